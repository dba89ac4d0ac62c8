// The lists of the archive, line by line: the content of a line, and the parties listed, the latest
// first.
import { describe, expect, test } from 'vitest'
import { ALL_PARTIES, type PartieFilter } from '../../src/shared/archive.ts'
import { formatPartiesCsv } from '../../src/main/transfer/csv.ts'
import { annotatePartie, reindexTexts } from '../../src/main/store/annotations.ts'
import { loadArchiveSummary } from '../../src/main/store/archive-summary.ts'
import { addEvening } from '../../src/main/store/evenings.ts'
import { insertArchived, setTrashed } from '../../src/main/store/finish.ts'
import { countParties, listParties } from '../../src/main/store/list-filter.ts'
import {
  isBeingPlayed,
  countArchivedParties,
  listLastParties,
  listOpenParties,
  findPartieLine,
} from '../../src/main/store/list.ts'
import { listPlaces } from '../../src/main/store/list-places.ts'
import { addMatch } from '../../src/main/store/matches.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { splitWords } from '../../src/main/store/search.ts'
import { addPartie, addSittingForIds, addSitting } from '../../src/main/store/sittings.ts'
import { StandingSums } from '../../src/main/store/standings.ts'
import { emptyArchive } from '../store/places.ts'
import { ecarte, optionsOf } from '../store/played.ts'
import { anna, archiveOf, bertha, idsOf, keptOf, laidDown, odile, prosper } from './laid-down.ts'
import { gameNamed, uidOf } from './records.ts'

/**
 * Sittings of the parties that meet a filter, as the list has them; counted alike, and their
 * numbers in order.
 */
function listed(db: WriteStore, some: Partial<PartieFilter> = {}): readonly number[] {
  const filter = { ...ALL_PARTIES, ...some }
  const sittings = listParties(db, filter, 0, 100).map(({ sitting }) => sitting)
  expect(countParties(db, filter)).toBe(sittings.length)
  expect(listPlaces(db, filter).map(([sitting]) => sitting)).toEqual(
    sittings.toSorted((a, b) => a - b),
  )
  return sittings
}

describe('a line', () => {
  test('shows all that is known of a partie', () => {
    const people = [bertha, odile]
    const began = Date.UTC(2026, 10, 24, 6)
    const db = archiveOf({
      people,
      preset: 'turf',
      began,
      score: [2, 5],
      outcome: { winner: 1, value: 3 },
    })
    annotatePartie(db, { sitting: 1, partie: 1 }, 'a note', ['b', 'a'])
    const line = {
      sitting: 1,
      partie: 1,
      game: 'ecarte',
      people,
      preset: 'turf',
      startedAt: '2026-11-24T06:00:00.000Z',
      playedAt: '2026-11-24T06:00:00.000Z',
      score: [2, 5],
      outcome: { winner: 1, value: 3 },
      gaveUp: false,
      practice: false,
      match: null,
      note: 'a note',
      tags: ['a', 'b'],
    }
    expect(findPartieLine(db, { sitting: 1, partie: 1 })).toEqual(line)
    expect(listParties(db, ALL_PARTIES, 0, 1)).toEqual([line])
    expect([
      findPartieLine(db, { sitting: 1, partie: 2 }),
      findPartieLine(db, { sitting: 2, partie: 1 }),
    ]).toEqual([null, null])
  })

  test('is empty where nothing is known', () => {
    const db = archiveOf({ began: null, outcome: null }, { practice: true }, { gaveUp: 0 })
    const [nothing, practice, gaveUp] = [1, 2, 3].map((sitting) =>
      findPartieLine(db, { sitting, partie: 1 }),
    )
    expect(nothing).toMatchObject({
      preset: null,
      startedAt: null,
      playedAt: null,
      outcome: null,
      note: '',
      tags: [],
    })
    expect([nothing, practice, gaveUp].map((line) => line?.practice)).toEqual([false, true, false])
    expect([nothing, practice, gaveUp].map((line) => line?.gaveUp)).toEqual([false, false, true])
  })
})

describe('a selection', () => {
  test('lists the parties that were chosen, or all but them', () => {
    const db = archiveOf({}, {}, {})
    const parties = [
      [1, 1],
      [3, 1],
    ] as const
    expect(listed(db, { chosen: { parties, but: false } }).toSorted()).toEqual([1, 3])
    expect(listed(db, { chosen: { parties, but: true } })).toEqual([2])
    expect(listed(db, { chosen: { parties: [], but: true } }).toSorted()).toEqual([1, 2, 3])
  })
})

