// Cards, lots, trumps and the deal (H-1 … H-5).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import type { HundertspielOptions } from '../../../src/main/engine/games/hundertspiel/options.ts'
import { HUNDERTSPIEL_PACK, height } from '../../../src/main/engine/games/hundertspiel/state.ts'
import type { Card } from '../../../src/shared/card.ts'
import { chance } from '../chance.ts'
import {
  begin,
  after,
  dealOf,
  hand,
  next,
  of,
  openPartie,
  optionsOf,
  payments,
  toPlay,
} from './table.ts'

describe('H-1 the pack', () => {
  test('H-1 has 36 cards, nine of each suit, the ace highest and the Do lowest', () => {
    expect(HUNDERTSPIEL_PACK).toHaveLength(36)
    const coppe = hand(of('CO'))
    expect(coppe.toSorted((a, b) => height(b) - height(a))).toEqual(coppe)
    expect(coppe).toHaveLength(9)
  })
})

describe('H-2 lots and seats', () => {
  const four = optionsOf()
  const three = optionsOf({ players: 3 })

  test.each([four, three])(
    'H-2 the lots are of different suits and ranks, one for each player',
    (options) => {
      for (let seed = 1; seed < 40; seed += 1) {
        const row = hundertspiel.drawOrder?.(options, chance(seed)) ?? []
        expect(row).toHaveLength(options.players)
        expect(new Set(row.map((card) => card.slice(-2))).size).toBe(options.players)
        expect(new Set(row.map((card) => card.slice(0, 1))).size).toBe(options.players)
      }
    },
  )

  test('H-2 the two higher sit opposite each other, and the lowest deals', () => {
    const drawn: readonly Card[] = ['7-DE', 'K-CO', '10-SP', 'B-BA']
    const seating = hundertspiel.seatingByDraw?.(drawn, four) ?? []
    const seated = seating.flatMap((place) => drawn[place] ?? [])
    expect(seated).toEqual(['K-CO', '10-SP', 'B-BA', '7-DE'])
    expect(hundertspiel.dealerByCut(seated, four)).toBe(3)
  })

  test('H-2 no player deals after lots of equal ranks or suits, or with partners that were not drawn', () => {
    expect(hundertspiel.dealerByCut(['K-CO', 'K-SP', 'B-BA', '7-DE'], four)).toBeNull()
    expect(hundertspiel.dealerByCut(['K-CO', '10-CO', 'B-BA', '7-DE'], four)).toBeNull()
    expect(hundertspiel.dealerByCut(['K-CO', 'B-BA', '10-SP', '7-DE'], four)).toBeNull()
  })

  test('H-2 three keep their seats, and the lowest deals', () => {
    const drawn: readonly Card[] = ['7-DE', 'K-CO', '10-SP']
    expect(hundertspiel.seatingByDraw?.(drawn, three)).toEqual([0, 1, 2])
    expect(hundertspiel.dealerByCut(drawn, three)).toBe(0)
  })
})

describe('H-3 trumps', () => {
  const lots: readonly Card[] = ['K-CO', '10-SP', 'B-BA', '7-DE']

  test('H-3 each keeps the suit they drew, and the suit of the dealer is trumps', () => {
    const open = hundertspiel.startPartie(optionsOf(), [], undefined, lots)
    expect(open.suits).toEqual(['CO', 'SP', 'BA', 'DE'])
    expect(hundertspiel.tallyTricks(hundertspiel.startDeal(open, dealOf()).state)).toMatchObject({
      trump: 'DE',
      turnUp: null,
    })
    expect(
      hundertspiel.tallyTricks(hundertspiel.startDeal(open, dealOf({ dealer: 1 })).state),
    ).toMatchObject({ trump: 'SP' })
  })

  test('H-3 a table that drew none has the suits in the order of the pack', () => {
    expect(hundertspiel.startPartie(optionsOf(), []).suits).toEqual(['SP', 'CO', 'DE', 'BA'])
  })

  test('H-3 by the cut, the bottom card makes trumps: it is the dealer’s last, and all know it', () => {
    const options = { trumpBy: 'cut' } as const
    const state = begin({ options, turnUp: '9-CO' })
    expect(state).toMatchObject({ trump: 'CO', turnUp: '9-CO' })
    expect(state.hands[3]?.at(-1)).toBe('9-CO')
    expect(hundertspiel.viewFor(state, 0).turnUp).toBe('9-CO')
    for (let seed = 1; seed < 20; seed += 1) {
      const imagined = ai.sampleState(hundertspiel.viewFor(state, 0), chance(seed))
      expect(imagined.phase === 'open' ? [] : imagined.hands[3]).toContain('9-CO')
    }
  })

  test('H-3 a deal that must turn a card is refused without it, and the other way round', () => {
    const cut = { options: { trumpBy: 'cut' } } as const
    const turned = { ...dealOf(cut), turnUp: null }
    expect(hundertspiel.findDealBreach(openPartie(cut), turned)).toEqual({
      rule: 'H-3',
      why: 'wrongTurnUp',
    })
    // any card of the dealer's, as the order of a hand on paper is free
    const [elsewhere = null, first = null] = [turned.hands[0]?.[0], turned.hands[3]?.[0]]
    expect(hundertspiel.findDealBreach(openPartie(cut), { ...turned, turnUp: first })).toBeNull()
    expect(hundertspiel.findDealBreach(openPartie(cut), { ...turned, turnUp: elsewhere })).toEqual({
      rule: 'H-3',
      why: 'wrongTurnUp',
    })
    const turnUp = dealOf().hands[3]?.at(-1) ?? null
    expect(hundertspiel.findDealBreach(openPartie(), { ...dealOf(), turnUp })).toEqual({
      rule: 'H-3',
      why: 'wrongTurnUp',
    })
  })
})

