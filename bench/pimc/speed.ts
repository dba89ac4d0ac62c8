// node bench/pimc/speed.ts [deals [cards,… [whist | four | three]]]: the time of one core to solve
// every card of a lead, at random deals with this many cards a hand: of Whist, or ends of deals of
// Hundertspiel with four players or three.
import { createHash } from 'node:crypto'
import { type Random, randomFrom, readSeed } from '../../src/main/engine/random.ts'
import { BOOK_FIGURES } from '../../src/main/engine/trick-ai/book-figures.ts'
import { dealEnd } from './hundertspiel-positions.ts'
import * as hundertspiel from './hundertspiel-solver.ts'
import { dealPosition } from './positions.ts'
import * as whist from './solver.ts'

const WHIST = {
  seats: 4,
  trump: 3,
  trick: 1,
  values: new Int32Array(64),
  book: BOOK_FIGURES.partners,
}
const HEIGHTS = 13
/** Each seat for its side: partners, or one against two. */
const ACCOUNTS = {
  4: { raisers: 0b0101, weights: [1, -1, 1, -1], game: 0 },
  3: { raisers: 0b001, weights: [2, -1, -1], game: 0 },
}

/** Deals, and returns what solves it. */
type Dealt = (size: number, random: Random) => () => void

const dealWhist: Dealt = (size, random) => {
  const position = dealPosition(WHIST, size, HEIGHTS, random)
  whist.forgetPositions()
  return () => whist.solveCards(position, Math.floor(size / 2))
}
const dealHundertspiel =
  (players: 3 | 4): Dealt =>
  (size, random) => {
    const position = dealEnd({ players, size, dos: random.nextInt(5), played: 1 }, random)
    hundertspiel.forgetPositions()
    return () => hundertspiel.solveCards(position, ACCOUNTS[players], 0)
  }
const KINDS = new Map<string, Dealt>([
  ['whist', dealWhist],
  ['four', dealHundertspiel(4)],
  ['three', dealHundertspiel(3)],
])
const countSearched = (): number => whist.countSearched() + hundertspiel.countSearched()

/** Before the clock runs, the solver is compiled. */
const FIRST = 30

function randomOf(text: string): Random {
  const seed = readSeed(createHash('sha256').update(text).digest('hex').slice(0, 32))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

function measure(deal: Dealt, size: number, deals: number): void {
  const random = randomOf(`speed ${size}`)
  const before = countSearched()
  let [sum, most] = [0, 0]
  for (let n = 0; n < deals; n += 1) {
    const solve = deal(size, random)
    const start = process.threadCpuUsage()
    solve()
    const { user, system } = process.threadCpuUsage(start)
    sum += user + system
    most = Math.max(most, user + system)
  }
  const leads = Math.round((countSearched() - before) / deals)
  console.log(
    `${size} cards: ${(sum / deals / 1000).toFixed(2)} ms a deal, at most ${(most / 1000).toFixed(1)}; ${leads} leads searched`,
  )
}

const [deals = '20', sizes = '5,7,9,10,11,12,13', kind = 'whist'] = process.argv.slice(2)
const deal = KINDS.get(kind)
if (deal === undefined) throw new Error(`nothing to deal for ${kind}`)
const early = randomOf('first')
for (let n = 0; n < FIRST; n += 1) deal(kind === 'whist' ? 8 : 4, early)()
for (const size of sizes.split(',')) measure(deal, Number(size), Number(deals))
