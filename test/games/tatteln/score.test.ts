// Matsch, the end of a deal and of a partie, giving up (T-2, T-12, T-13, G-1, G-2).
import { describe, expect, test } from 'vitest'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import type { TattelnOptions } from '../../../src/main/engine/games/tatteln/options.ts'
import type { DealtState } from '../../../src/main/engine/games/tatteln/state.ts'
import type { Card } from '../../../src/shared/card.ts'
import type { Side } from '../../../src/shared/duel.ts'
import {
  type Start,
  ALL_ELDERS,
  DEALER,
  ELDER,
  after,
  begin,
  bySize,
  happened,
  next,
  playOut,
  sequence,
  set,
  untilTricks,
} from './table.ts'

/** The dealer keeps the ace of trumps for the last trick. */
const LAST_DEALERS: Start = {
  ...ALL_ELDERS,
  elder: '7C 10S KS QS JS 9S 8S AH',
  dealer: 'AS 8C 9C 7D 8D 9D 7H 8H',
}

/** The same with the seats changed: the dealer’s choice is that of elder. */
const bySizeTurned = (cards: readonly Card[], seat: Side): Card | undefined =>
  bySize(cards, seat === 0 ? 1 : 0)

/** T-12 at the usual table. */
const USUAL = { of: 'talon', loses: 'cards' } as const

/** A deal of which elder makes every trick but one, that in this place of sixteen. */
function allButOne(options: Partial<TattelnOptions>, place: number): DealtState {
  const last = untilTricks(begin({ ...ALL_ELDERS, options }), 15)
  const made = last.tricks[place]
  if (made === undefined) throw new Error('no such trick')
  const { state } = playOut(
    { ...last, tricks: last.tricks.with(place, { ...made, winner: DEALER }) },
    bySize,
  )
  return state
}

describe('T-12 Matsch', () => {
  test('T-12 for either seat: their stake goes to the other', () => {
    const { state, events } = playOut(begin({ ...ALL_ELDERS, by: ELDER }), bySizeTurned)
    expect(events.slice(-3)).toEqual([
      { did: 'tookLast', seat: 1, points: 10 },
      { did: 'matsch', seat: 0, stakes: 1, lost: 0, ...USUAL },
      { did: 'marked', seat: 1, points: 130, rule: 'T-13', score: 130 },
    ])
    expect(state).toMatchObject({ stakes: [-1, 1], score: [0, 130] })
  })

  test('T-12 no trick after the talon: no card points, and a stake', () => {
    const { state, events } = playOut(begin(ALL_ELDERS), bySize)
    expect(state.tricksWon[DEALER]).toBe(0)
    expect(events).toContainEqual({ did: 'matsch', seat: DEALER, stakes: 1, lost: 0, ...USUAL })
    expect(state).toMatchObject({ stakes: [1, -1], score: [130, 0] })
  })

  test('T-12 card points taken before count nothing then', () => {
    const start = {
      ...ALL_ELDERS,
      elder: '7H AS 10S KS QS JS 9S 8S',
      dealer: 'AH 7C 8C 9C 7D 8D 9D 8H',
      talon: '9H AC AD JH 10H QH KH JC 10C QC KC JD 10D QD KD',
    }
    const { state, events } = playOut(after(begin(start), '7H', 'AH', '7C', '8S'), bySize)
    expect(events).toContainEqual({ did: 'matsch', seat: DEALER, stakes: 1, lost: 11, ...USUAL })
    expect(state.score).toEqual([119, 0])
  })

  test('T-12 two stakes, or no Matsch at all', () => {
    const stakes = (matsch: 0 | 2) => playOut(begin({ ...ALL_ELDERS, options: { matsch } }), bySize)
    expect(stakes(2).state.stakes).toEqual([2, -2])
    expect(stakes(0).state.stakes).toEqual([0, 0])
    expect(stakes(0).events.some(({ did }) => did === 'matsch')).toBe(false)
    // who took nothing marks nothing
    expect(stakes(0).events.filter(({ did }) => did === 'marked')).toHaveLength(1)
  })

  test('T-12 one trick after the talon is enough', () => {
    const { state, events } = playOut(begin(LAST_DEALERS), bySize)
    const [elders, dealers] = state.score
    expect(events.slice(-3)).toEqual([
      { did: 'tookLast', seat: ELDER, points: 10 },
      { did: 'marked', seat: ELDER, points: elders, rule: 'T-13', score: elders },
      { did: 'marked', seat: DEALER, points: dealers, rule: 'T-13', score: dealers },
    ])
    const late = state.tricks.slice(8).map(({ winner }) => winner)
    expect(new Set(late)).toEqual(new Set([ELDER, DEALER]))
    expect(state.stakes).toEqual([0, 0])
    expect(state.score[0] + state.score[1]).toBe(130)
  })
})

