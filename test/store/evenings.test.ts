// Evenings in the data file: every step with its payments, replayed as it was (S-7).
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type {
  EveningKind,
  EveningStep,
  EveningTerms,
  LedgerLine,
} from '../../src/shared/evening.ts'
import {
  type EveningStepResult,
  type EveningState,
  applyStep,
  sitDown,
  replayEvening,
} from '../../src/main/engine/evenings/replay.ts'
import {
  addEvening,
  addEveningStep,
  addGuest,
  loadEvening,
  listOpenEvenings,
} from '../../src/main/store/evenings.ts'
import { type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { checkParties } from '../../src/main/store/check.ts'
import { findOpenPartie } from '../../src/main/store/evening-lookup.ts'
import { listSettledEvenings } from '../../src/main/store/settled-evenings.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import { mergePeople } from '../../src/main/store/merging.ts'
import { renamePerson } from '../../src/main/store/people.ts'
import { writeEvening } from './evenings-played.ts'
import { dump, folder, openHere } from './places.ts'
import { playOn, randomOf } from './played.ts'

const GUESTS = [
  { name: 'Anna', kind: 'person', level: null },
  { name: 'Odile', kind: 'computer', level: 'rulebook' },
  { name: 'Clotilde', kind: 'computer', level: 'club' },
] as const

const START = Date.UTC(2026, 10, 21, 20)

const HEAD = { game: 'ecarte', preset: 'club', options: {}, zone: 'Europe/Berlin' } as const
const anEvening = (db: WriteStore, kind: EveningKind, terms: EveningTerms): number =>
  addEvening(db, { ...HEAD, kind, terms, people: GUESTS }, START)

/** Does these steps by the rules and writes each. */
function written(
  db: WriteStore,
  evening: number,
  kind: EveningKind,
  terms: EveningTerms,
  steps: readonly EveningStep[],
) {
  let state: EveningState | null = null
  for (const [index, step] of steps.entries()) {
    const list = step.did === 'sat' ? step.list : []
    const done: EveningStepResult =
      state === null ? sitDown(kind, terms, list) : applyStep(state, step)
    if (done.breach !== null) throw new Error(JSON.stringify(done))
    state = done.state
    addEveningStep(db, evening, step, done.entries, null, START + index)
  }
  return state
}

const POOL: readonly EveningStep[] = [
  { did: 'sat', list: [2, 0, 1], drawn: [['8S', '7S', '9S']] },
  { did: 'played', winner: 0, value: 1 },
  { did: 'played', winner: 0, value: 2 },
]
const TERMS: EveningTerms = { stake: 5, purse: 'none', poolEntry: 'loserPays' }

describe('S-7 an evening is stored step by step', () => {
  test('and replayed after the file was closed: guests, list, pool, ledger', () => {
    const file = join(folder(), 'cercle.db')
    const db = openArchive(file)
    const id = anEvening(db, 'pool', TERMS)
    const state = written(db, id, 'pool', TERMS, POOL)
    closeStore(db)
    const evening = loadEvening(openHere(file), id)
    expect(evening).toMatchObject({
      kind: 'pool',
      terms: TERMS,
      people: GUESTS,
      isWhole: true,
      struckAt: null,
    })
    const steps = evening?.steps ?? []
    expect(steps.map(({ step }) => step)).toEqual(POOL)
    const ledger: readonly LedgerLine[] = steps.flatMap(({ lines }) => lines)
    expect(replayEvening('pool', TERMS, POOL)).toEqual({ state, ledger })
    expect(ledger.at(-1)).toEqual({ from: 'pool', to: 2, counters: 25, rule: 'S-5', partie: 2 })
  })

  test('who comes later has the next number', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const id = anEvening(db, 'rotation', { stake: 1, purse: 'none' })
    expect(addGuest(db, id, { name: 'Bertha', kind: 'person', level: null })).toBe(3)
    expect(loadEvening(db, id)?.people.at(3)?.name).toBe('Bertha')
  })

  test('it is listed, the latest first, until it is struck', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const [first, second] = [anEvening(db, 'pool', TERMS), anEvening(db, 'pool', TERMS)]
    written(db, first, 'pool', TERMS, POOL)
    written(db, second, 'pool', TERMS, POOL.slice(0, 2))
    expect(listOpenEvenings(db, 5).map(({ id, parties }) => [id, parties])).toEqual([
      [first, 2],
      [second, 1],
    ])
    addEveningStep(db, first, { did: 'struck' }, [], null, START + 10)
    expect(listOpenEvenings(db, 5).map(({ id }) => id)).toEqual([second])
    expect(loadEvening(db, first)?.struckAt).toBe(START + 10)
  })
})

