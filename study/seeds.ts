// Chance for studies: the same name always gives the same deals.
import { createHash } from 'node:crypto'
import { type Random, randomFrom, readSeed } from '../src/main/engine/random.ts'

/** Creates the generator of a name, made of these parts. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  const hash = createHash('sha256').update(parts.join(' ')).digest('hex')
  const seed = readSeed(hash.slice(0, 32))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}
