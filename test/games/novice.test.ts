// What a novice does wrong: the errors of people who have just learned a game, and no random ones.
import { describe, expect, test } from 'vitest'
import { ai as ecarteMind } from '../../src/main/engine/games/ecarte/ai/index.ts'
import { ai as hundertspielMind } from '../../src/main/engine/games/hundertspiel/ai/index.ts'
import { ai as whistMind } from '../../src/main/engine/games/whist/ai/index.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { type GameState, noPoints } from '../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { playDeal } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { SEATS, type AnyAction, type Seat } from '../../src/shared/view.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chance } from './chance.ts'
import * as ecarte from './ecarte/table.ts'
import * as whist from './whist/table.ts'

type Level = 'novice' | 'rulebook'

/** What a level does in its turn. */
function does(mind: GameAi, level: Level, state: GameState, seed = 1): AnyAction {
  const { game } = mind
  const seat = requireValue(game.seatToPlay(state) ?? undefined)
  const look = {
    getView: () => game.viewFor(state, seat),
    legal: game.legalActions(state, seat),
    onTurn: true,
  }
  return requireValue(createPlayer(mind, level)?.(look, chance(seed)) ?? undefined)
}

describe('at Whist', () => {
  const mind: GameAi = whistMind
  const { hand } = whist

  test('W-5 they lead an ace at once', () => {
    const state = whist.begin(
      whist.dealOf([
        hand('KS QS JS 9S AH 5H 2H 6D 5D 4D 3D 3C 2C'),
        hand('AS 8S 7S KH QH 4H AD 9D 8D 7D 6C 5C 4C'),
        hand('10S 6S 5S JH 10H 3H KD JD 2D 10C 9C 8C 7C'),
        hand('4S 3S 2S 9H 8H 7H 6H QD 10D AC KC QC JC'),
      ]),
    )
    expect(does(mind, 'novice', state).card).toBe('AH')
    expect(does(mind, 'rulebook', state).card).not.toBe('AH')
  })

  test('W-4 they have forgotten that the ace is out, and keep the king back', () => {
    const state = whist.begin(
      whist.dealOf([
        hand('KS 5S 2S 5D 6D 7D 9H 8H 7H 6H 5H 4C 3C'),
        hand('4S QS JS 2D 4D 9D AH KH QH 2H 8C 7C 6C'),
        hand('3S 10S 9S 3D 8D 10D JH 10H 4H 3H 5C 10C 9C'),
        hand('AS 6S 8S 7S AD KD QD JD AC KC QC JC 2C'),
      ]),
    )
    // the ace of spades falls in the first trick; in the fourth elder is second to the six
    const later = whist.after(state, '2S 4S 3S AS AD 5D 2D 3D KD 6D 4D 8D 6S')
    expect(does(mind, 'rulebook', later).card).toBe('KS')
    expect(does(mind, 'novice', later).card).toBe('5S')
    // in the next trick they remember it
    const soon = whist.after(state, '2S 4S 3S AS 6S')
    expect(does(mind, 'novice', soon).card).toBe('KS')
  })
})

describe('at Écarté', () => {
  const mind: GameAi = ecarteMind
  const { after, begin } = ecarte
  // two trumps and no jeu de règle
  const TWO_TRUMPS = '9S 10S 8H 9D 10C'

  test('J-a they propose too seldom: two trumps look strong', () => {
    const state = begin({ elder: TWO_TRUMPS, dealer: '7D 7C 8C 9C 10D', turnUp: 'QS' })
    expect(does(mind, 'rulebook', state).do).toBe('propose')
    expect(does(mind, 'novice', state).do).toBe('stand')
  })

  test('J-a they refuse too often', () => {
    const state = after(
      begin({ dealer: TWO_TRUMPS, elder: '7D 7C 8C 9C 10D', turnUp: 'QS' }),
      'propose',
    )
    expect(does(mind, 'rulebook', state).do).toBe('accept')
    expect(does(mind, 'novice', state).do).toBe('refuse')
  })

  test('E-12 they part with no honour, and lead their king last', () => {
    const start = begin({ elder: '7S KH QH 8D JC', dealer: '7D 7C 8C 9C 10D', turnUp: 'QS' })
    expect(does(mind, 'novice', after(start, 'propose', 'accept')).cards).toEqual(['8D'])
    expect(does(mind, 'novice', after(start, 'stand')).card).toBe('8D')
  })
})

describe('at Hundertspiel', () => {
  const mind: GameAi = hundertspielMind
  const { game } = mind

  /** The games laid in so many deals of a level against itself. */
  function countLaid(level: Level, deals: number): number {
    const chosen = chooseOptions(game.options, game.presets, game.preset, {})
    const player = createPlayer(mind, level)
    if ('fault' in chosen || player === null) throw new Error('nobody plays')
    const { options } = chosen
    const random = chance(5)
    let laid = 0
    const onAction = (_: Seat, action: AnyAction): void => {
      if (action.do === 'lay') laid += 1
    }
    const match = {
      game,
      options,
      players: SEATS.map(() => player),
      random,
      observer: { onAction },
    }
    for (let deal = 0; deal < deals; deal += 1) {
      const start = game.startPartie(options, noPoints(game, options))
      const packets = requireValue(game.packets[0])
      playDeal(match, start, nextDeal(game, options, start, { dealer: 0, packets }, random))
    }
    return laid
  }

  test('H-16 they lay a game too seldom', () => {
    const [dared, usual] = [countLaid('novice', 300), countLaid('rulebook', 300)]
    expect(dared).toBeGreaterThan(0)
    expect(dared).toBeLessThan(0.8 * usual)
  })
})

test('a novice does the same in the same position, whatever chance says', () => {
  const mind: GameAi = whistMind
  const state = whist.begin(whist.ROUND)
  const first = does(mind, 'novice', state)
  for (let seed = 2; seed < 30; seed += 1) expect(does(mind, 'novice', state, seed)).toEqual(first)
})
