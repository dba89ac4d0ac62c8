// Records of Whist from before there were short and long: two games and a rubber, written by the
// program as it was then, with their hashes. They are still the same games, byte for byte.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { partieText, recordLine } from '../../../src/main/engine/canonical.ts'
import { recordedOptions } from '../../../src/main/engine/games/options.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import { WHIST_OPTIONS, WHIST_PRESETS } from '../../../src/main/engine/games/whist/options.ts'
import { readRecord } from '../../../src/main/engine/record.ts'
import { replayRecord } from '../../../src/main/engine/replay.ts'
import { computeHash } from '../../../src/main/store/load.ts'
import { requireValue } from '../../../src/shared/card.ts'

const lines = readFileSync(
  new URL('../../records/whist-before-clubs.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')

function recordOf(line: string) {
  const read = readRecord(JSON.parse(line))
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.record
}

function statesOf(line: string) {
  const replayed = replayRecord(recordOf(line))
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault))
  return replayed.replay.parties.map(({ state }) => state)
}

/** What the program of then made of them: score, points of the account, and what is paid. */
const EXPECTED = [
  [[[0, 14], [3, 65], null]],
  [[[0, 16], [5, 60], null]],
  [
    [[10, 6], [67, 5], null],
    [[2, 10], [69, 74], null],
    [[14, 0], [211, 74], 137],
  ],
]

const NAMES = ['a game', 'a game with irregularities', 'a rubber']

describe.each(NAMES.map((name, place) => ({ name, place })))('$name', ({ place }) => {
  const line = requireValue(lines[place])

  test('W-5 W-11 W-14 it is written again byte for byte, and its hashes hold', () => {
    const record = recordOf(line)
    expect(recordLine(record)).toBe(line)
    for (const { sha256, ...partie } of record.parties)
      if (sha256 !== undefined) expect(computeHash(record, partieText(partie))).toBe(sha256)
  })

  test('W-5 W-11 W-14 it comes to the score and the account that it came to', () => {
    const ends = statesOf(line).map((state) => {
      const { account, paid } = Object(whist.series?.seriesAccount(Object(state)))
      const totals = Array.from(account, (side) => Reflect.get(Object(side), 'total'))
      return [Reflect.get(state, 'score'), totals, paid]
    })
    expect(ends).toEqual(EXPECTED[place])
  })

  test('W-14 W-19 it names neither count nor stake, and is counted by the source', () => {
    const { preset = '', ...given } = recordOf(line).options ?? {}
    expect(Object.keys(given)).not.toContain('count')
    expect(recordedOptions(WHIST_OPTIONS, WHIST_PRESETS, String(preset), given)).toMatchObject({
      options: { count: 'table', stake: 'none' },
    })
  })
})

test('W-14 a record that names the preset alone is counted by it', () => {
  for (const preset of ['short', 'long'] as const)
    expect(recordedOptions(WHIST_OPTIONS, WHIST_PRESETS, preset, {})).toMatchObject({
      options: { count: preset },
    })
})