describe('S-7 settled evenings', () => {
  const strike = (db: WriteStore, id: number, at: number): void => {
    written(db, id, 'pool', TERMS, POOL)
    addEveningStep(db, id, { did: 'struck' }, [], null, at)
  }
  const idsOf = (db: WriteStore, from: number, most: number): readonly number[] =>
    listSettledEvenings(db, from, most).map(({ id }) => id)

  test('are listed page by page, the latest first, and no other evening is', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const begun = (at: number): number =>
      addEvening(db, { ...HEAD, kind: 'pool', terms: TERMS, people: GUESTS }, at)
    const [late, early, open, last] = [START + 5000, START, START + 9000, START + 5000].map(begun)
    if (!late || !early || !open || !last) throw new Error('not written')
    for (const id of [late, early, last]) strike(db, id, START + 10)
    written(db, open, 'pool', TERMS, POOL)
    expect(idsOf(db, 0, 5)).toEqual([last, late, early])
    expect(idsOf(db, 1, 1)).toEqual([late])
    expect(listSettledEvenings(db, 2, 5)).toEqual([
      {
        id: early,
        kind: 'pool',
        game: 'ecarte',
        guests: GUESTS,
        parties: 2,
        startedAt: new Date(START).toISOString(),
      },
    ])
  })

  test('of which a part is missing are not listed: their ledger cannot be reckoned', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const id = anEvening(db, 'pool', TERMS)
    strike(db, id, START + 10)
    db.prepare('DELETE FROM ledger_entry WHERE evening = ? AND step = 2').run(id)
    db.prepare('DELETE FROM evening_step WHERE evening = ? AND seq = 2').run(id)
    expect(loadEvening(db, id)?.isWhole).toBe(false)
    expect(idsOf(db, 0, 5)).toEqual([])
  })
})

describe('people of an evening', () => {
  const BERTHA = { name: 'Bertha', kind: 'person', level: null } as const
  const idOf = (db: WriteStore, name: string): number =>
    Number(db.prepare('SELECT id FROM person WHERE name = ?').pluck().get(name))

  test('one who is called otherwise is so in the evening too', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const id = anEvening(db, 'pool', TERMS)
    expect(renamePerson(db, idOf(db, 'Anna'), 'Anne')).toBe('done')
    expect(loadEvening(db, id)?.people[0]?.name).toBe('Anne')
  })

  test('a merged person leaves as the other, with everything paid', () => {
    const db = openHere(join(folder(), 'cercle.db'))
    const [id, other] = [
      anEvening(db, 'pool', TERMS),
      anEvening(db, 'duel', { stake: 1, purse: 'none' }),
    ]
    written(db, id, 'pool', TERMS, POOL)
    addGuest(db, other, BERTHA)
    expect(mergePeople(db, idOf(db, 'Anna'), idOf(db, 'Bertha'))).toBe('together')
    const alone = addEvening(db, { ...HEAD, kind: 'duel', terms: TERMS, people: [BERTHA] }, START)
    expect(mergePeople(db, idOf(db, 'Bertha'), idOf(db, 'Anna'))).toBe('together')
    db.prepare('DELETE FROM evening_guest WHERE evening = ?').run(other)
    expect(mergePeople(db, idOf(db, 'Bertha'), idOf(db, 'Anna'))).toBe('done')
    expect(loadEvening(db, alone)?.people.map(({ name }) => name)).toEqual(['Anna'])
    expect(checkParties(db).findings).toEqual([])
  })
})

