// Positions made on the spot: deals are played by players of mixed levels until a decision of the
// wanted kind comes, whose two best actions lie as far apart as wanted. Pure: the caller says how
// long it goes on.
import { NEGLIGIBLE } from '../../shared/coach.ts'
import type { ActionValue } from '../../shared/coach.ts'
import type { Difficulty } from '../../shared/exercises.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'
import type { GameAi, Effort } from '../engine/games/ai.ts'
import type { Deal, GameState } from '../engine/games/game.ts'
import { nextDeal } from '../engine/games/dealing.ts'
import { type OptionTable, chooseOptions } from '../engine/games/options.ts'
import type { Level } from '../engine/players/levels.ts'
import { COACH_EFFORT } from '../engine/players/hint.ts'
import { drawForDeal, playDeal } from '../engine/players/match.ts'
import { createPlayer, evaluateOptions } from '../engine/players/player.ts'
import type { Random } from '../engine/random.ts'
import { type DealRecord, type RecordDocument, toTurnUpField } from '../engine/record.ts'
import { type ExercisePosition, buildPositionRecord, findDecision } from './position.ts'

/** Which positions are wanted. */
export interface MadeWish {
  readonly game: string
  readonly kind: string
  readonly difficulty: Difficulty
}

/** Equity between the two best actions, from and below; the best of equal ones is one. */
export const GAP_BANDS: Readonly<Record<Difficulty, readonly [from: number, below: number]>> = {
  easy: [0.08, Infinity],
  usual: [0.03, 0.08],
  hard: [0.01, 0.03],
}

/** The levels whose players play up to the position: quick ones, of which one errs at times. */
const LEVELS: readonly Level[] = ['rulebook', 'novice', 'rulebook']

/** A first look at a decision, before the coach takes the time for it. */
const GLANCE: Effort = { samples: 60, usesInference: true }

/** Part of a band by which the first look may miss it. */
const LEEWAY = 0.5

/** Most decisions of a deal that are looked at. */
const MOST_A_DEAL = 2

/** A decision met while a deal is played. */
interface Met {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
  readonly step: number
}

/** Returns the equity between the best action and the next that is not as good; null if none. */
export function measureGap(evaluations: readonly ActionValue[]): number | null {
  const equities = evaluations.map(({ equity }) => equity).toSorted((a, b) => b - a)
  const [best] = equities
  if (best === undefined) return null
  const next = equities.find((one) => one < best - NEGLIGIBLE)
  return next === undefined ? null : best - next
}

/** Returns true if a gap lies in the band of a difficulty, by some of it beyond if `leeway`. */
export function isInBand(gap: number, difficulty: Difficulty, leeway = 0): boolean {
  const [from, below] = GAP_BANDS[difficulty]
  return gap >= from * (1 - leeway) && gap < below * (1 + leeway)
}

/**
 * Makes a position; null if none is found as long as `goesOn`, which is asked between deals and
 * decisions. `randomOf` is the coach's generator for a position, so that it says the same later.
 */
export function makePosition(
  ai: GameAi,
  { kind, difficulty }: MadeWish,
  random: Random,
  randomOf: (view: TableView) => Random,
  goesOn: () => boolean,
): ExercisePosition | null {
  const presets = listPlainPresets(ai)
  // presets in which the kind has come up come up again
  const fruitful: string[] = []
  for (let tries = 0; goesOn(); tries += 1) {
    const from = fruitful.length > 0 && tries % 4 > 0 ? fruitful : presets
    const preset = from[random.nextInt(from.length)] ?? ai.game.preset
    const played = playSomeDeal(ai, preset, kind, random)
    if (played.met.length > 0 && !fruitful.includes(preset)) fruitful.push(preset)
    for (const met of takeSome(played.met, MOST_A_DEAL, random)) {
      if (!goesOn()) return null
      const position = { record: cutRecord(played.record, met.step), step: met.step }
      // it is judged as it will be seen; a deal that cannot be begun by itself is no exercise
      const decision = findDecision(position)
      if (decision !== null && hasWantedGap(ai, decision, difficulty, randomOf)) return position
    }
  }
  return null
}

/** Lists the presets whose tables have no irregularities. */
function listPlainPresets({ game }: GameAi): readonly string[] {
  return Object.keys(game.presets).filter((preset) => {
    const chosen = chooseOptions<OptionTable>(game.options, game.presets, preset, {})
    return !('fault' in chosen) && chosen.options['irregularities'] !== true
  })
}

