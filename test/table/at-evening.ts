// A live evening in a test: the real calls, the real store, the real thinking thread; persons do
// anything they may.
import { expect } from 'vitest'
import type { Answer, Refused, Scene } from '../../src/shared/bridge.ts'
import type { CallName } from '../../src/shared/calls.ts'
import { type Settings, DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import type {
  EveningPrompt,
  Evening,
  EveningAction,
  EveningGuest,
  EveningKind,
  EveningTerms,
} from '../../src/shared/evening.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import type { AiClient } from '../../src/main/table/ai-client.ts'
import { copied } from '../store/places.ts'
import { type Room, callsOf, room, thinking } from './at-table.ts'
import { chosen } from './choosing.ts'

export interface Host {
  readonly here: Room
  readonly calls: ReturnType<typeof callsOf>
  readonly evenings: Evening[]
  /** Last shown or answered. */
  evening(): Evening
  scene(): Scene
  ask<T>(name: CallName, ...args: readonly unknown[]): T
  refused(name: CallName, ...args: readonly unknown[]): Refused
  /** The same for what is answered later, such as sitting down. */
  sit<T>(name: CallName, ...args: readonly unknown[]): Promise<T>
  notSeated(name: CallName, ...args: readonly unknown[]): Promise<Refused>
  /** Waits until something is shown. */
  shown(): Promise<void>
}

interface Wish {
  readonly thinks: AiClient
  readonly file: string
  readonly seen: (scene: Scene) => void
  readonly heard: (evening: Evening) => void
}

/** A person at the screen, with an empty page. */
export function host({
  thinks = thinking(),
  file,
  seen = () => {},
  heard = () => {},
}: Partial<Wish> = {}): Host {
  let waiting: (() => void)[] = []
  let [scene, evening]: [Scene | null, Evening | null] = [null, null]
  const evenings: Evening[] = []
  const wake = (): void => {
    const told = waiting
    waiting = []
    for (const tell of told) tell()
  }
  const here = room(
    thinks,
    (now) => {
      scene = now
      seen(now)
      wake()
    },
    file,
  )
  if (file === undefined) saveSettings(here.db, SETTINGS)
  const calls = callsOf(here, {
    evenings(now) {
      evening = now
      evenings.push(now)
      heard(now)
      wake()
    },
  })
  const answer = (name: CallName, args: readonly unknown[]): Answer<unknown> => {
    const said = calls.handleCall(name, args)
    if (said instanceof Promise) throw new Error(`${name} is answered later`)
    return said
  }
  const granted = (name: CallName, said: Answer<unknown>): never => {
    if (!said.ok) throw new Error(`${name}: ${JSON.stringify(said.refused)}`)
    const { value } = said
    if (isScene(value)) scene = value
    if (isEvening(value)) evening = value
    return value as never
  }
  const refusal = (name: CallName, said: Answer<unknown>): Refused => {
    if (said.ok) throw new Error(`${name} is not refused`)
    return said.refused
  }
  return {
    here,
    calls,
    evenings,
    evening: () => evening ?? missing('evening'),
    scene: () => scene ?? missing('scene'),
    ask: (name, ...args) => granted(name, answer(name, args)),
    refused: (name, ...args) => refusal(name, answer(name, args)),
    sit: async (name, ...args) => granted(name, await calls.handleCall(name, args)),
    notSeated: async (name, ...args) => refusal(name, await calls.handleCall(name, args)),
    shown: () =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`nothing happens; ${here.failures.map(String).join()}`)),
          20_000,
        )
        waiting.push(() => {
          clearTimeout(late)
          resolve()
        })
      }),
  }
}

const SETTINGS: Settings = { ...DEFAULT_SETTINGS, pace: 'instant', name: 'Anna' }

const missing = (what: string): never => {
  throw new Error(`no ${what} yet`)
}
const isScene = (value: unknown): value is Scene =>
  typeof value === 'object' && value !== null && 'curtain' in value
const isEvening = (value: unknown): value is Evening =>
  typeof value === 'object' && value !== null && 'owes' in value

/** The same house after it went dark: another program on a copy of the file as it lies there. */
export const reopened = ({ here }: Host, thinks: AiClient): Host =>
  host({ thinks, file: copied(here.data.file) })

export const person = (name: string): EveningGuest => ({ kind: 'person', name })
export const computer = (level = 'random'): EveningGuest => ({ kind: 'computer', level })

export const setup = (
  kind: EveningKind,
  guests: readonly EveningGuest[],
  terms: Partial<EveningTerms> = {},
  options = {},
) => ({
  game: 'ecarte',
  preset: 'club',
  options,
  kind,
  guests,
  terms: { stake: 2, purse: 'none', ...terms },
})

/** Any answer that may be given. */
export function anyAnswer(
  { asks, least, most }: EveningPrompt,
  { list }: Evening,
  guest: number,
  random: Random,
): EveningAction {
  const counters = least + random.nextInt(Math.min(6, most - least) + 1)
  switch (asks) {
    case 'keepBank':
      return random.nextInt(2) === 0 ? { do: 'keepBank' } : { do: 'withdraw' }
    case 'bet': {
      const place = list.indexOf(guest)
      const side = place === 0 || place === 1 ? place : random.nextInt(2) === 0 ? 0 : 1
      return { do: 'bet', side, counters }
    }
    case 'stake':
    case 'layBank':
    case 'raiseBank':
    case 'takeOut':
      return { do: asks, counters }
    default:
      throw new Error(`nobody is asked to ${asks}`)
  }
}

/**
 * Does what is next for the persons at the screen; waits where it is for the computers to do
 * something.
 */
export async function goOn(at: Host, random: Random): Promise<void> {
  const evening = at.evening()
  if (evening.phase === 'ready') return void at.ask('playInEvening')
  if (evening.phase === 'asking') {
    const { asked, guests } = evening
    if (asked === null) throw new Error('nobody has anything left')
    if (guests[asked.guest]?.kind === 'computer') return at.shown()
    return void at.ask('sayInEvening', asked.guest, anyAnswer(asked, evening, asked.guest, random))
  }
  const scene = at.scene()
  if (scene.curtain !== null) return void at.ask('uncover')
  const isTurn = scene.view.turn === scene.view.eye || scene.awaits === 'deal'
  const action = isTurn ? chosen(scene, random) : null
  if (scene.awaits === 'deal' && action === null) return void at.ask('dealCards', null)
  if (action === null) return at.shown()
  at.ask('act', action, true)
}

/** Goes on with the evening until it is as wanted. */
export async function goOnUntil(
  at: Host,
  random: Random,
  wanted: (evening: Evening) => boolean,
): Promise<Evening> {
  while (!wanted(at.evening())) await goOn(at, random)
  expect(at.here.failures).toEqual([])
  return at.evening()
}
