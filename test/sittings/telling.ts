// Short evenings for the tests: steps in few words, replayed by the rules of their kind.
import { expect } from 'vitest'
import type {
  EveningAction,
  EveningBreach,
  EveningKind,
  EveningStep,
  EveningTerms,
  LedgerEntry,
} from '../../src/shared/evening.ts'
import {
  type EveningState,
  applyStep,
  replayEvening,
} from '../../src/main/engine/evenings/replay.ts'

export const sat = (...list: readonly number[]): EveningStep => ({ did: 'sat', list })
export const won = (winner: 0 | 1, value = 1): EveningStep => ({ did: 'played', winner, value })
const says = (guest: number, action: EveningAction): EveningStep => ({ did: 'said', guest, action })
export const bets = (guest: number, side: 0 | 1, counters: number): EveningStep =>
  says(guest, { do: 'bet', side, counters })
export const stakes = (guest: number, counters: number): EveningStep =>
  says(guest, { do: 'stake', counters })
export const bank = (guest: number, counters: number): EveningStep =>
  says(guest, { do: 'layBank', counters })
export const raises = (guest: number, counters: number): EveningStep =>
  says(guest, { do: 'raiseBank', counters })
export const takes = (guest: number, counters: number): EveningStep =>
  says(guest, { do: 'takeOut', counters })
export const keeps = (guest: number): EveningStep => says(guest, { do: 'keepBank' })
export const withdraws = (guest: number): EveningStep => says(guest, { do: 'withdraw' })
export const enters = (guest: number): EveningStep => says(guest, { do: 'enter' })
export const leaves = (guest: number): EveningStep => says(guest, { do: 'leave' })
export const STRUCK: EveningStep = { did: 'struck' }

/** The state after a story that breaks no rule. */
export function after(
  kind: EveningKind,
  terms: EveningTerms,
  ...story: readonly EveningStep[]
): EveningState {
  const told = replayEvening(kind, terms, story)
  if ('fault' in told || told.state === null) throw new Error(JSON.stringify(told))
  return told.state
}

/** The payments in the last step of a story: `0→bank 3`. */
export function paidIn(
  kind: EveningKind,
  terms: EveningTerms,
  ...story: readonly EveningStep[]
): readonly string[] {
  const done = applyStep(after(kind, terms, ...story.slice(0, -1)), story.at(-1) ?? STRUCK)
  if (done.breach !== null) throw new Error(done.breach.why)
  return entriesOf(done.entries)
}

export const entriesOf = (entries: readonly LedgerEntry[]): readonly string[] =>
  entries.map(({ from, to, counters }) => `${from}→${to} ${counters}`)

/** A step is refused for this reason, and nothing has changed. */
export function refused(
  state: EveningState,
  step: EveningStep,
  why: EveningBreach['why'],
  rule?: string,
): void {
  const before = JSON.stringify(state)
  const done = applyStep(state, step)
  expect(done.breach).toEqual({ rule: rule ?? done.breach?.rule, why })
  expect(done).not.toHaveProperty('state')
  expect(JSON.stringify(state)).toBe(before)
}
