// An export of one archive is imported into another unchanged, as records and as readable text;
// known parties are not doubled, and a contradiction changes nothing.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainName } from '../../src/shared/names.ts'
import { runSimulation } from '../../src/main/cli/simulate.ts'
import { type PartieRecord, type RecordDocument, readRecord } from '../../src/main/engine/record.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import {
  EVERYTHING,
  listSittingIds,
  exportSitting,
} from '../../src/main/transfer/export-sittings.ts'
import { ImportConflict } from '../../src/main/transfer/import-conflict.ts'
import { annotatePartie } from '../../src/main/store/annotations.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import { findPartieLine } from '../../src/main/store/list.ts'
import { loadPartie, loadSitting } from '../../src/main/store/load.ts'
import { type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { renamePerson } from '../../src/main/store/people.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chance } from '../games/chance.ts'
import { dump, folder } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import {
  type Room,
  partieOver,
  playUntil,
  room,
  sitDown,
  thinking,
  thinksBy,
} from '../table/at-table.ts'
import { archive, into, outOf, readText } from './moving.ts'
import { person, sittingOf, uidOf } from './records.ts'
import { varied } from './varied.ts'

const FORMS = ['json', 'text'] as const
const expectClean = (db: WriteStore): void =>
  expect(checkArchive(db, () => {}).findings).toEqual([])

/** Out of one archive in both forms, each into an empty one: the same lines and the same hashes. */
function expectMoves(from: WriteStore): void {
  const out = { json: outOf(from, 'json'), text: outOf(from, 'text') }
  for (const form of FORMS) {
    const to = archive()
    const taken = into(to, out[form])
    expect(taken).toMatchObject({ sittings: listSittingIds(from).length, skipped: 0 })
    // the lines bring the hashes with them
    expect(outOf(to, 'json'), form).toBe(out.json)
    expect(outOf(to, 'text'), form).toBe(out.text)
    expectClean(to)
  }
}

describe('an archive that is written out and read in again', () => {
  test('a thousand simulated parties', () => {
    const file = join(folder(), 'from.db')
    for (const game of ['ecarte', 'scotch-whist'])
      runSimulation({ game, parties: '500', seed: 'a', players: 'random,random', db: file })
    expectMoves(archive(file))
  })

  test('parties of every kind: practice, given up, broken off, with notes, tags and none, with times and none', () => {
    const { db } = varied(120, chance(31))
    expectMoves(db)
  })

  test('what was played here, with hints, stand-ins and times, and a partie that is still being played', async () => {
    for (const [here, seed] of [
      [room(thinking()), 1],
      [room(thinksBy("say({ id, failed: 'no idea' })", 5_000)), 2],
    ] as const) {
      await played(here, seed)
      const text = outOf(here.db, 'json')
      expect(text).toContain(seed === 1 ? '"hint":true' : '"standIn":true')
      expect(text).toMatch(/"at":\d{4,}/)
      expectMoves(here.db)
    }
  })

  /** A whole partie and the beginning of another, some of it with hints. */
  async function played(here: Room, seed: number): Promise<void> {
    const session = sitDown(here, 'random')
    const random = randomOf(seed)
    for (let hints = 0; hints < 4 && !partieOver(session.getScene()); hints += 1) {
      await playUntil(session, here, random, (scene) => partieOver(scene) || scene.view.turn === 0)
      session.noteHint()
      const choice = session.getDecision()?.legal[0]
      if (choice !== undefined) session.act(choice)
    }
    await playUntil(session, here, random, partieOver)
    annotatePartie(here.db, { sitting: session.sitting, partie: 1 }, 'The first of many.', ['own'])
    session.startNextPartie()
    await playUntil(session, here, random, ({ view }) => view.deals === 1 && view.turn === 0)
    annotatePartie(here.db, { sitting: session.sitting, partie: 2 }, 'To be played on.', [])
    session.close()
  }

  test('deals from books, without a recorded talon', () => {
    const place = join(import.meta.dirname, '../records')
    const texts = readdirSync(place)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => readFileSync(join(place, name), 'utf8'))
    expect(texts.length).toBeGreaterThan(0)
    const from = archive()
    for (const text of texts) into(from, text)
    const unknown = listSittingIds(from).map(
      (id) => loadSitting(from, id)?.parties[0]?.deals[0]?.talon?.length ?? 0,
    )
    expect(unknown.some((known) => known < 10)).toBe(true)
    expectMoves(from)
  })
})

/** A sitting of this many parties of two people. */
const sitting = (parties: number, seed = 41, number = 1): RecordDocument => {
  const players = [person('Anna'), person('Max')]
  const head = {
    game: 'ecarte',
    preset: 'club',
    players,
    zone: 'Europe/Berlin',
    practice: false,
  } as const
  return sittingOf(
    { ...head, parties, end: 'over', began: Date.UTC(2025, 5, 1) },
    uidOf(number),
    chance(seed),
  )
}
const line = (record: unknown): string => JSON.stringify(record)
const first = (record: RecordDocument, parties: number): RecordDocument => ({
  ...record,
  parties: record.parties.slice(0, parties),
})

