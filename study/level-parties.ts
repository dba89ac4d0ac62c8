// A partie of a level against itself, as the coach judges it.
import { createHash } from 'node:crypto'
import { findAi } from '../src/main/cli/ais.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { reviewSteps } from '../src/main/engine/players/coach.ts'
import { playPartie } from '../src/main/engine/players/match.ts'
import { createPlayer } from '../src/main/engine/players/player.ts'
import { type Random, randomFrom, readSeed } from '../src/main/engine/random.ts'
import type { ReplayStep } from '../src/main/engine/replay.ts'
import { randomOfView } from '../src/main/judge-record.ts'
import type { AnyAction } from '../src/shared/view.ts'

/** The judged decisions of a partie. */
export interface PartieCosts {
  readonly decisions: number
  /** What they gave away, and the sum of its squares. */
  readonly cost: number
  readonly squares: number
}

/** By kind. */
export type JudgedKinds = Readonly<Record<string, PartieCosts>>

/** One of the parties of a level against itself. */
export interface LevelPartie {
  readonly game: string
  readonly level: string
  readonly number: number
}

/** What happened in a partie. */
export interface PlayedPartie {
  readonly ai: GameAi
  readonly moments: readonly ReplayStep[]
}

function createRandom(text: string): Random {
  const seed = readSeed(createHash('sha256').update(text).digest('hex').slice(0, 32))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

/** Plays the partie of this number, always the same; all seats have the same level. */
export function playLevel({ game: id, level, number }: LevelPartie): PlayedPartie {
  const ai = findAi(id)
  const player = ai === null ? null : createPlayer(ai, level)
  if (ai === null || player === null) throw new Error(`nobody plays ${id} at ${level}`)
  const { game } = ai
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  const { options } = chosen
  const moments: ReplayStep[] = []
  let said: AnyAction | null = null
  let deal = 0
  playPartie({
    game,
    options,
    players: Array.from({ length: game.countSeats(options) }, () => player),
    random: createRandom(`levels ${id} ${level} ${number}`),
    observer: {
      onAction: (_, action) => void (said = action),
      onTransition({ before, state, events, action }) {
        if (action === null) deal += 1
        const done = action === null || said === null ? null : { ...said, seat: action.seat }
        moments.push({ partie: 1, deal, before, state, events, action: done })
      },
    },
  })
  return { ai, moments }
}

/** Picks one in so many of the steps of a partie, each by itself. */
export function pickSteps(steps: number, oneIn: number, random: Random): ReadonlySet<number> {
  const picked = Array.from({ length: steps }, () => random.nextInt(oneIn) === 0)
  return new Set(picked.flatMap((is, step) => (is ? [step] : [])))
}

/** Judges one in so many decisions of a partie, always the same. */
export function judgeShare(
  { game: id, level, number }: LevelPartie,
  { ai, moments }: PlayedPartie,
  oneIn: number,
): JudgedKinds {
  const random = createRandom(`decisions ${id} ${level} ${number}`)
  const picked = pickSteps(moments.length, oneIn, random)
  const task = { ai, moments, deal: null, seat: null }
  const { decisions } = reviewSteps(task, randomOfView, (step) => picked.has(step))
  const kinds: Record<string, PartieCosts> = {}
  for (const { step, seat, cost } of decisions) {
    const moment = moments[step + 1]
    if (moment === undefined) throw new Error('a decision without a position')
    const { before } = moment
    const legal = ai.game.legalActions(before, seat)
    const { kind } = ai.describeDecision(ai.game.viewFor(before, seat), legal)
    const sums = kinds[kind] ?? { decisions: 0, cost: 0, squares: 0 }
    kinds[kind] = {
      decisions: sums.decisions + 1,
      cost: sums.cost + cost,
      squares: sums.squares + cost * cost,
    }
  }
  return kinds
}
