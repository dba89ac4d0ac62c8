// Unused words, and words left in another language.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { headless } from '../../src/shared/words/en/headless.ts'
import { type InterfaceWords, interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { BOOKS, bookOf } from '../../src/shared/words/rule-books.ts'
import { textsOf as blockTexts } from '../../src/shared/words/rule-book.ts'
import { textsOf } from './asked.ts'

const WORDS: Readonly<Record<Language, InterfaceWords>> = { en, de, fr }
/** Calls at the table, and terms set in italics. */
const QUOTED = /\*[^*]*\*|[“„«»"][^”“»«"]*[”“»«"]/g

const SOURCE = join(import.meta.dirname, '../../src')

/** All code but the word files. */
const code = globSync('**/*.{ts,vue}', { cwd: SOURCE })
  .filter((path) => !path.startsWith(join('shared', 'words')))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n')
const named = new Set(code.match(/[A-Za-z_$][\w$]*/g))

/** Every key, with the keys above it; of a list nothing is asked by name. */
function keysOf(value: unknown, above: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, part]) => [
    [...above, key],
    ...keysOf(part, [...above, key]),
  ])
}

/** Asked for by its name, or, as `kinds[kind]`, by one that comes as data. */
const isUsed = (path: readonly string[]): boolean =>
  named.has(path.at(-1) ?? '') || new RegExp(`\\b${path.at(-2)}(\\.value)?\\)?\\[`).test(code)

describe('words', () => {
  test('of the window are all asked for by some code', () => {
    const keys = keysOf(en)
    expect(keys.length).toBeGreaterThan(500)
    expect(keys.filter((path) => !isUsed(path)).map((path) => path.join('.'))).toEqual([])
  })

  test('of the command line are all asked for by some code', () => {
    expect(
      keysOf(headless)
        .filter((path) => !isUsed(path))
        .map((path) => path.join('.')),
    ).toEqual([])
  })

  test('that no code asks for are found', () => {
    expect(isUsed(['hall', 'aWordNobodyAsksFor'])).toBe(false)
  })
})

/** Of these a text says all that it is asked with. */
const isName = (asked: unknown): asked is string =>
  typeof asked === 'string' && /^[\p{Lu}/][\p{L}./ ]{2,}$/u.test(asked)

/** Words that no text of another language holds. */
const OWN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|and|with|your|which|this|that|are|has|been)\b/i,
  de: /\b(?:der|das|und|nicht|ist|eine|einen|wird|mit|auf)\b/i,
  fr: /\b(?:les|une|est|dans|pour|avec|vous|du)\b/i,
}

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = textsOf(WORDS[language])
  const english = new Map(textsOf(en).map(([place, text]) => [place, text]))

  test('the same names stand in a text as in English', () => {
    const wrong = texts.flatMap(([place, text, asked]) => {
      const other = english.get(place) ?? ''
      const left = asked
        .filter(isName)
        .filter((name) => other.includes(name) !== text.includes(name))
      return left.map((name) => `${place}: ${name}: “${text}”, “${other}”`)
    })
    expect(wrong).toEqual([])
  })

  test('nothing is left in another language', async () => {
    const books = await Promise.all(BOOKS.map((game) => bookOf(language, game)))
    const read = books.flatMap(
      (book) => book?.chapters.flatMap(({ blocks }) => blocks.flatMap(blockTexts)) ?? [],
    )
    const all = [
      ...texts.map(([place, text]) => [place, text] as const),
      ...read.map((text) => ['book', text] as const),
    ]
    const others = LANGUAGES.filter((one) => one !== language)
    const wrong = all.filter(([, text]) =>
      others.some((other) => OWN[other].test(text.replaceAll(QUOTED, ''))),
    )
    expect(wrong).toEqual([])
  })
})
