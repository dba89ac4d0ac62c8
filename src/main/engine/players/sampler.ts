// Evaluation of what a game cannot evaluate itself (determinized Monte Carlo): every action is
// tried in the same sampled states, and the deal is played out by the book.
import { requireValue } from '../../../shared/card.ts'
import type { ActionValue } from '../../../shared/coach.ts'
import { type AnyAction, type Seat, type TableView, sideOf } from '../../../shared/view.ts'
import { type Game, type GameState, inDeal, play } from '../games/game.ts'
import { type DealValue, RunningStats } from '../ai/statistics.ts'
import type { Effort, GameAi } from '../games/ai.ts'
import type { Random } from '../random.ts'

/** Limit on the playouts for one decision: with many actions, each is tried less often. */
const PLAYOUTS = 4_000
/** Minimum number of playouts of each action. */
const LEAST = 8

/** Evaluates every legal action. */
export function evaluateBySampling(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] {
  const { eye } = view
  if (typeof eye !== 'number') throw new Error('an evaluation needs the view of a seat')
  const samples = Math.min(
    effort.samples,
    Math.max(LEAST, Math.floor(PLAYOUTS / Math.max(1, legal.length))),
  )
  const stats = legal.map(() => new RunningStats())
  for (let n = 0; n < samples; n += 1) {
    const state = ai.sampleState(view, random)
    legal.forEach((action, place) => stats[place]?.add(playOutFrom(ai, state, eye, action, random)))
  }
  const unknown = { chance: null, point: null, vole: null }
  return legal.map((action, place) => ({
    action,
    ...requireValue(stats[place]).toValue(),
    ...unknown,
  }))
}

/** Plays the deal out after this action, and values its end for a seat. */
function playOutFrom(
  ai: GameAi,
  state: GameState,
  seat: Seat,
  action: AnyAction,
  random: Random,
): DealValue {
  const { game } = ai
  let now = performAction(game, state, seat, action)
  while (inDeal(now)) {
    const turn = game.seatToPlay(now)
    if (turn === null) throw new Error('a deal without a seat to play')
    const legal = game.legalActions(now, turn)
    const wish =
      ai.chooseByBook(game.viewFor(now, turn), legal) ?? legal[random.nextInt(legal.length)]
    if (wish === undefined) throw new Error('a turn with nothing to do')
    now = performAction(game, now, turn, wish)
  }
  // a player who may speak between two deals follows the book
  for (const speaker of game.seatsToAct(now)) {
    const wish = ai.chooseByBook(game.viewFor(now, speaker), game.legalActions(now, speaker))
    if (wish !== null && game.findOutcome(now) === null)
      now = performAction(game, now, speaker, wish)
  }
  const marks = game.tallyTricks(now)?.marks ?? []
  const sides = now.score.length
  const side = sideOf(seat, sides)
  const own = marks.reduce((sum, mark) => (mark.seat === side ? sum + mark.points : sum), 0)
  const against = (marks.reduce((sum, mark) => sum + mark.points, 0) - own) / (sides - 1)
  const equity = ai.equity(now, game.nextDealer(now) ?? 0, seat)
  return { points: own - against, against, chance: 0, equity }
}

function performAction(game: Game, state: GameState, seat: Seat, action: AnyAction): GameState {
  const played = play(game, state, seat, action)
  if (played.breach !== null) throw new Error(`an imagined action against ${played.breach.rule}`)
  return played.state
}
