// The archive through the calls of the window: lists, standings, people, what comes in and goes
// out, and what is refused.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  ALL_PARTIES,
  LATEST_FIRST,
  type Backups,
  type ArchiveSummary,
  type ImportReport,
  type PartieId,
  type Standings,
  type PartieLine,
} from '../../src/shared/archive.ts'
import type { News, Scene } from '../../src/shared/bridge.ts'
import type { CallName } from '../../src/shared/calls.ts'
import type { Review } from '../../src/shared/review.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { EVERYTHING, exportSitting } from '../../src/main/transfer/export-sittings.ts'
import { countParties, listParties } from '../../src/main/store/list-filter.ts'
import { listOpenParties } from '../../src/main/store/list.ts'
import { getLastPartie } from '../../src/main/store/load.ts'
import { chance } from '../games/chance.ts'
import { into } from '../archive/moving.ts'
import { computer, person, sittingOf, uidOf } from '../archive/records.ts'
import { dump, folder } from '../store/places.ts'
import { NO_DIALOGS, type Room, callsOf, recordOf, room, thinksBy } from '../table/at-table.ts'

const SETUP = { game: 'ecarte', level: 'rulebook', preset: 'club', options: {} }
const kept = (sitting: number, partie = 1) => ({ kind: 'kept', sitting, partie })

/** A context whose AI never answers, with an archive of three people. */
function archiveRoom() {
  const here = room(thinksBy('', 60_000))
  const head = { game: 'ecarte', preset: 'club', zone: null, practice: false } as const
  const tables = [
    [person('Anna'), person('Max')],
    [person('Beate'), computer('club')],
    [person('Anna'), computer('club')],
  ]
  const records = tables.map((players, index) => {
    const began = Date.UTC(2025, index, 10)
    const end = index === 2 ? 'broken' : 'over'
    return sittingOf(
      { ...head, players, began, end, parties: 3 },
      uidOf(index + 1),
      chance(61 + index),
    )
  })
  into(here.db, records.map((record) => JSON.stringify(record)).join('\n'))
  return { here, place: folder() }
}

interface Chosen {
  open?: string | null
  save?: string | null
  folder?: string | null
}

/** Calls whose person chooses these places. */
function calling(here: Room, chosen: Chosen = {}, told: News[] = []) {
  const later = (place: string | null | undefined) => Promise.resolve(place ?? null)
  const dialogs = {
    ...NO_DIALOGS,
    chooseFile: () => later(chosen.open),
    chooseSavePath: () => later(chosen.save),
    chooseFolder: () => later(chosen.folder),
  }
  const calls = callsOf(here, { dialogs, told: (news) => told.push(news) })
  const answer = (name: CallName, ...args: unknown[]) =>
    Promise.resolve(calls.handleCall(name, args))
  return {
    calls,
    async ask<T>(name: CallName, ...args: unknown[]): Promise<T> {
      const said = await answer(name, ...args)
      if (!said.ok) throw new Error(JSON.stringify(said.refused))
      return said.value as T
    },
    /** Refused, with nothing changed in the data file. */
    async refused(name: CallName, ...args: unknown[]): Promise<unknown> {
      const rows = dump(here.data.getStore())
      const said = await answer(name, ...args)
      expect(dump(here.data.getStore())).toBe(rows)
      return said.ok ? said : said.refused
    },
  }
}

