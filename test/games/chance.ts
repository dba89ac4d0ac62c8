// Chance that is the same in every run.
import { type Random, randomFrom, readSeed } from '../../src/main/engine/random.ts'

/** The generator of a number, from 1. */
export function chance(number: number): Random {
  const seed = readSeed(number.toString(16).padStart(32, '0'))
  if (seed === null) throw new Error(`no seed: ${number}`)
  return randomFrom(seed)
}
