// A partie that is being played, as its rows tell it: what it takes over, its deals as far as they
// are known, what was taken back.
import { describe, expect, test } from 'vitest'
import type { PartieRecord } from '../../src/main/engine/record.ts'
import type { Deal } from '../../src/main/engine/games/game.ts'
import { findPartieLine } from '../../src/main/store/list.ts'
import {
  CorruptRecord,
  loadPartie,
  loadSitting,
  verifyText,
  findPartieRow,
} from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { listPlayerIds } from '../../src/main/store/people.ts'
import {
  type PartieStart,
  addAction,
  addDeal,
  addPartie,
  addSittingForIds,
  addSitting,
} from '../../src/main/store/sittings.ts'
import { undoActions } from '../../src/main/store/taken-back.ts'
import { emptyArchive } from './places.ts'
import { ecarte, sittingOf } from './played.ts'

const PLACE = { sitting: 1, partie: 1 }
const FACT = { score: [2, 1], outcome: null } as const
const DEAL: Deal = {
  dealer: 1,
  packets: '2+3',
  hands: [['KH'], ['7C']],
  turnUp: 'QH',
  talon: ['AS', '8S'],
}

/** An archive with a partie that has begun, and how it has. */
function begun(beginning: PartieStart = { cut: [], succession: null }, now = 5000): WriteStore {
  const db = emptyArchive()
  sittingOf(db, ecarte)
  addPartie(db, PLACE, beginning, FACT, now)
  return db
}
const dealt = (
  db: WriteStore,
  number: number,
  deal: Deal = DEAL,
  seed: string | null = null,
): void => addDeal(db, { ...PLACE, deal: number }, deal, seed, FACT, 6000)
const partieOf = (db: WriteStore): PartieRecord | undefined => loadPartie(db, PLACE)?.parties[0]

describe('a partie', () => {
  test('begins with the cards that were cut, at a time', () => {
    const cut = [['KH', '7C']] as const
    expect(partieOf(begun({ cut, succession: null }))).toEqual({
      startedAt: '1970-01-01T00:00:05.000Z',
      cut,
      deals: [],
    })
  })

  test('begins at the points it takes over, which its first deal reports from then on', () => {
    const db = begun({ cut: [], succession: { score: [3, 4], inherited: { games: [1, 0] } } })
    const began = { startedAt: '1970-01-01T00:00:05.000Z', cut: [], inherited: { games: [1, 0] } }
    expect(partieOf(db)).toEqual({ ...began, scoreBefore: [3, 4], deals: [] })
    dealt(db, 1)
    dealt(db, 2)
    const deal = { ...DEAL, actions: [] }
    expect(partieOf(db)).toEqual({ ...began, deals: [{ ...deal, scoreBefore: [3, 4] }, deal] })
    const points = begun({ cut: [], succession: { score: [3, 4] } })
    expect(partieOf(points)).toEqual({
      startedAt: began.startedAt,
      cut: [],
      scoreBefore: [3, 4],
      deals: [],
    })
  })

  test('stands in the list of those that wait, with what it has come to and when', () => {
    const db = begun()
    const at = db.prepare('SELECT at FROM partie_fact').pluck()
    expect([findPartieLine(db, PLACE)?.score, at.get()]).toEqual([[2, 1], 5000])
    addDeal(db, { ...PLACE, deal: 1 }, DEAL, null, { ...FACT, score: [3, 1] }, 6000)
    expect([findPartieLine(db, PLACE)?.score, at.get()]).toEqual([[3, 1], 6000])
    const action = { seat: 1, action: { do: 'announceKing' }, standIn: false, hint: false } as const
    addAction(db, { ...PLACE, deal: 1, step: 1 }, action, { ...FACT, score: [3, 2] }, 7000)
    expect([findPartieLine(db, PLACE)?.score, at.get()]).toEqual([[3, 2], 7000])
    undoActions(db, { ...PLACE, deal: 1, step: 1 }, 8000, () => ({ state: { score: [3, 1] } }))
    expect([findPartieLine(db, PLACE)?.score, at.get()]).toEqual([[3, 1], 8000])
  })
})

