// The judging of the archive, with the real threads.
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import { isJudged } from '../../src/main/store/judged.ts'
import { computeHash, loadPartie } from '../../src/main/store/load.ts'
import { mergePeople } from '../../src/main/store/merging.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { saveSettings, loadSettings } from '../../src/main/store/settings.ts'
import { coachVersionOf } from '../../src/main/training/coach-versions.ts'
import { fileOfSchema } from '../store/fixtures.ts'
import { folder } from '../store/places.ts'
import { type Court, JUDGE_THAT_DIES, archiveOf, judge, rowsOf } from './judged-archive.ts'

const isIdle = ({ state }: { readonly state: string }): boolean => state === 'idle'

/** Judges everything, and waits for it. */
async function judgeAll(court: Court): Promise<void> {
  await court.judging.judge(null)
  await court.until(isIdle)
}

describe('the whole archive', () => {
  test('is judged, with a row for each decision and sums that agree with them', async () => {
    const court = judge(archiveOf(3))
    await judgeAll(court)
    const db = court.data.getStore()
    const status = court.judging.loadStatus()
    expect(status).toMatchObject({ judged: 3, parties: 3, failures: 0, of: 3, done: 3 })
    expect(status.decisions).toBe(db.prepare('SELECT count(*) FROM decision').pluck().get())
    expect(status.decisions).toBeGreaterThan(20)
    expect(checkArchive(db, () => {}).findings).toEqual([])
    expect(court.errors).toEqual([])
  })

  test('judged a second time, gives the same rows', async () => {
    const court = judge(archiveOf(3))
    await judgeAll(court)
    const db = court.data.getStore()
    const once = rowsOf(db)
    db.exec('DELETE FROM decision; DELETE FROM judged')
    await judgeAll(court)
    expect(rowsOf(db)).toEqual(once)
  })

  test('is not judged again by the same coach, but by a better one', async () => {
    const court = judge(archiveOf(2), { isAway: () => true })
    await judgeAll(court)
    const db = court.data.getStore()
    expect(await court.judging.judge(null)).toMatchObject({ state: 'idle', of: 2 })
    db.prepare('UPDATE judged SET coach = ? WHERE partie = 1').run(coachVersionOf('ecarte') - 1)
    expect(court.judging.loadStatus().judged).toBe(1)
    await court.judging.start()
    await court.until(({ judged }) => judged === 2)
    expect(isJudged(db, { sitting: 1, partie: 1 }, coachVersionOf('ecarte'))).toBe(true)
  })
})

describe('the queue', () => {
  test('is not counted at a start at which nothing waits', async () => {
    const seen: unknown[] = []
    const court = judge(archiveOf(1), { onStatus: (status) => seen.push(status) })
    await court.judging.start()
    await wait(600)
    expect(seen).toEqual([])
    await court.judging.judge(null)
    await expect.poll(() => seen.length).toBeGreaterThan(0)
  })

  test('waits while it is paused, also over a restart, and goes on', async () => {
    const file = archiveOf(3)
    const first = judge(file)
    expect(first.judging.pause(true).state).toBe('paused')
    first.judging.pause(false)
    await first.judging.judge(null)
    expect(first.judging.pause(true)).toMatchObject({ state: 'paused', judged: 0 })
    await first.judging.close()
    first.data.close()
    const second = judge(file)
    await second.judging.start()
    expect(second.judging.loadStatus()).toMatchObject({ state: 'paused', of: 3 })
    second.judging.pause(false)
    await second.until(isIdle)
    expect(second.judging.loadStatus()).toMatchObject({ judged: 3, done: 3 })
  })

  test('goes on after a restart: at most the partie under way is lost', async () => {
    const file = archiveOf(4)
    const first = judge(file)
    await first.judging.judge(null)
    const { done } = await first.until((status) => status.done >= 2)
    await first.judging.close()
    const judged = Number(
      first.data.getStore().prepare('SELECT count(*) FROM judged').pluck().get(),
    )
    expect(judged).toBeGreaterThanOrEqual(done)
    first.data.close()
    const second = judge(file)
    await second.judging.start()
    await second.until(({ judged: all }) => all === 4)
    const fresh = judge(archiveOf(4))
    await judgeAll(fresh)
    expect(withoutHash(rowsOf(second.data.getStore()))).toEqual(
      withoutHash(rowsOf(fresh.data.getStore())),
    )
  })

  test('can be forgotten', async () => {
    const court = judge(archiveOf(3))
    await court.judging.judge(null)
    expect(court.judging.stop()).toMatchObject({ of: 0 })
    expect((await court.until(isIdle)).judged).toBeLessThanOrEqual(1)
  })

  test('has only what meets the filter', async () => {
    const court = judge(archiveOf(3))
    await court.judging.judge({ ...ALL_PARTIES, chosen: { parties: [[2, 1]], but: false } })
    await court.until(isIdle)
    const db = court.data.getStore()
    expect(db.prepare('SELECT partie FROM judged').pluck().all()).toEqual([2])
  })

  test('passes over a partie that comes into the trash meanwhile', async () => {
    const court = judge(archiveOf(2))
    court.judging.pause(true)
    await court.judging.judge(null)
    court.judging.pause(true)
    setTrashed(court.data.getStore(), { sitting: 1, partie: 1 }, 1)
    court.judging.pause(false)
    await court.until(isIdle)
    const { data } = court
    expect(data.getStore().prepare('SELECT partie FROM judged').pluck().all()).toEqual([2])
  })
})

/** The rows of another file: its sittings have other numbers everywhere, and so other hashes. */
const withoutHash = (rows: unknown): unknown =>
  JSON.parse(JSON.stringify(rows, (key, value: unknown) => (key === 'hash' ? undefined : value)))

