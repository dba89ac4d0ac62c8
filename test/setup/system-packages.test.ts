import { describe, expect, test } from 'vitest'
import {
  CHROMIUM,
  describeElsewhere,
  describeNeeds,
  findMissing,
  HIDDEN_SCREEN,
  installCommand,
  nameHere,
  type PackageSystem,
  parseInstalled,
  parseLibraries,
  parseRelease,
  STAND_IN,
  TRACING,
  WINDOW,
  WINDOW_TESTS,
} from '../../setup/system-packages.ts'

const LINES = [
  'installed\tlibnss3\t',
  'installed\tlibgtk-3-0t64\tlibgtk-3-0 (= 3.24.49-3), libgtk3-other',
  'config-files\tlibgbm1\t',
  '',
].join('\n')

/** A Debian 12 with nothing beyond its base. */
const BARE: PackageSystem = {
  family: 'debian',
  release: { id: 'debian', version: '12' },
  installed: new Set(['libc6', 'bash']),
  hasCommand: () => false,
}
const ALL = [WINDOW, HIDDEN_SCREEN, WINDOW_TESTS, TRACING, CHROMIUM, STAND_IN]
const namesOf = (system: PackageSystem, needs = ALL): readonly string[] =>
  findMissing(needs, system).flatMap(({ packages }) => packages.map(({ name }) => name))

test('installed are the packages with that status, by name and by what they provide', () => {
  const installed = parseInstalled(LINES)
  expect(
    ['libnss3', 'libgtk-3-0t64', 'libgtk-3-0', 'libgtk3-other'].every((name) =>
      installed.has(name),
    ),
  ).toBe(true)
  expect(installed.has('libgbm1')).toBe(false)
})

describe('what is missing', () => {
  test('of a bare Debian is everything, each package once', () => {
    const names = namesOf(BARE)
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual([
      ...['libgtk-3-0', 'libnss3', 'libgbm1', 'libasound2'],
      ...['xvfb', 'fonts-dejavu-core', 'fonts-noto-core'],
      ...['strace', 'chromium', 'g++', 'make', 'python3'],
    ])
  })

  test('is neither installed nor replaced by a program of the same use', () => {
    const system = {
      ...BARE,
      installed: parseInstalled(LINES),
      hasCommand: (command: string) => command === 'g++',
    }
    expect(namesOf(system, [WINDOW, STAND_IN])).toEqual([
      'libgbm1',
      'libasound2',
      'make',
      'python3',
    ])
  })

  test('is nothing once all is there, and no need is left that asks for nothing', () => {
    const all = new Set(ALL.flatMap(({ packages }) => packages.map(({ name }) => name)))
    expect(findMissing(ALL, { ...BARE, installed: all })).toEqual([])
  })

  test('on Ubuntu is no chromium, since the package there brings none', () => {
    const ubuntu = { ...BARE, release: { id: 'ubuntu', version: '24.04' } }
    expect(namesOf(ubuntu, [CHROMIUM])).toEqual([])
    expect(namesOf(BARE, [CHROMIUM])).toEqual(['chromium'])
  })

  test('elsewhere is found by library and program, and what has neither is not asked for', () => {
    const fedora: PackageSystem = {
      family: 'other',
      release: { id: 'fedora', version: '43' },
      installed: new Set(['libnss3.so', 'libgbm.so.1']),
      hasCommand: (command) => command === 'make',
    }
    expect(describeElsewhere(findMissing([WINDOW, WINDOW_TESTS, STAND_IN], fedora))).toBe(
      'libgtk-3.so.0, libasound.so.2 to show its window; Xvfb to test it on a hidden screen; ' +
        'g++, python3 to prepare the stand-in for Electron',
    )
    // with no list of libraries nothing can be said of them
    expect(namesOf({ ...fedora, installed: null }, [WINDOW])).toEqual([])
  })
})

test('libraries are read from the lines of ldconfig', () => {
  const lines = [
    "97 libs found in cache `/etc/ld.so.cache'",
    '\tlibgbm.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libgbm.so.1',
    '\tlibnss3.so (libc6,x86-64) => /lib/x86_64-linux-gnu/libnss3.so',
  ].join('\n')
  expect([...parseLibraries(lines)]).toEqual(['libgbm.so.1', 'libnss3.so'])
})

test('the words name each group with its purpose', () => {
  const missing = findMissing([WINDOW, HIDDEN_SCREEN], {
    ...BARE,
    installed: new Set(['libgtk-3-0', 'libnss3']),
  })
  expect(describeNeeds(missing, ({ name }) => name)).toBe(
    'libgbm1, libasound2 to show its window; xvfb, fonts-dejavu-core to do so without a display',
  )
})

describe('a package goes by the name it has in this release', () => {
  const DEBIAN_12 = { id: 'debian', version: '12' }
  test.each([
    [
      'listed under the new name',
      'libasound2',
      ['libasound2t64', 'libasound2-data'],
      DEBIAN_12,
      'libasound2t64',
    ],
    [
      'listed under the old name',
      'libasound2',
      ['libasound2'],
      { id: 'ubuntu', version: '26.04' },
      'libasound2',
    ],
    ['no list yet, Debian 12', 'libasound2', [], DEBIAN_12, 'libasound2'],
    ['no list yet, Debian 13', 'libgtk-3-0', [], { id: 'debian', version: '13' }, 'libgtk-3-0t64'],
    [
      'no list yet, Ubuntu 22.04',
      'libgtk-3-0',
      [],
      { id: 'ubuntu', version: '22.04' },
      'libgtk-3-0',
    ],
    [
      'no list yet, Ubuntu 24.04',
      'libgtk-3-0',
      [],
      { id: 'ubuntu', version: '24.04' },
      'libgtk-3-0t64',
    ],
    ['never renamed', 'libnss3', [], { id: 'debian', version: '13' }, 'libnss3'],
    ['another family of Debian', 'libgtk-3-0', [], { id: 'devuan', version: '6' }, 'libgtk-3-0'],
  ])('%s', (_, name, available, release, expected) => {
    expect(nameHere(name, new Set(available), release)).toBe(expected)
  })
})

test('the release is read with and without quotation marks', () => {
  expect(parseRelease('NAME="Debian"\nVERSION_ID="12"\nID=debian\n')).toEqual({
    id: 'debian',
    version: '12',
  })
  expect(parseRelease('')).toEqual({ id: '', version: '' })
})

test('the command is one that can be pasted', () => {
  expect(installCommand(['xvfb', 'make'], false)).toBe(
    'sudo apt-get update && sudo apt-get install -y --no-install-recommends xvfb make',
  )
  expect(installCommand(['xvfb'], true)).toBe(
    'apt-get update && apt-get install -y --no-install-recommends xvfb',
  )
})
