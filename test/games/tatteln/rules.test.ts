// Cards, the lot, the deal, the talon, tricks and robbing (T-1 … T-5, T-11), each with the smallest
// deal that shows it.
import { describe, expect, test } from 'vitest'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import { cardPoints } from '../../../src/main/engine/games/tatteln/score.ts'
import { TATTELN_PACK, cardValue } from '../../../src/main/engine/games/tatteln/state.ts'
import { chance } from '../chance.ts'
import {
  DEALER,
  ELDER,
  ROB,
  after,
  begin,
  breach,
  dealOf,
  happened,
  hand,
  openPartie,
  optionsWith,
  playOut,
} from './table.ts'

describe('T-1 cards and points', () => {
  test('T-1 32 cards count 120, the diamond jack 10 more if agreed', () => {
    const sum = (diamondJack: boolean): number =>
      TATTELN_PACK.reduce((all, card) => all + cardValue(card, optionsWith({ diamondJack })), 0)
    expect(TATTELN_PACK).toHaveLength(32)
    expect([sum(false), sum(true)]).toEqual([120, 130])
    expect(hand('AS 10S KS QS JS 9S').map((card) => cardValue(card, optionsWith()))).toEqual([
      11, 10, 4, 3, 2, 0,
    ])
  })

  test.each([false, true])(
    'T-1 every deal comes to 130, with the diamond jack to 140: %s',
    (diamondJack) => {
      const random = chance(11)
      for (let times = 0; times < 300; times += 1) {
        const options = optionsWith({
          diamondJack,
          trump: times % 2 === 0,
          handSize: times % 3 === 0 ? 9 : 8,
          target: 'taillen',
        })
        const open = openPartie({ options })
        const deal = nextDeal(tatteln, options, open, { dealer: DEALER, packets: '2' }, random)
        const dealt = tatteln.startDeal(open, deal).state
        if (dealt.phase !== 'play') throw new Error('no deal')
        const { state } = playOut(dealt, (cards) => cards[random.nextInt(cards.length)])
        const [first, second] = cardPoints(state)
        expect(first + second).toBe(diamondJack ? 140 : 130)
      }
    },
  )

  test('T-1 the ten beats the king, the ace the ten', () => {
    const start = begin({ elder: '10H KC', dealer: 'AH KH', turnUp: '7S' })
    expect(after(start, '10H', 'KH').tricks[0]?.winner).toBe(ELDER)
    expect(after(start, '10H', 'AH').tricks[0]?.winner).toBe(DEALER)
  })
})

describe('T-3 lot and deal', () => {
  test('T-3 the lower card deals first, equal ranks draw again', () => {
    const cut = (text: string) => tatteln.dealerByCut(hand(text), optionsWith())
    expect([cut('KH 10S'), cut('10S KH'), cut('7H 7S')]).toEqual([0, 1, null])
  })

  test('T-3 two at a time, elder first; the next card is turned', () => {
    const { hands, turnUp, talon } = tatteln.distributeCards(
      optionsWith(),
      TATTELN_PACK,
      DEALER,
      '2',
    )
    expect(hands[ELDER]?.slice(0, 4)).toEqual([
      ...TATTELN_PACK.slice(0, 2),
      ...TATTELN_PACK.slice(4, 6),
    ])
    expect(hands.map(({ length }) => length)).toEqual([8, 8])
    expect([turnUp, talon.length]).toEqual([TATTELN_PACK[16], 15])
  })

  test('T-3 of nine cards the ninth is given singly', () => {
    const { hands, turnUp, talon } = tatteln.distributeCards(
      optionsWith({ handSize: 9 }),
      TATTELN_PACK,
      ELDER,
      '2',
    )
    expect([hands[DEALER]?.at(-1), hands[ELDER]?.at(-1)]).toEqual([
      TATTELN_PACK[16],
      TATTELN_PACK[17],
    ])
    expect([turnUp, talon.length]).toEqual([TATTELN_PACK[18], 13])
  })

  test('T-3 without trumps no card is turned, and a deal with one is refused', () => {
    const options = { trump: false }
    expect(dealOf({ options })).toMatchObject({ turnUp: null })
    expect(tatteln.findDealBreach(openPartie({ options }), dealOf({}))).toEqual({
      rule: 'T-3',
      why: 'wrongTurnUp',
    })
    expect(tatteln.findDealBreach(openPartie(), dealOf({ options }))).toEqual({
      rule: 'T-3',
      why: 'wrongTurnUp',
    })
  })

  test('T-3 the deal alternates', () => {
    const { state } = playOut(begin({}), () => undefined)
    expect(tatteln.nextDealer(state)).toBe(ELDER)
    expect(tatteln.findDealBreach(state, dealOf({}))).toEqual({ rule: 'T-3', why: 'wrongDealer' })
    expect(tatteln.findDealBreach(state, dealOf({ by: ELDER }))).toBeNull()
    const given = dealOf({ by: ELDER })
    const unknown = { ...given, talon: given.talon.map(() => null) }
    expect(tatteln.findDealBreach(state, unknown), 'as in an old record').toBeNull()
  })
})

