// A live table in a test: the real store, the real thinking thread, no pauses.
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Answer, News, Scene } from '../../src/shared/bridge.ts'
import type { Evening } from '../../src/shared/evening.ts'
import { createCallRouter } from '../../src/main/calls.ts'
import type { DesktopShell, Dialogs, AppContext } from '../../src/main/calls/context.ts'
import { ai as ecarteMind } from '../../src/main/engine/games/ecarte/ai/index.ts'
import type { Game } from '../../src/main/engine/games/game.ts'
import { type GameAi, loadAllData } from '../../src/main/engine/games/ai.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { drawForDeal } from '../../src/main/engine/players/match.ts'
import type { Level } from '../../src/main/engine/players/levels.ts'
import { type Random, randomFrom } from '../../src/main/engine/random.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { createArchiveClient } from '../../src/main/archive-client.ts'
import { createMaintenance } from '../../src/main/backup/maintenance.ts'
import { type DataFile, openDataFile } from '../../src/main/backup/data-file.ts'
import { getLastPartie, loadPartie, loadSitting } from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { createComputers, createPerson } from '../../src/main/table/people.ts'
import { findViewers } from '../../src/main/table/viewers.ts'
import type { TableDeps } from '../../src/main/table/table-deps.ts'
import { type TableSession, createSession } from '../../src/main/table/session.ts'
import { type AiClient, newSeed, createAiClient } from '../../src/main/table/ai-client.ts'
import { createGate } from '../../src/main/training/gate.ts'
import { Judging } from '../../src/main/training/judging.ts'
import { folder } from '../store/places.ts'
import { chosen } from './choosing.ts'

await loadAllData(ecarteMind)

const THINKER = new URL('../../src/main/ai-worker.ts', import.meta.url)
const ARCHIVIST = new URL('../../src/main/archive-worker.ts', import.meta.url)
const JUDGE = join(import.meta.dirname, '../../src/main/judging-worker.ts')

/** A thinking thread, ended with the test. */
export function thinking(program: URL = THINKER, limit = 5_000): AiClient {
  const opened = createAiClient(program, limit)
  onTestFinished(() => opened.close())
  return opened
}

/** A thinking thread that does this with every question it is asked. */
export const thinksBy = (body: string, limit: number): AiClient => {
  const head =
    "import { parentPort } from 'node:worker_threads'; const say = (reply) => parentPort.postMessage(reply);"
  const program = `${head} parentPort.on('message', ({ id }) => { ${body} })`
  return thinking(new URL(`data:text/javascript,${encodeURIComponent(program)}`), limit)
}

/** The surroundings of a table: its data file, and everything it has shown so far. */
export interface Room {
  readonly data: DataFile
  readonly db: WriteStore
  readonly company: TableDeps
  readonly shown: Scene[]
  readonly failures: unknown[]
  /** The next scene that is shown. */
  next(): Promise<Scene>
}

/** `seen` is called with every scene when it is shown. A new data file unless one is given. */
export function room(
  thinks: AiClient,
  seen: (scene: Scene, db: WriteStore) => void = () => {},
  file = join(folder(), 'cercle.db'),
): Room {
  const data = openDataFile(file)
  onTestFinished(() => data.close())
  const db = data.getStore()
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
  const company: TableDeps = {
    store: db,
    aiClient: thinks,
    publish,
    reportError: failed,
    pace: () => 'instant',
    forced: () => null,
    now: () => (clock += 1000),
  }
  const next = (): Promise<Scene> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`nothing happens; ${failures.map(String).join()}`)),
        20_000,
      )
      waiting.push((scene) => {
        clearTimeout(late)
        resolve(scene)
      })
    })
  return { data, db, company, shown, failures, next }
}

/** Écarté, and what thinks in it. */
export const mind: GameAi = ecarteMind
export const ecarte: Game = mind.game

/** A person who cancels every file dialog. */
export const NO_DIALOGS: Dialogs = {
  chooseSavePath: () => Promise.resolve(null),
  chooseFile: () => Promise.resolve(null),
  chooseFolder: () => Promise.resolve(null),
}

/** A desktop on which nothing is shown and nothing written down. */
export const QUIET_DESK: DesktopShell = {
  log: {
    logStart() {},
    logEnd() {},
    logError() {},
    logRefusal() {},
    logProcessGone() {},
    readTail: () => [],
  },
  runtimes: { electron: '45.0.0', chromium: '156.0.0', node: '24.0.0', platform: 'linux x64' },
  loadNotices: () => Promise.resolve({ licence: '', artwork: [], fonts: [], packages: [] }),
  applySettings() {},
  setScreen() {},
  copyText() {},
  showFolder: () => Promise.resolve(true),
}

