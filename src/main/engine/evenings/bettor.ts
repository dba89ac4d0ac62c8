// Computer guests: they know every guest's level and the counters on the table, but no cards.
import type { EveningPrompt, EveningAction, Guest } from '../../../shared/evening.ts'
import { LEVELS, type Level } from '../players/levels.ts'
import type { Random } from '../random.ts'
import { ownedBy } from './evening-rules.ts'
import type { EveningState } from './replay.ts'

/** Levels by guest; null for a person. */
type Levels = readonly (string | null)[]

/** Bank, in stakes per opponent, above which it is better to withdraw. */
const FULL_BANK = 6
/** Careful players lay one part in `CAREFUL` of what they own. */
const CAREFUL = 4

const levelFor = (levels: Levels, guest: Guest): Level | null => {
  const [name] = levels[guest]?.split(':') ?? []
  return LEVELS.find((level) => level === name) ?? null
}

/** Returns the strength of a guest; a person counts as a player of the rulebook level. */
const strengthFor = (levels: Levels, guest: Guest): number =>
  LEVELS.indexOf(levelFor(levels, guest) ?? 'rulebook')

/** A guest who has to answer; their own level decides how they judge. */
interface Bettor {
  readonly state: EveningState
  readonly asked: EveningPrompt
  readonly levels: Levels
  readonly random: Random
}

const isHeedless = ({ asked, levels }: Bettor): boolean =>
  levelFor(levels, asked.guest) === 'random'

/** Returns by how much `one` seems stronger; a novice looks every other time, `random` never. */
function edgeSeen(bettor: Bettor, one: Guest | undefined, other: Guest | undefined): number {
  const { asked, levels, random } = bettor
  if (one === undefined || other === undefined || isHeedless(bettor)) return 0
  const looks = levelFor(levels, asked.guest) !== 'novice' || random.nextInt(2) === 0
  return looks ? strengthFor(levels, one) - strengthFor(levels, other) : 0
}

/** Returns the number of stakes for a side stronger by `edge`: 0 or 1 if both are equal. */
function stakesOn(bettor: Bettor, edge: number): number {
  if (isHeedless(bettor)) return bettor.random.nextInt(4)
  return edge > 0 ? 1 + Math.min(edge, 2) : edge < 0 ? 0 : bettor.random.nextInt(2)
}

/** Returns stakes as counters; good players risk only a part of what they own. */
function countersFor({ state, asked, levels }: Bettor, stakes: number): number {
  const level = levelFor(levels, asked.guest)
  const isCareful = level === 'club' || level === 'master'
  const risk = isCareful ? Math.floor(ownedBy(state, asked.guest) / CAREFUL) : Infinity
  const counters = Math.min(stakes * state.terms.stake, risk)
  return Math.min(Math.max(counters, asked.least), asked.most)
}

function chooseBet(bettor: Bettor): EveningAction {
  const { state, asked, random } = bettor
  const [first, second] = state.list
  const edge = edgeSeen(bettor, first, second)
  const own = state.list.indexOf(asked.guest)
  if (own === 0 || own === 1)
    return {
      do: 'bet',
      side: own,
      counters: countersFor(bettor, 1 + stakesOn(bettor, own === 0 ? edge : -edge)),
    }
  const side = edge === 0 ? random.nextInt(2) : edge > 0 ? 0 : 1
  return {
    do: 'bet',
    side: side === 0 ? 0 : 1,
    counters: countersFor(bettor, stakesOn(bettor, Math.abs(edge))),
  }
}

/** Chooses a stake against the bank, or on the banker's side when all others have staked. */
function chooseStake(bettor: Bettor): EveningAction {
  const { state, asked } = bettor
  const [banker, ponte] = state.list
  const against = state.phase === 'staking'
  const edge = against ? edgeSeen(bettor, ponte, banker) : edgeSeen(bettor, banker, ponte)
  const own = asked.guest === ponte ? 1 : 0
  return { do: 'stake', counters: countersFor(bettor, own + stakesOn(bettor, edge)) }
}

/** Chooses a bank: for each opponent the stake that the guest would lay on themselves. */
function layBank(bettor: Bettor): EveningAction {
  const { list } = bettor.state
  const edge = edgeSeen(bettor, list[0], list[1])
  return {
    do: 'layBank',
    counters: countersFor(bettor, (list.length - 1) * (1 + stakesOn(bettor, edge))),
  }
}

/** Returns the maximum or the minimum that may be paid into the bank or taken out of it. */
const mostOrLeast = (bettor: Bettor, does: boolean): number =>
  does ? bettor.asked.most : bettor.asked.least

/** Returns true if the guest expects to beat the ponte; if both are equally strong, by chance. */
function trustsSelf(bettor: Bettor, ponte: Guest | undefined): boolean {
  const edge = edgeSeen(bettor, bettor.state.list[0], ponte)
  return edge === 0 ? bettor.random.nextInt(2) === 0 : edge > 0
}

/** Chooses to stay or to withdraw. The next guest plays against a bank that stays (S-3b). */
function keepOrWithdraw(bettor: Bettor): EveningAction {
  const { list, terms, balances } = bettor.state
  const isFull = balances.bank > FULL_BANK * terms.stake * (list.length - 1)
  const keeps = trustsSelf(bettor, list[2] ?? list[1]) && (!isFull || isHeedless(bettor))
  return { do: keeps ? 'keepBank' : 'withdraw' }
}

/** Returns the answer of a computer guest; `levels` by guest. Depends only on its arguments. */
export function chooseAnswer(
  state: EveningState,
  asked: EveningPrompt,
  levels: Levels,
  random: Random,
): EveningAction {
  const bettor: Bettor = { state, asked, levels, random }
  switch (asked.asks) {
    case 'bet':
      return chooseBet(bettor)
    case 'stake':
      return chooseStake(bettor)
    case 'layBank':
      return layBank(bettor)
    case 'raiseBank':
      return { do: 'raiseBank', counters: mostOrLeast(bettor, trustsSelf(bettor, state.list[1])) }
    case 'takeOut':
      return { do: 'takeOut', counters: mostOrLeast(bettor, !trustsSelf(bettor, state.list[1])) }
    case 'keepBank':
    case 'withdraw':
      return keepOrWithdraw(bettor)
    // no prompt asks a guest to enter or to leave
    case 'enter':
    case 'leave':
      return { do: asked.asks }
    default:
      return asked.asks satisfies never
  }
}
