// The package without a network: it starts, plays and ends on a machine that has none, and asks for
// none if there is one.
import { expect, test } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROGRAM } from '../../setup/builder.ts'
import { hasCommand } from '../../setup/system-packages.ts'
import { isRoot, logIn, newHome, obstacleToSandbox, packed, skipFor, started } from './packed.ts'
import { played } from './played.ts'

// the checkout may lie where a plain user may not look, as in the folder of root
const folder = mkdtempSync(join(tmpdir(), 'cercle-release-'))
const program = join(folder, PROGRAM)

test.beforeAll(() => {
  cpSync(packed.release, folder, { recursive: true })
  execFileSync('chmod', ['-R', 'a+rX', folder])
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('with no network interface it starts, plays, and ends on request', async () => {
  skipFor(isRoot ? obstacleToSandbox() : 'only root may put a program in a network of its own')
  const home = newHome()
  const running = await started({ program, home, alone: true })
  // the program has only an interface that is down
  const interfaces = readFileSync(`/proc/${running.pid}/net/dev`, 'utf8').match(/^ *\w+:/gm)
  expect(interfaces?.map((name) => name.trim())).toEqual(['lo:'])
  await played(running)
  const picture = await running.page.screenshot()
  // a window of one colour is some kilobytes
  expect(picture.length).toBeGreaterThan(50_000)
  const closed = running.context.waitForEvent('close')
  process.kill(running.pid, 'SIGTERM')
  await closed
  await expect
    .poll(() => logIn(home).match(/ (start|end|failed|gone)\b/g))
    .toEqual([' start', ' end'])
  rmSync(home, { recursive: true })
})

test('where there is a network it connects to nothing but sockets of the machine', async () => {
  skipFor(hasCommand('strace') ? obstacleToSandbox() : 'strace is missing')
  const home = newHome()
  const log = join(home, 'connects.txt')
  const under = [
    'strace',
    '--follow-forks',
    '--seccomp-bpf',
    '--quiet=all',
    '--trace=connect,sendto,sendmsg',
    '--output',
    log,
  ]
  const running = await started({ program, home, under })
  await expect(running.page.getByRole('heading', { level: 1 })).toBeVisible()
  await running.page.waitForTimeout(2_000)
  await running.context.close()
  const calls = readFileSync(log, 'utf8').split('\n')
  const connects = calls.filter((line) => line.includes('connect('))
  // the display at least is reached by one: the trace is not empty for another reason
  expect(connects.some((line) => line.includes('AF_UNIX'))).toBe(true)
  expect(connects.filter((line) => !line.includes('AF_UNIX'))).toEqual([])
  expect(calls.filter((line) => /AF_INET6?\b/.test(line))).toEqual([])
  rmSync(home, { recursive: true })
})
