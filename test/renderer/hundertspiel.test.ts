// The table of Hundertspiel without a window: the keys of its calls, what lies open, the accounts.
import { describe, expect, test } from 'vitest'
import type { LogLine } from '../../src/shared/bridge.ts'
import { hundertspiel as game } from '../../src/main/engine/games/hundertspiel/index.ts'
import type { HundertspielOptions } from '../../src/main/engine/games/hundertspiel/options.ts'
import {
  type DealtState,
  HUNDERTSPIEL_PACK,
  isInDeal,
} from '../../src/main/engine/games/hundertspiel/state.ts'
import { shuffle } from '../../src/main/engine/random.ts'
import type { Seat } from '../../src/shared/view.ts'
import { chance } from '../games/chance.ts'
import { dealt, optionsOf } from '../games/hundertspiel/table.ts'
import { ANNOUNCED_RANKS } from '../../src/shared/games/hundertspiel.ts'
import type {
  AnnouncedRank,
  HundertspielSeenEvent,
  HundertspielView,
  PaidRule,
} from '../../src/shared/games/hundertspiel.ts'
import { groupChoices } from '../../src/shared/view.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import {
  promptFor,
  isAside,
  labelFor,
  laidDos,
  letterFor,
  meanwhilePrompt,
  stakeValue,
} from '../../src/renderer/table/hundertspiel/calls.ts'
import { spokenCall, decisionIn } from '../../src/renderer/table/hundertspiel/seen-events.ts'
import { dealAccount } from '../../src/renderer/table/hundertspiel/deal-account.ts'
import {
  partiePaid,
  sittingAccount,
} from '../../src/renderer/table/hundertspiel/sitting-account.ts'
import { sortHand } from '../../src/shared/sort-hand.ts'
import { hundertspiel as german } from '../../src/shared/words/de/hundertspiel.ts'
import { hundertspiel as english } from '../../src/shared/words/en/hundertspiel.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { hundertspiel as french } from '../../src/shared/words/fr/hundertspiel.ts'
import { whist } from '../../src/shared/words/en/whist.ts'

const VIEW: HundertspielView = {
  game: 'hundertspiel',
  eye: 0,
  options: { players: 4, scat: false, trumpBy: 'seat' },
  phase: 'play',
  deals: 1,
  dealer: 3,
  turn: 0,
  trump: 'CO',
  turnUp: null,
  talon: 0,
  hands: [[], 9, 9, 9],
  tricks: [],
  tricksWon: [0, 0, 0, 0],
  marks: [],
  score: [0, 0],
  goal: 100,
  outcome: null,
  suits: ['SP', 'DE', 'BA', 'CO'],
  markers: [0, 0, 0, 0],
  markersBefore: [0, 0, 0, 0],
  sitting: { dealt: 1, end: null, announcedBy: null, won: [0, 0] },
  dealtLast: null,
  isVoid: false,
  scat: null,
  bids: [],
  passed: [],
  buyer: null,
  hasAsked: null,
  undertaking: null,
  announcements: [],
  exposed: null,
  taken: [0, 0],
  isOldAndNew: false,
  decision: null,
  next: [0, 0],
}
const viewOf = (some: Partial<HundertspielView>): HundertspielView => ({ ...VIEW, ...some })
const letters = (offered: readonly AnyAction[]): readonly (string | null)[] =>
  offered.map((action) => letterFor(action, offered))

