// A partie of a level against itself, as the coach judges it.
import { createHash } from 'node:crypto'
import { findAi } from '../src/main/cli/ais.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { reviewSteps } from '../src/main/engine/players/coach.ts'
import { playPartie } from '../src/main/engine/players/match.ts'
import { createPlayer } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed } from '../src/main/engine/random.ts'
import type { ReplayStep } from '../src/main/engine/replay.ts'
import { randomOfView } from '../src/main/judge-record.ts'
import type { AnyAction } from '../src/shared/view.ts'

/** The decisions of a partie: how many there are, and what they gave away. */
export interface PartieCosts {
  readonly decisions: number
  readonly cost: number
}

/** By kind. */
export type JudgedKinds = Readonly<Record<string, PartieCosts>>

/** Plays and judges the partie of this number, always the same; all seats have the same level. */
export function judgePartie(id: string, level: string, number: number): JudgedKinds {
  const ai = findAi(id)
  const player = ai === null ? null : createPlayer(ai, level)
  const hash = createHash('sha256').update(`levels ${id} ${level} ${number}`).digest('hex')
  const seed = readSeed(hash.slice(0, 32))
  if (ai === null || player === null || seed === null)
    throw new Error(`nobody plays ${id} at ${level}`)
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
    random: randomFrom(seed),
    observer: {
      onAction: (_, action) => void (said = action),
      onTransition({ before, state, events, action }) {
        if (action === null) deal += 1
        const done = action === null || said === null ? null : { ...said, seat: action.seat }
        moments.push({ partie: 1, deal, before, state, events, action: done })
      },
    },
  })
  const { decisions } = reviewSteps({ ai, moments, deal: null, seat: null }, randomOfView)
  const kinds: Record<string, PartieCosts> = {}
  for (const { step, seat, cost } of decisions) {
    const moment = moments[step + 1]
    if (moment === undefined) throw new Error('a decision without a position')
    const { before } = moment
    const legal = game.legalActions(before, seat)
    const { kind } = ai.describeDecision(game.viewFor(before, seat), legal)
    const { decisions: count, cost: all } = kinds[kind] ?? { decisions: 0, cost: 0 }
    kinds[kind] = { decisions: count + 1, cost: all + cost }
  }
  return kinds
}
