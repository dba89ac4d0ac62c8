import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Evening, Guest, PartieProspect } from '../../shared/evening.ts'
import type { EveningWords, Staker } from '../../shared/words/en/evening.ts'
import { mayCountMore } from '../table/counting-more.ts'
import { useWords } from '../composables/useWords.ts'
import { useGuests } from './useGuests.ts'

interface Prospect {
  /** What happens next: the players, the deal, and the guest who waits for a seat. */
  readonly next: ComputedRef<string>
  /** What the next partie, or the one on the table, may bring the persons at the screen. */
  readonly stakes: ComputedRef<string>
}

/** What a guest may win or lose, and the player they are on the side of, if it is another. */
interface GuestStake {
  readonly win: number
  readonly lose: number
  readonly on: Guest | null
  /** Counters they have on the table of which nothing can be lost. */
  readonly uncovered: number
  /** True if it is more when the partie counts more than once. */
  readonly isMore: boolean
}

type Round = EveningWords['round']

const SIDES = [0, 1] as const

/**
 * Returns in words what comes next in an evening and what it costs. `addresses` is true where the
 * person at the screen is called "you", as at the table; in the round every guest is named.
 */
export function useProspect(evening: () => Evening, addresses: () => boolean): Prospect {
  const { texts } = useWords()
  const { getName, formatList, isPerson, you } = useGuests(evening)
  const words = computed(() => texts.value.evening.round)
  const persons = computed(() => evening().list.filter(isPerson))
  const describe = (guests: readonly Guest[]): Staker => {
    const isYou = addresses() && guests.length === 1 && guests[0] === you.value
    return isYou
      ? { names: null, isMany: false }
      : { names: formatList.value(guests), isMany: guests.length > 1 }
  }
  return {
    next: computed(() => describeNext(words.value, evening(), getName)),
    stakes: computed(() => {
      const { kind, prospect } = evening()
      if (prospect === null) return ''
      if (kind === 'pool')
        return [
          // at the table the pool itself is shown beside it
          ...(addresses() ? [] : [words.value.poolHolds(evening().pool)]),
          ...describePool(words.value, evening(), prospect, { describe, getName }),
        ].join(' ')
      const groups = groupByStake(persons.value, (guest) => findStake(evening(), prospect, guest))
      return groups
        .flatMap(({ guests, stake }) =>
          describeStake(words.value, describe(guests), stake, getName),
        )
        .join(' ')
    }),
  }
}

/** Tells who plays next, and who deals; nothing if that is still open. */
function describeNext(
  words: Round,
  { kind, phase, seats, dealer, list, prospect }: Evening,
  getName: (guest: Guest | undefined) => string,
): string {
  if (phase === 'playing') return words.onTable
  if (phase === 'ready' && seats === null) return words.drawAnew
  if (seats === null) return ''
  const [first, second] = [getName(seats[0]), getName(seats[1])] as const
  if (phase !== 'ready')
    return kind === 'banker' ? words.plansBank(first, second) : words.plans(first, second)
  const deals = dealer === 0 || dealer === 1 ? words.deals(getName(seats[dealer])) : words.drawn
  const waits = prospect?.entrant ?? null
  const after =
    kind === 'pool'
      ? [words.sitsOut(getName(list[2]))]
      : waits === null
        ? []
        : [words.entrant(getName(waits))]
  return [words.next(first, second), deals, ...after].join(' ')
}

/** Returns what the next partie may bring a guest, on the side on which they win more. */
function findStake(
  { list, game, options, onTable }: Evening,
  { gains, multiplied }: PartieProspect,
  guest: Guest,
): GuestStake {
  const [first = 0, second = 0] = gains.map((byGuest) => byGuest[guest])
  const place = list.indexOf(guest)
  const side = place === 0 || place === 1 ? place : first >= second ? 0 : 1
  const [win, lose] = side === 0 ? [first, -second] : [second, -first]
  return {
    win,
    lose,
    on: place < 2 ? null : (list[side] ?? null),
    uncovered: Math.max(0, (onTable[guest] ?? 0) - lose),
    isMore: multiplied[guest] === true && mayCountMore(game, options),
  }
}

/** Joins guests with the same stake, in their order. */
function groupByStake(
  guests: readonly Guest[],
  stakeOf: (guest: Guest) => GuestStake,
): readonly { readonly guests: readonly Guest[]; readonly stake: GuestStake }[] {
  const groups = new Map<string, { readonly guests: Guest[]; readonly stake: GuestStake }>()
  for (const guest of guests) {
    const stake = stakeOf(guest)
    const isNothing = stake.win === 0 && stake.lose === 0
    const key = isNothing ? String(stake.uncovered > 0) : Object.values(stake).join()
    const group = groups.get(key) ?? { guests: [], stake }
    groups.set(key, group)
    group.guests.push(guest)
  }
  return [...groups.values()]
}

function describeStake(
  { stakes }: Round,
  who: Staker,
  { win, lose, on, uncovered, isMore }: GuestStake,
  getName: (guest: Guest | undefined) => string,
): readonly string[] {
  const player = on === null ? null : getName(on)
  if (win === 0 && lose === 0) return [uncovered > 0 ? stakes.uncovered(who) : stakes.nothing(who)]
  return [
    win === lose ? stakes.either(who, win, player) : stakes.uneven(who, win, lose, player),
    ...(uncovered > 0 ? [stakes.rest(uncovered)] : []),
    ...(isMore ? [stakes.multiplied] : []),
  ]
}

/** Tells who needs one more partie to take a pool, and who pays into it. */
function describePool(
  words: Round,
  { list, seats }: Evening,
  { gains }: PartieProspect,
  {
    describe,
    getName,
  }: {
    readonly describe: (guests: readonly Guest[]) => Staker
    readonly getName: (guest: Guest | undefined) => string
  },
): readonly string[] {
  const gainOf = (winner: 0 | 1, guest: Guest | undefined): number =>
    guest === undefined ? 0 : (gains[winner][guest] ?? 0)
  const near = SIDES.find((seat) => gainOf(seat, seats?.[seat]) > 0)
  const due = SIDES.map((seat) => -gainOf(seat, seats?.[1 - seat]))
  const entry = Math.max(...SIDES.map((seat) => -gainOf(seat, list[2])))
  return [
    near === undefined ? words.poolOpen : words.poolNeeds(describe([seats?.[near] ?? 0])),
    ...(Math.max(...due) > 0 ? [words.poolLoser(Math.max(...due))] : []),
    ...(entry > 0 ? [words.poolEntrant(getName(list[2]), entry)] : []),
  ]
}
