// The letter of the law of lots and deals: the refused ones, and all that is heard of slips (H-1 …
// H-5, H-23, H-27).
import { describe, expect, test } from 'vitest'
import type { Deal, DealSlips } from '../../../src/main/engine/games/game.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import type { HundertspielOptions } from '../../../src/main/engine/games/hundertspiel/options.ts'
import { HUNDERTSPIEL_PACK } from '../../../src/main/engine/games/hundertspiel/state.ts'
import type { Random } from '../../../src/main/engine/random.ts'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import { after, begin, dealOf, of, openPartie, optionsOf, told } from './table.ts'

const over = hundertspiel.giveUp(begin(), 0, 'partie').state
const settled = hundertspiel.giveUp(begin(), 0, 'deal').state

describe('H-2 lots', () => {
  const seats = (...drawn: readonly Card[]) => hundertspiel.seatingByDraw?.(drawn, optionsOf())

  test('H-2 the second highest sits opposite the highest, whichever place they drew from', () => {
    expect(seats('A-SP', 'K-CO', 'C-DE', 'B-BA')).toEqual([0, 2, 1, 3])
    expect(seats('B-BA', 'C-DE', 'K-CO', 'A-SP')).toEqual([3, 1, 2, 0])
  })

  test('H-2 lots are cards of the pack, one for each player, of different suits and ranks', () => {
    expect(seats('K-CO', 'K-SP', 'B-BA', '7-DE')).toBeNull()
    expect(seats('K-CO', '10-CO', 'B-BA', '7-DE')).toBeNull()
    expect(seats('A-SP', 'K-CO', 'C-DE')).toBeNull()
    expect(seats('A-SP', 'K-CO', 'C-DE', 'B-BA', 'A-CO')).toBeNull()
    expect(seats('KS', '10H', '9D', '8C')).toBeNull()
    expect(
      hundertspiel.seatingByDraw?.(['A-SP', 'K-SP', 'C-DE'], optionsOf({ players: 3 })),
    ).toBeNull()
  })

  test('H-3 no suit is kept of a card that is not of the pack', () => {
    const strange: readonly Card[] = ['KH', 'QS', 'JD', 'AC']
    expect(() => hundertspiel.startPartie(optionsOf(), [], undefined, strange)).toThrow(
      'KH is no card of this pack',
    )
  })
})

