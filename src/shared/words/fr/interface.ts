import type { StoreTrouble } from '../../bridge.ts'
import type { Card } from '../../card.ts'
import { capital } from '../counting.ts'
import type { InterfaceWords, Winner, Won } from '../en/interface.ts'
import type { Named } from '../texts.ts'
import { cards as words, theCards } from './cards.ts'
import { archive } from './archive.ts'
import { coach } from './coach.ts'
import { house, settings } from './settings.ts'
import { slips } from './slips.ts'
import { explained } from './explained.ts'
import { evening } from './evening.ts'
import { exercises } from './exercises.ts'
import { fileRefused } from './files.ts'
import { hundertspielTable } from './hundertspiel-table.ts'
import { standings } from './standings.ts'
import { ease } from './ease.ts'
import { reading } from './reading.ts'
import { judging } from './judging.ts'
import { print } from './print.ts'
import { lesson } from './lesson.ts'
import { rules } from './rules-page.ts'
import { strength } from './strength.ts'
import { study } from './study.ts'
import { tattelnTable } from './tatteln-table.ts'
import { exchange } from './exchange.ts'
import { positions } from './positions.ts'
import { training } from './training.ts'

const LEVELS: Readonly<Record<string, Named>> = {
  random: { title: 'Hasard', hint: 'ce que les règles permettent, sans réfléchir' },
  novice: {
    title: 'Débutant',
    hint: 'des habitudes de débutant\u202f; oublie vite ce qui est joué',
  },
  rulebook: { title: 'Manuel', hint: 'les conseils des vieux manuels, sans hésiter' },
  club: {
    title: 'Cercle',
    hint: 'solide et rapide\u202f; pèse quelques mains que vous pouvez avoir',
  },
  master: {
    title: 'Maître',
    hint: 'pèse des centaines de mains avant chaque décision, et retient tout',
  },
}

const TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  notDatabase: 'n’est pas un fichier de Cercle.',
  foreign: 'appartient à un autre programme. Déplacez-le, puis relancez Cercle.',
  damaged: 'est endommagé.',
  altered: 'a été modifié par un autre programme\u202f: ses tables ne sont pas celles de Cercle.',
  newer: 'a été écrit par une version plus récente de Cercle. Servez-vous de celle-ci.',
  inUse: 'est déjà ouvert par un autre Cercle. Fermez d’abord celui-là, puis relancez Cercle.',
  unreadable: 'ne peut être lu. Voyez si vous avez le droit de l’ouvrir, puis relancez Cercle.',
}

const name = (card: Card): string => capital(words.cardName(card))
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const tricks = (count: number): string => (count < 2 ? `${count} levée` : `${count} levées`)
const elided = (owner: string): string =>
  /^[aeiouyàâéèêëîïôöùûüœh]/i.test(owner) ? `d’${owner}` : `de ${owner}`

const ordinal = (number: number): string => (number === 1 ? '1re' : `${number}e`)

const SEATS: Readonly<Record<number, string>> = { 2: 'à deux', 3: 'à trois', 4: 'à quatre' }

const WIN: Readonly<Record<Winner, string>> = {
  you: 'Vous gagnez',
  youWith: 'gagnez',
  one: 'gagne',
  several: 'gagnent',
}
const WON: Readonly<Record<Won, string>> = {
  partie: 'la partie',
  game: 'la partie',
  rubber: 'le robre',
  match: 'le match',
}
const pointsOf = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const countersOf = (count: number): string => (count < 2 ? `${count} jeton` : `${count} jetons`)

const CALLED = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre']