describe('a match', () => {
  test('stands in a line as it was after the partie, if one was agreed', () => {
    const db = archiveOf({ outcome: { winner: 1, value: 1 } }, { outcome: { winner: 0, value: 2 } })
    addMatch(db, 1, 3)
    const [agreed, none] = [1, 2].map((sitting) => findPartieLine(db, { sitting, partie: 1 }))
    expect(agreed?.match).toEqual({ won: [0, 1], toWin: 3, winner: null })
    expect(none?.match).toBeNull()
  })

  test('need not be agreed where parties hang together, as in a rubber', () => {
    const people = [anna, odile, bertha, prosper]
    const outcome = { winner: 1, value: 1 } as const
    const db = archiveOf({ game: 'whist', people, score: [4, 10], outcome })
    expect(listParties(db, ALL_PARTIES, 0, 1)[0]?.match).toEqual({
      won: [0, 1],
      toWin: null,
      winner: null,
    })
  })

  test('is decided by the partie that reaches its length', () => {
    const db = archiveOf({ outcome: { winner: 0, value: 1 } })
    addMatch(db, 1, 1)
    expect(findPartieLine(db, { sitting: 1, partie: 1 })?.match).toMatchObject({ winner: 0 })
  })
})

describe('the date of a partie', () => {
  const day = (at: number): string => new Date(at).toLocaleDateString('sv')
  const DAY = 24 * 3_600_000

  test('that was begun in one month and ended in the next is the day it ended, in line, order and filters', () => {
    const [began, lasted] = [new Date(2026, 10, 30, 21).getTime(), 5 * DAY]
    const db = archiveOf({ began, lasted }, { began: began + DAY })
    const line = findPartieLine(db, { sitting: 1, partie: 1 })
    expect([day(Date.parse(line?.playedAt ?? '')), day(Date.parse(line?.startedAt ?? ''))]).toEqual(
      [...['2026-12-05', '2026-11-30']],
    )
    expect([
      listed(db),
      listed(db, { until: '2026-11-30' }),
      listed(db, { from: '2026-12-02' }),
    ]).toEqual([...[[1, 2], [], [1]]])
    expect(listed(db, { from: '2026-12-05', until: '2026-12-05' })).toEqual([1])
  })

  test('is that of its sitting where the record has no other', () => {
    const began = new Date(2026, 10, 24, 6).getTime()
    const db = archiveOf()
    const { record, ...kept } = keptOf({ began })
    const [{ startedAt: _, ...partie } = { deals: [] }] = record.parties
    const sitting = addSittingForIds(
      db,
      { uid: uidOf(1), game: 'ecarte', preset: null, options: {} },
      idsOf(db, [anna, odile]),
      began,
    )
    const sums = new StandingSums()
    insertArchived(
      db,
      { sitting, partie: 1 },
      { ...kept, record: { ...record, parties: [partie] } },
      [1, 2],
      sums,
    )
    const at = new Date(began).toISOString()
    const [line] = listParties(db, ALL_PARTIES, 0, 1)
    expect(line).toMatchObject({ startedAt: at, playedAt: at })
    expect(formatPartiesCsv(line === undefined ? [] : [line], false, '', () => [])).toMatch(
      new RegExp(`^${at},`),
    )
    expect([listed(db, { from: day(began) }), listed(db, { from: day(began + DAY) })]).toEqual([
      [sitting],
      [],
    ])
  })
})

