// Every game by all its rules: after every write the record plays to the state that was written.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES, findGame } from '../../src/main/engine/games/games.ts'
import type { Game, GameState } from '../../src/main/engine/games/game.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { findPartieLine } from '../../src/main/store/list.ts'
import { type PartiePlace, loadPartie } from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { folder, openHere } from './places.ts'
import { factOf, randomOf, sittingOf, writePartie, recordOf, replayed } from './played.ts'

const openNew = (): WriteStore => openHere(join(folder(), 'cercle.db'))

function game(id: string): Game {
  const found = findGame(id)
  if (found === null) throw new Error(`no game ${id}`)
  return found
}

function replayedPartie(db: WriteStore, place: PartiePlace): GameState | undefined {
  const record = loadPartie(db, place)
  const played = record === null ? null : replayRecord(record)
  if (played === null || 'fault' in played) throw new Error(JSON.stringify(played))
  return played.replay.parties[0]?.state
}

const TABLES = GAMES.flatMap((one) =>
  Object.keys(one.presets).map((preset) => [one.id, preset] as const),
)

test.each(TABLES)(
  '%s by the rules of %s: after every write the record plays to the state written',
  (id, preset) => {
    const db = openNew()
    const played = game(id)
    const sitting = sittingOf(db, played, preset)
    writePartie(
      db,
      played,
      { sitting, partie: 1, preset },
      randomOf(1),
      ({ state, deal, step }) => {
        expect(replayed(db, sitting)).toEqual([state])
        const deals = recordOf(db, sitting).parties[0]?.deals ?? []
        expect([deals.length, deals.at(-1)?.actions.length ?? 0]).toEqual([deal, step])
        expect(findPartieLine(db, { sitting, partie: 1 })).toMatchObject(factOf(played, state))
      },
    )
  },
)

test('W-10 a game of a rubber says what it takes over, from before its first deal on, and plays to the same alone', () => {
  const whist = game('whist')
  for (let seed = 1; seed <= 4; seed += 1) {
    const db = openNew()
    const sitting = sittingOf(db, whist)
    let state = writePartie(db, whist, { sitting, partie: 1 }, randomOf(seed))
    for (let partie = 2; ; partie += 1) {
      const succession = whist.series?.carryOver(state) ?? null
      if (succession === null) break
      const read = (now: GameState): void => {
        expect(replayedPartie(db, { sitting, partie })).toEqual(now)
        expect(findPartieLine(db, { sitting, partie })?.score).toEqual(now.score)
      }
      state = writePartie(
        db,
        whist,
        { sitting, partie, succession },
        randomOf(10 * seed + partie),
        (now) => read(now.state),
      )
      expect(recordOf(db, sitting).parties[partie - 1]).toMatchObject({
        inherited: succession.inherited,
      })
    }
    expect(replayed(db, sitting).at(-1)).toEqual(state)
    expect(whist.series?.seriesScore(state).toSorted().at(-1)).toBe(2)
  }
})
