import type { Profile } from '../../shared/archive.ts'
import { useWords } from '../use/useWords.ts'

interface Names {
  /** What somebody is called in a sentence. */
  readonly nameOf: (profile: Profile) => string
  /** The same with the level of a computer player, to choose from. */
  readonly titleOf: (profile: Profile) => string
}

/** What the people of the archive are called. */
export function useNames(): Names {
  const { texts } = useWords()
  const nameOf = (profile: Profile): string => profile.name || texts.value.table.you
  return {
    nameOf,
    titleOf: (profile) =>
      profile.level === null ? nameOf(profile) : `${nameOf(profile)}, ${texts.value.hall.level(profile.level).title}`,
  }
}