describe('keys', () => {
  test('every call that is offered at once has a letter of its own', () => {
    const suits = ['SP', 'CO', 'DE', 'BA'] as const
    const pairs = suits.flatMap((suit, at) =>
      suits.slice(at + 1).map((other) => [suit, other] as const),
    )
    const together: readonly (readonly AnyAction[])[] = [
      [...suits.map((suit) => ({ do: 'bid', suit })), { do: 'pass' }],
      suits.map((suit) => ({ do: 'name', suit })),
      [{ do: 'buy' }, { do: 'pass' }],
      [
        ...suits.map((suit) => ({ do: 'lay', suits: [suit] })),
        ...pairs.map((two) => ({ do: 'lay', suits: two })),
        { do: 'ask' },
        { do: 'pass' },
      ],
      [
        ...(['A', 'K', 'C', 'B', '6'] as const).map((rank) => ({ do: 'announce', rank, count: 3 })),
        { do: 'pass' },
        { do: 'lastRounds' },
      ],
      [
        { do: 'announce', rank: 'A', count: 3 },
        { do: 'demand', rank: 'K' },
        { do: 'demand', rank: 'A' },
        { do: 'challenge', rank: 'K' },
        { do: 'declareOut' },
      ],
      [{ do: 'contra' }, { do: 'pass' }],
      [{ do: 'newDeal' }, { do: 'keep' }],
      [{ do: 'count' }, { do: 'declareOut' }, { do: 'challenge', rank: 'B' }],
    ]
    for (const offered of together) {
      const all = letters(offered)
      expect(all).not.toContain(null)
      expect(new Set(all).size, JSON.stringify(offered)).toBe(offered.length)
      // taken by the room: hint, judgement, log, the evening
      expect(all.filter((letter) => 'hjlio'.includes(letter ?? ' '))).toEqual([])
    }
  })

  test('a second thing to ask about has the next free letter, a second doubt waits', () => {
    expect(
      letters([
        { do: 'demand', rank: 'K' },
        { do: 'demand', rank: 'B' },
      ]),
    ).toEqual(['f', 'g'])
    expect(
      letters([
        { do: 'challenge', rank: 'K' },
        { do: 'challenge', rank: 'B' },
      ]),
    ).toEqual(['w', null])
  })
})

describe('the moment', () => {
  test.each([
    [{ phase: 'bidding' }, 'bidding'],
    [{ phase: 'bidding', bids: [{ seat: 1, suit: 'SP' }] }, 'outbidding'],
    [
      { phase: 'bidding', bids: [{ seat: 1, suit: 'SP' }], options: { suitOrder: 'pack' } },
      'outbiddingPack',
    ],
    [{ phase: 'laying' }, 'layingForehand'],
    [{ phase: 'laying', hasAsked: true }, 'laying'],
    [{ phase: 'contra' }, 'contra'],
    [{}, 'lead'],
    [{ tricks: [{ leader: 1, cards: ['A-CO'], winner: null }], trump: 'SP' }, 'follow'],
    [{ tricks: [{ leader: 1, cards: ['A-CO'], winner: null }], trump: 'CO' }, 'followTrumps'],
  ] as const)('%j is called %s', (some, asked) => expect(promptFor(viewOf(some), [])).toBe(asked))

  test.each([
    [{ scat: true }, 'Spade, Denari, Coppe, Bastoni'],
    [{ scat: true, suitOrder: 'usual' }, 'Spade, Denari, Coppe, Bastoni'],
    [{ scat: true, suitOrder: 'pack' }, 'Spade, Coppe, Denari, Bastoni'],
    [{ scat: true, suitOrder: 'reversed' }, 'Bastoni, Coppe, Denari, Spade'],
  ])('H-24 who may outbid reads the order of the suits: %j', (options, suits) => {
    const view = viewOf({ phase: 'bidding', bids: [{ seat: 1, suit: 'DE' }], options })
    for (const words of [english, german, french])
      expect(words.prompt(promptFor(view, []), 'Odile')).toContain(` ${suits}.`)
  })

  test('H-16 a player who follows and may still lay is told so', () => {
    const view = viewOf({ tricks: [{ leader: 1, cards: ['A-CO'], winner: null }] })
    expect(promptFor(view, groupChoices([{ do: 'lay', suits: ['SP'] }]))).toBe('layingUnasked')
  })

  test('H-16 a player who may lay out of turn is told so', () => {
    const lays = groupChoices([{ do: 'lay', suits: ['SP'] }])
    expect(meanwhilePrompt(lays)).toBe('layingMeanwhile')
    expect(meanwhilePrompt([])).toBeNull()
    for (const language of [english, german, french]) {
      const prompt = language.prompt('layingMeanwhile', 'Prosper')
      expect(prompt).toContain('Prosper')
      expect(prompt).not.toBe(language.prompt('wait', 'Prosper'))
    }
  })

  test('in play every call except the card is shown next to it', () => {
    expect(isAside(VIEW, { do: 'demand', rank: 'K' })).toBe(true)
    expect(isAside(VIEW, { do: 'play', card: 'A-CO' })).toBe(false)
    const announcing = viewOf({ phase: 'announcing', hands: [['K-CO', 'K-BA', 'K-SP'], 9, 9, 9] })
    expect(isAside(announcing, { do: 'announce', rank: 'K', count: 3 })).toBe(false)
    // H-12: more than is held
    expect(isAside(announcing, { do: 'announce', rank: 'K', count: 4 })).toBe(true)
    expect(isAside(viewOf({ phase: 'announcing' }), { do: 'lastRounds' })).toBe(true)
  })
})

