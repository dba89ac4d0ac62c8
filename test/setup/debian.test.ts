import { expect, test } from 'vitest'
import { installCommand, installedNames, mayInstall, missingPackages, nameHere } from '../../setup/debian.ts'

const LINES = [
  'installed\tlibnss3\t',
  'installed\tlibgtk-3-0t64\tlibgtk-3-0 (= 3.24.49-3), libgtk3-other',
  'config-files\tlibgbm1\t',
  '',
].join('\n')

test('installed are the packages with that status, by name and by what they provide', () => {
  const installed = installedNames(LINES)
  expect(['libnss3', 'libgtk-3-0t64', 'libgtk-3-0', 'libgtk3-other'].every((name) => installed.has(name))).toBe(true)
  expect(installed.has('libgbm1')).toBe(false)
})

test('missing is what is neither installed nor replaced by a program of the same use', () => {
  const wanted = [
    { name: 'libnss3' },
    { name: 'libgbm1' },
    { name: 'g++', command: 'g++' },
    { name: 'xvfb', command: 'Xvfb' },
  ]
  const missing = missingPackages(wanted, installedNames(LINES), (command) => command === 'g++')
  expect(missing.map(({ name }) => name)).toEqual(['libgbm1', 'xvfb'])
})

test('nothing is missing where all is installed', () => {
  expect(missingPackages([{ name: 'libnss3' }], installedNames(LINES), () => false)).toEqual([])
})

test('a package goes by the name it has in this release', () => {
  expect(nameHere('libasound2', new Set(['libasound2t64', 'libasound2-data']))).toBe('libasound2t64')
  expect(nameHere('libasound2', new Set(['libasound2']))).toBe('libasound2')
})

test('the command is one that can be pasted', () => {
  expect(installCommand(['xvfb', 'make'], false, false)).toBe(
    'sudo apt-get install -y --no-install-recommends xvfb make',
  )
  expect(installCommand(['xvfb'], true, true)).toBe('apt-get update && apt-get install -y --no-install-recommends xvfb')
})

test('packages are installed unasked by root alone, and only in CI or when told to', () => {
  expect(mayInstall({ CI: 'true' }, true)).toBe(true)
  expect(mayInstall({ CERCLE_INSTALL: 'yes' }, true)).toBe(true)
  expect(mayInstall({}, true)).toBe(false)
  expect(mayInstall({ CI: 'true', CERCLE_INSTALL: 'yes' }, false)).toBe(false)
})
