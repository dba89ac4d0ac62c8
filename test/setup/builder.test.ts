import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flipFuses, FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect, test } from 'vitest'
import { builderConfiguration, fusesFor } from '../../setup/builder.ts'
import type { Runtime } from '../../setup/runtime.ts'
import { temporaryFolder } from './temporary-folder.ts'

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const ALL = [
  [FuseV1Options.RunAsNode, FuseState.DISABLE],
  [FuseV1Options.EnableCookieEncryption, FuseState.DISABLE],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, FuseState.DISABLE],
  [FuseV1Options.EnableNodeCliInspectArguments, FuseState.DISABLE],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseState.DISABLE],
  [FuseV1Options.OnlyLoadAppFromAsar, FuseState.ENABLE],
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, FuseState.DISABLE],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, FuseState.DISABLE],
  [FuseV1Options.WasmTrapHandlers, FuseState.ENABLE],
] as const

/** A file that holds a fuse wire as Electron's program does, with the defaults of Electron. */
async function program(fuses: string): Promise<string> {
  const file = join(await temporaryFolder(), 'electron')
  await writeFile(file, `before${SENTINEL}\u0001${String.fromCharCode(fuses.length)}${fuses}after`, 'latin1')
  return file
}

test('a release has every fuse set as decided', async () => {
  const file = await program('101100011')
  await flipFuses(file, fusesFor({ kind: 'official' }))
  const wire = await getCurrentFuseWire(file)
  for (const [fuse, state] of ALL) expect(wire[fuse], FuseV1Options[fuse]).toBe(state)
})

test('a release is refused when Electron has a fuse that nobody decided on', async () => {
  const file = await program('1011000111')
  await expect(flipFuses(file, fusesFor({ kind: 'official' }))).rejects.toThrow()
})

test('a test build on an Electron with eight fuses has those set the same way', async () => {
  const file = await program('10110001')
  await flipFuses(file, fusesFor({ kind: 'fallback' }))
  const wire = await getCurrentFuseWire(file)
  for (const [fuse, state] of ALL.slice(0, 8)) expect(wire[fuse], FuseV1Options[fuse]).toBe(state)
})

const RUNTIME: Runtime = {
  kind: 'official',
  version: '45.0.0',
  folder: '/e',
  executable: '/e/electron',
  nativeBinding: null,
}

test('a package holds one binary of better-sqlite3: the prebuilt one, or the one compiled here', () => {
  const prebuilt = JSON.stringify(builderConfiguration(RUNTIME).files)
  expect(prebuilt).toContain(`prebuilds/linux-${process.arch}.node`)
  expect(prebuilt).not.toContain('build/Release')
  const compiled = JSON.stringify(builderConfiguration({ ...RUNTIME, nativeBinding: '/c/better_sqlite3.node' }).files)
  expect(compiled).toContain('build/Release')
  expect(compiled).not.toContain('prebuilds')
})

test('a package with another Electron than the pinned bears another name and lies elsewhere', () => {
  const [release, trial] = [builderConfiguration(RUNTIME), builderConfiguration({ ...RUNTIME, kind: 'fallback' })]
  expect([release.productName, release.directories?.output]).toEqual(['Cercle', 'dist'])
  expect([trial.productName, trial.directories?.output]).toEqual(['Cercle test build', 'dist/test-build'])
})
