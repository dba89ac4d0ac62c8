// The contents of a package, to the file; its fuses; and that Playwright's own differs from it by
// one byte.
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { listPackage, statFile } from '@electron/asar'
import { expect, test } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PROGRAM } from '../../setup/builder.ts'
import { LIBRARIES } from '../../setup/deb-texts.ts'
import { digest, names, packed, skipFor } from './packed.ts'

const ASAR = 'resources/app.asar'
const MEGABYTE = 1_000_000

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

const asar = join(packed.release, ASAR)
const archived = listPackage(asar, { isPack: false })
  .filter((path) => !('files' in statFile(asar, path.slice(1))))
  .map((path) => path.slice(1))

/**
 * The name without what the build makes of the content; of better-sqlite3 whichever binary it is.
 */
const patternOf = (path: string): string =>
  path
    .replace(/-[\w-]{8}(\.\w+)$/, '-*$1')
    .replace(/better-sqlite3\/(prebuilds|build)\/.+\.node$/, 'better-sqlite3/*.node')

/** Each once, with its number if there are several. */
function counted(patterns: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  const lines = [...counts].map(([pattern, count]) =>
    count === 1 ? pattern : `${pattern} × ${count}`,
  )
  return `${lines.toSorted().join('\n')}\n`
}

test('the archive holds what is on its list and nothing else', () => {
  expect(counted(archived.map(patternOf))).toMatchSnapshot('archive.txt')
  expect(
    archived.filter((path) =>
      /\.(map|ts|vue)$|\.(test|spec)\.|(^|\/)(test|src|setup|study|bench)\//.test(path),
    ),
  ).toEqual([])
})

test('the folder next to it holds what is on its list, with one native file of ours', () => {
  // the files of Electron are listed for the stand-in: the pinned one may have others
  const files = filesIn(packed.release)
  expect(files.filter((path) => path.endsWith('.node'))).toHaveLength(1)
  expect(files.filter((path) => path.startsWith('resources/')).map(patternOf)).toEqual([
    'resources/NOTICES.txt',
    'resources/app.asar',
    'resources/app.asar.unpacked/node_modules/better-sqlite3/*.node',
  ])
  expect(files.filter((path) => /\.(map|ts)$/.test(path))).toEqual([])
  expect(files.includes('TEST-BUILD.txt')).toBe(packed.kind === 'fallback')
  if (packed.kind === 'fallback')
    expect(counted(files.map(patternOf))).toMatchSnapshot('folder.txt')
})

test('the archive stays within ten megabytes, and all that is ours within fifteen', () => {
  const unpacked = filesIn(packed.release).filter((path) => path.startsWith('resources/'))
  const ours = unpacked.reduce((sum, path) => sum + statSync(join(packed.release, path)).size, 0)
  expect(statSync(asar).size).toBeLessThan(10 * MEGABYTE)
  expect(ours).toBeLessThan(15 * MEGABYTE)
})

test('every package in it has its licence in the notices', () => {
  const notices = readFileSync(join(packed.release, 'resources/NOTICES.txt'), 'utf8')
  const named = archived.flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  )
  for (const name of new Set([...named, 'vue', 'pinia', 'zod']))
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
  for (const file of ['LICENSE.electron.txt', 'LICENSES.chromium.html'])
    expect(statSync(join(packed.release, file)).size, file).toBeGreaterThan(1_000)
})

test('the fuses read back are those decided on, and all of them', async () => {
  const wire = await getCurrentFuseWire(join(packed.release, PROGRAM))
  const on = Object.entries(wire).flatMap(([fuse, state]) =>
    state === FuseState.ENABLE ? [FuseV1Options[Number(fuse)]] : [],
  )
  const all = [FuseV1Options.OnlyLoadAppFromAsar, FuseV1Options.WasmTrapHandlers].filter(
    (fuse) => fuse in wire,
  )
  expect(on).toEqual(all.map((fuse) => FuseV1Options[fuse]))
})

test('what Playwright may drive differs from what is handed out in one byte of one file: its fuse', async () => {
  const [release, e2e] = [filesIn(packed.release), filesIn(packed.e2e)]
  expect(e2e).toEqual(release)
  const others = release.filter(
    (path) => digest(join(packed.release, path)) !== digest(join(packed.e2e, path)),
  )
  expect(others).toEqual([PROGRAM])
  const [one, other] = [
    readFileSync(join(packed.release, PROGRAM)),
    readFileSync(join(packed.e2e, PROGRAM)),
  ]
  expect(other.length).toBe(one.length)
  let differing = 0
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) differing += 1
  expect(differing).toBe(1)
  const wire = await getCurrentFuseWire(join(packed.e2e, PROGRAM))
  expect(wire[FuseV1Options.EnableNodeCliInspectArguments]).toBe(FuseState.ENABLE)
})

test('the .deb names every library its programs are linked to', () => {
  skipFor(packed.deb === '' ? packed.obstacle : null)
  skipFor(
    spawnSync('objdump', ['--version']).error === undefined
      ? null
      : 'objdump is missing, which the package binutils has',
  )
  const own = filesIn(packed.release)
  const programs = own.filter((path) =>
    /^(cercle|chrome_crashpad_handler|chrome-sandbox)$|\.so(\.\d+)?$|\.node$/.test(path),
  )
  const needed = programs.flatMap((path) =>
    [
      ...execFileSync('objdump', ['-p', join(packed.release, path)], { encoding: 'utf8' }).matchAll(
        /NEEDED +(\S+)/g,
      ),
    ].map((match) => match[1] ?? ''),
  )
  const known = new Set([...Object.values(LIBRARIES).flat(), ...own.map((path) => basename(path))])
  expect(needed.length).toBeGreaterThan(30)
  expect([...new Set(needed)].filter((name) => !known.has(name))).toEqual([])
})

test('the .deb is root’s, holds one set-uid helper, and runs nothing when it is installed', () => {
  skipFor(packed.deb === '' ? packed.obstacle : null)
  const lines = execFileSync('dpkg-deb', ['--contents', packed.deb], { encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(lines.filter((line) => !/^\S+ root\/root /.test(line))).toEqual([])
  expect(
    lines.filter((line) => /^\S*s\S* root/.test(line)).map((line) => line.split(' ').at(-1)),
  ).toEqual([`./opt/${names.plain}/chrome-sandbox`])
  expect(lines.filter((line) => /^.{8}w/.test(line) && !line.startsWith('l'))).toEqual([])
  const tree = test.info().outputPath('control')
  execFileSync('dpkg-deb', ['--control', packed.deb, tree])
  expect(readdirSync(tree).toSorted()).toEqual(['control', 'md5sums'])
  const field = (name: string): string =>
    execFileSync('dpkg-deb', ['--field', packed.deb, name], { encoding: 'utf8' }).trim()
  expect(field('Package')).toBe(packed.kind === 'official' ? 'cercle' : 'cercle-test-build')
  expect([field('Conflicts'), field('Replaces'), field('Provides')]).toEqual(['', '', ''])
})

test('made twice from the same commit, archive and .deb are the same to the byte', () => {
  skipFor(packed.again === '' ? 'asked for with --again alone, as it takes a second build' : null)
  for (const path of filesIn(packed.release))
    expect(digest(join(packed.again, path)), path).toBe(digest(join(packed.release, path)))
  if (packed.deb !== '') expect(digest(packed.debAgain)).toBe(digest(packed.deb))
  process.stdout.write(
    `app.asar ${digest(asar)}\n${packed.deb === '' ? '' : `.deb ${digest(packed.deb)}\n`}`,
  )
})
