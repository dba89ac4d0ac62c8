// What every action is worth: tried in worlds that fit the view while there is a talon, reckoned exactly after it.
import { type Side, otherSide } from '../../../../../shared/duel.ts'
import { dealsOf } from '../../../../../shared/games/tatteln-values.ts'
import type { Random } from '../../../random.ts'
import { chanceOf, matschInPoints } from '../worth.ts'
import { oppositeOf } from '../evidence.ts'
import { handIn } from '../imagine.ts'
import type { TattelnSight } from '../view.ts'
import { codesOf } from '../bits.ts'
import { type Style, endOf, playOut, settle, stakesOf } from './playout.ts'
import { type Position, copyPosition, drawOpenFor, hasTalon, newPosition, playCard, playable, rob } from './position.ts'
import { sayAll } from './saying.ts'
import { fillIn, positionOf } from './sight.ts'
import { type Stakes, solverOf } from './solve.ts'
import { tasteOf } from './taste.ts'
import { type Weighed, weighedWorlds } from './weigh.ts'

/** What is done before a card: nothing, announcing, robbing, or drawing one of the last two cards. */
export type Before = 'nothing' | 'announce' | 'rob' | 'drawTurnUp' | 'drawCovered'

/** Something to be tried: what is done first, and a card, or -1 where the others go on by themselves. */
export interface Trial {
  readonly before: Before
  readonly card: number
}

/** What came of a trial, added up over the worlds. */
export interface Sum {
  count: number
  own: number
  against: number
  equity: number
  squares: number
  chance: number
}

const NO_SUM: Sum = { count: 0, own: 0, against: 0, equity: 0, squares: 0, chance: 0 }

/** The end of a deal, as one seat sees it. */
interface Result {
  readonly own: number
  readonly against: number
  readonly chance: number
  readonly equity: number
}

export interface Thought {
  readonly samples: number
  readonly weighs: boolean
}

/** Before anything is left out, each is tried in so many worlds; then what lies so many standard errors behind is. */
const FIRST_LOOK = 32
const BEHIND = 3
/** Tricks before the end from which a deal is played out exactly, by those who count out both hands, and by others. */
const EXACT = { weighed: 4, glance: 2 }
/** Worlds looked at for each that is taken, where likelier ones are to be taken oftener. */
const LOOKED_AT = 4

/** The trials there are: each card, with what can be done before it. */
function trialsOf(position: Position, befores: readonly Before[]): readonly Trial[] {
  const scratch = newPosition(position.form)
  return befores.flatMap((before): readonly Trial[] => {
    if (before === 'drawTurnUp' || before === 'drawCovered') return [{ before, card: -1 }]
    copyPosition(scratch, position)
    if (before === 'rob') rob(scratch)
    return codesOf(playable(scratch)).map((card) => ({ before, card }))
  })
}

/** Does what is to be tried. */
function tried(position: Position, { before, card }: Trial): void {
  if (before === 'rob') rob(position)
  if (before === 'drawTurnUp' || before === 'drawCovered') drawOpenFor(position, before === 'drawTurnUp')
  else if (before !== 'nothing' && position.lead < 0) sayAll(position)
  if (card >= 0 && position.won < 0) playCard(position, card)
}

/** Who thinks, and about what. */
interface Question {
  readonly view: TattelnSight
  readonly eye: Side
  readonly other: Side
  readonly base: Position
  readonly style: Style
  /** Used again and again. */
  readonly filled: Position
  readonly scratch: Position
}

function questionOf(view: TattelnSight, eye: Side, exact: number): Question {
  const other = otherSide(eye)
  const base = positionOf(view, eye)
  const { score, options } = view
  const deals = dealsOf(view)
  const costs = (side: Side): number => matschInPoints(options, score[side], score[otherSide(side)], deals)
  const matsch = [costs(0), costs(1)] as const
  const style = { taste: tasteOf(base.form.trump), exact, matsch }
  const [filled, scratch] = [newPosition(base.form), newPosition(base.form)]
  return { view, eye, other, base, style, filled, scratch }
}

function resultOf({ view, eye, other }: Question, position: Position): Result {
  const { points, matsch, won } = endOf(position)
  const { score, options } = view
  const deals = dealsOf(view)
  const [own, against] = [points[eye], points[other]]
  const wins = won >= 0 ? won : matsch >= 0 && options.matschLoses === 'partie' ? 1 - matsch : -1
  const chance = wins >= 0 ? (wins === eye ? 1 : 0) : chanceOf(options, score[eye] + own, score[other] + against, deals)
  const stakes = matsch < 0 ? 0 : matsch === eye ? -options.matsch : options.matsch
  return { own, against, chance, equity: 2 * chance - 1 + stakes }
}

function add(sum: Sum, { own, against, chance, equity }: Result): void {
  sum.count += 1
  sum.own += own
  sum.against += against
  sum.chance += chance
  sum.equity += equity
  sum.squares += equity * equity
}

