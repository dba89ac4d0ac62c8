// The book of Hundertspiel (HA-1 … HA-8), each advice in a position that shows it; the stronger
// players do the same if nothing better is found. Seat 0 leads to the first trick, seat 3 deals,
// Bastoni are trumps.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import {
  type DealtState,
  type HundertspielState,
  type InDealState,
  HUNDERTSPIEL_PACK,
  isInDeal,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { isBestLeft } from '../../../src/main/engine/games/hundertspiel/ai/card-policy.ts'
import { codeFor } from '../../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import { playCode } from '../../../src/main/engine/games/hundertspiel/ai/moves.ts'
import { isTimeForAces, noteAces } from '../../../src/main/engine/games/hundertspiel/ai/playout.ts'
import { positionFromDeal } from '../../../src/main/engine/games/hundertspiel/ai/from-view.ts'
import { LEVELS as ALL_LEVELS } from '../../../src/main/engine/players/levels.ts'
import { type Player, createPlayer } from '../../../src/main/engine/players/player.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { AnyAction } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import {
  type Start,
  actionOf,
  after,
  begin,
  cards,
  dealt,
  hand,
  of,
  optionsOf,
  toPlay,
} from './table.ts'
import { readAt } from '../../../src/main/engine/ai/cards.ts'

const player = (level: string): Player => requireValue(createPlayer(ai, level) ?? undefined)
const LEVELS = ['rulebook', 'club', 'master'] as const
const FORMS = [
  { players: 4, scat: false },
  { players: 4, scat: true },
  { players: 3, scat: false },
  { players: 3, scat: true },
] as const

/** The action of the asked seat. */
function does(level: string, state: HundertspielState): AnyAction {
  const seat = requireValue(hundertspiel.seatToPlay(state) ?? undefined)
  const look = {
    getView: () => hundertspiel.viewFor(state, seat),
    legal: hundertspiel.legalActions(state, seat),
    onTurn: true,
  }
  return requireValue(player(level)(look, chance(5)) ?? undefined)
}

/** The same, of a card. */
const plays = (level: string, state: HundertspielState): string =>
  does(level, state).card ?? does(level, state).do

/** The advice of the book for it: its rule, and the cards it names. */
function quoted(
  state: HundertspielState,
): readonly [rule: string | null, cards: readonly string[]] {
  const seat = requireValue(hundertspiel.seatToPlay(state) ?? undefined)
  const advice =
    ai.bookAdvice?.(hundertspiel.viewFor(state, seat), hundertspiel.legalActions(state, seat)) ?? []
  return [advice[0]?.rule ?? null, advice.flatMap(({ action }) => action.card ?? []).toSorted()]
}
const ruleOf = (state: HundertspielState): string | null => quoted(state)[0]

/** The tricks have begun, and this many cards of these rows are played. */
const played = (start: Start, rows: readonly string[], count: number): DealtState =>
  cards(toPlay(begin(start)), rows, count).state

test('Hundertspiel has the five levels', () => {
  expect(ALL_LEVELS).toEqual(['random', 'novice', 'rulebook', 'club', 'master'])
})

/** One trick of empty cards, which the seat makes that then leads. */
const EMPTY = ['8-SP', '9-SP', '10-SP', '7-SP'] as const
const emptyFor = (leader: number): readonly string[] =>
  EMPTY.map((_, seat) => EMPTY[(seat - leader + 6) % 4] ?? '')

/** The second trick, led by this seat; each player has these cards besides one for the first. */
function second(leader: number, hands: readonly string[], start: Start = {}): DealtState {
  const first = emptyFor(leader)
  const state = played(
    { ...start, hands: hands.map((own, seat) => `${first[seat]} ${own}`) },
    first,
    4,
  )
  expect(hundertspiel.seatToPlay(state)).toBe(leader)
  return state
}

