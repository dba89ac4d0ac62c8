// Cards of a hand that do the same: none of another hand, and none on the table, stands between.
import { describe, expect, test } from 'vitest'
import { NUMBERING } from '../../../src/main/engine/games/whist/ai/policy.ts'
import {
  SCOTCH_WHIST_PACK,
  heightUnder,
} from '../../../src/main/engine/games/scotch-whist/state.ts'
import { bookCard } from '../../../src/main/engine/trick-ai/book.ts'
import type { Determinization, Knowledge } from '../../../src/main/engine/trick-ai/knowledge.ts'
import { sampleLikelyDeals } from '../../../src/main/engine/trick-ai/likelihood.ts'
import {
  type Form,
  type TrickPosition,
  cardsIn,
  clonePosition,
  emptyPosition,
  handIndex,
  playCode,
  turnIn,
} from '../../../src/main/engine/trick-ai/position.ts'
import { solvePosition } from '../../../src/main/engine/trick-ai/solve.ts'
import { isEquivalent } from '../../../src/main/engine/trick-ai/unseen.ts'
import {
  type Numbering,
  bitOf,
  codeSuit,
  createNumbering,
  readAt,
  suitNumber,
} from '../../../src/main/engine/ai/cards.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { shuffle } from '../../../src/main/engine/random.ts'
import { chance } from '../chance.ts'
import { hand } from '../whist/table.ts'

/** Clubs are trumps. */
const whist = (): Form => ({
  seats: 4,
  trump: suitNumber('C'),
  trick: 1,
  values: new Int32Array(64),
})
const SCOTCH = createNumbering(SCOTCH_WHIST_PACK, heightUnder('C'))
/** SW-4: the knave of trumps counts eleven, the ten ten, ace, king and queen four, three and two. */
function scotch(): Form {
  const values = new Int32Array(64)
  const points = { '10C': 10, AC: 4, KC: 3, QC: 2, JC: 11 } as const
  for (const card of hand('10C AC KC QC JC'))
    values[SCOTCH.toCode(card)] = points[card as keyof typeof points]
  return { seats: 4, trump: suitNumber('C'), trick: 0, values }
}

/** A position with these hands, seat 0 to lead. */
function lay(form: Form, numbering: Numbering, hands: readonly string[]): TrickPosition {
  const laid = hands.map((cards) => hand(cards))
  const position = emptyPosition(form, requireValue(laid[0]).length, 0)
  laid.forEach((cards, seat) => {
    for (const code of cards.map(numbering.toCode)) {
      const [place, suit] = [handIndex(seat, codeSuit(code)), codeSuit(code)]
      position.hands[place] = readAt(position.hands, place) | bitOf(code)
      position.left[suit] = readAt(position.left, suit) | bitOf(code)
    }
  })
  return position
}

function after(position: TrickPosition, played: string, { toCode } = NUMBERING): TrickPosition {
  for (const card of hand(played)) playCode(position, toCode(card))
  return position
}

describe('W-4 second hand', () => {
  test('takes a led ten with the queen: the nine below it is not the same', () => {
    // ace, king and knave of spades are gone
    const position = lay(whist(), NUMBERING, ['10S 2H', 'QS 9S', '8S 3H', '7S 4H'])
    expect(NUMBERING.toCard(bookCard(after(position, '10S')))).toBe('QS')
  })

  test('takes a led ten with the knave, the lowest of three of which all do the same', () => {
    const position = lay(whist(), NUMBERING, ['10S 2H 3H', 'KS QS JS', '8S 3D 5H', '7S 4H 6H'])
    expect(NUMBERING.toCard(bookCard(after(position, '10S')))).toBe('JS')
  })

  test('does not go below the led card from a sequence above it', () => {
    const position = lay(whist(), NUMBERING, ['JS 2H 3H', 'KS QS 10S', '8S 3D 5H', 'AS 4H 6H'])
    expect(NUMBERING.toCard(bookCard(after(position, 'JS')))).toBe('QS')
  })
})

