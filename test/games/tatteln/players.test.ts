// The computer players of Tatteln, the advice of D (TA-1 … TA-8), and that they see no more than
// their view.
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/main/engine/games/game.ts'
import { findGame } from '../../../src/main/engine/games/games.ts'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import { ai } from '../../../src/main/engine/games/tatteln/ai/index.ts'
import type { DealtState } from '../../../src/main/engine/games/tatteln/state.ts'
import { playDuplicate } from '../../../src/main/engine/players/match.ts'
import { LEVELS as ALL_LEVELS } from '../../../src/main/engine/players/levels.ts'
import { type Player, EFFORTS, createPlayer } from '../../../src/main/engine/players/player.ts'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import type { AnyAction } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { type Start, ROB, after, begin, optionsWith, sequence, set, turnIn } from './table.ts'

const game: Game = requireValue(findGame('tatteln') ?? undefined)
const player = (level: string): Player => requireValue(createPlayer(ai, level) ?? undefined)
const LEVELS = ['rulebook', 'club', 'master'] as const

function does(level: string, state: DealtState): AnyAction | null {
  const seat = turnIn(state)
  const look = {
    getView: () => tatteln.viewFor(state, seat),
    legal: tatteln.legalActions(state, seat),
    onTurn: true,
  }
  return player(level)(look, chance(1))
}

/** The advice of a rule of D for the seat on turn. */
function advice(rule: string, state: DealtState): Card | null {
  const seat = turnIn(state)
  const all = ai.bookAdvice?.(tatteln.viewFor(state, seat), tatteln.legalActions(state, seat)) ?? []
  const one = all.find((book) => book.rule === rule)
  return one?.action.card ?? null
}

const NO_TRUMPS = { trump: false } as const

describe('advice of D', () => {
  test('TA-1 without trumps the lead is taken, with the least loss, and kept', () => {
    const start = begin({ elder: '9H', dealer: 'AH 10H JH 7C 8D', options: NO_TRUMPS })
    expect(['AH', '10H', 'JH']).toContain(advice('TA-1', after(start, '9H')))
    const leads = begin({ elder: 'AH 7C 8C 7D 9D 7S 8H 9S', options: NO_TRUMPS })
    expect(advice('TA-1', leads)).toBe('AH')
    expect(advice('TA-1', begin({ elder: 'AH' }))).toBeNull()
  })

  test('TA-2 an empty card is not ruffed while there is a talon', () => {
    const start = begin({ elder: '9H AH', dealer: '8S 7C AC AD KD 9C 8D 7D', turnUp: 'AS' })
    expect(advice('TA-2', after(start, '9H'))).toMatch(/^[789][CD]$/)
    expect(advice('TA-2', after(start, 'AH'))).toBeNull()
  })

  const NEARLY: Start = {
    elder: 'AS 10S KS QS JS 9S 8S 9D',
    dealer: '7H 8H 9H 7C 8C 9C 10C 7D',
    turnUp: '7S',
    talon: 'AH QD KH 8D QH JH 10H JD KC KD QC 10D JC AD AC',
  }
  const SIX = ['AS', '7H', '10S', '8H', 'KS', '9H', 'QS', '7C', 'JS', '8C', '9S', '9C'] as const

  test('TA-3 a single ten whose ace is not seen is thrown to another suit before the last tricks', () => {
    const state = after(begin(NEARLY), ...SIX, '8S')
    expect(state.hands[1].filter((card) => card.endsWith('C'))).toEqual(['10C'])
    expect(advice('TA-3', state)).toBe('10C')
    // not at the beginning
    expect(advice('TA-3', after(begin(NEARLY), 'AS'))).toBeNull()
  })

  test('TA-4 the trick before the last ones is won', () => {
    const start = begin({
      elder: '9D 10S KS QS JS 9S 8S AD',
      dealer: 'AS 7H 8H 9H 7C 8C 9C 7D',
      turnUp: '7S',
      talon: 'AH 10H 10D KH KD QH QD JH JD AC 8D 10C KC QC JC',
    })
    const state = after(
      start,
      '10S',
      '7H',
      'KS',
      '8H',
      'QS',
      '9H',
      'JS',
      '7C',
      '9S',
      '8C',
      '8S',
      '9C',
    )
    const played = after(state, 'AH', '7D', '9D')
    expect(advice('TA-4', played)).toBe('AS')
    expect(advice('TA-4', after(state, 'AH'))).toBeNull()
  })

  test('TA-5 a good trick is taken, though with a card of a sequence that might come', () => {
    const start = begin({ elder: '10H 7D', dealer: 'AH KH 7C 8D 9C KC JD 10C', turnUp: '8S' })
    expect(advice('TA-5', after(start, '10H'))).toBe('AH')
    expect(advice('TA-5', after(start, '7D'))).toBeNull()
  })

  test('TA-6 without trumps the ten of a strong suit is led at the start', () => {
    const strong = { elder: '10H KH QH 8H 7C 7D 9S 8C', options: NO_TRUMPS }
    expect(advice('TA-6', begin(strong))).toBe('10H')
    expect(advice('TA-6', begin({ ...strong, options: {} }))).toBeNull()
    expect(advice('TA-6', begin({ ...strong, elder: '10H AH QH 8H 7C 7D 9S 8C' }))).toBeNull()
  })

  test('TA-7 cards of a suit the other has shown to be strong in are kept', () => {
    const start = begin({ elder: 'KC QC JC 7H', dealer: '7C 8C 9H AH 8H KH QD 7D', turnUp: '8S' })
    const shown = after(start, sequence('C', 'K', 3), '7H')
    const card = advice('TA-7', shown)
    expect(card).not.toBeNull()
    expect(card?.endsWith('C')).toBe(false)
    expect(advice('TA-7', after(start, '7H'))).toBeNull()
  })

  test('TA-8 near the end the last trick is planned, worth ten even when it is empty', () => {
    const random = chance(8)
    let advised = 0
    for (let deal = 0; deal < 60; deal += 1) {
      let state: DealtState = begin({ turnUp: '7S' })
      while (state.phase === 'play') {
        const card = advice('TA-8', state)
        if (card !== null) {
          advised += 1
          expect(state.tricks.length).toBeGreaterThanOrEqual(14)
          // no other card brings more
          const seat = turnIn(state)
          const legal = tatteln.legalActions(state, seat)
          const all =
            ai.evaluateActions?.(tatteln.viewFor(state, seat), legal, EFFORTS.master, random) ?? []
          const worth = (one: Card): number =>
            requireValue(all.find(({ action }) => action.card === one)).equity
          expect(worth(card)).toBe(Math.max(...all.map(({ equity }) => equity)))
        }
        const cards = tatteln
          .legalActions(state, turnIn(state))
          .flatMap((one) => (one.do === 'play' ? [one.card] : []))
        state = after(state, cards[random.nextInt(cards.length)] ?? ROB)
      }
    }
    expect(advised).toBeGreaterThan(10)
  })
})

