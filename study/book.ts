// The figures of the book of Whist and Scotch Whist.
//   node study/book.ts [partners | alone] [rounds] [deals]
// The book plays against itself on duplicate deals. Each figure in turn is tried higher and lower; it is kept where it wins
// beyond two standard errors, and beyond one on other deals. Writes src/main/engine/trick-ai/book-figures.ts after every change,
// and prints after each round what was won over the beginning, on deals that decided nothing.
import { join } from 'node:path'
import { nextDeal } from '../src/main/engine/games/dealing.ts'
import { noPoints } from '../src/main/engine/games/game.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { decisionFrom as scotchDecision } from '../src/main/engine/games/scotch-whist/ai/policy.ts'
import { scotchWhist } from '../src/main/engine/games/scotch-whist/index.ts'
import {
  SCOTCH_WHIST_OPTIONS,
  SCOTCH_WHIST_PRESETS,
} from '../src/main/engine/games/scotch-whist/options.ts'
import { decisionFrom as whistDecision } from '../src/main/engine/games/whist/ai/policy.ts'
import { whist } from '../src/main/engine/games/whist/index.ts'
import { WHIST_OPTIONS, WHIST_PRESETS } from '../src/main/engine/games/whist/options.ts'
import { type Random, shuffle } from '../src/main/engine/random.ts'
import { BOOK_FIGURES } from '../src/main/engine/trick-ai/book-figures.ts'
import { bookCard } from '../src/main/engine/trick-ai/book.ts'
import type { BookFigures } from '../src/main/engine/trick-ai/figures.ts'
import { type DealInPlay, knowledgeFrom } from '../src/main/engine/trick-ai/knowledge.ts'
import {
  type TrickPosition,
  clonePosition,
  playCode,
  turnIn,
} from '../src/main/engine/trick-ai/position.ts'
import { requireValue } from '../src/shared/card.ts'
import { randomOf } from './seeds.ts'
import { writeFigures } from './write-figures.ts'

const FILE = join(import.meta.dirname, '../src/main/engine/trick-ai/book-figures.ts')
const STEPS = [-12, -5, -2, -1, 1, 2, 5, 12]

type Way = keyof typeof BOOK_FIGURES
/** Draws a deal, as its eldest hand begins it. */
type Draw = (random: Random) => DealInPlay

const [way = 'partners', rounds = '2', deals = '20000'] = process.argv.slice(2)

