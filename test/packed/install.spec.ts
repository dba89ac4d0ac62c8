// The .deb as its user has it: installed, started from the menu and by a record, played, removed.
import { expect, test } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '../e2e/evening.ts'
import {
  dataIn,
  digest,
  isRoot,
  logIn,
  names,
  newHome,
  obstacleToSandbox,
  packed,
  sandboxed,
  skipFor,
  started,
} from './packed.ts'
import { played, takenUp } from './played.ts'

const RECORD = join(import.meta.dirname, '../records/ecarte-whole-partie.jsonl')
const COMMAND = `/usr/bin/${names.plain}`

const dpkg = (...args: readonly string[]): string =>
  execFileSync('dpkg', [...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const isInstalled = (): boolean =>
  spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', names.plain], {
    encoding: 'utf8',
  }).stdout === 'installed'

function obstacle(): string | null {
  if (packed.deb === '') return packed.obstacle
  if (!isRoot) return 'only root installs packages'
  if (isInstalled())
    return `${names.plain} is installed on this machine already, and not to be removed by a test`
  return obstacleToSandbox()
}

let isOurs = false
test.afterAll(() => {
  if (isOurs && isInstalled()) dpkg('--purge', names.plain)
})

test('the .deb is installed, played by a plain user in the sandbox, opens records, and is removed without their parties', async () => {
  skipFor(obstacle())
  isOurs = true
  dpkg('--install', packed.deb)
  expect(dpkg('--verify', names.plain)).toBe('')
  const files = dpkg('--listfiles', names.plain)
    .trim()
    .split('\n')
    .filter((path) => !statSync(path).isDirectory())
  expect(files.length).toBeGreaterThan(80)
  expect((statSync(`/opt/${names.plain}/chrome-sandbox`).mode & 0o7777).toString(8)).toBe('4755')

  const home = newHome()
  const first = await started({ program: COMMAND, home })
  expect(sandboxed()).toEqual([true])
  const left = await played(first)
  await first.context.close()

  const record = join(home, 'partie.jsonl')
  copyFileSync(RECORD, record)
  const second = await started({ program: COMMAND, home, file: record })
  await expect(second.page.getByRole('slider', { name: texts.review.step })).toBeVisible()
  await second.context.close()

  const third = await started({ program: COMMAND, home })
  await takenUp(third, left)
  await third.context.close()
  expect(logIn(home).match(/ (start|end|failed|gone)\b/g)).toEqual(
    [1, 2, 3].flatMap(() => [' start', ' end']),
  )

  const kept = digest(join(dataIn(home), 'cercle.db'))
  dpkg('--remove', names.plain)
  expect(isInstalled()).toBe(false)
  expect(files.filter((path) => existsSync(path))).toEqual([])
  expect(existsSync(`/opt/${names.plain}`)).toBe(false)
  expect(digest(join(dataIn(home), 'cercle.db'))).toBe(kept)
  rmSync(home, { recursive: true })
})

test('the desktop knows the program by its entry, and a record by its ending and by how it begins', () => {
  skipFor(packed.deb === '' ? packed.obstacle : null)
  const tree = test.info().outputPath('tree')
  execFileSync('dpkg-deb', ['--extract', packed.deb, tree])
  const entry = readFileSync(join(tree, `usr/share/applications/${names.plain}.desktop`), 'utf8')
  const type = /^MimeType=(.+);$/m.exec(entry)?.[1] ?? ''
  expect(readFileSync(join(tree, `usr/share/mime/packages/${names.plain}.xml`), 'utf8')).toContain(
    `type="${type}"`,
  )
  expect(/^Exec=(\S+) %f$/m.exec(entry)?.[1]).toBe(names.plain)
  for (const size of ['16x16', '48x48', '256x256', '512x512'])
    expect(
      existsSync(join(tree, `usr/share/icons/hicolor/${size}/apps/${names.plain}.png`)),
      size,
    ).toBe(true)
  const database = join(tree, 'usr/share/mime')
  const { status } = spawnSync('update-mime-database', [database])
  if (status === null)
    return skipFor('update-mime-database is missing, so only the texts were compared')
  expect(readFileSync(join(database, 'globs2'), 'utf8')).toContain(`50:${type}:*.jsonl\n`)
  const magic = readFileSync(join(database, 'magic'), 'latin1')
  expect(magic).toContain(`[60:${type}]`)
  expect(magic).toContain('{"format":"cercle-record"')
})
