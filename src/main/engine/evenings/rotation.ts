// The duel (S-1) and the rotation (S-2): the stake times the value of each partie; after an agreed
// number of parties the loser gives up their seat to the first guest who waits. Those who wait may
// bet on either player (S-6).
import {
  type EveningPrompt,
  COMPANY,
  type EveningTerms,
  type Guest,
  type LedgerEntry,
} from '../../../shared/evening.ts'
import { type Bet, toLaidCounters, matchBets, withBet } from './bets.ts'
import { applyAttendance, attendanceBreach, solventGuests } from './attendance.ts'
import { payCounters, settleOneToOne } from './ledger.ts'
import {
  type PartieResult,
  type EveningBase,
  type EveningUpdate,
  type EveningRules,
  buildBase,
  promptFor,
  ownedBy,
  applyPayments,
  rotateLoser,
  seatedGuests,
  waitingGuests,
  wrongCounters,
} from './evening-rules.ts'

export interface RotationState extends EveningBase {
  readonly kind: 'duel' | 'rotation'
  /** `betting`: the guests who wait are asked for bets; `ready`: betting is over. */
  readonly phase: 'betting' | 'ready' | 'struck'
  readonly bets: readonly Bet[]
  /** Number of waiting guests who have answered. */
  readonly spoken: number
  /** Winners of the parties of this turn, in order. */
  readonly turn: readonly (0 | 1)[]
}

const partiesATurn = ({ partiesATurn: parties = 1 }: EveningTerms): number => parties

/** Starts the betting, in which each waiting guest is asked once before a partie. */
const startBetting = (state: RotationState): RotationState => ({
  ...state,
  bets: [],
  spoken: 0,
  phase: waitingGuests(state).length === 0 ? 'ready' : 'betting',
})

function findPrompt(state: RotationState): EveningPrompt | null {
  const guest = state.phase === 'betting' ? waitingGuests(state)[state.spoken] : undefined
  return guest === undefined ? null : promptFor(state, guest, 'bet', 0)
}

/** Returns the loser of the turn (S-2); after a draw, the loser of the last partie. */
function turnLoser(turn: readonly (0 | 1)[]): 0 | 1 {
  const won = turn.filter((winner) => winner === 0).length
  const lost = turn.length - won
  const last = turn.at(-1) ?? 0
  return won === lost ? (last === 0 ? 1 : 0) : won > lost ? 1 : 0
}

/** Returns the list after a partie: who lost the turn, or all counters, gives up the seat (S-2). */
function rotateSeats(state: RotationState, loser: 0 | 1): Pick<RotationState, 'list' | 'turn'> {
  const { turn, terms } = state
  const seats = seatedGuests(state)
  const list = [...seats, ...solventGuests({ ...state, list: waitingGuests(state) })]
  const isOut = ownedBy(state, seats[loser]) < 1
  if (!isOut && turn.length < partiesATurn(terms)) return { list, turn }
  return {
    list: solventGuests({ ...state, list: rotateLoser(list, isOut ? loser : turnLoser(turn)) }),
    turn: [],
  }
}

/** Returns the payment, limited to what the loser owns and the winner could have paid. */
function stakePaid(state: RotationState, loser: 0 | 1, value: number): readonly LedgerEntry[] {
  const seats = seatedGuests(state)
  const stake = Math.min(
    state.terms.stake * value,
    ownedBy(state, seats[0]),
    ownedBy(state, seats[1]),
  )
  return payCounters(seats[loser], seats[1 - loser] ?? 0, stake, 'S-1')
}

function settleStakes(
  state: RotationState,
  { winner, value }: PartieResult,
): EveningUpdate<RotationState> {
  const loser = winner === 0 ? 1 : 0
  const bets = matchBets(state.bets)
  const entries = [
    ...stakePaid(state, loser, value),
    ...settleOneToOne(bets[loser], bets[winner], 'S-6'),
  ]
  const { state: after } = applyPayments(state, entries)
  const next = { ...after, turn: [...state.turn, winner], parties: state.parties + 1 }
  return { state: startBetting({ ...next, ...rotateSeats(next, loser) }), entries }
}

/** Applies an entry or a departure. A late guest bets on the next partie. */
function moveGuest(state: RotationState, guest: Guest, what: 'enter' | 'leave'): RotationState {
  const place = waitingGuests(state).indexOf(guest)
  const after = applyAttendance(state, guest, what)
  const spoken = what === 'leave' && place < state.spoken ? state.spoken - 1 : state.spoken
  return {
    ...after,
    spoken,
    phase: state.phase === 'betting' && spoken < waitingGuests(after).length ? 'betting' : 'ready',
  }
}

const createRules = (kind: RotationState['kind'], rule: string): EveningRules<RotationState> => ({
  rule,
  guests: COMPANY[kind],
  isDrawn: false,
  startEvening(terms, list) {
    const base = { ...buildBase(kind, terms, list), bets: [], spoken: 0, turn: [] }
    return { state: startBetting({ ...base, phase: 'ready' }), entries: [] }
  },
  findPrompt,
  findBreach(state, guest, action) {
    if (state.phase === 'struck') return { rule: 'S-7', why: 'struck' }
    if (action.do === 'enter' || action.do === 'leave') {
      const breach = attendanceBreach(state, guest, action.do, rule, COMPANY[kind].most)
      const hasBet = action.do === 'leave' && state.bets.some(({ who }) => who === guest)
      return breach ?? (hasBet ? { rule: 'S-6', why: 'hasStaked' } : null)
    }
    const now = findPrompt(state)
    if (now === null || action.do !== 'bet') return { rule, why: 'notNow' }
    if (now.guest !== guest) return { rule: 'S-6', why: 'notYourTurn' }
    return wrongCounters(action.counters, now, ownedBy(state, guest), 'S-6')
  },
  applyAction(state, guest, action) {
    if (action.do === 'enter' || action.do === 'leave')
      return { state: moveGuest(state, guest, action.do), entries: [] }
    if (action.do !== 'bet') throw new Error(`${action.do} in a rotation`)
    const bets = withBet(state.bets, guest, action.side, action.counters)
    const spoken = state.spoken + 1
    const phase = spoken < waitingGuests(state).length ? 'betting' : 'ready'
    return { state: { ...state, bets, spoken, phase }, entries: [] }
  },
  listLaidCounters: ({ bets }) => toLaidCounters(bets),
  findNextPartie: (state) =>
    state.phase === 'ready' && state.list.length >= 2
      ? { seats: seatedGuests(state), dealer: null, dealsThroughout: false, advisers: [] }
      : null,
  settleStakes,
  closeEvening: (state) => ({ state: { ...state, phase: 'struck', bets: [] }, entries: [] }),
})

export const duel = createRules('duel', 'S-1')
export const rotation = createRules('rotation', 'S-2')
