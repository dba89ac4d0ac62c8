import type { Profile } from '../../shared/archive.ts'
import { useWords } from '../composables/useWords.ts'

interface ProfileNames {
  /** What somebody is called in a sentence. */
  readonly getName: (profile: Profile) => string
  /** The same with the level of a computer player, to choose from. */
  readonly getTitle: (profile: Profile) => string
}

/** What the people of the archive are called. */
export function useNames(): ProfileNames {
  const { texts } = useWords()
  const getName = (profile: Profile): string => profile.name || texts.value.table.you
  return {
    getName,
    getTitle: (profile) =>
      profile.level === null ? getName(profile) : `${getName(profile)}, ${texts.value.hall.level(profile.level).title}`,
  }
}
