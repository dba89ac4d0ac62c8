// node bench/pimc/speed.ts [deals]: time to solve all cards of a lead at random deals of Whist, and
// of the engine's solver where that can.
import { createHash } from 'node:crypto'
import {
  emptyPosition,
  type Form,
  type TrickPosition,
} from '../../src/main/engine/trick-ai/position.ts'
import { codeOf, readAt } from '../../src/main/engine/ai/cards.ts'
import { type Random, randomFrom, readSeed, shuffle } from '../../src/main/engine/random.ts'
import { countSearched, forgetPositions, solveCards } from './solver.ts'

const seed = readSeed(createHash('sha256').update('speed').digest('hex').slice(0, 32))
if (seed === null) throw new Error('no seed')
const random: Random = randomFrom(seed)
const form: Form = { seats: 4, trump: 3, trick: 1, values: new Int32Array(64) }
const pack = [0, 1, 2, 3].flatMap((suit) =>
  Array.from({ length: 13 }, (_, height) => codeOf(suit, height)),
)

/** Deals so many random cards of the pack to each seat. */
function dealPosition(cards: number): TrickPosition {
  const position = emptyPosition(form, cards, 0)
  const order = shuffle(pack, random)
  for (let n = 0; n < 4 * cards; n += 1) {
    const code = order[n] ?? 0
    const place = (n % 4) * 4 + (code >> 4)
    position.hands[place] = readAt(position.hands, place) | (1 << (code & 15))
    position.left[code >> 4] = readAt(position.left, code >> 4) | (1 << (code & 15))
  }
  return position
}
const deals = Number(process.argv[2] ?? 20)
for (const cards of (process.argv[3] ?? '5,7,9,11,13').split(',').map(Number)) {
  const times: number[] = []
  const before = countSearched()
  for (let n = 0; n < deals; n += 1) {
    const position = dealPosition(cards)
    forgetPositions()
    const start = process.cpuUsage().user
    solveCards(position, (cards / 2) | 0)
    times.push((process.cpuUsage().user - start) / 1000)
  }
  const sum = times.reduce((a, b) => a + b, 0)
  console.log(
    cards,
    (sum / deals).toFixed(2),
    'ms; most',
    Math.max(...times).toFixed(1),
    'leads',
    Math.round((countSearched() - before) / deals),
  )
}