/** Every trial in worlds that fit the view; a master spends most of them on what may be the best. */
export function sampled(
  view: TattelnSight,
  eye: Side,
  befores: readonly Before[],
  thought: Thought,
  random: Random,
): readonly (readonly [Trial, Sum])[] {
  const question = questionOf(view, eye, EXACT[thought.weighs ? 'weighed' : 'glance'])
  const { base } = question
  const all = trialsOf(base, befores).map((trial) => [trial, { ...NO_SUM }] as const)
  const worlds = worldsFor(view, hasTalon(base) ? thought : { samples: 1, weighs: false }, random)
  const budget = worlds.length * all.length
  let left: readonly (readonly [Trial, Sum])[] = all
  let spent = 0
  for (let n = 0; spent + left.length <= budget; n += 1) {
    // the order of drawing is turned about each second time: which of two cards a trick brings is chance
    const turned = thought.weighs && n % 2 === 1
    const world = worlds[(thought.weighs ? n >> 1 : n) % worlds.length]
    if (world !== undefined) tryAll(question, left, world, turned)
    spent += left.length
    if (thought.weighs && n >= FIRST_LOOK && n % 16 === 15) left = contenders(left)
    if (left.length === 1) break
  }
  return all
}

/** Each trial in one world. */
function tryAll(question: Question, trials: readonly (readonly [Trial, Sum])[], world: Weighed, turned: boolean): void {
  const { base, other, style } = question
  const { filled, scratch } = question
  copyPosition(filled, base)
  fillIn(filled, other, world.hand, turned ? inOtherOrder(world.talon) : world.talon)
  for (const [trial, sum] of trials) {
    copyPosition(scratch, filled)
    tried(scratch, trial)
    playOut(scratch, style)
    add(sum, resultOf(question, scratch))
  }
}

/** Of each two cards that are drawn after a trick, the second first. */
const inOtherOrder = (talon: readonly number[]): readonly number[] =>
  talon.map((card, place) => talon[place ^ 1] ?? card)

/** What may still turn out to be the best. */
function contenders<T>(all: readonly (readonly [T, Sum])[]): readonly (readonly [T, Sum])[] {
  const means = all.map(([, { equity, count }]) => equity / count)
  const best = Math.max(...means)
  const first = all[means.indexOf(best)]?.[1]
  if (first === undefined) return all
  return all.filter(([, sum], place) => {
    const behind = best - (means[place] ?? 0)
    // both were tried in the same worlds, so this is more than the error of the difference
    return behind <= BEHIND * Math.hypot(errorOf(sum), errorOf(first)) * 0.7
  })
}

/** The standard error of the mean equity. */
export function errorOf({ count, equity, squares }: Sum): number {
  if (count < 2) return 0
  const mean = equity / count
  return Math.sqrt(Math.max(0, squares - count * mean * mean) / (count - 1) / count)
}

function worldsFor(view: TattelnSight, { samples, weighs }: Thought, random: Random): readonly Weighed[] {
  const looks = weighs ? samples * LOOKED_AT : samples
  return weighedWorlds(view, oppositeOf(view), { samples, looks }, random)
}

/** After the talon, with both hands known: what best play of both comes to after each trial. */
export function reckoned(
  view: TattelnSight,
  eye: Side,
  befores: readonly Before[],
): readonly (readonly [Trial, Result])[] {
  const question = questionOf(view, eye, 0)
  const { base, other } = question
  fillIn(base, other, handIn(oppositeOf(view), { covered: oppositeOf(view).unseen, rest: [] }), [])
  const stakes = { ...stakesOf(base, question.style.matsch), announces: announcesIn(base) }
  const solver = solverOf(base.form, stakes)
  return trialsOf(base, befores).map((trial) => {
    const [first = 0, second = 0] = base.hands
    const { card } = trial
    const own = (1 << card) ^ (base.hands[eye] ?? 0)
    const [a, b] = eye === 0 ? [own, second] : [first, own]
    const scratch = newPosition(base.form)
    copyPosition(scratch, base)
    if (trial.before === 'announce') sayAll(scratch)
    if (scratch.won >= 0) return [trial, resultOf(question, scratch)]
    const value = base.lead < 0 ? solver.follow(a, b, other, card, eye) : solver.after(a, b, other, base.lead, card)
    settle(scratch, value, stakes)
    return [trial, resultOf(question, scratch)]
  })
}

/** T-8: what a seat that first leads after the talon with this hand announces then; null where neither can. */
function announcesIn(base: Position): Stakes['announces'] {
  const scratch = newPosition(base.form)
  const points = (seat: Side, own: number, other: number): number => {
    copyPosition(scratch, base)
    scratch.turn = seat
    scratch.hands[seat] = own
    scratch.hands[otherSide(seat)] = other
    sayAll(scratch)
    return (scratch.extra[seat] ?? 0) - (base.extra[seat] ?? 0)
  }
  const [first = 0, second = 0] = base.hands
  return points(0, first, second) === 0 && points(1, second, first) === 0 ? null : points
}