describe('what is written of an evening', () => {
  /** With real parties, quickly. */
  const filled = (end: 'struck' | 'playing' = 'playing') => {
    const db = openHere(join(folder(), 'cercle.db'))
    db.pragma('synchronous = OFF')
    const wanted = {
      kind: 'pool',
      terms: { stake: 5, purse: 'none' },
      guests: 3,
      parties: 3,
      end,
      began: START,
    } as const
    return { db, id: writeEvening(db, wanted, randomOf(3)) }
  }

  test('a step is there with all its payments, or not at all', () => {
    const { db, id } = filled()
    const before = dump(db)
    const entries = [
      { from: 0, to: 'pool', counters: 5, rule: 'S-5' },
      { from: 1, to: 'pool', counters: 0, rule: 'S-5' },
    ] as const
    expect(() => addEveningStep(db, id, { did: 'struck' }, entries, null, START)).toThrow(/CHECK/)
    expect(dump(db)).toBe(before)
  })

  test('the step that ends a partie is there with its last action, or neither is', () => {
    const { db, id } = filled()
    const place = findOpenPartie(db, id)
    if (place === null) throw new Error('no partie on the table')
    const before = dump(db)
    const both = db.transaction(() => {
      playOn(db, place, randomOf(5))
      addEveningStep(db, id, { did: 'played', winner: 0, value: 1 }, [], place, START)
      throw new Error('the disk is full')
    })
    expect(() => both()).toThrow('the disk is full')
    expect(dump(db)).toBe(before)
  })

  test('a hidden partie stays in the ledger, and the evening can go on', () => {
    const { db, id } = filled()
    const before = loadEvening(db, id)
    const place = before?.steps.find((step) => step.place !== null)?.place
    if (!place) throw new Error('nothing played')
    expect(setTrashed(db, place, START)).toBe(true)
    expect(loadEvening(db, id)).toEqual(before)
    expect(checkParties(db).findings).toEqual([])
    expect(listOpenEvenings(db, 1)).toMatchObject([{ id, isPlaying: true, parties: 3 }])
  })

  test('what does not follow from the story is found by the check, with evening and step', () => {
    const said = (change: string): string => {
      const { db } = filled('struck')
      db.exec(change)
      return checkParties(db)
        .findings.map(({ what, detail }) => `${what}: ${detail}`)
        .join('; ')
    }
    expect(said('UPDATE ledger_entry SET counters = 6 WHERE step = 2')).toMatch(
      /evening: evening 1: the seal of step 2/,
    )
    expect(said("UPDATE evening SET terms = json_set(terms, '$.stake', 6)")).toMatch(
      /evening: evening 1: its seal/,
    )
    expect(said('UPDATE evening_guest SET person = 1 WHERE guest = 2')).toMatch(
      /evening: evening 1: a guest/,
    )
    expect(said('UPDATE evening SET struck_at = NULL')).toMatch(/evening: evening 1: .*struck/)
    expect(said('UPDATE sitting SET evening = NULL WHERE id = 1')).toMatch(
      /evening: evening 1: step \d+: its partie/,
    )
    expect(said('')).toBe('')
  })

  test('steps that break the rules are found, however well they are sealed', () => {
    const { db, id } = filled()
    addEveningStep(db, id, { did: 'said', guest: 0, action: { do: 'withdraw' } }, [], null, START)
    const steps = loadEvening(db, id)?.steps.length
    const found = {
      what: 'evening',
      sitting: null,
      partie: null,
      detail: `evening ${id}: step ${steps}: notNow (S-5)`,
    }
    expect(checkParties(db).findings).toEqual([found])
  })
})
