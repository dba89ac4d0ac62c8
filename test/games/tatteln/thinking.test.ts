// The numbers of the players agree with the rules: deals played out in numbers and by the rules end
// the same, and the last tricks are solved as by plain search.
import { describe, expect, test } from 'vitest'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import { cardCode, cardMask } from '../../../src/main/engine/games/tatteln/bits.ts'
import { cardPoints, lateTricks } from '../../../src/main/engine/games/tatteln/score.ts'
import {
  type DealtState,
  type PlayState,
  trumpOf,
} from '../../../src/main/engine/games/tatteln/state.ts'
import { evaluateActions } from '../../../src/main/engine/games/tatteln/ai/evaluate.ts'
import { matschInPoints } from '../../../src/main/engine/games/tatteln/ai/equity.ts'
import { tablesFor } from '../../../src/main/engine/games/tatteln/ai/tables.ts'
import {
  type Position,
  mayRob,
  newPosition,
  playCard,
  playableMask,
  robTurnUp,
} from '../../../src/main/engine/games/tatteln/ai/position.ts'
import { announceAll } from '../../../src/main/engine/games/tatteln/ai/announce-fast.ts'
import { Solver } from '../../../src/main/engine/games/tatteln/ai/solve.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import type { Card } from '../../../src/shared/card.ts'
import type { TattelnAction } from '../../../src/shared/games/tatteln.ts'
import { chance } from '../chance.ts'
import {
  type Start,
  ALL_ELDERS,
  DEALER,
  ELDER,
  begin,
  happened,
  openPartie,
  optionsWith,
  turnIn,
  untilTricks,
} from './table.ts'
import { countBits, lowestBit } from '../../../src/main/engine/ai/cards.ts'

function positionIn(state: PlayState): Position {
  const position = newPosition(tablesFor(state.options, trumpOf(state)))
  position.hands.set(state.hands.map(cardMask))
  position.talon.set(state.talon.map((card) => (card === null ? 0 : cardCode(card))))
  position.end = state.talon.length
  position.lies = state.lies === null ? -1 : cardCode(state.lies)
  position.canRob = state.turnUp !== null && !state.turnUp.startsWith('7')
  position.turn = turnIn(state)
  return position
}

/** Robs, announces the best first, and then plays a card: by the rules. */
function sayings(state: DealtState): readonly TattelnAction[] {
  const legal = tatteln.legalActions(state, turnIn(state))
  return legal.filter(({ do: word }) => word === 'rob')
}

const announcements = (state: DealtState): readonly (TattelnAction & { count: number })[] =>
  tatteln
    .legalActions(state, turnIn(state))
    .flatMap((one) => (one.do === 'announceSequence' || one.do === 'announceSet' ? [one] : []))

const order = ['A', 'K', 'Q', 'J', '10', '9', '8', '7']
const better =
  (trump: string | null) =>
  (a: TattelnAction & { count: number }, b: TattelnAction & { count: number }): number => {
    const at = (one: TattelnAction): number => order.indexOf('rank' in one ? one.rank : '')
    const isTrump = (one: TattelnAction): number => ('suit' in one && one.suit === trump ? 1 : 0)
    return b.count - a.count || at(a) - at(b) || isTrump(b) - isTrump(a)
  }

function compare(random: Random, options: NonNullable<Start['options']>): void {
  const open = openPartie({ options })
  const given = nextDeal(
    tatteln,
    optionsWith(options),
    open,
    { dealer: DEALER, packets: '2' },
    random,
  )
  let state: DealtState = tatteln.startDeal(open, given).state as PlayState
  const position = positionIn(state as PlayState)
  while (state.phase === 'play') {
    const robs = sayings(state)
    expect(mayRob(position)).toBe(robs.length > 0)
    if (robs[0] !== undefined && random.nextInt(2) === 0) {
      state = happened(state, robs[0]).state
      robTurnUp(position)
    }
    if (position.lead < 0) {
      const trump = trumpOf(state)
      for (;;) {
        const next = announcements(state).toSorted(better(trump))[0]
        if (next === undefined) break
        state = happened(state, next).state
      }
      announceAll(position)
    }
    const cards: readonly Card[] = tatteln
      .legalActions(state, turnIn(state))
      .flatMap((one) => (one.do === 'play' ? [one.card] : []))
    expect(playableMask(position)).toBe(cardMask(cards))
    const card: Card | undefined = cards[random.nextInt(cards.length)]
    if (card === undefined) throw new Error('no card')
    state = happened(state, card).state
    playCard(position, cardCode(card))
    const marked = [0, 1].map((seat) =>
      state.marks.reduce(
        (sum, one) => (one.seat === seat && one.rule === 'T-10' ? sum + one.points : sum),
        0,
      ),
    )
    expect([...position.extra]).toEqual(marked)
  }
  expect([...position.late]).toEqual([...lateTricks(state)])
  const [first, second] = cardPoints(state)
  expect((position.cards[0] ?? 0) + (position.cards[1] ?? 0) + 10).toBe(first + second)
}

