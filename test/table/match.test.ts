// A match: the score of a sitting, its agreed length, and the revenge.
import { describe, expect, test } from 'vitest'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import type { CallName } from '../../src/shared/calls.ts'
import { hasScore, scoreMatch } from '../../src/shared/match.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { findPartieLine } from '../../src/main/store/list.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import { into, archive, outOf } from '../archive/moving.ts'
import { callsOf, room, thinking } from './at-table.ts'

const SETUP = { game: 'ecarte', level: 'random', preset: 'club', options: {} }

function atTable() {
  const here = room(thinking())
  saveSettings(here.db, { ...DEFAULT_SETTINGS, name: 'Anna', pace: 'instant' })
  const calls = callsOf(here)
  const answer = (name: CallName, ...args: unknown[]): Promise<Answer<unknown>> =>
    Promise.resolve(calls.handleCall(name, args))
  const scene = async (name: CallName, ...args: unknown[]): Promise<Scene> => {
    const given = await answer(name, ...args)
    if (!given.ok) throw new Error(`${name}: ${JSON.stringify(given.refused)}`)
    return given.value as Scene // the answer of these calls
  }
  /** The computer player wins the partie. */
  async function losePartie(): Promise<Scene> {
    await scene('dealCards', null)
    return scene('giveUp', 'partie')
  }
  return { here, answer, scene, losePartie }
}

describe('the score of a match', () => {
  test('counts the partie just won, and is decided by the agreed number', () => {
    expect(scoreMatch({ won: [1, 1], toWin: 2 })).toEqual({ won: [1, 1], toWin: 2, winner: null })
    expect(scoreMatch({ won: [1, 1], toWin: 2 }, 1)).toEqual({ won: [1, 2], toWin: 2, winner: 1 })
    expect(scoreMatch({ won: [8, 1, 0], toWin: null }, 0).winner).toBeNull()
  })

  test('is shown once there is something to tell', () => {
    expect(hasScore(scoreMatch({ won: [0, 0], toWin: null }))).toBe(false)
    expect(hasScore(scoreMatch({ won: [0, 0], toWin: 2 }))).toBe(true)
    expect(hasScore(scoreMatch({ won: [0, 1], toWin: null }))).toBe(true)
  })
})

describe('a match at the table', () => {
  test('runs over its parties and a restart of the table, and its revenge is a new match', async () => {
    const { here, answer, scene, losePartie } = atTable()
    const first = await scene('startTable', { ...SETUP, toWin: 2 })
    expect(first.match).toEqual({ won: [0, 0], toWin: 2, winner: null })
    const other = 1 - first.people.findIndex(({ kind }) => kind === 'person')
    const lost = (parties: number) => (other === 1 ? [0, parties] : [parties, 0])

    expect((await losePartie()).match).toEqual({ won: lost(1), toWin: 2, winner: null })
    const second = await scene('startNextPartie')
    expect([second.sitting, second.partie]).toEqual([first.sitting, 2])
    await scene('dealCards', null)
    await answer('leaveTable')
    const resumed = await scene('resumeTable', first.sitting)
    expect(resumed.match).toEqual({ won: lost(1), toWin: 2, winner: null })
    const over = await scene('giveUp', 'partie')
    expect(over.match).toEqual({ won: lost(2), toWin: 2, winner: other })

    const revenge = await scene('startNextPartie')
    expect(revenge.sitting).toBeGreaterThan(first.sitting)
    expect(revenge.match).toEqual({ won: [0, 0], toWin: 2, winner: null })
    expect(revenge.people).toEqual(first.people)
    const lines = [1, 2].map((partie) =>
      findPartieLine(here.db, { sitting: first.sitting, partie }),
    )
    expect(lines.map((line) => line?.match)).toEqual([
      { won: lost(1), toWin: 2, winner: null },
      { won: lost(2), toWin: 2, winner: other },
    ])
  })

  test('that is not agreed goes on, and its score is told too', async () => {
    const { here, scene, losePartie } = atTable()
    const { sitting } = await scene('startTable', SETUP)
    for (let partie = 1; partie <= 3; partie += 1) {
      const { match } = await losePartie()
      expect(match?.won.toSorted()).toEqual([0, partie])
      expect([match?.toWin, match?.winner]).toEqual([null, null])
      expect((await scene('startNextPartie')).sitting).toBe(sitting)
    }
    expect(findPartieLine(here.db, { sitting, partie: 3 })?.match).toBeNull()
  })

  test('is not agreed in a game whose parties form a series, nor shown there', async () => {
    const { answer, scene } = atTable()
    const whist = { ...SETUP, game: 'whist', preset: 'standard' }
    expect(await answer('startTable', { ...whist, toWin: 2 })).toEqual({
      ok: false,
      refused: { code: 'malformed' },
    })
    expect((await scene('startTable', whist)).match).toBeNull()
  })

  test.each([0, 1.5, 100, '2'])('of %j parties is refused', async (toWin) => {
    const { answer } = atTable()
    expect(await answer('startTable', { ...SETUP, toWin })).toMatchObject({ ok: false })
  })
})

test.each([
  ['whist', 'standard'],
  ['hundertspiel', 'four'],
])(
  'a series of %s that goes on is on the table again after it was left between two parties',
  async (game, preset) => {
    const { answer, scene, losePartie } = atTable()
    const { sitting } = await scene('startTable', { ...SETUP, game, preset })
    expect((await losePartie()).series).toBe('goesOn')
    await answer('leaveTable')
    const hall = await answer('loadHall')
    expect(hall).toMatchObject({ value: { open: [{ sitting, partie: 2 }] } })
    const again = await scene('resumeTable', sitting)
    expect([again.partie, again.awaits, again.cut]).toEqual([2, 'deal', []])
  },
)

test('a match is exported as plain parties: the text tells its score in a comment, the record has no key of it', async () => {
  const { here, scene, losePartie } = atTable()
  const { sitting } = await scene('startTable', { ...SETUP, toWin: 3 })
  const { match } = await losePartie()
  const text = outOf(here.db, 'text')
  expect(text.split('\n')[0]).toBe(`% Match to 3 parties: ${match?.won.join(' : ')}`)
  expect(outOf(here.db, 'json')).not.toContain('toWin')
  for (const exported of [text, outOf(here.db, 'json')]) {
    const other = archive()
    into(other, exported)
    expect(loadSitting(other, 1)).toEqual(loadSitting(here.db, sitting))
  }
})
