// 1.1/4 The sandbox is really on. The other window tests run as root on a machine that does, and
// Chromium has no sandbox then; here the program is started by a user without rights and without a
// switch, and Linux is asked what it has restricted.
import { expect, test } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Seen, familyOf, namespaceOf } from './family.ts'
import { type Started, startPlainly } from './plain-user.ts'

test.skip(process.platform !== 'linux', 'only Linux shows in /proc what a process may')

/** The page's process, once it is there and has shut itself in. */
async function rendererOf({ process: main, said }: Started): Promise<Seen> {
  const found = (): Seen | undefined =>
    familyOf(main.pid ?? 0).find(({ command }) => command.includes('--type=renderer'))
  await expect
    .poll(
      () =>
        main.exitCode === null ? (found()?.status['Seccomp'] ?? 'no page') : `ended: ${said()}`,
      { timeout: 60_000, intervals: [100] },
    )
    .toBe('2')
  const renderer = found()
  if (renderer === undefined) throw new Error(`the page is gone: ${said()}`)
  return renderer
}

let started: Started | null = null

test.afterEach(async () => {
  await started?.stop()
  started?.clear()
  started = null
})

test('1.1/4 a plain user starts it without a switch: the page is behind seccomp, gains no rights, and sees no other process', async () => {
  test.setTimeout(180_000)
  const plain = await startPlainly()
  started = plain
  const main = plain.process.pid ?? 0
  const renderer = await rendererOf(plain)
  const family = familyOf(main)
  expect(family.map(({ command }) => command).join('\n')).not.toMatch(
    /--no-sandbox|--disable-(seccomp|namespace|setuid)/,
  )
  expect(new Set(family.map(({ status }) => status['Uid']?.split('\t')[0])).has('0')).toBe(false)
  // a filter on every call of the system, and no way to more rights
  expect(renderer.status).toMatchObject({ Seccomp: '2', NoNewPrivs: '1' })
  expect(Number(renderer.status['CapEff'] ? `0x${renderer.status['CapEff']}` : NaN)).toBe(0)
  // its own number next to the one it is known by outside: it lives in a namespace of processes of
  // its own
  expect(renderer.status['NSpid']?.split('\t').length).toBeGreaterThan(1)
  const mainStatus = family.find(({ pid }) => pid === main)?.status ?? {}
  // the control: the program itself is in none
  expect([mainStatus['Seccomp'], mainStatus['NSpid']?.split('\t').length]).toEqual(['0', 1])
  if (process.getuid?.() === 0)
    for (const kind of ['user', 'pid', 'net'] as const)
      expect(namespaceOf(renderer.pid, kind), kind).not.toBe(namespaceOf(main, kind))
  // and so shut in it works: the page came up, and its calls were answered
  const log = join(plain.data, 'log', 'cercle.log')
  await expect.poll(() => existsSync(log) && existsSync(join(plain.data, 'cercle.db'))).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(plain.process.exitCode).toBeNull()
  await plain.stop()
  expect(readFileSync(log, 'utf8')).not.toMatch(/failed|gone/)
  expect(readFileSync(log, 'utf8')).toMatch(/ start .*\n[\s\S]* end\n$/)
})
