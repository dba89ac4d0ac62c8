// The rows of a sitting read back: all that was written, nothing else, and corrupt ones with their
// place.
import { describe, expect, test } from 'vitest'
import type { Deal } from '../../src/main/engine/games/game.ts'
import { TIMES } from '../../src/main/engine/record.ts'
import {
  CorruptRecord,
  getLastPartie,
  loadPartie,
  loadSitting,
  findPartieRow,
  loadPartieRows,
  listPartieNumbers,
  verifyText,
} from '../../src/main/store/load.ts'
import { addAction, addDeal, addPartie, addSitting } from '../../src/main/store/sittings.ts'
import { undoActions, listUndoneActions } from '../../src/main/store/taken-back.ts'
import { emptyArchive } from './places.ts'
import { ecarte, optionsOf, randomOf, sittingOf, writePartie } from './played.ts'

const PEOPLE = [
  { name: 'Anna', kind: 'person', level: null },
  { name: 'Odile', kind: 'computer', level: 'rulebook' },
] as const

/** A finished partie and one that is being played, in one sitting. */
function two() {
  const db = emptyArchive()
  const sitting = sittingOf(db, ecarte, 'club', 1000)
  // the disk is waited for once
  db.transaction(() => {
    writePartie(db, ecarte, { sitting, partie: 1 }, randomOf(7))
    writePartie(db, ecarte, { sitting, partie: 2, most: 4, now: 5000 }, randomOf(8))
  })()
  return { db, sitting }
}

/** A pack given out as it lies. */
function usual(): Deal {
  const options = optionsOf(ecarte, 'club')
  return ecarte.distributeCards(options, ecarte.createPack(options), 0, '3+2')
}

const OVER = { sitting: 1, partie: 1 }
const OPEN = { sitting: 1, partie: 2 }

/** The report of a corrupt row; null if there is none. */
function spoiltBy(read: () => unknown): { readonly what: string; readonly message: string } | null {
  try {
    read()
    return null
  } catch (error) {
    if (!(error instanceof CorruptRecord)) throw error
    expect(error.name).toBe('Spoilt')
    return { what: error.what, message: error.message }
  }
}

describe('the head of a record', () => {
  test('has what was said of the sitting', () => {
    const db = emptyArchive()
    const uid = 'ab'.repeat(16)
    const about = {
      game: 'ecarte',
      preset: null,
      options: {},
      people: PEOPLE,
      uid,
      zone: 'Europe/Paris',
      practice: true,
    }
    expect(loadSitting(db, addSitting(db, about, null))).toEqual({
      format: 'cercle-record',
      version: 1,
      game: 'ecarte',
      sitting: uid,
      parties: [],
      players: [{ name: 'Anna', kind: 'person' }, PEOPLE[1]],
      zone: 'Europe/Paris',
      practice: true,
    })
  })

  test('has no more than that', () => {
    const db = emptyArchive()
    const options = optionsOf(ecarte, 'club')
    const record = loadSitting(
      db,
      addSitting(db, { game: 'ecarte', preset: 'club', options, people: PEOPLE }, 0),
    )
    expect(Object.keys(record ?? {}).toSorted()).toEqual(
      [
        'format',
        'game',
        'options',
        'parties',
        'players',
        'sitting',
        'startedAt',
        'version',
      ].toSorted(),
    )
  })
})

describe('a partie that is being played', () => {
  test('has its cut, its deals with their seeds, and no hash', () => {
    const { db, sitting } = two()
    const partie = loadPartie(db, OPEN)?.parties[0]
    expect(Object.keys(partie ?? {}).toSorted()).toEqual(['cut', 'deals', 'startedAt'])
    expect(partie?.deals[0]?.seed).toBe('ab'.repeat(16))
    expect(partie?.deals[0]?.actions).toHaveLength(3)
    expect(loadSitting(db, sitting)?.parties[1]).toEqual(partie)
  })

  test('E-31 has what went wrong with the cards; a deferred deal has no seed', () => {
    const db = emptyArchive()
    sittingOf(db, ecarte, 'strict')
    const fact = { score: [0, 0], outcome: null }
    addPartie(db, OVER, { cut: [], succession: null }, fact, 0)
    const deal: Deal = { ...usual(), slips: { turned: ['7C'] } }
    addDeal(db, { ...OVER, deal: 1 }, deal, null, fact, 0)
    expect(loadPartie(db, OVER)?.parties[0]?.deals).toEqual([{ ...deal, actions: [] }])
  })

  test('an action has its milliseconds since the beginning; none if the clock was set by years', () => {
    const told = (startedAt: number | null, at: number | null): unknown => {
      const { db } = two()
      db.prepare('UPDATE partie SET started_at = ? WHERE seq = 2').run(startedAt)
      db.prepare('UPDATE action SET at = ? WHERE seq = 1').run(at)
      return loadPartie(db, OPEN)?.parties[0]?.deals[0]?.actions[0]?.at
    }
    expect([0, TIMES.least, TIMES.most].map((after) => told(5000, 5000 + after))).toEqual([
      0,
      TIMES.least,
      TIMES.most,
    ])
    expect([TIMES.least - 1, TIMES.most + 1].map((after) => told(5000, 5000 + after))).toEqual([
      undefined,
      undefined,
    ])
    // five seconds after 1970: a missing time is not zero
    expect([told(null, 5000), told(5000, null)]).toEqual([undefined, undefined])
  })
})

