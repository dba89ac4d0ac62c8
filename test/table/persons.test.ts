// Several persons at one screen, at a table of any game (S-8): each sees their own hand only, and
// the screen passes from one to the next only by the curtain.
import { describe, expect, test } from 'vitest'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import type { CallName } from '../../src/shared/calls.ts'
import type { Hall } from '../../src/shared/hall.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { randomOf } from '../store/played.ts'
import { callsOf, recordOf, room, thinking } from './at-table.ts'
import { chosen } from './choosing.ts'

const NAMES = ['Anna', 'Bertha', 'Carl', 'Dora'] as const

/** Tables of every game, each with some of its seats, or all of them, taken by persons. */
const TABLES = [
  { game: 'ecarte', preset: 'club', seats: 2, persons: 2 },
  { game: 'tatteln', preset: 'classic', seats: 2, persons: 2 },
  { game: 'whist', preset: 'standard', seats: 4, persons: 2 },
  { game: 'whist', preset: 'standard', seats: 4, persons: 4 },
  { game: 'scotch-whist', preset: 'standard', seats: 2, persons: 2 },
  { game: 'scotch-whist', preset: 'partners', seats: 4, persons: 3 },
  { game: 'hundertspiel', preset: 'three', seats: 3, persons: 2 },
  { game: 'hundertspiel', preset: 'four', seats: 4, persons: 3 },
] as const

interface Wish {
  readonly game: string
  readonly preset: string
  readonly persons?: readonly string[]
}

function tableOf() {
  const seen: Scene[] = []
  const here = room(thinking(), (scene) => void seen.push(scene))
  saveSettings(here.db, { ...DEFAULT_SETTINGS, pace: 'instant' })
  const calls = callsOf(here)
  const answer = (name: CallName, ...args: unknown[]): Promise<Answer<unknown>> =>
    Promise.resolve(calls.handleCall(name, args))
  const scene = async (name: CallName, ...args: unknown[]): Promise<Scene> => {
    const given = await answer(name, ...args)
    if (!given.ok) throw new Error(JSON.stringify(given.refused))
    seen.push(given.value as Scene) // the scene of a table is what these calls answer
    return seen.at(-1) as Scene
  }
  const sit = (wish: Wish): Promise<Scene> =>
    scene('startTable', { level: 'random', options: {}, ...wish })
  return { here, seen, answer, scene, sit }
}

const personsIn = ({ people }: Scene): readonly number[] =>
  [...people.keys()].filter((seat) => people[seat]?.kind === 'person')

/** The leaks of one scene to its viewer, in words. */
function wrongIn(scene: Scene): readonly string[] {
  const { view, curtain, choices } = scene
  const { eye, hands, turn } = view
  const open = [...hands.keys()].filter((seat) => typeof hands[seat] !== 'number' && seat !== eye)
  const awaited = turn !== null && personsIn(scene).includes(turn) ? turn : null
  return [
    ...(awaited === null || eye === awaited || curtain === awaited
      ? []
      : [`seat ${awaited} is to act and not asked for`]),
    ...open.map((seat) => `the hand of seat ${seat}`),
    ...(curtain !== null && (eye !== 'onlooker' || choices.length > 0)
      ? ['something to do behind the curtain']
      : []),
  ]
}

describe('S-8 several persons at a table', () => {
  test.each(TABLES)(
    '$persons of $seats persons play $game: nobody sees the hand of another',
    async (table) => {
      const { here, seen, scene, sit } = tableOf()
      const random = randomOf(TABLES.indexOf(table) + 1)
      const { game, preset, persons } = table
      let now = await sit({ game, preset, persons: NAMES.slice(0, persons) })
      expect(now.people.map(({ kind }) => kind).toSorted()).toEqual([
        ...Array<string>(table.seats - table.persons).fill('computer'),
        ...Array<string>(table.persons).fill('person'),
      ])
      const eyes = new Set<unknown>()
      let holder: unknown = null
      for (let handOvers = 0; handOvers < 60 && now.awaits !== 'partie';) {
        const { curtain, view } = now
        if (typeof view.eye === 'number') {
          eyes.add(view.eye)
          expect(view.eye, 'who looks is whom the screen was handed to').toBe(holder)
        }
        if (now.awaits === 'deal') {
          holder = null
          now = await scene('dealCards', now.packets[0] ?? null)
        } else if (curtain !== null) {
          handOvers += 1
          holder = curtain
          now = await scene('uncover')
        } else {
          const action =
            typeof view.turn === 'number' && view.turn === view.eye ? chosen(now, random) : null
          now = action === null ? await here.next() : await scene('act', action, true)
        }
      }
      expect([...eyes].toSorted()).toEqual(personsIn(now))
      expect(seen.flatMap(wrongIn)).toEqual([])
    },
  )

  test('such a table is resumed for the same persons, with the curtain drawn', async () => {
    const { here, answer, scene, sit } = tableOf()
    const { sitting, people } = await sit({
      game: 'whist',
      preset: 'standard',
      persons: ['Anna', 'Bertha'],
    })
    let now = await scene('dealCards', null)
    while (now.curtain === null) now = await here.next()
    const { curtain } = now
    await answer('leaveTable')
    const hall = await answer('loadHall')
    expect(hall.ok && (hall.value as Hall).open.map((line) => line.sitting)).toEqual([sitting])
    expect(await scene('resumeTable', sitting)).toMatchObject({
      people,
      curtain,
      view: { eye: 'onlooker' },
    })
  })

  test('where partners are not drawn for, the second person is the partner of the first', async () => {
    const { people } = await tableOf().sit({
      game: 'scotch-whist',
      preset: 'partners',
      persons: ['Anna', 'Bertha'],
    })
    expect(people.map(({ kind }) => kind)).toEqual(['person', 'computer', 'person', 'computer'])
    expect([people[0]?.name, people[2]?.name]).toEqual(['Anna', 'Bertha'])
  })

  test('a computer player has the name of no person', async () => {
    const { sit, here } = tableOf()
    const names = ['Isidore', 'Agathe']
    const { sitting } = await sit({ game: 'whist', preset: 'standard', persons: names })
    const written = recordOf(here.db, sitting).players.map(({ name }) => name)
    expect(new Set(written).size).toBe(4)
    expect(written).toEqual(expect.arrayContaining(names))
  })

  test.each([
    [['Anna', ' Anna\u00a0'], { code: 'taken' }],
    [['Anna', '\u200b'], { code: 'malformed' }],
    [['Anna', 'Bertha', 'Carl'], { code: 'malformed' }],
    [['Anna'], { code: 'malformed' }],
  ])('persons named %j do not sit down at a duel', async (persons, refused) => {
    const { answer, here } = tableOf()
    const wish = { game: 'ecarte', preset: 'club', level: 'random', options: {}, persons }
    expect(await answer('startTable', wish)).toEqual({ ok: false, refused })
    expect(here.db.prepare('SELECT count(*) AS rows FROM sitting').get()).toEqual({ rows: 0 })
  })
})
