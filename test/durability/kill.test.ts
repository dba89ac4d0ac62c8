// A program killed at any moment loses nothing that was acknowledged, and everything stored can be
// replayed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getRestorePath } from '../../src/main/store/file-ops.ts'
import { folder } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { type Killing, expectKept, workedAndKilled } from './killing.ts'
import type { Said } from './said.ts'

const KILLS = process.env['CERCLE_LONG'] === 'yes' ? 500 : 100
const LANES = 2

/** Moments of the transaction that folds a finished partie. */
const FOLDING = [
  'UPDATE OF record ON main.partie',
  'DELETE ON main.action',
  'DELETE ON main.deal',
  'UPDATE ON main.partie_fact WHEN new.winner IS NOT NULL',
  'INSERT ON main.standing',
] as const

const random = randomOf(20)
const heard =
  (words: number) =>
  (lines: readonly string[]): boolean =>
    lines.length >= words
const told =
  (what: string) =>
  (lines: readonly string[]): boolean =>
    lines.some((line) => line.startsWith(`{"what":"${what}"`))
const soon = (enough: Killing['enough'], most: number): Killing => ({
  enough,
  after: random.nextInt(most),
})

interface Round {
  readonly work: readonly string[]
  readonly killing: Killing | null
  /** Begins with no file at all. */
  readonly anew?: true
}

/** Ten rounds over and over; numbers of things done before a copy are those of the program. */
function roundOf(number: number): Round {
  const playing: Round = { work: ['play'], killing: soon(heard(1 + random.nextInt(30)), 15) }
  switch (number % 10) {
    case 0:
      return { work: ['play'], killing: soon(heard(0), 500), anew: true }
    case 1:
    case 2:
      return {
        work: ['fold', FOLDING[Math.floor(number / 5) % FOLDING.length] ?? ''],
        killing: null,
      }
    case 3:
    case 7:
      return { work: ['take'], killing: soon(heard(1 + random.nextInt(60)), 150) }
    case 4:
    case 5:
      return { work: ['copy'], killing: soon(heard(21 + random.nextInt(4)), 60) }
    case 6:
      return { work: ['restore'], killing: soon(told('restoring'), 60) }
    default:
      return playing
  }
}

async function lane(rounds: readonly number[]): Promise<number> {
  let file = join(folder(), 'cercle.db')
  let all: Said[] = []
  let acknowledged = 0
  for (const number of rounds) {
    const { work, killing, anew } = roundOf(number)
    if (anew === true) {
      expectKept(file, all)
      file = join(folder(), 'cercle.db')
      all = []
    }
    const said = await workedAndKilled(file, work, killing)
    acknowledged += said.length
    all.push(...said)
    // between two renames the copy is still on its way
    if (existsSync(file) || existsSync(getRestorePath(file))) expectKept(file, said)
    else expect(said).toEqual([])
  }
  expectKept(file, all)
  return acknowledged
}

test(
  `killed ${KILLS} times, at play, when a partie ends, while files come in, while copies are made and put back, nothing acknowledged is lost`,
  { timeout: KILLS * 3000 },
  async () => {
    const numbers = Array.from({ length: KILLS }, (_, number) => number)
    const lanes = Array.from({ length: LANES }, (_, own) =>
      lane(numbers.filter((number) => Math.floor(number / 10) % LANES === own)),
    )
    const acknowledged = await Promise.all(lanes)
    expect(acknowledged.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(10 * KILLS)
  },
)
