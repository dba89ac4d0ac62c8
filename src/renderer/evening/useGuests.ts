import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Account, Evening, Guest } from '../../shared/evening.ts'
import { plainName } from '../../shared/names.ts'
import { useWords } from '../use/useWords.ts'

interface Guests {
  readonly nameOf: (guest: Guest | undefined) => string
  /** A guest by name, or the pool or the bank. */
  readonly accountOf: (account: Account) => string
  /** Several in a row: "Anna, Odile and Ruffard". */
  readonly listOf: ComputedRef<(guests: readonly Guest[]) => string>
  readonly isPerson: (guest: Guest) => boolean
}

/** Whether somebody who ever came is called so, or main has said it; who has no name yet takes nobody’s. */
export function isNameTaken({ guests }: Pick<Evening, 'guests'>, written: string, refused: string | null): boolean {
  const name = plainName(written)
  return name !== '' && (name === refused || guests.some((guest) => guest.name === name))
}

/** The guests of an evening as they are called. */
export function useGuests(evening: () => Evening): Guests {
  const { texts, tag } = useWords()
  const nameOf = (guest: Guest | undefined): string =>
    (guest === undefined ? '' : evening().guests[guest]?.name) || texts.value.table.you
  return {
    nameOf,
    accountOf: (account) => (typeof account === 'number' ? nameOf(account) : texts.value.evening.ledger[account]),
    listOf: computed(() => {
      const list = new Intl.ListFormat(tag.value, { type: 'conjunction' })
      return (guests) => list.format(guests.map(nameOf))
    }),
    isPerson: (guest) => evening().guests[guest]?.kind === 'person',
  }
}
