// What waits to be judged, as the data file keeps it.
import { expect, test } from 'vitest'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import { requireValue } from '../../src/shared/card.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import {
  BY_ITSELF,
  addWaiting,
  clearWaiting,
  countFailures,
  countJudged,
  countWaiting,
  findNext,
  listFailed,
  listFinished,
  listStale,
  nextTurn,
  saveFailed,
} from '../../src/main/store/judging.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { emptyArchive } from '../store/places.ts'
import { ecarte, randomOf, sittingOf, writePartie } from '../store/played.ts'
import { playParties } from './judged-archive.ts'

const whist = requireValue(findGame('whist') ?? undefined)
const COACH = { ecarte: 3, whist: 1 }

function archive(parties: number): WriteStore {
  const db = emptyArchive()
  playParties(db, parties)
  return db
}

/** Adds all that meets a filter as a new wish. */
const wish = (db: WriteStore, ids = listFinished(db, null)): number =>
  addWaiting(db, ids, COACH, nextTurn(db))

/** The order in which everything is taken. */
function order(db: WriteStore, turn = BY_ITSELF): readonly number[] {
  const taken: number[] = []
  for (let next = findNext(db, turn, taken); next !== null; next = findNext(db, turn, taken))
    taken.push(next.id)
  return taken
}

test('the latest partie comes first', () => {
  const db = archive(4)
  expect(wish(db)).toBe(4)
  expect(order(db)).toEqual([4, 3, 2, 1])
  expect([...countWaiting(db, BY_ITSELF)]).toEqual([['ecarte', 4]])
})

test('a later wish comes before all that waits, also for what waits already', () => {
  const db = archive(4)
  wish(db)
  wish(db, [2])
  expect(order(db)).toEqual([2, 4, 3, 1])
})

test('what nobody asked for comes last, and is not taken while the person is there', () => {
  const db = archive(3)
  addWaiting(db, [1, 2, 3], COACH, BY_ITSELF)
  wish(db, [1])
  addWaiting(db, [1, 2, 3], COACH, BY_ITSELF)
  expect(order(db)).toEqual([1, 3, 2])
  expect(order(db, BY_ITSELF + 1)).toEqual([1])
})

test('a partie that failed waits no more, is named, and waits again if it is asked for', () => {
  const db = archive(2)
  wish(db)
  saveFailed(db, 2, 'died')
  expect(order(db)).toEqual([1])
  expect(listFailed(db, 9)).toEqual([{ sitting: 2, partie: 1, why: 'died' }])
  addWaiting(db, [2], COACH, BY_ITSELF)
  expect(countFailures(db)).toBe(1)
  wish(db, [2])
  expect(countFailures(db)).toBe(0)
  expect(order(db)).toEqual([2, 1])
})

test('what is being played, in the trash or not in the archive never waits', () => {
  const db = archive(3)
  const sitting = sittingOf(db, ecarte, ecarte.preset, 0)
  writePartie(db, ecarte, { sitting, partie: 1, most: 5 }, randomOf(9))
  setTrashed(db, { sitting: 2, partie: 1 }, 1)
  expect(wish(db, [1, 2, 3, 4, 99])).toBe(2)
  expect(order(db)).toEqual([3, 1])
  expect(listFinished(db, { ...ALL_PARTIES, shelf: 'trash' })).toEqual([])
})

test('a partie is not added again once this coach has judged its text', () => {
  const db = archive(3)
  const judged = db.prepare(
    'INSERT INTO judged (partie, coach, hash, judged_at) SELECT id, ?, iif(id = 2, hash, ?), 0 FROM partie WHERE id = ?',
  )
  judged.run(COACH.ecarte - 1, 'other', 1)
  judged.run(COACH.ecarte, 'other', 2)
  judged.run(COACH.ecarte, 'other', 3)
  wish(db)
  expect(order(db), 'another coach, or another text').toEqual([3, 1])
})

test('each game has a version of its own: only what its older coach judged is judged again', () => {
  const db = archive(2)
  playParties(db, 1, whist)
  db.exec('INSERT INTO judged (partie, coach, hash, judged_at) SELECT id, 1, hash, 0 FROM partie')
  expect(listStale(db, COACH)).toEqual([1, 2])
  expect(listStale(db, { ecarte: 1, whist: 2 })).toEqual([3])
  expect(listStale(db, { ecarte: 1 }), 'a game that is not known').toEqual([])
  expect(countJudged(db, COACH)).toMatchObject({ judged: 1, parties: 3 })
  wish(db)
  expect(order(db)).toEqual([2, 1])
})

test('what waits can be forgotten; what failed stays named', () => {
  const db = archive(3)
  wish(db)
  saveFailed(db, 3, 'replay')
  clearWaiting(db)
  expect(order(db)).toEqual([])
  expect(countFailures(db)).toBe(1)
})
