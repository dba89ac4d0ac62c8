// The only source of chance in the engine: a generator made from a written seed.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** 128 bits as 32 hexadecimal digits. */
export type Seed = string & { readonly brand: 'seed' }

/** A sequence of random values: each call takes the next one. */
export interface Random {
  /** Returns a whole number from 0 to `n` - 1, each equally likely. */
  nextInt(n: number): number
}

const isSeed = (text: string): text is Seed => /^[0-9a-f]{32}$/.test(text) && !/^0+$/.test(text)

/** Returns the seed written as `text`; null if invalid (all zeros would never change). */
export const readSeed = (text: string): Seed | null => (isSeed(text) ? text : null)

/** Creates the generator of a seed: the same seed gives the same values on every machine. */
export function randomFrom(seed: Seed): Random {
  const state = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0)
  const generator = xoroshiro128plusFromState(state)
  // the low-weight states of a fresh xoroshiro would show in the first cards
  for (let i = 0; i < 16; i += 1) generator.next()
  return { nextInt: (n) => (n > 1 ? uniformInt(generator, 0, n - 1) : 0) }
}

/** Moves items chosen from `from` on to the indices up to `to`, all choices equally likely. */
export function shuffleFront<T>(order: T[], from: number, to: number, random: Random): void {
  for (let place = from; place < to; place += 1) {
    const other = place + random.nextInt(order.length - place)
    const card = order[place] as T // `place` and `other` are places of `order`
    order[place] = order[other] as T
    order[other] = card
  }
}

/** Returns `cards` in random order, every order equally likely (Fisher and Yates). */
export function shuffle<T>(cards: readonly T[], random: Random): T[] {
  const order = [...cards]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.nextInt(last + 1)
    const card = order[last] as T // `last` and `other` are places of `order`
    order[last] = order[other] as T
    order[other] = card
  }
  return order
}

const STEPS = 2 ** 26

/** Returns a number from 0 to 1, without 1, with 52 random bits. */
export const nextFraction = (random: Random): number =>
  (random.nextInt(STEPS) + random.nextInt(STEPS) / STEPS) / STEPS
