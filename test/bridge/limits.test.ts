// 1.4 How large a call may be: no text above a thousand signs, no list above five hundred, but
// where a call needs more.
import { expect, test } from 'vitest'
import { FAULT_LIMIT } from '../../src/shared/about.ts'
import { NOTE_LIMIT } from '../../src/shared/archive.ts'
import { CALL_NAMES, type CallName } from '../../src/shared/calls.ts'
import { callsOf, room, thinksBy } from '../table/at-table.ts'
import { type Path, changed, pathsOf } from './anything.ts'
import { EVENING, GOOD } from './arguments.ts'

const TEXT = 1_000
const LIST = 500

/** Calls that need more: texts a person writes about a partie, and the window's fault reports. */
const LONGER: Readonly<Partial<Record<CallName, number>>> = {
  annotatePartie: NOTE_LIMIT,
  reportError: FAULT_LIMIT,
}

/** More to send than GOOD has: every kind of value a call may be given. */
const ALSO: readonly (readonly [CallName, readonly unknown[]])[] = [
  ['act', [{ do: 'discard', cards: ['KH'] }, false]],
  ['repairData', [{ how: 'restore', name: 'a.db' }]],
  ['welcomeGuest', [{ kind: 'person', name: 'Anna' }]],
  ['beginEvening', [{ ...EVENING, options: { dealCap: 3 } }]],
]
const SENT: readonly (readonly [CallName, readonly unknown[]])[] = [
  ...CALL_NAMES.map((name) => [name, GOOD[name]] as const),
  ...ALSO,
]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : null),
    value,
  )

/** The arguments with one part made too large, for every part that can be. */
function* tooLarge(
  name: CallName,
  good: readonly unknown[],
): Generator<readonly [string, unknown]> {
  const longest = LONGER[name] ?? TEXT
  for (const path of pathsOf(good)) {
    const part = at(good, path)
    const where = `${name} ${path.join('.')}`
    if (typeof part === 'string')
      yield [`${where}: a text`, changed(good, path, 'replace', 'x'.repeat(longest + 1))]
    if (Array.isArray(part) && path.length > 0)
      yield [
        `${where}: a list`,
        changed(
          good,
          path,
          'replace',
          Array.from({ length: LIST + 1 }, () => part[0] ?? 'x'),
        ),
      ]
    if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
      const many = Object.fromEntries(Array.from({ length: LIST + 1 }, (_, n) => [`k${n}`, 1]))
      yield [`${where}: keys`, changed(good, path, 'replace', { ...part, ...many })]
      yield [
        `${where}: a long key`,
        changed(good, path, 'replace', { ...part, ['k'.repeat(TEXT + 1)]: 1 }),
      ]
      yield [
        `${where}: a part nobody asked for`,
        changed(good, path, 'replace', { ...part, more: 'x'.repeat(TEXT + 1) }),
      ]
    }
  }
}

test('every part of every call has a limit, and what is larger is not even looked at', async () => {
  const here = room(thinksBy('', 60_000))
  const calls = callsOf(here)
  const passed: string[] = []
  let tried = 0
  for (const [name, good] of SENT)
    for (const [what, args] of tooLarge(name, good)) {
      tried += 1
      const answer = await calls.handleCall(name, args)
      if (answer.ok || answer.refused.code !== 'malformed')
        passed.push(`${what}: ${answer.ok ? 'done' : answer.refused.code}`)
    }
  expect(passed).toEqual([])
  expect(tried).toBeGreaterThan(100)
  expect(here.failures).toEqual([])
  calls.close()
})
