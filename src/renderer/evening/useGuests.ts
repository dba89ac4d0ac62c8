import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LedgerAccount, Evening, Guest } from '../../shared/evening.ts'
import { plainName } from '../../shared/names.ts'
import { useWords } from '../composables/useWords.ts'

interface GuestNames {
  readonly getName: (guest: Guest | undefined) => string
  /** Returns the name of a guest, the pool or the bank. */
  readonly getAccountName: (account: LedgerAccount) => string
  /** Joins several names: "Anna, Odile and Ruffard". */
  readonly formatList: ComputedRef<(guests: readonly Guest[]) => string>
  readonly isPerson: (guest: Guest) => boolean
  /** The only person of the evening, whom the table calls "you"; null if there are several. */
  readonly you: ComputedRef<Guest | null>
}

/** True if a present or former guest has this name, or main refused it; an empty name is free. */
export function isNameTaken(
  { guests }: Pick<Evening, 'guests'>,
  written: string,
  refused: string | null,
): boolean {
  const name = plainName(written)
  return name !== '' && (name === refused || guests.some((guest) => guest.name === name))
}

/** Returns the names of an evening's guests. */
export function useGuests(evening: () => Evening): GuestNames {
  const { texts, tag } = useWords()
  const getName = (guest: Guest | undefined): string =>
    guest === undefined
      ? ''
      : evening().guests[guest]?.name || texts.value.evening.unnamed(guest + 1)
  const isPerson = (guest: Guest): boolean => evening().guests[guest]?.kind === 'person'
  return {
    getName,
    getAccountName: (account) =>
      typeof account === 'number' ? getName(account) : texts.value.evening.ledger[account],
    formatList: computed(() => {
      const list = new Intl.ListFormat(tag.value, { type: 'conjunction' })
      return (guests) => list.format(guests.map(getName))
    }),
    isPerson,
    you: computed(() => {
      const [only, ...others] = evening().list.filter(isPerson)
      return only !== undefined && others.length === 0 ? only : null
    }),
  }
}
