// Every write of main is announced, so that a thread that writes one batch after the other lets it
// go first.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVENING_KINDS } from '../../src/shared/evening.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { newSeed } from '../../src/main/table/ai-client.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { saveValue, saveNumber } from '../../src/main/store/settings.ts'
import { mainWrites } from '../../src/main/store/turns.ts'
import { removeUnplayedSitting } from '../../src/main/store/unplayed.ts'
import { started } from '../durability/house.ts'
import { into } from '../archive/moving.ts'
import { sittingLine } from '../durability/sitting-lines.ts'
import { writeEvening } from './evenings-played.ts'
import { folder } from './places.ts'
import { ecarte, randomOf, sittingOf, writePartie } from './played.ts'

const TABLES =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"

/**
 * Tables written to, and those to which something was written unannounced; a trigger on each sees
 * to it.
 */
function watch(db: WriteStore): {
  readonly written: Set<string>
  readonly unannounced: Set<string>
} {
  const seen = { written: new Set<string>(), unannounced: new Set<string>() }
  db.function('seen', (table: unknown) => {
    seen.written.add(String(table))
    if (Atomics.load(mainWrites, 0) === 0) seen.unannounced.add(String(table))
    return null
  })
  const tables = db.prepare<[], string>(TABLES).pluck().all()
  for (const table of tables.filter((name) => !/^sqlite_|^partie_text_/.test(name)))
    for (const what of ['INSERT', 'UPDATE', 'DELETE'])
      db.exec(
        `CREATE TEMP TRIGGER watch_${what}_${table} AFTER ${what} ON main.${table} BEGIN SELECT seen('${table}'); END`,
      )
  return seen
}

test('whatever is written, also a single setting, is announced before', async () => {
  const program = started(join(folder(), 'cercle.db'))
  const db = program.data.getStore()
  const { written, unannounced } = watch(db)
  EVENING_KINDS.forEach((kind, index) => {
    const terms = {
      stake: 2,
      purse: 'none',
      ...(kind === 'pool' ? { poolEntry: 'once' as const } : {}),
    } as const
    const guests = kind === 'duel' ? 2 : 3
    writeEvening(
      db,
      { kind, terms, guests, parties: 2, end: 'playing', began: index },
      randomOf(index),
    )
  })
  const [over, open, unplayed] = [
    sittingOf(db, ecarte),
    sittingOf(db, ecarte),
    sittingOf(db, ecarte),
  ]
  writePartie(db, ecarte, { sitting: over, partie: 1 }, randomOf(11))
  writePartie(db, ecarte, { sitting: open, partie: 1, most: 5 }, randomOf(12))
  writePartie(db, ecarte, { sitting: unplayed, partie: 1, most: 0 }, randomOf(13))
  removeUnplayedSitting(db, unplayed)
  for (const at of [1, null])
    for (const sitting of [over, open]) setTrashed(db, { sitting, partie: 1 }, at)
  into(db, sittingLine(newSeed()))
  saveNumber(db, 'checkedAt', 1)
  saveValue(db, 'place', { x: 1, y: 1, width: 900, height: 700, isMaximized: false })
  const calls: readonly (readonly [string, ...(readonly unknown[])])[] = [
    ['saveSettings', { ...DEFAULT_SETTINGS, name: 'Ninon' }],
    ['annotatePartie', over, 1, 'a fine evening', ['supper']],
    ['annotatePartie', over, 1, '', []],
    ['renamePerson', 1, 'Annette'],
  ]
  for (const [name, ...args] of calls)
    expect(await program.answer(name, ...args)).toMatchObject({ ok: true })
  program.close()
  expect([...written]).toEqual(
    expect.arrayContaining(['action', 'deal', 'note', 'partie', 'person', 'setting', 'tag']),
  )
  expect([...unannounced]).toEqual([])
})
