// The odds of a hand: what the old books print, what a plain count of every hand finds, and what
// must hold of any hand.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { numberingFor } from '../../../src/main/engine/games/ecarte/ai/bits.ts'
import {
  type DealtHandOdds,
  dealtHandOdds,
  handOdds,
} from '../../../src/main/engine/games/ecarte/ai/book-advice.ts'
import {
  countChoices,
  buildClasses,
} from '../../../src/main/engine/games/ecarte/ai/card-classes.ts'
import {
  atLeast,
  countApart,
  countTricks,
} from '../../../src/main/engine/games/ecarte/ai/count-tricks.ts'
import { countingInput, knowledgeFrom } from '../../../src/main/engine/games/ecarte/ai/knowledge.ts'
import { afterLead, tricksOfLeader } from '../../../src/main/engine/games/ecarte/ai/solve.ts'
import {
  type DealtState,
  type InDealState,
  ECARTE_PACK,
} from '../../../src/main/engine/games/ecarte/state.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import {
  type Card,
  type Suit,
  SUITS,
  cardIn,
  requireValue,
  rankOf,
  suitOf,
} from '../../../src/shared/card.ts'
import type { Odds } from '../../../src/shared/coach.ts'
import type { EcarteAction, EcarteView } from '../../../src/shared/games/ecarte.ts'
import { chance } from '../chance.ts'
import { plainHandOdds, plainOdds, plainTricks } from './plain.ts'
import { onTurn, somePositions } from './positions.ts'
import { type Preset, PLAY_OUT, after, begin, hand, openPartie } from './table.ts'
import { listBits, suitNumber } from '../../../src/main/engine/ai/cards.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'

/** C(26,5) */
const HANDS = 65_780

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A hand and the turn-up. */
const someHand = (random: Random): { readonly cards: readonly Card[]; readonly turnUp: Card } => {
  const [turnUp, ...rest] = shuffle(ECARTE_PACK, random)
  return { cards: rest.slice(0, 5), turnUp: requireValue(turnUp) }
}

// Foster's Complete Hoyle, 1897, figures by Mossop: hands to be played without proposing
describe('the hands of Foster’s Complete Hoyle', () => {
  const FOSTER = [
    ['H', '7H KC QC JC 7S', 44_724],
    ['H', '7H 8H KS 7S 7D', 46_039],
    ['D', '7D 8D 8C 7C KH', 45_374],
    ['D', '7D 8D JS AS 8H', 44_766],
    ['H', '7H 8H KS AD 9C', 44_034],
  ] as const

  test.each(FOSTER)(
    'J-b J-c L-0 trumps %s: %s makes the point in %i of 65,780, whatever trump is turned',
    (trump, text, wins) => {
      const trumps = removeCards(ECARTE_PACK, hand(text)).filter((card) => suitOf(card) === trump)
      for (const turnUp of trumps) {
        const { leads } = dealtHandOdds(hand(text), turnUp, 'elder')
        expect(Math.max(...Object.values(leads).map((tricks) => atLeast(tricks, 3))), turnUp).toBe(
          wins,
        )
      }
    },
  )

  test.each(FOSTER)(
    'trumps %s: against %s the dealer has few trumps as often as printed',
    (trump, text) => {
      const held = hand(text).filter((card) => suitOf(card) === trump).length
      expect(sum(dealersTrumps(text, trump).slice(0, 2))).toBe(held === 1 ? 44_574 : 50_274)
      expect(sum(dealersTrumps(text, trump))).toBe(HANDS)
    },
  )

  /** In how many hands the dealer has 0, 1 … 5 trumps, by the classes that the count goes by. */
  function dealersTrumps(text: string, trump: Suit): readonly number[] {
    const number = numberingFor(trump)
    const own = number.toSet(hand(text))
    const turnUp = number.toBit(
      requireValue(removeCards(ECARTE_PACK, hand(text)).find((card) => suitOf(card) === trump)),
    )
    const known = { own, may: ~(own | (1 << turnUp)), sure: 0, others: 5 }
    const classes = buildClasses(known)
    const { without: choices } = countChoices(classes, known, () => 1, 0)
    // ways to hold this many trumps (first) and this many cards in all
    let ways = new Map([['0 0', 1]])
    choices.forEach((byCount, one) => {
      const more = new Map<string, number>()
      for (const [key, count] of ways)
        for (let cards = 0; cards <= 5; cards += 1) {
          const [trumps = 0, all = 0] = key.split(' ').map(Number)
          const next = `${trumps + ((classes.trumps >> one) & 1) * cards} ${all + cards}`
          more.set(next, (more.get(next) ?? 0) + count * (byCount[cards] ?? 0))
        }
      ways = more
    })
    return [0, 1, 2, 3, 4, 5].map((trumps) => ways.get(`${trumps} 5`) ?? 0)
  }
})

