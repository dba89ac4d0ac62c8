// What is read out at the table, in English.
import type { Card, Suit } from '../../card.ts'
import { capital, counted } from '../counting.ts'
import { figures } from '../figures.ts'
import { type HeldSuit, type Offered, type PlayedBy, bySuit } from '../reading-words.ts'
import type { KeyHelp, Texts } from '../texts.ts'
import { cards as words } from './cards.ts'

const TAG = 'en-GB'
const { whole } = figures(TAG)
const cardCount = counted(TAG, whole, {
  none: 'no cards',
  one: '1 card',
  other: (count) => `${count} cards`,
})
const points = counted(TAG, whole, {
  none: 'no points',
  one: '1 point',
  other: (count) => `${count} points`,
})

const suitLine = ({ suit, isTrump, ranks }: HeldSuit): string =>
  ` ${capital(words.suitName(suit))}${isTrump ? ', trumps' : ''}: ${ranks.join(', ')}.`
const played = (cards: readonly PlayedBy[]): string =>
  cards.map(({ name, card }) => `${name ?? 'you'}, ${words.cardName(card)}`).join('; ')

export const reading = {
  /** Keys that only read, at the table and in the review. */
  keyHelp: [
    { keys: ['Shift', 'H'], does: 'hear your hand' },
    { keys: ['Shift', 'T'], does: 'hear the trick on the table' },
    { keys: ['Shift', 'L'], does: 'hear the last trick' },
    { keys: ['Shift', 'S'], does: 'hear score, tricks and trumps' },
    { keys: ['Shift', 'G'], does: 'hear the last lines of the log' },
    { keys: ['Shift', 'I'], does: 'hear what is asked, and what may be done' },
    { keys: ['Shift', 'R'], does: 'hear once more what was said last' },
  ] satisfies KeyHelp[],
  /** A hand suit by suit; `title` says whose it is. */
  hand: (title: string, cards: readonly Card[], trump: Suit | null) =>
    `${title}, ${cardCount(cards.length)}.${bySuit(words, cards, trump).map(suitLine).join('')}`,
  /** Follows the name of a card. */
  mayNot: 'may not be played',
  mayBePlayed: (cards: readonly Card[]) => `May be played: ${words.cardList(cards)}.`,
  chosen: (cards: readonly Card[]) => `Chosen: ${words.cardList(cards)}.`,
  /** `cards` are in the order played. */
  trick: (cards: readonly PlayedBy[]) => `On the table: ${played(cards)}.`,
  noTrick: 'No card lies on the table.',
  /** `taker` is null for the reader; so is the name of the dealer. */
  lastTrick: (cards: readonly PlayedBy[], taker: string | null) =>
    `Last trick: ${played(cards)}. ${taker === null ? 'You' : taker} took it.`,
  noLastTrick: 'No trick has been taken in this deal.',
  /** The score of a side; `goal` is 0 if no number of points ends the partie. */
  score: (name: string, count: number, goal: number) =>
    `${name}: ${goal === 0 ? points(count) : `${whole(count)} of ${points(goal)}`}.`,
  trumps: (suit: Suit) => {
    // the suits of the Viennese pack keep their names, which are no English plurals
    const name = words.suitName(suit)
    return `${capital(name)} ${name.endsWith('s') ? 'are' : 'is'} trumps.`
  },
  /** The card turned up when the deal began; it may no longer be there. */
  turnUp: (card: Card) => `Turned up: ${words.cardName(card)}.`,
  dealer: (name: string | null) => `Dealer: ${name ?? 'you'}.`,
  /** Actions other than playing a card. */
  mayDo: (calls: readonly Offered[]) =>
    `Open to you: ${calls.map(({ title, key }) => (key ? `${title} (${key})` : title)).join('; ')}.`,
  nothingHappened: 'Nothing has happened yet.',
  nothingSaid: 'Nothing has been said yet.',
}

export type ReadingWords = Texts<typeof reading>
