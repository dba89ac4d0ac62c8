// The built program as started by a user other than root: copied to a readable folder, with no
// switch at all.
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { stringEnvironment } from './evening.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** The user without rights, as every Unix has it. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/**
 * Puts a file where it is wanted; by a second name where that is possible, as Electron is large.
 */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function placeAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name)
      place(path, join(to, path.slice(from.length + 1)))
    }
}

export interface Started {
  readonly process: ChildProcess
  readonly data: string
  /** Its error output. */
  readonly said: () => string
  stop(): Promise<void>
  /** Removes everything that was copied to the readable folder. */
  clear(): void
}

/**
 * Starts the program as the user nobody if the tests run as root, otherwise as the present user;
 * with a data folder in which it may write, or not.
 */
export async function startPlainly(mayWrite = true): Promise<Started> {
  const { CERCLE_ELECTRON: electron = '', CERCLE_SQLITE_BINDING: binding } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'cercle-plain-'))
  const [program, app, home] = [join(folder, 'electron'), join(folder, 'app'), join(folder, 'home')]
  const data = join(home, 'data')
  placeAll(dirname(electron), program)
  const own = binding === undefined ? null : join(folder, basename(binding))
  if (binding !== undefined && own !== null) place(binding, own)
  cpSync(join(PROJECT, 'out'), join(app, 'out'), { recursive: true })
  for (const file of ['package.json', 'resources/icons/256x256.png'])
    place(join(PROJECT, file), join(app, file))
  const sqlite = 'node_modules/better-sqlite3'
  for (const part of ['package.json', 'lib', ...(own === null ? ['prebuilds'] : [])])
    cpSync(join(PROJECT, sqlite, part), join(app, sqlite, part), {
      recursive: true,
      dereference: true,
    })
  mkdirSync(data, { recursive: true })
  chmodSync(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const one of [home, data]) chownSync(one, NOBODY.uid, NOBODY.gid)
  if (!mayWrite) chmodSync(data, 0o555)

  const started = spawn(join(program, basename(electron)), [app], {
    ...(isRoot ? NOBODY : {}),
    cwd: home,
    env: {
      ...stringEnvironment(),
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_RUNTIME_DIR: home,
      CERCLE_DATA: data,
      ...(own === null ? {} : { CERCLE_SQLITE_BINDING: own }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  started.stderr.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()))
  return {
    process: started,
    data,
    said: () => said,
    async stop() {
      started.kill('SIGTERM')
      await ended
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
