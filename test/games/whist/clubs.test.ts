// Short and long whist, the smallest deals that show their rules, W-14 to W-21. Random rubbers
// against a second reckoning are in reckoning.test.ts.
import { describe, expect, test } from 'vitest'
import { ai } from '../../../src/main/engine/games/whist/ai/index.ts'
import { markClubDeal } from '../../../src/main/engine/games/whist/clubs.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { WhistOptions } from '../../../src/main/engine/games/whist/options.ts'
import type { DealtState, WhistState } from '../../../src/main/engine/games/whist/state.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { accountTotal, isBumper } from '../../../src/shared/games/whist.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import {
  LONG,
  PLAIN,
  ROUND,
  SHORT,
  after,
  breach,
  did,
  done,
  givenUp,
  hand,
  marks,
  next,
  openPartie,
  playable,
  playedOn,
  settled,
  taking,
  withTrumps,
} from './table.ts'

const LAX_SHORT = { ...SHORT, irregularities: true } as const

/** A game of short with this score, and elder taking so many tricks with all four honours. */
const short = (tricks: number, score: readonly number[] = [0, 0]): DealtState =>
  settled(next(openPartie(score, SHORT), taking(tricks)))
const long = (tricks: number, score: readonly number[] = [0, 0]): DealtState =>
  settled(next(openPartie(score, LONG), taking(tricks)))

/** Honours shared out like this, and the deal given up by side 1 with no trick played. */
const dealt = (score: readonly number[], ...trumps: readonly string[]): DealtState =>
  givenUp(next(openPartie(score, LONG), withTrumps(...trumps)), 1, 'deal')

describe('W-14 the points of a game', () => {
  test('W-14 five win a game of short, ten one of long, and each trick over six counts one', () => {
    expect(short(8)).toMatchObject({ phase: 'over', score: [5, 0] })
    expect(marks(short(8))).toEqual(['0: 2 W-14', '0: 3 W-15'])
    expect(long(8)).toMatchObject({ phase: 'settled', score: [6, 0] })
    expect(marks(long(9))).toEqual(['0: 3 W-14', '0: 4 W-15'])
    expect([SHORT, LONG].map((one) => whist.viewFor(openPartie([0, 0], one), 0).goal)).toEqual([
      5, 10,
    ])
  })

  test('W-14 there is no bonus for a slam', () => {
    expect(marks(long(12))).toEqual(['0: 6 W-14', '0: 4 W-15'])
  })
})

describe('W-15 honours', () => {
  test.each([
    ['four count four', 4, 'AH KH', '2H', 'QH JH', '3H'],
    ['three count two', 2, 'AH KH', 'QH', 'JH', '2H'],
    ['the turn-up is among them', 2, 'QH', 'AH', '2H', 'KH JH'],
  ])('W-15 %s', (_, points, ...trumps) => {
    const side = trumps[3] === 'KH JH' ? 1 : 0
    const state = next(openPartie([0, 0], LONG), withTrumps(...trumps))
    expect(marks(givenUp(state, 0, 'deal')).at(-1)).toBe(`${side}: ${points} W-15`)
  })

  test('W-15 two count nothing, and the ten is none', () => {
    expect(marks(dealt([0, 0], 'AH KH 10H', 'QH', '', 'JH'))).toEqual(['0: 7 W-14'])
  })
})

test('W-16 a side at four, or at nine, when the deal began cannot count honours', () => {
  const trumps = ['AH KH', '2H', 'QH JH', '3H'] as const
  expect(marks(dealt([3, 0], ...trumps))).toEqual(['0: 7 W-14'])
  expect(marks(dealt([0, 9], 'AH', 'KH QH', '2H', 'JH'))).toEqual(['0: 7 W-14'])
  expect(marks(dealt([0, 8], 'AH', 'KH QH', '2H', 'JH'))).toEqual(['0: 7 W-14', '1: 2 W-15'])
  const at = (score: readonly [number, number]) =>
    markClubDeal(score, 5, {
      tricks: [6, 7],
      honours: [4, 0],
      penalties: [],
      revoked: [false, false],
    }).map(({ seat, points, rule }) => `${seat}: ${points} ${rule}`)
  expect(at([4, 0])).toEqual(['1: 1 W-14'])
  expect(at([3, 0])).toEqual(['1: 1 W-14', '0: 2 W-15'])
})

