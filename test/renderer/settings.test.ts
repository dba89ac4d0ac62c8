// Settings: each belongs to one group, and can be put back as it was at first.
import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../../src/shared/settings.ts'
import { SETTING_GROUPS } from '../../src/shared/words/setting-groups.ts'
import { FIELDS, allAtFirst, atFirst, isChanged } from '../../src/renderer/settings/groups.ts'

const OTHER: Settings = {
  language: 'fr',
  name: 'Anna',
  start: 'hall',
  light: 'day',
  typeface: 'clear',
  zoom: 1.5,
  cardSize: 'large',
  faces: 'jumbo',
  pace: 'fast',
  speed: 0,
  hold: 'key',
  holdDeal: 20_000,
  sound: false,
  volume: 1,
  speech: true,
  sorting: { order: 'rank', trumps: 'left' },
  claim: 'never',
  forcedCards: 'always',
  confirms: true,
  letterKeys: false,
  coach: { hints: false, tutor: 0.1, judges: false },
  judgesInBackground: true,
}

describe('the settings', () => {
  test('every one of them belongs to one group', () => {
    const fields = SETTING_GROUPS.flatMap((group) => FIELDS[group])
    expect(fields.toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted())
  })

  test.each(SETTING_GROUPS)('%s is put back without touching the others', (group) => {
    expect(isChanged(OTHER, group)).toBe(true)
    const back = { ...OTHER, ...atFirst(group) }
    expect(isChanged(back, group)).toBe(false)
    for (const other of SETTING_GROUPS)
      if (other !== group) expect(isChanged(back, other)).toBe(true)
  })

  test('all of them are put back but name and language', () => {
    expect(allAtFirst(OTHER)).toEqual({ ...DEFAULT_SETTINGS, name: 'Anna', language: 'fr' })
  })
})
