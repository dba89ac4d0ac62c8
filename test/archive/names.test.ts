// Names and tags that look the same are the same, at every door and in archives from before.
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainName } from '../../src/shared/names.ts'
import { LARGEST_CALL } from '../../src/shared/size.ts'
import { listTags } from '../../src/main/store/annotations.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { mergePeople } from '../../src/main/store/merging.ts'
import { loadArchiveSummary } from '../../src/main/store/archive-summary.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { findOrAddPerson, renamePerson, computeChecksum } from '../../src/main/store/people.ts'
import { folder } from '../store/places.ts'
import { idsOf, anna, odile, archiveOf } from './laid-down.ts'
import { archive, into, outOf } from './moving.ts'
import { sittingLine } from '../durability/sitting-lines.ts'
import { readSeed } from '../../src/main/engine/random.ts'

/**
 * Written otherwise, and looking the same; found in public reports about statistics and searches.
 */
const SAME: readonly (readonly [string, string])[] = [
  ['Anna ', 'Anna'],
  ['\u00a0Anna\u2003', 'Anna'],
  ['Carlos  Cuevas', 'Carlos Cuevas'],
  ['Carlos\tCuevas', 'Carlos Cuevas'],
  ['Carlos\u2800Cuevas', 'Carlos Cuevas'],
  ['A\u200bnna', 'Anna'],
  ['\ufeffAnna', 'Anna'],
  ['\u202aAnna\u202c', 'Anna'],
  ['An\u00adna', 'Anna'],
  ['Anna\u3164', 'Anna'],
  ['Anna\u0007', 'Anna'],
  ['An\u200dna\ufe0f', 'Anna'],
  ['\u200fAn\u200ena', 'Anna'],
  ['Anna\u2011Maria', 'Anna-Maria'],
  ['Anna\u2010Maria', 'Anna-Maria'],
  ['O\u02bcBrien', 'O’Brien'],
  ...[
    'café',
    'résumé',
    'naïve',
    'piñata',
    'über',
    'señor',
    'façade',
    'crème',
    'jalapeño',
    'Zürich',
  ].map((word) => [word.normalize('NFD'), word.normalize('NFC')] as const),
]

/** A changed look of a name stays. */
const SEEN = ['نام‌خانوادگی', 'Anna ❤️', '👩‍🌾', 'Ǎnna', 'Ａnna', 'anna', "O'Brien", 'María José']

describe('one form of a name', () => {
  test.each(SAME)('%j is %j', (written, plain) => expect(plainName(written)).toBe(plain))

  test.each(SEEN)('%j stays as it is', (name) =>
    expect(plainName(name)).toBe(name.normalize('NFC')),
  )

  test.each(['a', '\u200b', 'a\u200d', '👩\u200d', ' '])(
    'a text of %j as long as a call takes no time',
    (part) => {
      const long = part.repeat(Math.floor(LARGEST_CALL / part.length))
      const began = performance.now()
      plainName(long)
      expect(performance.now() - began).toBeLessThan(500)
    },
  )

  test('nothing that can be seen is empty, and its form is the form of its form', () => {
    expect(plainName(' \u200b\ufeff\u3164\n')).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainName(plainName(text))).toBe(plainName(text))
      }),
    )
  })
})

describe('at every door', () => {
  test('a person who sits down is the same, however their name is typed', () => {
    const db = archive()
    const [first] = idsOf(db, [anna])
    for (const name of ['Anna ', 'A\u200bnna', '\u00a0Anna'])
      expect(idsOf(db, [{ ...anna, name }])).toEqual([first])
  })

  test('another name is taken where it looks like one there is', () => {
    const db = archiveOf({ people: [anna, odile] })
    const id = findOrAddPerson(db, { ...anna, name: 'Bertha' })
    expect(renamePerson(db, id, ' Anna\u200b')).toBe('taken')
    expect(renamePerson(db, id, ' Ber\u00adthe')).toBe('done')
    expect(loadArchiveSummary(db).profiles.map(({ name }) => name)).toContain('Berthe')
  })

  test.each(['json', 'text'] as const)(
    'a record that comes in as %s brings nobody twice, nor a tag',
    (form) => {
      const record = JSON.parse(sittingLine(readSeed('1'.repeat(32)) ?? never()))
      const [partie] = record.parties
      const written = {
        ...record,
        players: [
          { name: 'Anna  Maria\u200b', kind: 'person' },
          { name: 'Ze\u0301lie', kind: 'person' },
        ],
        parties: [{ ...partie, tags: ['cafe\u0301', 'caf\u00e9', ' café '] }],
      }
      const from = archive()
      into(from, JSON.stringify(written))
      const to = archive()
      findOrAddPerson(to, { ...anna, name: 'Anna Maria' })
      into(to, outOf(from, form))
      into(to, JSON.stringify(written))
      expect(loadArchiveSummary(to).profiles.map(({ name }) => name)).toEqual([
        'Anna Maria',
        'Zélie',
      ])
      expect(listTags(to)).toEqual(['café'])
    },
  )
})

const never = (): never => {
  throw new Error('no seed')
}

describe('an archive from before', () => {
  /** Writes a name as an older program did. */
  function write(db: WriteStore, name: string): number {
    const put = db.prepare(
      "INSERT INTO person (name, kind, level, seal) VALUES (?, 'person', NULL, ?)",
    )
    return Number(put.run(name, computeChecksum(name)).lastInsertRowid)
  }

  function before(fill: (db: WriteStore) => void): WriteStore {
    const file = join(folder(), 'cercle.db')
    const db = openArchive(file)
    fill(db)
    db.exec("DELETE FROM setting WHERE name IN ('named', 'laid')")
    closeStore(db)
    return archive(file)
  }

  test('has its names in their one form when it is opened, under their seal', () => {
    const db = before((old) => {
      write(old, 'Zoe\u0301 ')
      into(old, sittingLine(readSeed('2'.repeat(32)) ?? never()))
    })
    expect(loadArchiveSummary(db).profiles.map(({ name }) => name)).toContain('Zoé')
    expect(checkArchive(db, () => {}).findings).toEqual([])
  })

  test('merges no person: of two who look the same one keeps the name as written, until they are merged by hand', () => {
    const db = before((old) => {
      write(old, 'Anna')
      write(old, 'Anna ')
      write(old, 'A\u200bnna')
    })
    const names = (): readonly string[] => loadArchiveSummary(db).profiles.map(({ name }) => name)
    expect(new Set(names())).toEqual(new Set(['A\u200bnna', 'Anna', 'Anna ']))
    const [stays = 0, goes = 0] = ['Anna', 'Anna '].map(
      (name) => loadArchiveSummary(db).profiles.find((one) => one.name === name)?.id,
    )
    expect(mergePeople(db, goes, stays)).toBe('done')
    expect(new Set(names())).toEqual(new Set(['A\u200bnna', 'Anna']))
  })

  test('has its tags in their one form, each once', () => {
    const db = before((old) => {
      into(old, sittingLine(readSeed('3'.repeat(32)) ?? never()))
      for (const tag of ['caf\u00e9', 'cafe\u0301', 'café '])
        old.prepare('INSERT INTO tag VALUES (1, ?)').run(tag)
    })
    expect(listTags(db)).toEqual(['café'])
    expect(checkArchive(db, () => {}).findings).toEqual([])
  })
})
