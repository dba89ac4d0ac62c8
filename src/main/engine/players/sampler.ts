// Thinking for a game that has no reckoning of its own: every action is tried in the same imagined states, and the deal is
// played out by the book, or at random where there is none. The worth of an action is what the game says the end of the deal
// is worth, or else the points the deal then brings.
import type { Appraisal } from '../../../shared/coach.ts'
import { type AnyAction, type Seat, type TableView, sideOf } from '../../../shared/view.ts'
import { type Game, type GameState, inDeal, play } from '../games/game.ts'
import type { Effort, Mind } from '../games/mind.ts'
import type { Random } from '../random.ts'

/** Deals played out for one decision at most: where much may be done, each action is tried less often. */
const PLAYOUTS = 4_000
/** An action tried more seldom tells nothing. */
const LEAST = 8

/** What every legal action is worth. */
export function appraiseBySampling(
  mind: Mind,
  view: TableView,
  legal: readonly AnyAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const { eye } = view
  if (eye === 'onlooker' || eye === 'open') throw new Error('an appraisal needs the view of a seat')
  const samples = Math.min(effort.samples, Math.max(LEAST, Math.floor(PLAYOUTS / Math.max(1, legal.length))))
  const sums = legal.map(() => ({ ...NOTHING }))
  for (let n = 0; n < samples; n += 1) {
    const state = mind.imagine(view, random)
    legal.forEach((action, place) => {
      const sum = sums[place]
      const { points, against, equity } = after(mind, state, eye, action, random)
      if (sum === undefined) return
      sum.points += points
      sum.against += against
      sum.equity += equity
      sum.squares += equity * equity
    })
  }
  return legal.map((action, place) => appraisal(action, sums[place] ?? NOTHING, samples))
}

const NOTHING = { points: 0, against: 0, equity: 0, squares: 0 }

function appraisal(action: AnyAction, sum: Readonly<typeof NOTHING>, samples: number): Appraisal {
  const equity = sum.equity / samples
  const variance = samples < 2 ? 0 : Math.max(0, (sum.squares - samples * equity * equity) / (samples - 1))
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

/** What the deal brings when it goes on from this action: own points less the others', theirs alone, and its worth. */
function after(mind: Mind, state: GameState, seat: Seat, action: AnyAction, random: Random) {
  const { game } = mind
  let now = done(game, state, seat, action)
  while (inDeal(now)) {
    const turn = game.turn(now)
    if (turn === null) throw new Error('a deal in which it is nobody’s turn')
    const legal = game.legal(now, turn)
    const wish = mind.advise?.(game.view(now, turn), legal) ?? legal[random.below(legal.length)]
    if (wish === undefined) throw new Error('a turn with nothing to do')
    now = done(game, now, turn, wish)
  }
  // where a player may speak between two deals he does what the book says
  for (const speaker of game.toAct(now)) {
    const wish = mind.advise?.(game.view(now, speaker), game.legal(now, speaker)) ?? null
    if (wish !== null && !isOver(game, now)) now = done(game, now, speaker, wish)
  }
  const marks = game.tally(now)?.marks ?? []
  const sides = now.score.length
  const side = sideOf(seat, sides)
  const own = marks.reduce((sum, mark) => (mark.seat === side ? sum + mark.points : sum), 0)
  const against = (marks.reduce((sum, mark) => sum + mark.points, 0) - own) / (sides - 1)
  const points = own - against
  return { points, against, equity: mind.worth?.(now, game.nextDealer(now) ?? 0, seat) ?? points }
}

const isOver = (game: Game, state: GameState): boolean => game.outcome(state) !== null

function done(game: Game, state: GameState, seat: Seat, action: AnyAction): GameState {
  const played = play(game, state, seat, action)
  if (played.breach !== null) throw new Error(`an imagined action against ${played.breach.rule}`)
  return played.state
}
