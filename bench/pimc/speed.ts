// node bench/pimc/speed.ts [deals [cards,…]]: the time of one core to solve every card of a lead, at
// random deals of Whist with this many cards a hand.
import { createHash } from 'node:crypto'
import { type Random, randomFrom, readSeed } from '../../src/main/engine/random.ts'
import { BOOK_FIGURES } from '../../src/main/engine/trick-ai/book-figures.ts'
import { dealPosition } from './positions.ts'
import { countSearched, forgetPositions, solveCards } from './solver.ts'

const WHIST = {
  seats: 4,
  trump: 3,
  trick: 1,
  values: new Int32Array(64),
  book: BOOK_FIGURES.partners,
}
const HEIGHTS = 13
/** Before the clock runs, the solver is compiled. */
const FIRST = 30

function randomOf(text: string): Random {
  const seed = readSeed(createHash('sha256').update(text).digest('hex').slice(0, 32))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

function measure(size: number, deals: number): void {
  const random = randomOf(`speed ${size}`)
  const before = countSearched()
  let [sum, most] = [0, 0]
  for (let n = 0; n < deals; n += 1) {
    const position = dealPosition(WHIST, size, HEIGHTS, random)
    forgetPositions()
    const start = process.threadCpuUsage()
    solveCards(position, Math.floor(size / 2))
    const { user, system } = process.threadCpuUsage(start)
    sum += user + system
    most = Math.max(most, user + system)
  }
  const leads = Math.round((countSearched() - before) / deals)
  console.log(
    `${size} cards: ${(sum / deals / 1000).toFixed(2)} ms a deal, at most ${(most / 1000).toFixed(1)}; ${leads} leads searched`,
  )
}

const [deals = '20', sizes = '5,7,9,10,11,12,13'] = process.argv.slice(2)
const early = randomOf('first')
for (let n = 0; n < FIRST; n += 1) solveCards(dealPosition(WHIST, 8, HEIGHTS, early), 4)
for (const size of sizes.split(',')) measure(Number(size), Number(deals))
