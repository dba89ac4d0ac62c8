// The chouette without banker (S-4): two play, the winner stays, the loser goes to the end of the list; all others may
// stake on either side, and as much counts on the one as on the other.
import { type Asked, COMPANY } from '../../../shared/evening.ts'
import { type Bet, laidOn, tableaux, withBet } from './bets.ts'
import { come, comingBreach, withMeans } from './coming.ts'
import { noBalances, settled } from './ledger.ts'
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

export interface ChouetteState extends SittingState {
  readonly kind: 'chouette'
  readonly phase: 'staking' | 'ready' | 'struck'
  /** In the order in which they were laid, which is that of the list: those of the seats first. */
  readonly bets: readonly Bet[]
  /** How many of the list have spoken. */
  readonly spoken: number
}

const RULE = 'S-4'
const { least: LEAST, most: MOST } = COMPANY.chouette

function asked(state: ChouetteState): Asked | null {
  const { phase, list, spoken, terms } = state
  const guest = phase === 'staking' && list.length >= 2 ? list[spoken] : undefined
  return guest === undefined ? null : askedFor(state, guest, 'bet', spoken < 2 ? terms.stake : 0)
}

function settle(state: ChouetteState, { winner }: PartieResult): SittingStep<ChouetteState> {
  const loser = winner === 0 ? 1 : 0
  const sides = tableaux(state.bets)
  const entries = settled(sides[loser], sides[winner], RULE)
  const { state: after } = paying(state, entries)
  const here = [...seated(after), ...withMeans({ ...after, list: waiting(after) })]
  const list = withMeans({ ...after, list: risen(here, loser) })
  return { state: { ...after, list, phase: 'staking', bets: [], spoken: 0, parties: state.parties + 1 }, entries }
}

export const chouette: Sittings<ChouetteState> = {
  rule: RULE,
  guests: COMPANY.chouette,
  isDrawn: true,
  open(terms, list) {
    const common = { kind: 'chouette', terms, list, balances: noBalances(list.length), parties: 0 } as const
    return { state: { ...common, phase: 'staking', bets: [], spoken: 0 }, entries: [] }
  },
  asked,
  breach(state, guest, action) {
    if (state.phase === 'struck') return { rule: 'S-7', why: 'struck' }
    if (action.do === 'enter' || action.do === 'leave') {
      const breach = comingBreach(state, guest, action.do, RULE, MOST)
      if (breach !== null) return breach
      if (action.do === 'leave' && state.list.length <= LEAST) return { rule: RULE, why: 'tooFew' }
      if (action.do === 'leave' && state.bets.some(({ who }) => who === guest)) return { rule: RULE, why: 'hasStaked' }
      // who comes or goes while others are asked would change the order in which they speak
      return state.phase === 'staking' && state.spoken === 0 ? null : { rule: RULE, why: 'notNow' }
    }
    const now = asked(state)
    if (now === null || action.do !== 'bet') return { rule: RULE, why: 'notNow' }
    if (now.guest !== guest) return { rule: RULE, why: 'notYourTurn' }
    if (state.spoken < 2 && action.side !== state.spoken) return { rule: RULE, why: 'ownSide' }
    return wrongCounters(action.counters, now, ownedBy(state, guest), RULE)
  },
  step(state, guest, action) {
    if (action.do === 'enter' || action.do === 'leave') return { state: come(state, guest, action.do), entries: [] }
    if (action.do !== 'bet') throw new Error(`${action.do} in a chouette`)
    const bets = withBet(state.bets, guest, action.side, action.counters)
    const spoken = state.spoken + 1
    return { state: { ...state, bets, spoken, phase: spoken < state.list.length ? 'staking' : 'ready' }, entries: [] }
  },
  laid: ({ bets }) => laidOn(bets),
  table: (state) =>
    state.phase === 'ready' ? { seats: seated(state), dealer: null, dealsThroughout: false, advisers: [] } : null,
  settle,
  strike: (state) => ({ state: { ...state, phase: 'struck', bets: [] }, entries: [] }),
}
