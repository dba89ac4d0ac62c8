// The faults of a stored evening, however well it is sealed, are found with their step (S-1 … S-7).
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EveningStep, EveningTerms } from '../../src/shared/evening.ts'
import { checkParties } from '../../src/main/store/check.ts'
import { findLastRun } from '../../src/main/store/evening-lookup.ts'
import {
  addEvening,
  addEveningStep,
  loadEvening,
  listOpenEvenings,
  saveStep,
} from '../../src/main/store/evenings.ts'
import type { StoredStep } from '../../src/main/store/evening-types.ts'
import { CorruptRecord } from '../../src/main/store/load.ts'
import { writeEvening } from './evenings-played.ts'
import { folder, openHere } from './places.ts'
import { randomOf } from './played.ts'

const START = Date.UTC(2026, 10, 21, 20)
const TERMS: EveningTerms = { stake: 5, purse: 'none' }
const PEOPLE = (['Anna', 'Odile', 'Clotilde'] as const).map(
  (name) => ({ name, kind: 'person', level: null }) as const,
)

const openNew = () => openHere(join(folder(), 'cercle.db'))

/** An evening of which nothing is known but these steps. */
function only(...steps: readonly EveningStep[]) {
  const db = openNew()
  const head = { game: 'ecarte', preset: 'club', options: {}, zone: 'Europe/Berlin' } as const
  const id = addEvening(db, { ...head, kind: 'rotation', terms: TERMS, people: PEOPLE }, START)
  for (const step of steps) addEveningStep(db, id, step, [], null, START)
  return { db, id }
}

/** A pool that was played, and its steps. */
function played(end: 'struck' | 'left' = 'struck') {
  const db = openNew()
  const id = writeEvening(
    db,
    { kind: 'pool', terms: TERMS, guests: 3, parties: 3, end, began: START },
    randomOf(3),
  )
  const stepOf = (fits: (one: StoredStep) => boolean): StoredStep => {
    const step = loadEvening(db, id)?.steps.find(fits)
    if (step === undefined) throw new Error('no such step')
    return step
  }
  return { db, id, stepOf }
}

const wrongIn = (db: ReturnType<typeof openNew>): readonly string[] =>
  checkParties(db).findings.flatMap(({ what, detail }) => (what === 'evening' ? [detail] : []))

describe('an evening that contradicts itself', () => {
  const DRAWN = [['8S', '7S', '9S']] as const

  test('S-1 the list is that of the cards drawn, from the first to the last', () => {
    const said = (...list: readonly number[]) => {
      const { db, id } = only({ did: 'sat', list, drawn: DRAWN })
      return wrongIn(db).map((detail) => detail.replace(`evening ${id}: `, ''))
    }
    const other = ['step 1: the cards drawn give another list']
    const right = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].filter((list) => said(...list).length === 0)
    expect(right).toEqual([[2, 0, 1]])
    expect(said(2, 1, 0)).toEqual(other)
    expect(said(0, 1, 2)).toEqual(other)
  })

  test('S-1 a list without cards is taken as it is; equal cards give none', () => {
    expect(wrongIn(only({ did: 'sat', list: [0, 1, 2] }).db)).toEqual([])
    const { db, id } = only({ did: 'sat', list: [0, 1, 2], drawn: [['8S', '8H', '8D']] })
    expect(wrongIn(db)).toEqual([`evening ${id}: step 1: the cards drawn give another list`])
  })

  test('S-7 a step in which nothing was played has no partie', () => {
    const { db, id, stepOf } = played()
    const struck = stepOf(({ step }) => step.did === 'struck')
    saveStep(db, id, { ...struck, run: 1 })
    expect(wrongIn(db)).toEqual([`evening ${id}: step ${struck.seq}: no partie was played in it`])
  })

  test('S-7 those played who stood first in the list', () => {
    const { db, id, stepOf } = played()
    const first = stepOf(({ run }) => run !== null)
    db.prepare('UPDATE seat SET person = 3 - person WHERE sitting = ? AND person IN (1, 2)').run(
      first.run,
    )
    const other = `evening ${id}: step ${first.seq}: others sat at the table than stood first in the list`
    const third = loadEvening(db, id)?.people.length
    expect([third, wrongIn(db)]).toEqual([3, [other]])
  })

  test('S-7 what was won is what the partie came to', () => {
    for (const change of ['value = value + 1', 'winner = 1 - winner']) {
      const { db, id, stepOf } = played()
      const { seq, place } = stepOf((one) => one.place !== null)
      const where = 'WHERE partie = (SELECT id FROM partie WHERE sitting = ? AND seq = ?)'
      db.prepare(`UPDATE partie_fact SET ${change} ${where}`).run(place?.sitting, place?.partie)
      const came = `evening ${id}: step ${seq}: its partie ended otherwise, or is of another evening`
      expect(wrongIn(db)).toEqual([came])
    }
  })

  test('S-7 what was paid follows from the story, in every step', () => {
    const { db, id, stepOf } = played()
    const right = stepOf(({ step, lines }) => step.did === 'played' && lines.length > 0)
    const more = right.lines.map((line) => ({ ...line, counters: line.counters + 1 }))
    for (const lines of [more, []]) {
      saveStep(db, id, { ...right, lines })
      expect(wrongIn(db)).toEqual([`evening ${id}: step ${right.seq}: the ledger says otherwise`])
    }
    saveStep(db, id, right)
    expect(wrongIn(db)).toEqual([])
  })

  test('S-7 all who came are known', () => {
    const { db, id } = played()
    db.exec('DELETE FROM evening_guest WHERE guest = 2')
    expect(wrongIn(db)).toEqual([`evening ${id}: 3 guests came, 2 are known`])
  })
})