describe('the lists', () => {
  test('hold what was played, page by page, with what can be filtered', async () => {
    const { here } = archiveRoom()
    const { ask } = calling(here)
    expect(await ask<number>('countParties', ALL_PARTIES)).toBe(8)
    const lines = await ask<readonly PartieLine[]>('listParties', ALL_PARTIES, 0, 500, LATEST_FIRST)
    expect(lines).toEqual(listParties(here.db, ALL_PARTIES, 0, 500))
    expect(await ask('listParties', ALL_PARTIES, 3, 2, LATEST_FIRST)).toEqual(lines.slice(3, 5))
    const places = await ask<readonly PartieId[]>('listPlaces', ALL_PARTIES)
    expect(places.map(String).toSorted()).toEqual(
      lines.map(({ sitting, partie }) => `${sitting},${partie}`).toSorted(),
    )
    const holdings = await ask<ArchiveSummary>('archiveSummary')
    expect(holdings.profiles.map(({ name, parties }) => [name, parties])).toEqual([
      ...[
        ['Anna', 5],
        ['Beate', 3],
        ['Max', 3],
        ['club', 5],
      ],
    ])
    expect(holdings).toMatchObject({
      shelves: { counted: 8, broken: 1 },
      games: [{ id: 'ecarte', presets: ['club'] }],
    })
  })

  test('show note and tags of a partie as they are written now', async () => {
    const { here } = archiveRoom()
    const { ask, refused } = calling(here)
    const line = await ask<PartieLine>('annotatePartie', 1, 1, '  Played at dusk.\n', [
      ' club ',
      'club',
      'dusk',
    ])
    expect(line).toMatchObject({ note: '  Played at dusk.\n', tags: ['club', 'dusk'] })
    expect(await ask('listParties', { ...ALL_PARTIES, tag: 'dusk' }, 0, 5, LATEST_FIRST)).toEqual([
      line,
    ])
    expect(await ask<ArchiveSummary>('archiveSummary')).toMatchObject({ tags: ['club', 'dusk'] })
    expect(await ask('annotatePartie', 1, 1, '', [])).toMatchObject({ note: '', tags: [] })
    expect(await refused('annotatePartie', 1, 99, 'x', [])).toEqual({ code: 'notFound' })
    expect(await refused('annotatePartie', 1, 1, 'x'.repeat(4_001), [])).toEqual({
      code: 'malformed',
    })
    expect(await refused('annotatePartie', 1, 1, 'x', [' '])).toEqual({ code: 'malformed' })
  })

  test('leave out what is hidden until it is restored', async () => {
    const { here } = archiveRoom()
    const { ask } = calling(here)
    const all = await ask('listParties', ALL_PARTIES, 0, 50, LATEST_FIRST)
    const some = [
      [1, 1],
      [2, 3],
      [9, 9],
    ]
    await ask('trashParties', some, true)
    expect(await ask('countParties', ALL_PARTIES)).toBe(6)
    expect(
      await ask('listParties', { ...ALL_PARTIES, shelf: 'trash' }, 0, 5, LATEST_FIRST),
    ).toMatchObject([{ sitting: 2 }, { sitting: 1 }])
    await ask('trashParties', some, false)
    expect(await ask('listParties', ALL_PARTIES, 0, 50, LATEST_FIRST)).toEqual(all)
  })
})

describe('people', () => {
  test('are renamed, and made one, with a copy of the archive made before', async () => {
    const { here } = archiveRoom()
    const { ask, refused } = calling(here)
    expect(await refused('renamePerson', 1, 'Max')).toEqual({ code: 'taken' })
    expect(await refused('renamePerson', 1, '  ')).toEqual({ code: 'malformed' })
    expect(await refused('renamePerson', 99, 'Max')).toEqual({ code: 'notFound' })
    await ask('renamePerson', 1, ' Annette ')
    expect(await refused('mergePeople', 1, 2)).toEqual({ code: 'together' })
    const before = (await ask<Backups>('listBackups')).lines.length
    expect(await ask('annotatePartie', 1, 1, 'written since', [])).toMatchObject({
      note: 'written since',
    })
    const profiles = (await ask<ArchiveSummary>('archiveSummary')).profiles
    const beate = profiles.find(({ name }) => name === 'Beate')?.id ?? 0
    await ask('mergePeople', beate, 1)
    expect((await ask<Backups>('listBackups')).lines.length).toBe(before + 1)
    const { own } = await ask<Standings>('loadStandings', {
      game: 'ecarte',
      person: 1,
      other: null,
      together: false,
    })
    expect(own['parties']).toBe(8)
    expect(
      await ask('loadSheet', { game: 'ecarte', person: 1, other: 2, together: false }, 0, 50),
    ).toHaveLength(3)
    expect(checkArchive(here.db, () => {}).findings).toEqual([])
    expect(here.failures).toEqual([])
  })
})

