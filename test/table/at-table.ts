// A live table in a test: the real store, the real thinking thread, no pauses.
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Answer, News, Scene } from '../../src/shared/bridge.ts'
import type { Evening } from '../../src/shared/evening.ts'
import { openCalls } from '../../src/main/calls.ts'
import type { Desk, Dialogs, House } from '../../src/main/calls/house.ts'
import { mind as ecarteMind } from '../../src/main/engine/games/ecarte/mind.ts'
import type { Game } from '../../src/main/engine/games/game.ts'
import type { Mind } from '../../src/main/engine/games/mind.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { drawForDeal } from '../../src/main/engine/players/match.ts'
import type { Level } from '../../src/main/engine/players/levels.ts'
import { type Random, randomFrom } from '../../src/main/engine/random.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { openArchivist } from '../../src/main/keeping/archivist-thread.ts'
import { openCaretaker } from '../../src/main/keeping/caretaker.ts'
import { type DataFile, openDataFile } from '../../src/main/keeping/data-file.ts'
import { lastPartie, loadPartie, loadSitting } from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { computersOf, personOf } from '../../src/main/table/people.ts'
import { audienceOf } from '../../src/main/table/audience.ts'
import type { Company } from '../../src/main/table/company.ts'
import { type Session, openSession } from '../../src/main/table/session.ts'
import { type Thinking, newSeed, openThinking } from '../../src/main/table/thinking.ts'
import { folder } from '../store/places.ts'
import { chosen } from './choosing.ts'

const THINKER = new URL('../../src/main/thinker.ts', import.meta.url)
const ARCHIVIST = new URL('../../src/main/archivist.ts', import.meta.url)

/** A thinking thread, ended with the test. */
export function thinking(program: URL = THINKER, limit = 5_000): Thinking {
  const opened = openThinking(program, limit)
  onTestFinished(() => opened.close())
  return opened
}

/** A thinking thread that does this with every question it is asked. */
export const thinksBy = (body: string, limit: number): Thinking => {
  const head = "import { parentPort } from 'node:worker_threads'; const say = (reply) => parentPort.postMessage(reply);"
  const program = `${head} parentPort.on('message', ({ id }) => { ${body} })`
  return thinking(new URL(`data:text/javascript,${encodeURIComponent(program)}`), limit)
}

/** Where a table stands: its data file, and everything it has shown so far. */
export interface Room {
  readonly data: DataFile
  readonly db: WriteStore
  readonly company: Company
  readonly shown: Scene[]
  readonly failures: unknown[]
  /** The next scene that is shown. */
  next(): Promise<Scene>
}

