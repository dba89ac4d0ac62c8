// What is read out at the table, in German.
import { counted } from '../counting.ts'
import { figures } from '../figures.ts'
import { type HeldSuit, type PlayedBy, bySuit } from '../reading-words.ts'
import type { ReadingWords } from '../en/reading.ts'
import { cards as words } from './cards.ts'

const TAG = 'de-DE'
const { whole } = figures(TAG)
const cardCount = counted(TAG, whole, {
  none: 'keine Karten',
  one: '1 Karte',
  other: (count) => `${count} Karten`,
})
const points = counted(TAG, whole, {
  none: 'kein Punkt',
  one: '1 Punkt',
  other: (count) => `${count} Punkte`,
})

const suitLine = ({ suit, isTrump, ranks }: HeldSuit): string =>
  ` ${words.suitName(suit)}${isTrump ? ', Trumpf' : ''}: ${ranks.join(', ')}.`
const played = (cards: readonly PlayedBy[]): string =>
  cards.map(({ name, card }) => `${name ?? 'Sie'}, ${words.cardName(card)}`).join('; ')

export const reading: ReadingWords = {
  keyHelp: [
    { keys: ['Umschalt', 'H'], does: 'Ihr Blatt hören' },
    { keys: ['Umschalt', 'T'], does: 'den Stich auf dem Tisch hören' },
    { keys: ['Umschalt', 'L'], does: 'den letzten Stich hören' },
    { keys: ['Umschalt', 'S'], does: 'Stand, Stiche und Trumpf hören' },
    { keys: ['Umschalt', 'G'], does: 'die letzten Zeilen des Verlaufs hören' },
    { keys: ['Umschalt', 'I'], does: 'hören, was gefragt ist und was Sie tun dürfen' },
    { keys: ['Umschalt', 'R'], does: 'das zuletzt Gesagte noch einmal hören' },
  ],
  hand: (title, cards, trump) =>
    `${title}, ${cardCount(cards.length)}.${bySuit(words, cards, trump).map(suitLine).join('')}`,
  mayNot: 'darf nicht gespielt werden',
  mayBePlayed: (cards) => `Spielbar: ${words.cardList(cards)}.`,
  chosen: (cards) => `Gewählt: ${words.cardList(cards)}.`,
  trick: (cards) => `Auf dem Tisch: ${played(cards)}.`,
  noTrick: 'Auf dem Tisch liegt keine Karte.',
  lastTrick: (cards, taker) =>
    `Letzter Stich: ${played(cards)}. Er ging an ${taker === null ? 'Sie' : taker}.`,
  noLastTrick: 'In diesem Spiel ist noch kein Stich gemacht.',
  score: (name, count, goal) =>
    `${name}: ${goal === 0 ? points(count) : `${whole(count)} von ${whole(goal)} ${goal === 1 ? 'Punkt' : 'Punkten'}`}.`,
  trumps: (suit) => `${words.suitName(suit)} ist Trumpf.`,
  turnUp: (card) => `Aufgeschlagen wurde: ${words.cardName(card)}.`,
  dealer: (name) => `Geber: ${name ?? 'Sie'}.`,
  mayDo: (calls) =>
    `Zur Wahl: ${calls.map(({ title, key }) => (key ? `${title} (${key})` : title)).join('; ')}.`,
  nothingHappened: 'Es ist noch nichts geschehen.',
  nothingSaid: 'Es wurde noch nichts gesagt.',
}
