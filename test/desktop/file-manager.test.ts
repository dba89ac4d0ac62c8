// The program that shows a folder on a Linux desktop: it is asked, and not waited for.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MOST_OPEN, openFileManager } from '../../src/main/desktop/file-manager.ts'
import { folder } from '../store/places.ts'

/** Puts a program in the place of `xdg-open`; answers how often it was started, and with what. */
function standIn(body: string): () => readonly string[] {
  const place = folder()
  const log = join(place, 'started')
  writeFileSync(join(place, 'xdg-open'), `#!/bin/sh\necho "$1" >> "${log}"\n${body}\n`, { mode: 0o755 })
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
    expect(await openFileManager()(named)).toBe(true)
    expect(started()).toEqual([named])
  })

  test('that fails, or is not there, has shown nothing', async () => {
    standIn('exit 3')
    expect(await openFileManager()('/')).toBe(false)
    inPath(folder())
    expect(await openFileManager()('/')).toBe(false)
  })

  test('that takes long is not waited for, and only so many run at once', async () => {
    const started = standIn('exec sleep 4')
    const reveal = openFileManager(50)
    for (let count = 0; count < MOST_OPEN; count += 1) expect(await reveal('/')).toBe(true)
    await expect(reveal('/tmp')).rejects.toMatchObject({ refused: { code: 'busy' } })
    // it is shown already, and is not asked for once more
    expect(await reveal('/')).toBe(true)
    await expect.poll(started).toHaveLength(MOST_OPEN)
  })

  test('that has ended makes room for the next', async () => {
    const started = standIn('exit 0')
    const reveal = openFileManager()
    for (let count = 0; count < 2 * MOST_OPEN; count += 1) expect(await reveal('/')).toBe(true)
    expect(started()).toHaveLength(2 * MOST_OPEN)
  })
})