describe('what goes out', () => {
  test('is written into the file the person chooses, in each form, or nowhere', async () => {
    const { here, place } = archiveRoom()
    const chosen: Chosen = {}
    const { ask, refused } = calling(here, chosen)
    const filter = { ...ALL_PARTIES, search: 'beate' }
    expect(await ask('exportParties', filter, 'json')).toBeNull()
    const file = (chosen.save = join(place, 'out'))
    expect(await ask('exportParties', filter, 'json')).toEqual({ file, parties: 3 })
    expect(readFileSync(file, 'utf8')).toBe(exportSitting(here.db, 2, 'json', EVERYTHING).text)
    expect(await ask('exportParties', filter, 'text')).toEqual({ file, parties: 3 })
    expect(readFileSync(file, 'utf8')).toBe(exportSitting(here.db, 2, 'text', EVERYTHING).text)
    expect(await ask('exportParties', filter, 'csv')).toEqual({ file, parties: 3 })
    const rows = readFileSync(file, 'utf8').split('\r\n')
    expect(rows).toHaveLength(8)
    expect(rows[0]?.split(',')).toHaveLength(18)
    expect([rows[1], rows[2]].map((row) => row?.split(',')[6])).toEqual(['Beate', 'club'])
    chosen.save = join(place, 'gone', 'out')
    for (const form of ['json', 'text', 'csv'])
      expect(await refused('exportParties', filter, form)).toMatchObject({
        code: 'file',
        file: chosen.save,
      })
    chosen.folder = join(place, 'gone')
    expect(await refused('copyElsewhere')).toMatchObject({ code: 'file' })
    chosen.folder = place
    expect(await ask('copyElsewhere')).toMatchObject({ parties: 9 })
    expect(here.failures).toEqual([])
  })

  test('as a table no spreadsheet takes for a formula', async () => {
    const { here, place } = archiveRoom()
    const { ask } = calling(here, { save: join(place, 'out.csv') })
    const notes = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a,b', 'a"b', 'a\r\nb', ';x', 'plain']
    for (const note of notes) {
      await ask('annotatePartie', 1, 1, note, [])
      await ask('exportParties', { ...ALL_PARTIES, noted: true }, 'csv')
      const table = readFileSync(join(place, 'out.csv'), 'utf8')
      // the row of the second side ends the file
      const row = table.slice(0, -2)
      const cell = /(?:^|,)("(?:[^"]|"")*"|[^,]*),$/.exec(row)?.[1] ?? ''
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(read).not.toMatch(/^[=+\-@\t\r]/)
      expect(read.replace(/^'/, '')).toBe(note)
    }
  })
})

describe('what comes in', () => {
  const example = (): string =>
    JSON.stringify(
      sittingOf(
        {
          game: 'ecarte',
          preset: 'turf',
          players: [person('Eve'), person('Adam')],
          parties: 2,
          end: 'over',
          began: Date.UTC(2020, 1, 1),
          zone: null,
          practice: false,
        },
        uidOf(77),
        chance(71),
      ),
    )

  test('from a file the person chooses is reported in figures; twice it is skipped; otherwise it is refused', async () => {
    const { here, place } = archiveRoom()
    const file = join(place, 'in.json')
    const chosen: Chosen = { open: file }
    const { ask, refused } = calling(here, chosen)
    writeFileSync(file, example())
    const report: ImportReport = { file, sittings: 1, parties: 2, skipped: 0, exercises: 0 }
    expect(await ask('importFile')).toEqual(report)
    expect(await ask('importFile')).toEqual({ ...report, sittings: 0, parties: 0, skipped: 1 })
    writeFileSync(file, example().replace('"turf"', '"club"'))
    expect(await refused('importFile')).toMatchObject({
      code: 'file',
      file,
      fault: { why: 'differs' },
    })
    writeFileSync(file, example().replace('"dealer":', '"dealer":1,"dealer":'))
    expect(await refused('importFile')).toMatchObject({
      code: 'file',
      fault: { why: 'notRecord', line: 1 },
    })
    chosen.open = join(place, 'gone')
    expect(await refused('importFile')).toMatchObject({
      code: 'file',
      file: chosen.open,
      fault: { why: 'missing' },
    })
    chosen.open = null
    expect(await ask('importFile')).toBeNull()
    expect(here.failures).toEqual([])
  })

  test('only viewed changes nothing until it is imported', async () => {
    const { here, place } = archiveRoom()
    const file = join(place, 'in.json')
    writeFileSync(file, example())
    const { ask, refused } = calling(here, { open: file })
    expect(await refused('loadReview', { kind: 'file', partie: 1 }, 'open')).toEqual({
      code: 'notFound',
    })
    expect(await refused('keepFile')).toEqual({ code: 'notFound' })
    const rows = dump(here.db)
    const review = await ask<Review>('openFile')
    expect(review).toMatchObject({
      shown: { kind: 'file', partie: 1 },
      parties: 2,
      line: { people: [{ name: 'Eve' }, {}] },
    })
    expect(await ask('loadReview', { kind: 'file', partie: 2 }, 1)).toMatchObject({
      shown: { partie: 2 },
    })
    expect(await refused('loadReview', { kind: 'file', partie: 3 }, 'open')).toEqual({
      code: 'notFound',
    })
    expect(dump(here.db)).toBe(rows)
    expect(await ask('keepFile')).toMatchObject({ sittings: 1, parties: 2 })
    expect(countParties(here.db, { ...ALL_PARTIES, search: 'eve' })).toBe(2)
  })

  test('opened from outside the window, reports what it is and what is wrong with it', async () => {
    const { here, place } = archiveRoom()
    const file = join(place, 'in.json')
    const told: News[] = []
    const { calls } = calling(here, {}, told)
    writeFileSync(file, example())
    await calls.openFile(file)
    writeFileSync(file, '{}')
    await calls.openFile(file)
    expect(told.filter(({ news }) => news !== 'progress')).toMatchObject([
      { news: 'opened', review: { shown: { kind: 'file', partie: 1 } } },
      {
        news: 'refused',
        refused: {
          code: 'file',
          file,
          fault: { why: 'notRecord', reason: expect.stringContaining('format') },
        },
      },
    ])
  })
})

describe('a partie that came in', () => {
  test('is looked at, and not played on where it was broken off', async () => {
    const { here } = archiveRoom()
    const { ask, refused } = calling(here)
    const last = getLastPartie(here.db, 3)
    expect(listParties(here.db, { ...ALL_PARTIES, shelf: 'broken' }, 0, 5)).toMatchObject([
      { sitting: 3, partie: last },
    ])
    expect((await ask<Review>('loadReview', kept(3, last), 'open')).line.outcome).toBeNull()
    expect(await refused('resumeTable', 3)).toEqual({ code: 'notNow' })
    expect(checkArchive(here.db, () => {}).findings).toEqual([])
  })
})

describe('a partie that is being played', () => {
  test('is not shown by way of a file it was written into', async () => {
    const { here, place } = archiveRoom()
    const file = join(place, 'out.jsonl')
    const { ask, refused } = calling(here, { open: file })
    const { sitting } = await ask<Scene>('startTable', SETUP)
    await ask('dealCards', null)
    expect(listOpenParties(here.db, 5)).toMatchObject([{ sitting }])
    writeFileSync(file, exportSitting(here.db, sitting, 'json', EVERYTHING).text)
    expect(await refused('openFile')).toEqual({ code: 'notNow' })
    for (const eye of ['open', 0, 1])
      expect(await refused('loadReview', { kind: 'file', partie: 1 }, eye)).toEqual({
        code: 'notNow',
      })
    expect(await refused('considerStep', { kind: 'file', partie: 1 }, 0)).toEqual({
      code: 'notNow',
    })
    expect(await refused('startPractice', { kind: 'file', partie: 1 }, 0, 0, 'random')).toEqual({
      code: 'notNow',
    })
    await ask('giveUp', 'partie')
    expect(await ask('openFile')).toMatchObject({ line: { outcome: null } })
  })

  test('hidden stays where it is, and can be played on when it is restored', async () => {
    const { here } = archiveRoom()
    const { ask, refused } = calling(here)
    const { sitting } = await ask<Scene>('startTable', SETUP)
    await ask('dealCards', null)
    await ask('leaveTable')
    await ask('trashParties', [[sitting, 1]], true)
    expect(listOpenParties(here.db, 5)).toEqual([])
    expect(await refused('loadReview', kept(sitting), 'open')).toEqual({ code: 'notNow' })
    await ask('trashParties', [[sitting, 1]], false)
    expect(await ask<Scene>('resumeTable', sitting)).toMatchObject({ sitting, awaits: null })
  })
})

describe('practice', () => {
  test('goes on from a step of a partie in either seat, keeps its record, and never counts', async () => {
    const { here } = archiveRoom()
    const { ask, refused } = calling(here)
    const whole = recordOf(here.db, 1)
    const before = await ask('loadStandings', {
      game: 'ecarte',
      person: 1,
      other: null,
      together: false,
    })
    for (const seat of [0, 1]) {
      const scene = await ask<Scene>('startPractice', kept(1), 4, seat, 'random')
      expect(scene).toMatchObject({ practice: true, partie: 1, view: { eye: seat, deals: 1 } })
      expect(scene.people[seat]?.kind).toBe('person')
      expect(scene.view.hands[1 - seat]).toEqual(expect.any(Number))
      await ask('giveUp', 'partie')
    }
    expect(await ask('countParties', { ...ALL_PARTIES, shelf: 'practice' })).toBe(2)
    expect(
      await ask('loadStandings', { game: 'ecarte', person: 1, other: null, together: false }),
    ).toEqual(before)
    expect(recordOf(here.db, 1)).toEqual(whole)
    const steps = (await ask<Review>('loadReview', kept(1), 'open')).steps.length
    expect(
      await refused('startPractice', kept(1), steps - 1, 0, 'random'),
      'it is over there',
    ).toEqual({ code: 'notNow' })
    expect(await refused('startPractice', kept(1), steps, 0, 'random')).toEqual({ code: 'notNow' })
    for (const [seat, level] of [
      [2, 'random'],
      [0, 'champion'],
    ])
      expect(await refused('startPractice', kept(1), 1, seat, level)).toEqual({ code: 'malformed' })
    expect(checkArchive(here.db, () => {}).findings).toEqual([])
  })
})