describe('announcements in random parties', () => {
  const FORMS: readonly Partial<HundertspielOptions>[] = [
    {},
    { thrownAces: 'lost' },
    { players: 3 },
    { irregularities: true },
    { irregularities: true, thrownAces: 'lost' },
    { scat: true },
  ]

  interface Asked {
    readonly state: DealtState
    readonly seat: Seat
  }

  /**
   * Every asked seat in some random deals; aces are thrown away early, so that some of them take no
   * trick.
   */
  function asked(options: Partial<HundertspielOptions>): readonly Asked[] {
    const random = chance(23)
    const all = optionsOf(options)
    return Array.from({ length: 60 }, () => {
      const deal = game.distributeCards(
        all,
        shuffle(HUNDERTSPIEL_PACK, random),
        0,
        game.packets[0] ?? '',
      )
      let state = dealt(game.startDeal(game.startPartie(all, []), deal).state)
      const moments: Asked[] = []
      while (isInDeal(state)) {
        const seat = state.asks
        moments.push({ state, seat })
        const legal = game.legalActions(state, seat)
        const aces = legal.filter((one) => one.do === 'play' && one.card.startsWith('A'))
        const some = legal.filter((one) => one.do !== 'announce')
        const from = aces.length > 0 && random.nextInt(2) === 0 ? aces : some
        const action = from[random.nextInt(from.length)]
        if (action === undefined) throw new Error('nothing may be done')
        state = dealt(game.applyAction(state, seat, action).state)
      }
      return moments
    }).flat()
  }

  /**
   * H-10, computed from the view: the possible announcements of a rank; false announcements are
   * left out.
   */
  function truly(view: HundertspielView, seat: Seat, rank: AnnouncedRank): number {
    const { [seat]: hand } = view.hands
    if (
      typeof hand !== 'object' ||
      (view.phase !== 'announcing' && (view.phase !== 'play' || rank !== 'A'))
    )
      return 0
    const players = view.hands.length
    const own = view.tricks.map(({ leader, cards, winner }) => ({
      card: cards[(seat - leader + players) % players],
      isTaken: winner === seat,
    }))
    if (own.some(({ card, isTaken }) => isTaken && card?.startsWith('A'))) return 0
    const thrown =
      view.options['thrownAces'] === 'count' ? own.flatMap(({ card }) => card ?? []) : []
    return [...hand, ...thrown].filter((card) => card.startsWith(`${rank}-`)).length
  }

  test.each(FORMS)(
    'H-10 what is offered is what is legal, and what is true stands in front: %j',
    (options) => {
      let [thrown, offers] = [0, 0]
      for (const { state, seat } of asked(options)) {
        const view = game.viewFor(state, seat)
        const legal = game.legalActions(state, seat)
        const calls = groupChoices(legal).flatMap((one) =>
          one.kind === 'button' ? [one.action] : [],
        )
        const announced = calls.filter((one) => one.do === 'announce')
        expect(announced).toEqual(legal.filter((one) => one.do === 'announce'))

        const real = ANNOUNCED_RANKS.flatMap((rank) => {
          const count = truly(view, seat, rank)
          return count >= 3 ? [{ do: 'announce', rank, count }] : []
        })
        if (view.options['irregularities'] === true)
          expect(announced).toEqual(expect.arrayContaining(real))
        else expect(announced).toEqual(real)
        offers += real.length

        const isInHand = (rank: AnnouncedRank): boolean => {
          const { [seat]: hand } = view.hands
          return (
            typeof hand === 'object' &&
            hand.filter((card) => card.startsWith(`${rank}-`)).length >= 3
          )
        }
        thrown += real.filter(({ rank }) => !isInHand(rank)).length

        // In play the card comes first, before it the true announcements; all other calls stand
        // next to it.
        const main = announced.filter((one) => !isAside(view, one))
        expect(main).toEqual(view.phase === 'announcing' ? real : [])
      }
      expect(offers).toBeGreaterThan(20)
      if ((options.thrownAces ?? 'count') === 'count' && options.scat !== true)
        expect(thrown).toBeGreaterThan(3)
      if (options.thrownAces === 'lost') expect(thrown).toBe(0)
    },
  )
})

