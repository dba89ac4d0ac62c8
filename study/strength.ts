// Fits the figures of ai/strength.ts to exact odds: node study/strength.ts >
// src/main/engine/games/ecarte/ai/strength-figures.ts
import { countBits, listBits } from '../src/main/engine/ai/cards.ts'
import { type Cards32, SUIT } from '../src/main/engine/games/ecarte/ai/bits.ts'
import { atLeast, countTricks } from '../src/main/engine/games/ecarte/ai/count-tricks.ts'
import type { Part } from '../src/main/engine/games/ecarte/ai/strength.ts'
import { type Random, randomFrom, readSeed, shuffle } from '../src/main/engine/random.ts'

const HANDS = 12_000
const TESTED = 3_000
const SIZE = 44
/** Keeps figures of rare holdings near nothing. */
const RIDGE = 0.05

const PACK = Array.from({ length: 32 }, (_, bit) => bit)

/** Which figures count for a hand, in the order of `named`. */
function features(hand: Cards32): readonly number[] {
  const found = [0, ...listBits(hand & SUIT).map((bit) => 1 + bit)]
  const trumps = countBits(hand & SUIT)
  if (trumps >= 2) found.push(9 + Math.min(trumps, 4) - 2)
  for (const suit of [8, 16, 24]) {
    const [top, second] = listBits((hand >>> suit) & SUIT).toReversed()
    if (top === undefined) continue
    found.push(12 + (Math.min(countBits((hand >>> suit) & SUIT), 3) - 1) * 8 + top)
    if (second !== undefined) found.push(36 + second)
  }
  return found
}

/** The logarithm of the odds of the point, counted exactly. */
function exact(hand: Cards32, turnUp: number, part: Part): number {
  const known = { own: hand, may: ~(hand | (1 << turnUp)), sure: 0, others: 5 }
  const counted = countTricks(known, { at: part === 'elder' ? 'lead' : 'wait' })
  const ways = part === 'elder' ? [...counted.byCard.values()] : [counted.tricks]
  const share = Math.max(...ways.map((tricks) => atLeast(tricks, 3))) / counted.hands
  return Math.log((share + 0.01) / (1.01 - share))
}

function sample(random: Random): { readonly hand: Cards32; readonly turnUp: number } {
  const order = shuffle(PACK, random)
  const turnUp = order.slice(5).find((bit) => bit < 8)
  const hand = order.slice(0, 5).reduce((set, bit) => set | (1 << bit), 0)
  return turnUp === undefined ? sample(random) : { hand, turnUp }
}

/** Least squares with a ridge, by Gauss and Jordan. */
function fitted(
  rows: readonly { readonly found: readonly number[]; readonly value: number }[],
): readonly number[] {
  const m: number[][] = Array.from({ length: SIZE }, (_, i) =>
    Array.from({ length: SIZE + 1 }, (__, j) => (i === j ? RIDGE : 0)),
  )
  const put = (i: number, j: number, value: number): void => {
    const row = m[i]
    if (row !== undefined) row[j] = (row[j] ?? 0) + value
  }
  for (const { found, value } of rows)
    for (const i of found) {
      for (const j of found) put(i, j, 1)
      put(i, SIZE, value)
    }
  for (let pivot = 0; pivot < SIZE; pivot += 1)
    for (let i = 0; i < SIZE; i += 1) {
      const share = i === pivot ? 0 : (m[i]?.[pivot] ?? 0) / (m[pivot]?.[pivot] ?? 1)
      for (let j = pivot; j <= SIZE; j += 1) put(i, j, -share * (m[pivot]?.[j] ?? 0))
    }
  return m.map((row, i) => (row[SIZE] ?? 0) / (row[i] ?? 1))
}

function study(part: Part, random: Random) {
  const rows = Array.from({ length: HANDS + TESTED }, () => {
    const { hand, turnUp } = sample(random)
    return { found: features(hand), value: exact(hand, turnUp, part) }
  })
  const figures = fitted(rows.slice(0, HANDS))
  const tested = rows.slice(HANDS)
  const mean = tested.reduce((sum, { value }) => sum + value, 0) / TESTED
  const missed = tested.reduce(
    (sum, { found, value }) =>
      sum + (found.reduce((all, i) => all + (figures[i] ?? 0), 0) - value) ** 2,
    0,
  )
  const spread = tested.reduce((sum, { value }) => sum + (value - mean) ** 2, 0)
  return { named: named(figures), explained: 1 - missed / spread }
}

const rounded = (values: readonly number[]): readonly number[] =>
  values.map((value) => Math.round(value * 100) / 100)

const named = (figures: readonly number[]) => ({
  base: rounded(figures)[0],
  trump: rounded(figures.slice(1, 9)),
  trumps: rounded(figures.slice(9, 12)),
  top: [12, 20, 28].map((at) => rounded(figures.slice(at, at + 8))),
  second: rounded(figures.slice(36)),
})

const seed = readSeed('0123456789abcdef0123456789abcdef')
if (seed === null) throw new Error('no seed')
const random = randomFrom(seed)
const elder = study('elder', random)
const dealer = study('dealer', random)
const shares = [elder, dealer]
  .map(({ explained }) => `${(explained * 100).toFixed(1)} %`)
  .join(' and ')
process.stdout
  .write(`// Written by study/strength.ts: fitted to ${HANDS} hands of elder and of the dealer, it explains ${shares} of the variance of ${TESTED} others.
import type { Part, StrengthFigures } from './strength.ts'

export const STRENGTH: Readonly<Record<Part, StrengthFigures>> = ${JSON.stringify({ elder: elder.named, dealer: dealer.named }, null, 2)}
`)
