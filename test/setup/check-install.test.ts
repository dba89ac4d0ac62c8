import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const CHECK = join(import.meta.dirname, '../../setup/check-install.cjs')

test('a script does not begin before npm has installed everything', async () => {
  const project = await temporaryFolder()
  await mkdir(join(project, 'setup'))
  await mkdir(join(project, 'node_modules'))
  await copyFile(CHECK, join(project, 'setup/check-install.cjs'))
  await writeFile(join(project, 'setup/start.cjs'), 'console.log("started")')
  const start = () => {
    const args = ['-r', './setup/check-install.cjs', 'setup/start.cjs']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: project,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  expect(start()).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^The packages .* `npm ci`\.\n$/),
  })
  await writeFile(join(project, 'node_modules/.package-lock.json'), '{}')
  expect(start()).toEqual({ status: 0, stdout: 'started\n', stderr: '' })
})