/** `seen` is called with every scene when it is shown. A new data file unless one is given. */
export function room(
  thinks: Thinking,
  seen: (scene: Scene, db: WriteStore) => void = () => {},
  file = join(folder(), 'cercle.db'),
): Room {
  const data = openDataFile(file)
  onTestFinished(() => data.close())
  const db = data.store()
  const shown: Scene[] = []
  const failures: unknown[] = []
  let waiting: ((scene: Scene) => void)[] = []
  let clock = Date.UTC(2026, 10, 21)
  const publish = (scene: Scene): void => {
    shown.push(scene)
    seen(scene, db)
    const told = waiting
    waiting = []
    for (const tell of told) tell(scene)
  }
  const failed = (error: unknown): void => void failures.push(error)
  const company: Company = {
    ...{ store: db, thinking: thinks, publish, failed },
    pace: () => 'instant',
    now: () => (clock += 1000),
  }
  const next = (): Promise<Scene> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing happens; ${failures.map(String).join()}`)), 20_000)
      waiting.push((scene) => {
        clearTimeout(late)
        resolve(scene)
      })
    })
  return { data, db, company, shown, failures, next }
}

/** Écarté, and what thinks in it. */
export const mind: Mind = ecarteMind
export const ecarte: Game = mind.game

/** Nobody chooses a place on his disks. */
export const NO_DIALOGS: Dialogs = {
  save: () => Promise.resolve(null),
  open: () => Promise.resolve(null),
  folder: () => Promise.resolve(null),
}

/** A desktop on which nothing is shown and nothing written down. */
export const QUIET_DESK: Desk = {
  log: { started() {}, ended() {}, failed() {}, refused() {}, gone() {}, tail: () => [] },
  runtimes: { electron: '45.0.0', chromium: '156.0.0', node: '24.0.0', platform: 'linux x64' },
  notices: () => Promise.resolve({ licence: '', artwork: [], fonts: [], packages: [] }),
  settled() {},
  shows() {},
  copy() {},
  reveal: () => Promise.resolve(true),
}

interface Furnished {
  readonly desk: Desk
  readonly data: DataFile
  readonly dialogs: Dialogs
  readonly told: (news: News) => void
  readonly evenings: (evening: Evening) => void
}

/** The calls of the window, answered by this room. */
export function callsOf(here: Room, furnished: Partial<Furnished> = {}): ReturnType<typeof openCalls> {
  const { data = here.data, desk = QUIET_DESK, dialogs = NO_DIALOGS, told = () => {}, evenings = () => {} } = furnished
  const { thinking: thinks, now, publish, failed } = here.company
  const archivist = openArchivist(ARCHIVIST, (progress) => told({ news: 'progress', progress }))
  const caretaker = openCaretaker({ data, archivist, now, failed, damaged() {}, backupFailed() {}, found() {} })
  onTestFinished(async () => void (await archivist.close()))
  const house: House = {
    ...{ data, archivist, caretaker, desk, now, publish, failed, thinking: thinks },
    dialogs: () => Promise.resolve(dialogs),
    ...{
      publishEvening: evenings,
      tell: told,
      zone: 'Europe/Berlin',
      systemLanguage: 'en',
      version: '1.2.3',
      testBuild: false,
    },
  }
  return openCalls(house)
}

/** The answer to a call that needs nobody to think. */
export function answerNow(calls: ReturnType<typeof openCalls>, name: unknown, args: unknown): Answer<unknown> {
  const answer = calls.answer(name, args)
  if (answer instanceof Promise) throw new Error(`${String(name)} is answered later`)
  return answer
}

/** Sits down to Écarté against a computer player. */
export function sitDown({ db, company }: Room, level: Level, preset = 'club'): Session {
  const chosenOptions = chooseOptions(ecarte.options, ecarte.presets, preset, {})
  if ('fault' in chosenOptions) throw new Error(`no preset ${preset}`)
  const { options } = chosenOptions
  const people = [personOf('Anna'), ...computersOf([level])]
  const sitting = addSitting(db, { game: 'ecarte', preset, options, people }, company.now())
  const { cut } = drawForDeal(ecarte, options, randomFrom(newSeed()))
  const session = openSession(
    { game: ecarte, mind, sitting, people, preset, options, practice: false },
    { cut },
    company,
  )
  onTestFinished(() => session.leave())
  return session
}

export function recordOf(db: WriteStore, sitting: number): RecordDocument {
  const record = loadSitting(db, sitting)
  if (record === null) throw new Error(`no sitting ${sitting}`)
  return record
}

/** Sits down again at a table that was left. */
export function sitAgain({ db, company }: Pick<Room, 'db' | 'company'>, sitting: number): Session {
  const record = loadPartie(db, { sitting, partie: lastPartie(db, sitting) })
  if (record === null) throw new Error(`no sitting ${sitting}`)
  const { preset, ...options } = record.options ?? {}
  const people = record.players.map((one) => ({ ...one, level: one.level ?? null }))
  const practice = record.practice === true
  return openSession(
    { game: ecarte, mind, sitting, people, preset: String(preset), options, practice },
    { record },
    company,
  )
}

/** Plays the person's part with any of its choices, until the scene is as wanted. */
export async function playUntil(
  session: Session,
  { next }: Room,
  random: Random,
  wanted: (scene: Scene) => boolean,
): Promise<Scene> {
  for (;;) {
    const scene = session.scene()
    if (wanted(scene)) return scene
    if (scene.awaits === 'deal') {
      const packets = scene.packets[random.below(Math.max(1, scene.packets.length))] ?? null
      expect(session.deal(packets)).toBe(true)
      continue
    }
    const mine = audienceOf(scene.people, null).persons.some((seat) => seat === scene.view.turn)
    const action = mine || random.below(2) === 0 ? chosen(scene, random) : null
    if (action === null) await next()
    else expect(session.act(action)).toBeNull()
  }
}

export const partieOver = (scene: Scene): boolean => scene.awaits === 'partie'
