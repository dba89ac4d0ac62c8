// Thinking for a game that has no reckoning of its own: every action is tried in the same imagined states, and the deal is
// played out by the book, or at random where there is none. The worth of an action is the points the deal then brings.
import type { Appraisal } from '../../../shared/coach.ts'
import { type AnyAction, type Seat, type TableView, sideOf } from '../../../shared/view.ts'
import { type Effort, type Game, type GameState, inDeal, play } from '../games/game.ts'
import type { Random } from '../random.ts'

/** What every legal action is worth, in points of this deal. */
export function appraiseBySampling(
  game: Game,
  view: TableView,
  legal: readonly AnyAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const { eye } = view
  if (eye === 'onlooker' || eye === 'open') throw new Error('an appraisal needs the view of a seat')
  const sums = legal.map(() => ({ points: 0, against: 0, squares: 0 }))
  for (let n = 0; n < effort.samples; n += 1) {
    const state = game.imagine(view, random)
    legal.forEach((action, place) => {
      const sum = sums[place]
      const { points, against } = pointsAfter(game, state, eye, action, random)
      if (sum === undefined) return
      sum.points += points
      sum.against += against
      sum.squares += points * points
    })
  }
  return legal.map((action, place) =>
    appraisal(action, sums[place] ?? { points: 0, against: 0, squares: 0 }, effort.samples),
  )
}

function appraisal(
  action: AnyAction,
  sum: { readonly points: number; readonly against: number; readonly squares: number },
  samples: number,
): Appraisal {
  const points = sum.points / samples
  const variance = samples < 2 ? 0 : Math.max(0, (sum.squares - samples * points * points) / (samples - 1))
  const unknown = { chance: null, point: null, vole: null }
  return {
    action,
    points,
    against: sum.against / samples,
    equity: points,
    error: Math.sqrt(variance / samples),
    ...unknown,
  }
}

/** Own points of the deal less the other side's, and the other side's alone, when the deal goes on from this action. */
function pointsAfter(game: Game, state: GameState, seat: Seat, action: AnyAction, random: Random) {
  let now = done(game, state, seat, action)
  while (inDeal(now)) {
    const turn = game.turn(now)
    if (turn === null) throw new Error('a deal in which it is nobody’s turn')
    const legal = game.legal(now, turn)
    const wish = game.advise?.(game.view(now, turn), legal) ?? legal[random.below(legal.length)]
    if (wish === undefined) throw new Error('a turn with nothing to do')
    now = done(game, now, turn, wish)
  }
  const marks = game.tally(now)?.marks ?? []
  const side = sideOf(seat, now.score.length)
  const own = marks.reduce((sum, mark) => (mark.seat === side ? sum + mark.points : sum), 0)
  const against = marks.reduce((sum, mark) => sum + mark.points, 0) - own
  return { points: own - against, against }
}

function done(game: Game, state: GameState, seat: Seat, action: AnyAction): GameState {
  const played = play(game, state, seat, action)
  if (played.breach !== null) throw new Error(`an imagined action against ${played.breach.rule}`)
  return played.state
}
