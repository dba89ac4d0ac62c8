// What each action is worth to a seat: worlds that fit its view are laid out, the action is done in each, and the deal is played
// out by the book.
import { found } from '../../../../shared/card.ts'
import type { Appraisal } from '../../../../shared/coach.ts'
import type { HundertspielAction } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { type Summed, type Valued, type Worth, doubted, summing } from '../../tricks/sums.ts'
import type { Effort } from '../mind.ts'
import type { Random } from '../../random.ts'
import { advise } from './advice.ts'
import { imaginer } from './imagine.ts'
import { isSame } from './mind/book.ts'
import { HIGHEST, codeFor, codeHeight } from './mind/codes.ts'
import { judged, settledWorth } from './mind/judge.ts'
import { likelyWorlds } from './mind/likely.ts'
import { playCode } from './mind/moves.ts'
import { noteAces, playOut } from './mind/playout.ts'
import { type Position, clonePosition } from './mind/position.ts'
import { positionOf, sightOf } from './mind/reading.ts'
import { legal as legalIn, step } from './play.ts'
import { type DealtState, type HundertspielState, type InDealState, isInDeal } from './state.ts'
import { type HundertspielSight, view as viewOf } from './view.ts'

/**
 * Samples of one decision at most, and actions tried in it all together: where much may be done, each of them is tried less
 * often. Before the tricks begin an action takes longer to try.
 */
const AT_MOST = { play: { samples: Infinity, trials: 8_000 }, before: { samples: 120, trials: 3_000 } } as const
/** An action tried more seldom tells nothing. */
const LEAST = 4
/** Of more actions than these the best are tried on, when all have been tried a little (laying away has up to 495 choices). */
const MANY = 24

/** What is said beside the play, and changes nothing in it (H-11, H-22). */
const BESIDE: readonly HundertspielAction['do'][] = ['demand', 'lastRounds']

/** The worth of every legal action that decides something, in order; null where nothing can be tried. */
export function appraise(
  view: HundertspielSight,
  all: readonly HundertspielAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] | null {
  const legal = all.filter((action) => !BESIDE.includes(action.do))
  const { eye, phase } = view
  if (eye === 'onlooker' || eye === 'open' || phase === 'open' || phase === 'settled' || phase === 'over') return null
  const lay = layer(view, random)
  const worlds = (count: number): readonly InDealState[] =>
    effort.weighs && view.tricks.length > 0 ? likelyWorlds(lay, eye, count, random) : Array.from({ length: count }, lay)
  const values = valuesOf({ view, legal, eye, effort, worlds })
  return legal.map((action, place) => ({ action, ...found(values[place]), point: null, vole: null }))
}

function layer(view: HundertspielSight, random: Random): () => InDealState {
  const lay = imaginer(view)
  return () => {
    const state = lay(random)
    if (!isInDeal(state)) throw new Error('a deal that is imagined as over')
    return state
  }
}

interface Task {
  readonly view: HundertspielSight
  readonly legal: readonly HundertspielAction[]
  readonly eye: Seat
  readonly effort: Effort
  readonly worlds: (count: number) => readonly InDealState[]
}

/** What each action is worth, in order: all of them in the same worlds, of many the better ones in more. */
function valuesOf({ view, legal, eye, effort, worlds }: Task): readonly Valued[] {
  const kinds = kindsOf(view, legal)
  const tried = [...new Set(kinds)]
  const sums = tried.map(summing)
  const most = AT_MOST[view.phase === 'play' ? 'play' : 'before']
  const summed = (): readonly Summed[] => sums.map((sum) => sum.summed())
  const tryOut = (places: readonly number[], trials: number): void => {
    const samples = Math.max(LEAST, Math.min(effort.samples, most.samples, Math.floor(trials / places.length)))
    for (const world of worlds(samples)) {
      const worthIn = trying(world, eye)
      for (const place of places) found(sums[place]).add(worthIn(found(tried[place])))
    }
  }
  if (tried.length <= MANY) tryOut([...tried.keys()], most.trials)
  else tryOut([...tried.keys()], most.trials / 2)
  const better = placesOfBest(summed(), MANY)
  if (tried.length > MANY) tryOut(better, most.trials / 2)
  const values = doubted(capped(summed(), better))
  return kinds.map((kind) => found(values[tried.indexOf(kind)]))
}

/** Of cards that do the same the lowest speaks for all: by action, the one that speaks for it. */
function kindsOf(view: HundertspielSight, legal: readonly HundertspielAction[]): readonly HundertspielAction[] {
  const { eye, phase } = view
  if (phase !== 'play' || eye === 'onlooker' || eye === 'open') return legal
  const p = sightOf(view)
  const isFor = (one: HundertspielAction, other: HundertspielAction): boolean =>
    one.do === 'play' &&
    other.do === 'play' &&
    codeFor(one.card) < codeFor(other.card) &&
    isSame(p, eye, codeFor(one.card), codeFor(other.card))
  return legal.map((action) => legal.reduce((lowest, other) => (isFor(other, lowest) ? other : lowest), action))
}

/** The places of the best so far. */
const placesOfBest = (summed: readonly Summed[], count: number): readonly number[] =>
  [...summed.keys()]
    .toSorted((one, other) => found(summed[other]).value.equity - found(summed[one]).value.equity)
    .slice(0, count)

/** What was not tried on is told no better than what was: a few samples may have flattered it. */
function capped(summed: readonly Summed[], better: readonly number[]): readonly Summed[] {
  const least = Math.min(...better.map((place) => found(summed[place]).value.equity))
  return summed.map(({ value, equities }, place) =>
    better.includes(place) || value.equity <= least
      ? { value, equities }
      : { value: { ...value, equity: least }, equities },
  )
}

/** What actions are worth in one world. */
function trying(state: InDealState, eye: Seat): (action: HundertspielAction) => Worth {
  const here = state.phase === 'play' ? inPlay(state) : null
  return (action) => {
    if (here === null || action.do !== 'play')
      return worthAfter(step(state, eye, action).state, eye, state.undertaking === null)
    const code = codeFor(action.card)
    const p = clonePosition(here)
    // H-10: what is not said before such an ace is played is not said any more
    if (p.losesThrown && codeHeight(code) === HIGHEST) p.aces[eye] = 0
    playCode(p, code)
    playOut(p)
    return judged(p, state, eye, false)
  }
}

function inPlay(state: InDealState): Position {
  const p = positionOf(state)
  noteAces(p, state)
  return p
}

/** The rest of the deal by the book; what is before the tricks by the rules themselves. */
function worthAfter(from: DealtState, seat: Seat, isUndertaken: boolean): Worth {
  let state: HundertspielState = from
  while (isInDeal(state) && state.phase !== 'play') {
    const legal = legalIn(state, state.asks)
    const action: HundertspielAction | undefined = advise(viewOf(state, state.asks), legal) ?? legal[0]
    if (action === undefined) throw new Error('a turn with nothing to do')
    state = step(state, state.asks, action).state
  }
  if (!isInDeal(state)) return settledWorth(state, seat)
  const p = inPlay(state)
  playOut(p)
  return judged(p, state, seat, isUndertaken)
}