describe('W-17 the order of counting', () => {
  const from = (score: readonly [number, number], penalties: readonly number[] = []) =>
    markClubDeal(score, 5, {
      tricks: [8, 5],
      honours: [1, 3],
      penalties: penalties.map((seat) => ({ seat: seat === 0 ? 0 : 1, points: 3 })),
      revoked: [false, false],
    }).map(({ seat, points, rule }) => `${seat}: ${points} ${rule}`)

  test('W-17 tricks go before honours, and the game is over at once', () => {
    expect(from([3, 3])).toEqual(['0: 2 W-14'])
    expect(from([2, 3])).toEqual(['0: 2 W-14', '1: 2 W-15'])
  })

  test('W-17 revokes go before tricks', () => {
    expect(from([3, 2], [1])).toEqual(['1: 3 W-20'])
    expect(from([3, 1], [1])).toEqual(['1: 3 W-20', '0: 2 W-14'])
  })

  test('W-17 what exceeds the game is lost', () => {
    expect(short(9, [4, 0])).toMatchObject({ phase: 'over', score: [5, 0] })
    expect(marks(short(9, [4, 0]))).toEqual(['0: 1 W-14'])
    expect(whist.viewFor(short(9, [4, 0]), 0).carried).toEqual([0, 0])
    expect(whist.series?.carryOver(short(9, [4, 0]))?.score).toEqual([0, 0])
  })
})

describe('W-18 the value of a game', () => {
  test.each([
    [0, 3],
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
  ])('W-18 short: against %i it is worth %i', (lost, value) => {
    expect(whist.findOutcome(short(9, [2, lost]))).toEqual({ winner: 0, value })
  })

  test.each([
    [0, 2],
    [4, 2],
    [5, 1],
    [9, 1],
  ])('W-18 long: against %i it is worth %i', (lost, value) => {
    expect(whist.findOutcome(long(9, [7, lost]))).toEqual({ winner: 0, value })
  })
})

/** Ends a game at once: the losers come to their score, and give it up. */
function played(open: WhistState, dealer: Seat, winner: 0 | 1, lost: number): DealtState {
  const score = winner === 0 ? [4, lost] : [lost, 4]
  const deal = taking(7, winner === 0 ? dealer : dealer)
  return givenUp(
    next({ ...open, score: [score[0] ?? 0, score[1] ?? 0] }, deal),
    winner === 0 ? 1 : 0,
    'deal',
  )
}

const follows = (over: DealtState, options: WhistOptions = SHORT): WhistState => {
  const taken = requireValue(whist.series?.carryOver(over) ?? undefined)
  return whist.startPartie(options, taken.score, taken.inherited)
}

/** A rubber of short, by who won each game against which score. */
function rubber(games: readonly (readonly [0 | 1, number])[], options: WhistOptions = SHORT) {
  let open = openPartie([0, 0], options)
  let over: DealtState | null = null
  games.forEach(([winner, lost], place) => {
    if (over !== null) open = follows(over, options)
    over = played(open, (place + 3) % 4 === 0 ? 0 : (((place + 3) % 4) as Seat), winner, lost)
  })
  if (over === null) throw new Error('no games')
  return over as DealtState
}

const totals = (state: WhistState) => {
  const { account, winner } = whist.viewFor(state, 0).rubber
  return account.map((one, side) => accountTotal(one, side === winner))
}

describe('W-19 the rubber', () => {
  test('W-18 W-19 5–4, 1–5 and 5–0 come to 6 points against 2, a balance of 4', () => {
    const over = rubber([
      [0, 4],
      [1, 1],
      [0, 0],
    ])
    expect(whist.viewFor(over, 0).rubber.account.map(({ values }) => values)).toEqual([[1, 3], [2]])
    expect(totals(over)).toEqual([6, 2])
    expect(whist.series?.seriesAccount(over)).toEqual({
      account: [
        { games: 2, values: [1, 3], total: 6 },
        { games: 1, values: [2], total: 2 },
      ],
      winner: 0,
      points: 4,
    })
  })

  test('W-19 two games win it and the two points, and no third is played', () => {
    const over = rubber([
      [1, 3],
      [1, 2],
    ])
    expect(totals(over)).toEqual([0, 5])
    expect(whist.series?.carryOver(over)).toBeNull()
  })

  test('W-19 two trebles and the rubber are a bumper, and nothing else is', () => {
    const bumper = rubber([
      [0, 0],
      [0, 0],
    ])
    expect(totals(bumper)).toEqual([8, 0])
    const bumpers = (state: WhistState) => isBumper(whist.viewFor(state, 0).rubber)
    expect(bumpers(bumper)).toBe(true)
    const others = rubber([
      [0, 0],
      [1, 0],
      [0, 0],
    ])
    expect(totals(others)).toEqual([8, 3])
    expect(bumpers(others)).toBe(false)
    expect(bumpers(openPartie([0, 0], SHORT))).toBe(false)
  })

  test('W-19 the winners may have fewer points, and a point counts the stake', () => {
    const staked = { ...SHORT, stake: 5 } as const
    const over = rubber(
      [
        [0, 4],
        [1, 0],
        [0, 3],
      ],
      staked,
    )
    expect(totals(over)).toEqual([4, 3])
    expect(whist.series?.seriesAccount(over)).toMatchObject({ points: 1, paid: 5 })
    const open = openPartie([4, 3], staked)
    const last = whist.startPartie(staked, open.score, { dealer: 1, values: [1, 3] })
    const { events } = whist.giveUp(next(last, taking(7, 2)), 1, 'deal')
    expect(events.slice(-2)).toEqual([
      { did: 'wonPartie', seat: 0, value: 1, score: [5, 3], rule: 'W-14' },
      { did: 'wonRubber', seat: 0, paid: 1, points: [4, 3], stake: 5, rule: 'W-19' },
    ])
  })

  test('W-19 what another count takes over is not taken over', () => {
    const accepts = requireValue(whist.series?.acceptsCarryOver)
    const table = { dealer: 0, games: [0, 0], tricks: [0, 0], slams: [0, 0], honours: [0, 0] }
    const clubs = { dealer: 0, values: [2, 0] }
    expect([PLAIN, SHORT].map((one) => accepts(one, table))).toEqual([true, false])
    expect([PLAIN, SHORT].map((one) => accepts(one, clubs))).toEqual([false, true])
    expect(whist.series?.inherited.safeParse({ dealer: 0, values: [4, 0] }).success).toBe(false)
  })
})