const drawWhist: Draw = (random) => {
  const chosen = chooseOptions(WHIST_OPTIONS, WHIST_PRESETS, 'standard', {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  const { options } = chosen
  const start = whist.startPartie(options, noPoints(whist, options))
  const deal = nextDeal(whist, options, start, { dealer: 3, packets: '1' }, random)
  const { state } = whist.startDeal(start, deal)
  const decision = whistDecision(whist.viewFor(state, 0), whist.legalActions(state, 0))
  if (decision === null) throw new Error('a deal that does not begin')
  return decision.table
}

const drawScotch =
  (hands: '18' | '3x6'): Draw =>
  (random) => {
    const chosen = chooseOptions(SCOTCH_WHIST_OPTIONS, SCOTCH_WHIST_PRESETS, 'standard', { hands })
    if ('fault' in chosen) throw new Error(chosen.fault)
    const { options } = chosen
    const start = scotchWhist.startPartie(options, noPoints(scotchWhist, options))
    const deal = nextDeal(scotchWhist, options, start, { dealer: 1, packets: '1' }, random)
    const { state } = scotchWhist.startDeal(start, deal)
    const decision = scotchDecision(
      scotchWhist.viewFor(state, 0),
      scotchWhist.legalActions(state, 0),
    )
    if (decision === null) throw new Error('a deal that does not begin')
    return decision.table
  }

/** What each set of figures is found by; those with a partner serve Scotch Whist of four too. */
const DRAWS: Readonly<Record<Way, readonly Draw[]>> = {
  partners: [drawWhist],
  alone: [drawScotch('18'), drawScotch('3x6')],
}

/** Draws deals of each kind, the same for the same name. */
const drawDeals = (name: string, kinds: readonly Draw[], count: number): readonly TrickPosition[] =>
  kinds.flatMap((draw, kind) => {
    const random = randomOf('book', name, kind)
    return Array.from({ length: count / kinds.length }, () => {
      const knowledge = knowledgeFrom(draw(random))
      const position = clonePosition(knowledge.position)
      const world = knowledge.sampleHands(random)
      position.hands.set(world.hands)
      position.waiting = world.waiting
      return position
    })
  })

/** Returns the tricks of the first side above the second, counting cards as parts of a trick. */
function playDeal(deal: TrickPosition, first: BookFigures, second: BookFigures): number {
  // each side looks at a position of its own: they differ in the figures alone
  const seen = [first, second].map((book) => {
    const position = clonePosition(deal)
    return { ...position, form: { ...deal.form, book } }
  })
  const position = requireValue(seen[0])
  while (position.ahead > 0) {
    const code = bookCard(requireValue(seen[turnIn(position) & 1]))
    for (const one of seen) playCode(one, code)
  }
  const [own = 0, other = 0] = position.gains
  return (own - other) / deal.form.trick
}

interface Gain {
  readonly mean: number
  readonly error: number
}

/** Returns what the first figures win above the second, in tricks a deal. */
function compareFigures(
  positions: readonly TrickPosition[],
  first: BookFigures,
  second: BookFigures,
): Gain {
  let [sum, squares] = [0, 0]
  for (const deal of positions) {
    const gain = (playDeal(deal, first, second) - playDeal(deal, second, first)) / 4
    sum += gain
    squares += gain * gain
  }
  const mean = sum / positions.length
  const variance = squares / positions.length - mean * mean
  return { mean, error: Math.sqrt(variance / (positions.length - 1)) }
}

/** A place of one figure. */
interface Place {
  readonly part: keyof BookFigures
  readonly name: string
}

const PARTS = ['opening', 'lead', 'follow', 'discard'] as const

const placesIn = (book: BookFigures): readonly Place[] =>
  PARTS.flatMap((part) => Object.keys(book[part]).map((name) => ({ part, name })))

/** Returns the figures with one of them changed by `step`. */
function withStep(book: BookFigures, { part, name }: Place, step: number): BookFigures {
  const figures = new Map<string, number>(Object.entries(book[part]))
  return { ...book, [part]: { ...book[part], [name]: (figures.get(name) ?? 0) + step } }
}

function writeBook(figures: Readonly<Record<Way, BookFigures>>): void {
  writeFigures(FILE, [
    '// Written by study/book.ts.',
    "import type { BookFigures } from './figures.ts'",
    '',
    `export const BOOK_FIGURES: Readonly<Record<'partners' | 'alone', BookFigures>> = ${JSON.stringify(figures)}`,
  ])
}

const isWay = (text: string): text is Way => text in BOOK_FIGURES

/** Tries every figure once, in an order of its own each round. */
function playRound(begun: BookFigures, kinds: readonly Draw[], round: string): BookFigures {
  const draw = (name: string): readonly TrickPosition[] =>
    drawDeals(`${round} ${name}`, kinds, Number(deals))
  const tried = draw('tried')
  let book = begun
  for (const place of shuffle(placesIn(begun), randomOf('book', round))) {
    const steps = STEPS.flatMap((step) => {
      const { mean, error } = compareFigures(tried, withStep(book, place, step), book)
      return mean > 2 * error ? [{ step, mean }] : []
    })
    const [best] = steps.toSorted((one, other) => other.mean - one.mean)
    if (best === undefined) continue
    const next = withStep(book, place, best.step)
    const again = compareFigures(draw(`${place.part} ${place.name}`), next, book)
    if (again.mean <= again.error) continue
    book = next
    process.stdout.write(`${place.part}.${place.name} ${best.step}: ${again.mean.toFixed(4)}\n`)
    writeBook({ ...BOOK_FIGURES, [way]: book })
  }
  return book
}

if (!isWay(way)) throw new Error(`no figures for ${way}`)
const kinds = DRAWS[way]
const heldOut = drawDeals('held out', kinds, 5 * Number(deals))
let book = BOOK_FIGURES[way]
for (let round = 1; round <= Number(rounds); round += 1) {
  book = playRound(book, kinds, `${way} ${Date.now()}`)
  const { mean, error } = compareFigures(heldOut, book, BOOK_FIGURES[way])
  process.stdout.write(`round ${round}: ${mean.toFixed(4)} ± ${error.toFixed(4)} tricks a deal\n`)
}