test('H-25 a pick names the cards it is made from', () => {
  const legal: readonly AnyAction[] = [
    { do: 'layAway', cards: ['9-SP', '8-SP'] },
    { do: 'layAway', cards: ['9-SP', '7-BA'] },
  ]
  expect(groupChoices(legal)).toEqual([
    { kind: 'pick', do: 'layAway', counts: [2], from: ['9-SP', '8-SP', '7-BA'] },
  ])
})

describe('what lies open', () => {
  const laid = { how: 'laid', seat: 2, suits: ['CO', 'BA'], isHeld: true, contra: null } as const

  test('H-16 the Dos of the game that is played, until they are played themselves', () => {
    expect(laidDos(viewOf({ undertaking: laid }), 2)).toEqual(['CO', 'BA'])
    expect(laidDos(viewOf({ undertaking: laid }), 0)).toEqual([])
    const tricks = [{ leader: 2, cards: ['6-BA'], winner: null }] as const
    expect(laidDos(viewOf({ undertaking: laid, tricks }), 2)).toEqual(['CO'])
  })

  test('H-24 the Do of the bid that stands, H-25 nothing of a buyer without a Do', () => {
    const bids = [
      { seat: 1, suit: 'SP' },
      { seat: 2, suit: 'CO' },
    ] as const
    expect(
      [1, 2].map((seat) => laidDos(viewOf({ phase: 'bidding', bids }), seat === 1 ? 1 : 2)),
    ).toEqual([[], ['CO']])
    expect(laidDos(viewOf({ undertaking: { ...laid, how: 'bought', isHeld: false } }), 2)).toEqual(
      [],
    )
  })
})

test('H-18, H-26 a game is worth two markers, or by its suit; the Fifty-two four', () => {
  expect(stakeValue(VIEW, ['SP'])).toBe(2)
  expect(stakeValue(VIEW, ['SP', 'BA'])).toBe(4)
  const scat = viewOf({ options: { scat: true, suitPayment: true } })
  expect((['SP', 'DE', 'CO', 'BA'] as const).map((suit) => stakeValue(scat, [suit]))).toEqual([
    1, 2, 3, 4,
  ])
  expect(stakeValue(viewOf({ options: { scat: true, suitPayment: false } }), ['BA'])).toBe(2)
  const reversed = viewOf({ options: { scat: true, suitPayment: true, suitOrder: 'reversed' } })
  expect((['SP', 'DE', 'CO', 'BA'] as const).map((suit) => stakeValue(reversed, [suit]))).toEqual([
    4, 3, 2, 1,
  ])
})

describe('what is heard', () => {
  test('is called across the table, or not', () => {
    const said = (event: HundertspielSeenEvent): string | null => spokenCall(event, en)
    expect(said({ did: 'passed', seat: 1, phase: 'bidding', asks: true })).toBe(
      en.hundertspiel.said.pass,
    )
    expect(said({ did: 'passed', seat: 1, phase: 'contra', asks: true })).toBeNull()
    expect(said({ did: 'laid', seat: 1, suits: ['CO', 'BA'] })).toBe(
      en.hundertspiel.said.lay(['CO', 'BA']),
    )
    expect(said({ did: 'tookTrick', seat: 1, won: 2, points: 6 })).toBeNull()
  })

  test('is a decision of a seat, known in full or not', () => {
    expect(decisionIn({ did: 'bid', seat: 1, suit: 'BA' })).toEqual({
      seat: 1,
      action: { do: 'bid', suit: 'BA' },
    })
    expect(decisionIn({ did: 'laidAway', seat: 2, cards: 4 })).toEqual({ seat: 2, action: null })
    expect(decisionIn({ did: 'thrownIn' })).toBeNull()
    expect(decisionIn({ did: 'paid', seat: 0, to: 1, markers: 2, rule: 'H-18' })).toBeNull()
  })
})

test('H-1 a hand of Trappola cards has trumps first, and the suits in their old order', () => {
  const order = { trumps: ['A', 'K', '6'], plain: ['A', 'K', '6'] } as const
  expect(
    sortHand(['6-SP', 'A-BA', 'K-CO', 'A-SP', '6-BA'], 'BA', order, {
      order: 'suit',
      trumps: 'left',
    }),
  ).toEqual([...['A-BA', '6-BA'], ...['A-SP', '6-SP', 'K-CO']])
})

