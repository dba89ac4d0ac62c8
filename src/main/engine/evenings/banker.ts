// The chouette with banker (S-3), against all others; the ponte plays for them, they may advise.
import {
  type EveningPrompt,
  COMPANY,
  type EveningAction,
  type EveningBreach,
  type Guest,
  type LaidCounters,
  MOST_COUNTERS,
} from '../../../shared/evening.ts'
import { applyAttendance, attendanceBreach, solventGuests } from './attendance.ts'
import { type LaidStake, capStakes, payCounters, settleOneToOne, sumCounters } from './ledger.ts'
import {
  type PartieResult,
  type EveningBase,
  type EveningUpdate,
  type EveningRules,
  buildBase,
  promptFor,
  ownedBy,
  applyPayments,
  seatedGuests,
  wrongCounters,
} from './evening-rules.ts'

interface Stake extends LaidStake {
  readonly who: Guest
}

/**
 * `bank`: the banker lays the bank; `staking`: the others stake, the ponte first; `raising`: the
 * stakes exceed the bank; `backing`: they still do, and guests without a stake may support the
 * banker; `excess`: the stakes are less than the bank; `ready`: a partie; `deciding`: the banker
 * has won and chooses to stay or to withdraw.
 */
type Phase = 'bank' | 'staking' | 'raising' | 'backing' | 'excess' | 'ready' | 'deciding' | 'struck'

export interface BankerState extends EveningBase {
  readonly kind: 'banker'
  readonly phase: Phase
  /** The banker first, then the ponte, then the others by rank. */
  readonly list: readonly Guest[]
  /** Stakes against the bank, in order of rank. */
  readonly stakes: readonly Stake[]
  /** Stakes on the banker's side, in order of rank. */
  readonly backing: readonly Stake[]
  /** Number of guests who have answered in this phase. */
  readonly spoken: number
}

const RULE = 'S-3'
const { least: LEAST, most: MOST } = COMPANY.banker

const listOpponents = ({ list }: BankerState): readonly Guest[] => list.slice(1)
/** Returns the guests who may still support the banker: those who have staked nothing. */
const listUncommitted = (state: BankerState): readonly Guest[] =>
  listOpponents(state).filter((guest) => !state.stakes.some(({ who }) => who === guest))

/** Returns by how much the stakes exceed the banker's side; negative if the bank is not covered. */
const stakeGap = ({ stakes, backing, balances }: BankerState): number =>
  sumCounters(stakes) - sumCounters(backing) - balances.bank

/** Returns the counters to ask for, at most as many as can be laid at once. */
const atOnce = (counters: number): number => Math.min(counters, MOST_COUNTERS)

function findPrompt(state: BankerState): EveningPrompt | null {
  const { phase, spoken, terms, list } = state
  const [banker = 0] = list
  switch (phase) {
    case 'bank':
      return list.length < 2 ? null : promptFor(state, banker, 'layBank', terms.stake)
    case 'staking': {
      const guest = listOpponents(state)[spoken]
      if (guest === undefined) return null
      // the ponte has to stake something
      return { ...promptFor(state, guest, 'stake', spoken === 0 ? terms.stake : 0), on: 'against' }
    }
    case 'raising':
      return promptFor(state, banker, 'raiseBank', 0, atOnce(stakeGap(state)))
    case 'backing': {
      const guest = listUncommitted(state)[spoken]
      if (guest === undefined) return null
      return { ...promptFor(state, guest, 'stake', 0, atOnce(stakeGap(state))), on: 'bank' }
    }
    case 'excess':
      return { guest: banker, asks: 'takeOut', least: 0, most: -stakeGap(state) }
    case 'deciding':
      return { guest: banker, asks: 'keepBank', least: 0, most: 0 }
    case 'ready':
    case 'struck':
      return null
    default:
      return phase satisfies never
  }
}

const inPhase = (state: BankerState, phase: Phase): BankerState => ({ ...state, phase, spoken: 0 })

