import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isBuildStale } from '../../setup/build.ts'
import { temporaryFolder } from './temporary-folder.ts'

const SOURCES = [
  'package-lock.json',
  'electron.vite.config.ts',
  'src/main/index.ts',
  'src/renderer/index.html',
]
const OUTPUTS = [
  'out/main/index.cjs',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/assets/a.js',
]
const FOLDERS = ['src', 'src/main', 'src/renderer']

/** A project written at minute 0 and built at minute 1. */
async function builtProject(): Promise<string> {
  const project = await temporaryFolder()
  for (const path of [...SOURCES, ...OUTPUTS]) {
    await mkdir(dirname(join(project, path)), { recursive: true })
    await writeFile(join(project, path), '')
  }
  for (const path of [...SOURCES, ...FOLDERS]) await touch(project, path, 0)
  for (const path of OUTPUTS) await touch(project, path, 1)
  return project
}

async function touch(project: string, path: string, minute: number): Promise<void> {
  await utimes(join(project, path), minute * 60, minute * 60)
}

test('a build newer than every source is fresh', async () => {
  expect(await isBuildStale(await builtProject())).toBe(false)
})

test('without a build, or with part of one, the build is stale', async () => {
  for (const part of ['out', 'out/main', 'out/preload', 'out/renderer/index.html']) {
    const project = await builtProject()
    await rm(join(project, part), { recursive: true })
    expect(await isBuildStale(project), part).toBe(true)
  }
})

test.each(SOURCES)('a change of %s makes the build stale', async (path) => {
  const project = await builtProject()
  await touch(project, path, 2)
  expect(await isBuildStale(project)).toBe(true)
})

test('a source written at the same moment makes the build stale', async () => {
  const project = await builtProject()
  await touch(project, 'src/main/index.ts', 1)
  expect(await isBuildStale(project)).toBe(true)
})

test('a removed source makes the build stale', async () => {
  const project = await builtProject()
  await rm(join(project, 'src/main/index.ts'))
  expect(await isBuildStale(project)).toBe(true)
})

test('one output left over from an older build makes the build stale', async () => {
  const project = await builtProject()
  await touch(project, 'out/preload/index.cjs', 0)
  expect(await isBuildStale(project)).toBe(true)
})