/** Elder wins every trick with the aces and trumps they are given, until the last draw. */
const WINNING = {
  elder: 'AS 10S KS QS JS AH AC AD',
  dealer: '7H 8H 9H 7C 8C 9C 7D 8D',
  turnUp: '9S',
} as const
const SEVEN_TRICKS = [
  'AS',
  '7H',
  '10S',
  '8H',
  'KS',
  '9H',
  'QS',
  '7C',
  'JS',
  '8C',
  'AH',
  '9C',
  'AC',
  '7D',
] as const

describe('T-3, T-4 the talon', () => {
  test('T-4 the winner draws first, then the loser, and the winner leads', () => {
    const { state, events } = happened(
      begin({ elder: '7H', dealer: 'AH', talon: 'KC QC' }),
      '7H',
      'AH',
    )
    expect(events.slice(-2)).toEqual([
      { did: 'drew', seat: DEALER, cards: ['KC'] },
      { did: 'drew', seat: ELDER, cards: ['QC'] },
    ])
    expect(tatteln.seatToPlay(state)).toBe(DEALER)
    expect(state.hands.map(({ length }) => length)).toEqual([8, 8])
  })

  test('T-4 who is not to play does nothing', () => {
    const state = begin({ elder: '7H', dealer: 'AH' })
    expect(tatteln.findBreach(state, DEALER, { do: 'play', card: 'AH' })).toEqual({
      rule: 'T-4',
      why: 'notYourTurn',
    })
  })

  test.each([
    ['winner', 'drewTurnUp', 'drew'],
    ['last', 'drew', 'drewTurnUp'],
  ] as const)(
    'T-3 with turnUpDrawn %s the last two cards are drawn so',
    (turnUpDrawn, first, second) => {
      const before = after(begin({ ...WINNING, options: { turnUpDrawn } }), ...SEVEN_TRICKS)
      const { state, events } = happened(before, 'AD', '8D')
      expect(events.slice(-3).map(({ did }) => did)).toEqual([first, second, 'talonEmpty'])
      expect(state.hands[turnUpDrawn === 'winner' ? ELDER : DEALER]).toContain('9S')
    },
  )

  test.each([
    ['drawTurnUp', ELDER],
    ['drawCovered', DEALER],
  ] as const)('T-3 with turnUpDrawn choice the winner of the trick says %s', (word, seat) => {
    const before = after(
      begin({ ...WINNING, options: { turnUpDrawn: 'choice' } }),
      ...SEVEN_TRICKS,
      'AD',
      '8D',
    )
    expect(before.phase).toBe('drawing')
    expect(breach(before, before.hands[ELDER][0] ?? ROB)).toEqual({ rule: 'T-3', why: 'drawFirst' })
    const { hands, phase } = after(before, { do: word })
    expect([phase, hands[seat].includes('9S')]).toEqual(['play', true])
    expect(breach(begin({}), { do: word })).toEqual({ rule: 'T-3', why: 'nothingToDraw' })
  })
})

