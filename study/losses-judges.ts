// What a decision lost on the information available, by one of several judges.
import { meanPointsOfCards } from '../bench/pimc/player.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { type GameState, inDeal, play } from '../src/main/engine/games/game.ts'
import { playOn } from '../src/main/engine/players/match.ts'
import { createPlayer, evaluateOptions, findBest } from '../src/main/engine/players/player.ts'
import type { Random } from '../src/main/engine/random.ts'
import { doubtBetween } from '../src/shared/coach.ts'
import { requireValue } from '../src/shared/card.ts'
import { type AnyAction, type Seat, type TableView, isSameAction } from '../src/shared/view.ts'

export interface Decision {
  readonly state: GameState
  readonly seat: Seat
  readonly view: TableView
  /** The sound actions. */
  readonly legal: readonly AnyAction[]
  readonly done: AnyAction
}

export interface Loss {
  /** The better action, chosen in other samples than those that judge it. */
  readonly better: AnyAction
  /** What was done loses so much against it, in parties or markers, and in points. */
  readonly equity: number
  readonly points: number
  /** Standard error of the first; unknown if a judge tells only sums. */
  readonly error: number | null
}

interface Judging {
  readonly judge: string
  readonly samples: number
}

export function judgeDecision(
  ai: GameAi,
  options: object,
  decision: Decision,
  { judge, samples }: Judging,
  random: Random,
): Loss {
  if (judge === 'own') return judgeByValues(ai, decision, samples, random)
  if (judge === 'open') return judgeOpen(ai, decision, samples, random)
  return judgeByPlay(ai, options, decision, { judge, samples }, random)
}

const nothing = (better: AnyAction): Loss => ({ better, equity: 0, points: 0, error: 0 })

/** Samples in a round: a game may try no further in a round what seems clear. */
const ROUND = 200

function judgeByValues(
  ai: GameAi,
  { view, legal, done }: Decision,
  samples: number,
  random: Random,
): Loss {
  const effort = { samples, usesInference: true, isEven: true } as const
  const better = findBest(evaluateOptions(ai, view, legal, effort, random))?.action
  if (better === undefined || isSameAction(better, done)) return nothing(done)
  const rounds = Math.ceil(samples / ROUND)
  const loss = { better, equity: 0, points: 0, error: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const both = evaluateOptions(ai, view, [better, done], { ...effort, samples: ROUND }, random)
    const [one, other] = [requireValue(both[0]), requireValue(both[1])]
    const isBetter = one.equity >= other.equity
    const doubt = isBetter ? doubtBetween(other, one) : doubtBetween(one, other)
    loss.equity += (one.equity - other.equity) / rounds
    loss.points += (one.points - other.points) / rounds
    loss.error = Math.hypot(loss.error, doubt / rounds)
  }
  return loss
}

/** Each half of the samples chooses a card, which the other half judges. */
function judgeOpen(
  ai: GameAi,
  { view, legal, done }: Decision,
  samples: number,
  random: Random,
): Loss {
  const plays = legal.filter((action) => action.do === 'play')
  if (done.do !== 'play' || plays.length < 2) return nothing(done)
  const halves = [0, 1].map(() => meanPointsOfCards(ai, view, plays, samples, random))
  const worth = (half: number, action: AnyAction): number =>
    requireValue(halves[half]?.[plays.findIndex((one) => isSameAction(one, action))])
  // of equal cards the one that was played
  const chosen = [0, 1].map((half) =>
    plays.reduce((best, one) => (worth(half, one) > worth(half, best) ? one : best), done),
  )
  const points =
    [0, 1].reduce((sum, half) => {
      const action = requireValue(chosen[half])
      return sum + worth(1 - half, action) - worth(1 - half, done)
    }, 0) / 2
  return { better: requireValue(chosen[0]), equity: points, points, error: null }
}

/** Samples in which the other action is chosen. */
const CHOOSING = 400

/** The deal is played out by a level, after what was done and after the best other action. */
function judgeByPlay(
  ai: GameAi,
  options: object,
  { state, seat, view, legal, done }: Decision,
  { judge, samples }: Judging,
  random: Random,
): Loss {
  const player = requireValue(createPlayer(ai, judge) ?? undefined)
  const effort = { samples: CHOOSING, usesInference: true, isEven: true } as const
  const others = evaluateOptions(ai, view, legal, effort, random)
  const better = findBest(others.filter(({ action }) => !isSameAction(action, done)))?.action
  if (better === undefined) return nothing(done)
  const { game } = ai
  const players = view.hands.map(() => player)
  const ended = (action: AnyAction) => {
    const played = play(game, state, seat, action)
    if (played.breach !== null) throw new Error(`an action against ${played.breach.rule}`)
    const match = { game, options, players, random, observer: {} }
    const end = inDeal(played.state) ? playOn(match, played.state) : played.state
    return ai.equity(end, game.nextDealer(end) ?? 0, seat)
  }
  let equity = 0
  for (let n = 0; n < samples; n += 1) equity += (ended(better) - ended(done)) / samples
  return { better, equity, points: 0, error: null }
}