describe('T-2 what is played for', () => {
  const JACKS = { fourJacksDouble: true } as const
  /**
   * Given up by the dealer, who has made none of the last tricks, when these stakes have been won
   * before.
   */
  const settled = (options: Partial<TattelnOptions>, elders: number, jacks = false) => {
    const start = begin({ options })
    const { events } = tatteln.giveUp(
      { ...start, stakes: [elders, 0 - elders], jacks: [jacks, false] },
      DEALER,
      'partie',
    )
    return events.find(({ did }) => did === 'settledUp')
  }

  test.each([
    [5, 0, { seat: DEALER, counters: 10 }],
    [10, 2, { seat: DEALER, counters: 40 }],
    [1, -2, { seat: DEALER, counters: 0 }],
    [5, -4, { seat: ELDER, counters: 10 }],
  ] as const)(
    'T-2 a stake of %i, %i won before, and a Matsch: one payment settles it',
    (stake, before, paid) => {
      expect(settled({ stake }, before)).toEqual({ did: 'settledUp', ...paid })
    },
  )

  test('T-2 a partie written double costs two stakes; for nothing nothing is paid', () => {
    expect(settled({ ...JACKS, stake: 5, matsch: 0 }, 0, true)).toEqual({
      did: 'settledUp',
      seat: DEALER,
      counters: 10,
    })
    expect(settled({ ...JACKS, stake: 5, matsch: 0 }, 0)).toEqual({
      did: 'settledUp',
      seat: DEALER,
      counters: 5,
    })
    expect(settled({}, 0)).toBeUndefined()
  })

  test('T-2, T-13 it is paid when the partie is over, and not before', () => {
    const ends = (score: readonly [number, number]) =>
      playOut(begin({ ...ALL_ELDERS, options: { stake: 5 }, score }), bySize).events.slice(-2)
    expect(ends([380, 0])).toEqual([
      { did: 'wonPartie', seat: ELDER, value: 1, score: [510, 0] },
      { did: 'settledUp', seat: DEALER, counters: 10 },
    ])
    expect(ends([0, 0]).map(({ did }) => did)).toEqual(['matsch', 'marked'])
    const said = happened(
      begin({ elder: 'QH JH 10H', score: [480, 0], options: { stake: 1 } }),
      sequence('H', 'Q', 3),
    )
    expect(said.events.at(-1)).toEqual({ did: 'settledUp', seat: DEALER, counters: 1 })
  })

  test('T-12 replay prints the stakes won besides, where there are any', () => {
    expect(tatteln.tallyTricks(begin(ALL_ELDERS))).not.toHaveProperty('stakes')
    expect(tatteln.tallyTricks(playOut(begin(ALL_ELDERS), bySize).state)).toMatchObject({
      stakes: [1, -1],
    })
  })
})

