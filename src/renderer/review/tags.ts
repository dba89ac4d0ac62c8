import { TAG_LIMIT, TAGS_LIMIT } from '../../shared/archive.ts'
import { plainName } from '../../shared/names.ts'

const folded = (tag: string): string => tag.toLocaleLowerCase()
const has = (tags: readonly string[], tag: string): boolean => tags.some((one) => folded(one) === folded(tag))

/** The tags with one more; the same ones when it is none, is there already, or one too many. */
export function withTag(tags: readonly string[], written: string): readonly string[] {
  const tag = plainName(plainName(written).slice(0, TAG_LIMIT))
  return tag === '' || has(tags, tag) || tags.length >= TAGS_LIMIT ? tags : [...tags, tag]
}

/** Tags used elsewhere that may be meant, as many as are looked through at a glance. */
export const suggested = (known: readonly string[], tags: readonly string[], written: string): readonly string[] =>
  known.filter((tag) => !has(tags, tag) && folded(tag).startsWith(folded(plainName(written)))).slice(0, 8)