describe.each(LEVELS)('%s', (level) => {
  test('HA-1 keeps the Do when something else can be thrown', () => {
    const state = second(2, ['', `6-DE 9-DE 7-CO`, '7-DE A-DE', '8-DE'])
    const led = cards(state, ['', '', 'A-DE', '8-DE'], 3).state
    expect(hundertspiel.seatToPlay(led)).toBe(1)
    expect(plays(level, led)).not.toMatch(/^6/)
  })

  test('HA-2 does not spend a trump on empty cards, and takes figures with one', () => {
    const last = `${of('BA', '7 8')} ${of('CO', '7 8 9 10')} A-SP`
    const state = second(3, ['7-DE', '8-DE B-DE', last, '9-DE K-DE'])
    expect(plays(level, after(state, '9-DE', '7-DE', '8-DE'))).not.toMatch(/BA$/)
    expect(plays(level, after(state, 'K-DE', '7-DE', 'B-DE'))).toMatch(/BA$/)
  })

  test('HA-2 overtrumps who has trumped', () => {
    const state = second(1, [`${of('BA', '8 10')} ${of('CO', '7 8 9 10')}`, '8-DE', 'K-DE', '7-BA'])
    expect(plays(level, after(state, '8-DE', 'K-DE', '7-BA'))).toMatch(/BA$/)
  })

  test('HA-3 puts up a trump before the last hand of the first trick', () => {
    const hands = [
      '8-SP',
      '9-SP',
      `10-SP ${of('BA', '7 9')} ${of('CO', '7 8 9')} ${of('DE', '7 8 9')}`,
      '7-SP',
    ]
    const state = toPlay(begin({ hands }))
    expect(plays(level, after(state, '8-SP', '9-SP'))).toMatch(/BA$/)
  })

  test('HA-6 stays passive with a bad hand where the partner has the trick', () => {
    const state = second(0, [
      'A-DE K-CO',
      '8-DE',
      `${of('BA', '7 8')} ${of('CO', '7 8 9')} 9-DE`,
      '',
    ])
    expect(plays(level, after(state, 'A-DE', '8-DE'))).not.toMatch(/BA$/)
  })

  test('HA-7 the buyer makes himself void, to trump figures', () => {
    const hands = [`${of('BA', 'C 9 8 6')} ${of('SP', 'A K')} 7-DE 8-CO`]
    const state = begin({ hands, scat: 'B-BA 7-BA 9-DE 9-CO', options: { scat: true } })
    const { cards: away = [] } = does(level, after(state, 'pass', 'pass', 'pass', 'pass', 'buy'))
    expect(away.toSorted()).toEqual(['7-DE', '8-CO', '9-CO', '9-DE'])
  })

  test('HA-8 among three gives no figure to the trick of another, in a partnership to that of the partner', () => {
    const last = `${of('DE', 'C 7')} ${of('CO', '7 8 9')}`
    const four = second(0, ['A-SP', '', 'A-DE', last])
    expect(hundertspiel.seatToPlay(four)).toBe(0)
    const three = toPlay(
      begin({ hands: ['8-SP A-DE', '9-SP 8-DE', `10-SP ${last} K-SP`], options: { players: 3 } }),
    )
    const led = after(three, 'A-DE', '8-DE')
    expect(hundertspiel.seatToPlay(led)).toBe(2)
    expect(plays(level, led)).not.toBe('C-DE')
  })
})

