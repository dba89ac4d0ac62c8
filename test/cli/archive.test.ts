// import, export and check on the command line: real processes on real files, each of which stands
// alone afterwards.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { reportCheck, exportSittings, importFile } from '../../src/main/cli/transfer.ts'
import { runSimulation } from '../../src/main/cli/simulate.ts'
import { CliError } from '../../src/main/cli/cli-error.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import { closeStore, openStore } from '../../src/main/store/open.ts'
import { folder } from '../store/places.ts'
import { EXAMPLE, PROGRAM, TWO_DEALS, type Ran, answered, cercle } from './cercle.ts'

const PARTIES = 12

const READ_ONCE = join(import.meta.dirname, 'read-once.ts')

/** A folder with an archive of simulated parties. */
function withArchive(): string {
  const here = folder()
  runSimulation({
    game: 'ecarte',
    parties: String(PARTIES),
    seed: 'c',
    players: 'random,rulebook',
    db: join(here, 'a.db'),
  })
  return here
}
const run = (here: string, ...args: readonly string[]): Ran => cercle(args, '', here)
const printed = (here: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = run(here, ...args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}
const CLEAN = (parties: number) => ({ parties, findings: [] })
const uidsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"?[Ss]itting"?:? ?"([0-9a-f]{32})"/g)].map(([, uid]) => uid ?? '')

/** The same without a process: what is thrown is the one line. */
function wrongOf(command: string, here: string, db: string, more = ''): string {
  const file = db === '' ? db : join(here, db)
  try {
    if (command === 'check') reportCheck(file)
    else if (command === 'export')
      exportSittings(file, more === '' ? undefined : more, 'json', () => {})
    else importFile(join(here, 'example.json'), file)
  } catch (error) {
    if (error instanceof CliError) return error.message
    throw error
  }
  throw new Error('it was done')
}

/** Exit status 2, one line that says so, nothing printed, and these files left. */
function expectWrong(
  { status, stdout, stderr, left }: Ran,
  says: RegExp,
  files: readonly string[],
): void {
  expect({ status, stdout, left }).toEqual({ status: 2, stdout: '', left: files })
  expect(stderr).toMatch(/^cercle: [^\n]+\n$/)
  expect(stderr).toMatch(says)
}

describe('an archive where nothing may be written', () => {
  test.skipIf(process.platform === 'win32')(
    'is checked and exported all the same, and stays as it is',
    () => {
      const here = withArchive()
      const file = join(here, 'a.db')
      const expected = readFileSync(file)
      const inOrder = printed(here, 'export', '--db', 'a.db')
      chmodSync(file, 0o444)
      chmodSync(here, 0o555)
      try {
        const { status, stdout, stderr } = spawnSync(process.execPath, [READ_ONCE, file], {
          encoding: 'utf8',
        })
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
        const read: { readonly printed: readonly string[] } = JSON.parse(stdout)
        expect(read).toMatchObject({ report: CLEAN(PARTIES), isClean: true })
        expect(read.printed.map((text) => `${text.trimEnd()}\n`).join('')).toBe(inOrder)
      } finally {
        chmodSync(here, 0o755)
      }
      expect(readFileSync(file).equals(expected)).toBe(true)
      expect(readdirSync(here)).toEqual(['a.db'])
    },
  )
})

describe('what is no archive where nothing may be written', () => {
  test.skipIf(process.platform === 'win32')(
    'is refused by its kind, and nobody waits for a pipe',
    () => {
      const here = folder()
      const pipe = join(here, 'a.db')
      spawnSync('mkfifo', [pipe])
      chmodSync(here, 0o555)
      try {
        const { status, stderr } = spawnSync(process.execPath, [READ_ONCE, pipe], {
          encoding: 'utf8',
          timeout: 10_000,
        })
        expect(status).toBe(1)
        expect(stderr).toContain(`CliError: the data file ${pipe} is not a database`)
      } finally {
        chmodSync(here, 0o755)
      }
    },
  )
})

