// Where a partie stands: what changes while it is played, and what it begins with, anew or again.
import type { Cut, RecordDocument } from '../engine/record.ts'
import { type Game, type GameState, type Succession, noPoints } from '../engine/games/game.ts'
import { lastPartie } from '../store/load.ts'
import { type PartieFact, addPartie } from '../store/sittings.ts'
import { takenBackIn } from '../store/taken-back.ts'
import { type Audience, eyesOf } from './audience.ts'
import type { Company } from './company.ts'
import { type Logs, noLogs, toldAgain } from './logs.ts'
import type { Surroundings } from './scene.ts'
import { type Back, type Doing, backAfter } from './taking-back.ts'

/** What is there before a partie. */
export type Table = Omit<Surroundings, 'partie' | 'cut'>

/** What changes while a partie is played. */
export interface Now {
  readonly around: Surroundings
  readonly state: GameState
  readonly logs: Logs
  /** Number of the deal and of the action last written in it. */
  readonly deal: number
  readonly step: number
  readonly seed: string | null
  /** Everything ever written of the partie, counted. */
  readonly moment: number
  readonly back: Back | null
}

interface At {
  readonly table: Table
  readonly audience: Audience
  readonly company: Pick<Company, 'store' | 'now'>
}

const BEGUN = { deal: 0, step: 0, seed: null, moment: 0, back: null }

/** What is kept of a partie beside its actions. */
export const factOf = (game: Game, state: GameState): PartieFact => ({
  score: state.score,
  outcome: game.outcome(state),
})

/** A new partie of the sitting, which is written at once. */
export function begin({ table, audience, company }: At, partie: number, cut: Cut, succession: Succession | null): Now {
  const { game, options, sitting } = table
  const state = game.open(options, succession?.score ?? noPoints(game, options), succession?.inherited, cut.at(-1))
  addPartie(company.store, { sitting, partie }, { cut, succession }, factOf(game, state), company.now())
  return { around: { ...table, partie, cut }, state, ...BEGUN, logs: noLogs(eyesOf(audience)) }
}

/** The last partie of the sitting, where its record stops. */
export function resume({ table, audience, company }: At, stored: RecordDocument): Now {
  const { game, sitting } = table
  const partie = lastPartie(company.store, sitting)
  const last = stored.parties.at(-1)
  const deals = last?.deals ?? []
  const deal = deals.at(-1)
  const taken = takenBackIn(company.store, { sitting, partie })
  const actions = deals.reduce((sum, one) => sum + one.actions.length, 0)
  let doings: readonly Doing[] = []
  const told = toldAgain(game, { record: stored, partie, taken }, eyesOf(audience), ({ action, ...moment }) => {
    doings = action === null ? [] : [...doings, { ...moment, action }]
  })
  return {
    around: { ...table, partie, cut: last?.cut ?? [] },
    ...told,
    ...{ deal: deals.length, step: deal?.actions.length ?? 0, seed: deal?.seed ?? null },
    // what was taken back was written, and then written down as taken back
    moment: deals.length + actions + 2 * taken.length,
    back: backAfter({ table, audience }, doings),
  }
}
