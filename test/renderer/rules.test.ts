// Finding a place in the rule book: by the number of a rule, by words, and the pieces a text is set
// in.
import { expect, test } from 'vitest'
import { parseInline } from '../../src/renderer/rules/inline.ts'
import { searchIn } from '../../src/renderer/rules/search.ts'
import {
  type RuleBook,
  example,
  rule,
  rulesOf,
  table,
  text,
} from '../../src/shared/words/rule-book.ts'

const book: RuleBook = {
  title: 'Cavagnole',
  subtitle: '',
  sources: '',
  chapters: [
    {
      title: 'One',
      blocks: [
        rule('H-1', 'our decision', 'The *Do* is the lowest card.'),
        rule('H-13', '§ 18', 'The first trick won with it counts 52 (H-1).'),
        text('Élise leads the Königsblatt.'),
        table('Values', ['card', 'points'], ['Do', '10']),
        example('A Do that fails', 'He loses it.'),
      ],
    },
  ],
}
const { blocks } = book.chapters[0] ?? { blocks: [] }
const rules = new Set(rulesOf(book))
const found = (written: string): readonly number[] =>
  blocks.flatMap((block, index) => (searchIn(book, written).matchesBlock(block) ? [index] : []))

test('nothing written shows everything', () => {
  expect(searchIn(book, '  ').isOn).toBe(false)
  expect(found('')).toEqual([0, 1, 2, 3, 4])
})

test('the number of a rule finds that rule and what speaks of it, not a longer number', () => {
  for (const written of ['H-1', 'h-1', 'h1', ' H 1 ']) expect(found(written)).toEqual([0, 1])
  expect(found('H-13')).toEqual([1])
})

test('words are found whatever their accents and capitals, and all of them must be there', () => {
  expect(found('elise')).toEqual([2])
  expect(found('KONIG')).toEqual([2])
  expect(found('do')).toEqual([0, 3, 4])
  expect(found('do lowest')).toEqual([0])
  expect(found('decision')).toEqual([0])
  expect(found('do queen')).toEqual([])
})

test('what is found is marked where it stands, letter for letter', () => {
  expect(searchIn(book, 'elise').splitPieces('An Élise, Elise')).toEqual([
    { text: 'An ', isSought: false },
    { text: 'Élise', isSought: true },
    { text: ', ', isSought: false },
    { text: 'Elise', isSought: true },
  ])
  const soughtIn = (typed: string, line: string): unknown =>
    searchIn(book, typed)
      .splitPieces(line)
      .flatMap((piece) => (piece.isSought ? [piece.text] : []))
  // a ligature is found as a whole
  expect([
    soughtIn('coeur', 'le cœur'),
    soughtIn('co', 'le cœur'),
    soughtIn('strasse', 'Die Straße'),
  ]).toEqual([...[['cœur'], ['cœ'], ['Straße']]])
  expect(soughtIn('elan', 'un e\u0301lan')).toEqual(['e\u0301lan'])
  expect(searchIn(book, 'lead leads').splitPieces('leads')).toEqual([
    { text: 'leads', isSought: true },
  ])
  expect(searchIn(book, 'H-1').splitPieces('H-1, H-13')[0]).toEqual({ text: 'H-1', isSought: true })
})

test('a text is set in italics and leads to the rules of the book, not to others', () => {
  expect(parseInline('Say *Contra* (H-13), not H-99.', rules)).toEqual([
    { kind: 'plain', text: 'Say ' },
    { kind: 'italic', text: 'Contra' },
    { kind: 'plain', text: ' (' },
    { kind: 'rule', text: 'H-13' },
    { kind: 'plain', text: '), not H-99.' },
  ])
  expect(parseInline('', rules)).toEqual([])
})