describe('export', () => {
  test.each([
    ['records, one a line', []],
    ['readable text', ['--text']],
  ] as const)(
    'prints %s, and import takes them into another archive that then prints the same',
    (_, form) => {
      const here = withArchive()
      const out = printed(here, 'export', '--db', 'a.db', ...form)
      expect(uidsIn(out)).toHaveLength(PARTIES)
      if (form.length === 0)
        for (const line of out.trimEnd().split('\n'))
          expect(JSON.parse(line)).toMatchObject({ version: 1 })
      writeFileSync(join(here, 'out'), out)
      const taken = { sittings: PARTIES, parties: PARTIES, skipped: 0, exercises: 0 }
      expect(JSON.parse(printed(here, 'import', 'out', '--db', 'b.db'))).toEqual(taken)
      expect(printed(here, 'export', '--db', 'b.db', ...form)).toBe(out)
      expect(JSON.parse(printed(here, 'check', '--db', 'b.db'))).toEqual(CLEAN(PARTIES))
      const again = { sittings: 0, parties: 0, skipped: PARTIES, exercises: 0 }
      const ran = cercle(['import', '-', '--db', 'b.db'], out, here)
      expect(answered(ran)).toEqual(again)
      expect(ran.left, 'both stand alone').toEqual(['a.db', 'b.db', 'out'])
    },
  )

  test('prints one sitting by its number, and nothing where there is none', () => {
    const here = withArchive()
    const lines = printed(here, 'export', '--db', 'a.db').trimEnd().split('\n')
    expect(printed(here, 'export', '--db', 'a.db', '--sitting', '3')).toBe(`${lines[2]}\n`)
    expect(printed(here, 'export', '--db', 'a.db', '--sitting', '3', '--text')).toContain(
      uidsIn(lines[2] ?? '')[0],
    )
    expectWrong(run(here, 'export', '--db', 'a.db', '--sitting='), /there is no sitting/, ['a.db'])
    for (const sitting of ['0', '13', '-1', '1.5', '03', 'one', '1e0', ' 1'])
      expect(wrongOf('export', here, 'a.db', sitting)).toMatch(/there is no sitting/)
  })

  test('of a damaged partie prints nothing at all, and says which', () => {
    const here = withArchive()
    spoil(
      join(here, 'a.db'),
      'UPDATE partie SET record = replace(record, \'"play"\', \'"plax"\') WHERE id = 7',
    )
    expectWrong(run(here, 'export', '--db', 'a.db'), /sitting 7, partie 1.*hash/, ['a.db'])
    expect(printed(here, 'export', '--db', 'a.db', '--sitting', '6')).toContain('cercle-record')
  })
})