describe('the book', () => {
  test('HA-1 lays the Twenty-six only with trumps to guard its Do', () => {
    const strong = begin({ hands: [`${of('BA', 'A K C B 6')} ${of('SP', 'A K')}`] })
    expect(does('rulebook', strong)).toEqual({ do: 'lay', suits: ['BA'] })
    // the rule speaks of keeping the Do, not of laying it
    expect(ruleOf(strong)).toBeNull()
    const weak = begin({
      hands: [`${of('BA', '7 6')} ${of('SP', 'A K C B')} ${of('DE', 'A K C')}`],
    })
    expect(does('rulebook', weak)).toEqual({ do: 'ask' })
  })

  test('HA-4 counts the nine of a suit: leads its best card left, and knows it from one that is not', () => {
    const own = `${of('BA', 'A K C B 10')} C-SP 10-DE 9-DE 7-CO`
    const trumps = of('BA', 'A K C B 10')
    // the second of the others throws their spades on the trumps, or keeps the king of them
    const thrown = (spades: string): DealtState =>
      played(
        { hands: [own, `${of('BA', '9 8')} A-SP K-SP 8-CO 8-DE`, '7-BA', '6-BA'] },
        [trumps, spades, '7-BA', '6-BA'],
        20,
      )
    const isBest = thrown('9-BA 8-BA A-SP K-SP')
    expect(plays('rulebook', isBest)).toBe('C-SP')
    const isNot = thrown('9-BA 8-BA A-SP 8-CO 8-DE')
    expect(hundertspiel.seatToPlay(isNot)).toBe(0)
    const isBestIn = (state: DealtState): boolean =>
      isInDeal(state) && isBestLeft(positionFromDeal(state), 0, codeFor('C-SP'))
    expect([isBestIn(isBest), isBestIn(isNot)]).toEqual([true, false])
    // it names no card: counting is not a decision
    expect([ruleOf(isBest), ruleOf(isNot)]).toEqual([null, null])
  })

  test('HA-5 does not lead the few small trumps it has', () => {
    const state = second(0, [
      `${of('BA', '6 7')} A-DE 10-DE 9-CO ${of('SP', 'K C')} 8-CO`,
      '',
      '',
      '',
    ])
    expect(plays('rulebook', state)).not.toMatch(/BA$/)
  })

  test('HA-5 leads many trumps, and quotes nothing: the rule is for and against it', () => {
    const state = second(0, [of('BA', 'A K C B 10 9 8 7'), '', '', ''])
    expect(plays('rulebook', state)).toMatch(/BA$/)
    expect(ruleOf(state)).toBeNull()
  })

  test('HA-8 among three it buys with a better hand than in a partnership', () => {
    const own = `${of('BA', '6 7 8')} ${of('SP', '7 8 9')} ${of('DE', '7 8')}`
    const asked = (players: 3 | 4): DealtState => {
      let state = begin({ hands: [own], options: { players, scat: true } })
      while (state.phase === 'bidding') state = after(state, 'pass')
      return state
    }
    expect(does('rulebook', asked(4))).toEqual({ do: 'buy' })
    expect(does('rulebook', asked(3))).toEqual({ do: 'pass' })
    // that gains are larger is true of every decision
    expect([ruleOf(asked(3)), ruleOf(asked(4))]).toEqual([null, null])
  })

  test('HA-1 is quoted where a Do of the suit led can be kept, and names every card besides', () => {
    const state = second(2, ['', '6-DE 9-DE 7-CO', '7-DE A-DE', '8-DE'])
    const led = cards(state, ['', '', 'A-DE', '8-DE'], 3).state
    const [rule, named] = quoted(led)
    expect([rule, named.includes('9-DE'), named.includes('6-DE')]).toEqual(['HA-1', true, false])
    const other = cards(state, ['', '', '7-DE', '8-DE'], 3).state
    expect(quoted(other)[1]).not.toContain('6-DE')
    // the partner has the trick: the rule is about what the others take
    const partner = second(3, ['', '6-DE 9-DE 7-CO', '7-DE', 'A-DE 8-DE'])
    expect(ruleOf(after(partner, 'A-DE'))).not.toBe('HA-1')
  })

  test('HA-2 is quoted for sparing trumps on empty cards, and for taking figures with one', () => {
    const last = `${of('BA', '7 8')} ${of('CO', '7 8 9 10')} A-SP`
    const state = second(3, ['7-DE', '8-DE B-DE', last, '9-DE K-DE'])
    const spared = quoted(after(state, '9-DE', '7-DE', '8-DE'))
    expect([spared[0], spared[1].some((card) => card.endsWith('BA'))]).toEqual(['HA-2', false])
    expect(quoted(after(state, 'K-DE', '7-DE', 'B-DE'))).toEqual(['HA-2', ['7-BA', '8-BA', 'A-BA']])
  })

  test('HA-3 HA-6 HA-7 are quoted in their moments', () => {
    const hands = [
      '8-SP',
      '9-SP',
      `10-SP ${of('BA', '7 9')} ${of('CO', '7 8 9')} ${of('DE', '7 8 9')}`,
      '7-SP',
    ]
    expect(quoted(after(toPlay(begin({ hands })), '8-SP', '9-SP'))).toEqual([
      'HA-3',
      ['7-BA', '9-BA'],
    ])
    const passive = second(0, [
      'A-DE K-CO',
      '8-DE',
      `${of('BA', '7 8')} ${of('CO', '7 8 9')} 9-DE`,
      '',
    ])
    const [rule, named] = quoted(after(passive, 'A-DE', '8-DE'))
    expect([rule, named.some((card) => card.endsWith('BA'))]).toEqual(['HA-6', false])
    const buyer = begin({
      hands: [`${of('BA', 'A K 9 6')} ${of('SP', 'A K')} 7-DE 8-CO`],
      scat: '10-BA 9-DE 9-CO 8-SP',
      options: { scat: true },
    })
    expect(ruleOf(after(buyer, 'pass', 'pass', 'pass', 'pass', 'buy'))).toBe('HA-7')
  })

  test('H-25 names the suit it is strongest in, and says Contra to a player without a Do', () => {
    const start = {
      hands: [of('SP', 'A K C B 10 9 8 7')],
      scat: '7-BA 8-BA 7-DE 8-DE',
      options: { scat: true },
    } as const
    const bought = after(
      begin(start),
      'pass',
      'pass',
      'pass',
      'pass',
      'buy',
      'layAway 7-BA 8-BA 7-DE 8-DE',
    )
    expect(does('rulebook', bought)).toEqual({ do: 'name', suit: 'SP' })
    expect(does('rulebook', after(bought, 'name SP'))).toEqual({ do: 'contra' })
  })
})