describe('a list', () => {
  test('is of one shelf, the latest first; of two at one time the one that came in last', () => {
    const db = archiveOf(
      { began: 7 },
      { began: 9 },
      { began: 7 },
      { practice: true },
      { outcome: null },
      { gaveUp: 1 },
    )
    setTrashed(db, { sitting: 2, partie: 1 }, null)
    expect(listed(db)).toEqual([2, 3, 1])
    expect(listed(db, { shelf: 'practice' })).toEqual([4])
    expect(listed(db, { shelf: 'broken' })).toEqual([5])
    expect(listed(db, { shelf: 'givenUp' })).toEqual([6])
    expect(listed(db, { shelf: 'trash' })).toEqual([])
  })

  test('comes page by page', () => {
    const db = archiveOf({}, {}, {}, {}, {})
    const page = (from: number, most: number): readonly number[] =>
      listParties(db, ALL_PARTIES, from, most).map(({ sitting }) => sitting)
    expect([page(0, 2), page(2, 2), page(4, 2), page(5, 2)]).toEqual([[5, 4], [3, 2], [1], []])
  })

  test('is of one game, of one preset, of one value', () => {
    const whist = { game: 'whist', people: [anna, odile, bertha, prosper], score: [4, 5] }
    const db = archiveOf(
      { preset: 'club' },
      { preset: 'turf', outcome: { winner: 0, value: 2 } },
      whist,
    )
    expect([listed(db, { game: 'whist' }), listed(db, { game: 'ecarte' })]).toEqual([[3], [2, 1]])
    expect([listed(db, { preset: 'club' }), listed(db, { preset: 'turf' })]).toEqual([[1], [2]])
    expect([listed(db, { value: 2 }), listed(db, { value: 1 }), listed(db, { value: 3 })]).toEqual([
      [2],
      [3, 1],
      [],
    ])
  })

  test('is of days as they were where one sits, both of them within', () => {
    const day = (hour: number, ms: number): number => new Date(2026, 2, 5, hour, 0, 0, ms).getTime()
    const db = archiveOf(
      { began: null },
      { began: day(0, -1) },
      { began: day(0, 0) },
      { began: day(24, -1) },
      { began: day(24, 0) },
    )
    expect(listed(db, { from: '2026-03-05' })).toEqual([5, 4, 3])
    expect(listed(db, { until: '2026-03-05' })).toEqual([4, 3, 2])
    expect(listed(db, { from: '2026-03-05', until: '2026-03-05' })).toEqual([4, 3])
    expect(listed(db, { from: '1900-01-01' }), 'without a time it is of no day').toEqual([
      5, 4, 3, 2,
    ])
  })

  test('has a partie where its last action was done', () => {
    expect(listed(archiveOf({ began: 100, lasted: 1000 }, { began: 500 }))).toEqual([1, 2])
  })

  test('is of those who sat at the table, in whatever seat, all of them', () => {
    const four = [prosper, odile, bertha, anna]
    const whist = { game: 'whist', people: four, score: [4, 5] }
    const db = archiveOf({ people: [anna, odile] }, { people: [bertha, odile] }, whist)
    const [p, o, b, a] = idsOf(db, four)
    const of = (...some: readonly (number | undefined)[]) =>
      listed(db, { people: some.map(Number) })
    expect([of(p), of(o), of(b), of(a)]).toEqual([[3], [3, 2, 1], [3, 2], [3, 1]])
    expect([of(a, b), of(a, o), of(999)]).toEqual([[3], [3, 1], []])
  })

  test('is of what a person has won, or lost', () => {
    const whist = {
      game: 'whist',
      people: [anna, odile, bertha, prosper],
      score: [4, 5],
      outcome: { winner: 1, value: 1 },
    } as const
    const db = archiveOf(
      {},
      { outcome: { winner: 1, value: 1 } },
      { people: [bertha, odile] },
      whist,
    )
    laidDown(db, { outcome: null })
    const [a, o, b, p] = idsOf(db, [anna, odile, bertha, prosper])
    const of = (person: number | undefined, won: boolean) =>
      listed(db, { result: { person: Number(person), won } })
    expect([of(a, true), of(a, false)]).toEqual([[1], [4, 2]])
    expect([of(o, true), of(o, false)]).toEqual([
      [4, 2],
      [3, 1],
    ])
    expect([of(b, true), of(b, false), of(p, true), of(p, false)]).toEqual([[3], [4], [4], []])
    expect(listed(db, { shelf: 'broken', result: { person: Number(a), won: false } })).toEqual([])
  })

  test('is of what was counted in it, of a game that counts it', () => {
    const names = gameNamed('ecarte').counting?.names ?? []
    const [first = '', second = ''] = names
    const none = names.map(() => 0)
    const db = archiveOf(
      { counts: [none.with(0, 2), none] },
      { counts: [none.with(0, 1), none.with(1, 1)] },
      { counts: [none, none] },
    )
    const of = (...counted: readonly string[]) => listed(db, { game: 'ecarte', counted })
    expect([of(first), of(second), of(first, second)]).toEqual([[2, 1], [2], [2]])
    expect([of('nothing'), of(first, 'nothing')]).toEqual([[], []])
    expect(listed(db, { counted: [first] }), 'of no game there is nothing to count').toEqual([])
    expect(listed(db, { game: 'bridge', counted: [first] })).toEqual([])
  })

  test('is of what a note or a tag was given to', () => {
    const db = archiveOf({}, {}, {})
    annotatePartie(db, { sitting: 1, partie: 1 }, 'a note', [])
    annotatePartie(db, { sitting: 2, partie: 1 }, '', ['vole', 'club'])
    expect(listed(db, { noted: true })).toEqual([1])
    expect([
      listed(db, { tag: 'vole' }),
      listed(db, { tag: 'vol' }),
      listed(db, { tag: '' }),
    ]).toEqual([[2], [], []])
  })
})

