// Cards as the command line reads them.
import { type Card, readCards } from '../../shared/card.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { Wrong } from './wrong.ts'

/** The cards of a text, written with blanks or commas. Throws Wrong for one that is not in the pack, or stands there twice. */
export function cardsOf(text: string, pack: readonly Card[]): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Wrong(headless.notACard(read.wrong))
  const { cards } = read
  const stranger = cards.find((card) => !pack.includes(card))
  if (stranger !== undefined) throw new Wrong(headless.notACard(stranger))
  const twice = cards.find((card, place) => cards.indexOf(card) !== place)
  if (twice !== undefined) throw new Wrong(headless.twice(twice))
  return cards
}
