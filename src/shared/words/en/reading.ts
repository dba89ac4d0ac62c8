// What is read out at the table, in English.
import { capital, counted } from '../counting.ts'
import { figures } from '../figures.ts'
import { type HeldSuit, type PlayedBy, type ReadingWords, bySuit } from '../reading-words.ts'
import { cards as words } from './cards.ts'

const TAG = 'en-GB'
const { whole } = figures(TAG)
const cardCount = counted(TAG, whole, { none: 'no cards', one: '1 card', other: (count) => `${count} cards` })
const points = counted(TAG, whole, { none: 'no points', one: '1 point', other: (count) => `${count} points` })

const suitLine = ({ suit, isTrump, ranks }: HeldSuit): string =>
  ` ${capital(words.suitName(suit))}${isTrump ? ', trumps' : ''}: ${ranks.join(', ')}.`
const played = (cards: readonly PlayedBy[]): string =>
  cards.map(({ name, card }) => `${name ?? 'you'}, ${words.cardName(card)}`).join('; ')

export const reading: ReadingWords = {
  keyHelp: [
    { keys: ['Shift', 'H'], does: 'hear your hand' },
    { keys: ['Shift', 'T'], does: 'hear the trick on the table' },
    { keys: ['Shift', 'L'], does: 'hear the last trick' },
    { keys: ['Shift', 'S'], does: 'hear score, tricks and trumps' },
    { keys: ['Shift', 'G'], does: 'hear the last lines of the log' },
    { keys: ['Shift', 'I'], does: 'hear what is asked, and what may be done' },
    { keys: ['Shift', 'R'], does: 'hear once more what was said last' },
  ],
  hand: (title, cards, trump) =>
    `${title}, ${cardCount(cards.length)}.${bySuit(words, cards, trump).map(suitLine).join('')}`,
  mayNot: 'may not be played',
  mayBePlayed: (cards) => `May be played: ${words.cardList(cards)}.`,
  chosen: (cards) => `Chosen: ${words.cardList(cards)}.`,
  trick: (cards) => `On the table: ${played(cards)}.`,
  noTrick: 'No card lies on the table.',
  lastTrick: (cards, taker) => `Last trick: ${played(cards)}. ${taker === null ? 'You' : taker} took it.`,
  noLastTrick: 'No trick has been taken in this deal.',
  score: (name, count, goal) => `${name}: ${goal === 0 ? points(count) : `${whole(count)} of ${points(goal)}`}.`,
  trumps: (suit) => {
    // the suits of the Viennese pack keep their names, which are no English plurals
    const name = words.suitName(suit)
    return `${capital(name)} ${name.endsWith('s') ? 'are' : 'is'} trumps.`
  },
  turnUp: (card) => `Turned up: ${words.cardName(card)}.`,
  dealer: (name) => `Dealer: ${name ?? 'you'}.`,
  mayDo: (calls) => `Open to you: ${calls.map(({ title, key }) => (key ? `${title} (${key})` : title)).join('; ')}.`,
  nothingHappened: 'Nothing has happened yet.',
  nothingSaid: 'Nothing has been said yet.',
}
