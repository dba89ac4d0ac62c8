// The handling of missing packages: by user and terminal; the installation itself is tested on a
// bare machine (test/bare).
import { spawn } from 'node:child_process'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { chooseInstallMode } from '../../setup/install-packages.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ROOT = { isRoot: true, hasSudo: false, hasTerminal: false }
const PLAIN = { isRoot: false, hasSudo: true, hasTerminal: false }

test.each([
  ['root installs', {}, ROOT, 'install'],
  ['root in CI installs', { CI: 'true' }, ROOT, 'install'],
  ['root who forbids it is told', { CERCLE_INSTALL: 'no' }, ROOT, 'tell'],
  ['a plain user at a terminal is asked', {}, { ...PLAIN, hasTerminal: true }, 'ask'],
  [
    'a plain user at a terminal who forbids it is told',
    { CERCLE_INSTALL: 'no' },
    { ...PLAIN, hasTerminal: true },
    'tell',
  ],
  ['a plain user without a terminal is told', {}, PLAIN, 'tell'],
  ['a plain user who allows it installs by sudo', { CERCLE_INSTALL: 'yes' }, PLAIN, 'install'],
  [
    'a plain user without sudo is told',
    { CERCLE_INSTALL: 'yes' },
    { ...PLAIN, hasSudo: false, hasTerminal: true },
    'tell',
  ],
] as const)('%s', (_, env, circumstances, mode) => {
  expect(chooseInstallMode(env, circumstances)).toBe(mode)
})

/** Programs that answer as those of a system with nothing installed do. */
const BARE_DEBIAN = { 'apt-get': 'exit 1', 'dpkg-query': '', 'apt-cache': '', sudo: 'exit 1' }
const BARE_OTHER = { ldconfig: 'printf "\\tlibc.so.6 (libc6) => /lib/libc.so.6\\n"' }

async function runOn(programs: Readonly<Record<string, string>>, script: string) {
  const folder = await temporaryFolder()
  const bin = join(folder, 'bin')
  await mkdir(bin)
  for (const [name, body] of Object.entries(programs)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${body}\n`)
    await chmod(join(bin, name), 0o755)
  }
  const cache = join(folder, 'cache')
  await mkdir(cache)
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../setup', script)], {
    env: { ...env, PATH: bin, XDG_CACHE_HOME: cache, CERCLE_INSTALL: 'no' },
  })
  const status = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = await text(child.stderr)
  return { said, status: await status, kept: await readdir(cache) }
}

describe.runIf(process.platform === 'linux')('what is missing and may not be installed', () => {
  test.each([
    ['start.ts', ['libgtk-3-0', 'libnss3', 'libgbm1', 'libasound2', 'xvfb']],
    ['prepare-tests.ts', ['libgtk-3-0', 'xvfb', 'fonts-noto-core', 'strace']],
  ])(
    '%s names in one line, with one command, fetches nothing, and ends with status 2',
    async (script, names) => {
      const { said, status, kept } = await runOn(BARE_DEBIAN, script)
      expect(said).toMatch(
        /^Cercle needs packages that are missing here; install them and try again: (sudo )?apt-get update && (sudo )?apt-get install [^\n]+\n$/,
      )
      for (const name of names) expect(said).toMatch(new RegExp(` ${name}(t64)?(?= |\n)`))
      expect(status).toBe(2)
      expect(kept).toEqual([])
    },
  )

  test('on other systems is named by library and program', async () => {
    const { said, status } = await runOn(BARE_OTHER, 'start.ts')
    expect(said).toMatch(/^Cercle needs these, which this system lacks; [^\n]+Xvfb[^\n]+\n$/)
    expect(status).toBe(2)
  })
})