describe('two cards of a hand', () => {
  const same = (position: TrickPosition, two: string, numbering = NUMBERING): boolean => {
    const [a = 0, b = 0] = hand(two).map(numbering.toCode)
    const seat = turnIn(position)
    expect(isEquivalent(position, seat, b, a)).toBe(isEquivalent(position, seat, a, b))
    return isEquivalent(position, seat, a, b)
  }

  test('are the same with nothing between, and not with a card of another hand between', () => {
    const position = lay(whist(), NUMBERING, ['QS 9S', '10S 2H', '8S 3H', '7S 4H'])
    expect([same(position, 'QS QS'), same(position, 'QS 9S')]).toEqual([true, false])
    expect(same(lay(whist(), NUMBERING, ['QS 9S', '8S 2H']), 'QS 9S')).toBe(true)
  })

  test('are not the same with a card on the table between, until that trick is over', () => {
    const hands = ['10S 2H 5D', 'QS 9S 7D', '8S 3H 8D', '7S 4H 9D']
    const position = after(lay(whist(), NUMBERING, hands), '10S')
    expect(same(position, 'QS 9S')).toBe(false)
    expect(
      same(after(lay(whist(), NUMBERING, ['10S 2H', 'QS 9S 7D', '8S', '7S']), '2H'), 'QS 9S'),
    ).toBe(false)
    const later = after(lay(whist(), NUMBERING, ['10S 2H', 'JS 3H', 'QS 9S 4H']), '10S JS')
    expect(same(later, 'QS 9S')).toBe(false)
  })

  test('SW-4 are not the same if they count differently', () => {
    const position = lay(scotch(), SCOTCH, ['AC KC 9C 8C', '6C', '7C', '6D'])
    expect(same(position, 'AC KC', SCOTCH)).toBe(false)
    expect(same(position, '9C 8C', SCOTCH)).toBe(true)
  })
})

describe.each([
  ['W-4', whist, NUMBERING, '2345678910JQKA'],
  ['SW-4', scotch, SCOTCH, '678910JQKA'],
] as const)('%s cards taken for the same', (_, form, numbering, ranks) => {
  test('have the same value in every deal, at any place of a trick', () => {
    const random = chance(74)
    const pack = hand(
      (ranks.match(/10|./gu) ?? []).flatMap((rank) => [`${rank}S`, `${rank}C`]).join(' '),
    )
    let pairs = 0
    for (let n = 0; n < 400; n += 1) {
      const cards = shuffle(pack, random)
      const hands = [0, 1, 2, 3].map((seat) => cards.slice(4 * seat, 4 * seat + 4).join(' '))
      const position = lay(form(), numbering, hands)
      for (let played = random.nextInt(10); played > 0; played -= 1)
        playCode(position, bookCard(position))
      const seat = turnIn(position)
      const own = cardsIn(position, seat)
      const valueOf = (code: number): number => {
        const next = clonePosition(position)
        playCode(next, code)
        return readAt(next.gains, 0) + solvePosition(next)
      }
      for (const [place, a] of own.entries())
        for (const b of own.slice(place + 1))
          if (isEquivalent(position, seat, a, b)) {
            pairs += 1
            expect(valueOf(a)).toBe(valueOf(b))
          }
    }
    expect(pairs).toBeGreaterThan(100)
  })
})

describe('W-13 evidence', () => {
  /** The share of the deals in which seat 1, who played the nine to a led ten, has the queen. */
  function shareOfQueen(lead: string, reply: string): number {
    const [here, there] = [
      ['2H', 'QS', '3H', '4H'],
      ['2H', '3H', 'QS', '4H'],
    ].map((hands): Determinization => {
      const start = lay(whist(), NUMBERING, [
        `${hands[0]} ${lead}`,
        `${hands[1]} ${reply}`,
        ...hands.slice(2).map((card, place) => `${card} ${place + 7}S`),
      ])
      return { start: start.hands, hands: lay(whist(), NUMBERING, hands).hands, waiting: [] }
    })
    const start = lay(whist(), NUMBERING, [`2H ${lead}`, `3H ${reply}`, 'QS 7S', '4H 8S'])
    const position = after(clonePosition(start), `${lead} ${reply} 7S 8S`)
    const toCode = (card: string) => NUMBERING.toCode(requireValue(hand(card)[0]))
    const knowledge: Knowledge = {
      ...{ seat: 3, position, start, isOpen: false },
      past: [lead, reply].map((card, seat) => ({ seat, code: toCode(card) })),
      sampleHands: (random) => requireValue(random.nextInt(2) === 0 ? here : there),
    }
    const deals = sampleLikelyDeals(knowledge, 400, chance(75))
    return deals.filter((deal) => deal === here).length / deals.length
  }

  test('a nine on a led ten speaks against a queen in the same hand, for it could have taken it', () => {
    // next to the ten as to the eight: but on the eight the nine takes the trick as well
    expect(shareOfQueen('10S', '9S')).toBeLessThan(0.45)
    expect(shareOfQueen('8S', '9S')).toBeGreaterThan(0.45)
  })
})