test('Tatteln has the five levels', () => {
  expect(ALL_LEVELS).toEqual(['random', 'novice', 'rulebook', 'club', 'master'])
})

describe.each(LEVELS)('%s', (level) => {
  test('T-8 announces the better sequence before the lower one, and before it leads', () => {
    const start = begin({ elder: 'AH KH QH JH 9C 8C 7C 7D', dealer: '10D 9D 8D' })
    expect(does(level, start)).toEqual(sequence('H', 'A', 4))
  })

  test('T-7 announces four jacks', () => {
    expect(does(level, begin({ elder: 'JS JH JC JD 7H 8D AC 9H' }))).toEqual(set('J', 4))
  })

  test('T-11 robs the ace of trumps', () => {
    const start = begin({
      elder: '7S AH 8H KD 9C 10D QC 7D',
      dealer: '7H',
      turnUp: 'AS',
      talon: '9S 8C',
    })
    expect(does(level, after(start, 'AH', '7H'))).toEqual(ROB)
  })

  test('T-1 gives nothing that counts to a trick that is lost', () => {
    const start = begin({ elder: 'AH', dealer: '7C 10C KD QH AD 9H 8D JC', turnUp: '7S' })
    expect(does(level, after(start, 'AH'))?.card).toMatch(/^[789]/)
  })
})

test('T-13 a master plays the last tricks as well as can be: no card does better', () => {
  const random = chance(3)
  const { evaluateActions: appraise } = ai
  for (let deal = 0; deal < 5; deal += 1) {
    let state: DealtState = begin({ turnUp: 'AH', options: { target: 'taillen' } })
    while (state.phase === 'play') {
      const seat = turnIn(state)
      const legal = tatteln.legalActions(state, seat)
      const cards = legal.flatMap((one) => (one.do === 'play' ? [one.card] : []))
      const isLate = state.talon.length === 0 && state.lies === null
      if (isLate) {
        const all = appraise?.(tatteln.viewFor(state, seat), legal, EFFORTS.master, random) ?? []
        expect(all.map(({ error }) => error)).toEqual(legal.map(() => 0))
      }
      state = after(state, cards[random.nextInt(cards.length)] ?? ROB)
    }
  }
})

test('players see no more than their view: other covered cards, the same decision', () => {
  const random = chance(4)
  let state: DealtState = begin({ elder: 'AH 9C JS', dealer: '7H 8H', turnUp: '8S' })
  for (let card = 0; card < 10 && state.phase === 'play'; card += 1) {
    const seat = turnIn(state)
    const other = ai.sampleState(tatteln.viewFor(state, seat), random)
    if (other.phase === 'open') throw new Error('no deal')
    for (const level of LEVELS) expect(does(level, other)).toEqual(does(level, state))
    const done = does('rulebook', state)
    const wish = tatteln
      .legalActions(state, seat)
      .find((one) => JSON.stringify(one) === JSON.stringify(done))
    state = after(state, requireValue(wish))
  }
})

test('T-2 who must rob robs, at every level, however often it is forgotten elsewhere', () => {
  const start = begin({
    elder: '7S AH 9H 8C QD 10D KC 9C',
    dealer: '7H',
    talon: '7D 8D',
    turnUp: 'AS',
    options: { sevenMustRob: true },
  })
  const state = after(start, 'AH', '7H')
  const seat = turnIn(state)
  expect(tatteln.legalActions(state, seat)).toEqual([ROB])
  const look = {
    getView: () => tatteln.viewFor(state, seat),
    legal: tatteln.legalActions(state, seat),
    onTurn: true,
  }
  const random = chance(8)
  for (const level of ALL_LEVELS)
    for (let time = 0; time < (level === 'novice' ? 200 : 2); time += 1)
      expect(player(level)(look, random)).toEqual(ROB)
})

test('T-12 each level plays whole deals, and the better one wins', () => {
  const options = optionsWith()
  const players = [player('rulebook'), player('random')]
  const random = chance(9)
  let sum = 0
  for (let deal = 0; deal < 60; deal += 1)
    sum += playDuplicate({ game, options, players, random, observer: {} })
  expect(sum / 60).toBeGreaterThan(50)
})
