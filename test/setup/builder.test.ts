import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flipFuses, FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { describe, expect, test } from 'vitest'
import { builderConfiguration, builderKinds, namesOf, TARGETS } from '../../setup/builder.ts'
import { type FuseCase, fusesFor } from '../../setup/fuses.ts'
import type { Runtime } from '../../setup/runtime.ts'
import { temporaryFolder } from './temporary-folder.ts'

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const RELEASE: FuseCase = { kind: 'official', platform: 'linux', arch: 'x64', purpose: 'release' }
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
  await writeFile(
    file,
    `before${SENTINEL}\u0001${String.fromCharCode(fuses.length)}${fuses}after`,
    'latin1',
  )
  return file
}

describe('fuses', () => {
  test('1.1/19 a release has every fuse set as decided', async () => {
    const file = await program('101100011')
    await flipFuses(file, fusesFor(RELEASE))
    const wire = await getCurrentFuseWire(file)
    for (const [fuse, state] of ALL) expect(wire[fuse], FuseV1Options[fuse]).toBe(state)
  })

  test('a release is refused when Electron has a fuse without a decision', async () => {
    const file = await program('1011000111')
    await expect(flipFuses(file, fusesFor(RELEASE))).rejects.toThrow()
  })

  test('a test build on an Electron with eight fuses has those set the same way', async () => {
    const file = await program('10110001')
    await flipFuses(file, fusesFor({ ...RELEASE, kind: 'fallback' }))
    const wire = await getCurrentFuseWire(file)
    for (const [fuse, state] of ALL.slice(0, 8)) expect(wire[fuse], FuseV1Options[fuse]).toBe(state)
  })

  test('the archive is checked against its hash where Electron can do that', () => {
    const checked = (['linux', 'win32', 'darwin'] as const).filter(
      (platform) =>
        fusesFor({ ...RELEASE, platform })[FuseV1Options.EnableEmbeddedAsarIntegrityValidation],
    )
    expect(checked).toEqual(['win32', 'darwin'])
  })

  test('only a program for Apple’s own processors is signed again', () => {
    const cases = [
      ['darwin', 'arm64'],
      ['darwin', 'x64'],
      ['win32', 'arm64'],
      ['linux', 'arm64'],
    ] as const
    const signed = cases.filter(
      ([platform, arch]) => fusesFor({ ...RELEASE, platform, arch }).resetAdHocDarwinSignature,
    )
    expect(signed).toEqual([['darwin', 'arm64']])
  })

  test.each(['linux', 'win32', 'darwin'] as const)(
    'on %s what Playwright drives differs in one fuse',
    (platform) => {
      const [release, e2e] = (['release', 'e2e'] as const).map((purpose) =>
        fusesFor({ ...RELEASE, platform, purpose }),
      )
      expect(e2e).toEqual({ ...release, [FuseV1Options.EnableNodeCliInspectArguments]: true })
    },
  )
})

const RUNTIME: Runtime = {
  kind: 'official',
  version: '45.0.0',
  folder: '/e',
  executable: '/e/electron',
  nativeBinding: null,
}

describe('packages', () => {
  const release = builderConfiguration(RUNTIME, 'dist')
  const trial = builderConfiguration({ ...RUNTIME, kind: 'fallback' }, 'dist/test-build')

  test('there is one of every kind, for every processor', () => {
    expect(TARGETS).toEqual({
      linux: { kinds: ['AppImage', 'deb', 'rpm'], processors: null },
      win32: { kinds: ['nsis'], processors: ['x64', 'arm64'] },
      darwin: { kinds: ['dmg'], processors: ['x64', 'arm64'] },
    })
    // the .deb is made by us
    expect(builderKinds('linux')).toEqual(['AppImage', 'rpm'])
  })

  test('Windows installs for one person, asks for nothing, and leaves their parties when it is removed', () => {
    expect(release.nsis).toMatchObject({
      perMachine: false,
      oneClick: true,
      deleteAppDataOnUninstall: false,
    })
  })

  test('a record is opened by its ending, as a path', () => {
    expect(release.fileAssociations).toMatchObject([
      { ext: 'jsonl', mimeType: 'application/vnd.cercle.record+json' },
    ])
    expect(release.linux?.executableArgs).toEqual(['%f'])
  })

  test('one holds one binary of better-sqlite3: the prebuilt one, or the one compiled here', () => {
    const prebuilt = JSON.stringify(release.files)
    expect(prebuilt).toContain('prebuilds/${platform}-${arch}.node')
    expect(prebuilt).not.toContain('build/Release')
    const binding = { ...RUNTIME, nativeBinding: '/c/better_sqlite3.node' }
    const compiled = JSON.stringify(builderConfiguration(binding, 'dist').files)
    expect(compiled).toContain('build/Release')
    expect(compiled).not.toContain('prebuilds')
  })

  test('one with another Electron than the pinned bears another name, as a desktop, a command and a file have it', () => {
    expect([release.productName, namesOf(RUNTIME).plain]).toEqual(['Cercle', 'cercle'])
    expect([trial.productName, namesOf({ kind: 'fallback' }).plain]).toEqual([
      'Cercle test build',
      'cercle-test-build',
    ])
    expect(release.extraMetadata).toMatchObject({
      productName: 'Cercle',
      desktopName: 'cercle.desktop',
    })
    expect(trial.extraMetadata).toMatchObject({ desktopName: 'cercle-test-build.desktop' })
    expect(trial.artifactName).toMatch(/^cercle-test-build-/)
  })
})