describe('W-20 revokes', () => {
  /** Seat 1 holds three spades and throws a heart; the trick is complete. */
  const unturned = (score: readonly number[] = [0, 0]): DealtState =>
    after(next(openPartie(score, LAX_SHORT), ROUND), 'AS 2H 4S 3S')
  /** The next trick is begun: the one before is turned and quitted. */
  const quitted = (score?: readonly number[]): DealtState => after(unturned(score), '2S')
  /** The claim is made and all is counted. */
  const claimed = (score?: readonly number[]): DealtState => {
    let state = playedOn(did(quitted(score), 0, 'claimRevoke'))
    while (state.phase === 'reckoning')
      state = did(state, requireValue(whist.seatToPlay(state) ?? undefined), 'count')
    return state
  }
  const choose = (state: DealtState, word: 'penaltyTricks' | 'penaltyOff' | 'penaltyOnto') =>
    done(state, 0, { do: word })

  test('W-20 the claimant chooses the penalty once all is counted', () => {
    const state = claimed()
    expect(state.phase).toBe('redress')
    expect(whist.seatToPlay(state)).toBe(0)
    expect(whist.legalActions(state, 0)).toEqual([
      { do: 'penaltyTricks' },
      { do: 'penaltyOff' },
      { do: 'penaltyOnto' },
    ])
    expect(whist.findBreach(state, 1, { do: 'penaltyOff' })).toEqual({
      rule: 'W-20',
      why: 'notYourTurn',
    })
    expect(whist.findBreach(quitted(), 0, { do: 'penaltyOff' })).toEqual({
      rule: 'W-20',
      why: 'notNow',
    })
    expect(choose(state, 'penaltyOff').events[0]).toEqual({
      did: 'chosePenalty',
      seat: 0,
      offender: 1,
      penalty: 'off',
    })
  })

  test('W-20 three tricks, or three points off, or three onto the own score', () => {
    const state = claimed([1, 4])
    const own = requireValue(state.tricksWon[0]) + requireValue(state.tricksWon[2])
    const tricks = choose(state, 'penaltyTricks').state
    expect(whist.viewFor(tricks, 0).forfeited).toEqual([0, 3])
    expect(marks(tricks)[0]).toBe(`0: ${Math.min(4, own + 3 - 6)} W-14`)
    expect(marks(choose(state, 'penaltyOff').state)[0]).toBe('1: -3 W-20')
    expect(marks(choose(state, 'penaltyOnto').state)[0]).toBe('0: 3 W-20')
  })

  test('W-20 no more points are taken off than there are', () => {
    expect(marks(choose(claimed([0, 1]), 'penaltyOff').state)[0]).toBe('1: -1 W-20')
    expect(marks(choose(claimed([0, 0]), 'penaltyOff').state)[0]).not.toContain('W-20')
  })

  test('W-20 the revokers cannot win the game in that deal: they may come to four', () => {
    const told = markClubDeal([0, 3], 5, {
      tricks: [4, 9],
      honours: [0, 4],
      penalties: [],
      revoked: [false, true],
    })
    expect(told.map(({ seat, points }) => [seat, points])).toEqual([[1, 1]])
  })

  test('W-20 a revoke may be mended until the trick is turned and quitted', () => {
    for (const state of [after(next(openPartie([0, 0], LAX_SHORT), ROUND), 'AS 2H'), unturned()]) {
      expect(whist.findBreach(state, 1, { do: 'mend' })).toBeNull()
      expect(whist.legalActions(state, 1)).toContainEqual({ do: 'mend' })
      expect(whist.seatsToAct(state)).toContain(1)
      expect(whist.findBreach(state, 3, { do: 'mend' })).toEqual({
        rule: 'W-20',
        why: 'nothingToMend',
      })
    }
    expect(whist.findBreach(quitted(), 1, { do: 'mend' })).toMatchObject({ why: 'nothingToMend' })
    expect(breach(unturned(), 0, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'notNow' })
  })

  test('W-20 who mends takes the card up, and those after it theirs, and must follow', () => {
    const { state, events } = done(unturned(), 1, { do: 'mend' })
    expect(events).toEqual([{ did: 'mended', seat: 1, back: [[], ['2H'], ['4S'], ['3S']] }])
    expect(state.tricks).toEqual([{ leader: 0, cards: ['AS'], winner: null }])
    expect(state.tricksWon).toEqual([0, 0, 0, 0])
    expect(whist.seatToPlay(state)).toBe(1)
    expect(playable(state).toSorted()).toEqual(['5S', '9S', 'KS'])
    expect(breach(state, 1, '2H')).toEqual({ rule: 'W-4', why: 'mustFollow' })
    const on = after(state, '5S')
    expect(playable(on)).toHaveLength(13)
    expect(whist.viewFor(after(on, 'QS 3S 2S'), 0).claims).toEqual([])
  })

  test('W-20 the card taken up was seen, and every player remembers it', () => {
    const { state } = done(unturned(), 1, { do: 'mend' })
    expect(whist.viewFor(state, 0).seen).toEqual([[], ['2H'], ['4S'], ['3S']])
    const on = after(state, '5S 4S 3S')
    expect(whist.viewFor(on, 3).seen).toEqual([[], ['2H'], [], []])
    for (const eye of [0, 2, 3] as const)
      for (let n = 1; n <= 10; n += 1) {
        const one = ai.sampleState(whist.viewFor(on, eye), chance(n))
        if (one.phase !== 'play') throw new Error('another phase')
        expect(one.hands[1]).toContain('2H')
        expect(whist.viewFor(one, eye)).toEqual(whist.viewFor(on, eye))
      }
  })

  test('W-20 the computer players mend, and choose what is best at the score', () => {
    const book = (state: DealtState, seat: Seat) =>
      ai.chooseByBook(whist.viewFor(state, seat), whist.legalActions(state, seat))
    expect(book(unturned(), 1)).toEqual({ do: 'mend' })
    // three points are the game
    const state = claimed([2, 4])
    const values = requireValue(
      ai.evaluateActions(
        whist.viewFor(state, 0),
        whist.legalActions(state, 0),
        { samples: 10, usesInference: false },
        chance(1),
      ) ?? undefined,
    )
    const worth = (word: string) =>
      requireValue(values.find(({ action }) => action.do === word)).equity
    expect(values.find(({ action }) => action.do === 'penaltyOnto')?.chance).toBe(1)
    expect(worth('penaltyOff')).toBeLessThan(worth('penaltyOnto'))
    expect(worth(book(state, 0)?.do ?? '')).toBe(Math.max(...values.map(({ equity }) => equity)))
  })

  test('W-20 without irregularities nothing is mended, and the count of the source knows no mending', () => {
    const table = after(
      next(openPartie([0, 0], { ...PLAIN, irregularities: true }), ROUND),
      'AS 2H',
    )
    expect(whist.findBreach(table, 1, { do: 'mend' })).toMatchObject({ why: 'nothingToMend' })
  })
})

describe('W-21 cutting', () => {
  test('W-21 the ace is the lowest: it deals, and plays with the next lowest', () => {
    expect(whist.seatingByDraw?.(hand('2S AH 9C KD'), SHORT)).toEqual([3, 0, 2, 1])
    expect(whist.dealerByCut(hand('KS 2H QS AD'), LONG)).toBe(3)
    expect(whist.dealerByCut(hand('KS 2H QS AD'), PLAIN)).toBeNull()
    expect(whist.dealerByCut(hand('AS KS QS JS'), { ...SHORT, partners: 'fixed' })).toBe(0)
  })

  test('W-21 the lowest chooses the seats: the highest is elder, on the left of the dealer', () => {
    const drawn = hand('5S QH 9C AD')
    const seats = requireValue(whist.seatingByDraw?.(drawn, SHORT) ?? undefined)
    const row = seats.map((place) => requireValue(drawn[place]))
    expect(row).toEqual(['QH', '5S', '9C', 'AD'])
    expect(whist.dealerByCut(row, SHORT)).toBe(3)
  })

  test('W-21 equal cards are drawn again', () => {
    expect(whist.seatingByDraw?.(hand('AS AH 9C KD'), SHORT)).toBeNull()
  })
})
