// How deals of Whist and Scotch Whist end, from play: figures for what a score is worth. Writes whist/ai/trick-figures.ts,
// whist/ai/club-figures.ts and scotch-whist/ai/chance-figures.ts.
//   node study/tricks.ts [deals] [level] [table|clubs|scotch]
// Single deals of a level against itself. In Whist the tricks of the dealer's side are counted, for the clubs (W-14) with the
// honours; in Scotch Whist every deal is marked anew from every score, and the chance of the partie follows from the scores
// behind it.
import { join } from 'node:path'
import type { GameState } from '../src/main/engine/games/game.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { scoreDeal } from '../src/main/engine/games/scotch-whist/score.ts'
import { type DealSoFar, GOAL } from '../src/main/engine/games/scotch-whist/state.ts'
import { ai as scotchWhist } from '../src/main/engine/games/scotch-whist/ai/index.ts'
import { STEP } from '../src/main/engine/games/scotch-whist/ai/equity.ts'
import { ai as whist } from '../src/main/engine/games/whist/ai/index.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { playDeal } from '../src/main/engine/players/match.ts'
import { createPlayer } from '../src/main/engine/players/player.ts'
import { shuffle } from '../src/main/engine/random.ts'
import { randomOf } from './seeds.ts'
import { writeFigures } from './write-figures.ts'

const GAMES = join(import.meta.dirname, '../src/main/engine/games')
const [deals = '2000', level = 'club', only = ''] = process.argv.slice(2)

/** Single deals of seat 0, from no points on: the result of `told` for each once it is over. */
function played<T>(
  mind: GameAi,
  given: Readonly<Record<string, unknown>>,
  told: (state: GameState) => T,
): readonly T[] {
  const { game } = mind
  const player = createPlayer(mind, level)
  const chosen = chooseOptions(game.options, game.presets, game.preset, given)
  if ('fault' in chosen || player === null) throw new Error(`nobody plays ${game.id} at ${level}`)
  const { options } = chosen
  const random = randomOf(game.id, JSON.stringify(given))
  const players = Array.from({ length: game.countSeats(options) }, () => player)
  const match = { game, options, players, random, observer: {} }
  return Array.from({ length: Number(deals) }, () => {
    const deal = game.distributeCards(options, shuffle(game.createPack(options), random), 0, '1')
    return told(playDeal(match, game.startPartie(options, [0, 0]), deal))
  })
}

function write(file: string, lines: readonly string[]): void {
  const [about = '', ...rest] = lines
  const title = `// Written by study/tricks.ts: ${deals} deals, ${level} against itself. ${about}`
  writeFigures(join(GAMES, file), [title, ...rest])
}

function whistFigures(): void {
  const mind: GameAi = whist
  const made = played(mind, {}, (state) => {
    const [first = 0, , third = 0] = mind.game.tallyTricks(state)?.tricksWon ?? []
    return first + third
  })
  const counts = Array.from(
    { length: 14 },
    (_, tricks) => made.filter((one) => one === tricks).length,
  )
  write('whist/ai/trick-figures.ts', [
    'In how many of them the dealer’s side made',
    '// 0, 1 … 13 tricks.',
    `export const DEALER_TRICKS: readonly number[] = ${JSON.stringify(counts)}`,
  ])
}

/** Honours that count in the clubs (W-15). */
const HONOURS = 4

/** Counts the tricks of the dealer's side by the honours of both (W-14, W-15). */
function clubFigures(): void {
  const mind: GameAi = whist
  const made = played(mind, {}, (state) => {
    const tally = mind.game.tallyTricks(state)
    if (tally === null) throw new Error('a deal that is not over')
    const [first = 0, , third = 0] = tally.tricksWon
    const held = tally.tricks.reduce(
      (sum, { leader, cards }) =>
        sum +
        cards.filter(
          (card, place) =>
            (leader + place) % 2 === 0 &&
            /^[AKQJ].$/.test(card) &&
            card.endsWith(tally.trump ?? ''),
        ).length,
      0,
    )
    return { tricks: first + third, honours: HONOURS - held }
  })
  const counts = Array.from({ length: HONOURS + 1 }, (_, honours) =>
    Array.from(
      { length: 14 },
      (__, tricks) => made.filter((one) => one.tricks === tricks && one.honours === honours).length,
    ),
  )
  write('whist/ai/club-figures.ts', [
    'In how many of them the',
    '// dealer’s side held four honours, three, two, one and none (rows) and made 0, 1 … 13 tricks.',
    `export const DEALER_RESULTS: readonly (readonly number[])[] = ${JSON.stringify(counts)}`,
  ])
}

/**
 * The dealer's chance of the partie at each score, the dealer's first, from deals as they were
 * taken.
 */
function chancesFrom(taken: readonly DealSoFar[]): number[][] {
  const chances: number[][] = Array.from({ length: GOAL }, () =>
    Array.from({ length: GOAL }, () => 0),
  )
  const at = (dealer: number, other: number): number => chances[dealer]?.[other] ?? 0
  // every deal marks at least the thirty points of the trumps: the scores behind one are higher in
  // sum
  for (let sum = 2 * (GOAL - 1); sum >= 0; sum -= 1)
    for (let dealer = Math.max(0, sum - GOAL + 1); dealer <= Math.min(sum, GOAL - 1); dealer += 1) {
      const ends = taken.map((deal) => {
        const { state } = scoreDeal({ ...deal, score: [dealer, sum - dealer], marks: [] })
        if (state.phase === 'over') return state.winner === 0 ? 1 : 0
        // SW-6: the deal passes to the other side
        return 1 - at(state.score[1], state.score[0])
      })
      const row = chances[dealer]
      if (row !== undefined)
        row[sum - dealer] = ends.reduce<number>((all, one) => all + one, 0) / ends.length
    }
  return chances
}

function scotchFigures(): void {
  const forms = { 18: { hands: '18' }, '3x6': { hands: '3x6' }, four: { players: 4 } }
  const grids = Object.entries(forms).map(([name, given]) => {
    const taken = played(scotchWhist, given, (state) => {
      if (!isTaken(state)) throw new Error('a deal that is not over')
      return state
    })
    const all = chancesFrom(taken)
    const grid = all.flatMap((row, dealer) =>
      dealer % STEP === 0
        ? [
            row.flatMap((chance, other) =>
              other % STEP === 0 ? [Math.round(chance * 1e3) / 1e3] : [],
            ),
          ]
        : [],
    )
    return [name, grid] as const
  })
  write('scotch-whist/ai/chance-figures.ts', [
    `The dealer’s chance of the partie, every ${STEP} points`,
    '// of his score (rows) and of the other’s (columns).',
    "import type { Grid } from './equity.ts'",
    '',
    `export const DEALER_CHANCES: Readonly<Record<'18' | '3x6' | 'four', Grid>> = ${JSON.stringify(Object.fromEntries(grids))}`,
  ])
}

const isTaken = (state: GameState): state is GameState & DealSoFar =>
  'tricks' in state && 'turnUp' in state

const FIGURES = { table: whistFigures, clubs: clubFigures, scotch: scotchFigures }
for (const [name, run] of Object.entries(FIGURES)) if (only === '' || only === name) run()
