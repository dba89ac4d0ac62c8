// A written sitting comes back as a record that replays to the same state; a failing write leaves
// nothing.
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../src/main/engine/games/game.ts'
import { listLastParties, listOpenParties, findPartieLine } from '../../src/main/store/list.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { loadMatch } from '../../src/main/store/matches.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { addAction, addDeal, addPartie, addSitting } from '../../src/main/store/sittings.ts'
import { dump, emptyArchive } from './places.ts'
import {
  ecarte,
  factOf,
  optionsOf,
  randomOf,
  sittingOf,
  writePartie,
  recordOf,
  replayed,
} from './played.ts'

const BEGINNING = { cut: [], succession: null } as const

describe('what was written comes back', () => {
  test('several parties of several sittings each in its own record', () => {
    const db = emptyArchive()
    const [first, second] = [sittingOf(db, ecarte), sittingOf(db, ecarte)]
    const write = (sitting: number, partie: number): GameState =>
      writePartie(db, ecarte, { sitting, partie }, randomOf(partie * 10 + sitting))
    // the disk is waited for once
    const ends = db.transaction(() =>
      [1, 2, 3].map((partie) => [first, second].map((one) => write(one, partie))),
    )()
    expect(replayed(db, first)).toEqual(ends.map(([state]) => state))
    expect(replayed(db, second)).toEqual(ends.map(([, state]) => state))
  })

  test('the sitting says who plays what, since when, and by which rules', () => {
    const db = emptyArchive()
    const people = [
      { name: 'Ännchen “A.” O’Hara \u{1F0A1}', kind: 'person', level: null },
      { name: 'Odile', kind: 'computer', level: 'rulebook' },
    ] as const
    const options = { ...optionsOf(ecarte, 'classic'), dealCap: 'none' }
    const at = Date.UTC(2040, 1, 29, 23, 59, 59)
    const sitting = addSitting(db, { game: 'ecarte', preset: 'classic', options, people }, at)
    expect(recordOf(db, sitting)).toEqual({
      sitting: expect.stringMatching(/^[0-9a-f]{32}$/),
      format: 'cercle-record',
      version: 1,
      game: 'ecarte',
      options: { preset: 'classic', ...options },
      players: [{ name: people[0].name, kind: 'person' }, people[1]],
      startedAt: '2040-02-29T23:59:59.000Z',
      parties: [],
    })
  })

  test('the agreed length of a match, and none where none was agreed', () => {
    const db = emptyArchive()
    const options = optionsOf(ecarte, 'classic')
    const people = [
      { name: 'Anna', kind: 'person', level: null },
      { name: 'Bertha', kind: 'person', level: null },
    ] as const
    const lengths = [3, null, undefined].map((toWin) => {
      const table = { game: 'ecarte', preset: 'classic', options, people }
      const sitting = addSitting(db, toWin === undefined ? table : { ...table, toWin }, 0)
      return loadMatch(db, { sitting, partie: 1 }, 2).toWin
    })
    expect(lengths).toEqual([3, null, null])
    expect(db.prepare('SELECT count(*) FROM agreed_match').pluck().get()).toBe(1)
  })

  test('the facts of an action come back: who chose it, after a hint or not, and when', () => {
    const db = emptyArchive()
    const sitting = sittingOf(db, ecarte)
    const rows: unknown[] = []
    const last =
      'SELECT stand_in, hint, at FROM action ORDER BY partie DESC, deal DESC, seq DESC LIMIT 1'
    const at = { sitting, partie: 1, now: 1_000_000 }
    writePartie(db, ecarte, at, randomOf(4), ({ step }) => {
      if (step > 0) rows.push(db.prepare(last).get())
    })
    const actions = recordOf(db, sitting).parties.flatMap(({ deals }) =>
      deals.flatMap((deal) => deal.actions),
    )
    const told = actions.map(({ standIn, hint, at: after = 0 }) => ({
      stand_in: standIn === true ? 1 : 0,
      hint: hint === true ? 1 : 0,
      at: 1_000_000 + after,
    }))
    // the last action of all is folded away with the partie it ends
    expect(told.slice(0, -1)).toEqual(rows.slice(0, -1))
    expect(rows.at(-1)).toBeUndefined()
    for (const mark of ['standIn', 'hint'] as const)
      expect(actions.some((action) => action[mark] === true)).toBe(true)
  })

  test('there is nothing under a number that was never given', () => {
    const db = emptyArchive()
    for (const id of [0, 1, -1, 2 ** 53]) expect(loadSitting(db, id)).toBeNull()
    expect(findPartieLine(db, { sitting: 1, partie: 1 })).toBeNull()
  })

  test('what is stored and is no record is named and not guessed at', () => {
    const db = emptyArchive()
    const sitting = sittingOf(db, ecarte)
    writePartie(db, ecarte, { sitting, partie: 1, most: 10 }, randomOf(5))
    db.exec("UPDATE deal SET turn_up = 'XX' WHERE seq = 1")
    expect(() => loadSitting(db, sitting)).toThrow(`sitting ${sitting}`)
  })

  test('a finished partie is one text under a hash, and no row of it is left', () => {
    const db = emptyArchive()
    const sitting = sittingOf(db, ecarte)
    writePartie(db, ecarte, { sitting, partie: 1, most: 10 }, randomOf(6))
    const count = (table: string): unknown =>
      db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
    const [deals, actions] = [count('deal'), count('action')]
    writePartie(db, ecarte, { sitting, partie: 2 }, randomOf(7))
    expect([count('deal'), count('action')], 'those of the open partie').toEqual([deals, actions])
    const [open, over] = recordOf(db, sitting).parties
    expect(open?.sha256).toBeUndefined()
    expect(over?.sha256).toMatch(/^[0-9a-f]{64}$/)
    db.exec(
      'UPDATE partie SET record = replace(record, \'"do":"play"\', \'"do":"pray"\') WHERE seq = 2',
    )
    expect(() => loadSitting(db, sitting)).toThrow('its hash differs')
  })
})