/** Starts a round in this order: no stakes, and without the guests who have nothing to stake. */
function startRound(
  state: BankerState,
  phase: 'bank' | 'staking',
  list: readonly Guest[],
): BankerState {
  const [banker = 0] = list
  const able = solventGuests({ ...state, list })
  const holds = phase === 'staking' && !able.includes(banker)
  return {
    ...inPhase(state, phase),
    list: holds ? [banker, ...able] : able,
    stakes: [],
    backing: [],
  }
}

/** Moves on from staking, by the difference between stakes and bank. */
function closeStaking(state: BankerState): BankerState {
  const [banker = 0] = state.list
  const over = stakeGap(state)
  if (over < 0) return inPhase(state, 'excess')
  if (over === 0) return inPhase(state, 'ready')
  return ownedBy(state, banker) > 0 ? inPhase(state, 'raising') : startBacking(state)
}

const startBacking = (state: BankerState): BankerState =>
  inPhase(state, stakeGap(state) > 0 && listUncommitted(state).length > 0 ? 'backing' : 'ready')

function applyAction(
  state: BankerState,
  guest: Guest,
  action: EveningAction,
): EveningUpdate<BankerState> {
  switch (action.do) {
    case 'layBank': {
      const laid = applyPayments(state, payCounters(guest, 'bank', action.counters, RULE))
      return { ...laid, state: startRound(laid.state, 'staking', state.list) }
    }
    case 'stake':
      return {
        state:
          state.phase === 'staking'
            ? addStake(state, guest, action.counters)
            : addBacking(state, guest, action.counters),
        entries: [],
      }
    case 'raiseBank': {
      const raised = applyPayments(state, payCounters(guest, 'bank', action.counters, RULE))
      return { ...raised, state: startBacking(raised.state) }
    }
    case 'takeOut': {
      const taken = applyPayments(state, payCounters('bank', guest, action.counters, RULE))
      return { ...taken, state: inPhase(taken.state, 'ready') }
    }
    case 'keepBank':
      return { state: startRound(state, 'staking', orderAfterWin(state.list)), entries: [] }
    case 'withdraw': {
      const out = applyPayments(state, payCounters('bank', guest, state.balances.bank, 'S-3c'))
      return { ...out, state: startRound(out.state, 'bank', orderAfterWithdrawal(state.list)) }
    }
    case 'enter':
    case 'leave':
      return { state: applyAttendance(state, guest, action.do), entries: [] }
    case 'bet':
      throw new Error('no bets in a chouette with banker')
    default:
      return action satisfies never
  }
}

const withStake = (stakes: readonly Stake[], who: Guest, counters: number): readonly Stake[] =>
  counters === 0 ? stakes : [...stakes, { who, counters }]

function addStake(state: BankerState, guest: Guest, counters: number): BankerState {
  const next = {
    ...state,
    stakes: withStake(state.stakes, guest, counters),
    spoken: state.spoken + 1,
  }
  return next.spoken < listOpponents(next).length ? next : closeStaking(next)
}

function addBacking(state: BankerState, guest: Guest, counters: number): BankerState {
  const next = {
    ...state,
    backing: withStake(state.backing, guest, counters),
    spoken: state.spoken + 1,
  }
  return next.spoken < listUncommitted(next).length && stakeGap(next) > 0
    ? next
    : inPhase(next, 'ready')
}

/** Returns the order by S-3a: P 3 4 5 B. */
const orderAfterLoss = ([banker = 0, ...others]: readonly Guest[]): readonly Guest[] => [
  ...others,
  banker,
]
/** Returns the order by S-3b: B 3 4 5 P. */
const orderAfterWin = ([banker = 0, ponte = 0, ...others]: readonly Guest[]): readonly Guest[] => [
  banker,
  ...others,
  ponte,
]
/** Returns the order by S-3c: 3 4 5 P B. */
const orderAfterWithdrawal = ([
  banker = 0,
  ponte = 0,
  ...others
]: readonly Guest[]): readonly Guest[] => [...others, ponte, banker]

