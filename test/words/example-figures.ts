// The worked examples of the rule books, as far as they can be compared: the figures that they
// print.
import { expect } from 'vitest'
import { requireValue } from '../../src/shared/card.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type { ExampleBlock } from '../../src/shared/words/rule-book.ts'
import { bookOf } from '../../src/shared/words/rule-books.ts'

/** The worked examples of a book in a language, in their order. */
export async function examplesOf(
  language: (typeof LANGUAGES)[number],
  game: string,
): Promise<readonly ExampleBlock[]> {
  const chapters = requireValue((await bookOf(language, game)) ?? undefined).chapters
  return chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'example' ? [block] : []))
}

/** Figures in the order in which they stand; the number of a rule is none. */
const figuresIn = (text: string): readonly number[] =>
  [...text.replaceAll(/\(?\b[A-Z]+-\d+\)?/g, '').matchAll(/\d+/g)].map(([figure]) => Number(figure))

/** Expects that the steps of an example print these figures in every language. */
export async function expectFigures(
  game: string,
  title: string,
  figures: readonly number[],
): Promise<void> {
  const place = (await examplesOf('en', game)).findIndex((example) => example.title === title)
  expect(place, title).toBeGreaterThanOrEqual(0)
  for (const language of LANGUAGES) {
    const example = requireValue((await examplesOf(language, game))[place])
    expect(figuresIn(example.steps.join(' ')), `${language}: ${example.title}`).toEqual(figures)
  }
}