describe('a plain count of every hand finds the same', () => {
  const chances = chance(11)
  const some = Array.from({ length: LONG ? 500 : 25 }, () => someHand(chances))

  test.each(some.map(({ cards, turnUp }) => [cards.join(' '), turnUp] as const))(
    'E-20 to E-22 %s, %s turned up, in either seat and with every lead',
    (text, turnUp) => {
      const plain = plainHandOdds(hand(text), turnUp)
      expect(dealtHandOdds(hand(text), turnUp, 'elder')).toEqual(plain.elder)
      expect(dealtHandOdds(hand(text), turnUp, 'dealer')).toEqual({ ...plain.dealer, leads: {} })
    },
  )

  const PAIRS = LONG ? 100_000 : 3000

  test('E-20 to E-22 two known hands of one to five cards', () => {
    for (const { leader, other, trump, name } of somePairs(PAIRS, chance(12))) {
      const number = numberingFor(trump)
      const made = tricksOfLeader(number.toSet(leader), number.toSet(other), leader.length)
      expect(made, name).toBe(plainTricks(leader, other, trump))
    }
  })

  test.each([5, 4, 3, 2, 1])('E-20 to E-22 two known hands of %i and the lead to them', (count) => {
    for (const { leader, other, trump, name } of somePairs(PAIRS / 5, chance(12 + count), count)) {
      const number = numberingFor(trump)
      for (const lead of leader) {
        const bit = number.toBit(lead)
        const made = afterLead(
          number.toSet(leader) & ~(1 << bit),
          number.toSet(other),
          bit,
          count,
          -1,
          count + 1,
        )
        expect(made, `${lead} led from ${name}`).toBe(plainTricks(leader, other, trump, lead))
      }
    }
  })

  function* somePairs(pairs: number, random: Random, cards?: number) {
    for (let n = 0; n < pairs; n += 1) {
      const order = shuffle(ECARTE_PACK, random)
      const count = cards ?? 1 + random.nextInt(5)
      const [leader, other, trump] = [
        order.slice(0, count),
        order.slice(count, 2 * count),
        requireValue(SUITS[random.nextInt(4)]),
      ]
      yield {
        leader,
        other,
        trump,
        name: `${leader.join(' ')} against ${other.join(' ')}, trumps ${trump}`,
      }
    }
  }
})

/** The event that the seat on turn sees of an action. */
const oddsOf = (state: DealtState, action: EcarteAction): Odds | null =>
  handOdds(ecarte.viewFor(state, requireValue(ecarte.seatsToAct(state)[0])), action)
const playing = (state: DealtState, card: Card): Odds | null => oddsOf(state, { do: 'play', card })

