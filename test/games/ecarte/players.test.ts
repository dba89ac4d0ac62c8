// The computer players: which there are, that they keep to the rules, that chance is theirs by
// seed, that thinking helps.
import { describe, expect, test } from 'vitest'
import { runSimulation } from '../../../src/main/cli/simulate.ts'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { loadAllData } from '../../../src/main/engine/games/ai.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import { ai as scotchMind } from '../../../src/main/engine/games/scotch-whist/ai/index.ts'
import { chooseOptions } from '../../../src/main/engine/games/options.ts'
import { playPartie } from '../../../src/main/engine/players/match.ts'
import { LEVELS } from '../../../src/main/engine/players/levels.ts'
import { type Player, createPlayer } from '../../../src/main/engine/players/player.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { AnyAction, Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { onTurn, somePositions } from './positions.ts'

await loadAllData(ai)

const LONG = process.env['CERCLE_LONG'] === 'yes'
const player = (level: string): Player => requireValue(createPlayer(ai, level) ?? undefined)

describe('the levels', () => {
  test('are five, weakest first', () => {
    expect(LEVELS).toEqual(['random', 'novice', 'rulebook', 'club', 'master'])
  })

  test.each(LEVELS)('%s plays', (level) => {
    expect(createPlayer(ai, level)).toBeTypeOf('function')
  })

  test.each(['master:40', 'master:1', 'club:5', 'club:99999'])(
    '%s plays, with so many samples',
    (level) => {
      expect(createPlayer(ai, level)).toBeTypeOf('function')
      expect(createPlayer(scotchMind, level)).toBeTypeOf('function')
    },
  )

  test.each([
    ...['', ' ', 'champion', 'Master', 'MASTER', ' master', 'master ', 'master\n', 'random,random'],
    ...[
      'master:',
      'master:0',
      'master:-1',
      'master:040',
      'master:4e1',
      'master:1.5',
      'master:40:40',
      'master: 40',
    ],
    ...['master:100000', 'master:∞', 'master:NaN', 'master:forty', ':40', '40', 'champion:40'],
    ...[
      'random:40',
      'novice:40',
      'rulebook:40',
      'constructor',
      'toString',
      '__proto__',
      'master:__proto__',
    ],
  ])('nobody plays at “%s”', (level) => {
    expect([createPlayer(ai, level), createPlayer(scotchMind, level)]).toEqual([null, null])
  })
})

/** Everything that is done in a partie at one level, and what was not among what might be done. */
function partie(level: string, seed: number) {
  const { game, options } = tableOf()
  const done: string[] = []
  const wrong: AnyAction[] = []
  const watched: Player = (look, random) => {
    const action = player(level)(look, random)
    if (action !== null && !look.legal.includes(action)) wrong.push(action)
    return action
  }
  const witness = {
    onAction: (seat: Seat, action: AnyAction) =>
      void done.push(`${seat} ${JSON.stringify(action)}`),
  }
  const over = playPartie({
    game,
    options,
    players: [watched, watched],
    random: chance(seed),
    observer: witness,
  })
  return { done, wrong, score: over.score }
}

function tableOf() {
  const chosen = chooseOptions(ecarte.options, ecarte.presets, ecarte.preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  return { game: ecarte, options: chosen.options }
}

describe.each(['random', 'novice', 'rulebook', 'club', 'master:12'])('%s', (level) => {
  test('plays the same partie from the same seed, and another from another', () => {
    const one = partie(level, 3)
    expect(partie(level, 3)).toEqual(one)
    expect(partie(level, 4).done).not.toEqual(one.done)
  })

  test('chooses one of the legal actions, and keeps a partie going to its end', () => {
    for (let seed = 1; seed <= (LONG ? 100 : 4); seed += 1) {
      const { done, wrong, score } = partie(level, seed)
      expect(wrong).toEqual([])
      expect(Math.max(...score)).toBe(5)
      expect(done.length).toBeGreaterThan(5)
    }
  })

  test('has something to say in its turn under any options, at any score', () => {
    for (const state of somePositions(LONG ? 2000 : 80, chance(31))) {
      const { view, legal } = onTurn(state)
      const action = player(level)({ getView: () => view, legal, onTurn: true }, chance(32))
      expect(legal, JSON.stringify(state)).toContain(action)
    }
  })
})

describe('out of turn', () => {
  test.each(['novice', 'rulebook', 'club', 'master:12'])(
    'E-17 E-18 E-28 %s says only what ends the partie, and marks what is due',
    (level) => {
      let [spoken, silent] = [0, 0]
      for (const state of somePositions(
        60,
        chance(33),
        (one) => ecarte.seatsToAct(one).length > 1,
      )) {
        const { seat } = onTurn(state)
        const other = seat === 0 ? 1 : 0
        const look = {
          getView: () => ecarte.viewFor(state, other),
          legal: ecarte.legalActions(state, other),
          onTurn: false,
        }
        // the novice sometimes plays at random
        const said = player(level)(look, chance(34))
        const ends = state.score[other] === 4
        const due = look.legal.some((action) => action.do === 'mark')
        if (level !== 'novice')
          expect(said).toEqual(due ? { do: 'mark' } : ends ? { do: 'announceKing' } : null)
        if (ends) spoken += 1
        else silent += 1
      }
      expect(Math.min(spoken, silent)).toBeGreaterThan(5)
    },
  )
})

describe('thinking helps', () => {
  interface Counted {
    readonly pointsPerDeal: number
    readonly standardError: number
  }

  /** Points a deal of the first above the second, each deal played with the seats exchanged. */
  const between = (players: string, parties: number): Counted =>
    runSimulation({
      game: 'ecarte',
      seed: 'levels',
      players,
      parties: String(parties),
      duplicate: true,
    }) as Counted

  test.each([
    ['rulebook', 'random', 60],
    ['club', 'random', 60],
    ['master:12', 'random', 40],
    ['novice', 'random', 100],
    ['rulebook', 'novice', 200],
  ])('%s is better than %s', (better, worse, parties) => {
    const { pointsPerDeal, standardError } = between(`${better},${worse}`, parties)
    expect(pointsPerDeal).toBeGreaterThan(2 * standardError)
  })

  test('no player is better than themselves', () => {
    expect(between('rulebook,rulebook', 20)).toMatchObject({ pointsPerDeal: 0, standardError: 0 })
  })
})