describe('the list of parties', () => {
  test('open and finished apart, the one changed last first, as many as asked for', () => {
    const db = emptyArchive()
    const sittings = [1, 2, 3, 4, 5, 6].map((now) => sittingOf(db, ecarte, 'club', now))
    for (const sitting of sittings.slice(0, 3))
      writePartie(
        db,
        ecarte,
        { sitting, partie: 1, now: 10_000 - 1000 * sitting },
        randomOf(sitting),
      )
    const start = ecarte.startPartie(optionsOf(ecarte, 'club'), [0, 0])
    for (const sitting of sittings.slice(3))
      addPartie(
        db,
        { sitting, partie: 1 },
        { cut: [['KH', '7C']], succession: null },
        factOf(ecarte, start),
        50 + sitting,
      )
    const [a, b, c, d, e, f] = sittings
    expect(listLastParties(db, 10).map((line) => line.sitting)).toEqual([a, b, c])
    expect(listOpenParties(db, 10).map((line) => line.sitting)).toEqual([f, e, d])
    expect(listOpenParties(db, 2).map((line) => line.sitting)).toEqual([f, e])
    expect(listOpenParties(db, 10).every((line) => line.outcome === null)).toBe(true)
    expect(listLastParties(db, 10).every((line) => line.outcome !== null)).toBe(true)
  })

  test('a line shows score, outcome, players and day', () => {
    const db = emptyArchive()
    const sitting = sittingOf(db, ecarte, 'turf')
    const state = writePartie(
      db,
      ecarte,
      { sitting, partie: 1, preset: 'turf', now: 86_400_000 },
      randomOf(9),
    )
    expect(findPartieLine(db, { sitting, partie: 1 })).toEqual({
      sitting,
      partie: 1,
      game: 'ecarte',
      preset: 'turf',
      gaveUp: false,
      people: [
        { name: 'Anna', kind: 'person', level: null },
        { name: 'Odile', kind: 'computer', level: 'rulebook' },
      ],
      startedAt: '1970-01-02T00:00:00.000Z',
      playedAt: expect.stringMatching(/^1970-01-02T00:00:00\.0\d\dZ$/),
      score: state.score,
      outcome: ecarte.findOutcome(state),
      practice: false,
      match: null,
      note: '',
      tags: [],
    })
  })

  test('a partie given up says so; one in which only a deal was given up does not', () => {
    const db = emptyArchive()
    const sitting = sittingOf(db, ecarte)
    writePartie(db, ecarte, { sitting, partie: 1 }, randomOf(10))
    writePartie(db, ecarte, { sitting, partie: 2, givesUp: 9 }, randomOf(10))
    const given = [1, 2].map((partie) => findPartieLine(db, { sitting, partie }))
    expect(given.map((line) => line?.gaveUp)).toEqual([false, true])
    expect(given.every((line) => line?.outcome !== null)).toBe(true)
  })
})