describe('T-12 which tricks, and what is lost', () => {
  test.each([
    ['talon', 7, true],
    ['talon', 8, false],
    ['nine', 6, true],
    ['nine', 7, false],
  ] as const)(
    'T-12 matschTricks %s, the one trick of the dealer is number %i from nought: Matsch %s',
    (of, place, is) => {
      const { stakes } = allButOne({ matschTricks: of }, place)
      expect(stakes).toEqual(is ? [1, -1] : [0, 0])
    },
  )

  test('T-12 with nine cards in the hand the tricks after the talon are the last nine', () => {
    const stakes = (matschTricks: 'talon' | 'nine', place: number) => {
      const start = { elder: 'AS 10S KS QS JS 9S 8S AH', dealer: '7C 8C 9C 7D 8D 9D 7H 8H 9H' }
      const last = untilTricks(begin({ ...start, options: { handSize: 9, matschTricks } }), 15)
      const tricks = last.tricks.map(
        (trick, at) => ({ ...trick, winner: at === place ? DEALER : ELDER }) as const,
      )
      return playOut({ ...last, tricks }, bySize).state.stakes
    }
    for (const place of [6, 7]) expect(stakes('nine', place)).toEqual(stakes('talon', place))
    expect(stakes('nine', 6)).not.toEqual(stakes('nine', 7))
  })

  test('T-12 the view counts the tricks of which one must be made', () => {
    const late = (matschTricks: 'talon' | 'nine') =>
      tatteln.viewFor(allButOne({ matschTricks }, 7), ELDER).lateTricks
    expect(late('talon')).toEqual([8, 0])
    expect(late('nine')).toEqual([8, 1])
  })

  test('T-12 the partie is lost whatever the score is, and what is missing is marked', () => {
    const { state, events } = playOut(
      begin({ ...ALL_ELDERS, options: { matschLoses: 'partie' }, score: [20, 490] }),
      bySize,
    )
    expect(events.slice(-4)).toEqual([
      { did: 'matsch', seat: DEALER, stakes: 1, lost: 0, of: 'talon', loses: 'partie' },
      { did: 'marked', seat: ELDER, points: 130, rule: 'T-13', score: 150 },
      { did: 'marked', seat: ELDER, points: 350, rule: 'T-12', score: 500 },
      { did: 'wonPartie', seat: ELDER, value: 1, score: [500, 490] },
    ])
    expect(state).toMatchObject({ phase: 'over', winner: ELDER, stakes: [1, -1] })
  })

  test('T-12 of two Taillen the first may end the partie so', () => {
    const options = { matschLoses: 'partie', target: 'taillen' } as const
    const { state } = playOut(begin({ ...ALL_ELDERS, options, score: [0, 200] }), bySize)
    expect(state).toMatchObject({ phase: 'over', winner: ELDER, score: [201, 200] })
  })

  test('T-12 without a Matsch nothing of it is lost', () => {
    const options = { matschLoses: 'partie', matsch: 0 } as const
    expect(playOut(begin({ ...ALL_ELDERS, options }), bySize).state).toMatchObject({
      phase: 'settled',
      score: [130, 0],
    })
  })

  test('T-12, G-1 a deal given up without one of these tricks loses the partie', () => {
    const start = begin({ ...ALL_ELDERS, options: { matschLoses: 'partie' } })
    const { state, events } = tatteln.giveUp(start, ELDER, 'deal')
    expect(events.map(({ did }) => did)).toEqual([
      'gaveUp',
      'matsch',
      'marked',
      'marked',
      'wonPartie',
    ])
    expect(state).toMatchObject({ phase: 'over', winner: DEALER, score: [0, 500], stakes: [-1, 1] })
  })
})

describe('T-13 the end', () => {
  test('T-1, T-13 card points are added after the last trick, with ten for it', () => {
    const { events } = playOut(begin(ALL_ELDERS), bySize)
    expect(events.slice(-3)).toEqual([
      { did: 'tookLast', seat: ELDER, points: 10 },
      { did: 'matsch', seat: DEALER, stakes: 1, lost: 0, ...USUAL },
      { did: 'marked', seat: ELDER, points: 130, rule: 'T-13', score: 130 },
    ])
  })

  test('T-13 an announcement that reaches the target wins at once', () => {
    const start = begin({ elder: 'QH JH 10H', dealer: '7C 8C', score: [480, 499] })
    const over = after(start, sequence('H', 'Q', 3))
    expect(over).toMatchObject({ phase: 'over', winner: ELDER, value: 1, score: [500, 499] })
    expect(tatteln.findBreach(over, ELDER, { do: 'play', card: 'QH' })).toEqual({
      rule: 'T-13',
      why: 'partieOver',
    })
  })

  test('T-13 one point less, and it goes on', () => {
    expect(after(begin({ elder: 'QH JH 10H', score: [479, 0] }), sequence('H', 'Q', 3)).phase).toBe(
      'play',
    )
  })

  test('T-13 card points end the partie after the deal; both over, the higher wins', () => {
    const { state } = playOut(begin({ ...ALL_ELDERS, score: [380, 505] }), bySize)
    expect(state).toMatchObject({ phase: 'over', winner: ELDER, score: [510, 505] })
  })

  test('T-13 to reach the target is enough', () => {
    const { state } = playOut(begin({ ...ALL_ELDERS, score: [370, 0] }), bySize)
    expect(state).toMatchObject({ phase: 'over', winner: ELDER, score: [500, 0] })
    const both = playOut(begin({ ...ALL_ELDERS, score: [370, 500] }), bySize)
    expect(both.events.at(-1)).toEqual({ did: 'goesOn', score: [500, 500] })
  })

  test('T-13 equal below the target, nothing is said of it', () => {
    const { state, events } = playOut(begin({ ...ALL_ELDERS, score: [0, 130] }), bySize)
    expect(state).toMatchObject({ phase: 'settled', score: [130, 130] })
    expect(events.map(({ did }) => did)).not.toContain('goesOn')
  })

  test('T-13 both over and equal: another deal', () => {
    const { state, events } = playOut(begin({ ...ALL_ELDERS, score: [380, 510] }), bySize)
    expect(state.phase).toBe('settled')
    expect(events.at(-1)).toEqual({ did: 'goesOn', score: [510, 510] })
    expect(tatteln.nextDealer(state)).toBe(ELDER)
  })
})

