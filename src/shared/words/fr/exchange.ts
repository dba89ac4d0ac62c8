// The solved exchange in French.
import { capital, counted } from '../counting.ts'
import type { ExchangeWords } from '../en/exchange.ts'
import { figures } from '../figures.ts'
import type { HeldFault } from '../held-reader.ts'
import { number } from './cards.ts'

const TAG = 'fr-FR'
const { whole } = figures(TAG)

const cards = counted(TAG, number, {
  none: 'aucune carte',
  one: 'une carte',
  other: (count) => `${count} cartes`,
})
const hands = counted(TAG, whole, {
  none: 'aucune main',
  one: '1 main',
  other: (count) => `${count} mains`,
})
const trumps = counted(TAG, number, {
  none: 'sans atout',
  one: 'un atout',
  other: (count) => `${count} atouts`,
})
const kings = counted(TAG, number, { none: '', one: 'un roi', other: (count) => `${count} rois` })
const queens = counted(TAG, number, {
  none: '',
  one: 'une dame',
  other: (count) => `${count} dames`,
})

const FAULTS: Readonly<Record<HeldFault['what'], string>> = {
  unknown: 'ne se comprend pas',
  ambiguous: 'peut être deux cartes\u202f: écrivez la couleur par son signe ou en toutes lettres',
  unfinished: 'ne dit pas de quelle carte il s’agit',
  none: 'n’est pas une carte du jeu',
  tooMany: 'est de trop',
}

