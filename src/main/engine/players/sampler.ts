// Evaluation for games without one of their own (determinized Monte Carlo): every action is tried
// in the same sampled states, and the deal is played out by the book, or at random without one. The
// value is the equity at the end of the deal, or else the points of the deal.
import type { ActionValue } from '../../../shared/coach.ts'
import { type AnyAction, type Seat, type TableView, sideOf } from '../../../shared/view.ts'
import { type Game, type GameState, inDeal, play } from '../games/game.ts'
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
  if (eye === 'onlooker' || eye === 'open') throw new Error('an appraisal needs the view of a seat')
  const samples = Math.min(
    effort.samples,
    Math.max(LEAST, Math.floor(PLAYOUTS / Math.max(1, legal.length))),
  )
  const sums = legal.map(() => ({ ...NOTHING }))
  for (let n = 0; n < samples; n += 1) {
    const state = ai.sampleState(view, random)
    legal.forEach((action, place) => {
      const sum = sums[place]
      const { points, against, equity } = playOutFrom(ai, state, eye, action, random)
      if (sum === undefined) return
      sum.points += points
      sum.against += against
      sum.equity += equity
      sum.squares += equity * equity
    })
  }
  return legal.map((action, place) => toActionValue(action, sums[place] ?? NOTHING, samples))
}

const NOTHING = { points: 0, against: 0, equity: 0, squares: 0 }

function toActionValue(
  action: AnyAction,
  sum: Readonly<typeof NOTHING>,
  samples: number,
): ActionValue {
  const equity = sum.equity / samples
  const variance =
    samples < 2 ? 0 : Math.max(0, (sum.squares - samples * equity * equity) / (samples - 1))
  const unknown = { chance: null, point: null, vole: null }
  return {
    action,
    points: sum.points / samples,
    against: sum.against / samples,
    equity,
    error: Math.sqrt(variance / samples),
    ...unknown,
  }
}

/**
 * Plays the deal out after this action: own points less the others', theirs alone, and the equity.
 */
function playOutFrom(ai: GameAi, state: GameState, seat: Seat, action: AnyAction, random: Random) {
  const { game } = ai
  let now = performAction(game, state, seat, action)
  while (inDeal(now)) {
    const turn = game.seatToPlay(now)
    if (turn === null) throw new Error('a deal in which it is nobody’s turn')
    const legal = game.legalActions(now, turn)
    const wish =
      ai.chooseByBook?.(game.viewFor(now, turn), legal) ?? legal[random.nextInt(legal.length)]
    if (wish === undefined) throw new Error('a turn with nothing to do')
    now = performAction(game, now, turn, wish)
  }
  // a player who may speak between two deals follows the book
  for (const speaker of game.seatsToAct(now)) {
    const wish =
      ai.chooseByBook?.(game.viewFor(now, speaker), game.legalActions(now, speaker)) ?? null
    if (wish !== null && !isOver(game, now)) now = performAction(game, now, speaker, wish)
  }
  const marks = game.tallyTricks(now)?.marks ?? []
  const sides = now.score.length
  const side = sideOf(seat, sides)
  const own = marks.reduce((sum, mark) => (mark.seat === side ? sum + mark.points : sum), 0)
  const against = (marks.reduce((sum, mark) => sum + mark.points, 0) - own) / (sides - 1)
  const points = own - against
  return { points, against, equity: ai.equity?.(now, game.nextDealer(now) ?? 0, seat) ?? points }
}

const isOver = (game: Game, state: GameState): boolean => game.findOutcome(state) !== null

function performAction(game: Game, state: GameState, seat: Seat, action: AnyAction): GameState {
  const played = play(game, state, seat, action)
  if (played.breach !== null) throw new Error(`an imagined action against ${played.breach.rule}`)
  return played.state
}
