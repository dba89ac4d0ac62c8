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
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyMachine, makeMachine, runOn, type Running, startOn } from './machine.ts'

const folder = mkdtempSync(join(tmpdir(), 'cercle-bare-'))
const machine = join(folder, 'machine')
const results = join(import.meta.dirname, '../../test-results/bare')
const PICTURE = /^A picture of the first screen: (.+)$/m

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Waits until what a command printed, or what lies on its disk, is as wanted. Throws if it ends
 * before.
 */
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

const filesIn = (path: string): readonly string[] =>
  existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []

/** Waits for the picture, saves it for viewing, and ends the app as Ctrl+C does. */
async function seeHall(root: string, running: Running, name: string): Promise<void> {
  await waitFor(running, () => PICTURE.test(running.printed()))
  const picture = join(root, PICTURE.exec(running.printed())?.[1] ?? '')
  // Playwright clears the folder whenever it begins
  mkdirSync(results, { recursive: true })
  copyFileSync(picture, join(results, `${name}.png`))
  // a window of one colour is some kilobytes
  expect(readFileSync(picture).length).toBeGreaterThan(100_000)
  process.kill(-(running.child.pid ?? 0), 'SIGINT')
  // the shells on the way say that they were interrupted, the app ends in order
  expect(await running.ended).toBe(130)
  expect(readFileSync(join(root, 'root/.config/Cercle/log/cercle.log'), 'utf8')).toMatch(
    / end\b[^\n]*\n$/,
  )
  expect(
    filesIn(join(root, 'root/.cache/cercle')).filter((path) => path.includes('.work-')),
  ).toEqual([])
}

beforeAll(() => makeMachine(machine))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a plain user', () => {
  test('npm ci prints next to nothing', async () => {
    const { status, printed, seconds } = await runOn(machine, 'guest', 'npm ci')
    say(`npm ci of a plain user: ${seconds} s\n${printed}`)
    expect(status, printed).toBe(0)
    expect(printed.split('\n').length).toBeLessThan(10)
  })

  test.each(['npm start', 'npm test'])(
    '%s says in one line what to install, and ends with status 2',
    async (command) => {
      const { status, printed, seconds } = await runOn(machine, 'guest', command)
      say(`${command} of a plain user: ${seconds} s\n${printed}`)
      const own = printed.split('\n').filter((line) => line !== '' && !line.startsWith('> '))
      expect(own).toEqual([
        expect.stringMatching(
          /^Cercle needs packages .* sudo apt-get update && sudo apt-get install .*libgtk-3-0.*xvfb/,
        ),
      ])
      expect(status).toBe(2)
    },
  )
})

describe('interrupted', () => {
  const copy = join(folder, 'interrupted')
  beforeAll(() => copyMachine(machine, copy))

  test('root who forbids installing is told as well', async () => {
    const { status, printed } = await runOn(copy, 'root', 'npm ci && CERCLE_INSTALL=no npm start')
    expect(printed).toMatch(/\nCercle needs packages .*: apt-get update && apt-get install /)
    expect(status).toBe(2)
  })

  test('an installation of packages that is killed half-way', async () => {
    const running = startOn(copy, 'root', 'npm start')
    await waitFor(running, () => existsSync(join(copy, 'usr/share/doc/libgtk-3-common')))
    await kill(running)
    expect(running.printed()).toMatch(
      /^Installing what Cercle lacks here \(CERCLE_INSTALL=no forbids it\): libgtk-3-0,/m,
    )
  })

  test('is finished by the next run, and its download is killed half-way', async () => {
    const running = startOn(copy, 'root', 'npm start')
    const hasBegun = (): boolean =>
      filesIn(join(copy, 'root/.cache')).some((path) => /(?:\.work-|electron).*\//.test(path))
    await waitFor(running, hasBegun)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    await kill(running)
    expect(running.printed()).not.toMatch(PICTURE)
  })

  test('and is fetched again by the next run, which shows the Hall', async () => {
    await seeHall(copy, startOn(copy, 'root', 'npm start'), 'interrupted')
  })

  test('a plain user at a terminal is asked, and sudo installs what they agree to', async () => {
    const prepare = [
      'apt-get -qq install sudo',
      "echo 'guest ALL=(ALL) NOPASSWD: ALL' > /etc/sudoers.d/guest",
      'apt-get -qq remove xvfb',
    ].join(' && ')
    const prepared = await runOn(copy, 'root', prepare)
    expect(prepared.status, prepared.printed).toBe(0)
    // a terminal, and what is typed there
    const startAtTerminal = (answer: string): Running =>
      startOn(
        copy,
        'guest',
        `printf '${answer}\\n' | script --quiet --return --command 'npm start' /dev/null`,
      )
    const refused = startAtTerminal('n')
    expect(await refused.ended, refused.printed()).toBe(2)
    expect(refused.printed()).toMatch(
      /Cercle lacks xvfb to do so without a display\.\s+Install it now with sudo\?/,
    )
    expect(refused.printed()).toMatch(/: sudo apt-get update && sudo apt-get install .* xvfb\s/)
    const agreed = startAtTerminal('y')
    await waitFor(
      agreed,
      () => existsSync(join(copy, 'usr/bin/Xvfb')) && agreed.printed().includes('Electron'),
    )
    await kill(agreed)
  })
})

describe('root', () => {
  test('npm ci && npm start shows the Hall on a hidden screen, and Ctrl+C ends it', async () => {
    const start = performance.now()
    const running = startOn(machine, 'root', 'npm ci && npm start')
    await waitFor(running, () => PICTURE.test(running.printed()))
    say(
      `npm ci && npm start: ${Math.round((performance.now() - start) / 1000)} s\n${running.printed()}`,
    )
    await seeHall(machine, running, 'first-screen')
  })

  test('npm ci && npm test is green', async () => {
    const { status, printed, seconds } = await runOn(machine, 'root', 'npm ci && npm test')
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, 'test.log'), printed)
    say(`npm ci && npm test: ${seconds} s`)
    expect(status, printed.split('\n').slice(-40).join('\n')).toBe(0)
    expect(existsSync(join(machine, 'root/cercle/out'))).toBe(true)
  })
})