/** Changes a data file behind our back. */
function spoil(file: string, sql: string): void {
  const db = new Database(file)
  db.exec(sql)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

describe('check', () => {
  test('of an archive that is as it should be ends with 0', () => {
    const here = withArchive()
    const ran = run(here, 'check', '--db', 'a.db')
    expect([answered(ran), ran.left]).toEqual([CLEAN(PARTIES), ['a.db']])
  })

  test.each([
    [
      'a hash',
      'UPDATE partie SET hash = substr(hash, 2) || substr(hash, 1, 1) WHERE id = 2',
      'hash',
      2,
    ],
    [
      'a record',
      "UPDATE partie SET record = replace(record, 'packets', 'Packets') WHERE id = 3",
      'record',
      3,
    ],
    ['a line of the lists', 'UPDATE partie_fact SET value = value + 1 WHERE partie = 4', 'fact', 4],
    [
      'a sum',
      "UPDATE standing SET sum = sum + 1 WHERE name = 'won' AND other = 0",
      'standing',
      null,
    ],
    ['a name', "UPDATE person SET name = 'Max' WHERE id = 1", 'seal', null],
  ] as const)(
    'that was changed (%s) prints what it found and ends with 1',
    (_, sql, what, partie) => {
      const here = withArchive()
      spoil(join(here, 'a.db'), sql)
      const { status, stdout, stderr, left } = run(here, 'check', '--db', 'a.db')
      expect({ status, stderr, left }).toEqual({ status: 1, stderr: '', left: ['a.db'] })
      const report = JSON.parse(stdout)
      const findings = report.findings.filter((one: { what: string }) => one.what === what)
      expect(report.parties).toBe(PARTIES)
      expect(findings.length).toBeGreaterThan(0)
      expect(findings[0]).toMatchObject({ sitting: partie, detail: expect.any(String) })
      expect(stdout.split('\n')).toHaveLength(2)
    },
  )
})

describe('a file that is no archive', () => {
  const COMMANDS = ['check', 'export', 'import'] as const
  const EXAMPLE_FILE = 'example.json'

  function withExample(): string {
    const here = folder()
    writeFileSync(join(here, EXAMPLE_FILE), JSON.stringify(EXAMPLE))
    return here
  }

  test('ends every command with exit status 2 and one line', () => {
    const here = withExample()
    expectWrong(run(here, 'check', '--db', 'none.db'), /none\.db/, [EXAMPLE_FILE])
    expectWrong(run(here, 'export'), /--db/, [EXAMPLE_FILE])
    expectWrong(run(here, 'import', EXAMPLE_FILE, '--db', 'deep/none.db'), /none\.db/, [
      EXAMPLE_FILE,
    ])
  })

  test.each(COMMANDS)(
    '%s without a name, of what is not there, or in a folder that is not there',
    (command) => {
      const here = withExample()
      expect(wrongOf(command, here, '')).toMatch(/--db/)
      expect(wrongOf(command, here, 'deep/none.db')).toMatch(/none\.db/)
      if (command !== 'import') expect(wrongOf(command, here, 'none.db')).toMatch(/none\.db/)
      expect(readdirSync(here)).toEqual([EXAMPLE_FILE])
    },
  )

  test.each(COMMANDS)(
    '%s of a text, a folder, or an archive of a newer program leaves it as it is',
    (command) => {
      const here = withExample()
      writeFileSync(join(here, 'text.db'), 'Anna')
      mkdirSync(join(here, 'folder.db'))
      closeStore(
        openStore(join(here, 'newer.db'), [...MIGRATIONS, { version: 999, run: () => {} }]),
      )
      const files = readdirSync(here)
      const bytes = ['newer.db', 'text.db'].map((one) => readFileSync(join(here, one)))
      for (const db of ['text.db', 'folder.db', 'newer.db'])
        expect(wrongOf(command, here, db)).toMatch(/the data file/)
      expect(readdirSync(here)).toEqual(files)
      expect(['newer.db', 'text.db'].map((one) => readFileSync(join(here, one)))).toEqual(bytes)
    },
  )
})

describe('import', () => {
  test('makes the archive, takes what is good, and refuses what contradicts it with one line', () => {
    const here = folder()
    const uid = { sitting: '0'.repeat(31).concat('1') }
    writeFileSync(join(here, 'one.json'), JSON.stringify({ ...EXAMPLE, ...uid }))
    writeFileSync(join(here, 'two.json'), JSON.stringify({ ...TWO_DEALS, ...uid }))
    expect(JSON.parse(printed(here, 'import', 'one.json', '--db', 'a.db'))).toMatchObject({
      sittings: 1,
      parties: 1,
    })
    const before = readFileSync(join(here, 'a.db'))
    expectWrong(run(here, 'import', 'two.json', '--db', 'a.db'), /already, with other cards/, [
      'a.db',
      'one.json',
      'two.json',
    ])
    expect(readFileSync(join(here, 'a.db')).equals(before)).toBe(true)
  })

  test('of a file that is not there, is a folder, or is not named makes no archive', () => {
    const here = folder()
    mkdirSync(join(here, 'folder'))
    expectWrong(run(here, 'import', 'none.json', '--db', 'a.db'), /none\.json cannot be read/, [
      'folder',
    ])
    expectWrong(run(here, 'import', 'folder', '--db', 'a.db'), /folder cannot be read/, ['folder'])
    expectWrong(run(here, 'import', '--db', 'a.db'), /file/, ['folder'])
    expectWrong(run(here, 'import', 'a', 'b', '--db', 'a.db'), /import/, ['folder'])
  })
})

test('a check is ended by Ctrl+C, and the archive is as it was', async () => {
  const here = folder()
  const db = join(here, 'a.db')
  // long enough to be interrupted
  runSimulation({ game: 'tatteln', parties: '3000', seed: 'c', players: 'random,random', db })
  const before = readFileSync(db)
  const running = spawn(process.execPath, [PROGRAM, 'check', '--db', db], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: Buffer[] = []
  running.stdout.on('data', (some: Buffer) => void said.push(some))
  // it has begun to read
  await expect.poll(() => existsSync(`${db}-shm`), { timeout: 20_000 }).toBe(true)
  const asked = performance.now()
  running.kill('SIGINT')
  const [status, signal] = await once(running, 'exit')
  expect([status, signal]).toEqual([null, 'SIGINT'])
  // no matter how far it is: the system ends it
  expect(performance.now() - asked).toBeLessThan(2_000)
  expect(Buffer.concat(said).toString()).toBe('')
  expect(readFileSync(db).equals(before)).toBe(true)
  expect(reportCheck(db)).toEqual({ isClean: true, report: CLEAN(3000) })
})
