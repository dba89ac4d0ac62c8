// Files that are not plain, or are the program's own, at every place that reads or writes a file:
// refused by kind, nothing waits for them, and no file of the person is harmed.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../src/main/desktop/log.ts'
import { createArchiveClient } from '../../src/main/archive-client.ts'
import { ArchiveFault } from '../../src/main/archive-fault.ts'
import { refuseTask } from '../../src/main/calls/task-refusal.ts'
import { backUp } from '../../src/main/backup/backups.ts'
import { listBackupFiles } from '../../src/main/backup/backup-files.ts'
import { readChunks, writeAtomically } from '../../src/main/plain-files.ts'
import { getBackupFolder, fsyncFolder } from '../../src/main/store/file-ops.ts'
import { closeStore, openReader, openStore } from '../../src/main/store/open.ts'
import { GOOD } from '../bridge/arguments.ts'
import { newSeed } from '../../src/main/table/ai-client.ts'
import { fileOfSchema } from '../store/fixtures.ts'
import { folder } from '../store/places.ts'
import { sittingLine } from './sitting-lines.ts'
import { archiveBytes } from './archives.ts'
import { started } from './house.ts'

const START = Date.UTC(2026, 10, 21, 20)

const archive = (): string => {
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, archiveBytes(4))
  return file
}

function pipe(path = join(folder(), 'pipe.jsonl')): string {
  const { status } = spawnSync('mkfifo', [path])
  if (status !== 0) throw new Error('no pipe could be made')
  return path
}

function made(make: (path: string) => void, path = join(folder(), 'evening.jsonl')): string {
  make(path)
  return path
}

/** The kinds a file of this program cannot be, with their names. */
const STRANGE: Readonly<Record<string, readonly [path: () => string, why: string]>> = {
  'a pipe': [pipe, 'notFile'],
  'a link to a pipe': [() => made((path) => symlinkSync(pipe(), path)), 'notFile'],
  'a folder': [() => made((path) => mkdirSync(path)), 'notFile'],
  'a device without an end': [() => '/dev/zero', 'notFile'],
  'a file of 600 MB': [
    () => made((path) => (writeFileSync(path, ''), truncateSync(path, 600e6))),
    'tooLarge',
  ],
}