describe('H-10 aces are announced at the last useful moment', () => {
  const aces = `A-SP A-CO A-DE ${of('BA', '7 8 9')} ${of('CO', '7 8')}`
  const announced = { do: 'announce', rank: 'A', count: 3 }

  test('not while something else is played', () => {
    const state = second(3, [aces, '8-DE', '', '9-DE'])
    expect(does('rulebook', after(state, '9-DE')).do).toBe('play')
  })

  test('before one of them is played', () => {
    const state = second(1, [`A-SP A-CO A-DE ${of('CO', '7 8')}`, 'K-DE', '7-DE', '8-DE'])
    const led = after(state, 'K-DE', '7-DE', '8-DE')
    expect(hundertspiel.seatToPlay(led)).toBe(0)
    expect(does('rulebook', led)).toEqual(announced)
    expect(plays('rulebook', after(led, 'announce A 3'))).toBe('A-DE')
  })

  test('where they win the partie', () => {
    const state = second(3, [aces, '8-DE', '', '9-DE'], { score: [72, 0] })
    expect(does('rulebook', after(state, '9-DE'))).toEqual(announced)
  })

  test('with three tricks to come', () => {
    const rows = [of('BA', '7 8 9') + ' ' + of('CO', '7 8'), '', '', '']
    for (const [count, word] of [
      [16, 'play'],
      [20, 'announce'],
    ] as const) {
      let { state } = cards(second(3, [aces, '8-DE', '', '9-DE']), rows, count)
      while (isInDeal(state) && hundertspiel.seatToPlay(state) !== 0)
        state = cards(state, rows, 1).state
      expect(does('rulebook', state).do === 'announce').toBe(word === 'announce')
    }
  })
})

/** A random deal, played at random to a place with a choice. */
function somewhere(options: (typeof FORMS)[number], random: Random): InDealState {
  const all = optionsOf(options)
  for (;;) {
    const from = random.nextInt(45)
    const deal = hundertspiel.distributeCards(
      all,
      shuffle(HUNDERTSPIEL_PACK, random),
      0,
      requireValue(hundertspiel.packets[0]),
    )
    let state: DealtState = dealt(
      hundertspiel.startDeal(
        hundertspiel.startPartie(all, options.players === 4 ? [0, 0] : [0, 0, 0]),
        deal,
      ).state,
    )
    for (let said = 0; isInDeal(state); said += 1) {
      const legal = hundertspiel.legalActions(state, state.asks)
      if (said >= from && legal.length > 1) return state
      state = dealt(
        hundertspiel.applyAction(
          state,
          state.asks,
          requireValue(legal[random.nextInt(legal.length)]),
        ).state,
      )
    }
  }
}

describe.each(FORMS)('H-4 H-23 H-27 %o', (options) => {
  test.each(['novice', 'rulebook', 'club:5', 'master:5'])(
    '%s does the same whatever it cannot see',
    (level) => {
      const random = chance(61)
      let differ = 0
      for (let n = 0; n < 12; n += 1) {
        const state = somewhere(options, random)
        const seat = state.asks
        const view = hundertspiel.viewFor(state, seat)
        const other = ai.sampleState(view, random)
        expect(hundertspiel.viewFor(other, seat)).toEqual(view)
        if (JSON.stringify(other) !== JSON.stringify(state)) differ += 1
        const act = (at: HundertspielState) => {
          const look = {
            getView: () => hundertspiel.viewFor(at, seat),
            legal: hundertspiel.legalActions(at, seat),
            onTurn: true,
          }
          return player(level)(look, chance(n + 1))
        }
        expect(act(other)).toEqual(act(state))
      }
      expect(differ).toBeGreaterThan(5)
    },
  )

  test('HA-1 … HA-8 the books name rules there are, and what may be done', () => {
    const page = readFileSync(
      new URL('../../../src/main/engine/games/hundertspiel/rules.md', import.meta.url),
      'utf8',
    )
    const random = chance(62)
    let named = 0
    for (let n = 0; n < 60; n += 1) {
      const state = somewhere(options, random)
      const legal = hundertspiel.legalActions(state, state.asks)
      for (const { rule, action } of ai.bookAdvice?.(
        hundertspiel.viewFor(state, state.asks),
        legal,
      ) ?? []) {
        named += 1
        expect(page).toContain(`- **${rule}**`)
        expect(legal).toContainEqual(action)
      }
    }
    expect(named).toBeGreaterThan(10)
  })
})

