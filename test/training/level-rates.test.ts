// The file of what the levels give away: it goes on from where it is, and is written as a whole.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { measuredLevel, readRates, withPartie, writeRates } from '../../study/level-rates.ts'
import { judgePartie } from '../../study/level-parties.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { COACH_VERSION } from '../../src/main/engine/players/hint.ts'
import { LEVELS } from '../../src/main/engine/players/levels.ts'
import { findLevelCosts } from '../../src/main/training/level-rates.ts'
import { folder } from '../store/places.ts'

const SHIPPED = join(import.meta.dirname, '../../src/main/training/level-rates.json')

describe('the shipped file', () => {
  const rates = readRates(SHIPPED)

  test('has known games, levels and kinds only, judged by the coach of today', async () => {
    for (const [id, levels] of Object.entries(rates)) {
      const game = GAMES.find((one) => one.id === id)
      const kinds = (await game?.loadAi())?.kinds ?? []
      for (const [level, one] of Object.entries(levels)) {
        expect(LEVELS).toContain(level)
        expect(one.coach).toBe(COACH_VERSION)
        expect(kinds).toEqual(expect.arrayContaining(Object.keys(one.kinds)))
      }
    }
  })

  test('adds up: the decisions of a level are those of its kinds', () => {
    for (const level of Object.values(rates).flatMap((levels) => Object.values(levels))) {
      const kinds = Object.values(level.kinds)
      const total = (of: (one: (typeof kinds)[number]) => number): number =>
        kinds.reduce((sum, one) => sum + of(one), 0)
      expect(total(({ decisions }) => decisions)).toBe(level.decisions)
      expect(total(({ cost }) => cost)).toBeCloseTo(level.cost, 6)
      expect(level.parties).toBeLessThanOrEqual(level.played)
    }
  })

  test('is what the page of strength reads', () => {
    for (const { id } of GAMES)
      expect(findLevelCosts(id).map(({ level }) => level)).toEqual(
        LEVELS.filter((level) => rates[id]?.[level] !== undefined),
      )
  })
})

describe('a run', () => {
  const partie = { lead: { decisions: 3, cost: 0.3 }, follow: { decisions: 1, cost: 0 } }

  test('adds a partie to the level and to its kinds, and counts those without a decision', () => {
    const once = withPartie(withPartie({}, 'ecarte', 'club', partie), 'ecarte', 'club', {})
    expect(measuredLevel(once, 'ecarte', 'club')).toMatchObject({
      coach: COACH_VERSION,
      ...{ played: 2, parties: 1, decisions: 4, cost: 0.3 },
      ...{ squares: 0.09, counts: 16 },
      kinds: { lead: { parties: 1, decisions: 3 }, follow: { parties: 1, decisions: 1 } },
    })
    expect(measuredLevel(once, 'ecarte', 'master').played).toBe(0)
  })

  test('begins anew with what an older coach judged', () => {
    const rates = withPartie({}, 'ecarte', 'club', partie)
    const older = { ...measuredLevel(rates, 'ecarte', 'club'), coach: COACH_VERSION - 1 }
    const now = withPartie({ ecarte: { club: older } }, 'ecarte', 'club', partie)
    expect(now).toEqual(rates)
  })

  test('leaves nothing but the file, which reads as it was written', () => {
    const place = folder()
    const path = join(place, 'rates.json')
    expect(readRates(path)).toEqual({})
    const rates = withPartie({}, 'ecarte', 'club', partie)
    writeRates(path, rates)
    expect(readRates(path)).toEqual(rates)
    expect(readdirSync(place)).toEqual(['rates.json'])
    expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true)
  })

  test('refuses a file that is not its own', () => {
    const path = join(folder(), 'rates.json')
    writeFileSync(path, '{"ecarte":{"club":{"played":-1}}}')
    expect(() => readRates(path)).toThrow()
  })

  test('plays and judges a partie alike whenever it does', () => {
    const first = judgePartie('ecarte', 'rulebook', 7)
    expect(judgePartie('ecarte', 'rulebook', 7)).toEqual(first)
    expect(judgePartie('ecarte', 'rulebook', 8)).not.toEqual(first)
  })
})
