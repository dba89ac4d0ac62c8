// The README's two commands on a machine that has nothing but Debian's base and Node 20.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECKOUT, HOMES, makeRootFileSystem, runInside, type Running, startInside } from './root-file-system.ts'

const folder = mkdtempSync(join(tmpdir(), 'cercle-bare-'))
const root = join(folder, 'root')
const results = join(import.meta.dirname, '../../test-results/bare')
const HOUR = 3_600_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Waits until what a command printed, or what lies on its disk, is as wanted. */
async function waitFor(running: Running, isThere: () => boolean): Promise<void> {
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  while (!isThere()) {
    if (hasEnded) throw new Error(`It ended before: ${running.printed()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Ends a command and all it has started as a power cut would. */
async function kill({ child, ended }: Running): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

const inHome = (path: string): string => join(root, HOMES.root, path)
const filesIn = (path: string): readonly string[] =>
  existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []

beforeAll(async () => {
  mkdirSync(results, { recursive: true })
  await makeRootFileSystem(root)
}, HOUR)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  'npm ci prints next to nothing',
  async () => {
    const { status, printed, seconds } = await runInside(root, 'guest', 'npm ci')
    say(`npm ci of a plain user: ${seconds} s\n${printed}`)
    expect(status, printed).toBe(0)
    expect(printed.split('\n').length).toBeLessThan(10)
  },
  HOUR,
)

test.each(['npm start', 'npm test'])(
  '%s tells a plain user in one line what to install, and ends with status 2',
  async (command) => {
    const { status, printed, seconds } = await runInside(root, 'guest', command)
    say(`${command} of a plain user: ${seconds} s\n${printed}`)
    const own = printed.split('\n').filter((line) => line !== '' && !line.startsWith('> '))
    expect(own).toEqual([
      expect.stringMatching(/^Cercle needs packages .* sudo apt-get update && sudo apt-get install .*libgtk-3-0.*xvfb/),
    ])
    expect(status).toBe(2)
  },
  HOUR,
)

test(
  'root who forbids installing is told as well',
  async () => {
    const { status, printed } = await runInside(root, 'root', 'npm ci && CERCLE_INSTALL=no npm start')
    expect(printed).toMatch(/\nCercle needs packages .*: apt-get update && apt-get install /)
    expect(status).toBe(2)
  },
  HOUR,
)

test(
  'an installation of packages that was killed is finished by the next run',
  async () => {
    const running = startInside(root, 'root', 'npm start')
    const unpacked = (): boolean => existsSync(join(root, 'usr/share/doc/libgtk-3-common'))
    await waitFor(running, unpacked)
    await kill(running)
    expect(running.printed()).toMatch(
      /^Installing what Cercle lacks here \(CERCLE_INSTALL=no forbids it\): libgtk-3-0,/m,
    )
  },
  HOUR,
)

test(
  'a download that was killed leaves nothing that the next run takes for whole',
  async () => {
    const running = startInside(root, 'root', 'npm start')
    const started = (): boolean => filesIn(inHome('.cache')).some((path) => /electron|\.work-/.test(path))
    await waitFor(running, started)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    await kill(running)
    expect(running.printed()).not.toContain('A picture')
  },
  HOUR,
)

test(
  'npm ci && npm start shows the Hall on a hidden screen, and Ctrl+C ends it',
  async () => {
    const start = performance.now()
    const running = startInside(root, 'root', 'npm ci && npm start')
    const picture = (): string | undefined => /^A picture of the first screen: (.+)$/m.exec(running.printed())?.[1]
    await waitFor(running, () => picture() !== undefined)
    say(`npm ci && npm start to the picture: ${Math.round((performance.now() - start) / 1000)} s\n${running.printed()}`)
    copyFileSync(join(root, picture() ?? ''), join(results, 'first-screen.png'))
    // a window of one colour is some kilobytes
    expect(readFileSync(join(results, 'first-screen.png')).length).toBeGreaterThan(100_000)
    process.kill(-(running.child.pid ?? 0), 'SIGINT')
    expect(await running.ended).toBe(0)
    expect(filesIn(inHome('.cache/cercle')).filter((path) => path.includes('.work-'))).toEqual([])
  },
  HOUR,
)

test(
  'npm ci && npm test is green',
  async () => {
    const { status, printed, seconds } = await runInside(root, 'root', 'npm ci && npm test')
    writeFileSync(join(results, 'test.log'), printed)
    say(`npm ci && npm test: ${seconds} s`)
    const lastLines = printed.split('\n').slice(-40).join('\n')
    expect(status, lastLines).toBe(0)
    expect(existsSync(inHome(join(CHECKOUT, 'out')))).toBe(true)
  },
  HOUR,
)