test('H-10 H-12 with irregularities the book announces what it holds, and nothing else', () => {
  const options = { irregularities: true }
  const state = after(
    begin({ hands: [`${of('SP', 'K 7 8')} K-DE K-CO ${of('CO', '7 8 9')}`], options }),
    'pass',
  )
  expect(state.phase).toBe('announcing')
  expect(does('rulebook', state)).toEqual(actionOf('announce K 3'))
  expect(does('rulebook', after(state, 'announce K 3'))).toEqual({ do: 'pass' })
})

test('H-20 each player for themselves: the book says it when it is so', () => {
  const state = toPlay(
    begin({
      options: { declareOut: 'manual' },
      score: [99, 0],
      hands: ['A-SP', '7-SP', '8-SP', '9-SP'],
    }),
  )
  expect(does('rulebook', state).do).toBe('play')
  const won = after(state, 'A-SP', '7-SP', '8-SP', '9-SP')
  expect(does('rulebook', won)).toEqual({ do: 'declareOut' })
})

describe('H-10 when aces are announced', () => {
  const HELD = '10-SP A-SP A-CO A-DE 9-CO 8-CO 7-CO 10-DE 9-DE'
  const forehand = (start: Start) => after(begin({ ...start, hands: [HELD, 'K-SP B-SP'] }), 'pass')

  test.each(LEVELS)(
    'H-10 %s shows them before the first card only where they end the partie',
    (level) => {
      expect(does(level, forehand({ score: [60, 0] }))).toEqual(actionOf('pass'))
      expect(does(level, forehand({ score: [70, 0] }))).toEqual(actionOf('announce A 3'))
    },
  )

  test('H-10 the book does not announce for an ace that takes nothing, where it still counts afterwards', () => {
    const hands = ['A-BA 10-SP', 'A-SP A-CO A-DE 10-CO 9-CO 8-CO 7-CO 10-DE 9-DE']
    const isTime = (thrownAces: 'count' | 'lost', led: string): boolean => {
      const p = positionFromDeal(after(toPlay(begin({ hands, options: { thrownAces } })), led))
      return isTimeForAces(p, codeFor('A-SP'), 0)
    }
    expect(isTime('count', 'A-BA')).toBe(false)
    expect(isTime('count', '10-SP')).toBe(true)
    expect(isTime('lost', 'A-BA')).toBe(true)
  })

  test('H-10 played on, an ace that takes the trick loses them, one that is trumped does not', () => {
    const left = (last: string): number => {
      const state = dealt(
        toPlay(begin({ hands: ['10-SP', 'A-SP A-CO A-DE', 'B-SP', 'K-BA 9-SP'] })),
      )
      if (!isInDeal(state)) throw new Error('the deal is over')
      const p = positionFromDeal(state)
      noteAces(p, state)
      for (const card of ['10-SP', 'A-SP', 'B-SP', last])
        playCode(p, codeFor(requireValue(hand(card)[0])))
      return readAt(p.aces, 1)
    }
    expect(left('K-BA')).toBe(30)
    expect(left('9-SP')).toBe(0)
  })

  test('H-10 played on, aces that were thrown are announced later', () => {
    const points = (thrownAces: 'count' | 'lost', first: string): number => {
      const hands = ['10-SP', 'A-SP A-CO A-DE', 'B-SP', 'K-BA']
      const state = after(
        toPlay(begin({ hands, options: { thrownAces } })),
        '10-SP',
        first,
        'B-SP',
        'K-BA',
      )
      if (!isInDeal(state)) throw new Error('the deal is over')
      const p = positionFromDeal(state)
      noteAces(p, state)
      return readAt(p.aces, 1)
    }
    expect(points('count', 'A-CO')).toBe(30)
    expect(points('lost', 'A-CO')).toBe(0)
  })
})
