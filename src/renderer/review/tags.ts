import { TAG_LIMIT, TAGS_LIMIT } from '../../shared/archive.ts'
import { plainName } from '../../shared/names.ts'

const foldCase = (tag: string): string => tag.toLocaleLowerCase()
const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => foldCase(one) === foldCase(tag))

/** Adds a tag; returns the same list if the tag is empty, already there, or one too many. */
export function withTag(tags: readonly string[], written: string): readonly string[] {
  const tag = plainName(plainName(written).slice(0, TAG_LIMIT))
  return tag === '' || hasTag(tags, tag) || tags.length >= TAGS_LIMIT ? tags : [...tags, tag]
}

/** Returns tags of the archive that match the input, limited to a short list. */
export const suggestTags = (
  known: readonly string[],
  tags: readonly string[],
  written: string,
): readonly string[] =>
  known
    .filter((tag) => !hasTag(tags, tag) && foldCase(tag).startsWith(foldCase(plainName(written))))
    .slice(0, 8)
