// The moves between two snapshots of a table, their times, and the order in which cards are dealt.
import { describe, expect, test } from 'vitest'
import type { Snapshot, Rect, SnapshotItem } from '../../src/renderer/motion/snapshot.ts'
import { type DealMotion, planMoves } from '../../src/renderer/motion/plan.ts'
import { PLAY, TRAVEL, scheduleDeal, turnedAt } from '../../src/renderer/motion/timing.ts'

const at = (x: number, y = 0): Rect => ({ x, y, width: 80 })
const PLACES: ReadonlyMap<string, Rect> = new Map([
  ['talon', at(1)],
  ['hand-0', at(100)],
  ['hand-1', at(200)],
  ['trick', at(300)],
])

type Given = Omit<SnapshotItem, 'spot' | 'covered'> & {
  readonly x: number
  readonly covered?: boolean
}

function picture(things: readonly Given[], places = PLACES): Snapshot<SnapshotItem> {
  const drawn = things.map(({ x, covered = false, ...thing }) => ({
    ...thing,
    covered,
    spot: at(x),
  }))
  return { things: new Map(drawn.map((thing) => [thing.key, thing])), places }
}

const held = (seat: number, key: string, x: number): Given => ({
  key,
  place: `hand-${seat}`,
  from: 'talon',
  x,
  covered: key.startsWith('seat'),
})
const played = (key: string, seat: number, x: number): Given => ({
  key,
  place: 'trick',
  from: `hand-${seat}`,
  x,
})
const won = (key: string, x: number): Given => ({
  key,
  place: null,
  from: 'trick',
  x,
  covered: true,
})
const laid = (key: string, seat: number, x: number): Given => ({
  key,
  place: null,
  from: `hand-${seat}`,
  x,
  covered: true,
})

const told = (
  before: Snapshot<SnapshotItem>,
  after: Snapshot<SnapshotItem>,
  deal: DealMotion | null = null,
) =>
  planMoves(before, after, deal).map((move) => ({
    how: move.how,
    key: move.thing.key,
    from: move.how === 'slide' || move.how === 'come' ? move.from.x : null,
    was: move.how === 'come' ? (move.was === 'back' ? 'back' : (move.was?.key ?? null)) : null,
    at: move.at,
  }))

describe('the order of a deal', () => {
  const seats = (counts: readonly number[], dealer: number, packets: readonly number[]): string =>
    scheduleDeal(counts, dealer, packets)
      .map(({ seat }) => seat)
      .join('')

  test('packets are given alternately, elder first, the dealer last', () => {
    expect(seats([5, 5], 0, [3, 2])).toBe('1110001100')
    expect(seats([5, 5], 1, [2, 3])).toBe('0011000111')
    expect(seats([5, 5], 0, [5])).toBe('1111100000')
  })

  test('cards given singly go round the table, and the last packet holds for all further rounds', () => {
    expect(seats([2, 2, 2, 2], 2, [1])).toBe('30123012')
    expect(seats([6, 6, 6], 0, [3])).toBe('111222000111222000')
  })

  test('no seat gets more cards than it should have', () => {
    expect(seats([9, 9], 0, [2]).length).toBe(18)
    expect(seats([3, 1], 0, [2])).toBe('1000')
  })

  test('every card begins after the one before it, and a whole pack is given in two and a half seconds', () => {
    for (const [counts, packets] of [
      [[13, 13, 13, 13], [1]],
      [
        [5, 5],
        [3, 2],
      ],
      [[9, 9, 9, 9], [3]],
    ] as const) {
      const given = scheduleDeal(counts, 0, packets)
      const starts = given.map((one) => one.at)
      expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b))
      expect(turnedAt(given) + TRAVEL).toBeLessThanOrEqual(2500)
    }
  })
})