// Windows has neither pipes nor devices among its files
describe.skipIf(process.platform === 'win32')('what is no plain file', () => {
  test.each(Object.entries(STRANGE))('%s that a person opens is named', async (_, [make, why]) => {
    const path = make()
    const program = started(archive(), { chosen: path })
    const fault = {
      ok: false,
      refused: { code: 'file', file: path, fault: expect.objectContaining({ why }) },
    }
    expect(await program.answer('importFile')).toEqual(fault)
    if (why !== 'tooLarge') expect(await program.answer('openFile')).toEqual(fault)
    expect(program.failures).toEqual([])
    program.close()
  })

  test('a file of more than 16 MiB is imported and not only looked at, since main would hold all of it', async () => {
    const path = made((place) =>
      writeFileSync(place, `${sittingLine(newSeed())}${' '.repeat(2 ** 24)}\n`),
    )
    const program = started(archive(), { chosen: path })
    const fault = expect.objectContaining({ why: 'onlyImported' })
    expect(await program.answer('openFile')).toEqual({
      ok: false,
      refused: { code: 'file', file: path, fault },
    })
    expect(await program.answer('importFile')).toMatchObject({ ok: true, value: { sittings: 1 } })
    program.close()
  })

  test.each(['pipe', 'folder'])(
    'a %s among the copies is no copy, and is not put back',
    async (kind) => {
      const file = archive()
      const name = await backUp(file, START)
      const strange = 'cercle-2026-11-22T20-00-00-6.db'
      if (kind === 'pipe') pipe(join(getBackupFolder(file), strange))
      else mkdirSync(join(getBackupFolder(file), strange))
      expect(listBackupFiles(file).map((line) => line.name)).toEqual([name])
      expect(() => openReader(join(getBackupFolder(file), strange))).toThrow('notDatabase')
      const program = started(file)
      expect(await program.answer('restoreBackup', strange)).toEqual({
        ok: false,
        refused: { code: 'notFound' },
      })
      program.close()
    },
  )

  test('a folder or a pipe in the place of a backup: it is made next to it, and the foreign thing stays', async () => {
    const file = archive()
    const copies = getBackupFolder(file)
    mkdirSync(copies)
    const strange = ['making-2026-11-21T20-00-00.db.part', 'making-old'].map((name) =>
      join(copies, name),
    )
    for (const path of strange) mkdirSync(path)
    pipe(join(copies, 'making-2026-11-21T20-00-00.db-1.part'))
    const name = await backUp(file, START)
    expect(readdirSync(copies).toSorted()).toEqual(
      [
        name,
        ...strange.map((path) => basename(path)),
        'making-2026-11-21T20-00-00.db-1.part',
      ].toSorted(),
    )
  })

  test.each(['-wal', '-shm', '-journal'])(
    'a pipe for its %s: the data file is refused, and is not waited for',
    (end) => {
      const file = archive()
      const before = readFileSync(file)
      pipe(`${file}${end}`)
      expect(() => openStore(file)).toThrow(`${file}${end}: unreadable`)
      expect(readFileSync(file).equals(before)).toBe(true)
    },
  )

  test.each([
    ['a file', (path: string) => writeFileSync(path, 'mine')],
    ['a link that leads nowhere', (path: string) => symlinkSync(join(folder(), 'gone'), path)],
  ])(
    '%s in the place of the folder of copies is named, and keeps the archive from nothing else',
    async (_, make) => {
      const file = archive()
      const copies = getBackupFolder(file)
      make(copies)
      const program = started(file)
      const refused = { ok: false, refused: { code: 'file', file: copies } }
      expect(await program.answer('listBackups')).toEqual({
        ok: true,
        value: { folder: copies, lines: [] },
      })
      expect(await program.answer('backUp')).toMatchObject(refused)
      expect(await program.answer('checkArchive')).toMatchObject({
        ok: true,
        value: { findings: [] },
      })
      expect(program.failures).toEqual([])
      program.close()
      const old = fileOfSchema(30)
      make(getBackupFolder(old))
      expect(() => openStore(old)).toThrow(`${getBackupFolder(old)}: unreadable`)
      const broken = join(folder(), 'cercle.db')
      writeFileSync(broken, 'no archive '.repeat(1_000))
      make(getBackupFolder(broken))
      const other = started(broken)
      expect(await other.answer('loadHall')).toMatchObject({
        refused: { code: 'data', trouble: 'notDatabase' },
      })
      expect(await other.answer('repairData', { how: 'begin' })).toMatchObject({
        refused: { code: 'file', file: getBackupFolder(broken) },
      })
      expect(readFileSync(broken, 'utf8')).toMatch(/^no archive/)
      expect(other.failures).toEqual([])
      other.close()
    },
  )

  test('a folder where a copy waits to become the data file is left alone', () => {
    const file = archive()
    mkdirSync(`${file}.next`)
    closeStore(openStore(file))
    expect(lstatSync(`${file}.next`).isDirectory()).toBe(true)
  })

  test('a pipe for a log: nothing is logged, and nothing waits', () => {
    const path = pipe()
    const log = createLog(path, () => START)
    log.logEnd()
    expect(log.readTail(10)).toEqual([])
  })
})

const [FILTER] = GOOD.exportParties
const [WISH] = GOOD.exportStandings

/**
 * Ways to the data file, its log and its backups, and the files that must not appear next to it.
 */
