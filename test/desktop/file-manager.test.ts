// The program that shows a folder on a Linux desktop: it is asked, and not waited for.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAX_RUNNING, createFolderOpener } from '../../src/main/desktop/file-manager.ts'
import { folder } from '../store/places.ts'

/** Replaces `xdg-open` by a program; returns how often it was started, and with what. */
function standIn(body: string): () => readonly string[] {
  const place = folder()
  const log = join(place, 'started')
  writeFileSync(join(place, 'xdg-open'), `#!/bin/sh\necho "$1" >> "${log}"\n${body}\n`, {
    mode: 0o755,
  })
  inPath(`${place}:${process.env['PATH'] ?? ''}`)
  return () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
}

function inPath(path: string): void {
  const before = process.env['PATH']
  process.env['PATH'] = path
  onTestFinished(() => {
    process.env['PATH'] = before
  })
}

// there alone the program is asked by us
describe.skipIf(process.platform !== 'linux')('the file manager', () => {
  test('is given the folder as it is called, also where a shell would read its name', async () => {
    const started = standIn('exit 0')
    const named = '/home/anna/Jeux d’Écarté; echo $HOME'
    expect(await createFolderOpener()(named)).toBe(true)
    expect(started()).toEqual([named])
  })

  test('that fails, or is not there, has shown nothing', async () => {
    standIn('exit 3')
    expect(await createFolderOpener()('/')).toBe(false)
    inPath(folder())
    expect(await createFolderOpener()('/')).toBe(false)
  })

  test('that takes long is not waited for, and only a few run at once', async () => {
    const started = standIn('exec sleep 4')
    const reveal = createFolderOpener(50)
    for (let count = 0; count < MAX_RUNNING; count += 1) expect(await reveal('/')).toBe(true)
    await expect(reveal('/tmp')).rejects.toMatchObject({ refused: { code: 'busy' } })
    // it is shown already, and is not asked for once more
    expect(await reveal('/')).toBe(true)
    await expect.poll(started).toHaveLength(MAX_RUNNING)
  })

  test('that has ended makes room for the next', async () => {
    const started = standIn('exit 0')
    const reveal = createFolderOpener()
    for (let count = 0; count < 2 * MAX_RUNNING; count += 1) expect(await reveal('/')).toBe(true)
    expect(started()).toHaveLength(2 * MAX_RUNNING)
  })
})