describe('T-5 tricks', () => {
  test('T-5 while there is a talon nothing need be followed', () => {
    const start = begin({ elder: '7H', dealer: 'AH 8C' })
    expect(after(start, '7H', '8C').tricks[0]?.winner).toBe(ELDER)
  })

  test('T-5 after it suit is followed, and a player who cannot may play any card', () => {
    const before = after(
      begin({ ...WINNING, talon: '8S KD 10H QD 10C JD 10D KH KC QH' }),
      ...SEVEN_TRICKS,
      'AD',
      '8D',
    )
    const lead = before.hands[ELDER].find((card) => card.endsWith('D'))
    expect(lead).toBe('10D')
    const led = after(before, '10D')
    expect(breach(led, 'KH')).toEqual({ rule: 'T-5', why: 'mustFollow' })
    expect(breach(led, 'KD')).toBeNull()
    const none = after(before, '8S')
    expect(before.hands[DEALER].some((card) => card.endsWith('S'))).toBe(false)
    expect(before.hands[DEALER].every((card) => breach(none, card) === null)).toBe(true)
  })

  test('T-5 a trump takes the trick, the higher trump from a lower one', () => {
    const start = begin({ elder: 'AH KS', dealer: '8S AS 9H' })
    expect(after(start, 'AH', '8S').tricks[0]?.winner).toBe(DEALER)
    expect(after(start, 'KS', '8S').tricks[0]?.winner).toBe(ELDER)
    expect(after(start, 'KS', 'AS').tricks[0]?.winner).toBe(DEALER)
  })

  test('T-5 without trumps another suit never takes a trick', () => {
    const start = begin({ elder: '7H', dealer: 'AS', options: { trump: false } })
    expect(after(start, '7H', 'AS').tricks[0]?.winner).toBe(ELDER)
  })

  test('T-5 the jack of diamonds beats everything if agreed, led or played', () => {
    const options = { diamondJack: true } as const
    const start = begin({ elder: 'JD AS', dealer: 'AD 10S', options })
    expect(after(start, 'JD', '10S').tricks[0]?.winner).toBe(ELDER)
    const other = begin({ elder: 'AS', dealer: 'JD', options })
    expect(after(other, 'AS', 'JD').tricks[0]?.winner).toBe(DEALER)
    expect(after(begin({ elder: 'AS', dealer: 'JD' }), 'AS', 'JD').tricks[0]?.winner).toBe(ELDER)
  })

  test('T-5 other cards take as usual then', () => {
    const start = begin({ elder: 'KH', dealer: 'AH', options: { diamondJack: true } })
    expect(after(start, 'KH', 'AH').tricks[0]?.winner).toBe(DEALER)
  })

  test('T-5 it is a diamond when suit is followed', () => {
    const options = { diamondJack: true } as const
    const before = after(
      begin({ ...WINNING, options, talon: '8S KD 10H JD 10C QD 10D KH KC QH' }),
      ...SEVEN_TRICKS,
      'AD',
      '8D',
    )
    const led = after(before, '10D')
    expect(before.hands[DEALER]).toContain('JD')
    expect(breach(led, 'JD')).toBeNull()
    expect(breach(led, 'KH')).toEqual({ rule: 'T-5', why: 'mustFollow' })
  })
})

describe('T-11 robbing', () => {
  test('T-11 strict: when about to lead, with a trick won', () => {
    const start = begin({ elder: '7S AH', dealer: '8H', turnUp: 'AS' })
    expect(breach(start, ROB)).toEqual({ rule: 'T-11', why: 'robLater' })
    const { state, events } = happened(after(start, 'AH', '8H'), ROB)
    expect(events).toEqual([{ did: 'robbed', seat: ELDER, card: 'AS' }])
    expect(state).toMatchObject({
      lies: '7S',
      turnUp: 'AS',
      robbed: { seat: ELDER, after: 1, said: 0 },
    })
    expect(state.hands[ELDER]).toContain('AS')
    expect(state.hands[ELDER]).not.toContain('7S')
    expect(breach(state, ROB)).toEqual({ rule: 'T-11', why: 'nothingToRob' })
  })

  test('T-11 strict: not by one who has won a trick but follows', () => {
    const start = begin({ elder: 'AH 7H', dealer: '7S 8H AC', turnUp: 'AS', talon: '7C 8C' })
    const before = after(start, '7H', '8H', 'AC', 'AH')
    expect(tatteln.seatToPlay(before)).toBe(DEALER)
    expect(breach(after(start, 'AH', '8H', '7H'), ROB)).toEqual({ rule: 'T-11', why: 'robLater' })
    expect(breach(before, ROB)).toBeNull()
  })

  test('T-11 free: by anyone whose turn it is to play', () => {
    const start = begin({ elder: '7S', turnUp: 'AS', options: { rob: 'free' } })
    expect(breach(start, ROB)).toBeNull()
    const other = begin({ elder: '7H', dealer: '7S', turnUp: 'AS', options: { rob: 'free' } })
    expect(breach(other, ROB)).toEqual({ rule: 'T-11', why: 'sevenNotHeld' })
    expect(breach(after(other, '7H'), ROB)).toBeNull()
  })

  test('T-11 not after the talon, not of the seven itself, not without trumps', () => {
    const done = after(begin({ ...WINNING, talon: '7S' }), ...SEVEN_TRICKS, 'AD', '8D')
    expect(done.hands[ELDER]).toContain('7S')
    const nothing = { rule: 'T-11', why: 'nothingToRob' }
    expect(breach(done, ROB)).toEqual(nothing)
    expect(breach(begin({ turnUp: '7S', options: { rob: 'free' } }), ROB)).toEqual(nothing)
    expect(breach(begin({ options: { trump: false } }), ROB)).toEqual(nothing)
  })

  test('T-2, T-11 with sevenMustRob no card is played before it', () => {
    const options = { rob: 'free', sevenMustRob: true } as const
    const start = begin({ elder: '7S AH', turnUp: 'AS', options })
    expect(breach(start, 'AH')).toEqual({ rule: 'T-2', why: 'mustRob' })
    expect(breach(after(start, ROB), 'AH')).toBeNull()
    expect(
      breach(begin({ elder: '7S AH', turnUp: 'AS', options: { sevenMustRob: true } }), 'AH'),
    ).toBeNull()
  })
})