describe('by itself', () => {
  test('only what the setting allows, and only while nobody is there', async () => {
    const file = archiveOf(2)
    let away = false
    const court = judge(file, { isAway: () => away })
    const db = court.data.getStore()
    await court.judging.lookNow()
    expect(court.judging.loadStatus()).toMatchObject({ state: 'idle', judged: 0, of: 0 })
    saveSettings(db, { ...loadSettings(db), judgesInBackground: true })
    await court.judging.lookNow()
    expect(court.judging.loadStatus()).toMatchObject({ judged: 0, of: 0 })
    away = true
    await court.judging.lookNow()
    await court.until(isIdle)
    expect(court.judging.loadStatus()).toMatchObject({ judged: 2 })
  })

  test('what it began waits when the person comes back', async () => {
    let away = true
    const court = judge(archiveOf(3), { isAway: () => away })
    const db = court.data.getStore()
    saveSettings(db, { ...loadSettings(db), judgesInBackground: true })
    await court.judging.lookNow()
    away = false
    const { judged } = await court.until(({ state }) => state === 'waits')
    expect(judged).toBeLessThan(3)
  })
})

describe('bad luck', () => {
  test.each([
    ['is not as it was written', 'spoilt'],
    ['cannot be replayed', 'replay'],
  ] as const)('a partie whose record %s is passed over and named', async (_, why) => {
    const court = judge(archiveOf(3))
    const db = court.data.getStore()
    const place = { sitting: 2, partie: 1 }
    const head = loadPartie(db, place)
    const text = String(db.prepare('SELECT record FROM partie WHERE id = 2').pluck().get())
    const other = text.replace('"do":"propose"', '"do":"accept"')
    expect([other === text, head === null]).toEqual([false, false])
    const alter = db.prepare('UPDATE partie SET record = ?, hash = ifnull(?, hash) WHERE id = 2')
    alter.run(other, why === 'replay' && head !== null ? computeHash(head, other) : null)
    await judgeAll(court)
    const { failed, failures } = court.judging.loadStatus()
    expect(failures).toBe(1)
    expect(failed.map((one) => [one.line.sitting, one.line.partie, one.why])).toEqual([[2, 1, why]])
    expect(db.prepare('SELECT partie FROM judged').pluck().all()).toEqual([1, 3])
  })

  test('a thread that ends is replaced, and its partie judged after all', async () => {
    const file = archiveOf(3)
    const [uid] = uidsOf(file)
    dieOver(`${uid}|${join(folder(), 'died')}`)
    const court = judge(file, { path: JUDGE_THAT_DIES })
    await judgeAll(court)
    expect(court.judging.loadStatus()).toMatchObject({ judged: 3, failures: 0 })
  })

  test('a partie over which a thread ends twice is named', async () => {
    const file = archiveOf(3)
    const [, uid] = uidsOf(file)
    dieOver(`${uid}|`)
    const court = judge(file, { path: JUDGE_THAT_DIES })
    await judgeAll(court)
    const { failed, judged } = court.judging.loadStatus()
    expect(judged).toBe(2)
    expect(failed.map(({ line, why }) => [line.sitting, why])).toEqual([[2, 'died']])
  })

  test('an archive that takes the place of this one stops it, and gets no row of the other', async () => {
    const file = archiveOf(4)
    const other = archiveOf(2)
    const court = judge(file)
    await court.judging.judge(null)
    await court.data.replaceFile(async () => {
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
      copyFileSync(other, file)
    })
    expect(court.judging.loadStatus()).toMatchObject({ state: 'stopped', parties: 2, judged: 0 })
    await court.judging.close()
    expect(court.data.getStore().prepare('SELECT count(*) FROM judged').pluck().get()).toBe(0)
    expect(court.errors).toEqual([])
  })

  test('a file that can no longer be used ends it without an error', async () => {
    const court = judge(archiveOf(3))
    await court.judging.judge(null)
    court.data.markDamaged('found to be damaged')
    await court.judging.close()
    expect(court.errors).toEqual([])
  })

  function dieOver(named: string): void {
    process.env['CERCLE_DIES_OVER'] = named
    onTestFinished(() => {
      delete process.env['CERCLE_DIES_OVER']
    })
  }

  function uidsOf(file: string): readonly string[] {
    const db = openArchive(file)
    const uids = db.prepare('SELECT uid FROM sitting ORDER BY id').pluck().all().map(String)
    closeStore(db)
    return uids
  }
})

describe('what else happens to the archive', () => {
  test('people who are merged take their decisions with them', async () => {
    const court = judge(archiveOf(2))
    await judgeAll(court)
    const db = court.data.getStore()
    const into = Number(
      db.prepare("INSERT INTO person (name, kind, seal) VALUES ('Anne', 'person', ?)").run('')
        .lastInsertRowid,
    )
    const count = db.prepare('SELECT count(*) FROM decision WHERE person = ?').pluck()
    const own = count.get(1)
    expect(mergePeople(db, 1, into)).toBe('done')
    expect([count.get(1), count.get(into)]).toEqual([0, own])
    const of = checkArchive(db, () => {}).findings.filter(({ what }) => what === 'decision')
    expect(of).toEqual([])
  })

  test('parties of older programs are judged too', async () => {
    const court = judge(fileOfSchema(90))
    await court.judging.judge({ ...ALL_PARTIES, game: 'ecarte', from: '2026-11-18' })
    const { judged, failures } = await court.until(isIdle)
    expect(failures).toBe(0)
    expect(judged).toBeGreaterThan(5)
  })
})