export const exchange: ExchangeWords = {
  title: 'L’écart',
  open: 'l’écart, résolu',
  about:
    'Que faire de chaque main avant le premier échange, à l’écarté\u202f: calculé sur toutes les mains des deux joueurs, en remontant depuis la fin de la partie.',
  loading: 'Lecture du tableau…',
  fields: {
    preset: 'Règles',
    role: 'Place',
    elder: 'Le premier a',
    dealer: 'Le donneur a',
    turnUp: 'Retourne',
    trumps: 'Atout',
    shown: 'Montrer',
    views: { decision: 'la décision', discards: 'les écarts' },
    taken: 'Le premier prend',
    books: 'ce que disent les livres',
    export: 'Exporter en tableau',
  },
  isOver:
    'Le roi retourné donne au donneur son cinquième point\u202f: il ne reste plus rien à décider.',
  actions: {
    elder: {
      play: { title: 'joue', letter: 'J' },
      exchange: { title: 'propose', letter: 'P' },
      either: { title: 'indifférent', letter: '=' },
      won: { title: 'gagne par le roi', letter: '+' },
    },
    dealer: {
      play: { title: 'refuse', letter: 'R' },
      exchange: { title: 'accepte', letter: 'A' },
      either: { title: 'indifférent', letter: '=' },
      won: { title: 'gagne par le roi', letter: '+' },
    },
  },
  answers: {
    elder: { play: 'jouer', exchange: 'proposer' },
    dealer: { play: 'refuser', exchange: 'accepter' },
  },
  sums: {
    elder: (play, exchanged, either) =>
      `Le premier en cartes joue avec ${play} des mains et propose avec ${exchanged}\u202f; avec ${either}, les deux se valent.`,
    dealer: (play, exchanged, either) =>
      `Le donneur refuse avec ${play} des mains et accepte avec ${exchanged}\u202f; avec ${either}, les deux se valent.`,
    books: (play, differing) =>
      `Selon les jeux de règle, on joue ${play} des mains\u202f; pour ${differing} des mains, ils disent le contraire de la solution.`,
    won: (won) => `Avec ${won} des mains, le roi termine la partie.`,
    discards: (mean) => `Si l’on échange, on écarte en moyenne ${mean} cartes.`,
  },
  chart: {
    caption: (role, card) => `${role}\u202f: toutes les mains, retourne ${card}`,
    trumps: 'Atouts',
    honours: 'Rois et dames des autres couleurs',
    rowName: (count, rank) =>
      rank === null || count < 2 ? trumps(count) : `${trumps(count)}, le plus haut\u202f: ${rank}`,
    single: (rank) => `un atout\u202f: ${rank}`,
    group: trumps,
    columnName: (king, queen) =>
      king + queen === 0
        ? 'ni roi ni dame à côté'
        : [kings(king), queens(queen)].filter((one) => one !== '').join(' et '),
    none: '–',
    cell: (parts, count) => `${parts}\u202f; ${hands(count)}`,
    part: (title, share) => `${title} ${share}`,
    average: (mean) => `${mean} cartes`,
    noneExchanged: 'aucune main ne s’échange',
    differs: (count) => `les livres disent autre chose pour ${hands(count)}`,
    key: 'Légende',
    numbers: {
      elder:
        'un nombre\u202f: sur 100 mains de la case, combien se jouent\u202f; l’indifférent compte pour moitié',
      dealer:
        'un nombre\u202f: sur 100 mains de la case, combien refusent\u202f; l’indifférent compte pour moitié',
      discards: 'un nombre\u202f: cartes à écarter, en moyenne, pour les mains que l’on échange',
    },
    corner: 'pour certaines mains, les livres disent autre chose',
  },
  hands: {
    title: 'Mains de la case',
    hint: 'Montrez une case du tableau\u202f: ses mains paraissent ici, avec le nombre que chacune représente, ce qu’elle fait et combien de cartes elle écarte. Un clic retient la case.',
    count: (count, kinds) =>
      count === kinds
        ? capital(hands(count))
        : `${capital(hands(count))}, de ${whole(kinds)} sortes`,
    more: 'En montrer plus',
    exported: (count, file) => `${capital(hands(count))} écrites dans ${file}.`,
    alike: (count) => `vaut pour ${hands(count)}`,
    discards: (count) => (count === 0 ? 'n’écarte rien' : `écarte ${cards(count)}`),
  },
  hand: {
    title: 'Une main',
    type: 'Cartes',
    hint: 'R♥ 9♥ D♠ 10♣ 7♦',
    help: (trump) => `Cinq cartes, par signes ou en mots\u202f; atout ${trump}.`,
    pick: 'Choisir parmi les cartes',
    picked: (count) => `${capital(cards(count))} choisie${count > 1 ? 's' : ''}`,
    fault: (what, word) => `«\u202f${word}\u202f» ${FAULTS[what]}.`,
    wrongCount: (count) => `Une main a cinq cartes\u202f; en voici\u202f: ${cards(count)}.`,
    unnamed: 'Nommez chaque carte par son rang et sa couleur.',
    wrongPack: (card) => `Hors de ce jeu\u202f: ${card}.`,
    turned: (card) => `La retourne est ${card}\u202f: elle ne peut être en main.`,
    waiting: 'calcul en cours…',
    difference: 'différence',
    solution: 'La solution',
    books: 'Les livres',
    away: 'Écart',
    nothing: 'rien',
    ifTaken: (count) => `si le premier prend ${cards(count)}`,
    leads: (card) => `entame\u202f: ${card}`,
    none: 'Aucune valeur\u202f: selon la solution, le premier en cartes ne propose jamais ici.',
    won: 'À quatre points, le roi termine la partie dès qu’on l’annonce.',
    tie: 'Moins d’un centième de point d’écart\u202f: les deux se valent.',
    doubt:
      'Ces valeurs disent autre chose\u202f: la solution traite de même les mains semblables, sans être exacte pour chacune.',
    unit: 'En pour cent d’une partie\u202f; zéro, c’est une chance égale.',
    spoken: (cardList, action, values) =>
      [`${cardList}\u202f: ${action}`, values].filter((one) => one !== '').join('\u202f; ') + '.',
  },
  keyHelp: [
    { keys: ['←', '→', '↑', '↓'], does: 'de case en case dans le tableau' },
    { keys: ['Entrée'], does: 'aux mains de la case' },
    { keys: ['/'], does: 'aux cartes d’une main' },
    { keys: ['B'], does: 'montrer ou cacher ce que disent les livres' },
  ],
}
