import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demandIntegrity } from '../../setup/download.ts'
import { temporaryFolder } from './temporary-folder.ts'

const CONTENT = 'the tarball that was asked for'
const INTEGRITY = `sha512-${createHash('sha512').update(CONTENT).digest('base64')}`

test('the file that was asked for is accepted and stays', async () => {
  const file = join(await temporaryFolder(), 'package.tgz')
  await writeFile(file, CONTENT)
  await demandIntegrity(file, INTEGRITY)
  expect(existsSync(file)).toBe(true)
})

test.each(['', 'another tarball', CONTENT.slice(0, -1), `${CONTENT}\0`])(
  'a file that is not the one asked for (%j) is refused and removed',
  async (content) => {
    const file = join(await temporaryFolder(), 'package.tgz')
    await writeFile(file, content)
    await expect(demandIntegrity(file, INTEGRITY)).rejects.toThrow(/not the file expected/)
    expect(existsSync(file)).toBe(false)
  },
)