describe('a write that fails', () => {
  const fact = { score: [4, 4], outcome: null } as const
  const deal = {
    dealer: 0,
    packets: '5',
    hands: [['KH'], ['7C']],
    turnUp: 'QH',
    talon: ['AS', null],
  } as const
  const action = { seat: 0, action: { do: 'propose' }, standIn: true, hint: false } as const
  const people = [{ name: 'Bertha', kind: 'person', level: null }] as const
  /** A file with a partie that is being played. */
  const begun = (number: number): WriteStore => {
    const db = emptyArchive()
    writePartie(
      db,
      ecarte,
      { sitting: sittingOf(db, ecarte), partie: 1, most: 12 },
      randomOf(number),
    )
    return db
  }

  test.each([
    [
      'a sitting, at its seats',
      'seat',
      (db: WriteStore) =>
        addSitting(db, { game: 'ecarte', preset: 'club', options: {}, people }, 7),
    ],
    [
      'a partie, at its fact',
      'partie_fact',
      (db: WriteStore) => addPartie(db, { sitting: 1, partie: 2 }, BEGINNING, fact, 7),
    ],
    [
      'a deal, at the fact',
      'partie_fact',
      (db: WriteStore) => addDeal(db, { sitting: 1, partie: 1, deal: 99 }, deal, null, fact, 7),
    ],
    [
      'an action, at the fact',
      'partie_fact',
      (db: WriteStore) =>
        addAction(db, { sitting: 1, partie: 1, deal: 1, step: 999 }, action, fact, 7),
    ],
  ])('%s, leaves nothing half written', (_, table, write) => {
    const db = begun(11)
    const before = dump(db)
    for (const when of ['INSERT', 'UPDATE'])
      db.exec(
        `CREATE TRIGGER full_${when} BEFORE ${when} ON ${table} BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
      )
    expect(() => write(db)).toThrow('disk full')
    db.exec('DROP TRIGGER full_INSERT; DROP TRIGGER full_UPDATE')
    expect(dump(db)).toBe(before)
    expect(db.inTransaction).toBe(false)
    write(db)
    expect(dump(db)).not.toBe(before)
  })

  test.each([
    'UPDATE ON partie',
    'DELETE ON action',
    'DELETE ON deal',
    'UPDATE ON partie_fact',
    'INSERT ON standing',
  ])(
    'the last action of a partie, when its rows are folded and %s fails, leaves the partie as it was',
    (when) => {
      const db = emptyArchive()
      const sitting = sittingOf(db, ecarte)
      let before = dump(db)
      const fail = `CREATE TEMP TRIGGER full BEFORE ${when.replace(' ON ', ' ON main.')}
        WHEN EXISTS (SELECT 1 FROM main.partie WHERE record IS NOT NULL) OR '${when}' = 'UPDATE ON partie'
        BEGIN SELECT RAISE(ABORT, 'disk full'); END`
      db.exec(fail)
      expect(() => {
        writePartie(db, ecarte, { sitting, partie: 1 }, randomOf(13), () => (before = dump(db)))
      }).toThrow('disk full')
      db.exec('DROP TRIGGER full')
      expect(dump(db)).toBe(before)
      expect(listOpenParties(db, 10)).toHaveLength(1)
      expect(replayed(db, sitting)).toHaveLength(1)
    },
  )

  test.each([
    [
      'an action of a deal never dealt',
      (db: WriteStore) =>
        addAction(db, { sitting: 1, partie: 1, deal: 99, step: 1 }, action, fact, 7),
    ],
    [
      'an action a second time',
      (db: WriteStore) =>
        addAction(db, { sitting: 1, partie: 1, deal: 1, step: 1 }, action, fact, 7),
    ],
    [
      'a deal a second time',
      (db: WriteStore) => addDeal(db, { sitting: 1, partie: 1, deal: 1 }, deal, null, fact, 7),
    ],
    [
      'a partie of no sitting',
      (db: WriteStore) => addPartie(db, { sitting: 77, partie: 1 }, BEGINNING, fact, 7),
    ],
    [
      'a partie a second time',
      (db: WriteStore) => addPartie(db, { sitting: 1, partie: 1 }, BEGINNING, fact, 7),
    ],
  ])('%s is not taken', (_, write) => {
    const db = begun(12)
    const before = dump(db)
    expect(() => write(db)).toThrow(/constraint/i)
    expect(dump(db)).toBe(before)
  })
})
