// Imported files: read as a stream whatever their size, while a table is on.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createArchiveClient } from '../../src/main/archive-client.ts'
import { type ParsedFile, readAllSittings } from '../../src/main/transfer/parse-file.ts'
import { countSittings } from '../../src/main/transfer/lines.ts'
import { type Seed, readSeed } from '../../src/main/engine/random.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { saveNumber } from '../../src/main/store/settings.ts'
import { closeStore, openReader } from '../../src/main/store/open.ts'
import { countArchivedParties } from '../../src/main/store/list.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { started } from '../durability/house.ts'
import { sittingLine } from '../durability/sitting-lines.ts'
import { folder } from '../store/places.ts'
import { archive, into, outOf } from './moving.ts'

/** A seed for a number, 32 hexadecimal digits. */
function seedOf(number: number): Seed {
  const seed = readSeed(number.toString(16).padStart(32, '0'))
  if (seed === null) throw new Error('no seed')
  return seed
}

const LINES = [1, 2, 3].map((n) => sittingLine(seedOf(n)))

/** A text in pieces of this many bytes. */
function* cut(text: string | Buffer, size: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const uidsIn = (read: ParsedFile): unknown =>
  'fault' in read ? read.fault : read.records.map(({ record }) => record.sitting)

describe('a file is read as a stream', () => {
  const notation = (): string => {
    const db = archive()
    into(db, LINES.join('\n'))
    return outOf(db, 'text')
  }
  const inUtf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
  const FORMS: readonly (readonly [string, () => string | Buffer])[] = [
    ['lines ended by a line feed', () => `${LINES.join('\n')}\n`],
    ['lines ended by a carriage return', () => LINES.join('\r')],
    [
      'lines ended by both, some empty, behind a byte order mark',
      () => `\ufeff\r\n${LINES.join('\r\n\r\n')}`,
    ],
    ['one record over many lines', () => JSON.stringify(JSON.parse(LINES[0] ?? ''), null, 2)],
    ['notation', notation],
    ['notation ended by carriage returns', () => notation().replaceAll('\n', '\r')],
    ['a broken line', () => `${LINES[0] ?? ''}\n{"format": \n`],
    ['a broken document', () => '{\n "format": \n x}'],
    ['no text', () => `${LINES[0] ?? ''}\n\u00e4`],
    [
      'UTF-16 with half a character in its third line',
      () => inUtf16(`${LINES[0] ?? ''}\r\n\n"\ud83d"\n`),
    ],
    ['UTF-16 as Windows writes it', () => inUtf16(LINES.join('\r\n'))],
    ['notation in UTF-16', () => inUtf16(notation())],
  ]

  test.each(FORMS)('%s: wherever it is cut, it says the same', (_, made) => {
    const text = made()
    const whole = uidsIn(readAllSittings([Buffer.from(text)]))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (size) => {
        expect(uidsIn(readAllSittings(cut(text, size)))).toEqual(whole)
      }),
      { numRuns: 20, examples: [[1], [2], [3], [4_000]] },
    )
  })

  test('bytes that are no text are named by their line, also where a sign is cut through', () => {
    const bytes = Buffer.concat([Buffer.from(`${LINES[0] ?? ''}\r\n"ä`), Buffer.from([0xc3])])
    expect(readAllSittings(cut(bytes, 1))).toMatchObject({ fault: { why: 'notText', line: 2 } })
  })

  test('a game within a comment is no other game, however long the text before it', () => {
    const text = notation()
    const filling = `${'; what was said that evening\n'.repeat(12_000)}`
    const [first = '', ...more] = text.split(/^(?=\[Game )/m)
    const commented = `${first}${filling}{ a comment\n[Game "ecarte"]\n}\n${more.join('')}`
    expect(uidsIn(readAllSittings(cut(commented, 4_096)))).toEqual(
      uidsIn(readAllSittings([Buffer.from(text)])),
    )
  })

  test('how many sittings it holds is known before they are read', () => {
    expect(countSittings(cut(`${LINES.join('\r\n')}\r\n`, 100))).toBe(3)
    expect(countSittings(cut(notation(), 100))).toBe(3)
    expect(countSittings(cut(inUtf16(notation()), 101))).toBe(3)
  })
})

