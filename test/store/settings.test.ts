// The person's settings and the numbers the program stores for itself.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Settings, DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { type WriteStore, closeStore, openStore } from '../../src/main/store/open.ts'
import {
  loadValue,
  loadNumber,
  loadSettings,
  saveValue,
  saveNumber,
  saveSettings,
} from '../../src/main/store/settings.ts'
import { windowBoundsSchema } from '../../src/main/desktop/window-bounds.ts'
import { folder, openHere } from './places.ts'

const openNew = (): WriteStore => openHere(join(folder(), 'cercle.db'))

describe('the settings', () => {
  const wanted: Settings = {
    ...DEFAULT_SETTINGS,
    language: 'fr',
    pace: 'instant',
    faces: 'jumbo',
    name: 'Ninon de l’Enclos',
    coach: { hints: false, tutor: 0.05, judges: true },
  }

  test('have defaults, are stored, and are there when the file is opened again', () => {
    const file = join(folder(), 'cercle.db')
    const db = openStore(file)
    expect(loadSettings(db)).toEqual(DEFAULT_SETTINGS)
    expect(saveSettings(db, { ...wanted, pace: 'slow' })).toEqual({ ...wanted, pace: 'slow' })
    saveSettings(db, wanted)
    closeStore(db)
    expect(loadSettings(openHere(file))).toEqual(wanted)
  })

  test('of a version that had no card size are read, with the usual one', () => {
    const db = openNew()
    const { cardSize, ...older } = { ...wanted, cardSize: 'large' }
    db.prepare('INSERT INTO setting (name, value) VALUES (?, ?)').run(
      'settings',
      JSON.stringify(older),
    )
    expect(loadSettings(db)).toEqual(wanted)
    expect(cardSize).not.toBe(wanted.cardSize)
  })

  test.each([
    '{}',
    'null',
    '[]',
    '{"language":"nl","pace":"instant","name":""}',
    '{"language":"fr","pace":"fast","name":7}',
  ])('are the defaults where %s is stored', (value) => {
    const db = openNew()
    saveSettings(db, wanted)
    db.prepare('UPDATE setting SET value = ?').run(value)
    expect(loadSettings(db)).toEqual(DEFAULT_SETTINGS)
    expect(saveSettings(db, wanted)).toEqual(wanted)
  })
})

describe('a number', () => {
  test('is stored, and is null if nothing, or nothing of the kind, is stored', () => {
    const db = openNew()
    expect(loadNumber(db, 'checkedAt')).toBeNull()
    saveNumber(db, 'checkedAt', 2 ** 41)
    expect(loadNumber(db, 'checkedAt')).toBe(2 ** 41)
    db.exec(`UPDATE setting SET value = '"noon"' WHERE name = 'checkedAt'`)
    expect(loadNumber(db, 'checkedAt')).toBeNull()
  })
})

describe('where the window stood', () => {
  const place = { x: 20, y: 40, width: 1200, height: 800, isMaximised: false }

  test('is stored, and null if nothing of the kind is stored', () => {
    const db = openNew()
    expect(loadValue(db, 'window', windowBoundsSchema)).toBeNull()
    saveValue(db, 'window', place)
    expect(loadValue(db, 'window', windowBoundsSchema)).toEqual(place)
    saveValue(db, 'window', { ...place, width: 'wide' })
    expect(loadValue(db, 'window', windowBoundsSchema)).toBeNull()
  })

  test('is not written where it is as it was: a copy of the archive is due after each change', () => {
    const db = openNew()
    const written = (): unknown => db.prepare('SELECT total_changes()').pluck().get()
    saveValue(db, 'window', place)
    const before = written()
    saveValue(db, 'window', place)
    expect(written()).toBe(before)
    saveValue(db, 'window', { ...place, x: 21 })
    expect(written()).not.toBe(before)
    expect(loadValue(db, 'window', windowBoundsSchema)).toEqual({ ...place, x: 21 })
  })
})
