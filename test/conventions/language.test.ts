// The language of the code, counted: docs/glossary.md has the words, CONTRIBUTING.md how they are used.
// Every bound is first shown to find what it is for.
import { describe, expect, test } from 'vitest'
import {
  type Declared,
  type SourceFile,
  commentsIn,
  declarationsIn,
  readCode,
  readDocs,
} from './code.ts'
import {
  UNUSED_IN_NAMES,
  beginsAsQuestion,
  hasMarker,
  isCommentLine,
  isNamedOf,
  isOneWord,
  isTooWide,
  placesOf,
  proseLines,
  shareOf,
  wordsIn,
} from './language.ts'

const CODE = readCode()
const SCRIPTS = CODE.filter(({ path }) => !path.endsWith('.css'))
const COMMENTS = CODE.flatMap(commentsIn)
const DECLARED = SCRIPTS.map(declarationsIn)
const FUNCTIONS = DECLARED.flatMap(({ functions }) => functions)

const sample = (text: string, path = 'sample.ts'): SourceFile => ({ path, text })

describe('comments', () => {
  test('are read from scripts, components and styles', () => {
    const script = '// one\n// two\nconst a = `//` // three\n/** four\n * five */\nlet b = 1'
    expect(commentsIn(sample(script)).map(({ text }) => text)).toEqual([
      'one two',
      'three',
      'four five',
    ])
    const page = `<script setup lang="ts">\n// in the script\nconst a = 1\n</script>
<template><!-- in the template --><p></p></template>\n<style>\n/* in the style */\n</style>`
    expect(commentsIn(sample(page, 'sample.vue'))).toEqual([
      { path: 'sample.vue', line: 2, text: 'in the script' },
      { path: 'sample.vue', line: 7, text: 'in the style' },
      { path: 'sample.vue', line: 5, text: 'in the template' },
    ])
    expect(COMMENTS.length).toBeGreaterThan(3_000)
  })

  test.each([
    'Nobody acts.',
    'A card he holds.',
    'The player whose card it is tells the others.',
    'Where it is kept.',
    'A partie that was put away.',
    'What was set aside.',
    'So many cards in the hand.',
    'The card that is to be played.',
    'Dealt anew.',
    'Null where none is.',
  ])('“%s” has a word that is not used', (text) => {
    expect(hasMarker(text)).toBe(true)
  })

  test('a plain one has none, nor what it quotes from the code', () => {
    expect(hasMarker('Returns the seats that may act now; `kept` is a stored string.')).toBe(false)
  })

  test('at most 2 % have a word that is not used', () => {
    const places = placesOf(COMMENTS, hasMarker)
    expect(places.length / COMMENTS.length, places.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('at most 5 % begin with What, How, Who, Whether or Where', () => {
    expect(['What it is.', 'Returns what it is.'].map(beginsAsQuestion)).toEqual([true, false])
    const places = placesOf(COMMENTS, beginsAsQuestion)
    expect(places.length / COMMENTS.length, places.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('no line with one is wider than 100 columns', () => {
    const wide = `const a = 1 // ${'so '.repeat(40)}`
    expect([isCommentLine(wide), isCommentLine(" const a = 'b // c'")]).toEqual([true, false])
    expect(isTooWide({ path: '', text: wide })).toBe(true)
    const lines = CODE.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (isCommentLine(line) ? [{ path, text: line }] : [])),
    )
    expect(lines.length).toBeGreaterThan(3_000)
    expect(lines.filter(isTooWide).map(({ path, text }) => `${path}: ${text}`)).toEqual([])
  })
})

describe('names', () => {
  test('are read wherever they are declared', () => {
    const { functions, names, exportedTypes } = declarationsIn(
      sample(`export interface Seen { look(one: string): void }
export function tell(seat: number) { const inner = () => seat }
export const cardsOf = (hand: object) => ({ held() {}, at: function () {} })
const { cards: heardCards } = hand`),
    )
    expect(functions.map(({ name }) => name)).toEqual(['tell', 'inner', 'cardsOf', 'held', 'at'])
    expect(names).toContain('heardCards')
    expect(exportedTypes.map(({ name }) => name)).toEqual(['Seen'])
    expect(FUNCTIONS.length).toBeGreaterThan(3_000)
  })

  test('at most 0.2 % have a word that is not used', () => {
    const isUnused = (name: string): boolean =>
      wordsIn(name).some((word) => UNUSED_IN_NAMES.has(word))
    expect(['toldAgain', 'heard', 'HEARD_LAST', 'untold'].map(isUnused)).toEqual([
      true,
      true,
      true,
      false,
    ])
    const names = DECLARED.flatMap(({ names: own }) => own)
    const used = [...new Set(names.filter(isUnused))].join()
    expect(shareOf(names, isUnused), used).toBeLessThanOrEqual(0.002)
  })

  test('at most 20 % of functions have one of a single bare word', () => {
    expect(['at', 'drawn', 'drawCard', 'PLAY'].map(isOneWord)).toEqual([true, true, false, false])
    const share = shareOf(FUNCTIONS, ({ name }) => isOneWord(name))
    expect(share).toBeLessThanOrEqual(0.2)
  })

  test('at most 4 % of functions are named xOf', () => {
    expect(['cardsOf', 'roof', 'findCards'].map(isNamedOf)).toEqual([true, false, false])
    expect(shareOf(FUNCTIONS, ({ name }) => isNamedOf(name))).toBeLessThanOrEqual(0.04)
  })

  test('of an exported type have at most two meanings', () => {
    // the same part of every game has one meaning: `OverState` of five games is one
    const placeOf = (path: string): string =>
      path.replace(/^src\/main\/engine\/games\/[^/]+\/(.*\/)?[^/]+$/, 'games/*/$1')
    const declaredMoreThanTwice = (types: readonly Declared[]): readonly string[] =>
      [...new Set(types.map(({ name }) => name))].flatMap((name) => {
        const all = types.filter((type) => type.name === name)
        const places = new Set(all.map(({ path }) => placeOf(path)))
        return places.size > 2 ? [`${name}: ${[...places].join(', ')}`] : []
      })
    const thrice = ['a.ts', 'b.ts', 'c.ts'].map((path) => ({ path, name: 'Place', lines: 1 }))
    expect(declaredMoreThanTwice(thrice)).toEqual(['Place: a.ts, b.ts, c.ts'])
    const inGames = ['ecarte', 'whist', 'tatteln'].map((game) => ({
      path: `src/main/engine/games/${game}/state.ts`,
      name: 'OverState',
      lines: 1,
    }))
    expect(declaredMoreThanTwice(inGames)).toEqual([])
    expect(declaredMoreThanTwice(DECLARED.flatMap(({ exportedTypes }) => exportedTypes))).toEqual(
      [],
    )
  })
})

describe('lengths', () => {
  test('no function has more than 60 lines', () => {
    const long = `const long = () => {\n${'call()\n'.repeat(59)}}`
    expect(declarationsIn(sample(long)).bodies).toEqual([
      { path: 'sample.ts', name: 'long', lines: 61 },
    ])
    const bodies = DECLARED.flatMap(({ bodies: own }) => own)
    const tooLong = bodies.filter(({ lines }) => lines > 60)
    expect(tooLong.map(({ path, name, lines }) => `${path} ${name}: ${lines}`)).toEqual([])
  })

  test('no file has more than 300 lines', () => {
    const countLines = (text: string): number => text.split('\n').length - 1
    expect(countLines('one\ntwo\n')).toBe(2)
    const tooLong = CODE.filter(({ text }) => countLines(text) > 300)
    expect(tooLong.map(({ path, text }) => `${path}: ${countLines(text)}`)).toEqual([])
  })
})

describe('docs', () => {
  const lines = readDocs().flatMap(proseLines)

  test('are read without code blocks; tables and links count', () => {
    const page = sample(`One\n\n\`\`\`sh\n${'x'.repeat(120)}\n\`\`\`\n${'| cell '.repeat(20)}`)
    expect(proseLines(page).map(isTooWide)).toEqual([false, true])
    expect(lines.length).toBeGreaterThan(1_000)
  })

  test('at most 5 % of their lines are wider than 100 columns', () => {
    const wide = lines.filter(isTooWide).map(({ path, text }) => `${path}: ${text.slice(0, 60)}`)
    expect(wide.length / lines.length, wide.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
