// Cards as the command line reads them.
import { type Card, readCard } from '../../shared/card.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { Wrong } from './wrong.ts'

/** The cards of a text, written with blanks or commas. Throws Wrong for one that is not in the pack, or stands there twice. */
export function cardsOf(text: string, pack: readonly Card[]): readonly Card[] {
  const cards = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const card = readCard(word)
      if (card === null || !pack.includes(card)) throw new Wrong(headless.notACard(word))
      return card
    })
  const twice = cards.find((card, place) => cards.indexOf(card) !== place)
  if (twice !== undefined) throw new Wrong(headless.twice(twice))
  return cards
}
