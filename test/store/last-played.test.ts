// How each game was last played: stored with the settings, there after a restart.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NOTHING_PLAYED } from '../../src/shared/hall.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { loadLastPlayed, rememberEvening, rememberTable } from '../../src/main/store/last-played.ts'
import { EVENING } from '../bridge/arguments.ts'
import { folder, openHere } from './places.ts'

const duel = {
  setup: { game: 'ecarte', level: 'master', preset: 'turf', options: { dealCap: 4 } },
  computers: ['Mathilde'],
}
const whist = {
  setup: {
    game: 'whist',
    level: 'club',
    partner: 'master',
    preset: 'standard',
    options: {},
    persons: ['Anna', 'Bertha'],
  },
  computers: ['Hippolyte', 'Sidonie'],
}

describe('what was last played', () => {
  test('is nothing in a new file, and in one of an older version', () => {
    expect(loadLastPlayed(openHere(join(folder(), 'cercle.db')))).toEqual(NOTHING_PLAYED)
  })

  test('is remembered for each game, its table apart from its evening, over a restart', () => {
    const file = join(folder(), 'cercle.db')
    const db = openHere(file)
    rememberTable(db, duel)
    rememberTable(db, whist)
    rememberEvening(db, EVENING)
    closeStore(db)
    const again = openHere(file)
    expect(loadLastPlayed(again)).toEqual({
      game: 'ecarte',
      games: {
        ecarte: { table: duel, evening: EVENING, later: 'evening' },
        whist: { table: whist, later: 'table' },
      },
    })
    rememberTable(again, whist)
    rememberTable(again, duel)
    expect(loadLastPlayed(again).game).toBe('ecarte')
    expect(loadLastPlayed(again).games['ecarte']).toEqual({
      table: duel,
      evening: EVENING,
      later: 'table',
    })
  })

  test.each(['{}', '[]', '"whist"', '{"game":"whist","games":{"whist":{"later":"lesson"}}}'])(
    'is nothing where %s is stored, and is written over it',
    (value) => {
      const db = openHere(join(folder(), 'cercle.db'))
      rememberTable(db, duel)
      db.prepare(`UPDATE setting SET value = ? WHERE name = 'lastPlayed'`).run(value)
      expect(loadLastPlayed(db)).toEqual(NOTHING_PLAYED)
      rememberTable(db, duel)
      expect(loadLastPlayed(db).games['ecarte']).toEqual({ table: duel, later: 'table' })
    },
  )
})