describe('T-2 agreements', () => {
  test('T-2 two Taillen: each deals once, more points win', () => {
    const options = { target: 'taillen' } as const
    const { state } = playOut(begin({ ...ALL_ELDERS, options }), bySize)
    expect(state).toMatchObject({ phase: 'settled', score: [130, 0] })
    const second = playOut(next(state, { ...LAST_DEALERS, options, by: ELDER }), (cards, seat) =>
      bySize(cards, seat === 0 ? 1 : 0),
    ).state
    expect(second).toMatchObject({ phase: 'over', winner: ELDER })
    expect(tatteln.viewFor(second, ELDER).goal).toBe(0)
  })

  test('T-2 two Taillen that are equal: two more', () => {
    const options = { target: 'taillen' } as const
    const first = playOut(begin({ ...ALL_ELDERS, options }), bySize).state
    // the same cards with the seats changed
    const swapped = playOut(next(first, { ...ALL_ELDERS, options, by: ELDER }), (cards, seat) =>
      bySize(cards, seat === 0 ? 1 : 0),
    )
    expect(swapped.state).toMatchObject({ phase: 'settled', score: [130, 130] })
    expect(swapped.events.at(-1)).toEqual({ did: 'goesOn', score: [130, 130] })
    const third = playOut(next(swapped.state, { options }), () => undefined).state
    expect(third.phase).toBe('settled')
  })

  test('T-2 equal after the first of two Taillen, nothing is said of it', () => {
    const { events } = playOut(
      begin({ ...ALL_ELDERS, score: [0, 130], options: { target: 'taillen' } }),
      bySize,
    )
    expect(events.map(({ did }) => did)).not.toContain('goesOn')
  })

  test.each([
    [500, [430, 260], 1],
    [500, [430, 249], 2],
    ['taillen', [170, 149], 2],
    ['taillen', [170, 150], 1],
  ] as const)(
    'T-2 four jacks, target %s, %j before the last 130 points: counts %i',
    (target, score, times) => {
      const options = { fourJacksDouble: true, target }
      const last = { ...begin({ options }), score, jacks: [true, false] } as const
      expect(tatteln.giveUp(last, DEALER, 'partie').state).toMatchObject({
        phase: 'over',
        winner: ELDER,
        value: times,
      })
    },
  )

  test('T-2 four jacks write the partie double against less than half the target', () => {
    const jacks = (fourJacksDouble: boolean, dealers: number) =>
      after(
        begin({ elder: 'JS JH JC JD', score: [300, dealers], options: { fourJacksDouble } }),
        set('J', 4),
      )
    expect(jacks(true, 249)).toMatchObject({ phase: 'over', winner: ELDER, value: 2 })
    expect(jacks(true, 250)).toMatchObject({ phase: 'over', value: 1 })
    expect(jacks(false, 249)).toMatchObject({ phase: 'over', value: 1 })
  })

  test('T-2 four jacks of an earlier deal still do', () => {
    const options = { fourJacksDouble: true } as const
    const first = playOut(
      after(begin({ elder: 'JS JH JC JD', options }), set('J', 4)),
      () => undefined,
    ).state
    expect(first.jacks).toEqual([true, false])
    const won = { ...next(first, { elder: 'AH', by: ELDER, options }), score: [400, 100] } as const
    const over = tatteln.giveUp(won, DEALER, 'partie').state
    expect(over).toMatchObject({ phase: 'over', winner: ELDER, value: 2 })
  })
})