describe('a deal in numbers', () => {
  test.each([
    {},
    { trump: false },
    { handSize: 9, diamondJack: true, turnUpDrawn: 'last' },
    { values: 'piquet', rob: 'free' },
    { matschTricks: 'nine', matschLoses: 'partie' },
  ] as const)('T-1 … T-11 it goes as by the rules: %o', (options) => {
    const random = chance(21)
    for (let deal = 0; deal < 150; deal += 1) compare(random, { target: 'taillen', ...options })
  })
})

/** The same by plain search. */
function plain(
  first: number,
  second: number,
  leader: 0 | 1,
  tables: ReturnType<typeof tablesFor>,
): number {
  if (first === 0) return 0
  const [own, other] = leader === 0 ? [first, second] : [second, first]
  let best = -Infinity
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const led = lowestBit(rest)
    const same = other & (tables.suits[led] ?? 0)
    let worst = Infinity
    for (let replies = same === 0 ? other : same; replies !== 0; replies &= replies - 1) {
      const card = lowestBit(replies)
      const isTaken = (((tables.beaters[led] ?? 0) >>> card) & 1) === 1
      const points =
        (tables.points[led] ?? 0) + (tables.points[card] ?? 0) + (countBits(first) === 1 ? 10 : 0)
      const winner: 0 | 1 = isTaken === (leader === 0) ? 1 : 0
      const [a, b] =
        leader === 0
          ? [first & ~(1 << led), second & ~(1 << card)]
          : [first & ~(1 << card), second & ~(1 << led)]
      const value = (winner === 0 ? points : -points) + plain(a, b, winner, tables)
      worst = Math.min(worst, leader === 0 ? value : -value)
    }
    best = Math.max(best, worst)
  }
  return leader === 0 ? best : -best
}

test.each([true, false])(
  'T-5, TA-8 the last tricks are reckoned as plain search does, trumps %s',
  (trump) => {
    const random = chance(5)
    const tables = tablesFor(optionsWith({ trump, diamondJack: true }), trump ? 'H' : null)
    for (let time = 0; time < 60; time += 1) {
      const cards = shuffle(
        Array.from({ length: 32 }, (_, code) => code),
        random,
      )
      const bits = (from: number): number =>
        cards.slice(from, from + 4).reduce((mask, code) => mask | (1 << code), 0)
      const leader = time % 2 === 0 ? 0 : 1
      const value = new Solver(tables, { matsch: [0, 0], announces: null }).solveLead(
        bits(0),
        bits(4),
        leader,
      )
      expect(value).toBe(plain(bits(0), bits(4), leader, tables))
    }
  },
)

describe('T-12 what the Matsch is worth to a player', () => {
  /**
   * Before the last trick, which elder makes; the dealer has made the one in this place, or none.
   */
  function worthOf(options: NonNullable<Start['options']>, place: number | null) {
    const last = untilTricks(begin({ ...ALL_ELDERS, options }), 15)
    const tricks = last.tricks.map(
      (trick, at) => ({ ...trick, winner: at === place ? DEALER : ELDER }) as const,
    )
    const view = tatteln.viewFor({ ...last, tricks }, ELDER)
    const [worth] = evaluateActions(
      view,
      tatteln.legalActions(last, ELDER),
      { samples: 8, usesInference: true },
      chance(3),
    )
    if (worth === undefined || worth.chance === null) throw new Error('nothing to play')
    return { chance: worth.chance, equity: worth.equity }
  }

  test('T-12 where it loses the partie, who makes it has won', () => {
    expect(worthOf({ matschLoses: 'partie' }, null)).toMatchObject({ chance: 1, equity: 2 })
    const { chance: likely, equity } = worthOf({}, null)
    expect(likely).toBeLessThan(0.8)
    expect(equity).toBeCloseTo(2 * likely, 9)
  })

  test('T-12 the ninth trick from the end saves from it only where it is agreed', () => {
    for (const matschLoses of ['cards', 'partie'] as const) {
      const saved = worthOf({ matschTricks: 'nine', matschLoses }, 7)
      expect(saved.equity).toBeCloseTo(2 * saved.chance - 1, 9)
      expect(saved.chance).toBeLessThan(0.8)
      const lost = worthOf({ matschTricks: 'talon', matschLoses }, 7)
      expect(lost.equity).toBeCloseTo(2 * lost.chance, 9)
    }
  })

  test('T-12 in points the loss of the partie costs the side more that would have won it', () => {
    const at = (matschLoses: 'cards' | 'partie', own: number, other: number): number =>
      matschInPoints(optionsWith({ matschLoses }), own, other, 2)
    expect(at('cards', 300, 100)).toBe(at('cards', 100, 300))
    expect(at('partie', 300, 100)).toBeGreaterThan(at('partie', 100, 300))
    expect(at('partie', 100, 300)).toBeGreaterThan(at('cards', 100, 300))
    // the solver remembers whole points
    for (const own of [0, 90, 210, 470]) expect(Number.isInteger(at('cards', own, 300))).toBe(true)
  })
})
