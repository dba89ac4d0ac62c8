// Score sheets: what was marked in a partie, deal by deal, as it is found by playing it again.
import { describe, expect, test } from 'vitest'
import type { StandingsQuery } from '../../src/shared/archive.ts'
import type { CarryOver } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { loadSheets } from '../../src/main/store/results.ts'
import { broughtForward } from '../../src/shared/score-sheet.ts'
import { words } from '../../src/shared/words/index.ts'
import { emptyArchive } from '../store/places.ts'
import { ecarte, randomOf, sittingOf, writePartie } from '../store/played.ts'
import { anna, idsOf, laidDown, odile } from './laid-down.ts'

const DAY = 24 * 3_600_000

/** The request for Anna's results. */
function wishOf(db: WriteStore, some: Partial<StandingsQuery> = {}): StandingsQuery {
  const [person = 0] = idsOf(db, [anna])
  return { game: 'ecarte', person, other: null, together: false, ...some }
}
describe('score sheets', () => {
  /** Two parties that were played, and one that was only written down and cannot be replayed. */
  function played(): WriteStore {
    const db = emptyArchive()
    db.transaction(() => {
      for (const partie of [1, 2]) {
        const sitting = sittingOf(db, ecarte, 'club', partie * DAY)
        writePartie(db, ecarte, { sitting, partie: 1, now: partie * DAY }, randomOf(partie))
      }
      laidDown(db, { began: 9 * DAY })
    })()
    return db
  }

  test('tell what was marked, deal by deal, the latest partie first; what cannot be read has none', () => {
    const db = played()
    const sheets = loadSheets(db, wishOf(db), 0, 10)
    expect(sheets.map(({ sitting, partie }) => [sitting, partie])).toEqual([
      [2, 1],
      [1, 1],
    ])
    for (const { names, sides, deals, winner, value, at, series } of sheets) {
      expect([names, sides, series]).toEqual([['Anna', 'Odile'], [0, 1], null])
      expect(value).toBeGreaterThan(0)
      expect(Math.max(...(deals.at(-1)?.score ?? []))).toBe(deals.at(-1)?.score[winner])
      expect(deals.map(({ dealer }) => dealer)).toEqual(
        deals.map((_, n) => (Number(deals[0]?.dealer) + n) % 2),
      )
      const points = deals.flatMap(({ marks }) => marks.map((mark) => mark.points))
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(
        deals.at(-1)?.score.reduce((sum, one) => sum + one, 0),
      )
      expect(at).toMatch(/^1970-01-0[23]T/)
    }
    expect(loadSheets(db, wishOf(db), 1, 1).map(({ sitting }) => sitting)).toEqual([2])
    expect(loadSheets(db, wishOf(db), 3, 1)).toEqual([])
  })

  test('have the person’s own side first', () => {
    const db = played()
    const [person = 0] = idsOf(db, [odile])
    expect(loadSheets(db, wishOf(db, { person }), 0, 10).map(({ sides }) => sides)).toEqual([
      [1, 0],
      [1, 0],
    ])
    db.exec('UPDATE partie_fact SET at = 0 WHERE partie = 1')
    expect(loadSheets(db, wishOf(db), 0, 10).map(({ at }) => at === null)).toEqual([false, true])
  })

  test.each(GAMES.map((game) => [game.id, game] as const))(
    'W-10 H-21 of %s begin with the points and the parties that were brought forward',
    (_, game) => {
      const db = emptyArchive()
      const begun: { readonly points: readonly number[]; readonly won: readonly number[] }[] = []
      db.transaction(() => {
        for (let sitting = 1; sitting <= 3; sitting += 1) {
          const id = sittingOf(db, game, game.preset, sitting * DAY)
          let succession: CarryOver | undefined
          let won: readonly number[] = []
          for (let partie = 1; partie <= 3 && (partie === 1 || succession); partie += 1) {
            begun.unshift({ points: succession?.score ?? [], won })
            const at = { sitting: id, partie, now: sitting * DAY + partie * 3_600_000 }
            const after = succession === undefined ? {} : { succession }
            const state = writePartie(db, game, { ...at, ...after }, randomOf(sitting * 9 + partie))
            won = game.series?.seriesScore(state) ?? []
            succession = game.series?.carryOver(state) ?? undefined
          }
        }
      })()
      const { sheet } = words('en').game(game.id)
      const [person = 0] = idsOf(db, [anna])
      const lines = loadSheets(db, wishOf(db, { game: game.id, person }), 0, 9)
      expect(lines).toHaveLength(begun.length)
      expect(begun.length > 3).toBe(game.series !== undefined)
      for (const [place, line] of lines.entries()) {
        const { points = [], won = [] } = begun[place] ?? {}
        const wanted = line.sides.map((side) => ({
          points: points[side] ?? 0,
          won: won[side] ?? 0,
        }))
        const isNone = wanted.every((one) => one.points === 0 && one.won === 0)
        expect(broughtForward(line, sheet.isAside)).toEqual(isNone ? null : wanted)
      }
    },
  )

  test('are not made up where the file itself fails', () => {
    const db = played()
    db.exec('ALTER TABLE seat RENAME TO gone')
    expect(() => loadSheets(db, wishOf(db), 0, 10)).toThrow(/no such table/)
  })
})
