// Everyone who has sat at a table: recognised again, renamed, and merged.
import { describe, expect, test } from 'vitest'
import type { Person } from '../../src/shared/bridge.ts'
import { addEvening } from '../../src/main/store/evenings.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { mergePeople } from '../../src/main/store/merging.ts'
import {
  findPersonName,
  nameUnnamedPerson,
  listPlayers,
  findOrAddPerson,
  listPlayerIds,
  renamePerson,
  computeChecksum,
  computeGuestChecksum,
  findTamperedName,
} from '../../src/main/store/people.ts'
import { emptyArchive } from '../store/places.ts'
import { anna, archiveOf, bertha, idsOf, odile, prosper } from './laid-down.ts'

const nobody: Person = { ...anna, name: '' }
const LOST = { outcome: { winner: 1, value: 1 }, score: [3, 5] } as const

const evening = (db: WriteStore, ...people: readonly Person[]): number => {
  const terms = { stake: 1, purse: 'none' } as const
  return addEvening(
    db,
    { game: 'ecarte', preset: 'club', options: {}, kind: 'duel', terms, people, zone: 'UTC' },
    0,
  )
}
const rows = (db: WriteStore, sql: string): unknown => db.prepare(sql).raw().all()

describe('a person', () => {
  test('is known again by name, kind and level', () => {
    const db = emptyArchive()
    const known = [
      anna,
      bertha,
      odile,
      { ...odile, level: 'club' },
      { ...odile, kind: 'person', level: null },
    ] as const
    expect(idsOf(db, known)).toEqual([1, 2, 3, 4, 5])
    expect(idsOf(db, known)).toEqual([1, 2, 3, 4, 5])
    expect([findPersonName(db, 2), findPersonName(db, 9)]).toEqual(['Bertha', null])
  })

  test('sits where they sat, under the name they have now', () => {
    const db = archiveOf({ people: [odile, bertha] }, { people: [bertha, prosper] })
    const [o, b] = idsOf(db, [odile, bertha])
    expect([listPlayers(db, 1), listPlayerIds(db, 1)]).toEqual([
      [odile, bertha],
      [o, b],
    ])
    renamePerson(db, Number(b), 'Berthe')
    expect(listPlayers(db, 2)).toEqual([{ ...bertha, name: 'Berthe' }, prosper])
    expect([listPlayers(db, 9), listPlayerIds(db, 9)]).toEqual([[], []])
  })

  test('has a name they wrote themselves: another in the file is found', () => {
    const db = archiveOf({ people: [anna, odile] })
    renamePerson(db, Number(idsOf(db, [anna])[0]), 'Änne \uD800')
    expect(findTamperedName(db, 1)).toBeNull()
    db.exec("UPDATE person SET name = 'Odette' WHERE name = 'Odile'")
    expect([findTamperedName(db, 1), findTamperedName(db, 9)]).toEqual(['Odette', null])
  })

  test('is sealed by what is read back, word for word and number for number', () => {
    expect(computeChecksum('a')).toMatch(/^[0-9a-f]{16}$/)
    expect(computeChecksum('a \uD800')).toBe(computeChecksum('a \uFFFD'))
    const all = [
      computeChecksum('1'),
      computeChecksum(1),
      computeChecksum('a', 'b'),
      computeChecksum('ab'),
      computeGuestChecksum(1, 2, 3),
      computeGuestChecksum(3, 2, 1),
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('a new name', () => {
  test('is a person’s own, if no other person has it', () => {
    const db = archiveOf({ people: [anna, bertha] }, { people: [anna, odile] })
    const [a = 0, , o = 0] = idsOf(db, [anna, bertha, odile])
    expect(renamePerson(db, a, 'Bertha')).toBe('taken')
    expect(renamePerson(db, o, 'Odette')).toBe('notFound')
    expect(renamePerson(db, 99, 'Odette')).toBe('notFound')
    expect([findPersonName(db, a), findPersonName(db, o)]).toEqual(['Anna', 'Odile'])
    expect([renamePerson(db, a, 'Anna'), renamePerson(db, a, 'Odile')]).toEqual(['done', 'done'])
    expect([findPersonName(db, a), findPersonName(db, o), findTamperedName(db, 1)]).toEqual([
      'Odile',
      'Odile',
      null,
    ])
  })

  test('is given to who had none, unless another has it', () => {
    const db = emptyArchive()
    nameUnnamedPerson(db, 'Anna')
    expect(rows(db, 'SELECT name FROM person')).toEqual([])
    const [none = 0] = idsOf(db, [nobody, bertha])
    nameUnnamedPerson(db, 'Bertha')
    expect(findPersonName(db, none)).toBe('')
    nameUnnamedPerson(db, 'Anna')
    expect(findPersonName(db, none)).toBe('Anna')
    nameUnnamedPerson(db, 'Clara')
    expect(findPersonName(db, none)).toBe('Anna')
  })
})

describe('two people made one', () => {
  test('have the parties of both: seats, lists and sums', () => {
    const other = { ...prosper, kind: 'person', level: null } as const
    const db = archiveOf(
      { people: [anna, odile] },
      { ...LOST, people: [odile, bertha] },
      { people: [bertha, odile] },
      { people: [bertha, other] },
    )
    const [a = 0, b = 0, o = 0, p = 0] = idsOf(db, [anna, bertha, odile, other])
    expect(mergePeople(db, b, a)).toBe('done')
    expect(findPersonName(db, b)).toBeNull()
    expect([1, 2, 3, 4].map((sitting) => listPlayerIds(db, sitting))).toEqual([
      [a, o],
      [o, a],
      [a, o],
      [a, p],
    ])
    expect(rows(db, 'SELECT p0, p1 FROM partie_fact ORDER BY partie')).toEqual([
      [a, o],
      [o, a],
      [a, o],
      [a, p],
    ])
    const won =
      "SELECT how, person, other, sum FROM standing WHERE name = 'won' ORDER BY how, person, other"
    expect(rows(db, won)).toEqual([
      ...[
        ['against', a, 0, 4],
        ['against', a, o, 3],
        ['against', a, p, 1],
      ],
      ...[
        ['facing', o, 0, 3],
        ['facing', p, 0, 1],
      ],
    ])
    expect(rows(db, `SELECT count(*) FROM standing WHERE ${b} IN (person, other)`)).toEqual([[0]])
  })

  test('have the seats of both in every place of a table of four', () => {
    const whist = { game: 'whist', score: [5, 4] }
    const others = [odile, prosper, { ...odile, level: 'club' }]
    const db = archiveOf(
      ...[0, 1, 2, 3].map((seat) => ({ ...whist, people: others.toSpliced(seat, 0, bertha) })),
    )
    const [a = 0, b = 0] = idsOf(db, [anna, bertha])
    expect(mergePeople(db, b, a)).toBe('done')
    expect(rows(db, 'SELECT p0, p1, p2, p3 FROM partie_fact ORDER BY partie')).toEqual(
      [0, 1, 2, 3].map((seat) => idsOf(db, others).toSpliced(seat, 0, a)),
    )
  })

  test('have come to the evenings of both, under a seal', () => {
    const db = emptyArchive()
    const [one, two] = [evening(db, anna, odile), evening(db, odile, bertha)]
    const [a = 0, b = 0, o = 0] = idsOf(db, [anna, bertha, odile])
    expect(mergePeople(db, b, a)).toBe('done')
    expect(
      rows(db, 'SELECT evening, guest, person, seal FROM evening_guest ORDER BY 1, 2'),
    ).toEqual([
      ...[
        [one, 0, a, computeGuestChecksum(one, 0, a)],
        [one, 1, o, computeGuestChecksum(one, 1, o)],
      ],
      ...[
        [two, 0, o, computeGuestChecksum(two, 0, o)],
        [two, 1, a, computeGuestChecksum(two, 1, a)],
      ],
    ])
  })

  test('are not one who sat at one table, or came to one evening', () => {
    const table = archiveOf({ people: [anna, bertha] })
    const [a = 0, b = 0] = idsOf(table, [anna, bertha])
    expect([mergePeople(table, a, b), mergePeople(table, b, a)]).toEqual(['together', 'together'])
    const db = emptyArchive()
    evening(db, anna, bertha)
    const [c = 0, d = 0] = idsOf(db, [anna, bertha])
    expect([mergePeople(db, c, d), findPersonName(db, c)]).toEqual(['together', 'Anna'])
  })

  test('are two people, both of them there', () => {
    const db = archiveOf({ people: [anna, odile] }, { people: [bertha, prosper] })
    const [a = 0, b = 0, o = 0] = idsOf(db, [anna, bertha, odile])
    const strange = findOrAddPerson(db, { ...anna, level: 'club' })
    const pairs = [
      [a, a],
      [a, 99],
      [99, a],
      [o, b],
      [b, o],
      [a, strange],
    ] as const
    expect(pairs.map(([from, into]) => mergePeople(db, from, into))).toEqual(
      Array(6).fill('notFound'),
    )
    expect(idsOf(db, [anna, bertha, odile])).toEqual([a, b, o])
  })
})
