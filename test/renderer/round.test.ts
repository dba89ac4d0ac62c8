// The table in the round: who sits where, how a hand is put up, what sides are called, the account
// of a rubber.
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/shared/view.ts'
import type { Rubber } from '../../src/shared/games/whist.ts'
import { fanStyle } from '../../src/renderer/table/fan.ts'
import { placeFor } from '../../src/renderer/table/places.ts'
import { rubberAccount } from '../../src/renderer/table/rubber-account.ts'
import { sortHand } from '../../src/shared/sort-hand.ts'
import { nameSides } from '../../src/shared/side-names.ts'

const SEATS: readonly Seat[] = [0, 1, 2, 3]

describe('seats', () => {
  test('the next player sits on the left, the partner opposite, for every viewer', () => {
    for (const near of SEATS) {
      const places = SEATS.map((seat) => placeFor(SEATS[(near + seat) % 4] ?? 0, near, 4))
      expect(places).toEqual(['near', 'left', 'far', 'right'])
    }
    expect([1, 2, 0].map((seat) => placeFor(SEATS[seat] ?? 0, 1, 3))).toEqual([
      'near',
      'left',
      'right',
    ])
    expect([1, 0].map((seat) => placeFor(SEATS[seat] ?? 0, 1, 2))).toEqual(['near', 'far'])
  })

  test('partners are named together, of the own side oneself first', () => {
    const names = ['Odile', 'You', 'Prosper', 'Achille']
    expect(nameSides(names, 2, 1, 'en-GB')).toEqual(['Odile and Prosper', 'You and Achille'])
    expect(nameSides(names, 2, 3, 'de-DE')).toEqual(['Odile und Prosper', 'Achille und You'])
    expect(nameSides(['You', 'Odile'], 2, 0, 'fr-FR')).toEqual(['You', 'Odile'])
  })
})

describe('a hand', () => {
  const order = { trumps: ['J', 'A', 'K', '10'], plain: ['A', 'K', 'J', '10'] } as const

  test('has trumps first, as they rank, and colours by turns', () => {
    expect(
      sortHand(['AS', 'KD', 'JC', 'AH', 'JH', 'AC', '10H'], 'H', order, {
        order: 'suit',
        trumps: 'left',
      }),
    ).toEqual([...['JH', 'AH', '10H'], ...['AS', 'KD', 'AC', 'JC']])
  })

  test('of many cards is no broader a fan than one of few', () => {
    const turn = (count: number): number =>
      Number.parseFloat(fanStyle(count - 1, count)['--turn'] ?? '')
    expect(turn(5)).toBeCloseTo(6.4)
    expect(turn(13)).toBeLessThan(8)
    expect(turn(18)).toBeLessThan(8)
    expect(turn(1)).toBe(0)
  })
})

describe('the account of a rubber (W-11)', () => {
  const rubber: Rubber = {
    account: [
      { games: 2, tricks: 20, slams: 0, honours: 5 },
      { games: 1, tricks: 14, slams: 0, honours: 4 },
    ],
    winner: 0,
  }

  test('has each item of both sides, the own one first, and what is paid', () => {
    const account = rubberAccount(rubber, 1)
    expect(account.rows).toEqual([
      { item: 'games', points: [50, 100] },
      { item: 'rubber', points: [0, 70] },
      { item: 'tricks', points: [14, 20] },
      { item: 'slams', points: [0, 0] },
      { item: 'honours', points: [4, 5] },
    ])
    expect(account.totals).toEqual([68, 195])
    expect(account.paid).toEqual({ side: 0, points: 127 })
  })

  test('pays no player while the rubber is on', () => {
    const account = rubberAccount({ ...rubber, winner: null }, 0)
    expect(account.rows.map(({ item }) => item)).not.toContain('rubber')
    expect(account.paid).toBeNull()
  })

  test('pays the losers where their bonus points come to more', () => {
    const [first, second] = rubber.account
    expect(
      rubberAccount({ account: [first, { ...second, slams: 150 }], winner: 0 }, 0).paid,
    ).toEqual({ side: 1, points: 23 })
  })
})
