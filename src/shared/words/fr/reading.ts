// What is read out at the table, in French.
import { capital, counted } from '../counting.ts'
import { figures } from '../figures.ts'
import { type HeldSuit, type PlayedBy, bySuit } from '../reading-words.ts'
import type { ReadingWords } from '../en/reading.ts'
import { cards as words } from './cards.ts'

const TAG = 'fr-FR'
const { whole } = figures(TAG)
const cardCount = counted(TAG, whole, {
  none: 'aucune carte',
  one: '1 carte',
  other: (count) => `${count} cartes`,
})
const points = (count: number): string => `${whole(count)} ${count < 2 ? 'point' : 'points'}`

const suitLine = ({ suit, isTrump, ranks }: HeldSuit): string =>
  ` ${capital(words.suitName(suit))}${isTrump ? ', atout' : ''}\u202f: ${ranks.join(', ')}.`
const played = (cards: readonly PlayedBy[]): string =>
  cards.map(({ name, card }) => `${name ?? 'vous'}, ${words.cardName(card)}`).join('\u202f; ')

export const reading: ReadingWords = {
  keyHelp: [
    { keys: ['Maj', 'H'], does: 'entendre votre jeu' },
    { keys: ['Maj', 'T'], does: 'entendre la levée sur la table' },
    { keys: ['Maj', 'L'], does: 'entendre la dernière levée' },
    { keys: ['Maj', 'S'], does: 'entendre la marque, les levées et l’atout' },
    { keys: ['Maj', 'G'], does: 'entendre les dernières lignes du déroulement' },
    { keys: ['Maj', 'I'], does: 'entendre ce qui est demandé et ce qui est permis' },
    { keys: ['Maj', 'R'], does: 'réentendre ce qui vient d’être dit' },
  ],
  hand: (title, cards, trump) =>
    `${title}, ${cardCount(cards.length)}.${bySuit(words, cards, trump).map(suitLine).join('')}`,
  mayNot: 'ne peut être jouée',
  mayBePlayed: (cards) => `Cartes jouables\u202f: ${words.cardList(cards)}.`,
  chosen: (cards) => `Cartes choisies\u202f: ${words.cardList(cards)}.`,
  trick: (cards) => `Sur la table\u202f: ${played(cards)}.`,
  noTrick: 'Aucune carte n’est sur la table.',
  lastTrick: (cards, taker) =>
    `Dernière levée\u202f: ${played(cards)}. Elle est à ${taker === null ? 'vous' : taker}.`,
  noLastTrick: 'Aucune levée n’a encore été faite dans cette donne.',
  score: (name, count, goal) =>
    `${name}\u202f: ${points(count)}${goal === 0 ? '' : ` sur ${whole(goal)}`}.`,
  trumps: (suit) => `Atout\u202f: ${words.suitName(suit)}.`,
  turnUp: (card) => `Carte retournée\u202f: ${words.cardName(card)}.`,
  dealer: (name) => `Donneur\u202f: ${name ?? 'vous'}.`,
  mayDo: (calls) =>
    `À votre choix\u202f: ${calls.map(({ title, key }) => (key ? `${title} (${key})` : title)).join('\u202f; ')}.`,
  nothingHappened: 'Il ne s’est encore rien passé.',
  nothingSaid: 'Rien n’a encore été dit.',
}
