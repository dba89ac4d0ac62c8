import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LedgerAccount, Evening, Guest } from '../../shared/evening.ts'
import { plainName } from '../../shared/names.ts'
import { useWords } from '../composables/useWords.ts'

interface GuestNames {
  readonly getName: (guest: Guest | undefined) => string
  /** A guest by name, or the pool or the bank. */
  readonly getAccountName: (account: LedgerAccount) => string
  /** Several in a row: "Anna, Odile and Ruffard". */
  readonly formatList: ComputedRef<(guests: readonly Guest[]) => string>
  readonly isPerson: (guest: Guest) => boolean
}

/** Whether somebody who ever came is called so, or main has said it; who has no name yet takes nobody’s. */
export function isNameTaken({ guests }: Pick<Evening, 'guests'>, written: string, refused: string | null): boolean {
  const name = plainName(written)
  return name !== '' && (name === refused || guests.some((guest) => guest.name === name))
}

/** The guests of an evening as they are called. */
export function useGuests(evening: () => Evening): GuestNames {
  const { texts, tag } = useWords()
  const getName = (guest: Guest | undefined): string =>
    (guest === undefined ? '' : evening().guests[guest]?.name) || texts.value.table.you
  return {
    getName,
    getAccountName: (account) => (typeof account === 'number' ? getName(account) : texts.value.evening.ledger[account]),
    formatList: computed(() => {
      const list = new Intl.ListFormat(tag.value, { type: 'conjunction' })
      return (guests) => list.format(guests.map(getName))
    }),
    isPerson: (guest) => evening().guests[guest]?.kind === 'person',
  }
}
