// Exercises and their answers travel: they are exported, imported, checked, copied and restored.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import { requireValue } from '../../src/shared/card.ts'
import { folder } from '../store/places.ts'
import { ecarte, randomOf, sittingOf, writePartie } from '../store/played.ts'
import { NO_DIALOGS } from '../table/at-table.ts'
import { type Practised, WISH, practise, stored } from './practising.ts'

/** A room whose dialogs answer with this file. */
const roomWith = (path: string, later = 0): Practised =>
  practise(undefined, later, {
    dialogs: {
      ...NO_DIALOGS,
      chooseSavePath: () => Promise.resolve(path),
      chooseFile: () => Promise.resolve(path),
    },
  })

/** Answers some exercises, the first of them twice. */
async function doSome(room: Practised, count = 3): Promise<void> {
  await room.ask('startExercises', { ...WISH, kinds: ['lead'] })
  for (let done = 0; done < count; done += 1) {
    const { evaluations } = await room.ask('requestHint')
    await room.ask('act', requireValue(evaluations.at(done % 2)).action, false)
    await room.ask('nextExercise')
  }
  await room.ask('endExercises')
}

/** A file with a partie and three exercises, and the room that has exported it. */
async function exported() {
  const path = join(folder(), 'all.jsonl')
  const room = roomWith(path)
  writePartie(room.db, ecarte, { sitting: sittingOf(room.db, ecarte), partie: 1 }, randomOf(2))
  await doSome(room)
  await room.ask('exportParties', ALL_PARTIES, 'json')
  return { path, room, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }
}

test('they are lines of their own after the sittings, if everything is exported', async () => {
  const { lines, room, path } = await exported()
  const formats = lines.map((line) => (JSON.parse(line) as { format: string }).format)
  expect(formats).toEqual(['cercle-record', ...Array.from({ length: 3 }, () => 'cercle-exercise')])
  await room.ask('exportParties', { ...ALL_PARTIES, game: 'ecarte' }, 'json')
  expect(readFileSync(path, 'utf8')).not.toContain('cercle-exercise')
  await room.ask('exportParties', ALL_PARTIES, 'text')
  expect(readFileSync(path, 'utf8')).not.toContain('cercle-exercise')
})

test('imported into an empty archive they are the same, and once more they stay so', async () => {
  const { path, room } = await exported()
  const other = roomWith(path)
  const added = { file: path, sittings: 1, parties: 1, skipped: 0, exercises: 3 }
  expect(await other.ask('importFile')).toEqual(added)
  expect(stored(other)).toEqual(stored(room))
  const nothing = { file: path, sittings: 0, parties: 0, skipped: 1, exercises: 0 }
  expect(await other.ask('importFile')).toEqual(nothing)
  expect(stored(other)).toEqual(stored(room))
  expect((await other.ask('checkArchive')).findings).toEqual([])
})

test('answers of two archives come together; the schedule is that of the latest', async () => {
  const { path, room } = await exported()
  const other = roomWith(path, 40 * 24 * 3_600_000)
  await other.ask('importFile')
  await other.ask('startExercises', { ...WISH, onlyDue: true })
  const { evaluations } = await other.ask('requestHint')
  await other.ask('act', requireValue(evaluations[0]).action, false)
  await other.ask('exportParties', ALL_PARTIES, 'json')
  // counted is the one with another answer
  expect(await room.ask('importFile')).toMatchObject({ parties: 0, exercises: 1 })
  const [exercises, answers] = stored(room)
  expect(answers).toHaveLength(4)
  expect([exercises, answers]).toEqual(stored(other))
})

test.each([
  [
    'another answer to its question',
    (line: string) => line.replace('"step":', '"step":1'),
    'changed',
  ],
  [
    'a card of its position',
    (line: string) => line.replace('"turnUp":"', '"turnUp":"X'),
    'notRecord',
  ],
  ['a key there is not', (line: string) => line.replace('{', '{"more":1,'), 'notRecord'],
  [
    'a cost below nothing',
    (line: string) => line.replace(/"cost":[\d.e-]+/, '"cost":-1'),
    'notRecord',
  ],
  ['half a line', (line: string) => line.slice(0, 200), 'notJson'],
])('%s: the line is named, and nothing is changed', async (_, spoil, why) => {
  const { path, lines } = await exported()
  const bad = spoil(requireValue(lines[2]))
  expect(bad).not.toBe(lines[2])
  writeFileSync(path, [...lines.slice(0, 2), bad, ...lines.slice(3)].join('\n'))
  const other = roomWith(path)
  expect(await other.refusal('importFile')).toMatchObject({ code: 'file', fault: { line: 3, why } })
  expect(stored(other)).toEqual([[], []])
  expect(other.db.prepare('SELECT count(*) FROM sitting').pluck().get()).toBe(0)
})

test('a file with exercises is opened for viewing: its parties are shown', async () => {
  const { path } = await exported()
  expect((await roomWith(path).ask('openFile'))?.parties).toBe(1)
})

test('a changed position is found by the check', async () => {
  const { room } = await exported()
  room.db.exec(`UPDATE exercise SET step = step + 1 WHERE id = 2`)
  expect((await room.ask('checkArchive')).findings).toMatchObject([
    { what: 'exercise', detail: 'exercise 2: its hash differs' },
  ])
})

test('a copy has them too: what is done after it is gone once it is restored', async () => {
  const { room } = await exported()
  const before = stored(room)
  const { lines } = await room.ask('backUp')
  await doSome(room, 1)
  expect(stored(room)).not.toEqual(before)
  await room.ask('restoreBackup', requireValue(lines[0]).name)
  const db = room.data.getStore()
  expect(stored({ ...room, db })).toEqual(before)
})
