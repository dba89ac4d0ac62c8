// Whatever a record holds: the commands answer, or name the error in one line; they never crash and
// never hang.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeLegalActions, describeReplay, describeView } from '../../src/main/cli/records.ts'
import { argumentsLike } from '../bridge/anything.ts'
import { TWO_DEALS, said } from './cercle.ts'

const RUNS = process.env['CERCLE_LONG'] === 'yes' ? 10_000 : 300

const COMMANDS = {
  replay: describeReplay,
  legal: describeLegalActions,
  view: (record: Parameters<typeof describeView>[0]) => describeView(record, '0'),
} as const

/** The text of anything that JSON can say. */
function written(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'bigint' ? String(part) : part,
      ) ?? ''
    )
  } catch {
    return String(fc.stringify(value))
  }
}

/** A record with one part of it changed, lost or put in; now and then anything at all. */
const record = argumentsLike([TWO_DEALS]).map((args) =>
  written(Array.isArray(args) ? args[0] : args),
)

function expectAnswer(text: string, command: (typeof COMMANDS)[keyof typeof COMMANDS]): boolean {
  const { lines, wrong } = said(text, command)
  if (wrong === null) {
    expect(lines).toHaveLength(1)
    return true
  }
  expect(lines, text.slice(0, 500)).toEqual([])
  expect(wrong, text.slice(0, 500)).toMatch(/\S/)
  expect(wrong.length, text.slice(0, 500)).toBeLessThan(1_000)
  expect(wrong, text.slice(0, 500)).not.toMatch(/\n|\[object|internal|\.ts:\d/)
  return false
}

describe('a record with anything in it', () => {
  test.each(Object.entries(COMMANDS))(
    '%s answers it, or says in one line why not',
    (_, command) => {
      let [good, bad] = [0, 0]
      fc.assert(
        fc.property(record, (text) => {
          if (expectAnswer(text, command)) good += 1
          else bad += 1
        }),
        { numRuns: RUNS, seed: 1864, endOnFailure: true },
      )
      expect(bad).toBeGreaterThan(RUNS / 2)
      expect(good).toBeGreaterThan(0)
    },
  )

  test('a seat of any text is a seat or is refused', () => {
    const asked = fc.oneof(
      fc.string(),
      fc.constantFrom('0', '1', '2', '-1', '01', '1.0', '', ' 1', '__proto__', 'NaN'),
    )
    fc.assert(
      fc.property(asked, (seat) => {
        const { lines, wrong } = said(JSON.stringify(TWO_DEALS), (one) => describeView(one, seat))
        return ['0', '1'].includes(seat)
          ? wrong === null && lines.length === 1
          : wrong !== null && !wrong.includes('\n')
      }),
      { numRuns: 300, seed: 1864 },
    )
  })
})
