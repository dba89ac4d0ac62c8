import { expect, test } from 'vitest'
import { namesOf } from '../../setup/builder.ts'
import {
  controlText,
  copyrightText,
  desktopText,
  LIBRARIES,
  mimeText,
} from '../../setup/deb-texts.ts'
import { noticesText } from '../../setup/notices.ts'
import { ownNotices, shippedPackage } from '../../setup/shipped.ts'

const RELEASE = {
  names: namesOf({ kind: 'official' }),
  version: '1.2.3',
  architecture: 'amd64',
  size: 1,
  standIn: null,
}
const TRIAL = { ...RELEASE, names: namesOf({ kind: 'fallback' }), standIn: '33.2.1' }

/**
 * The fields of a paragraph as Debian has them: a line that is set in goes on with the one before.
 */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.trimEnd().replaceAll(/\n /g, '\u0000').split('\n')
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      expect(at, line).toBeGreaterThan(0)
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .trim()
          .replaceAll('\u0000', '\n'),
      ]
    }),
  )
}

test('a release says what it is, what it needs and where it belongs', () => {
  const fields = fieldsOf(controlText(RELEASE))
  expect([...fields.keys()]).toEqual([
    'Package',
    'Version',
    'Architecture',
    'Maintainer',
    'Installed-Size',
    'Depends',
    'Section',
    'Priority',
    'Description',
  ])
  expect(fields.get('Package')).toBe('cercle')
  expect(fields.get('Section')).toBe('games')
  expect(fields.get('Depends')?.split(', ')).toEqual(Object.keys(LIBRARIES).toSorted())
  expect(controlText(RELEASE)).not.toContain('est build')
})

test('a test build has a name of its own and says what it runs on', () => {
  const fields = fieldsOf(controlText(TRIAL))
  expect(fields.get('Package')).toBe('cercle-test-build')
  expect(fields.get('Description')).toMatch(/\(test build\)[^]*Electron 33\.2\.1[^]*SQLite/)
})

test('what was renamed is asked for by its new name first', () => {
  for (const name of Object.keys(LIBRARIES).filter((one) => one.includes('|')))
    expect(name).toMatch(/^([\w.-]+)t64 \| \1$/)
})

test('the desktop has its entry in three languages', () => {
  const entry = desktopText(TRIAL.names)
  for (const key of ['GenericName', 'Comment', 'Keywords'])
    for (const language of ['', '[de]', '[fr]']) expect(entry).toContain(`\n${key}${language}=`)
  expect(entry).toContain('\nExec=cercle-test-build %f\n')
  expect(entry).toContain('\nName=Cercle test build\n')
})

test('a record is known by its ending, in three languages', () => {
  const text = mimeText()
  expect(text.match(/<comment/g)).toHaveLength(3)
  expect(text).toContain('<glob pattern="*.jsonl"/>')
  expect(text).not.toMatch(/value="[^"]*""/)
})

const NOTICES = {
  ...ownNotices(),
  packages: [shippedPackage('vue'), shippedPackage('better-sqlite3')],
}

test('the copyright file has paragraphs alone, and the text of every licence', () => {
  const text = copyrightText('opt/cercle', NOTICES)
  const paragraphs = text.split('\n\n')
  for (const paragraph of paragraphs) fieldsOf(paragraph)
  expect(paragraphs[0]).toContain(
    'https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/',
  )
  for (const name of ['vue', 'better-sqlite3'])
    expect(text).toContain(`\nLicense: MIT-of-${name}\n Of ${name} `)
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
})

test('the notices hold every licence as it stands', () => {
  const text = noticesText(NOTICES)
  for (const { text: licence } of NOTICES.packages) expect(text).toContain(licence)
  expect(text).toContain(NOTICES.licence)
})
