// The latest parties of standings one by one: together they are the standings.
import { expect, test } from 'vitest'
import {
  COURSE_LIMIT,
  type PartieSums,
  type StandingsQuery,
  type StandingsSums,
} from '../../src/shared/archive.ts'
import { listCourse, loadPartieSums } from '../../src/main/store/course.ts'
import { loadStandings } from '../../src/main/store/results.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { saveVerdict } from '../../src/main/store/verdicts.ts'
import { chance } from '../games/chance.ts'
import { archiveOf } from './laid-down.ts'
import { varied } from './varied.ts'

const courseOf = (db: WriteStore, wish: StandingsQuery): readonly PartieSums[] =>
  listCourse(db, wish).flatMap((place) => loadPartieSums(db, place, wish) ?? [])

/** Sums that a partie played to its end adds to, without those that are 0. */
const counted = (sums: StandingsSums): StandingsSums =>
  Object.fromEntries(
    Object.entries(sums).filter(([name, sum]) => !/^(gaveUp|wereGiven)/.test(name) && sum !== 0),
  )

function added(all: readonly StandingsSums[]): StandingsSums {
  const sums: Record<string, number> = {}
  for (const one of all)
    for (const [name, sum] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + sum
  return counted(sums)
}

test('added up they are the standings, alone, against one and with a partner', () => {
  const { db, known } = varied(60, chance(71))
  const people = [...new Set(known.flatMap((one) => [...one.people]))]
  let compared = 0
  for (const game of new Set(known.map(({ record }) => record.game)))
    for (const person of people)
      for (const other of [null, ...people])
        for (const together of other === null || other === person ? [false] : [false, true]) {
          const wish = { game, person, other: other === person ? null : other, together }
          const standings = loadStandings(db, wish)
          if (standings.own['parties'] === undefined) continue
          const course = courseOf(db, wish)
          const what = JSON.stringify(wish)
          expect(added(course.map(({ own }) => own)), what).toEqual(counted(standings.own))
          expect(added(course.map(({ opposite }) => opposite)), what).toEqual(
            counted(standings.opposite),
          )
          compared += 1
        }
  expect(compared).toBeGreaterThan(20)
})

test('they are the latest, the oldest of them first, each with its error rate', () => {
  const parties = Array.from({ length: COURSE_LIMIT + 5 }, (_, day) => ({
    began: day * 86_400_000,
  }))
  const db = archiveOf(...parties)
  const wish = { game: 'ecarte', person: 1, other: null, together: false }
  const numbers = listCourse(db, wish).map(({ sitting }) => sitting)
  expect(numbers).toEqual(Array.from({ length: COURSE_LIMIT }, (_, index) => index + 6))
  const place = { sitting: 9, partie: 1 }
  expect(loadPartieSums(db, place, wish)).toBeNull()
  const { db: played, known } = varied(20, chance(72))
  const [one] = known.filter(({ facts, record }) => facts.outcome && record.practice !== true)
  if (one === undefined) throw new Error('no partie')
  const own = { ...wish, game: one.record.game, person: one.people[0] ?? 0 }
  expect(loadPartieSums(played, one, own)).toMatchObject({ rate: null })
  const accounts = [{ decisions: 4, cost: 1, rate: 0.25, hinted: 0, grade: 'fair' as const }]
  saveVerdict(played, one, { accounts, sides: [], slips: [] }, 0)
  expect(loadPartieSums(played, one, own)).toMatchObject({ rate: 0.25 })
})