function hasWantedGap(
  ai: GameAi,
  { view, legal }: Pick<Met, 'view' | 'legal'>,
  difficulty: Difficulty,
  randomOf: (view: TableView) => Random,
): boolean {
  const measure = (effort: Effort): number | null =>
    measureGap(evaluateOptions(ai, view, legal, effort, randomOf(view)))
  const glance = measure(GLANCE)
  if (glance === null || !isInBand(glance, difficulty, LEEWAY)) return false
  const gap = measure(COACH_EFFORT)
  return gap !== null && isInBand(gap, difficulty)
}

function takeSome<T>(all: readonly T[], most: number, random: Random): readonly T[] {
  const left = [...all]
  const taken: T[] = []
  while (left.length > 0 && taken.length < most)
    taken.push(...left.splice(random.nextInt(left.length), 1))
  return taken
}

/** Deals and plays a deal at some score; returns its record with the decisions of the kind. */
function playSomeDeal(
  ai: GameAi,
  preset: string,
  kind: string,
  random: Random,
): { readonly record: RecordDocument; readonly met: readonly Met[] } {
  const { game } = ai
  const chosen = chooseOptions<OptionTable>(game.options, game.presets, preset, {})
  if ('fault' in chosen) throw new Error(`${game.id} has no preset ${preset}`)
  const { options } = chosen
  const { cut, dealer } = drawForDeal(game, options, random)
  const score = chooseScore(ai, options, random)
  const start = game.startPartie(options, score, undefined, cut.at(-1))
  const packets = game.packets[0] ?? ''
  const deal = nextDeal(game, options, start, { dealer, packets }, random)
  const players = Array.from({ length: game.countSeats(options) }, () => {
    const player = createPlayer(ai, LEVELS[random.nextInt(LEVELS.length)] ?? 'rulebook')
    if (player === null) throw new Error(`${game.id} has no players`)
    return player
  })
  const actions: DealRecord['actions'] = []
  const met: Met[] = []
  let state: GameState = start
  playDeal(
    {
      game,
      options,
      players,
      random,
      observer: {
        onAction(seat, action) {
          const found = meetDecision(ai, state, seat, kind)
          if (found !== null) met.push({ ...found, step: actions.length })
          actions.push({ seat, ...action })
        },
        onTransition: (moment) => void (state = moment.state),
      },
    },
    start,
    deal,
  )
  const head = { format: 'cercle-record', version: 1, game: game.id, options: { preset } } as const
  const named = players.map((_, seat) => ({ name: String(seat), kind: 'computer' as const }))
  const whole = toDealRecord(deal, score, actions)
  return { record: buildPositionRecord({ ...head, players: named }, whole, { cut }), met }
}

/** Returns the decision of a seat on turn if it is of a kind, with a choice; else null. */
function meetDecision(
  ai: GameAi,
  state: GameState,
  seat: Seat,
  kind: string,
): Omit<Met, 'step'> | null {
  const { game } = ai
  if (game.seatToPlay(state) !== seat) return null
  const legal = game.legalActions(state, seat)
  if (legal.length < 2) return null
  const view = game.viewFor(state, seat)
  return ai.describeDecision(view, legal).kind === kind ? { view, legal } : null
}

/** Chooses a score at which the partie goes on: by side, up to four fifths of its goal. */
function chooseScore({ game }: GameAi, options: object, random: Random): readonly number[] {
  const sides = Array.from({ length: game.countSides(options) }, () => 0)
  const { goal } = game.viewFor(game.startPartie(options, sides), 'onlooker')
  return sides.map(() => random.nextInt(Math.floor(goal * 0.8) + 1))
}

function toDealRecord(
  deal: Deal,
  score: readonly number[],
  actions: DealRecord['actions'],
): DealRecord {
  const unknown = deal.talon.indexOf(null)
  const known = deal.talon.slice(0, unknown < 0 ? deal.talon.length : unknown)
  return {
    dealer: deal.dealer,
    packets: deal.packets,
    hands: deal.hands.map((hand) => [...hand]),
    ...toTurnUpField(deal.turnUp),
    talon: known.flatMap((card) => card ?? []),
    scoreBefore: [...score],
    actions,
  }
}

/** Returns the record up to a decision: what was done there is no one's, and not kept. */
const cutRecord = (record: RecordDocument, step: number): RecordDocument => ({
  ...record,
  parties: record.parties.map((partie) => ({
    ...partie,
    deals: partie.deals.map((deal) => ({ ...deal, actions: deal.actions.slice(0, step) })),
  })),
})
