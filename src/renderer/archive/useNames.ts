import type { Profile } from '../../shared/archive.ts'
import { useWords } from '../composables/useWords.ts'

interface ProfileNames {
  /** Returns the name as used in a sentence. */
  readonly getName: (profile: Profile) => string
  /** Returns the name with the level of a computer player, for lists to choose from. */
  readonly getTitle: (profile: Profile) => string
}

/** Returns the names of the people in the archive. */
export function useNames(): ProfileNames {
  const { texts } = useWords()
  const getName = (profile: Profile): string => profile.name || texts.value.table.you
  return {
    getName,
    getTitle: (profile) =>
      profile.level === null
        ? getName(profile)
        : `${getName(profile)}, ${texts.value.hall.level(profile.level).title}`,
  }
}
