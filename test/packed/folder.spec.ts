// The folder as it is unpacked anywhere: under any name, by any user, without write access.
import { _electron, expect, test } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROGRAM } from '../../setup/builder.ts'
import { asRoot, newData, stringEnvironment } from '../e2e/evening.ts'
import {
  dataIn,
  logIn,
  names,
  newHome,
  obstacleToSandbox,
  packed,
  sandboxed,
  skipFor,
  started,
  uid,
} from './packed.ts'
import { played, takenUp } from './played.ts'

const RECORD = join(import.meta.dirname, '../records/ecarte-whole-partie.jsonl')

/** Files of this user that were made since, wherever a plain user can write at all. */
function writtenSince(stamp: string): readonly string[] {
  const places = ['/tmp', '/dev/shm', '/run', '/var', '/home', '/opt'].filter((place) =>
    existsSync(place),
  )
  const asked = [...places, '-xdev', '-uid', String(uid), '-newer', stamp, '-print']
  try {
    return execFileSync('find', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch (error) {
    // a folder that went away during the search; the findings are reported all the same
    if (error instanceof Error && 'stdout' in error)
      return String(error.stdout).split('\n').filter(Boolean)
    throw error
  }
}

test('under a path with blanks and letters beyond ASCII, which cannot be written to, it is played, left and found again', async () => {
  skipFor(obstacleToSandbox())
  const above = mkdtempSync(join(tmpdir(), 'cercle-folder-'))
  const folder = join(above, 'Jeux d’Écarté à deux')
  cpSync(packed.release, folder, { recursive: true })
  execFileSync('chmod', ['-R', 'a-w,a+rX', above])
  const stamp = join(folder, 'resources', 'app.asar')
  execFileSync('touch', [stamp])
  const home = newHome()
  const program = join(folder, PROGRAM)
  const first = await started({ program, home })
  expect(sandboxed()).toEqual([true])
  const left = await played(first)
  await first.context.close()
  const second = await started({ program, home })
  await takenUp(second, left)
  await second.context.close()
  expect(logIn(home).match(/ (start|end|failed|gone)\b/g)).toEqual([
    ' start',
    ' end',
    ' start',
    ' end',
  ])
  const elsewhere = writtenSince(stamp).filter(
    (path) => !path.startsWith(dataIn(home)) && path !== home,
  )
  // what the desktop's own libraries keep for every program
  const ofDesktop = [
    join(home, '.config'),
    join(home, '.cache'),
    join(home, '.cache/dconf'),
    join(home, '.cache/dconf/user'),
  ]
  expect(elsewhere.filter((path) => !ofDesktop.includes(path))).toEqual([])
  execFileSync('chmod', ['-R', 'u+w', above])
  rmSync(above, { recursive: true })
  rmSync(home, { recursive: true })
})

test('the one made for it is driven by Playwright through the inspector, as a packed program', async () => {
  const data = newData()
  const app = await _electron.launch({
    executablePath: join(import.meta.dirname, 'held.mjs'),
    args: asRoot,
    env: { ...stringEnvironment(), CERCLE_PROGRAM: join(packed.e2e, PROGRAM), CERCLE_DATA: data },
  })
  expect(
    await app.evaluate((electron) => [electron.app.isPackaged, electron.app.getName()]),
  ).toEqual([true, names.product])
  await app.close()
  rmSync(data, { recursive: true })
})

test('a packed program prints pages with every card drawn', async () => {
  const data = newData()
  const out = join(data, 'page.html')
  const app = await _electron.launch({
    executablePath: join(import.meta.dirname, 'held.mjs'),
    args: asRoot,
    env: { ...stringEnvironment(), CERCLE_PROGRAM: join(packed.e2e, PROGRAM), CERCLE_DATA: data },
  })
  await app.evaluate(
    ({ dialog }, [record, page]) => {
      Reflect.set(dialog, 'showOpenDialog', () =>
        Promise.resolve({ canceled: false, filePaths: [record] }),
      )
      Reflect.set(dialog, 'showSaveDialog', () =>
        Promise.resolve({ canceled: false, filePath: page }),
      )
    },
    [RECORD, out] as const,
  )
  const page = await app.firstWindow()
  await page.waitForFunction(() => 'cercle' in window)
  const answer = await page.evaluate(async () => {
    await window.cercle.openFile()
    return window.cercle.exportPage({ kind: 'file', partie: 1 }, 'open', 'html')
  })
  expect(answer).toEqual({ ok: true, value: { file: out, parties: 1 } })
  const written = readFileSync(out, 'utf8')
  const used = new Set([...written.matchAll(/href="#((?:card|edge)-[^"]+)"/g)].map(([, id]) => id))
  expect(used.size).toBeGreaterThan(20)
  for (const id of used) expect(written).toContain(`<symbol id="${id}"`)
  await app.close()
  rmSync(data, { recursive: true })
})
