// Files that cannot come in: one line says where and why, and nothing is changed.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAllSittings } from '../../src/main/transfer/parse-file.ts'
import { listSittingIds } from '../../src/main/transfer/export-sittings.ts'
import { importRecords } from '../../src/main/transfer/import-records.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { chance } from '../games/chance.ts'
import { cercle } from '../cli/cercle.ts'
import { dump, folder } from '../store/places.ts'
import { BAD_FILES, GOOD_FILES } from './bad-files.ts'
import { archive, into, outOf } from './moving.ts'
import { varied } from './varied.ts'

/** One line that can be shown anywhere. */
function expectOneLine(reason: string): void {
  expect(reason).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|\[object|internal/u)
  expect(reason.length).toBeGreaterThan(3)
  expect(reason.length).toBeLessThanOrEqual(400)
}

describe('a file with one thing wrong', () => {
  test('there are at least two hundred of them', () => {
    expect(BAD_FILES.length).toBeGreaterThanOrEqual(200)
    expect(new Set(BAD_FILES.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).size).toBe(
      BAD_FILES.length,
    )
  })

  test.each(BAD_FILES)(
    '$wrong: is refused, and the reason names the line',
    ({ bytes, line, says }) => {
      const read = readAllSittings([bytes])
      if (!('fault' in read)) throw new Error('it was taken')
      expect(read.fault).toMatchObject({ line, reason: expect.stringMatching(says) })
      expectOneLine(read.fault.reason)
    },
  )

  test.each(GOOD_FILES)('%s is none', (_, bytes) => {
    const db = archive()
    const read = readAllSittings([bytes])
    if ('fault' in read) throw new Error(`line ${read.fault.line}: ${read.fault.reason}`)
    expect(importRecords(db, read.records).sittings).toBe(listSittingIds(db).length)
  })
})

describe('a good file', () => {
  test('with any one byte changed is taken as another record or refused, and never does anything worse', () => {
    const { db } = varied(6, chance(51))
    const files = (['json', 'text'] as const).map((form) => Buffer.from(outOf(db, form)))
    let refused = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('"\\{}[]:,0 \n'))),
        (file, place, byte) => {
          const changed = Buffer.from(file)
          changed[place % file.length] = byte
          const read = readAllSittings([changed])
          if ('records' in read) return
          refused += 1
          expectOneLine(read.fault.reason)
          expect(read.fault.line).toBeGreaterThan(0)
          expect(read.fault.line).toBeLessThanOrEqual(changed.toString('latin1').split('\n').length)
        },
      ),
      { numRuns: 150, seed: 1864 },
    )
    expect(refused).toBeGreaterThan(100)
  })

  test('cut off anywhere is refused, or holds whole sittings', () => {
    const { db } = varied(6, chance(52))
    for (const form of ['json', 'text'] as const) {
      const file = Buffer.from(outOf(db, form))
      for (let end = 1; end < file.length; end += Math.ceil(file.length / 60)) {
        const read = readAllSittings([file.subarray(0, end)])
        if ('fault' in read) expectOneLine(read.fault.reason)
        else expect(read.records.length).toBeLessThanOrEqual(6)
      }
    }
  })
})

describe('on the command line', () => {
  const sample = BAD_FILES.filter((_, index) => index % 23 === 0)

  test.each(sample)(
    '$wrong: exit status 2, one line, and the archive is as it was',
    ({ bytes, line, says }) => {
      const here = folder()
      const file = join(here, 'kept.db')
      const db = archive(file)
      into(db, Buffer.from(GOOD_FILES[0]?.[1] ?? []).toString())
      const rows = dump(db)
      closeStore(db)
      copyFileSync(file, join(here, 'before.db'))
      writeFileSync(join(here, 'bad'), bytes)
      const { status, stdout, stderr, left } = cercle(
        ['import', 'bad', '--db', 'kept.db'],
        '',
        here,
      )
      expect({ status, stdout, left }).toEqual({
        status: 2,
        stdout: '',
        left: ['bad', 'before.db', 'kept.db'],
      })
      expect(stderr).toMatch(new RegExp(`^cercle: line ${line}: [^\\n]+\\n$`))
      expect(stderr).toMatch(says)
      expect(readFileSync(file).equals(readFileSync(join(here, 'before.db')))).toBe(true)
      const again = archive(file)
      expect(dump(again)).toBe(rows)
    },
  )
})