/** Refused, with nothing changed. */
function expectDiffers(db: WriteStore, record: unknown): void {
  const before = dump(db)
  expect(() => into(db, line(record))).toThrow(ImportConflict)
  expect(dump(db)).toBe(before)
}

describe('the hash of a partie', () => {
  type Json = Readonly<Record<string, unknown>>

  /** The keys that are there, in this order. */
  const ordered = (value: Json, keys: readonly string[]): Json =>
    Object.fromEntries(
      keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]),
    )
  const listed = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])

  test('is what docs/records.md says, by whichever program', () => {
    const { db } = varied(30, chance(33))
    for (const text of outOf(db, 'json').trimEnd().split('\n')) {
      const record: Json = JSON.parse(text)
      const options = Object(record['options'])
      const names = Object.keys(options).filter((name) => name !== 'preset')
      const head = {
        ...record,
        options: record['options'] && ordered(options, ['preset', ...names.toSorted()]),
        players: listed(record['players']).map((one) => ordered(one, ['kind', 'level'])),
      }
      const inherits = (one: Json): Json =>
        one['inherited'] === undefined
          ? one
          : {
              ...one,
              inherited: ordered(
                Object(one['inherited']),
                Object.keys(Object(one['inherited'])).toSorted(),
              ),
            }
      const above = [
        'format',
        'version',
        'game',
        'options',
        'players',
        'startedAt',
        'zone',
        'sitting',
        'practice',
      ]
      const inDeal = [
        'dealer',
        'packets',
        'hands',
        'turnUp',
        'talon',
        'slips',
        'seed',
        'scoreBefore',
        'actions',
        'scoreAfter',
      ]
      const ofSlips = ['turned', 'faceUp', 'exposed', 'unseen', 'noticed', 'by', 'looked']
      const own = ['count', 'rank', 'suit', 'suits', 'takes']
      const ofAction = ['seat', 'do', 'card', 'cards', ...own, 'standIn', 'hint', 'at']
      for (const partie of listed(record['parties'])) {
        const deals = listed(partie['deals']).map((deal) => ({
          ...deal,
          ...(deal['slips'] === undefined
            ? {}
            : { slips: ordered(Object(deal['slips']), ofSlips) }),
          actions: listed(deal['actions']).map((one) => ordered(one, ofAction)),
        }))
        const played = { ...partie, deals: deals.map((deal) => ordered(deal, inDeal)) }
        const lines = [
          ordered(head, above),
          ordered(inherits(played), ['startedAt', 'cut', 'inherited', 'scoreBefore', 'deals']),
        ]
        const hash = createHash('sha256').update(lines.map((one) => JSON.stringify(one)).join('\n'))
        expect(partie['sha256']).toBe(hash.digest('hex'))
      }
    }
  })
})

