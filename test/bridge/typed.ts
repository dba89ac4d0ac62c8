// The shape of every answer of the bridge: a value, or a refusal of a known shape that leaks
// nothing.
import { expect } from 'vitest'
import type { Answer } from '../../src/shared/bridge.ts'

const CODES = [
  'malformed',
  'notFound',
  'noTable',
  'notNow',
  'breach',
  'taken',
  'together',
  'file',
  'noExercise',
]
/**
 * The texts that must never be in a refusal: a card, a path, a line of a stack, the name of a
 * program file.
 */
export const TELLTALE =
  /"(10|[2-9KQJA])[SHDC]"|"(10|[6-9AKCB])-(SP|CO|DE|BA)"|\/|\\\\|\bat\b|Error|\.ts|node_modules|sqlite/i

export function expectTyped(answer: Answer<unknown>, what: string): void {
  if (answer.ok) return expect(Object.keys(answer), what).toEqual(['ok', 'value'])
  const { refused } = answer
  expect(Object.keys(answer), what).toEqual(['ok', 'refused'])
  expect(CODES, what).toContain(refused.code)
  const { breach } = refused.code === 'breach' ? refused : { breach: null }
  const typed =
    breach === null
      ? { code: refused.code }
      : { code: 'breach', breach: { rule: breach.rule, why: breach.why } }
  if (refused.code === 'file') {
    expect(Object.keys(refused), what).toEqual(['code', 'file', 'fault'])
    return expect(JSON.stringify(refused.fault), what).not.toMatch(TELLTALE)
  }
  expect(refused, what).toEqual(typed)
  if (breach !== null) expect(breach.rule).toMatch(/^(?:[ESHTW]|SW)-\d+$/)
  expect(JSON.stringify(answer), what).not.toMatch(TELLTALE)
}
