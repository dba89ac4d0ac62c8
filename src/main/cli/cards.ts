// Cards on the command line.
import { type Card, readCards } from '../../shared/card.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { CliError } from './cli-error.ts'

/** Parses cards separated by blanks or commas. Throws CliError for a wrong or double card. */
export function parseCards(text: string, pack: readonly Card[]): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new CliError(headless.notACard(read.wrong))
  const { cards } = read
  const unknown = cards.find((card) => !pack.includes(card))
  if (unknown !== undefined) throw new CliError(headless.notACard(unknown))
  const twice = cards.find((card, place) => cards.indexOf(card) !== place)
  if (twice !== undefined) throw new CliError(headless.twice(twice))
  return cards
}