describe('imported while a table is on', () => {
  const MANY = Array.from({ length: 300 }, (_, n) => sittingLine(seedOf(1_000 + n)))

  function chosen(text: string): { readonly file: string; readonly path: string } {
    const place = folder()
    const path = join(place, 'in.jsonl')
    writeFileSync(path, text)
    return { file: join(place, 'cercle.db'), path }
  }

  test('what is written meanwhile is written at once, and both are there', async () => {
    const { file, path } = chosen(MANY.join('\n'))
    const program = started(file, { chosen: path })
    const taken = program.answer('importFile')
    const ended = taken.then(() => true)
    let writes = 0
    while (!(await Promise.race([ended, passed(5, false)]))) {
      saveNumber(program.data.getStore(), 'checkedAt', writes)
      writes += 1
    }
    expect(await taken).toMatchObject({
      ok: true,
      value: { sittings: 300, parties: 300, skipped: 0 },
    })
    expect(writes).toBeGreaterThan(5)
    expect(program.data.countParties()).toBe(300)
    // a second time it is all there already
    expect(await program.answer('importFile')).toMatchObject({
      ok: true,
      value: { sittings: 0, skipped: 300 },
    })
    program.close()
    const db = openReader(file)
    expect(checkArchive(db, () => {})).toEqual({ parties: 300, findings: [] })
    db.close()
  })

  test('a fault in the last line leaves nothing of the lines before it', async () => {
    const { file, path } = chosen(`${MANY.join('\n')}\n{}`)
    const program = started(file, { chosen: path })
    expect(await program.answer('importFile')).toMatchObject({
      refused: { code: 'file', fault: { why: 'notRecord', line: 301 } },
    })
    expect(program.data.countParties()).toBe(0)
    program.close()
  })

  test('a sitting that is here with other cards keeps out all that came with it', async () => {
    const { file, path } = chosen(MANY.slice(0, 2).join('\n'))
    const program = started(file, { chosen: path })
    await program.answer('importFile')
    const uid = /"sitting":"[^"]*"/.exec(MANY[0] ?? '')?.[0] ?? ''
    const other = (MANY[2] ?? '').replace(/"sitting":"[^"]*"/, uid)
    writeFileSync(path, [MANY[3], MANY[4], other].join('\n'))
    expect(await program.answer('importFile')).toMatchObject({
      refused: { code: 'file', fault: { why: 'differs' } },
    })
    expect(program.data.countParties()).toBe(2)
    program.close()
  })

  test('cancelled while it is read, it leaves nothing; and the next one is not cancelled with it', async () => {
    const { file, path } = chosen(MANY.join('\n'))
    const place = file
    closeStore(openArchive(place))
    const archiveClient = createArchiveClient(
      new URL('../../src/main/archive-worker.ts', import.meta.url),
      ({ task, done }) => {
        if (task === 'reading' && done > 0) controller.abort()
      },
    )
    onTestFinished(async () => void (await archiveClient.close()))
    let controller = new AbortController()
    const task = { kind: 'import', file: place, from: path } as const
    await expect(archiveClient.runTask<'import'>(task, controller.signal)).rejects.toMatchObject({
      name: 'Cancelled',
    })
    const reader = openReader(place)
    expect(countArchivedParties(reader)).toBe(0)
    reader.close()
    const ended = controller.signal
    controller = new AbortController()
    // one that waits behind another, and is cancelled before its turn
    await expect(archiveClient.runTask<'import'>(task, ended)).rejects.toMatchObject({
      name: 'Cancelled',
    })
    await expect(archiveClient.runTask<'import'>(task)).resolves.toMatchObject({ sittings: 300 })
  })
})
