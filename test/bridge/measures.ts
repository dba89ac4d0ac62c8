// Measures of what the validators of the calls let through. Behind the validators stands a handler
// that returns its arguments.
import { expect, test } from 'vitest'
import type { CallName } from '../../src/shared/calls.ts'
import { runCall } from '../../src/main/calls/validate.ts'
import type { CallHandlers } from '../../src/main/calls/context.ts'
import { Refusal } from '../../src/main/refusal.ts'

const told = (...given: readonly unknown[]): never => {
  throw new Told(given)
}

class Told extends Error {
  readonly given: readonly unknown[]
  constructor(given: readonly unknown[]) {
    super('told')
    this.given = given
  }
}

const HANDLERS = new Proxy({} as CallHandlers, { get: () => told })

/** The arguments that reached the handler; null if the validator refused. */
export function passed(name: CallName, args: unknown): readonly unknown[] | null {
  try {
    runCall(HANDLERS, name, args)
  } catch (error) {
    if (error instanceof Told) return error.given
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ refused: { code: 'malformed' } })
    return null
  }
  throw new Error(`no handler behind ${name}`)
}

export const text = (length: number): string => 'x'.repeat(length)

/** This many pass, one more does not; and with a minimum, one less does not. */
export type Measure = readonly [
  what: string,
  name: CallName,
  args: (value: unknown) => unknown,
  ok: readonly unknown[],
  no: readonly unknown[],
]

export const texts = (
  what: string,
  name: CallName,
  args: (value: unknown) => unknown,
  most: number,
): Measure => [...([what, name, args] as const), [text(1), text(most)], [text(most + 1), 1, null]]
export const numbers = (
  what: string,
  name: CallName,
  args: (value: unknown) => unknown,
  least: number,
  most?: number,
): Measure => [
  ...([what, name, args] as const),
  most === undefined ? [least, least + 1] : [least, most],
  [least - 1, least + 0.5, String(least), NaN, ...(most === undefined ? [] : [most + 1])],
]
export const words = (
  what: string,
  name: CallName,
  args: (value: unknown) => unknown,
  all: readonly unknown[],
): Measure => [...([what, name, args] as const), all, ['', 'other', undefined]]

export const flags = (
  what: string,
  name: CallName,
  args: (value: unknown) => unknown,
  besides: readonly unknown[] = [],
): Measure => [...([what, name, args] as const), [true, false, ...besides], [1, 'true', undefined]]
export const nullable = (
  what: string,
  name: CallName,
  args: (value: unknown) => unknown,
  most: unknown,
  no: readonly unknown[],
): Measure => [...([what, name, args] as const), [null, most], [...no, undefined]]
/** A list of nothing, and of so many at most. */
export const lists = (
  what: string,
  name: CallName,
  args: (value: unknown) => unknown,
  one: unknown,
  most: number,
  no: readonly unknown[],
): Measure => [
  ...([what, name, args] as const),
  [[], Array(most).fill(one)],
  [Array(most + 1).fill(one), ...no, null],
]

/** Tests each measure: what is within it passes as it is, and what is not is refused. */
export function testMeasures(measures: readonly Measure[]): void {
  test.each(measures)('%s has its measure at the door of %s', (_, name, args, ok, no) => {
    for (const value of ok)
      expect(passed(name, args(value)), JSON.stringify(value)).toEqual(args(value))
    for (const value of no) expect(passed(name, args(value)), JSON.stringify(value)).toBeNull()
  })
}