describe('the difference of two pictures', () => {
  test('nothing moves where nothing changed, nor at the first look', () => {
    const one = picture([held(0, 'KH', 100)])
    expect(told(one, one)).toEqual([])
    expect(told({ things: new Map(), places: new Map() }, one)).toEqual([])
  })

  test('a deal: cards come from the pack to elder and dealer, mine turn over, the turn-up last', () => {
    const turnUp: Given = { key: '7S', place: 'turn-up', from: 'talon', x: 20 }
    const after = picture([
      turnUp,
      ...[held(0, 'KH', 100), held(0, 'QH', 110)],
      ...[held(1, 'seat-1-card-1', 200), held(1, 'seat-1-card-2', 210)],
    ])
    const moves = told(picture([]), after, { dealer: 0, packets: [1] })
    const inTime = moves.toSorted((a, b) => a.at - b.at).map(({ key }) => key)
    expect(inTime).toEqual(['seat-1-card-1', 'KH', 'seat-1-card-2', 'QH', '7S'])
    expect(moves.every(({ from, how }) => from === 1 && how === 'come')).toBe(true)
    expect(moves.filter(({ was }) => was === 'back').map(({ key }) => key)).toEqual([
      '7S',
      'KH',
      'QH',
    ])
  })

  test('a card that was drawn at the cut, or held in the deal before, is dealt like all others', () => {
    const before = picture([played('KS', 0, 300), held(1, 'seat-1-card-1', 210)])
    const after = picture([held(1, 'seat-1-card-1', 210), held(0, 'KS', 110)])
    const moves = told(before, after, { dealer: 0, packets: [1] })
    expect(moves).toEqual([
      { how: 'come', key: 'seat-1-card-1', from: 1, was: null, at: 0 },
      { how: 'come', key: 'KS', from: 1, was: 'back', at: moves[1]?.at },
    ])
    expect(moves[1]?.at).toBeGreaterThan(0)
  })

  test('where no pack lies on the table, cards come from who gives them', () => {
    const places = new Map([...PLACES].filter(([name]) => name !== 'talon'))
    const moves = told(picture([], places), picture([held(0, 'KH', 100)], places), {
      dealer: 1,
      packets: [1],
    })
    expect(moves).toMatchObject([{ key: 'KH', from: 200 }])
  })

  test('a card I play slides from my hand; one of the other turns over on its way', () => {
    const before = picture([
      held(0, 'KH', 100),
      held(1, 'seat-1-card-1', 200),
      held(1, 'seat-1-card-2', 210),
    ])
    const after = picture([
      held(1, 'seat-1-card-1', 200),
      played('KH', 0, 300),
      played('QS', 1, 310),
    ])
    expect(told(before, after)).toEqual([
      { how: 'slide', key: 'KH', from: 100, was: null, at: 0 },
      { how: 'come', key: 'QS', from: 210, was: 'seat-1-card-2', at: PLAY },
    ])
  })

  test('the cards of a trick go to the pile of who won it, which then lies there', () => {
    const before = picture([played('KH', 0, 300), played('QH', 1, 310)])
    const moves = told(before, picture([won('won-0-1', 50)]))
    expect(moves.map(({ how, key }) => `${how} ${key}`)).toEqual([
      'gather KH',
      'gather QH',
      'appear won-0-1',
    ])
    expect(moves.at(-1)?.at).toBeGreaterThan(0)
  })

  test('cards that others have played meanwhile come one after the other, when the last trick has gone', () => {
    const before = picture([
      played('KH', 0, 300),
      held(1, 'seat-1-card-1', 200),
      held(2, 'seat-2-card-1', 250),
    ])
    const after = picture([won('won-0-1', 50), played('QS', 1, 300), played('AS', 2, 310)])
    const starts = new Map(told(before, after).map(({ key, at: start }) => [key, start]))
    expect([starts.get('QS'), starts.get('AS')]).toEqual([TRAVEL, TRAVEL + PLAY])
  })

  test('discards leave first and turn face down; the new cards follow', () => {
    const before = picture([held(0, 'KH', 100), held(0, '7C', 110), held(0, '8C', 120)])
    const after = picture([
      ...[laid('discard-0-1', 0, 400), laid('discard-0-2', 0, 400)],
      ...[held(0, 'KH', 100), held(0, 'AS', 110), held(0, 'AD', 120)],
    ])
    const moves = told(before, after)
    const leaving = moves.filter(({ key }) => key.startsWith('discard'))
    const coming = moves.filter(({ key }) => key.startsWith('A'))
    expect(leaving.map(({ was }) => was)).toEqual(['7C', '8C'])
    expect(coming.map(({ was }) => was)).toEqual(['back', 'back'])
    expect(Math.min(...coming.map((move) => move.at))).toBeGreaterThanOrEqual(
      Math.max(...leaving.map((move) => move.at)) + TRAVEL,
    )
  })

  test('covered cards discarded and drawn at once are others, though they lie as before', () => {
    const hand = [held(1, 'seat-1-card-1', 200), held(1, 'seat-1-card-2', 210)]
    const moves = told(picture(hand), picture([laid('discard-1-1', 1, 400), ...hand]))
    expect(moves.map(({ key, from }) => [key, from])).toEqual([
      ['discard-1-1', 210],
      ['seat-1-card-2', 1],
    ])
  })
})
