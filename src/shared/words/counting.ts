// Numbers in prose: small ones as words, the others as digits, and the noun in the form the number asks for.
import { numbers, plurals, trueNumbers } from './formats.ts'

export type Numeral = (count: number) => string

/** The number as a word where `words` has one for it, else in digits. */
export function numeral(tag: string, words: readonly string[]): Numeral {
  const digits = numbers(tag)
  return (count) => words[count] ?? digits(count)
}

interface Counted {
  readonly none: string
  readonly one: string
  readonly other: (count: string) => string
}

/** So many of something. */
export function counted(tag: string, number: Numeral, forms: Counted): Numeral {
  const form = plurals(tag)
  return (count) =>
    count === 0 ? forms.none : form(count) === 'one' ? forms.one : forms.other(number(count))
}

/** A balance in figures, with its sign and a true minus; nothing has none. */
export function balance(tag: string): Numeral {
  return trueNumbers(tag, { signDisplay: 'exceptZero' })
}

/** As the first word of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