describe('an evening that is not what was written', () => {
  test.each([
    ["UPDATE evening SET preset = 'classic'", 'its seal differs'],
    ['UPDATE evening SET preset = NULL', 'its seal differs'],
    ["UPDATE evening SET zone = 'Europe/Paris'", 'its seal differs'],
    ['UPDATE evening SET zone = NULL', 'its seal differs'],
    ['UPDATE evening_step SET at = at + 1 WHERE seq = 2', 'the seal of step 2 differs'],
    [
      'UPDATE evening_step SET sitting = NULL, partie = NULL WHERE seq = 3',
      'the seal of step 3 differs',
    ],
    ['DELETE FROM evening_guest WHERE guest = 1', 'a guest'],
  ])('S-7 %s: it is nothing to go on with, and the check names it', (change, detail) => {
    const { db, id } = played('left')
    expect(listOpenEvenings(db, 5)).toHaveLength(1)
    db.exec(change)
    expect(() => loadEvening(db, id)).toThrow(CorruptRecord)
    expect(() => loadEvening(db, id)).toThrow(`evening ${id}: ${detail}`)
    expect(wrongIn(db)[0]).toBe(`evening ${id}: ${detail}`)
    expect(listOpenEvenings(db, 5)).toEqual([])
  })

  test('S-7 a sealed part that cannot be read is reported with its place', () => {
    const head = { game: 'ecarte', preset: null, options: {}, zone: null, people: [] } as const
    const db = openNew()
    const id = addEvening(db, { ...head, kind: 'pool', terms: { ...TERMS, stake: -5 } }, START)
    expect(() => loadEvening(db, id)).toThrow(new RegExp(`^evening ${id}: .*stake`, 's'))
    const step = only({ did: 'sat', list: [0, 1, 2] }, { did: 'played', winner: 0, value: -1 })
    expect(() => loadEvening(step.db, step.id)).toThrow(
      new RegExp(`^evening ${step.id}: step 2: .*value`, 's'),
    )
  })

  test.each(['= 1', '= 2', '> 0'])(
    'S-7 without the steps %s it is not whole, and nothing to go on with',
    (which) => {
      const { db, id } = played('left')
      expect(loadEvening(db, id)?.isWhole).toBe(true)
      db.exec(
        `DELETE FROM ledger_entry WHERE step ${which}; DELETE FROM evening_step WHERE seq ${which}`,
      )
      expect(loadEvening(db, id)?.isWhole).toBe(false)
      expect(listOpenEvenings(db, 5)).toEqual([])
    },
  )

  test('S-7 if no player has played there is no partie to resume', () => {
    const { db, id } = played('left')
    expect(findLastRun(db, id)).toBe(
      loadEvening(db, id)?.steps.findLast(({ run }) => run !== null)?.run,
    )
    const nothing = only({ did: 'sat', list: [0, 1, 2] })
    expect(findLastRun(nothing.db, nothing.id)).toBeNull()
    expect(loadEvening(nothing.db, nothing.id + 1)).toBeNull()
  })
})