describe('a search', () => {
  test('is for the beginnings of words, of names, notes and tags, and all of them are met', () => {
    const db = archiveOf({ people: [bertha, odile] }, { people: [anna, prosper] }, {})
    annotatePartie(db, { sitting: 2, partie: 1 }, 'Über die Volte', ['club night'])
    const of = (search: string) => listed(db, { search })
    expect([of('anna'), of('ANN'), of('nna'), of('odil')]).toEqual([[3, 2], [3, 2], [], [3, 1]])
    expect([of('uber'), of('volte'), of('olte'), of('nig'), of('volte club')]).toEqual([
      [2],
      [2],
      [],
      [2],
      [2],
    ])
    expect([of('volte odile'), of('anna odile'), of('  '), of('"*')]).toEqual([
      [],
      [3],
      [3, 2, 1],
      [],
    ])
  })

  test('finds as many people as have a name', () => {
    const some = Array.from({ length: 6 }, (_, n) => ({ ...anna, name: `Anna ${n}` }))
    const db = archiveOf(...some.map((one) => ({ people: [one, odile] })), {
      people: [bertha, prosper],
    })
    expect(listed(db, { search: 'anna' })).toEqual([6, 5, 4, 3, 2, 1])
    expect(listed(db, { search: 'anna 4' })).toEqual([5])
    const two = archiveOf(
      {},
      { people: [{ ...anna, name: 'Annette' }, prosper] },
      { people: [bertha, prosper] },
    )
    expect(listed(two, { search: 'ann' })).toEqual([2, 1])
    expect(listed(db, { search: 'od' })).toEqual([6, 5, 4, 3, 2, 1])
  })

  test('is for eight words at most', () => {
    const db = archiveOf({})
    expect(listed(db, { search: 'a an ann anna o od odi nobody' })).toEqual([])
    expect(listed(db, { search: 'a an ann anna o od odi odil nobody' })).toEqual([1])
  })

  test('is in words without marks over letters, in small letters', () => {
    expect(splitWords('Élodie  MÜLLER-Lüdenscheid, 1864; «naïve»!')).toEqual([
      ...['elodie', 'muller', 'ludenscheid', '1864', 'naive'],
    ])
    expect(splitWords(' … ')).toEqual([])
  })

  test.each([
    ['œuvre', ['oeuvre', 'œuvre', 'ŒUVRE', 'oeu']],
    ['Lætitia', ['laetitia', 'Lætitia']],
    ['Weiß', ['weiss', 'weiß', 'WEISS']],
    ['Sørensen', ['sorensen', 'sørensen', 'soerensen']],
    ['Håkon Ångström', ['hakon', 'haakon', 'angstrom', 'aangstroem']],
    ['Łukasz Đorđević', ['lukasz', 'dordevic', 'đorđe']],
    ['Þórdís Guðrún', ['thordis', 'gudrun']],
    ['Müller', ['muller', 'mueller', 'müller', 'mu\u0308ller']],
    ['Oeffinger', ['oeffinger']],
    ['İpek Işık', ['ipek', 'isik', 'ışık']],
    ['ﬁnesse', ['finesse']],
    ['Kal’Hyah O’Connor', ["kal'hyah", 'kal’hyah', 'kalhyah', 'oconnor', "o'connor", 'o`con']],
    ['OʼConnor', ["o'connor", 'o’connor', 'oʼconnor', 'oconnor', 'connor']],
    ["d'Artagnan", ['dartagnan', 'd’artagnan', 'artagnan']],
    ['Jean-Marie', ['jeanmarie', 'jean-marie', 'jean\u2011marie', 'jean marie']],
    ['ΘΟΥΚΥΔΙΔΗΣ', ['Θουκυδίδης', 'θουκυδιδης', 'ΘΟΥΚΥΔΊΔΗΣ']],
    ['Θουκυδίδης', ['ΘΟΥΚΥΔΙΔΗΣ', 'θουκυδιδησ']],
    ['𝗩𝗲𝗿𝗮 №5', ['vera', 'no5', 'VERA']],
  ])('for %s finds it as it is typed plainly, in a name, a note and a tag', (text, typed) => {
    const db = archiveOf({ people: [{ ...anna, name: text }, odile] }, {}, {}, {})
    annotatePartie(db, { sitting: 2, partie: 1 }, text, [])
    annotatePartie(db, { sitting: 3, partie: 1 }, '', [text])
    for (const search of typed) expect(listed(db, { search }), search).toEqual([3, 2, 1])
  })

  test('of signs alone finds just these signs', () => {
    const db = archiveOf({ people: [{ ...anna, name: 'Anna ♥' }, odile] }, {}, {}, {})
    annotatePartie(db, { sitting: 2, partie: 1 }, 'the ♥ king, 100 %', [])
    annotatePartie(db, { sitting: 3, partie: 1 }, '', ['♥!'])
    const of = (search: string) => listed(db, { search })
    expect([of('♥'), of(' ♥ '), of('♥!'), of('%'), of('♠'), of('_')]).toEqual([
      [3, 2, 1],
      [3, 2, 1],
      [3],
      [2],
      [],
      [],
    ])
  })

  test('finds what an older program has laid down in other words', () => {
    const db = archiveOf({}, {})
    annotatePartie(db, { sitting: 1, partie: 1 }, 'ein Œuvre', ['Größe'])
    db.exec(
      "DELETE FROM partie_text; INSERT INTO partie_text (rowid, note, tags) VALUES (1, 'ein œuvre', 'große')",
    )
    expect([listed(db, { search: 'oeuvre' }), listed(db, { search: 'groesse' })]).toEqual([[], []])
    db.exec("DELETE FROM setting WHERE name = 'laid'")
    reindexTexts(db)
    expect([listed(db, { search: 'oeuvre' }), listed(db, { search: 'groesse' })]).toEqual([
      [1],
      [1],
    ])
    const before = Number(db.prepare('SELECT total_changes()').pluck().get())
    reindexTexts(db)
    expect(db.prepare('SELECT total_changes()').pluck().get()).toBe(before)
  })
})