describe('what is spoilt', () => {
  test('is named with sitting and partie, or with the evening', () => {
    expect(new CorruptRecord({ evening: 3 }, 'replay', 'a detail').message).toBe(
      'evening 3: a detail',
    )
    expect(new CorruptRecord(OPEN, 'replay', 'a detail').message).toBe(
      'sitting 1, partie 2: a detail',
    )
  })

  test.each([
    ["UPDATE deal SET hands = '[['", 'no JSON'],
    ["UPDATE action SET body = '{' WHERE seq = 1", 'no JSON'],
    ['UPDATE partie SET started_at = 9e15 WHERE seq = 2', 'no instant'],
  ])('%s: %s, and the partie is named', (change) => {
    const { db } = two()
    // a program would be refused; a disk is not
    db.pragma('ignore_check_constraints = ON')
    db.exec(change)
    for (const read of [() => loadPartie(db, OPEN), () => loadSitting(db, 1)])
      expect(spoiltBy(read)).toEqual({
        what: 'record',
        message: expect.stringMatching(/^sitting 1, partie 2: ./),
      })
    expect(spoiltBy(() => loadPartie(db, OVER))).toBeNull()
  })

  test('a card that is none is named with its place in the record', () => {
    const { db } = two()
    db.exec("UPDATE deal SET turn_up = 'XX'")
    const said = spoiltBy(() => loadPartie(db, OPEN))
    expect(said).toEqual({
      what: 'record',
      message: expect.stringContaining('parties.0.deals.0.turnUp'),
    })
  })

  test('a body that is no action is none', () => {
    for (const body of ['null', '7', '"play"']) {
      const { db } = two()
      db.prepare('UPDATE action SET body = ? WHERE seq = 1').run(body)
      expect(spoiltBy(() => loadPartie(db, OPEN))?.message).toContain(
        'parties.0.deals.0.actions.0.do',
      )
    }
  })

  test('a text under another hash is named, read alone, with the others, and by itself', () => {
    const { db } = two()
    const row = () => {
      const one = findPartieRow(db, OVER)
      if (one === null) throw new Error('no partie')
      return one
    }
    expect(spoiltBy(() => verifyText(db, row()))).toBeNull()
    db.exec(
      'UPDATE partie SET record = replace(record, \'"do":"play"\', \'"do":"pray"\') WHERE seq = 1',
    )
    const hash = { what: 'hash', message: 'sitting 1, partie 1: its hash differs' }
    for (const read of [
      () => verifyText(db, row()),
      () => loadPartie(db, OVER),
      () => loadSitting(db, 1),
    ])
      expect(spoiltBy(read)).toEqual(hash)
    expect(spoiltBy(() => loadPartie(db, OPEN))).toBeNull()
    for (const open of loadPartieRows(db, 1).filter(({ seq }) => seq === 2))
      expect(spoiltBy(() => verifyText(db, open))).toBeNull()
    const lost = { what: 'record', message: 'sitting 9, partie 1: its sitting is missing' }
    expect(spoiltBy(() => verifyText(db, { ...row(), sitting: 9 }))).toEqual(lost)
  })
})

test('parties have their numbers; where there is none there is nothing', () => {
  const { db, sitting } = two()
  expect([getLastPartie(db, sitting), listPartieNumbers(db, sitting)]).toEqual([2, [1, 2]])
  expect([
    getLastPartie(db, 9),
    listPartieNumbers(db, 9),
    loadPartie(db, { sitting, partie: 3 }),
  ]).toEqual([0, [], null])
  expect(findPartieRow(db, { sitting, partie: 3 })).toBeNull()
})

describe('what is taken back', () => {
  /** A deal of four actions, of which the second was done after a hint. */
  function acted() {
    const db = emptyArchive()
    sittingOf(db, ecarte)
    const fact = { score: [1, 0], outcome: null }
    addPartie(db, OVER, { cut: [], succession: null }, fact, 0)
    addDeal(db, { ...OVER, deal: 1 }, usual(), null, fact, 0)
    for (let step = 1; step <= 4; step += 1) {
      const action = { seat: 0, action: { do: 'play' }, standIn: false, hint: step === 2 } as const
      addAction(db, { ...OVER, deal: 1, step }, action, fact, step)
    }
    return db
  }

  test('leaves the rows of its partie, and is stored apart in its order', () => {
    const db = acted()
    const told = { state: { score: [0, 0] } }
    expect(undoActions(db, { ...OVER, deal: 1, step: 2 }, 50, () => told)).toBe(told)
    expect(db.prepare('SELECT seq FROM action').pluck().all()).toEqual([1])
    expect(listUndoneActions(db, OVER)).toEqual([
      { deal: 1, step: 2, seat: 0, hint: true },
      { deal: 1, step: 3, seat: 0, hint: false },
      { deal: 1, step: 4, seat: 0, hint: false },
    ])
    expect(listUndoneActions(db, OPEN)).toEqual([])
  })

  test('is as it was if it cannot be replayed without it', () => {
    const db = acted()
    const fail = (): never => {
      throw new Error('cannot be told')
    }
    expect(() => undoActions(db, { ...OVER, deal: 1, step: 1 }, 50, fail)).toThrow('cannot be told')
    expect(db.prepare('SELECT seq FROM action').pluck().all()).toEqual([1, 2, 3, 4])
    expect(listUndoneActions(db, OVER)).toEqual([])
  })
})