const OWN: Readonly<Record<string, (file: string, copy: string) => string>> = {
  'the data file': (file) => file,
  'the data file by a linked folder': (file) => {
    const link = join(folder(), 'link')
    symlinkSync(dirname(file), link)
    return join(link, basename(file))
  },
  'a link to the data file': (file) => made((path) => symlinkSync(file, path)),
  'another name of the data file': (file) =>
    made((path) => linkSync(file, path), join(dirname(file), 'other.csv')),
  'the data file in capitals': (file) => join(dirname(file), 'CERCLE.DB'),
  'a journal that would be played into it': (file) => `${file}-journal`,
  'a copy that would take its place': (file) => `${file}.next`,
  'one of the copies': (_, copy) => copy,
}

describe('what is written out', () => {
  test.each(Object.entries(OWN))('never lands on %s', async (_, way) => {
    const file = archive()
    const copy = join(getBackupFolder(file), await backUp(file, START))
    const target = way(file, copy)
    const program = started(file, { chosen: target })
    const before = [readFileSync(file), readFileSync(copy)]
    const names = readdirSync(dirname(file)).toSorted()
    for (const asked of [
      ['exportParties', FILTER, 'json'],
      ['exportParties', FILTER, 'csv'],
      ['exportStandings', WISH],
    ] as const) {
      const [name, ...args] = asked
      expect(await program.answer(name, ...args), name).toEqual({
        ok: false,
        refused: { code: 'file', file: target, fault: expect.objectContaining({ why: 'own' }) },
      })
    }
    expect([readFileSync(file), readFileSync(copy)]).toEqual(before)
    expect(readdirSync(dirname(file)).toSorted()).toEqual(names)
    expect(program.failures).toEqual([])
    program.close()
  })

  test('takes the place of a link, not of the file it leads to', () => {
    const other = made((path) => writeFileSync(path, 'other'))
    const target = made((path) => symlinkSync(other, path))
    writeAtomically(target, ['new'])
    expect(readFileSync(target, 'utf8')).toBe('new')
    expect(lstatSync(target).isFile()).toBe(true)
    expect(readFileSync(other, 'utf8')).toBe('other')
  })

  test('keeps the rights of the file it takes the place of', () => {
    const target = made((path) => writeFileSync(path, 'old', { mode: 0o600 }))
    writeAtomically(target, ['new'])
    expect([readFileSync(target, 'utf8'), lstatSync(target).mode & 0o777]).toEqual(['new', 0o600])
  })

  test('that fails on the way leaves the old file whole, and nothing else', () => {
    const target = made((path) => writeFileSync(path, 'old'))
    const failing = function* (): Generator<string> {
      yield 'new'
      throw new Error('stopped')
    }
    expect(() => writeAtomically(target, failing())).toThrow('stopped')
    expect(readFileSync(target, 'utf8')).toBe('old')
    expect(readdirSync(dirname(target))).toEqual([basename(target)])
  })

  test('over a folder is refused by its kind, and leaves nothing', async () => {
    const target = made((path) => mkdirSync(path))
    const program = started(archive(), { chosen: target })
    expect(await program.answer('exportStandings', WISH)).toMatchObject({
      refused: { fault: { why: 'notFile' } },
    })
    expect(await program.answer('exportParties', FILTER, 'csv')).toMatchObject({
      refused: { fault: { why: 'notFile' } },
    })
    expect(readdirSync(dirname(target))).toEqual([basename(target)])
    program.close()
  })

  test('never takes the place of a file that is protected against writing', async () => {
    const target = made((path) => writeFileSync(path, 'old', { mode: 0o444 }))
    const program = started(archive(), { chosen: target })
    const denied = { refused: { code: 'file', file: target, fault: { why: 'denied' } } }
    expect(await program.answer('exportStandings', WISH)).toMatchObject(denied)
    for (const form of ['json', 'csv'])
      expect(await program.answer('exportParties', FILTER, form)).toMatchObject(denied)
    expect([readFileSync(target, 'utf8'), readdirSync(dirname(target))]).toEqual([
      'old',
      [basename(target)],
    ])
    program.close()
  })

  test.each([`${'a'.repeat(249)}.jsonl`, `${'é'.repeat(124)}.jsonl`])(
    'has a name as long as may be: %s',
    async (name) => {
      const target = join(folder(), name)
      const program = started(archive(), { chosen: target })
      expect(await program.answer('exportParties', FILTER, 'json')).toMatchObject({ ok: true })
      expect(readdirSync(dirname(target))).toEqual([basename(target)])
      const longer = started(archive(), { chosen: `${target}more` })
      expect(await longer.answer('exportParties', FILTER, 'json')).toMatchObject({
        refused: { code: 'file' },
      })
      expect(longer.failures).toEqual([])
      for (const one of [program, longer]) one.close()
    },
  )

  test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])(
    'and no more of it can be written (%s) is told as a full disk',
    (code) => {
      const refused = (): void =>
        refuseTask(new ArchiveFault('Error', code, 'write'), 'evening.csv')
      expect(refused).toThrow(expect.objectContaining({ refused: { code: 'full' } }))
    },
  )

  test('into a folder that is gone is reported by its cause', async () => {
    const program = started(archive(), { chosen: join(folder(), 'gone', 'evening.csv') })
    expect(await program.answer('exportStandings', WISH)).toMatchObject({
      refused: { fault: { why: 'missing' } },
    })
    program.close()
  })

  test('never follows a link that lies where its unfinished part is made', () => {
    const other = made((path) => writeFileSync(path, 'other'))
    const target = join(folder(), 'evening.csv')
    symlinkSync(other, `${target}.part`)
    writeAtomically(target, ['new'])
    expect(readFileSync(other, 'utf8')).toBe('other')
    expect(readFileSync(target, 'utf8')).toBe('new')
  })
})