describe('H-4 the deal', () => {
  test.each([
    [{}, null],
    [{ trumpBy: 'cut' }, '6-BA'],
    [{ scat: true, trumpBy: 'cut' }, null],
    [{ players: 3 }, '6-BA'],
    [{ players: 3, scat: true }, null],
  ] as const)('H-3 of %o the bottom card is turned or not: %s', (options, turnUp) => {
    const given = hundertspiel.distributeCards(optionsOf(options), HUNDERTSPIEL_PACK, 2, 'usual')
    expect(given).toMatchObject({ dealer: 2, packets: 'usual', turnUp })
  })

  test('H-4 the cards lie in the hands, nothing has been said or counted, and forehand is asked', () => {
    const { state, events } = hundertspiel.startDeal(openPartie(), dealOf())
    const hands = ['SP', 'CO', 'DE', 'BA'].map((suit) =>
      HUNDERTSPIEL_PACK.filter((card) => card.endsWith(suit)),
    )
    expect(events).toEqual([
      { did: 'dealt', dealer: 3, hands, turnUp: null, scat: null, trump: 'BA' },
    ])
    expect(state).toEqual({
      options: optionsOf(),
      score: [0, 0],
      deals: 1,
      suits: ['SP', 'CO', 'DE', 'BA'],
      phase: 'laying',
      asks: 0,
      markers: [0, 0, 0, 0],
      markersBefore: [0, 0, 0, 0],
      dealer: 3,
      turnUp: null,
      trump: 'BA',
      hands,
      sitting: { dealt: 1, end: null, announcedBy: null, won: [0, 0] },
      tricks: [],
      tricksWon: [0, 0, 0, 0],
      scat: [],
      bids: [],
      passed: [],
      buyer: null,
      hasAsked: null,
      undertaking: null,
      announcements: [],
      exposed: null,
      taken: [0, 0],
      marks: [],
      isOldAndNew: false,
      decision: null,
      next: [0, 0],
    })
  })

  test('H-21 old and new begins with a side in the nineties, not with one that has overlooked its hundred', () => {
    const begun = (score: number) =>
      begin({ options: { declareOut: 'manual' }, score: [score, 60] })
    expect([89, 90, 99, 100, 120].map((score) => begun(score).isOldAndNew)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  test('H-4 the first dealer is drawn for; no player deals in the middle of a deal, or when the partie is over', () => {
    expect(hundertspiel.nextDealer(openPartie())).toBeNull()
    expect(hundertspiel.nextDealer(settled)).toBe(0)
    expect(hundertspiel.findDealBreach(begin(), dealOf({ dealer: 0 }))).toEqual({
      rule: 'H-4',
      why: 'dealUnfinished',
    })
    expect(hundertspiel.findDealBreach(over, dealOf({ dealer: 0 }))).toEqual({
      rule: 'H-19',
      why: 'partieOver',
    })
    expect(hundertspiel.findDealBreach(settled, dealOf({ dealer: 1 }))).toEqual({
      rule: 'H-4',
      why: 'wrongDealer',
    })
    const three = { options: { players: 3 } } as const
    const fourth: Deal = { ...dealOf(three), dealer: 3 }
    expect(hundertspiel.findDealBreach(openPartie(three), fourth)).toEqual({
      rule: 'H-4',
      why: 'wrongDealer',
    })
  })

  test.each([
    [{}, 'H-4'],
    [{ scat: true }, 'H-23'],
    [{ players: 3 }, 'H-27'],
    [{ players: 3, scat: true }, 'H-27'],
  ] as const)('H-4 H-23 H-27 a deal of %o that is none is refused by %s', (options, rule) => {
    const given = dealOf({ options })
    const because = (changed: Partial<Deal>) =>
      hundertspiel.findDealBreach(openPartie({ options }), { ...given, ...changed })
    expect(because({})).toBeNull()
    expect(because({ packets: 'other' })).toEqual({ rule, why: 'wrongPackets' })
    expect(because({ talon: [...given.talon, 'A-SP'] })).toEqual({ rule, why: 'wrongTalon' })
    expect(because({ hands: given.hands.slice(1) })).toEqual({ rule, why: 'wrongHands' })
    expect(because({ hands: given.hands.with(0, []) })).toEqual({ rule, why: 'wrongHands' })
    const twice = given.hands.with(
      0,
      requireValue(given.hands[0]).with(0, requireValue(given.hands[1]?.[0])),
    )
    expect(because({ hands: twice })).toEqual({ rule: 'H-1', why: 'wrongCards' })
  })

  test('H-23 every card of the scat is known to the dealer', () => {
    const options = { scat: true } as const
    const given = dealOf({ options })
    const hidden = hundertspiel.findDealBreach(openPartie({ options }), {
      ...given,
      talon: given.talon.with(0, null),
    })
    expect(hidden).toEqual({ rule: 'H-1', why: 'wrongCards' })
  })
})

describe('H-5 what goes wrong in dealing', () => {
  const options = { irregularities: true } as const
  const start = { options, hands: ['', of('SP')], slips: { exposed: ['10-SP'], by: 3 } } as const
  const exposed = begin(start)

  test.each<[string, DealSlips]>([
    ['nothing', {}],
    ['a look by nobody at the table', { looked: 3 }],
    ['a look and a card', { looked: 1, exposed: ['A-SP'] }],
    ['a look by two', { looked: 1, by: 1 }],
    ['a look, and something else', { looked: 1, noticed: true }],
    ['a card, and something else', { exposed: ['A-SP'], by: 1, unseen: 0 }],
    ['no card', { exposed: [], by: 1 }],
    ['two cards', { exposed: ['A-SP', 'K-SP'], by: 1 }],
    ['a card of the scat', { exposed: ['9-BA'], by: 1 }],
    ['a card by nobody', { exposed: ['A-SP'] }],
    ['a card by nobody at the table', { exposed: ['A-SP'], by: 3 }],
  ])('H-5 one thing at a time goes wrong, by somebody at the table: not %s', (_, slips) => {
    const three = { options: { ...options, players: 3, scat: true }, scat: '9-BA' } as const
    const because = (wrong: DealSlips) =>
      hundertspiel.findDealBreach(openPartie(three), { ...dealOf(three), slips: wrong })
    expect([because({ looked: 2 }), because({ exposed: ['A-SP'], by: 2 })]).toEqual([null, null])
    expect(because(slips)).toEqual({ rule: 'H-5', why: 'wrongSlips' })
  })

  test('H-5 at a table where nothing goes wrong, no player looks and nothing is exposed', () => {
    const wrong = hundertspiel.findDealBreach(openPartie(), { ...dealOf(), slips: { looked: 1 } })
    expect(wrong).toEqual({ rule: 'H-5', why: 'wrongSlips' })
  })

  test('H-5 chance decides who looks beneath, or whose card is exposed, by the dealer or by another', () => {
    const falls = (
      rules: Partial<HundertspielOptions>,
      ...values: readonly number[]
    ): DealSlips | undefined => {
      const left = [...values]
      const random: Random = { nextInt: () => requireValue(left.shift()) }
      return hundertspiel.sampleMisdeal?.(
        openPartie({ options: rules }),
        dealOf({ options: rules }),
        random,
      ).slips
    }
    const often = { ...options, slipRate: 'often' } as const
    expect(falls(often, 0, 2, 0)).toEqual({ looked: 1 })
    expect(falls(often, 0, 2, 1, 10, 0)).toEqual({ exposed: ['K-CO'], by: 3 })
    expect(falls(often, 0, 2, 2, 10, 1)).toEqual({ exposed: ['K-CO'], by: 1 })
    expect(falls(often, 1)).toBeUndefined()
    expect(falls({ slipRate: 'often' })).toBeUndefined()
    expect(falls(options)).toBeUndefined()
  })

  test('H-5 the receiver of a card that the dealer exposed is asked, and all hear which it was', () => {
    expect(exposed).toMatchObject({
      phase: 'exposed',
      asks: 1,
      exposed: { seat: 1, rank: '10', suit: 'SP', by: 3 },
    })
    expect(exposed.passed).toEqual([])
    expect(hundertspiel.legalActions(exposed, 1)).toEqual([{ do: 'newDeal' }, { do: 'keep' }])
    expect(told(exposed, 'keep').events).toEqual([{ did: 'kept', seat: 1 }])
    expect(told(exposed, 'newDeal').events).toEqual([{ did: 'calledNewDeal', seat: 1 }])
    const { events } = hundertspiel.startDeal(openPartie(start), dealOf(start))
    expect(events).toEqual([
      { did: 'dealt', dealer: 3, hands: exposed.hands, turnUp: null, scat: null, trump: 'BA' },
      { did: 'exposed', seat: 1, by: 3, card: '10-SP' },
    ])
  })

  test('H-5 H-23 with a scat a card that is kept leads on to the bidding', () => {
    const scat = begin({
      ...start,
      options: { ...options, scat: true },
      hands: ['', of('SP', '10')],
    })
    expect(after(scat, 'keep')).toMatchObject({ phase: 'bidding', asks: 0, passed: [] })
  })

  test('H-4 all hear who looked beneath, and what they pay', () => {
    const looking = { options, slips: { looked: 1 } } as const
    const { state, events } = hundertspiel.startDeal(openPartie(looking), dealOf(looking))
    expect(events).toEqual([
      { did: 'lookedBeneath', seat: 1 },
      { did: 'paid', seat: 1, to: 0, markers: 1, rule: 'H-4' },
      { did: 'paid', seat: 1, to: 2, markers: 1, rule: 'H-4' },
    ])
    expect(state).toMatchObject({ phase: 'settled', passed: [] })
  })
})
