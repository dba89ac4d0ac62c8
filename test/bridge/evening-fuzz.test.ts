// Whatever is sent in the middle of an evening: always a typed answer, a refused call has changed
// nothing, and an accepted one keeps the ledger at zero.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallName } from '../../src/shared/calls.ts'
import type { Evening, EveningKind } from '../../src/shared/evening.ts'
import { dump } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { thinksBy } from '../table/at-table.ts'
import { type Host, anyAnswer, host, person, setup } from '../table/at-evening.ts'
import { argumentsLike } from './anything.ts'
import { EVENING, GOOD } from './arguments.ts'
import { expectTyped } from './typed.ts'

const RUNS = process.env['CERCLE_LONG'] === 'yes' ? 10_000 : 1_500

const guest = fc.integer({ min: 0, max: 4 })
const counters = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.constantFrom(-1, 2.5, 1e9, NaN, '3', null),
)
const word = fc.constantFrom(
  'stake',
  'layBank',
  'raiseBank',
  'takeOut',
  'bet',
  'keepBank',
  'withdraw',
  'enter',
  'leave',
)
const action = fc
  .tuple(word, counters, fc.integer({ min: 0, max: 1 }))
  .map(([name, many, side]) =>
    ['keepBank', 'withdraw', 'enter', 'leave'].includes(name)
      ? { do: name }
      : { do: name, counters: many, ...(name === 'bet' ? { side } : {}) },
  )
const said = fc.tuple(guest, action).map((args) => ['sayInEvening', args] as const)
/** The question, answered as it may be: the numbers choose the answer. */
const fitting = fc.integer({ min: 1, max: 9999 }).map((seed) => ['fitting', seed] as const)
const dealt = fc.constantFrom<readonly [CallName, readonly unknown[]]>(
  ...([
    ['playInEvening', []],
    ['dealCards', [null]],
    ['uncover', []],
    ['giveUp', ['deal']],
    ['giveUp', ['partie']],
  ] as const),
)
const names = [
  'uncover',
  'leaveToPlayer',
  'takeUpEvening',
  'sayInEvening',
  'welcomeGuest',
  'playInEvening',
  'finishPartie',
  'startNextPartie',
] as const
const strange = fc
  .constantFrom<CallName>(
    ...names,
    'beginEvening',
    'strikeEvening',
    'leaveEvening',
    'leaveTable',
    'act',
    'requestHint',
    'resumeTable',
  )
  .chain((name) => argumentsLike(GOOD[name]).map((args) => [name, args] as const))
const sent = fc.oneof(
  { weight: 3, arbitrary: said },
  { weight: 3, arbitrary: fitting },
  { weight: 3, arbitrary: dealt },
  { weight: 2, arbitrary: strange },
)

/** The evening as it is now, live or not, and another where it is over. */
async function eveningOf(at: Host, kind: EveningKind, id: number): Promise<Evening> {
  const now = await at.sit<Evening>('takeUpEvening', id)
  if (now.phase !== 'struck') return now
  const { terms } = EVENING
  return at.sit(
    'beginEvening',
    setup(kind, ['Anna', 'Emil', 'Fritz'].map(person), { ...terms, poolEntry: undefined }),
  )
}

function fits(evening: Evening, seed: number): readonly unknown[] {
  const { asked } = evening
  return asked === null ? [] : [asked.guest, anyAnswer(asked, evening, asked.guest, randomOf(seed))]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

test.each<EveningKind>(['rotation', 'banker', 'chouette', 'pool'])(
  'S-7 in a %s is answered, and refused without a trace',
  async (kind) => {
    const at = host({ thinks: thinksBy('', 3_600_000) })
    const written = (): unknown => at.here.db.prepare('SELECT total_changes()').pluck().get()
    await at.sit('beginEvening', setup(kind, ['Anna', 'Emil', 'Fritz'].map(person), { purse: 100 }))
    let now = at.evening()
    let [rows, changes] = [dump(at.here.db), written()]
    const did = { done: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(sent, async ([wish, given]) => {
        const [name, args] = wish === 'fitting' ? ['sayInEvening', fits(now, given)] : [wish, given]
        const what = `${name} ${fc.stringify(args).slice(0, 300)}`
        const later = at.calls.handleCall(name, args)
        // a call that never ends has changed nothing
        const answer = later instanceof Promise ? await Promise.race([later, null]) : later
        if (answer !== null) expectTyped(answer, what)
        expect(at.here.failures, what).toEqual([])
        const before = now
        now = await eveningOf(at, kind, before.id)
        if (answer?.ok === true) {
          did.done += 1
          const laid = now.laid.map((stake) => stake.counters)
          expect(sum([...now.balances, ...laid, now.pool, now.bank]), what).toBe(0)
          ;[rows, changes] = [dump(at.here.db), written()]
          return
        }
        did.refused += 1
        expect(written(), what).toBe(changes)
        expect(now, what).toEqual(before)
        if (did.refused % 50 === 0) expect(dump(at.here.db), what).toBe(rows)
      }),
      { numRuns: RUNS, seed: 1864, endOnFailure: true },
    )
    expect(did.refused).toBeGreaterThan(RUNS / 4)
    expect(did.done).toBeGreaterThan(RUNS / 10)
    expect(Math.max(...at.evenings.map(({ parties }) => parties))).toBeGreaterThan(2)
    at.calls.close()
  },
)
