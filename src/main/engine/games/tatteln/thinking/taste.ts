// The taste of play at sight, with trumps and without.
import type { Taste } from './book.ts'
import { WITHOUT_TRUMPS, WITH_TRUMPS } from './taste-figures.ts'

export const tasteOf = (trump: number): Taste => (trump < 0 ? WITHOUT_TRUMPS : WITH_TRUMPS)