/** Settles the stakes that count one to one; a beaten banker takes back what no stake covered. */
function settleStakes(state: BankerState, { winner }: PartieResult): EveningUpdate<BankerState> {
  const [banker = 0] = state.list
  const bank: LaidStake = { who: 'bank', counters: state.balances.bank }
  const limit = Math.min(sumCounters(state.stakes), bank.counters + sumCounters(state.backing))
  const stakes = capStakes(state.stakes, limit)
  const backing = capStakes([bank, ...state.backing], limit)
  const counted = { ...state, parties: state.parties + 1 }
  if (winner === 0) {
    const won = applyPayments(counted, settleOneToOne(stakes, backing, 'S-3b'))
    return { ...won, state: inPhase({ ...won.state, stakes: [], backing: [] }, 'deciding') }
  }
  const covered = sumCounters(backing.filter(({ who }) => who === 'bank'))
  const lost = settleOneToOne(backing, stakes, 'S-3a')
  const after = applyPayments(counted, [
    ...lost,
    ...payCounters('bank', banker, bank.counters - covered, 'S-3a'),
  ])
  return { ...after, state: startRound(after.state, 'bank', orderAfterLoss(state.list)) }
}

/** Returns true between two parties, before the first stake, and if the banker is alone. */
const isAttendanceOpen = ({ phase, list }: BankerState): boolean =>
  phase === 'bank' || phase === 'deciding' || list.length < 2

function findAttendanceBreach(
  state: BankerState,
  guest: Guest,
  what: 'enter' | 'leave',
): EveningBreach | null {
  const breach = attendanceBreach(state, guest, what, RULE, MOST)
  if (breach !== null) return breach
  if (what === 'leave' && state.list.length <= LEAST) return { rule: RULE, why: 'tooFew' }
  const laid = [...state.stakes, ...state.backing]
  if (what === 'leave' && laid.some(({ who }) => who === guest))
    return { rule: RULE, why: 'hasStaked' }
  // entering or leaving between two answers would change the order of the answers
  return isAttendanceOpen(state) ? null : { rule: RULE, why: 'notNow' }
}

export const banker: EveningRules<BankerState> = {
  rule: RULE,
  guests: COMPANY.banker,
  isDrawn: true,
  startEvening(terms, list) {
    const base = buildBase('banker', terms, list)
    return { state: { ...base, phase: 'bank', stakes: [], backing: [], spoken: 0 }, entries: [] }
  },
  findPrompt,
  findBreach(state, guest, action) {
    if (state.phase === 'struck') return { rule: 'S-7', why: 'struck' }
    if (action.do === 'enter' || action.do === 'leave')
      return findAttendanceBreach(state, guest, action.do)
    const now = findPrompt(state)
    const fits = now?.asks === action.do || (now?.asks === 'keepBank' && action.do === 'withdraw')
    if (now === null || !fits) return { rule: RULE, why: 'notNow' }
    if (now.guest !== guest) return { rule: RULE, why: 'notYourTurn' }
    if (!('counters' in action)) return null
    // what is taken out of the bank does not come out of a purse
    return wrongCounters(
      action.counters,
      now,
      action.do === 'takeOut' ? Infinity : ownedBy(state, guest),
      RULE,
    )
  },
  applyAction,
  listLaidCounters: ({ stakes, backing }) => [
    ...stakes.map(({ who, counters }): LaidCounters => ({ guest: who, on: 'against', counters })),
    ...backing.map(({ who, counters }): LaidCounters => ({ guest: who, on: 'bank', counters })),
  ],
  findNextPartie(state) {
    if (state.phase !== 'ready') return null
    const backers = new Set(state.backing.map(({ who }) => who))
    const advisers = state.list.slice(2).filter((guest) => !backers.has(guest))
    return { seats: seatedGuests(state), dealer: 0, dealsThroughout: true, advisers }
  },
  settleStakes,
  closeEvening(state) {
    const [owner = 0] = state.list
    const back = applyPayments(state, payCounters('bank', owner, state.balances.bank, 'S-7'))
    return { ...back, state: { ...inPhase(back.state, 'struck'), stakes: [], backing: [] } }
  },
}
