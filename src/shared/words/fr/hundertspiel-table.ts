// The table of Hundertspiel in French.
import { balance, capital, counted } from '../counting.ts'
import type { HundertspielTableWords } from '../en/hundertspiel-table.ts'
import { cards, number } from './cards.ts'
import { dealCount, gameOf, markerCount, oneOf, someOf } from './hundertspiel-names.ts'

const points = counted('fr-FR', (count) => String(count), {
  none: '0 point',
  one: '1 point',
  other: (count) => `${count} points`,
})

export const hundertspielTable: HundertspielTableWords = {
  scat: 'Scat',
  scatHolds: (count) => `Scat\u202f: ${count} ${count > 1 ? 'cartes' : 'carte'}`,
  laidAway: 'Écartées',
  markers: 'Jetons',
  markersOf: (name, count) =>
    count === 0
      ? `${name}\u202f: aucun jeton gagné ni perdu dans cette séance`
      : `${name}\u202f: ${markerCount(Math.abs(count))} ${count > 0 ? 'gagné' : 'perdu'}${Math.abs(count) > 1 ? 's' : ''} dans cette séance`,
  signed: balance('fr-FR'),
  taken: 'Cartes prises',
  announcements: 'Annonces',
  announcement: (rank, count) => `${number(count)} ${someOf(rank)}`,
  points,
  stake: counted('fr-FR', String, {
    none: '–',
    one: '1 jeton',
    other: (count) => `${count} jetons`,
  }),
  without: (suit) => `sans ${cards.suitName(suit)}`,
  asked: 'on demande la couleur qui manque',
  foundFalse: 'fausse',
  shown: 'montrée',
  undertaking: gameOf,
  how: { laid: 'étalé', bid: 'de sa main', bought: 'avec le scat' },
  laidDos: (count) => (count > 1 ? 'Do étalés' : 'Do étalé'),
  withoutDo: 'n’a pas de Do',
  contra: 'Contra',
  contraBy: (name) => `Contra de ${name}`,
  bid: (suit) => `annonce ${cards.suitName(suit)}`,
  passed: 'a passé',
  buyer: 'a acheté le scat',
  forehand: 'Premier',
  ownSuit: (suit) => `Couleur\u202f: ${cards.suitName(suit)}`,
  ownSuitHint: 'tirée avec la place\u202f; atout chaque fois que ce joueur donne',
  exposed: 'Découverte',
  givenAgain: 'Le même joueur redonne.',
  oldAndNew: {
    title: 'Ancien et nouveau',
    hint: 'si la partie se décide dans cette donne, le reste compte pour la suivante',
  },
  decided: { title: 'Partie décidée', hint: 'la donne est jouée jusqu’au bout' },
  forNext: 'Pour la partie suivante',
  dealsLeft: (count) => `Encore ${dealCount(count)}`,
  lastDeal: 'Dernière donne de la séance',
  lastRoundsBy: (name) => `Les trois derniers tours, annoncés par ${name}`,
  sheet: {
    title: 'Compte de la partie',
    deal: 'Compte de la donne',
    paid: { laid: 'Jeu entrepris', penalty: 'Amendes', partie: 'Partie' },
    rows: {
      'H-9': 'Cartes et dernières levées',
      'H-10': 'Annonces',
      'H-13': 'Do d’atout à la première levée',
      'H-14': 'Levées faites avec un Do',
      'H-15': 'Dernières levées faites avec des Do',
      'H-18': 'Jeux des autres échoués',
      'H-26': 'Scat',
      'G-1': 'Donnes abandonnées',
    },
    before: 'Report',
    paidInAll: 'Payé dans cette partie',
    total: 'Bilan de la séance',
    matsch: 'Matsch\u202f: moins de 50 points, donc payé double',
    markers: 'Jetons',
    parties: 'Parties gagnées',
    sittingOver: 'La séance est terminée',
    pays: (from, to, count) => `${from} à ${to ?? 'vous'}\u202f: ${markerCount(count)}`,
  },
  said: {
    pass: 'Je passe.',
    buy: 'J’achète.',
    ask: 'Quelqu’un étale\u202f?',
    contra: 'Contra\u202f!',
    out: 'Sorti\u202f!',
    newDeal: 'Redonnez\u202f!',
    keep: 'Je la garde.',
    lastRounds: 'Les trois derniers tours\u202f!',
    doubt: 'Montrez\u202f!',
    bid: (suit) => `${cards.suitName(suit)}\u202f!`,
    lay: (suits) => `Le ${suits.length > 1 ? 'Cinquante-deux' : 'Vingt-six'}\u202f!`,
    name: (suit) => `Atout ${cards.suitName(suit)}.`,
    announce: (rank, count) => `${capital(number(count))} ${someOf(rank)}.`,
    demand: (rank) => `Quel ${oneOf(rank)} manque\u202f?`,
    missing: (suit) => `Celui de ${cards.suitName(suit)}.`,
  },
}