describe('H-4 dealing', () => {
  test('H-4 three at a time from the left, nine each; the bottom card is the dealer’s last', () => {
    const { hands, talon } = hundertspiel.distributeCards(
      optionsOf(),
      HUNDERTSPIEL_PACK,
      3,
      'usual',
    )
    expect(hands[0]).toEqual(
      [0, 1, 2, 12, 13, 14, 24, 25, 26].map((place) => HUNDERTSPIEL_PACK[place]),
    )
    expect(hands.map((cards) => cards.length)).toEqual([9, 9, 9, 9])
    expect(hands[3]?.at(-1)).toBe(HUNDERTSPIEL_PACK.at(-1))
    expect(talon).toEqual([])
  })

  test('H-4 the deal passes to the left, also from one partie to the next', () => {
    const state = begin()
    expect(hundertspiel.nextDealer(state)).toBe(0)
    const given = hundertspiel.giveUp(state, 0, 'partie').state
    const handed = hundertspiel.series?.carryOver(given)
    const open = hundertspiel.startPartie(given.options, handed?.score ?? [], handed?.inherited)
    expect(hundertspiel.nextDealer(open)).toBe(0)
    expect(hundertspiel.findDealBreach(open, dealOf({ dealer: 1 }))).toEqual({
      rule: 'H-4',
      why: 'wrongDealer',
    })
  })

  test('H-4 deals of other cards, hands or packets are refused', () => {
    const deal = dealOf()
    const [first = [], ...others] = deal.hands
    const because = (changed: object) =>
      hundertspiel.findDealBreach(openPartie(), { ...deal, ...changed })?.why
    expect(because({ packets: '3' })).toBe('wrongPackets')
    expect(because({ talon: ['A-SP'] })).toBe('wrongTalon')
    expect(because({ hands: [first.slice(1), ...others] })).toBe('wrongHands')
    expect(because({ hands: [first.with(0, 'KH'), ...others] })).toBe('wrongCards')
    expect(because({ slips: { looked: 1 } })).toBe('wrongSlips')
  })

  test('H-4 who looks at the bottom card pays each opponent, and the same dealer gives again', () => {
    const options = { irregularities: true, falseAnnouncementPenalty: 2 } as const
    const start = { options, slips: { looked: 1 } } as const
    const before = openPartie(start)
    const { state, events } = hundertspiel.startDeal(before, dealOf(start))
    expect(payments(events)).toEqual(['1>0 2 H-4', '1>2 2 H-4'])
    expect(state).toMatchObject({
      phase: 'settled',
      isVoid: true,
      markers: [2, -4, 2, 0],
      sitting: { dealt: 0 },
    })
    expect(hundertspiel.nextDealer(state)).toBe(3)
  })

  test('H-4 chance looks and exposes only where that is asked for', () => {
    const misdeals = (options: Partial<HundertspielOptions>) =>
      Array.from({ length: 400 }, (_, seed) =>
        hundertspiel.sampleMisdeal?.(
          openPartie({ options }),
          dealOf({ options }),
          chance(seed + 1),
        ),
      ).flatMap((deal) => deal?.slips ?? [])
    expect(misdeals({})).toEqual([])
    expect(misdeals({ irregularities: true })).toEqual([])
    const often = misdeals({ irregularities: true, slipRate: 'often' })
    expect(often.length).toBeGreaterThan(60)
    expect(new Set(often.map((slips) => Object.keys(slips).join()))).toEqual(
      new Set(['looked', 'exposed,by']),
    )
    expect(misdeals({ irregularities: true, slipRate: 'rare' }).length).toBeLessThan(40)
  })
})

describe('H-5 a card exposed', () => {
  const options = { irregularities: true } as const
  const start = { options, hands: [of('SP')], slips: { exposed: ['K-SP'], by: 3 } } as const

  test('H-5 by the dealer: its receiver may call for a new deal by the same dealer, which does not count', () => {
    const state = begin(start)
    expect(state).toMatchObject({ phase: 'exposed', asks: 0 })
    const again = after(state, 'newDeal')
    expect(again).toMatchObject({ phase: 'settled', isVoid: true, sitting: { dealt: 0 } })
    expect(hundertspiel.nextDealer(again)).toBe(3)
    expect(next(again, {}).phase).toBe('laying')
  })

  test('H-5 the player may keep it; all have seen it', () => {
    const state = after(begin(start), 'keep')
    expect(state).toMatchObject({ phase: 'laying', asks: 0 })
    for (let seed = 1; seed < 20; seed += 1) {
      const imagined = ai.sampleState(hundertspiel.viewFor(state, 2), chance(seed))
      expect(imagined.phase === 'open' ? [] : imagined.hands[0]).toContain('K-SP')
    }
  })

  test('H-5 by another player, or by the dealer to themselves: it must be kept', () => {
    expect(begin({ ...start, slips: { exposed: ['K-SP'], by: 2 } }).phase).toBe('laying')
    expect(begin({ ...start, hands: ['', '', '', of('SP')] }).phase).toBe('laying')
    expect(toPlay(begin({ ...start, slips: { exposed: ['K-SP'], by: 0 } })).exposed).toMatchObject({
      seat: 0,
      by: 0,
    })
  })
})