describe('a deal', () => {
  test('has its talon as far as it is known from the top', () => {
    const known = (talon: Deal['talon']) => {
      const db = begun()
      dealt(db, 1, { ...DEAL, talon })
      return partieOf(db)?.deals[0]?.talon
    }
    expect([
      known(['AS', '8S']),
      known(['AS', null, '8S']),
      known([null, 'AS']),
      known([]),
    ]).toEqual([['AS', '8S'], ['AS'], [], []])
  })

  test('has a card turned up only where one was turned, and a seed only where there was one', () => {
    const db = begun()
    const { turnUp: _, ...plain } = DEAL
    dealt(db, 1, { ...plain, turnUp: null })
    dealt(db, 2, DEAL, 'ab'.repeat(16))
    expect(partieOf(db)?.deals).toEqual([
      { ...plain, actions: [] },
      { ...DEAL, seed: 'ab'.repeat(16), actions: [] },
    ])
  })

  test('has its own actions, in their order, each with its marks where it has them', () => {
    const db = begun()
    dealt(db, 1)
    dealt(db, 2)
    const done = {
      seat: 0,
      action: { do: 'play', card: 'KH' },
      standIn: false,
      hint: false,
    } as const
    addAction(db, { ...PLACE, deal: 2, step: 2 }, { ...done, seat: 1, hint: true }, FACT, 7002)
    addAction(db, { ...PLACE, deal: 2, step: 1 }, { ...done, standIn: true }, FACT, 7001)
    addAction(db, { ...PLACE, deal: 1, step: 1 }, done, FACT, 7000)
    const claim = { ...done, action: { do: 'claimRenonce' }, pointedOut: true }
    addAction(db, { ...PLACE, deal: 2, step: 3 }, claim, FACT, 7003)
    const play = { do: 'play', card: 'KH' }
    expect(partieOf(db)?.deals.map(({ actions }) => actions)).toEqual([
      [{ seat: 0, ...play, at: 2000 }],
      [
        { seat: 0, ...play, standIn: true, at: 2001 },
        { seat: 1, ...play, hint: true, at: 2002 },
        { seat: 0, do: 'claimRenonce', pointedOut: true, at: 2003 },
      ],
    ])
  })
})

describe('a sitting', () => {
  test('has a number of its own everywhere', () => {
    const db = emptyArchive()
    const uids = [1, 2].map(() => loadSitting(db, sittingOf(db, ecarte))?.sitting)
    expect(new Set(uids).size).toBe(2)
  })

  test('has the people that are known in their seats', () => {
    const db = emptyArchive()
    sittingOf(db, ecarte)
    const about = {
      uid: 'cd'.repeat(16),
      game: 'ecarte',
      preset: null,
      options: { dealCap: 'none' },
    }
    const sitting = addSittingForIds(db, about, [2, 1], null)
    expect(listPlayerIds(db, sitting)).toEqual([2, 1])
    const { players: [first, second] = [], options, startedAt } = loadSitting(db, sitting) ?? {}
    expect([first?.kind, second?.kind, options, startedAt]).toEqual([
      'computer',
      'person',
      { dealCap: 'none' },
      undefined,
    ])
  })

  test('is known to belong to no evening, and to be played in earnest, unless it is said', () => {
    const db = emptyArchive()
    const people = [{ name: 'Anna', kind: 'person', level: null }] as const
    addSitting(db, { game: 'ecarte', preset: 'club', options: {}, people }, 0)
    expect(db.prepare('SELECT practice, evening, zone FROM sitting').raw().get()).toEqual([
      0,
      null,
      null,
    ])
  })
})

describe('where reading fails', () => {
  test('the file itself is named, not a record', () => {
    const db = begun()
    db.exec('ALTER TABLE deal RENAME TO gone')
    for (const read of [() => loadPartie(db, PLACE), () => loadSitting(db, 1)]) {
      expect(read).toThrow(/no such table/)
      expect(read).not.toThrow(CorruptRecord)
    }
  })

  test('a sitting whose own row is spoilt is named, with its first partie, or none', () => {
    const db = begun()
    db.pragma('ignore_check_constraints = ON')
    db.exec("UPDATE sitting SET uid = 'no number'")
    expect(() => loadSitting(db, 1)).toThrow('sitting 1, partie 1: sitting ')
    const row = findPartieRow(db, PLACE)
    if (row === null) throw new Error('no partie')
    expect(() => verifyText(db, row)).toThrow('sitting 1, partie 1: sitting ')
    db.exec('DELETE FROM partie_fact; DELETE FROM partie')
    expect(() => loadSitting(db, 1)).toThrow('sitting 1, partie 0: sitting ')
    db.exec("UPDATE sitting SET options = '{'")
    expect(() => loadSitting(db, 1)).toThrow(/^sitting 1, partie 0: .*JSON/)
  })

  test('a partie whose hash is lost is read from its rows, of which there are none', () => {
    const db = begun()
    db.pragma('ignore_check_constraints = ON')
    db.exec(`UPDATE partie SET record = '{"deals":[]}', cut = NULL`)
    expect(partieOf(db)).toEqual({ startedAt: '1970-01-01T00:00:05.000Z', deals: [] })
  })
})
