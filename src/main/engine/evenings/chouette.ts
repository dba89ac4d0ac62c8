// The chouette without banker (S-4): two play, the winner stays, the loser goes to the end of the
// list. All others may stake on either side, and the same amount counts on both.
import { type EveningPrompt, COMPANY } from '../../../shared/evening.ts'
import { type Bet, toLaidCounters, matchBets, withBet } from './bets.ts'
import { applyAttendance, attendanceBreach, solventGuests } from './attendance.ts'
import { settleOneToOne } from './ledger.ts'
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

export interface ChouetteState extends EveningBase {
  readonly kind: 'chouette'
  readonly phase: 'staking' | 'ready' | 'struck'
  /** In the order in which they were laid, which is that of the list: the two seats first. */
  readonly bets: readonly Bet[]
  /** Number of guests on the list who have answered. */
  readonly spoken: number
}

const RULE = 'S-4'
const { least: LEAST, most: MOST } = COMPANY.chouette

function findPrompt(state: ChouetteState): EveningPrompt | null {
  const { phase, list, spoken, terms } = state
  const guest = phase === 'staking' && list.length >= 2 ? list[spoken] : undefined
  return guest === undefined ? null : promptFor(state, guest, 'bet', spoken < 2 ? terms.stake : 0)
}

function settleStakes(
  state: ChouetteState,
  { winner }: PartieResult,
): EveningUpdate<ChouetteState> {
  const loser = winner === 0 ? 1 : 0
  const sides = matchBets(state.bets)
  const entries = settleOneToOne(sides[loser], sides[winner], RULE)
  const { state: after } = applyPayments(state, entries)
  const here = [...seatedGuests(after), ...solventGuests({ ...after, list: waitingGuests(after) })]
  const list = solventGuests({ ...after, list: rotateLoser(here, loser) })
  return {
    state: { ...after, list, phase: 'staking', bets: [], spoken: 0, parties: state.parties + 1 },
    entries,
  }
}

export const chouette: EveningRules<ChouetteState> = {
  rule: RULE,
  guests: COMPANY.chouette,
  isDrawn: true,
  startEvening(terms, list) {
    const base = buildBase('chouette', terms, list)
    return { state: { ...base, phase: 'staking', bets: [], spoken: 0 }, entries: [] }
  },
  findPrompt,
  findBreach(state, guest, action) {
    if (state.phase === 'struck') return { rule: 'S-7', why: 'struck' }
    if (action.do === 'enter' || action.do === 'leave') {
      const breach = attendanceBreach(state, guest, action.do, RULE, MOST)
      if (breach !== null) return breach
      if (action.do === 'leave' && state.list.length <= LEAST) return { rule: RULE, why: 'tooFew' }
      if (action.do === 'leave' && state.bets.some(({ who }) => who === guest))
        return { rule: RULE, why: 'hasStaked' }
      // entering or leaving between two answers would change the order of the answers
      return state.phase === 'staking' && state.spoken === 0 ? null : { rule: RULE, why: 'notNow' }
    }
    const now = findPrompt(state)
    if (now === null || action.do !== 'bet') return { rule: RULE, why: 'notNow' }
    if (now.guest !== guest) return { rule: RULE, why: 'notYourTurn' }
    if (state.spoken < 2 && action.side !== state.spoken) return { rule: RULE, why: 'ownSide' }
    return wrongCounters(action.counters, now, ownedBy(state, guest), RULE)
  },
  applyAction(state, guest, action) {
    if (action.do === 'enter' || action.do === 'leave')
      return { state: applyAttendance(state, guest, action.do), entries: [] }
    if (action.do !== 'bet') throw new Error(`${action.do} in a chouette`)
    const bets = withBet(state.bets, guest, action.side, action.counters)
    const spoken = state.spoken + 1
    return {
      state: { ...state, bets, spoken, phase: spoken < state.list.length ? 'staking' : 'ready' },
      entries: [],
    }
  },
  listLaidCounters: ({ bets }) => toLaidCounters(bets),
  findNextPartie: (state) =>
    state.phase === 'ready'
      ? { seats: seatedGuests(state), dealer: null, dealsThroughout: false, advisers: [] }
      : null,
  settleStakes,
  closeEvening: (state) => ({ state: { ...state, phase: 'struck', bets: [] }, entries: [] }),
}
