// The amounts one partie adds to the sums of every player at its table, row by row.
import { describe, expect, test } from 'vitest'
import type { WriteStore } from '../../src/main/store/open.ts'
import {
  type CountedPartie,
  StandingSums,
  updateStandings,
  encodeCounted,
  encodeSeats,
} from '../../src/main/store/standings.ts'
import { emptyArchive } from '../store/places.ts'
import { gameNamed } from './records.ts'

const rows = (db: WriteStore) =>
  db
    .prepare<[], string>(
      "SELECT how || ' ' || person || ' ' || other || ' ' || name || ' ' || sum FROM standing ORDER BY 1",
    )
    .pluck()
    .all()

/** Counts a partie; the disk is waited for once. */
const added = (db: WriteStore, partie: CountedPartie, sign: 1 | -1 = 1): void =>
  db.transaction(() => updateStandings(db, partie, sign))()

describe('a duel', () => {
  const duel: CountedPartie = {
    game: gameNamed('ecarte'),
    people: [7, 8],
    month: '2026-11',
    facts: {
      score: [5, 2],
      points: [6, 2],
      outcome: { winner: 0, value: 2 },
      deals: 4,
      gaveUp: null,
      counts: [],
    },
  }

  test('counts for both against all and against each other, and what each was faced with', () => {
    const db = emptyArchive()
    const [none, ...names] = gameNamed('ecarte').counting?.names ?? []
    const counts = [
      [0, ...names.map(() => 0)],
      [3, ...names.map(() => 0)],
    ]
    added(db, { ...duel, facts: { ...duel.facts, counts } })
    const won = ['deals 4', 'parties 1', 'points 6', 'value 2', 'won 1']
    const lost = ['deals 4', `${none} 3`, 'lost 1', 'parties 1', 'points 2', 'valueLost 2']
    expect(rows(db)).toEqual(
      [
        ...['against 7 0', 'against 7 8', 'facing 8 0'].flatMap((whose) =>
          won.map((sum) => `${whose} ${sum}`),
        ),
        ...['against 8 0', 'against 8 7', 'facing 7 0'].flatMap((whose) =>
          lost.map((sum) => `${whose} ${sum}`),
        ),
      ].toSorted(),
    )
  })

  test('given up counts apart, and nothing else of it does', () => {
    const db = emptyArchive()
    added(db, { ...duel, facts: { ...duel.facts, gaveUp: 1 } })
    expect(rows(db).filter((row) => row.startsWith('against'))).toEqual([
      ...['against 7 0 wereGiven 1', 'against 7 0 wereGivenValue 2', 'against 7 8 wereGiven 1'],
      ...['against 7 8 wereGivenValue 2', 'against 8 0 gaveUp 1', 'against 8 0 gaveUpValue 2'],
      ...['against 8 7 gaveUp 1', 'against 8 7 gaveUpValue 2'],
    ])
  })

  test('is one more of its game and month, and no other is touched when it is taken out', () => {
    const db = emptyArchive()
    const [later, whist] = [
      { ...duel, month: '2026-12' },
      { ...duel, game: gameNamed('scotch-whist') },
    ]
    for (const one of [duel, duel, later, whist]) added(db, one)
    const won = db
      .prepare(
        "SELECT game, month, sum FROM standing WHERE how = 'against' AND other = 0 AND name = 'won' ORDER BY 1, 2",
      )
      .raw()
    expect(won.all()).toEqual([
      ['ecarte', '2026-11', 2],
      ['ecarte', '2026-12', 1],
      ['scotch-whist', '2026-11', 1],
    ])
    added(db, duel, -1)
    added(db, later, -1)
    expect(won.all()).toEqual([
      ['ecarte', '2026-11', 1],
      ['scotch-whist', '2026-11', 1],
    ])
  })
})