describe('a sitting that is here already', () => {
  test('is skipped as often as it comes, in whatever form, alone or among others', () => {
    const { db } = varied(40, chance(32))
    const before = dump(db)
    const sittings = listSittingIds(db).length
    for (const form of FORMS)
      expect(into(db, outOf(db, form)), form).toEqual({
        sittings: 0,
        parties: 0,
        skipped: sittings,
      })
    expect(dump(db)).toBe(before)
    const more = sitting(2, 42, 9_999)
    expect(into(db, `${outOf(db, 'json')}${line(more)}\n`)).toEqual({
      sittings: 1,
      parties: 2,
      skipped: sittings,
    })
  })

  test('is known again without a number, by what was played', () => {
    const { sitting: _, ...unnumbered } = sitting(2)
    const db = archive()
    expect(into(db, line(unnumbered))).toEqual({ sittings: 1, parties: 2, skipped: 0 })
    expect(into(db, JSON.stringify(unnumbered, null, 2))).toEqual({
      sittings: 0,
      parties: 0,
      skipped: 1,
    })
    expect(
      into(db, line({ ...unnumbered, parties: unnumbered.parties.toReversed() })),
    ).toMatchObject({ sittings: 1 })
  })

  test('gets the parties it has not when a longer version comes, and keeps those it has when a shorter one does', () => {
    const whole = sitting(4)
    const db = archive()
    into(db, line(first(whole, 1)))
    expect(into(db, line(first(whole, 3)))).toEqual({ sittings: 1, parties: 2, skipped: 0 })
    expect(into(db, line(first(whole, 2)))).toEqual({ sittings: 0, parties: 0, skipped: 1 })
    expect(into(db, line(whole))).toEqual({ sittings: 1, parties: 1, skipped: 0 })
    const other = archive()
    into(other, line(whole))
    expect(outOf(db, 'json')).toBe(outOf(other, 'json'))
    expectClean(db)
  })

  test('is the same though hidden parts stayed there, and though it was played on since its export', () => {
    const whole = sitting(3)
    const db = archive()
    into(db, line(whole))
    setTrashed(db, { sitting: 1, partie: 2 }, 1)
    const { text, parties } = exportSitting(db, 1, 'json', {
      ...EVERYTHING,
      unfinished: false,
      trashed: false,
    })
    expect(parties).toBe(2)
    expect(into(db, text)).toEqual({ sittings: 0, parties: 0, skipped: 1 })
    const last = requireValue(whole.parties[2])
    const deal = requireValue(last.deals.at(-1))
    const cutOff = {
      ...last,
      deals: [...last.deals.slice(0, -1), { ...deal, actions: deal.actions.slice(0, 2) }],
    }
    expect(
      into(db, line({ ...whole, parties: [...whole.parties.slice(0, 2), cutOff] })),
    ).toMatchObject({ skipped: 1 })
    expectClean(db)
  })

  test('brings note and tags to a partie that has none, and leaves those it has', () => {
    const whole = sitting(2)
    const db = archive()
    into(db, line(whole))
    annotatePartie(db, { sitting: 1, partie: 1 }, 'own words', [])
    const noted = whole.parties.map((partie) => ({
      ...partie,
      note: 'from elsewhere',
      tags: ['elsewhere'],
    }))
    expect(into(db, line({ ...whole, parties: noted }))).toMatchObject({ parties: 0 })
    expect([1, 2].map((partie) => findPartieLine(db, { sitting: 1, partie })?.note)).toEqual([
      'own words',
      'from elsewhere',
    ])
  })

  test('is the same though a player has been renamed, a note written, a partie hidden', () => {
    const whole = sitting(3)
    const db = archive()
    into(db, line(first(whole, 2)))
    expect(renamePerson(db, 1, 'Annette')).toBe('done')
    annotatePartie(db, { sitting: 1, partie: 1 }, 'own words', [])
    expect(into(db, line(whole))).toEqual({ sittings: 1, parties: 1, skipped: 0 })
    expect(findPartieLine(db, { sitting: 1, partie: 3 })?.people.map(({ name }) => name)).toEqual([
      'Annette',
      'Max',
    ])
    expect(findPartieLine(db, { sitting: 1, partie: 1 })?.note).toBe('own words')
    expectClean(db)
  })

  const changed = (
    record: RecordDocument,
    change: (partie: PartieRecord) => PartieRecord,
  ): RecordDocument => ({
    ...record,
    parties: record.parties.map((partie, index) => (index === 1 ? change(partie) : partie)),
  })

  test('is refused when it comes with other cards, actions, times, rules or players’ kinds', () => {
    const whole = sitting(3)
    const db = archive()
    into(db, line(whole))
    const others: readonly RecordDocument[] = [
      { ...sitting(3, 43), sitting: uidOf(1) },
      changed(whole, (partie) => ({ ...partie, startedAt: '2025-06-01T01:00:01.000Z' })),
      changed(whole, ({ deals }) => ({ startedAt: '2025-06-01T01:00:00.000Z', deals })),
      changed(whole, (partie) => ({ ...partie, deals: partie.deals.slice(0, 1) })),
      changed(whole, (partie) => ({
        ...partie,
        deals: partie.deals.map((deal, index) =>
          index === 0 ? { ...deal, seed: 'ab'.repeat(16) } : deal,
        ),
      })),
      { ...whole, zone: 'Europe/Paris' },
      { ...whole, practice: true },
      { ...whole, players: [person('Anna'), { name: 'Max', kind: 'computer', level: 'club' }] },
      { ...whole, startedAt: '2025-06-01T00:00:00.001Z' },
    ]
    for (const [index, other] of others.entries()) {
      if (index === 3) expect(readText(line(other)), 'it is not over').toHaveProperty('fault')
      else expectDiffers(db, other)
    }
    expectClean(db)
  })

  test('and differs in a later partie is refused with all that came with it', () => {
    const db = archive()
    into(db, line(sitting(2)))
    const before = dump(db)
    const text = [sitting(1, 44, 2), { ...sitting(2, 45), sitting: uidOf(1) }, sitting(1, 46, 3)]
      .map(line)
      .join('\n')
    expect(() => into(db, text)).toThrow(ImportConflict)
    expect(dump(db)).toBe(before)
  })

  test('and is still being played here is the same, and is not played on from outside', async () => {
    const here = room(thinking())
    const session = sitDown(here, 'random')
    await playUntil(session, here, randomOf(5), ({ view }) => view.deals === 1 && view.turn === 0)
    const now = outOf(here.db, 'json')
    expect(into(here.db, now)).toEqual({ sittings: 0, parties: 0, skipped: 1 })
    await playUntil(session, here, randomOf(5), partieOver)
    session.startNextPartie()
    session.close()
    const elsewhere = archive()
    expect(into(elsewhere, now)).toMatchObject({ parties: 1 })
    expectDiffers(elsewhere, JSON.parse(outOf(here.db, 'json')))
    const over = requireValue(JSON.parse(outOf(here.db, 'json')).parties[0])
    const head = JSON.parse(now)
    expectDiffers(here.db, { ...head, parties: [over, over, over] })
  })
})