interface Furnished {
  readonly desk: DesktopShell
  readonly data: DataFile
  readonly dialogs: Dialogs
  readonly told: (news: News) => void
  readonly evenings: (evening: Evening) => void
}

/** The calls of the window, answered by this room. */
export function callsOf(
  here: Room,
  furnished: Partial<Furnished> = {},
): ReturnType<typeof createCallRouter> {
  const {
    data = here.data,
    desk = QUIET_DESK,
    dialogs = NO_DIALOGS,
    told = () => {},
    evenings = () => {},
  } = furnished
  const { aiClient: thinks, now, publish, reportError: failed } = here.company
  const archiveClient = createArchiveClient(ARCHIVIST, (progress) =>
    told({ news: 'progress', progress }),
  )
  const maintenance = createMaintenance({
    data,
    archiveClient,
    now,
    onError: failed,
    onDamaged() {},
    onBackupFailed() {},
    onFindings() {},
  })
  onTestFinished(async () => void (await archiveClient.close()))
  const judging = new Judging({
    ...{ data, now, path: JUDGE, gate: createGate(), reportError: failed, threads: 1 },
    isAway: () => false,
    onStatus: (status) => told({ news: 'judging', status }),
  })
  onTestFinished(() => judging.close())
  const house: AppContext = {
    data,
    archiveClient,
    maintenance,
    desktop: desk,
    now,
    publishScene: publish,
    reportError: failed,
    aiClient: thinks,
    loadDialogs: () => Promise.resolve(dialogs),
    loadJudging: () => Promise.resolve(judging),
    publishEvening: evenings,
    sendNews: told,
    zone: 'Europe/Berlin',
    drawings: join(import.meta.dirname, '../../resources/cards'),
    makePdf: () => Promise.reject(new Error('a window makes it')),
    systemLanguage: 'en',
    version: '1.2.3',
    testBuild: false,
  }
  return createCallRouter(house)
}

/** The answer to a call that needs no AI. */
export function answerNow(
  calls: ReturnType<typeof createCallRouter>,
  name: unknown,
  args: unknown,
): Answer<unknown> {
  const answer = calls.handleCall(name, args)
  if (answer instanceof Promise) throw new Error(`${String(name)} is answered later`)
  return answer
}

/** Sits down to Écarté against a computer player. */
export function sitDown({ db, company }: Room, level: Level, preset = 'club'): TableSession {
  const chosenOptions = chooseOptions(ecarte.options, ecarte.presets, preset, {})
  if ('fault' in chosenOptions) throw new Error(`no preset ${preset}`)
  const { options } = chosenOptions
  const people = [createPerson('Anna'), ...createComputers([level])]
  const sitting = addSitting(db, { game: 'ecarte', preset, options, people }, company.now())
  const { cut } = drawForDeal(ecarte, options, randomFrom(newSeed()))
  const session = createSession(
    { game: ecarte, ai: mind, sitting, people, preset, options, practice: false },
    { cut },
    company,
  )
  onTestFinished(() => session.close())
  return session
}

export function recordOf(db: WriteStore, sitting: number): RecordDocument {
  const record = loadSitting(db, sitting)
  if (record === null) throw new Error(`no sitting ${sitting}`)
  return record
}

/** Sits down again at a table that was left. */
export function sitAgain(
  { db, company }: Pick<Room, 'db' | 'company'>,
  sitting: number,
): TableSession {
  const record = loadPartie(db, { sitting, partie: getLastPartie(db, sitting) })
  if (record === null) throw new Error(`no sitting ${sitting}`)
  const { preset, ...options } = record.options ?? {}
  const people = record.players.map((one) => ({ ...one, level: one.level ?? null }))
  const practice = record.practice === true
  return createSession(
    { game: ecarte, ai: mind, sitting, people, preset: String(preset), options, practice },
    { record },
    company,
  )
}

/** Plays the person's part with any of its choices, until the scene is as wanted. */
export async function playUntil(
  session: TableSession,
  { next }: Room,
  random: Random,
  wanted: (scene: Scene) => boolean,
): Promise<Scene> {
  for (;;) {
    const scene = session.getScene()
    if (wanted(scene)) return scene
    if (scene.awaits === 'deal') {
      const packets = scene.packets[random.nextInt(Math.max(1, scene.packets.length))] ?? null
      expect(session.dealCards(packets)).toBe(true)
      continue
    }
    const mine = findViewers(scene.people, null).persons.some((seat) => seat === scene.view.turn)
    const action = mine || random.nextInt(2) === 0 ? chosen(scene, random) : null
    if (action === null) await next()
    else expect(session.act(action)).toBeNull()
  }
}

export const partieOver = (scene: Scene): boolean => scene.awaits === 'partie'
