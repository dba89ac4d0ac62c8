// The size limit of a call; no more of it is inspected than would fit. The arguments have been
// cloned, as by Electron.
import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { LARGEST_CALL, measureCall } from '../../src/shared/size.ts'

const cloned = (value: unknown): unknown => deserialize(serialize(value))
const many = <T>(length: number, value: T): readonly T[] => Array.from({ length }, () => value)
const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ inner }), 'innermost')
const holed = (length: number): readonly unknown[] => {
  const list: unknown[] = ['x']
  list.length = length
  return list
}

test.each([
  ['a text', 'x', 4],
  ['a number', 0.5, 5],
  ['nothing', undefined, 5],
  ['null', null, 5],
  ['a list, with the numbers of its places', ['x', true], 3 + 4 + 4 + 4 + 5],
  ['an object with its keys', { card: 'KH' }, 3 + 7 + 5],
  ['an undefined part', { a: undefined }, 3 + 4 + 5],
])('%s has its size', (_, value, size) => {
  expect(measureCall(cloned(value))).toBe(size)
})

test('a call may be as large as this and not larger', () => {
  const text = 'x'.repeat(LARGEST_CALL - 3)
  expect(measureCall(text)).toBe(LARGEST_CALL)
  expect(measureCall(`${text}x`)).toBeNull()
})

test('things may lie twenty deep in one another and not deeper', () => {
  expect(measureCall(cloned(nested(20)))).not.toBeNull()
  expect(measureCall(cloned(nested(21)))).toBeNull()
  const round: unknown[] = []
  round.push(round)
  expect(measureCall(cloned(round))).toBeNull()
})

/** Kinds that structured clone carries and JSON does not, or that JSON makes small. */
const HOSTILE: Readonly<Record<string, unknown>> = {
  'a typed array': new Uint8Array(8),
  'a large typed array': new Uint8Array(5e6),
  'a buffer': new ArrayBuffer(8),
  'a view': new DataView(new ArrayBuffer(8)),
  'a Map': new Map([['do', 'play']]),
  'a Set': new Set(['play']),
  'a Date': new Date(0),
  'an Error': new Error('play'),
  'a regular expression': /play/,
  'a boxed text': Object('play'),
  'a large whole number': 10n,
  'a number that is none': Number.NaN,
  'an infinite number': Number.POSITIVE_INFINITY,
  'a hole': holed(2),
  'a billion holes': holed(2 ** 30),
  'a list with a key': Object.assign(['x'], { more: 1 }),
  'undefined keys': Object.fromEntries(
    many(300_000, undefined).map((value, at) => [`k${at}`, value]),
  ),
  'a list of undefined': many(300_000, undefined),
  'empty lists': many(300_000, []),
  'texts of 2 MB': many(20, 'x'.repeat(2e6)),
  'one key of 2 MB': { ['x'.repeat(2e6)]: 1 },
}

test.each(Object.entries(HOSTILE))('%s may not come, at the top or within', (_, value) => {
  const came = cloned(value)
  expect(measureCall(came)).toBeNull()
  expect(measureCall([came])).toBeNull()
  expect(measureCall({ do: came })).toBeNull()
})

test('no more is looked at than would fit, however much is shared', () => {
  let looked = 0
  const counted: object = new Proxy(
    { a: 1 },
    {
      get: (target, key) => {
        looked += 1
        return Reflect.get(target, key)
      },
    },
  )
  // twenty lists of two times the next would hold a million
  const doubled = Array.from({ length: 19 }).reduce<unknown>((inner) => [inner, inner], counted)
  expect(measureCall(doubled)).toBeNull()
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(LARGEST_CALL)
})