describe('what is not over', () => {
  const start = { score: [0, 0], outcome: null } as const
  const beginning = { cut: [], succession: null } as const
  const seated = (db: WriteStore, evening: number | null, uid: string, now: number): number => {
    const options = optionsOf(ecarte, 'club')
    const sitting = addSitting(
      db,
      { game: 'ecarte', preset: 'club', options, people: [anna, odile], uid, evening },
      now,
    )
    addPartie(db, { sitting, partie: 1 }, beginning, start, now)
    return sitting
  }

  test('waits, the latest first, as many as are asked for; without those of an evening', () => {
    const db = emptyArchive()
    const terms = { stake: 1, purse: 'none' } as const
    const options = optionsOf(ecarte, 'club')
    const evening = addEvening(
      db,
      {
        game: 'ecarte',
        preset: 'club',
        options,
        kind: 'duel',
        terms,
        people: [anna, odile],
        zone: 'UTC',
      },
      0,
    )
    const [a, b] = [seated(db, null, uidOf(1), 50), seated(db, null, uidOf(2), 90)]
    seated(db, evening, uidOf(3), 70)
    const c = seated(db, null, uidOf(4), 50)
    expect(listOpenParties(db, 10).map(({ sitting }) => sitting)).toEqual([b, c, a])
    expect(listOpenParties(db, 2).map(({ sitting }) => sitting)).toEqual([b, c])
    expect([listLastParties(db, 10), countArchivedParties(db), listed(db)]).toEqual([[], 0, []])
    // the check replays them too, so that the archive says how many it holds
    expect(loadArchiveSummary(db)).toMatchObject({ open: 4, shelves: { counted: 0 } })
  })

  test('is known by the number of its sitting', () => {
    const db = archiveOf({})
    seated(db, null, uidOf(7), 50)
    expect([isBeingPlayed(db, uidOf(7), 1), isBeingPlayed(db, uidOf(7), 2)]).toEqual([true, false])
    expect([isBeingPlayed(db, uidOf(8), 1), isBeingPlayed(db, uidOf(1), 1)]).toEqual([false, false])
  })
})

test('what was finished last is listed, given up or not, the latest first', () => {
  const db = archiveOf(
    { began: 40 },
    { began: 20, gaveUp: 0 },
    { began: 30 },
    { began: 40, gaveUp: 1 },
    { practice: true },
  )
  laidDown(db, { outcome: null })
  const last = (most: number) => listLastParties(db, most).map(({ sitting }) => sitting)
  expect([last(10), last(2), last(1)]).toEqual([[4, 1, 3, 2], [4, 1], [4]])
  expect(countArchivedParties(db)).toBe(6)
})
