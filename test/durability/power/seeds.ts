import { type Seed, readSeed } from '../../../src/main/engine/random.ts'

/** The seed of a small number. */
export function seedOf(number: number): Seed {
  const seed = readSeed((number + 1).toString(16).padStart(32, '7'))
  if (seed === null) throw new Error(`no seed in ${number}`)
  return seed
}
