// The records of Tatteln: played again they come to the scores that stand in them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord } from '../../../src/main/engine/record.ts'
import { replayRecord } from '../../../src/main/engine/replay.ts'

const lines = readFileSync(new URL('../../records/tatteln-forms.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test.each(lines.map((line, place) => [place + 1, line] as const))(
  'T-1 … T-13 line %i of tatteln-forms is a whole partie by the rules',
  (_, line) => {
    const read = readRecord(JSON.parse(line))
    if ('fault' in read) throw new Error(JSON.stringify(read.fault))
    const result = replayRecord(read.record)
    if ('fault' in result) throw new Error(JSON.stringify(result.fault))
    expect(result.replay.parties.map(({ state }) => state.phase)).toEqual(['over'])
  },
)

test('T-8 an announcement that is not in the hand is refused', () => {
  const [line = ''] = lines
  const changed = line.replace('"do":"announceSequence"', '"do":"announceSet"')
  expect(changed).not.toBe(line)
  const read = readRecord(JSON.parse(changed))
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  expect('fault' in replayRecord(read.record)).toBe(true)
})
