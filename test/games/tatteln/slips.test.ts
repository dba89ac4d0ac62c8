// Slips in dealing and drawing with irregularities, and their cost (T-3, T-4).
import { describe, expect, test } from 'vitest'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import type { Deal, DealSlips } from '../../../src/main/engine/games/game.ts'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import { ai } from '../../../src/main/engine/games/tatteln/ai/index.ts'
import type { TattelnOptions } from '../../../src/main/engine/games/tatteln/options.ts'
import type { DealtState, TattelnState } from '../../../src/main/engine/games/tatteln/state.ts'
import { EFFORTS, createPlayer } from '../../../src/main/engine/players/player.ts'
import { readRecord, toTurnUpField } from '../../../src/main/engine/record.ts'
import { replayRecord } from '../../../src/main/engine/replay.ts'
import { recordLine } from '../../../src/main/engine/canonical.ts'
import { writeNotation } from '../../../src/main/engine/notation/write.ts'
import { readNotation } from '../../../src/main/engine/notation/read.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { TattelnAction } from '../../../src/shared/games/tatteln.ts'
import { chance } from '../chance.ts'
import {
  type Start,
  DEALER,
  ELDER,
  after,
  breach,
  dealOf,
  happened,
  openPartie,
  optionsWith,
  turnIn,
} from './table.ts'

const CLAIM: TattelnAction = { do: 'claimPenalty' }
const IRREGULAR = { irregularities: true } as const

/** A deal with what goes wrong in it. */
function begun(slips: DealSlips, options: Partial<TattelnOptions> = {}, start: Start = {}) {
  const all = { ...IRREGULAR, ...options }
  const given: Deal = { ...dealOf({ ...start, options: all }), slips }
  const open = openPartie({ ...start, options: all })
  expect(tatteln.findDealBreach(open, given)).toBeNull()
  return tatteln.startDeal(open, given)
}

function played(state: TattelnState): DealtState {
  if (state.phase === 'open') throw new Error('nothing was dealt')
  return state
}

/** A hand that has a card more, or one fewer. */
function wrongHand(seat: 0 | 1, by: 1 | -1, options: Partial<TattelnOptions> = {}): Deal {
  const given = dealOf({ options: { ...IRREGULAR, ...options } })
  const own = requireValue(given.hands[seat])
  const [top, ...rest] = given.talon
  return by === 1
    ? {
        ...given,
        hands: given.hands.with(seat, [...own, requireValue(top ?? undefined)]),
        talon: rest,
      }
    : {
        ...given,
        hands: given.hands.with(seat, own.slice(1)),
        talon: [requireValue(own[0]), ...given.talon],
      }
}

