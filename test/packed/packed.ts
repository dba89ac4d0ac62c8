// The packages under test, started as by their users: the very files of the release, with the
// sandbox, by a user other than root. They are watched over Chromium's own pipe, for which no fuse
// and no network is needed.
import { type BrowserContext, type Page, chromium, test } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { namesOf } from '../../setup/builder.ts'
import { AT_ONCE } from '../e2e/evening.ts'

const packedSchema = z.object({
  release: z.string(),
  e2e: z.string(),
  /** Empty where no .deb can be made. */
  deb: z.string(),
  again: z.string(),
  debAgain: z.string(),
  obstacle: z.string(),
  kind: z.enum(['official', 'fallback']),
})

export const packed = packedSchema.parse(JSON.parse(process.env['CERCLE_PACKED'] ?? 'null'))
export const names = namesOf(packed)

/** The SHA-256 of a file. */
export const digest = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex')

export const isRoot = process.getuid?.() === 0

/** A user of these tests alone, known by a number: what it wrote can be found. */
const USER = 61_000 + (process.ppid % 4_000)
export const uid = isRoot ? USER : (process.getuid?.() ?? 0)

/**
 * Skips a test, and says on the terminal why: a test that was not run is not to be taken for one
 * that was.
 */
export function skipFor(reason: string | null): void {
  if (reason === null) return
  process.stdout.write(`not run: ${test.info().title}: ${reason}\n`)
  test.skip(true, reason)
}

/** The reason a plain user has no sandbox here; null if they have it. */
export function obstacleToSandbox(): string | null {
  try {
    execFileSync('setpriv', [...asPlain(), 'unshare', '--user', 'true'], { stdio: 'ignore' })
    return null
  } catch {
    return 'a plain user may make no user namespace on this machine, so there is no sandbox to run in'
  }
}

const asPlain = (): string[] =>
  isRoot ? [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--'] : ['--']

/** The folder of a user who never had Cercle. */
export function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'cercle-home-'))
  if (isRoot) chownSync(home, USER, USER)
  return home
}

export const dataIn = (home: string): string => join(home, '.config', names.product)
export const logIn = (home: string): string =>
  readFileSync(join(dataIn(home), 'log', 'cercle.log'), 'utf8')

/** The way a program is started. */
interface Start {
  readonly program: string
  readonly home: string
  /** Named on the command line. */
  readonly file?: string
  /** Commands to start it with, each of which runs what follows it. */
  readonly under?: readonly string[]
  /** In a network of its own with nothing in it. */
  readonly alone?: boolean
}

export interface Running {
  readonly context: BrowserContext
  readonly page: Page
  /** Of the chief process. */
  readonly pid: number
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Starts a packed program and waits for its window. */
export async function started({
  program,
  home,
  file,
  under = [],
  alone = false,
}: Start): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'cercle-starter-'))
  const starter = join(folder, 'start.sh')
  const { DISPLAY = '', XAUTHORITY, PATH = '' } = process.env
  const settings = [`HOME=${home}`, `DISPLAY=${DISPLAY}`, `PATH=${PATH}`, 'LANG=C.UTF-8']
  const own = XAUTHORITY === undefined ? settings : [...settings, `XAUTHORITY=${XAUTHORITY}`]
  const words = [
    ...(alone ? ['unshare', '--net'] : []),
    'setpriv',
    ...asPlain(),
    'env',
    '-i',
    ...own,
    ...under,
    program,
  ]
  writeFileSync(starter, `#!/bin/sh\nexec ${words.map(quoted).join(' ')} "$@"\n`, { mode: 0o755 })
  const context = await chromium.launchPersistentContext('', {
    executablePath: starter,
    ignoreDefaultArgs: true,
    args: ['--remote-debugging-pipe', ...(file === undefined ? [] : [file])],
    viewport: null,
    timeout: 60_000,
  })
  // it has become the program
  rmSync(folder, { recursive: true })
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  page.setDefaultTimeout(20_000)
  await page.waitForFunction(() => window.cercle !== undefined)
  const pid = Number(
    readlinkSync(join(dataIn(home), 'SingletonLock'))
      .split('-')
      .at(-1),
  )
  return { context, page, pid }
}

/** English and at once, as the helpers of the window tests have it. */
export async function inEnglish(page: Page): Promise<void> {
  await page.evaluate((set) => window.cercle.saveSettings(set), AT_ONCE)
  await page.reload()
}

const textIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // the process is gone meanwhile
    return ''
  }
}

/** True for each process of the program that is restricted by a filter of system calls. */
export function sandboxed(): readonly boolean[] {
  const shown = readdirSync('/proc')
    .filter(
      (name) => /^\d+$/.test(name) && textIn(`/proc/${name}/cmdline`).includes('--type=renderer'),
    )
    .map((pid) => textIn(`/proc/${pid}/status`))
  const ours = shown.filter((status) => new RegExp(`^Uid:\\t${uid}\\t`, 'm').test(status))
  return ours.map((status) => /^Seccomp:\t2$/m.test(status))
}
