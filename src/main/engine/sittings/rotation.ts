// The duel (S-1) and the rotation (S-2): the stake times the value of each partie; after an agreed number of parties the
// loser gives his seat to the first who waits. Those who wait may bet on either player (S-6).
import { type Asked, COMPANY, type EveningTerms, type Guest, type LedgerEntry } from '../../../shared/evening.ts'
import { type Bet, laidOn, tableaux, withBet } from './bets.ts'
import { come, comingBreach, withMeans } from './coming.ts'
import { noBalances, paid, settled } from './ledger.ts'
import {
  type PartieResult,
  type SittingState,
  type SittingStep,
  type Sittings,
  askedFor,
  ownedBy,
  paying,
  risen,
  seated,
  waiting,
  wrongCounters,
} from './sitting.ts'

export interface RotationState extends SittingState {
  readonly kind: 'duel' | 'rotation'
  /** `betting`: those who wait say what they bet; `ready`: a partie, and nobody bets any more. */
  readonly phase: 'betting' | 'ready' | 'struck'
  readonly bets: readonly Bet[]
  /** How many of those who wait have said what they bet. */
  readonly spoken: number
  /** Winners of the parties of this turn, in order. */
  readonly turn: readonly (0 | 1)[]
}

const partiesATurn = ({ partiesATurn: parties = 1 }: EveningTerms): number => parties

/** Everybody who waits is asked once before each partie. */
const betting = (state: RotationState): RotationState => ({
  ...state,
  ...{ bets: [], spoken: 0 },
  phase: waiting(state).length === 0 ? 'ready' : 'betting',
})

function asked(state: RotationState): Asked | null {
  const guest = state.phase === 'betting' ? waiting(state)[state.spoken] : undefined
  return guest === undefined ? null : askedFor(state, guest, 'bet', 0)
}

/** S-2: the loser of the turn; of as many lost, who lost the last. */
function loserOf(turn: readonly (0 | 1)[]): 0 | 1 {
  const won = turn.filter((winner) => winner === 0).length
  const lost = turn.length - won
  const last = turn.at(-1) ?? 0
  return won === lost ? (last === 0 ? 1 : 0) : won > lost ? 1 : 0
}

/** The list after a partie: who lost the turn, or all he had, gives up his seat (S-2). */
function moved(state: RotationState, loser: 0 | 1): Pick<RotationState, 'list' | 'turn'> {
  const { turn, terms } = state
  const seats = seated(state)
  const list = [...seats, ...withMeans({ ...state, list: waiting(state) })]
  const isOut = ownedBy(state, seats[loser]) < 1
  if (!isOut && turn.length < partiesATurn(terms)) return { list, turn }
  return { list: withMeans({ ...state, list: risen(list, isOut ? loser : loserOf(turn)) }), turn: [] }
}

/** The stake of a partie: nobody plays for more than he has, nor for more than the other could pay. */
function stakePaid(state: RotationState, loser: 0 | 1, value: number): readonly LedgerEntry[] {
  const seats = seated(state)
  const stake = Math.min(state.terms.stake * value, ownedBy(state, seats[0]), ownedBy(state, seats[1]))
  return paid(seats[loser], seats[1 - loser] ?? 0, stake, 'S-1')
}

function settle(state: RotationState, { winner, value }: PartieResult): SittingStep<RotationState> {
  const loser = winner === 0 ? 1 : 0
  const bets = tableaux(state.bets)
  const entries = [...stakePaid(state, loser, value), ...settled(bets[loser], bets[winner], 'S-6')]
  const { state: after } = paying(state, entries)
  const next = { ...after, turn: [...state.turn, winner], parties: state.parties + 1 }
  return { state: betting({ ...next, ...moved(next, loser) }), entries }
}

/** Somebody comes or goes. Who comes when the bets are closed bets on the next partie. */
function moveIn(state: RotationState, guest: Guest, what: 'enter' | 'leave'): RotationState {
  const place = waiting(state).indexOf(guest)
  const after = come(state, guest, what)
  const spoken = what === 'leave' && place < state.spoken ? state.spoken - 1 : state.spoken
  return { ...after, spoken, phase: state.phase === 'betting' && spoken < waiting(after).length ? 'betting' : 'ready' }
}

const kindOf = (kind: RotationState['kind'], rule: string): Sittings<RotationState> => ({
  rule,
  guests: COMPANY[kind],
  isDrawn: false,
  open(terms, list) {
    const common = { kind, terms, list, balances: noBalances(list.length), parties: 0, bets: [], spoken: 0, turn: [] }
    return { state: betting({ ...common, phase: 'ready' }), entries: [] }
  },
  asked,
  breach(state, guest, action) {
    if (state.phase === 'struck') return { rule: 'S-7', why: 'struck' }
    if (action.do === 'enter' || action.do === 'leave') {
      const breach = comingBreach(state, guest, action.do, rule, COMPANY[kind].most)
      const hasBet = action.do === 'leave' && state.bets.some(({ who }) => who === guest)
      return breach ?? (hasBet ? { rule: 'S-6', why: 'hasStaked' } : null)
    }
    const now = asked(state)
    if (now === null || action.do !== 'bet') return { rule, why: 'notNow' }
    if (now.guest !== guest) return { rule: 'S-6', why: 'notYourTurn' }
    return wrongCounters(action.counters, now, ownedBy(state, guest), 'S-6')
  },
  step(state, guest, action) {
    if (action.do === 'enter' || action.do === 'leave') return { state: moveIn(state, guest, action.do), entries: [] }
    if (action.do !== 'bet') throw new Error(`${action.do} in a rotation`)
    const bets = withBet(state.bets, guest, action.side, action.counters)
    const spoken = state.spoken + 1
    const phase = spoken < waiting(state).length ? 'betting' : 'ready'
    return { state: { ...state, bets, spoken, phase }, entries: [] }
  },
  laid: ({ bets }) => laidOn(bets),
  table: (state) =>
    state.phase === 'ready' && state.list.length >= 2
      ? { seats: seated(state), dealer: null, dealsThroughout: false, advisers: [] }
      : null,
  settle,
  strike: (state) => ({ state: { ...state, phase: 'struck', bets: [] }, entries: [] }),
})

export const duel = kindOf('duel', 'S-1')
export const rotation = kindOf('rotation', 'S-2')