describe('giving up', () => {
  test('G-1 all cards not taken and the last trick go to the other, and it is a Matsch', () => {
    const start = after(begin({ elder: '7H', dealer: 'AH' }), '7H', 'AH')
    const { state, events } = tatteln.giveUp(start, DEALER, 'deal')
    expect(events[0]).toEqual({ did: 'gaveUp', seat: DEALER, what: 'deal' })
    expect(state).toMatchObject({ phase: 'settled', score: [119, 0], stakes: [1, -1] })
  })

  test('G-1 their own card points stay theirs, unless it is a Matsch', () => {
    const gaveUp = (matsch: 0 | 1) => {
      const start = after(begin({ elder: 'AH', dealer: '7H', options: { matsch } }), 'AH', '7H')
      return tatteln.giveUp(start, ELDER, 'deal').state
    }
    expect(gaveUp(0)).toMatchObject({ score: [11, 119], stakes: [0, 0] })
    expect(gaveUp(1)).toMatchObject({ score: [0, 119], stakes: [-1, 1] })
  })

  test('G-1 it is none if they have made a trick after the talon', () => {
    const late = untilTricks(begin(ALL_ELDERS), 9)
    expect(tatteln.giveUp(late, ELDER, 'deal').state.stakes).toEqual([0, 0])
    expect(tatteln.giveUp(late, DEALER, 'deal').state.stakes).toEqual([1, -1])
  })

  test.each([370, 380])('G-2 nothing is missing to who has %i and 130 more', (score) => {
    const { state, events } = tatteln.giveUp(begin({ score: [score, 0] }), DEALER, 'partie')
    expect(state).toMatchObject({ phase: 'over', winner: ELDER, score: [score + 130, 0] })
    expect(events.map(({ did }) => did)).toEqual(['gaveUp', 'matsch', 'marked', 'wonPartie'])
  })

  test('G-2 the other marks what is missing to the target', () => {
    const { state, events } = tatteln.giveUp(begin({ score: [499, 0] }), ELDER, 'partie')
    expect(state).toMatchObject({ phase: 'over', winner: DEALER, score: [499, 500] })
    expect(events).toContainEqual({
      did: 'marked',
      seat: DEALER,
      points: 370,
      rule: 'G-2',
      score: 500,
    })
  })

  test('G-2 of two Taillen, to be one point ahead', () => {
    const { state } = tatteln.giveUp(
      begin({ score: [300, 0], options: { target: 'taillen' } }),
      ELDER,
      'partie',
    )
    expect(state).toMatchObject({ phase: 'over', winner: DEALER, score: [300, 301] })
  })

  test('G-2 a player who gives up the partie loses it, even if their own card points would have won it', () => {
    const start = after(begin({ elder: '7H', dealer: 'AH', score: [200, 495] }), '7H', 'AH')
    const { state, events } = tatteln.giveUp(start, DEALER, 'partie')
    expect(state).toMatchObject({ phase: 'over', winner: ELDER, score: [500, 495] })
    expect(events.filter(({ did }) => did === 'wonPartie')).toHaveLength(1)
    const options = { matsch: 0 } as const
    const ahead = after(
      begin({ elder: '7H', dealer: 'AH', score: [200, 495], options }),
      '7H',
      'AH',
    )
    expect(tatteln.giveUp(ahead, DEALER, 'partie').state).toMatchObject({
      winner: ELDER,
      score: [507, 506],
    })
  })

  test('G-2 the partie does not go on first where the scores would be equal', () => {
    const { state, events } = tatteln.giveUp(begin({ score: [510, 380] }), ELDER, 'partie')
    expect(state).toMatchObject({ phase: 'over', winner: DEALER, score: [510, 511] })
    expect(events.map(({ did }) => did)).not.toContain('goesOn')
  })
})
