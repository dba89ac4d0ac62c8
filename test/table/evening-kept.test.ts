// Writes that belong together are one transaction (S-7): the end of a partie with its payments, or
// neither.
import { describe, expect, test } from 'vitest'
import type { Evening } from '../../src/shared/evening.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { dump } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { thinking, thinksBy } from './at-table.ts'
import { type Host, computer, goOn, goOnUntil, host, person, setup } from './at-evening.ts'

const STORE = { code: 'store' }
const two = [person('Anna'), person('Emil')]

/** Lets every write of a kind fail. */
const fill = (db: WriteStore, what: string): unknown =>
  db.exec(`CREATE TRIGGER full BEFORE ${what} BEGIN SELECT RAISE(ABORT, 'disk full'); END`)
const clear = (db: WriteStore): unknown => db.exec('DROP TRIGGER full')

/**
 * Tries something while a kind of writing fails; nothing of it is there, and it works when there is
 * room again.
 */
async function expectTogether(
  at: Host,
  what: string,
  wish: Parameters<Host['refused']>,
  shows = true,
): Promise<void> {
  const { db } = at.here
  const [rows, scenes, evenings] = [dump(db), at.here.shown.length, at.evenings.length]
  fill(db, what)
  expect(await at.notSeated(...wish), what).toEqual(STORE)
  clear(db)
  expect(dump(db), what).toBe(rows)
  expect([at.here.shown.length, at.evenings.length], 'nothing is shown').toEqual([scenes, evenings])
  await at.sit(...wish)
  expect(dump(db)).not.toBe(rows)
  if (shows) expect(at.evenings.length).toBeGreaterThan(evenings)
}

describe('a data file that takes no more', () => {
  test.each([
    'INSERT ON evening_step',
    'INSERT ON ledger_entry',
    'UPDATE ON partie',
    'INSERT ON action',
    'INSERT ON standing',
  ])('S-7 %s: the partie has not ended, and nobody has paid', async (what) => {
    const at = host({ thinks: thinksBy('', 60_000) })
    await at.sit('beginEvening', setup('duel', two))
    await goOnUntil(
      at,
      randomOf(1),
      () => at.here.shown.length > 3 && at.scene().view.turn === at.scene().view.eye,
    )
    const scene = at.scene()
    await expectTogether(at, what, ['giveUp', 'partie'])
    expect(scene.view.outcome).toBeNull()
    expect(at.evening()).toMatchObject({ parties: 1, ledger: [{ rule: 'S-1', partie: 1 }] })
    expect(at.here.db.prepare('SELECT count(*) FROM ledger_entry').pluck().get()).toBe(1)
    at.calls.close()
  })

  test('S-7 the last trick of a computer: the failure is reported, and the partie ends when the table is resumed', async () => {
    const at = host({ thinks: thinking() })
    await at.sit('beginEvening', setup('pool', [computer(), computer('rulebook'), computer()]))
    fill(at.here.db, 'INSERT ON ledger_entry')
    at.ask('playInEvening')
    const random = randomOf(2)
    while (at.here.failures.length === 0) {
      // a point the computer has not yet marked ends the partie when the next cards are asked for,
      // and fails there
      if (at.scene().awaits === 'deal') await goOn(at, random).catch(() => {})
      else
        await Promise.race([
          at.shown().catch(() => {}),
          new Promise((resolve) => setTimeout(resolve, 50)),
        ])
    }
    expect(String(at.here.failures)).toContain('disk full')
    expect(at.evening()).toMatchObject({ parties: 0, phase: 'playing', pool: 6 })
    expect(at.scene().view.outcome).toBeNull()
    clear(at.here.db)
    at.here.failures.length = 0
    at.ask('leaveTable')
    at.ask('playInEvening')
    await goOnUntil(at, random, ({ parties }) => parties === 1)
    expect(at.evening().pool).toBe(8)
    at.calls.close()
  })

  test.each([
    'INSERT ON evening',
    'INSERT ON evening_guest',
    'INSERT ON evening_step',
    'INSERT ON ledger_entry',
  ])('S-7 %s: nobody has sat down', async (what) => {
    const at = host({ thinks: thinksBy('', 60_000) })
    await expectTogether(at, what, ['beginEvening', setup('pool', [...two, computer()])], false)
    expect((await at.sit<Evening>('takeUpEvening', 1)).pool).toBe(6)
    at.calls.close()
  })

  test.each(['INSERT ON sitting', 'INSERT ON seat', 'INSERT ON partie', 'INSERT ON partie_fact'])(
    'S-7 %s: no partie has begun',
    async (what) => {
      const at = host({ thinks: thinksBy('', 60_000) })
      await at.sit('beginEvening', setup('duel', two))
      await expectTogether(at, what, ['playInEvening'])
      expect(at.evening().phase).toBe('playing')
      at.calls.close()
    },
  )

  test('S-7 nothing was said, no guest has joined, and nothing is settled', async () => {
    const at = host({ thinks: thinksBy('', 60_000) })
    await at.sit('beginEvening', setup('rotation', [...two, person('Fritz')]))
    await expectTogether(at, 'INSERT ON evening_step', [
      'sayInEvening',
      2,
      { do: 'bet', side: 1, counters: 3 },
    ])
    await expectTogether(at, 'INSERT ON evening_guest', ['welcomeGuest', computer()])
    await expectTogether(at, 'INSERT ON evening_step', ['welcomeGuest', computer()])
    expect(at.evening().list).toEqual([0, 1, 2, 3, 4])
    await expectTogether(at, 'UPDATE ON evening', ['strikeEvening'])
    at.calls.close()
  })

  test('S-7 what a computer guest said and could not be stored is asked for again when the evening is resumed', async () => {
    const at = host({ thinks: thinksBy('', 60_000) })
    fill(at.here.db, "INSERT ON evening_step WHEN new.body ->> 'did' = 'said'")
    await at.sit('beginEvening', setup('rotation', [...two, computer()]))
    while (at.here.failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    clear(at.here.db)
    expect(await at.sit('takeUpEvening', 1)).toMatchObject({ phase: 'asking', asked: { guest: 2 } })
    await at.shown()
    expect(at.evening().phase).toBe('ready')
    at.calls.close()
  })
})