// there no folder can be waited for, as on a share of the network
test.skipIf(process.platform !== 'linux')(
  'names in a folder are waited for where its system can',
  () => {
    expect(() => fsyncFolder('/proc')).not.toThrow()
    expect(() => fsyncFolder(join(folder(), 'gone'))).toThrow('ENOENT')
  },
)

test('a plain file is read whole', () => {
  const path = made((one) => writeFileSync(one, 'a'))
  appendFileSync(path, 'b')
  expect(Buffer.concat([...readChunks(path)]).toString()).toBe('ab')
})

describe.skipIf(process.platform === 'win32')('closing', () => {
  /** Answers a task when its input comes to an end: never, from a pipe that has no writer. */
  const READS = (path: string): URL =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { readFileSync } from 'node:fs'
        import { parentPort } from 'node:worker_threads'
        parentPort.on('message', ({ id }) => {
          readFileSync(${JSON.stringify(path)})
          parentPort.postMessage({ id, result: null })
        })
      `)}`,
    )

  test('does not wait for a thread that hangs in a call of the system', async () => {
    const path = pipe()
    const archiveClient = createArchiveClient(READS(path), () => {}, 200)
    const reply = archiveClient.runTask<'quickCheck'>({ kind: 'quickCheck', file: '' })
    onTestFinished(async () => {
      // a writer that comes and goes ends what is read, whenever the thread has begun
      const release = setInterval(() => closeSync(openSync(path, 'r+')), 50)
      await reply
      clearInterval(release)
    })
    expect(await archiveClient.close()).toBe(false)
  })

  test('waits for a thread that works and says so', async () => {
    const slow = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads'
        parentPort.on('message', ({ id }) => {
          let done = 0
          setInterval(() => {
            done += 1
            parentPort.postMessage(done < 8 ? { id, progress: { task: 'check', done, of: 8 } } : { id, result: 'done' })
          }, 100)
        })
      `)}`,
    )
    const archiveClient = createArchiveClient(slow, () => {}, 400)
    const reply = archiveClient.runTask<'quickCheck'>({ kind: 'quickCheck', file: '' })
    expect(await archiveClient.close()).toBe(true)
    expect(await reply).toBe('done')
  })
})