describe('in the middle of a deal', () => {
  const MANY = LONG ? 15 : 1

  test.each([
    ['few cards left', 130, (view: EcarteView) => covered(view) < 4],
    ['four cards left', 40, (view: EcarteView) => covered(view) === 4],
    ['all five covered', 4, (view: EcarteView) => covered(view) === 5],
    [
      'a king announced that he still holds',
      30,
      (view: EcarteView) => covered(view) < 5 && holdsAnnounced(view),
    ],
    [
      'the same before he has played',
      3,
      (view: EcarteView) => covered(view) === 5 && holdsAnnounced(view),
    ],
  ])(
    'E-16 E-17 E-21 every card is counted over the hands that fit what the seat knows: %s',
    (_, count, wanted) => {
      const fits = (state: InDealState): boolean =>
        state.phase === 'play' && wanted(onTurn(state).view)
      for (const state of somePositions(count * MANY, chance(13), fits)) {
        const { view, legal } = onTurn(state)
        for (const action of legal)
          if (action.do === 'play')
            expect(handOdds(view, action), JSON.stringify({ action, view })).toEqual({
              ...plainOdds(view, action.card),
              majority: 3,
            })
      }
    },
  )

  /** Cards the other still holds. */
  const covered = ({ hands }: EcarteView): number =>
    requireValue(hands.find((cards): cards is number => typeof cards === 'number'))
  const holdsAnnounced = ({ king, eye, tricks, trump }: EcarteView): boolean =>
    king?.how === 'announced' &&
    king.seat !== eye &&
    !tricks.some(({ cards }) => cards.includes(cardIn('K', trump ?? 'S')))

  const ELDERS = { elder: 'KH QH JH 7D 8D', turnUp: '7S' } as const

  test('E-16 a king announced is held until it is played', () => {
    const announced = after(
      begin({ ...ELDERS, dealer: 'KS 9H KC QC JC' }),
      'stand',
      'dealer announces',
    )
    // four of the other 25; then three of the other 24
    expect(playing(announced, 'KH')?.hands).toBe(12_650)
    expect(playing(after(announced, 'play KH 9H'), 'QH')?.hands).toBe(2024)
  })

  test('E-17 a king not announced in time is not held', () => {
    const stood = after(begin({ ...ELDERS, dealer: 'KD 9H KC QC JC' }), 'stand')
    expect(playing(stood, 'KH')?.hands).toBe(HANDS)
    // elder's time is over with their lead, the dealer's with their first card: four of 24 either
    // way
    expect(playing(after(stood, 'play KH'), '9H')?.hands).toBe(10_626)
    expect(playing(after(stood, 'play KH 9H'), 'QH')?.hands).toBe(10_626)
  })

  test('E-18 who could end the partie with the king and does not has not got it', () => {
    const proposed = (preset: Preset, elders: number) =>
      oddsOf(after(begin({ preset, score: [elders, 0] }), 'propose'), { do: 'refuse' })?.hands
    // five of 25
    expect([proposed('club', 4), proposed('club', 3), proposed('classic', 4)]).toEqual([
      53_130,
      HANDS,
      HANDS,
    ])
  })

  test('E-5 a king turned up is nowhere else', () => {
    expect(oddsOf(begin({ turnUp: 'KS' }), { do: 'stand' })?.hands).toBe(HANDS)
  })

  test('E-21 read backwards: who threw a card away has neither the suit nor a trump', () => {
    const led = after(begin({ ...ELDERS, dealer: 'KD QD KC QC JC' }), 'stand', 'play KH KC')
    // four of six diamonds and seven clubs; elder's hearts cannot be taken any more
    expect(playing(led, 'QH')).toEqual({ hands: 715, majority: 3, tricks: expect.anything() })
    expect(playing(led, 'QH')?.tricks.slice(0, 3)).toEqual([0, 0, 0])
  })

  test('E-15 standing and refusing are the hand as dealt, and elder has their best single lead', () => {
    const state = begin({ elder: '7H KC QC JC 7S', dealer: '8H 9H 8C 8S 8D', turnUp: 'QH' })
    const { leads } = dealtHandOdds(hand('7H KC QC JC 7S'), 'QH', 'elder')
    expect(oddsOf(state, { do: 'stand' })).toEqual({
      hands: HANDS,
      majority: 3,
      tricks: leads['KC'],
    })
    expect(atLeast(leads['KC'] ?? [], 3)).toBe(44_724)
    const { tricks } = dealtHandOdds(hand('8H 9H 8C 8S 8D'), 'QH', 'dealer')
    expect(oddsOf(after(state, 'propose'), { do: 'refuse' })).toEqual({
      hands: HANDS,
      majority: 3,
      tricks,
    })
  })

  test('E-16 announcing the king keeps the best card for later', () => {
    const state = after(
      begin({ elder: 'KS QS KH QH JH', dealer: 'KD QD KC QC JC', turnUp: '7S' }),
      'stand',
    )
    const byCard = hand('KS QS KH QH JH').map((card) =>
      atLeast(playing(state, card)?.tricks ?? [], 3),
    )
    expect(atLeast(oddsOf(state, { do: 'announceKing' })?.tricks ?? [], 3)).toBe(
      Math.max(...byCard),
    )
  })

  test('E-8 nothing can be counted where cards are still to be bought, or outside a deal', () => {
    const state = begin()
    expect(oddsOf(state, { do: 'propose' })).toBeNull()
    expect(oddsOf(after(state, 'propose'), { do: 'accept' })).toBeNull()
    expect(oddsOf(after(state, 'propose', 'accept'), { do: 'discard', cards: ['7D'] })).toBeNull()
    expect(handOdds(ecarte.viewFor(openPartie(), 0), { do: 'stand' })).toBeNull()
    expect(handOdds(ecarte.viewFor(after(state, ...PLAY_OUT), 0), { do: 'stand' })).toBeNull()
    expect(handOdds(ecarte.viewFor(state, 'onlooker'), { do: 'stand' })).toBeNull()
  })
})