test('of three, each plays against both others', () => {
  const db = emptyArchive()
  const facts = {
    score: [5, 3, 9],
    points: [5, 3, 9],
    outcome: { winner: 2, value: 1 },
    deals: 1,
    gaveUp: null,
    counts: [],
  } as const
  added(db, { game: gameNamed('hundertspiel'), people: [1, 2, 3], month: '', facts })
  expect(rows(db).filter((row) => row.includes('points'))).toEqual([
    ...['against 1 0 points 5', 'against 1 2 points 5', 'against 1 3 points 5'],
    ...['against 2 0 points 3', 'against 2 1 points 3', 'against 2 3 points 3'],
    ...['against 3 0 points 9', 'against 3 1 points 9', 'against 3 2 points 9'],
    ...['facing 1 0 points 12', 'facing 2 0 points 14', 'facing 3 0 points 8'],
  ])
})

test('what happened to anybody is one bit for each name, and the winners one for each seat', () => {
  expect([
    encodeCounted([]),
    encodeCounted([[0, 0, 0]]),
    encodeCounted([
      [1, 0, 0],
      [0, 0, 7],
    ]),
  ]).toEqual([0, 0, 0b101])
  expect([encodeSeats([]), encodeSeats([0]), encodeSeats([1, 3])]).toEqual([0, 1, 0b1010])
})

describe('a table of four', () => {
  const four: CountedPartie = {
    game: gameNamed('whist'),
    people: [1, 2, 3, 4],
    month: '2026-11',
    facts: {
      score: [4, 10],
      points: [6, 16],
      outcome: { winner: 1, value: 1 },
      deals: 4,
      gaveUp: null,
      counts: [],
    },
  }

  test('partners sit opposite: they win and lose together, with each other and against the same two', () => {
    const db = emptyArchive()
    added(db, four)
    const told = rows(db)
    expect(told.filter((row) => row.includes('won'))).toEqual(
      [
        ...[
          'against 2 0',
          'against 2 1',
          'against 2 3',
          'against 4 0',
          'against 4 1',
          'against 4 3',
        ],
        ...['beside 2 4', 'beside 4 2', 'facing 1 0', 'facing 1 3', 'facing 3 0', 'facing 3 1'],
      ].map((whose) => `${whose} won 1`),
    )
    expect(told.filter((row) => row.startsWith('against 3 0'))).toEqual([
      ...[
        'against 3 0 deals 4',
        'against 3 0 lost 1',
        'against 3 0 parties 1',
        'against 3 0 points 6',
      ],
      'against 3 0 valueLost 1',
    ])
  })

  test('who sits in several seats counts once, in the first of them', () => {
    const db = emptyArchive()
    added(db, { ...four, people: [1, 2, 1, 2] })
    const parties = rows(db).filter((row) => row.includes('parties'))
    expect(parties).toEqual(
      ['against 1 0', 'against 1 2', 'against 2 0', 'against 2 1', 'facing 1 0', 'facing 2 0'].map(
        (whose) => `${whose} parties 1`,
      ),
    )
    const both = emptyArchive()
    added(both, { ...four, people: [1, 1, 2, 3] })
    expect(
      rows(both).filter((row) => row.startsWith('against 1') && row.includes('lost ')),
    ).toEqual([...['against 1 0 lost 1', 'against 1 3 lost 1']])
  })

  test('many counted at once are the same as one by one, and none is left when all are taken out', () => {
    const [single, once] = [emptyArchive(), emptyArchive()]
    const gaveUp = { ...four, facts: { ...four.facts, gaveUp: 0 as const } }
    const sums = new StandingSums()
    const all = [four, four, gaveUp, { ...four, month: '' }]
    // the disk is waited for once
    single.transaction(() => all.forEach((one) => updateStandings(single, one, 1)))()
    for (const one of all) sums.add(one)
    once.transaction(() => sums.writeTo(once))()
    expect(rows(once)).toEqual(rows(single))
    expect(sums.entries(), 'they are begun again').toEqual([])
    single.transaction(() => all.forEach((one) => updateStandings(single, one, -1)))()
    expect(rows(single)).toEqual([])
  })
})