describe('T-3 in dealing', () => {
  test.each([
    [ELDER, 1, 9],
    [ELDER, -1, 7],
    [DEALER, 1, 9],
    [DEALER, -1, 7],
  ] as const)(
    'T-3 the hand of seat %i has %i more: dealt again by the same, who pays',
    (whose, by, held) => {
      const { state, events } = tatteln.startDeal(
        openPartie({ options: IRREGULAR }),
        wrongHand(whose, by),
      )
      expect(events.slice(1)).toEqual([
        { did: 'misdealt', seat: DEALER, whose, held },
        { did: 'paid', seat: DEALER, stakes: 1, rule: 'T-3' },
      ])
      expect(state).toMatchObject({
        phase: 'settled',
        stakes: [1, -1],
        score: [0, 0],
        deals: 1,
        slips: { isVoid: true, again: 1 },
      })
      expect(tatteln.nextDealer(state)).toBe(DEALER)
      expect(tatteln.seatsToAct(state)).toEqual([])
    },
  )

  test('T-3 cards that are turned over: dealt again, and all have seen them', () => {
    const { state, events } = begun(
      { exposed: ['AS', 'KH'] },
      { slipPenalty: 2 },
      { elder: 'AS', dealer: 'KH' },
    )
    expect(events.slice(1)).toEqual([
      { did: 'exposed', seat: DEALER, cards: ['AS', 'KH'] },
      { did: 'paid', seat: DEALER, stakes: 2, rule: 'T-3' },
    ])
    expect(tatteln.eventFor(requireValue(events[1]), ELDER)).toEqual(events[1])
    expect(state).toMatchObject({ phase: 'settled', stakes: [2, -2] })
  })

  test('T-3 where no penalty was agreed nothing is paid', () => {
    const { state, events } = begun({ exposed: ['AS'] }, { slipPenalty: 0 }, { elder: 'AS' })
    expect(events.map(({ did }) => did)).toEqual(['dealt', 'exposed'])
    expect(state).toMatchObject({ phase: 'settled', stakes: [0, 0] })
  })

  test('T-2, T-3 a deal that is given again is none of the two Taillen', () => {
    const options = { ...IRREGULAR, target: 'taillen' } as const
    const first = tatteln.startDeal(openPartie({ options }), wrongHand(ELDER, 1, options)).state
    const again = tatteln.startDeal(first, dealOf({ options })).state
    expect(again).toMatchObject({ phase: 'play', deals: 2, slips: { isVoid: false, again: 1 } })
    const one = tatteln.giveUp(again, ELDER, 'deal').state
    expect(one.phase).toBe('settled')
    expect(tatteln.nextDealer(one)).toBe(ELDER)
    expect(
      tatteln.giveUp(tatteln.startDeal(one, dealOf({ options, by: ELDER })).state, ELDER, 'deal')
        .state.phase,
    ).toBe('over')
  })

  test('T-3 without irregularities no deal goes wrong', () => {
    const given = dealOf({ elder: 'AS' })
    const why = (deal: Deal, options = {}) => tatteln.findDealBreach(openPartie({ options }), deal)
    expect(why(wrongHand(ELDER, 1))).toEqual({ rule: 'T-3', why: 'wrongHands' })
    expect(why({ ...given, slips: { exposed: ['AS'] } })).toEqual({
      rule: 'T-3',
      why: 'wrongSlips',
    })
    expect(why({ ...given, slips: { drawn: 'two', after: 1, by: 0 } })).toEqual({
      rule: 'T-3',
      why: 'wrongSlips',
    })
  })

  test.each([
    ['a card of the talon', { exposed: ['7D'] }],
    ['the same card twice', { exposed: ['AS', 'AS'] }],
    ['no card', { exposed: [] }],
    ['two things at once', { exposed: ['AS'], drawn: 'two', after: 1, by: 0 }],
    ['nobody who draws', { drawn: 'two', after: 1 }],
    ['no seat at this table', { drawn: 'two', after: 1, by: 2 }],
    ['after the last draw', { drawn: 'two', after: 8, by: 0 }],
    ['what only other games know', { noticed: true }],
  ] as const)('T-3 slips that cannot be: %s', (_, slips) => {
    const given = { ...dealOf({ elder: 'AS', talon: '7D', options: IRREGULAR }), slips }
    expect(tatteln.findDealBreach(openPartie({ options: IRREGULAR }), given)).toEqual({
      rule: 'T-3',
      why: 'wrongSlips',
    })
    const isTwo = { ...wrongHand(ELDER, 1), slips: { drawn: 'two', after: 1, by: 0 } } as const
    expect(tatteln.findDealBreach(openPartie({ options: IRREGULAR }), isTwo)).toEqual({
      rule: 'T-3',
      why: 'wrongSlips',
    })
  })

  test('T-3 two wrong hands, or one by two cards, are no deal', () => {
    const one = wrongHand(ELDER, 1)
    const hands = [requireValue(one.hands[0]), requireValue(one.hands[1]).slice(1)]
    const why = (deal: Deal) => tatteln.findDealBreach(openPartie({ options: IRREGULAR }), deal)
    expect(
      why({ ...one, hands, talon: [requireValue(one.hands[1]?.[0]), ...one.talon] }),
    ).toMatchObject({ why: 'wrongHands' })
    expect(why({ ...one, talon: one.talon.slice(1) })).toMatchObject({ why: 'wrongTalon' })
  })
})

/** Elder leads low and the dealer takes, or the other way about. */
const HIGH: Start = { elder: '7H 8H', dealer: 'AH KH', turnUp: '7S', talon: 'QC JC 10C 9C 8C' }