describe('the account of a deal', () => {
  const marks = [
    { seat: 0, points: 41, rule: 'H-9' },
    { seat: 1, points: 37, rule: 'H-9' },
    { seat: 1, points: 52, rule: 'H-13' },
    { seat: 0, points: 6, rule: 'H-10' },
  ] as const

  test('adds up, the own side first, each rule in a row', () => {
    expect(dealAccount(marks, [60, 99], [1, 0])).toEqual({
      rows: [
        { rule: 'H-9', points: [37, 41] },
        { rule: 'H-10', points: [0, 6] },
        { rule: 'H-13', points: [52, 0] },
      ],
      before: [10, 13],
      brought: [89, 47],
      after: [99, 60],
    })
  })

  test('of three has a column for each', () => {
    const { before, after } = dealAccount(
      [{ seat: 2, points: 78, rule: 'H-9' }],
      [5, 6, 80],
      [0, 1, 2],
    )
    expect([before, after]).toEqual([
      [5, 6, 2],
      [5, 6, 80],
    ])
  })
})

describe('the account of a sitting', () => {
  const paid = (
    seat: 0 | 1 | 2 | 3,
    to: 0 | 1 | 2 | 3,
    markers: number,
    rule: PaidRule,
  ): LogLine => {
    const event: HundertspielSeenEvent = { did: 'paid', seat, to, markers, rule }
    return { kind: 'heard', deal: 1, event }
  }
  const log = [
    paid(1, 0, 4, 'H-18'),
    paid(3, 2, 4, 'H-18'),
    paid(0, 1, 2, 'H-19'),
    paid(2, 3, 2, 'H-19'),
  ]

  test('H-18, H-19 goes from the points carried over to those of every player', () => {
    expect(sittingAccount(log, [3, -3, 3, -3])).toEqual({
      before: [1, -1, 1, -1],
      rows: [
        { item: 'laid', rules: ['H-18'], markers: [4, -4, 4, -4] },
        { item: 'partie', rules: ['H-19'], markers: [-2, 2, -2, 2] },
      ],
      after: [3, -3, 3, -3],
    })
    expect(partiePaid(log).map(({ seat, to }) => [seat, to])).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
})

describe('H-22 a turn to announce', () => {
  const PASS = { do: 'pass' } as const
  const ROUNDS = { do: 'lastRounds' } as const
  const KINGS = { do: 'announce', rank: 'K', count: 3 } as const
  const view: HundertspielView = { ...VIEW, phase: 'announcing' }
  const holding: HundertspielView = { ...view, hands: [['K-SP', 'K-CO', 'K-DE', '7-SP'], 9, 9, 9] }
  const asks = (at: HundertspielView, ...offered: readonly AnyAction[]): string =>
    promptFor(
      at,
      offered.map((action) => ({ kind: 'button', action })),
    )
  const label = (at: HundertspielView, ...offered: readonly AnyAction[]): string | null =>
    labelFor(at, PASS, offered, en)

  test('with nothing to announce is about the last rounds, and the pass says so', () => {
    expect(asks(view, ROUNDS, PASS)).toBe('announcingRounds')
    expect(label(view, ROUNDS, PASS)).toBe(en.hundertspiel.passAnnouncing(false))
    // once the end is settled, nothing is left to ask
    expect(asks(view, PASS)).toBe('announcing')
  })

  test('is about what is held, and not about what would be a bluff', () => {
    expect(asks(holding, KINGS, ROUNDS, PASS)).toBe('announcing')
    expect(label(holding, KINGS, ROUNDS, PASS)).toBeNull()
    expect(asks(view, KINGS, ROUNDS, PASS)).toBe('announcingRounds')
    expect(label(view, KINGS, ROUNDS, PASS)).toBe(en.hundertspiel.passAnnouncing(false))
  })

  test('elsewhere a pass keeps its name', () => {
    expect(labelFor({ ...view, phase: 'bidding' }, PASS, [PASS], en)).toBeNull()
    expect(labelFor(view, ROUNDS, [ROUNDS, PASS], en)).toBeNull()
  })
})

test('H-18 H-21 the result of an analysis says what it is made of, where markers are played for', () => {
  for (const { worth } of [english, german, french]) expect(worth.resultHint).toMatch(/\S.*\.$/)
  expect(whist.worth.resultHint).toBeNull()
})
