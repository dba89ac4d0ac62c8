// The parts of the lockfile npm reads when it installs, and drops silently when it writes it again.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly gypfile?: boolean }>>
}

test('no package that brings its binaries is compiled when it is installed', () => {
  const { packages }: Lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const withBinaries = Object.entries(packages).filter(([folder]) => {
    const isCompilable = folder !== '' && existsSync(join(ROOT, folder, 'binding.gyp'))
    return (
      isCompilable &&
      JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).gypfile === false
    )
  })
  expect(withBinaries.map(([folder]) => folder)).toContain('node_modules/better-sqlite3')
  // npm 10 and 11 look here and not into the package: put `"gypfile": false` into its entry again
  for (const [folder, { gypfile }] of withBinaries) expect(gypfile, folder).toBe(false)
})
