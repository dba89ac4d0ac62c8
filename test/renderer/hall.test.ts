// What the Hall offers at first: the choices made before, and what was last played again.
import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Hall, LastPlayed, StartTableRequest } from '../../src/shared/hall.ts'
import { NOTHING_PLAYED } from '../../src/shared/hall.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { buildGameOffer } from '../../src/main/offers.ts'
import { isSameSetup, useGameSetup } from '../../src/renderer/composables/useGameSetup.ts'
import { draftOfSetup, useEveningPlan } from '../../src/renderer/evening/useEveningPlan.ts'
import { useAgain } from '../../src/renderer/hall/useAgain.ts'
import { loadLanguage } from '../../src/renderer/languages.ts'
import { useHall } from '../../src/renderer/stores/hall.ts'
import { EVENING } from '../bridge/arguments.ts'

const games = GAMES.map(buildGameOffer)
const find = (id: string) => games.find((game) => game.id === id) ?? null

const DUEL: StartTableRequest = {
  game: 'ecarte',
  level: 'master',
  preset: 'turf',
  options: { dealCap: 4 },
}
const TABLE: StartTableRequest = {
  game: 'whist',
  level: 'club',
  partner: 'master',
  preset: 'standard',
  options: { partners: 'fixed' },
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => setActivePinia(createPinia()))

describe('the choices for a game', () => {
  const before: Readonly<Record<string, StartTableRequest>> = { ecarte: DUEL, whist: TABLE }

  test('begin with those made before, each game with its own', () => {
    const duel = useGameSetup(
      () => games,
      'ecarte',
      'Anna',
      (game) => before[game],
    )
    expect(duel.setup.value).toEqual(DUEL)
    duel.chooseLevel('novice')
    duel.chooseGame('whist')
    expect(duel.setup.value).toEqual(TABLE)
    duel.chooseGame('ecarte')
    expect(duel.setup.value).toEqual(DUEL)
    duel.chooseGame('tatteln')
    expect(duel.setup.value).toMatchObject({ game: 'tatteln', level: 'rulebook', options: {} })
  })

  test('bring back the persons who played it, and the length of their match', () => {
    const shared = { ...DUEL, persons: ['Anna', 'Bertha'], toWin: 3 }
    const duel = useGameSetup(
      () => games,
      'ecarte',
      'Anna',
      () => shared,
    )
    expect(duel.setup.value).toEqual(shared)
  })

  test.each([
    ['preset', { ...DUEL, preset: 'of another time' }],
    ['level', { ...DUEL, level: 'of another time' }],
    ['option', { ...DUEL, options: { ofAnotherTime: true } }],
    ['value', { ...DUEL, options: { dealCap: 99 } }],
  ])('are the usual ones if the game no longer has the %s', (_, gone) => {
    const offered = (setup: StartTableRequest | undefined) =>
      useGameSetup(
        () => games,
        'ecarte',
        '',
        () => setup,
      ).setup.value
    expect(offered(gone)).toEqual(offered(undefined))
  })

  test('are the same table in any order of the options, and another one with another level', () => {
    const two = { ...DUEL, options: { dealCap: 4, hints: false } }
    expect(isSameSetup(two, { ...DUEL, options: { hints: false, dealCap: 4 } })).toBe(true)
    expect(isSameSetup(two, DUEL)).toBe(false)
    expect(isSameSetup(DUEL, { ...DUEL, level: 'club' })).toBe(false)
    expect(isSameSetup(DUEL, { ...DUEL, toWin: 3 })).toBe(false)
    expect(isSameSetup(DUEL, { ...DUEL, persons: ['Anna', 'Bertha'] })).toBe(false)
  })
})

describe('the setup of an evening', () => {
  test('begins with the names, levels and terms of the last one', () => {
    const plan = useEveningPlan('Emil', 'club', draftOfSetup(EVENING, 'club'))
    const { kind, terms, guests } = EVENING
    expect(plan.wish.value).toEqual({ kind, terms, guests })
  })

  test('is found as it was left, also with what is wrong in it', () => {
    const left = useEveningPlan('Anna', 'club', null)
    left.addPlace('person')
    left.stake.value = null
    const plan = useEveningPlan('Anna', 'club', left.draft.value)
    expect(plan.wish.value).toBeNull()
    expect(plan.places.value.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Anna'],
      ['computer', ''],
      ['computer', ''],
      ['person', ''],
    ])
    expect([...plan.wrong.value]).toEqual(['nameMissing', 'stake'])
  })

  test('takes a person without a name as a duel does: one alone', () => {
    const plan = useEveningPlan('', 'club', null)
    expect(plan.wish.value?.guests[0]).toEqual({ kind: 'person', name: '' })
    const [, second] = plan.places.value
    plan.changePlace(second?.key ?? 0, { kind: 'person', name: 'Bertha' })
    expect(plan.wish.value).toBeNull()
    expect([...plan.wrong.value]).toEqual(['nameMissing'])
  })
})

describe('the first button', () => {
  function offer(game: string, played: LastPlayed['games'][string] | null): string | undefined {
    const hall = useHall()
    const lastPlayed = played ? { game, games: { [game]: played } } : NOTHING_PLAYED
    // the rest of the Hall has no part in it
    hall.hall = { settings: DEFAULT_SETTINGS, lastPlayed } as Hall
    return useAgain(() => find(game)).value?.label
  }

  test('offers what was last played again, by name', () => {
    expect(offer('ecarte', null)).toBeUndefined()
    const duel = { setup: DUEL, computers: ['Mathilde'] }
    expect(offer('ecarte', { table: duel, evening: EVENING, later: 'table' })).toBe(
      'Again against Mathilde (Master)',
    )
    expect(offer('ecarte', { table: duel, evening: EVENING, later: 'evening' })).toBe(
      'Another evening: Pool',
    )
    const others = ['Hippolyte', 'Octave', 'Sidonie']
    expect(offer('whist', { table: { setup: TABLE, computers: others }, later: 'table' })).toBe(
      'Again with Hippolyte, Octave and Sidonie',
    )
    const persons = ['Anna', 'Bertha']
    expect(
      offer('ecarte', { table: { setup: { ...DUEL, persons }, computers: [] }, later: 'table' }),
    ).toBe('Again: Anna and Bertha')
  })

  test('offers nothing that the game no longer has', () => {
    const gone = { ...DUEL, preset: 'of another time' }
    expect(
      offer('ecarte', { table: { setup: gone, computers: ['Mathilde'] }, later: 'table' }),
    ).toBeUndefined()
  })
})
