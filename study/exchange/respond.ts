// node study/exchange/respond.ts [preset] [0:0 …] [--workers=2]: what a trained responder gains
// against the table as it is shipped. In deals and pairs of a seed of its own, it learns in one half
// what is best with every exact hand and every class, and is scored in the other.
import { NUMBERS } from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import { estimateEquity } from '../../src/main/engine/games/ecarte/ai/equity.ts'
import type { SolvedScore } from '../../src/main/engine/games/ecarte/ai/exchange/solved-score.ts'
import { findSolvedScore, loadTable } from '../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import { type Part } from '../../src/main/engine/games/ecarte/ai/strength.ts'
import { type Classes, classify } from './classes.ts'
import {
  type Choices,
  type Profile,
  type ScoreGame,
  type Share,
  sumForDealer,
  sumForElder,
  valueAnswers,
  valueProposing,
} from './passes.ts'
import type { Score } from './payoffs.ts'
import { type Positions, listPositions } from './hands.ts'
import { type Sizes, prepareMaterial } from './prepare.ts'
import { createScoreGame, optionsOf } from './score-game.ts'
import { meanAgreed, pickBest, weigh } from './solve.ts'

const SIZES: Sizes = { seed: 'responder', pairs: 192, deals: 4_000_000 }
const LEARNT: Share = { phase: 0, of: 2 }
const SCORED: Share = { phase: 1, of: 2 }

const SHARES = { play: 0, either: 0.5, exchange: 1 } as const

/** Returns the table of a score as probabilities. */
function readProfile(solved: SolvedScore, positions: Positions, classes: Classes): Profile {
  const shares = (part: Part): Float64Array =>
    Float64Array.from(
      { length: positions.count },
      (_, place) => SHARES[solved.chooseAt(part, place)],
    )
  const elderNumbers = new Float64Array(classes.count * NUMBERS)
  const dealerNumbers = new Float64Array(classes.count * NUMBERS * NUMBERS)
  for (const [place, hand] of positions.hands.entries()) {
    const row = (classes.ofPosition[place] ?? 0) * NUMBERS
    const turnUp = positions.turnUps[place] ?? 0
    elderNumbers[row + solved.countDiscards('elder', hand, turnUp, null)] = 1
    for (let others = 0; others < NUMBERS; others += 1)
      dealerNumbers[
        (row + others) * NUMBERS + solved.countDiscards('dealer', hand, turnUp, others)
      ] = 1
  }
  return { propose: shares('elder'), accept: shares('dealer'), elderNumbers, dealerNumbers }
}

/** What one seat may do: its numbers of cards, and the values of its first decision with them. */
interface Seat {
  readonly sign: 1 | -1
  /** Fewest cards. */
  readonly least: number
  readonly own: Float64Array
  readonly ownShares: Float64Array
  valueNumbers(share: Share): Float64Array
  valueChoices(numbers: Float64Array, share: Share): Choices
}

function createSeats(game: ScoreGame, profile: Profile): Readonly<Record<Part, Seat>> {
  return {
    elder: {
      sign: 1,
      least: game.least,
      own: profile.elderNumbers,
      ownShares: profile.propose,
      valueNumbers: (share) => sumForElder(game, profile, share).values,
      valueChoices: (numbers, share) =>
        valueProposing(
          game,
          profile,
          meanAgreed(game.classes, sumForElder(game, profile, share), numbers),
          share,
        ),
    },
    dealer: {
      sign: -1,
      least: 0,
      own: profile.dealerNumbers,
      ownShares: profile.accept,
      valueNumbers: (share) => sumForDealer(game, profile, share).values,
      valueChoices: (numbers, share) =>
        valueAnswers(
          game,
          profile,
          meanAgreed(game.classes, sumForDealer(game, profile, share), numbers),
          share,
        ),
    },
  }
}

/** Returns what a seat gains by what is best in one half of the material, scored in the other. */
function measureResponse(game: ScoreGame, seat: Seat): number {
  const { sign } = seat
  const numbers = pickBest(seat.valueNumbers(LEARNT), sign, seat.least)
  const learnt = seat.valueChoices(numbers, LEARNT)
  const shares = learnt.play.map((play, place) =>
    sign * (learnt.exchange[place] ?? 0) > sign * play ? 1 : 0,
  )
  const response = weigh(game, seat.valueChoices(numbers, SCORED), shares, sign)
  const own = weigh(game, seat.valueChoices(seat.own, SCORED), seat.ownShares, sign)
  return sign * (response - own)
}

const asked = process.argv.slice(2)
const preset = asked.find((one) => /^[a-z]+$/.test(one)) ?? 'club'
const threads = Number(asked.find((one) => one.startsWith('--workers='))?.split('=')[1] ?? 2)
const scores = asked.filter((one) => /^[0-4]:[0-4]$/.test(one))
const options = optionsOf(preset)
await loadTable(options)
const material = await prepareMaterial(SIZES, threads)
const classes = classify(listPositions())
for (const written of scores.length === 0 ? ['0:0'] : scores) {
  const [dealer = 0, elder = 0] = written.split(':').map(Number)
  const score: Score = [dealer, elder]
  const solved = findSolvedScore(options, score, 0)
  if (solved === null) throw new Error(`${written} is not solved`)
  const { game } = createScoreGame(material, classes, options, score, estimateEquity)
  // a point made instead of lost changes the equity by twice this
  const point = ((game.plain[3] ?? 0) - (game.plain[2] ?? 0)) / 2
  const profile = readProfile(solved, material.positions, classes)
  for (const [part, seat] of Object.entries(createSeats(game, profile))) {
    const gain = measureResponse(game, seat)
    process.stdout.write(
      `${preset} ${written} ${part}: ${(gain / point).toFixed(4)} points, ${gain.toFixed(5)} in equity\n`,
    )
  }
}