describe('T-4 in drawing', () => {
  test('T-4 the loser of the trick draws out of turn: the cards stay so, and the other may claim', () => {
    const { state } = begun({ drawn: 'outOfTurn', after: 1, by: ELDER }, {}, HIGH)
    const first = happened(played(state), '7H', 'AH')
    expect(first.events.slice(-3)).toEqual([
      { did: 'drewWrong', seat: ELDER, how: 'outOfTurn' },
      { did: 'drew', seat: ELDER, cards: ['QC'] },
      { did: 'drew', seat: DEALER, cards: ['JC'] },
    ])
    const claimed = happened(first.state, CLAIM)
    expect(claimed.events).toEqual([
      { did: 'claimedPenalty', seat: DEALER },
      { did: 'paid', seat: ELDER, stakes: 1, rule: 'T-4' },
    ])
    expect(claimed.state).toMatchObject({ stakes: [-1, 1], phase: 'play' })
    expect(turnIn(claimed.state)).toBe(DEALER)
    expect(breach(claimed.state, CLAIM)).toEqual({ rule: 'T-4', why: 'nothingToClaim' })
  })

  test('T-4 who draws first cannot do it out of turn: it waits for a trick that is lost', () => {
    const { state } = begun({ drawn: 'outOfTurn', after: 1, by: DEALER }, {}, HIGH)
    const first = happened(played(state), '7H', 'AH')
    expect(first.events.map(({ did }) => did)).not.toContain('drewWrong')
    expect(happened(first.state, 'QC', '8H').events.map(({ did }) => did)).not.toContain(
      'drewWrong',
    )
  })

  test.each(['none', 'two'] as const)(
    'T-4 %s: it is put right, and everybody has the cards that are due',
    (drawn) => {
      const wrong = happened(
        played(begun({ drawn, after: 2, by: DEALER }, {}, HIGH).state),
        '7H',
        'AH',
        'KH',
        '8H',
      )
      const right = happened(
        played(begun({ drawn, after: 7, by: DEALER }, {}, HIGH).state),
        '7H',
        'AH',
        'KH',
        '8H',
      )
      expect(wrong.events.filter(({ did }) => did === 'drewWrong')).toEqual([
        { did: 'drewWrong', seat: DEALER, how: drawn },
      ])
      expect(right.events).toEqual(wrong.events.filter(({ did }) => did !== 'drewWrong'))
      expect(wrong.state.hands).toEqual(right.state.hands)
    },
  )

  test('T-4 the other claims on their own turn, until they play a card', () => {
    const wrong = after(
      played(begun({ drawn: 'two', after: 1, by: DEALER }, {}, HIGH).state),
      '7H',
      'AH',
    )
    expect(tatteln.viewFor(wrong, 'onlooker').slips).toEqual({
      isVoid: false,
      again: 0,
      draw: { seat: DEALER, how: 'two' },
    })
    // the dealer leads and has nothing to claim
    expect(breach(wrong, CLAIM)).toEqual({ rule: 'T-4', why: 'nothingToClaim' })
    expect(tatteln.legalActions(wrong, ELDER)).toEqual([])
    const led = after(wrong, 'KH')
    expect(tatteln.legalActions(led, ELDER)[0]).toEqual(CLAIM)
    const left = after(led, '8H')
    expect(left).toMatchObject({ stakes: [0, 0], slips: { draw: null } })
  })

  test('T-4 where no penalty was agreed there is nothing to claim', () => {
    const wrong = happened(
      played(begun({ drawn: 'two', after: 1, by: ELDER }, { slipPenalty: 0 }, HIGH).state),
      '7H',
      'AH',
    )
    expect(wrong.events.map(({ did }) => did)).toContain('drewWrong')
    expect(breach(wrong.state, CLAIM)).toEqual({ rule: 'T-4', why: 'nothingToClaim' })
  })

  test('T-4 what is still to go wrong stands in no view', () => {
    const { state } = begun({ drawn: 'two', after: 3, by: ELDER }, {}, HIGH)
    for (const eye of [ELDER, DEALER, 'onlooker', 'open'] as const)
      expect(tatteln.viewFor(state, eye).slips).toEqual({ isVoid: false, again: 0, draw: null })
  })
})