describe('a file that was written by hand', () => {
  test('W-10 and leaves unsaid what the games of a rubber take over has it said in the archive, each game for itself', () => {
    const players = ['Anna', 'Bert', 'Cora', 'Dora'].map(person)
    const head = {
      game: 'whist',
      preset: null,
      players,
      zone: null,
      practice: false,
      began: null,
    } as const
    for (const seed of [51, 52, 53]) {
      const whole = sittingOf({ ...head, parties: 3, end: 'broken' }, uidOf(seed), chance(seed))
      const bare = structuredClone(whole.parties)
      for (const partie of bare) {
        delete partie.inherited
        for (const deal of partie.deals) delete deal.scoreBefore
      }
      const db = archive()
      expect(into(db, line({ ...whole, parties: bare }))).toEqual({
        sittings: 1,
        parties: 3,
        skipped: 0,
      })
      expect(into(db, line(whole)), 'the same said in full is the same').toEqual({
        sittings: 0,
        parties: 0,
        skipped: 1,
      })
      for (const [index, partie] of whole.parties.entries()) {
        const alone = requireValue(loadPartie(db, { sitting: 1, partie: index + 1 })?.parties[0])
        expect(alone).toMatchObject(partie)
      }
      expectMoves(db)
    }
  })

  test('is stored as the archive writes it: instants in Greenwich time, no empty list of options', () => {
    const { options: _, ...plain } = sitting(2)
    const { sha256: __, ...head } = { ...plain, sha256: undefined }
    const texts = [
      { ...head, options: {} },
      { ...head, startedAt: '2025-06-01T02:00:00+02:00' },
      { ...head, startedAt: '2025-06-01T00:00:00.000000Z' },
      {
        ...head,
        parties: head.parties.map((one) => ({ ...one, startedAt: '1889-06-01T02:00:00+02:00' })),
      },
      { ...head, startedAt: undefined, zone: undefined },
    ]
    for (const [index, one] of texts.entries()) {
      const db = archive()
      expect(into(db, line({ ...one, sitting: uidOf(index + 1) }))).toMatchObject({ parties: 2 })
      expectClean(db)
      expectMoves(db)
      expect(into(db, line({ ...one, sitting: uidOf(index + 1) })), 'again').toMatchObject({
        skipped: 1,
      })
    }
  })

  test('keeps whatever stands in notes, and in names and tags whatever can be seen', () => {
    const [whole, texts] = [
      sitting(1),
      ['"', '\\', "';--", '\0', '\n\r\t', '\u2028', '😀', '\uFEFFx', 'é', 'e\u0301', '{}[];%'],
    ]
    for (const [index, text] of texts.entries()) {
      const db = archive()
      const parties = whole.parties.map((partie) => ({
        ...partie,
        note: `a${text}b`,
        tags: [`c${text}d`],
      }))
      const players = [person(`n${text}m`), person('Max')]
      into(db, line({ ...whole, parties, players, sitting: uidOf(index + 1) }))
      const record = readRecord(JSON.parse(outOf(db, 'json')))
      if ('fault' in record) throw new Error(record.fault.what)
      expect(record.record.players[0]?.name).toBe(plainName(`n${text}m`))
      expect(record.record.parties[0]).toMatchObject({
        note: `a${text}b`,
        tags: [plainName(`c${text}d`)],
      })
      expectMoves(db)
      closeStore(db)
    }
  })

  test('may bring the hashes of its parties, and is refused when one of them is another’s', () => {
    const from = archive()
    into(from, line(sitting(2)))
    const record: RecordDocument = JSON.parse(outOf(from, 'json'))
    expect(record.parties.map(({ sha256 }) => sha256)).toEqual([
      ...[expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)],
    ])
    const swapped = record.parties.map((one, index) => ({
      ...one,
      sha256: record.parties[1 - index]?.sha256,
    }))
    expect(readText(line({ ...record, parties: swapped }))).toMatchObject({
      fault: {
        why: 'changed',
        line: 1,
        place: [1, 0, 0],
        reason: expect.stringMatching(/^partie 1: .*sha256/),
      },
    })
  })
})