export const interfaceWords: InterfaceWords = {
  about: {
    notice: 'Avis',
    subtitle: 'Les jeux de cartes des cercles du dix-neuvième siècle',
    testBuild: 'Version d’essai, sur un moteur de remplacement',
    notRead: 'Cette partie du programme n’a pu être lue. Fermez Cercle et relancez-le.',
    noBridge:
      'Cette page appartient au programme Cercle et ne peut rien sans lui. Lancez Cercle lui-même.',
    close: 'Fermer',
    cancel: 'Continuer à jouer',
    version: (version) => `Version ${version}`,
    data: (trouble, file) => `Le fichier de données ${file} ${TROUBLES[trouble]}`,
    closing: {
      title: 'Cercle se ferme',
      stored: 'Tout ce que vous avez joué est enregistré. Ce qui est en cours s’achève.',
      startsAgain: 'Cercle redémarrera aussitôt après.',
      atOnce: 'Fermer sans attendre',
    },
    trouble: {
      title: 'Les archives ne peuvent être ouvertes',
      unchanged: 'Rien n’y a été changé, rien n’a été effacé.',
      copies: 'Les dernières sauvegardes',
      noCopies: 'Il n’y a pas de sauvegarde à mettre à leur place.',
      put: 'Utiliser cette sauvegarde',
      putOf: (day) => `Utiliser la sauvegarde du ${day}`,
      begin: 'Commencer de nouvelles archives',
      beginHint: 'Elles seront vides\u202f; rien d’autre n’est touché.',
      aside:
        'Dans tous les cas, le fichier actuel est mis parmi les sauvegardes et n’est jamais effacé.',
    },
  },
  cards: {
    suit: (suit) => capital(words.suitName(suit)),
    name: (card, trump) => (trump ? `${name(card)}, atout` : name(card)),
    covered: (owner, count) => `${owner}\u202f: ${cards(count)}, face cachée`,
  },
  hall: {
    newDuel: 'Nouveau duel',
    againAgainst: (player, level) => `Encore contre ${player} (${level})`,
    againWith: (names) => `Encore avec ${names}`,
    againOf: (names) => `Encore\u202f: ${names}`,
    againEvening: (kind) => `Encore une soirée\u202f: ${kind}`,
    game: 'Jeu',
    opponent: 'Adversaire',
    opponents: 'Adversaires',
    partner: 'Partenaire',
    company: 'Les trois autres',
    companyHint: 'On tire à la table qui joue avec qui.',
    seats: (count) => SEATS[count] ?? String(count),
    persons: 'Devant cet écran',
    addPerson: 'Ajouter quelqu’un devant cet écran',
    personName: (place) => `Nom de la personne ${place}`,
    removePerson: (place) => `Retirer la personne ${place}`,
    personsHint: 'La deuxième personne est la partenaire de la première.',
    computers: (count) =>
      count === 1 ? 'Niveau du joueur virtuel' : 'Niveau des joueurs virtuels',
    newTable: 'Prendre place',
    agreement: 'Règles',
    unlike: (usual) => `À la différence de «\u202f${usual}\u202f»\u202f:`,
    agreedSo: (option, value) => `${option}\u202f: ${value}`,
    singleOptions: 'Les règles en détail',
    differing: (count) =>
      count === 0 ? 'rien de modifié' : count === 1 ? '1 modifiée' : `${count} modifiées`,
    open: 'Parties en suspens',
    resume: 'Continuer',
    last: 'Dernières parties',
    noneYet:
      'Rien n’est encore consigné. Chaque partie terminée sera gardée ici, à revoir carte par carte.',
    firstTime: 'Le tapis est mis et la lampe allumée. Choisissez votre compagnie et prenez place.',
    against: (opponent) => `contre ${opponent}`,
    day: 'Date',
    players: 'Joueurs',
    score: 'Marque',
    result: 'Issue',
    value: 'Valeur',
    won: 'gagnée',
    lost: 'perdue',
    wonBy: (winner) => `gagnée par ${winner}`,
    gaveUp: 'abandonnée',
    practice: 'entraînement',
    review: 'Revoir',
    lineOf: (action, names, day) => `${action}\u202f: ${names}, ${day}`,
    level: (level) => LEVELS[level] ?? { title: level, hint: '' },
    playsAt: (level) => `ordinateur\u202f: ${LEVELS[level]?.title ?? level}`,
    times: (value) => ['simple', 'double', 'triple'][value - 1] ?? `${value} fois`,
  },
  settings,
  house,
  table: {
    leave: 'Quitter la table',
    you: 'Vous',
    yourHand: 'Votre jeu',
    handOf: (owner) => `Jeu ${elided(owner)}`,
    trick: 'Levée',
    trickWaits: 'Espace ou clic pour continuer',
    lastTrick: 'Dernière levée',
    allHands: 'Voir les jeux',
    wonIt: 'levée gagnée',
    soundOn: 'Les sons sont activés.',
    soundOff: 'Les sons sont coupés.',
    playedBy: (player, card) => `${card}\u202f: ${player}`,
    talon: 'Talon',
    talonHolds: (count) => `Talon\u202f: ${cards(count)}`,
    turnUp: (card) => `${card}, retourne`,
    trumps: 'Atout',
    noTrumps: 'Pas encore d’atout',
    tricks,
    called: (count) => CALLED[count] ?? String(count),
    discards: (count) => `${count} ${count < 2 ? 'écartée' : 'écartées'}`,
    discardsOf: (owner, count) => `${owner}\u202f: ${cards(count)} à l’écart`,
    flaps: (owner, points, games) =>
      `Marque ${elided(owner)}\u202f: ${points} ${points < 2 ? 'point' : 'points'}, ${games} ${games < 2 ? 'partie' : 'parties'}`,
    andPoints: (said, points) => `${said}, ${points} ${points > 1 ? 'points' : 'point'}`,
    tricksOf: (owner, count) => `${owner}\u202f: ${tricks(count)}`,
    markers: (owner, moved, left) =>
      `Jetons ${elided(owner)}\u202f: ${moved} ${moved < 2 ? 'marqué' : 'marqués'}, ${left} à droite`,
    scoreOf: (owner, score, goal) =>
      `${owner}\u202f: ${score} ${score < 2 ? 'point' : 'points'} sur ${goal}`,
    dealer: 'Donneur',
    elder: 'Premier',
    toMove: 'à jouer',
    revoke: 'Renonce\u202f!',
    vulnerable: 'vulnérable',
    king: 'roi',
    deal: (number) => `${ordinal(number)} donne`,
    giveCards: 'Donner',
    nextDeal: 'Donne suivante',
    noPoints: 'Personne ne marque de point dans cette donne.',
    howToDeal: 'Paquets',
    again: 'Encore une partie',
    nextGame: 'Partie suivante',
    anotherRubber: 'Un autre robre',
    nextPartie: 'Partie suivante',
    anotherSitting: 'Une autre séance',
    toHall: 'Retour au salon',
    skipTrick: 'Ramasser la levée',
    may: 'peut être jouée',
    kept: 'ne peut être écartée',
    discard: 'Écarter',
    chosen: 'choisie',
    rule: (id) => `règle ${id}`,
    youCut: (card) => `Vous tirez ${theCards([card])}.`,
    cutAgain: 'Les cartes ne décident rien\u202f: tous tirent de nouveau.',
    cutBy: (player, card) => `${player} tire ${theCards([card])}.`,
    cut: 'Tirage de la donne',
  },
  result: {
    title: 'Fin de la partie',
    wins: (names, who, what) => `${who === 'you' ? '' : `${names} `}${WIN[who]} ${WON[what]}`,
    counts: (value) =>
      ['La partie compte simple.', 'La partie compte double.', 'La partie compte triple.'][
        value - 1
      ] ?? `La partie compte ${value} fois.`,
    score: (first, second) => `${first} à ${second}`,
  },
  match: {
    title: 'Match',
    none: 'aucun, partie par partie',
    length: (toWin, sides) =>
      sides === 2 && toWin < 5
        ? `au meilleur des ${2 * toWin - 1} parties`
        : `en ${toWin} parties gagnantes`,
    score: (figures) => `Match ${figures}`,
    parties: (figures) => `Parties ${figures}`,
    won: (wins) => `Parties gagnées\u202f: ${wins}`,
    revenge: 'Revanche',
  },
  rubber: {
    interim: 'Compte provisoire',
    final: 'Compte du robre',
    games: 'Parties',
    rubber: 'Robre',
    tricks: 'Levées',
    slams: 'Chelems',
    honours: 'Honneurs',
    total: 'Total',
    times: (count, each) => `${count} à ${each}`,
    carried: (names, count) =>
      `${names}\u202f: ${pointsOf(count)} à reporter sur la partie suivante.`,
    lapsed: 'Les points de levées de l’autre camp sont perdus.',
    pays: (names, count) => `${names}\u202f: ${pointsOf(count)} à recevoir.`,
    firstGame: 'Première partie gagnée',
    secondGame: 'Seconde partie gagnée',
    single: 'simple',
    double: 'double',
    treble: 'triple',
    bumper: 'Un bumper\u202f: tout ce qu’il y a, et rien pour l’autre camp.',
    staked: (names, count, counters) =>
      `${names}\u202f: ${pointsOf(count)}, soit ${countersOf(counters)} à recevoir.`,
    even: 'Les comptes sont égaux\u202f: rien n’est dû.',
  },
  giveUp: {
    menu: 'Abandonner',
    deal: 'Abandonner cette donne',
    partie: 'Abandonner la partie',
    dealSure: 'Tout ce qui reste à gagner dans cette donne va alors à l’autre camp\u202f:',
    partieSure: 'La partie compte alors comme perdue\u202f:',
    noPoints: 'Personne ne marque de point.',
    unseen: 'Ce qui dépend de cartes que vous ne voyez pas s’y ajoute.',
    costs: (counters) => `Dans la soirée, cela vous coûte ${counters}.`,
  },
  log: {
    title: 'Déroulement',
    show: 'Montrer le déroulement',
    hide: 'Cacher le déroulement',
    seed: (seed) => `Graine, qui redonne les mêmes cartes\u202f: ${seed}`,
    standIn: (player) => `${player} a trop tardé\u202f; le joueur du manuel a choisi à sa place.`,
    pointedOut: (onlooker, player) =>
      `${onlooker ?? 'La galerie'} relève une faute, en faveur de ${player}.`,
  },
  review: {
    title: 'Revoir la partie',
    leave: 'Retour au salon',
    first: 'Au début',
    back: 'Un pas en arrière',
    forward: 'Un pas en avant',
    last: 'À la fin',
    step: 'Pas',
    position: (step, steps, deal) => `Pas ${step} sur ${steps}, ${ordinal(deal)} donne`,
    hands: 'Jeux',
    open: 'découverts',
    allOpen: 'Tous les jeux sont découverts.',
    seenFrom: (player) =>
      player === null
        ? 'Vous voyez ce que vous aviez vu à la table.'
        : `Vous voyez ce que ${player} avait vu.`,
  },
  hundertspiel: hundertspielTable,
  tatteln: tattelnTable,
  coach,
  archive,
  slips,
  explained,
  standings,
  strength,
  study,
  judging,
  print,
  training,
  positions,
  exchange,
  exercises,
  reading,
  ease,
  rules,
  lesson,
  evening,
  more: (what) => `${what}…`,
  keysTitle: 'Touches',
  enterKey: 'Entrée',
  keys: [
    { keys: ['←', '→', 'Début', 'Fin'], does: 'parcourir votre jeu' },
    { keys: ['1', '…', '9'], does: 'aller à la première … neuvième carte' },
    { keys: ['Entrée', 'Espace'], does: 'jouer la carte, ou la choisir' },
    { keys: ['P'], does: 'proposer', for: 'propose' },
    { keys: ['S'], does: 'jouer sans proposer', for: 'stand' },
    { keys: ['A'], does: 'accepter la proposition', for: 'accept' },
    { keys: ['R'], does: 'refuser la proposition', for: 'refuse' },
    { keys: ['K'], does: 'annoncer le roi', for: 'announceKing' },
    { keys: ['R'], does: 'relever une renonce', for: 'claimRevoke' },
    { keys: ['C'], does: 'rien à relever', for: 'count' },
    { keys: ['A'], does: 'annoncer la première combinaison offerte', for: 'announceSequence' },
    { keys: ['R'], does: 'échanger le sept contre la retourne', for: 'rob' },
    { keys: ['T', 'C'], does: 'prendre la retourne, la carte couverte', for: 'drawTurnUp' },
    { keys: ['R'], does: 'relever une renonce', for: 'claimRenonce' },
    {
      keys: ['Z', 'O'],
      does: 'relever un nombre de cartes inexact, une donne hors de tour',
      for: 'claimNumber',
    },
    { keys: ['M'], does: 'avancer vos jetons', for: 'mark' },
    { keys: ['D'], does: 'écarter les cartes choisies', for: 'discard' },
    { keys: ['S', 'D', 'C', 'B'], does: 'annoncer Spade, Denari, Coppe, Bastoni', for: 'bid' },
    { keys: ['B'], does: 'acheter le scat', for: 'buy' },
    { keys: ['D'], does: 'écarter les cartes choisies', for: 'layAway' },
    { keys: ['S', 'D', 'C', 'B'], does: 'nommer la couleur', for: 'name' },
    {
      keys: ['S', 'D', 'C', 'B'],
      does: 'étaler le Do de la couleur\u202f; F, G … deux d’entre eux',
      for: 'lay',
    },
    { keys: ['A'], does: 'demander si l’on étale un Do', for: 'ask' },
    { keys: ['C'], does: 'dire Contra', for: 'contra' },
    {
      keys: ['A', 'K', 'V', 'B', 'D'],
      does: 'annoncer les as, rois, cavaliers, valets, Do',
      for: 'announce',
    },
    { keys: ['F'], does: 'demander quelle carte manque', for: 'demand' },
    { keys: ['W'], does: 'douter d’une annonce', for: 'challenge' },
    { keys: ['U'], does: 'se dire sorti', for: 'declareOut' },
    {
      keys: ['N', 'K'],
      does: 'demander une nouvelle donne\u202f; garder la carte',
      for: 'newDeal',
    },
    { keys: ['P'], does: 'passer', for: 'pass' },
    { keys: ['R'], does: 'annoncer les trois derniers tours', for: 'lastRounds' },
    { keys: ['D'], does: 'donner' },
    { keys: ['N'], does: 'donne suivante\u202f; encore une partie' },
    { keys: ['H'], does: 'demander conseil' },
    { keys: ['J'], does: 'juger la donne terminée\u202f; revoir la partie' },
    { keys: ['L'], does: 'aller au déroulement' },
    { keys: ['Espace'], does: 'abréger tout mouvement\u202f; ramasser la levée aussitôt' },
    { keys: ['E'], does: 'revoir la dernière levée' },
    { keys: ['V'], does: 'voir les jeux de la donne finie' },
    { keys: ['Q'], does: 'couper le son, le remettre' },
    { keys: ['?'], does: 'montrer ces touches' },
    { keys: ['Échap'], does: 'fermer' },
  ],
  reviewKeys: [
    { keys: ['←', '→'], does: 'une action en arrière, une en avant' },
    { keys: ['↑', '↓'], does: 'une levée en arrière, une en avant' },
    { keys: ['Page ↑', 'Page ↓'], does: 'une donne en arrière, une en avant' },
    { keys: ['Début', 'Fin'], does: 'au début, à la fin' },
    { keys: ['Espace', '+', '−'], does: 'défiler, arrêter\u202f; plus vite, moins vite' },
    { keys: ['1', '…', '9', 'Entrée'], does: 'à une carte\u202f; là où elle a été jouée' },
    { keys: [',', '.'], does: 'partie précédente, partie suivante' },
    { keys: ['E'], does: 'voir d’une autre place' },
    { keys: ['G'], does: 'montrer ou cacher la courbe' },
    { keys: ['L'], does: 'aller au déroulement' },
    { keys: ['H'], does: 'ce que dit le conseiller en ce point' },
    { keys: ['A'], does: 'aller à l’analyse' },
    { keys: ['N'], does: 'aller à la note' },
    { keys: ['P', 'D'], does: 'jouer la suite\u202f; redonner ces cartes' },
    { keys: ['T'], does: 'un autre choix ici, et le mot du conseiller' },
    { keys: ['?', 'Échap'], does: 'montrer ces touches\u202f; fermer' },
  ],
  fileRefused,
  refused: {
    full: 'Le disque est plein. Rien n’est perdu\u202f: faites de la place et réessayez.',
    taken: 'Quelqu’un porte déjà ce nom. Si c’est la même personne, réunissez-les.',
    tooMany: 'C’est trop pour un seul document. Choisissez au plus 500 parties.',
    noExercise:
      'Il n’y a pas encore d’exercice de ce genre. Choisissez un autre jeu, un autre genre ou une autre source.',
    together:
      'Ces deux personnes se sont assises à la même table\u202f: elles ne peuvent être une seule.',
    spoilt:
      'Cette partie n’est plus ce qui a été noté\u202f: sa somme de contrôle diffère. Rien n’a été changé\u202f; une sauvegarde plus ancienne la contient peut-être encore.',
    malformed: 'Cela n’a pas pu être compris. Rien n’a été changé.',
    notFound: 'Cette partie n’est pas dans les archives.',
    noTable: 'Personne n’est à table en ce moment.',
    notNow: 'Cela ne peut se faire en ce moment.',
    store: 'Les archives n’ont pu être lues ou écrites. Rien n’a été changé.',
    locked:
      'Un autre programme écrit dans les archives. Rien n’a été changé\u202f: réessayez dans un instant.',
    cancelled: 'Annulé. Rien n’a été changé.',
    busy: 'C’est trop demander à la fois. Rien n’a été changé\u202f: réessayez dans un instant.',
    internal: 'Une erreur s’est produite dans le programme. Rien n’a été changé.',
  },
}