describe('whatever the cards are', () => {
  const seeds = fc.integer({ min: 1, max: 2 ** 30 })

  /** The same with the suits called otherwise. */
  function renamed(cards: readonly Card[], suits: readonly Suit[]): readonly Card[] {
    return cards.map((card) => cardIn(rankOf(card), requireValue(suits[suitNumber(suitOf(card))])))
  }

  const rows = ({ tricks, leads }: DealtHandOdds): readonly (readonly number[])[] => [
    tricks,
    ...Object.values(leads),
  ]

  test('every hand of the other is counted once, for the hand and for every lead', () => {
    const property = fc.property(seeds, fc.constantFrom('elder', 'dealer'), (seed, part) => {
      const { cards, turnUp } = someHand(chance(seed))
      const counted = dealtHandOdds(cards, turnUp, part)
      expect(counted.hands).toBe(HANDS)
      for (const tricks of rows(counted)) {
        expect(tricks).toHaveLength(6)
        expect(tricks.every((hands) => Number.isInteger(hands) && hands >= 0)).toBe(true)
        expect(sum(tricks)).toBe(HANDS)
      }
      expect(Object.keys(counted.leads).toSorted()).toEqual(
        part === 'elder' ? cards.toSorted() : [],
      )
    })
    fc.assert(property, { numRuns: LONG ? 2000 : 60, seed: 1 })
  })

  test('no fixed lead makes more than the lead chosen again against every hand', () => {
    const property = fc.property(seeds, (seed) => {
      const { cards, turnUp } = someHand(chance(seed))
      const { tricks, leads } = dealtHandOdds(cards, turnUp, 'elder')
      for (const lead of Object.values(leads))
        for (const least of [1, 2, 3, 4, 5])
          expect(atLeast(lead, least)).toBeLessThanOrEqual(atLeast(tricks, least))
    })
    fc.assert(property, { numRuns: LONG ? 2000 : 60, seed: 2 })
  })

  test('E-1 the suits are alike: called otherwise, trumps among them, nothing changes', () => {
    const suits = fc.shuffledSubarray([...SUITS], { minLength: 4, maxLength: 4 })
    const property = fc.property(
      seeds,
      suits,
      fc.constantFrom('elder', 'dealer'),
      (seed, called, part) => {
        const { cards, turnUp } = someHand(chance(seed))
        const [top] = renamed([turnUp], called)
        const one = dealtHandOdds(cards, turnUp, part)
        const two = dealtHandOdds(renamed(cards, called), requireValue(top), part)
        expect(two.tricks).toEqual(one.tricks)
        for (const [place, card] of renamed(cards, called).entries())
          expect(two.leads[card]).toEqual(one.leads[requireValue(cards[place])])
      },
    )
    fc.assert(property, { numRuns: LONG ? 2000 : 60, seed: 3 })
  })

  test('the order in which the cards are held changes nothing', () => {
    const { cards, turnUp } = someHand(chance(14))
    for (const part of ['elder', 'dealer'] as const)
      expect(dealtHandOdds(cards.toReversed(), turnUp, part)).toEqual(
        dealtHandOdds(cards, turnUp, part),
      )
  })

  test('hands with a card and hands without it are all hands, and holding it is the card being sure', () => {
    let apart = 0
    for (const state of someDealsOn(LONG ? 1000 : 60)) {
      const sight = knowledgeFrom(onTurn(state).view)
      if (sight === null) throw new Error('no sight in a deal')
      const { known, moment } = countingInput(sight)
      const every = countTricks(known, moment)
      for (const bit of listBits(known.may & ~known.sure).slice(0, 3)) {
        const split = countApart(known, moment, bit, () => 1)
        const both = (one: readonly number[], two: readonly number[]) =>
          one.map((hands, n) => hands + (two[n] ?? 0))
        expect(split.without.hands + split.holding.hands).toBe(every.hands)
        expect(both(split.without.tricks, split.holding.tricks)).toEqual(every.tricks)
        const sure = { ...known, may: known.may & ~(1 << bit), sure: known.sure | (1 << bit) }
        if (known.others > listBits(known.sure).length)
          expect(split.holding).toEqual(countTricks(sure, moment))
        apart += 1
      }
    }
    expect(apart).toBeGreaterThan(100)
  })

  test('a card on the table counts as the same card about to be led', () => {
    for (const state of someDealsOn(LONG ? 1000 : 60)) {
      const sight = knowledgeFrom(onTurn(state).view)
      if (sight === null) throw new Error('no sight in a deal')
      const { known, moment } = countingInput(sight)
      if (moment.at !== 'lead') continue
      for (const [lead, tricks] of countTricks(known, moment).byCard) {
        const led = countTricks(known, { at: 'led', lead })
        expect([led.tricks, [...led.byCard]]).toEqual([tricks, [[lead, tricks]]])
      }
    }
  })

  /** Moments of random deals. */
  const someDealsOn = (count: number) =>
    somePositions(count, chance(15), ({ phase }) => phase === 'play')
})