describe('by chance', () => {
  const options = optionsWith({ ...IRREGULAR, slipRate: 'often' })
  const dealt = (given: TattelnOptions) => {
    const random = chance(44)
    const open = tatteln.startPartie(given, [0, 0])
    return Array.from({ length: 1_000 }, () =>
      nextDeal(tatteln, given, open, { dealer: DEALER, packets: '2' }, random),
    )
  }

  test('T-3, T-4 one deal in four goes wrong, in every way, and each can be dealt', () => {
    const deals = dealt(options)
    for (const deal of deals)
      expect(tatteln.findDealBreach(tatteln.startPartie(options, [0, 0]), deal)).toBeNull()
    const kinds = deals.map(({ slips, hands }) =>
      hands.some(({ length }) => length !== 8)
        ? `number ${hands.map(({ length }) => length - 8).join()}`
        : slips?.exposed === undefined
          ? slips === undefined
            ? 'right'
            : `${slips.drawn} ${slips.by}`
          : `exposed ${slips.exposed.length}`,
    )
    const share = kinds.filter((kind) => kind !== 'right').length / kinds.length
    expect(share).toBeGreaterThan(0.21)
    expect(share).toBeLessThan(0.29)
    expect([...new Set(kinds)].toSorted()).toEqual([
      ...[
        'exposed 1',
        'exposed 2',
        'none 0',
        'none 1',
        'number -1,0',
        'number 0,-1',
        'number 0,1',
        'number 1,0',
      ],
      ...['outOfTurn 0', 'outOfTurn 1', 'right', 'two 0', 'two 1'],
    ])
  })

  test('T-3, T-4 without irregularities, or never, the cards are those of the same shuffle', () => {
    const plain = dealt(optionsWith({}))
    expect(dealt(optionsWith({ slipRate: 'often' }))).toEqual(plain)
    expect(dealt(optionsWith(IRREGULAR))).toEqual(plain)
  })
})

describe('players', () => {
  test.each(['rulebook', 'club', 'master'])(
    'T-4 a %s claims what is due before anything else',
    (level) => {
      const wrong = after(
        played(begun({ drawn: 'none', after: 1, by: ELDER }, {}, HIGH).state),
        '7H',
        'AH',
      )
      const look = {
        getView: () => tatteln.viewFor(wrong, DEALER),
        legal: tatteln.legalActions(wrong, DEALER),
        onTurn: true,
      }
      expect(requireValue(createPlayer(ai, level) ?? undefined)(look, chance(1))).toEqual(CLAIM)
    },
  )

  test('T-4 to play a card without claiming gives the penalty away', () => {
    const wrong = after(
      played(begun({ drawn: 'none', after: 1, by: ELDER }, {}, HIGH).state),
      '7H',
      'AH',
    )
    const [view, legal] = [tatteln.viewFor(wrong, DEALER), tatteln.legalActions(wrong, DEALER)]
    const worth =
      requireValue(ai.evaluateActions)(view, legal, requireValue(EFFORTS['club']), chance(2)) ?? []
    const of = (word: string): number =>
      Math.max(...worth.flatMap(({ action, equity }) => (action.do === word ? [equity] : [])))
    expect(of('claimPenalty')).toBeCloseTo(of('play') + 1, 9)
  })
})

describe('on paper', () => {
  const players = [
    { name: 'Resi', kind: 'person' },
    { name: 'Toni', kind: 'person' },
  ]
  const { turnUp, ...rest } = dealOf({ ...HIGH, options: IRREGULAR })
  const given = { ...rest, ...toTurnUpField(turnUp) }
  const deals = [
    { ...given, slips: { exposed: ['7H'] }, actions: [], scoreAfter: [0, 0] },
    {
      ...given,
      slips: { drawn: 'outOfTurn', after: 1, by: ELDER },
      actions: [
        { seat: ELDER, do: 'play', card: '7H' },
        { seat: DEALER, do: 'play', card: 'AH' },
        { seat: DEALER, do: 'claimPenalty' },
      ],
    },
  ]
  const document = {
    format: 'cercle-record',
    version: 1,
    game: 'tatteln',
    options: { preset: 'strict' },
    players,
    parties: [{ deals }],
  }

  test('T-3, T-4 a record with slips is read, played, and the same in notation', () => {
    const read = readRecord(document)
    if ('fault' in read) throw new Error(JSON.stringify(read.fault))
    const result = replayRecord(read.record)
    if (!('replay' in result)) throw new Error(JSON.stringify(result))
    expect(result.replay.parties[0]?.state).toMatchObject({
      phase: 'play',
      deals: 2,
      stakes: [0, 0],
    })
    const text = writeNotation(read.record)
    for (const tag of [
      '[Exposed "7H"]',
      '[By "0"]',
      '[Drawn "outOfTurn"]',
      '[After "1"]',
      '1: claimPenalty',
    ])
      expect(text).toContain(tag)
    const back = readNotation(text)
    if ('fault' in back) throw new Error(back.fault.what)
    expect(recordLine(back.record)).toBe(recordLine(read.record))
    expect(recordLine(read.record)).toContain('"slips":{"by":0,"drawn":"outOfTurn","after":1}')
  })
})
