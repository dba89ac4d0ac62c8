// Works on a data file until it is killed, and says on standard output what has been acknowledged,
// line by line. `play` plays through the live table; `fold` kills itself in the middle of folding a
// finished partie; `take` takes files in; `copy` plays and makes copies; `restore` puts its copies
// in the place of the file.
import { writeSync } from 'node:fs'
import { drawForDeal } from '../../src/main/engine/players/match.ts'
import { ai } from '../../src/main/engine/games/ecarte/ai/index.ts'
import { randomFrom } from '../../src/main/engine/random.ts'
import { createArchiveClient } from '../../src/main/archive-client.ts'
import { openDataFile } from '../../src/main/backup/data-file.ts'
import { listOpenParties } from '../../src/main/store/list.ts'
import { loadPartie } from '../../src/main/store/load.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { createComputers, createPerson } from '../../src/main/table/people.ts'
import type { TableDeps } from '../../src/main/table/table-deps.ts'
import { type TableSession, createSession } from '../../src/main/table/session.ts'
import { newSeed } from '../../src/main/table/ai-client.ts'
import { chosen } from '../table/choosing.ts'
import { ecarte, optionsOf } from '../store/played.ts'
import type { Said } from './said.ts'
import { sittingLine } from './sitting-lines.ts'

const [, , file = '', work = 'play', folding = ''] = process.argv

/** Says it before anything else happens; a pipe that is full for the moment is tried again. */
function say(said: Said): void {
  let left = Buffer.from(`${JSON.stringify(said)}\n`)
  while (left.length > 0)
    try {
      left = left.subarray(writeSync(1, left))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    }
}
const data = openDataFile(file)
const random = randomFrom(newSeed())
const options = optionsOf(ecarte, ecarte.preset)
let tell: () => void = () => {}

/** Says of a partie how it stands: it is on disk. */
function acknowledge(sitting: number, partie: number): void {
  const record = loadPartie(data.getStore(), { sitting, partie })?.parties[0]
  if (record === undefined) throw new Error('nothing is there')
  const { deals, sha256 = null } = record
  const last = deals.at(-1)
  say({
    what: 'partie',
    sitting,
    partie,
    deals: deals.length,
    actions: last?.actions.length ?? 0,
    last,
    hash: sha256,
  })
}

const company = (): TableDeps => ({
  store: data.getStore(),
  aiClient: {
    chooseAction: ({ legal }) => Promise.resolve(legal[random.nextInt(legal.length)] ?? null),
    computeHint: () => Promise.reject(new Error('no hints')),
    analyseRecord: () => Promise.reject(new Error('no analysis')),
    makePosition: () => Promise.reject(new Error('no exercises')),
    valueHand: () => Promise.reject(new Error('no exchange')),
    judgeRecord: () => Promise.reject(new Error('no judgement')),
    close: () => Promise.resolve(),
  },
  pace: () => 'instant',
  forced: () => 'off',
  now: Date.now,
  reportError(error: unknown) {
    throw error
  },
  publish({ sitting, partie }) {
    acknowledge(sitting, partie)
    tell()
  },
})

function table(): TableSession {
  const [open] = listOpenParties(data.getStore(), 1)
  const people = open?.people ?? [createPerson('Anna'), ...createComputers(['random'])]
  const seats = { game: ecarte, ai: ai, people, preset: ecarte.preset, options, practice: false }
  if (open !== undefined) {
    const record = loadPartie(data.getStore(), open)
    if (record === null) throw new Error('an open partie without a record')
    return createSession({ ...seats, sitting: open.sitting }, { record }, company())
  }
  const head = { game: ecarte.id, preset: ecarte.preset, options, people, zone: 'Europe/Vienna' }
  const sitting = addSitting(data.getStore(), head, Date.now())
  const { cut } = drawForDeal(ecarte, options, randomFrom(newSeed()))
  return createSession({ ...seats, sitting }, { cut }, company())
}

/** Does one thing the person can do; returns false if there is nothing but waiting. */
function something(session: TableSession): boolean {
  const scene = session.getScene()
  if (scene.awaits === 'partie') return session.startNextPartie()
  if (scene.awaits === 'deal') return session.dealCards(scene.packets.at(-1) ?? null)
  if (random.nextInt(40) === 0) return session.giveUp(random.nextInt(2) === 0 ? 'deal' : 'partie')
  const action = scene.view.turn === 0 ? chosen(scene, random) : null
  return action !== null && session.act(action) === null
}

/** Plays, this many actions or without end. */
async function play(things = Infinity): Promise<void> {
  let session = table()
  for (let n = 0; n < things; n += 1) {
    const shown = new Promise<void>((resolve) => (tell = resolve))
    if (!something(session)) await shown
    // now and then the table is left, and another or the same sat down to
    if (random.nextInt(100) === 0) {
      session.close()
      session = table()
    }
  }
  session.close()
}

/** From now on the program dies when it does `what` of folding a finished partie. */
function dieIn(what: string): void {
  data.getStore().function('die', () => {
    process.kill(process.pid, 'SIGKILL')
    return null
  })
  data.getStore().exec(`CREATE TEMP TRIGGER dying AFTER ${what} BEGIN SELECT die(); END`)
}

const archiveClient = createArchiveClient(
  new URL('../../src/main/archive-worker.ts', import.meta.url),
  () => {},
)

/**
 * Takes sittings in by the thread, some in one transaction and some in another, while this one
 * writes as well.
 */
async function takeFiles(): Promise<void> {
  for (;;) {
    const sittings = Array.from({ length: 40 }, newSeed)
    const records = sittings.map((seed) => ({ record: sittingLine(seed), parties: 1 }))
    const taken = archiveClient.runTask<'import'>({ kind: 'import', file, from: records })
    await play(5)
    await taken
    for (const uid of sittings) say({ what: 'taken', uid: String(uid), parties: 1 })
  }
}

async function copyOnAndOn(restores: boolean): Promise<void> {
  for (let n = 0; ; n += 1) {
    await play(20)
    const parties = data.countParties()
    const name = await archiveClient.runTask<'backUp'>({
      kind: 'backUp',
      file,
      now: Date.now() + n * 1000,
    })
    say({ what: 'copy', name, parties })
    if (!restores) continue
    await play(20)
    const task = {
      kind: 'restore',
      file,
      name,
      parties: data.countParties(),
      now: Date.now() + n * 1000,
    } as const
    say({ what: 'restoring', name, before: data.countParties() })
    await data.replaceFile(async () => void (await archiveClient.runTask<'restore'>(task)))
    say({ what: 'restored', name })
  }
}

if (work === 'fold') dieIn(folding)
if (work === 'take') await takeFiles()
else if (work === 'copy' || work === 'restore') await copyOnAndOn(work === 'restore')
else await play()
