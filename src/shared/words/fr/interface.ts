import type { StoreTrouble } from '../../bridge.ts'
import type { Card } from '../../card.ts'
import { capital } from '../counting.ts'
import type { InterfaceWords, Named } from '../interface.ts'
import { cards as words } from './cards.ts'
import { archive } from './archive.ts'
import { coach } from './coach.ts'
import { standings } from './standings.ts'
import { study } from './study.ts'

const LEVELS: Readonly<Record<string, Named>> = {
  random: { title: 'Hasard', hint: 'joue ce que les règles permettent, sans plus' },
  novice: { title: 'Débutant', hint: 'suit quelques habitudes simples et laisse échapper des choses' },
  rulebook: { title: 'Manuel', hint: 'connaît les jeux de règle et les vieux conseils d’entame' },
  club: { title: 'Cercle', hint: 'joue solidement, calcule un peu et se trompe rarement' },
  master: { title: 'Maître', hint: 'calcule avant chaque décision tout ce que vous pouvez tenir' },
}

const TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  notDatabase: 'n’est pas un fichier de données. Déplacez-le et relancez Cercle.',
  foreign: 'appartient à un autre programme. Déplacez-le et relancez Cercle.',
  damaged:
    'est endommagé. Rien n’y a été changé\u202f: remettez une copie en place ou déplacez-le, puis relancez Cercle.',
  newer: 'a été écrit par une version plus récente de Cercle. Servez-vous de celle-ci.',
  inUse: 'est déjà ouvert par un autre Cercle. Fermez d’abord celui-là.',
  unreadable: 'ne peut être lu. Voyez si vous avez le droit de l’ouvrir.',
}

const name = (card: Card): string => capital(words.cardName(card))
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const tricks = (count: number): string => (count < 2 ? `${count} levée` : `${count} levées`)
const elided = (owner: string): string => (/^[aeiouyàâéèêëîïôöùûüœh]/i.test(owner) ? `d’${owner}` : `de ${owner}`)

const ordinal = (number: number): string => (number === 1 ? '1re' : `${number}e`)

const CALLED = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre']

export const interfaceWords: InterfaceWords = {
  about: {
    subtitle: 'Jeux de cartes du cercle au dix-neuvième siècle',
    testBuild: 'Version d’essai, sur un moteur de remplacement',
    noBridge: 'Cette page appartient au programme Cercle et ne peut rien sans lui. Lancez Cercle lui-même.',
    close: 'Fermer',
    cancel: 'Continuer à jouer',
    version: (version) => `Version ${version}`,
    data: (trouble, file) => `Le fichier de données ${file} ${TROUBLES[trouble]}`,
  },
  cards: {
    suit: (suit) => capital(words.suitName(suit)),
    name: (card, trump) => (trump ? `${name(card)}, atout` : name(card)),
    covered: (owner, count) => `${owner}\u202f: ${cards(count)}, face cachée`,
  },
  hall: {
    newDuel: 'Nouveau duel',
    game: 'Jeu',
    opponent: 'Adversaire',
    agreement: 'Règles',
    singleOptions: 'Conventions particulières',
    differing: (count) => (count === 0 ? 'comme ci-dessus' : count === 1 ? '1 modifiée' : `${count} modifiées`),
    open: 'Restées sur la table',
    resume: 'Reprendre',
    last: 'Dernières parties',
    noneYet: 'Rien n’est encore consigné. Chaque partie terminée sera gardée ici, à revoir carte par carte.',
    firstTime: 'Le tapis est mis et la lampe allumée. Choisissez un adversaire et prenez place.',
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
    review: 'Revoir',
    lineOf: (action, names, day) => `${action}\u202f: ${names}, ${day}`,
    level: (level) => LEVELS[level] ?? { title: level, hint: '' },
    times: (value) => (value === 1 ? 'simple' : value === 2 ? 'double' : 'triple'),
  },
  settings: {
    title: 'Réglages',
    name: 'Votre nom',
    language: 'Langue',
    system: 'celle du système',
    pace: 'Allure',
    paces: { slow: 'posée', normal: 'tranquille', fast: 'vive', instant: 'immédiate' },
  },
  table: {
    leave: 'Quitter la table',
    you: 'Vous',
    yourHand: 'Votre jeu',
    handOf: (owner) => `Jeu ${elided(owner)}`,
    trick: 'Levée',
    playedBy: (player, card) => `${player}\u202f: ${card}`,
    talon: 'Talon',
    talonHolds: (count) => `Talon\u202f: ${cards(count)}`,
    turnUp: (card) => `Retourne\u202f: ${card}`,
    trumps: 'Atout',
    noTrumps: 'Pas encore d’atout',
    tricks,
    called: (count) => CALLED[count] ?? String(count),
    discards: (count) => `${count} ${count < 2 ? 'écartée' : 'écartées'}`,
    discardsOf: (owner, count) => `${owner}\u202f: ${cards(count)} à l’écart`,
    tricksOf: (owner, count) => `${owner}\u202f: ${tricks(count)}`,
    markers: (owner, moved, left) =>
      `Jetons ${elided(owner)}\u202f: ${moved} ${moved < 2 ? 'marqué' : 'marqués'}, ${left} à droite`,
    scoreOf: (owner, score, goal) => `${owner}\u202f: ${score} ${score < 2 ? 'point' : 'points'} sur ${goal}`,
    dealer: 'Donneur',
    elder: 'Premier',
    toMove: 'à jouer',
    vulnerable: 'vulnérable',
    king: 'roi marqué',
    deal: (number) => `${ordinal(number)} donne`,
    giveCards: 'Donner',
    nextDeal: 'Donne suivante',
    howToDeal: 'Paquets',
    again: 'Encore une partie',
    toHall: 'Retour au salon',
    skipTrick: 'Ramasser la levée',
    may: 'peut être jouée',
    chosen: 'choisie',
    rule: (id) => `règle ${id}`,
    youCut: (card) => `Vous tirez\u202f: ${card}`,
    cutBy: (player, card) => `${player} tire\u202f: ${card}`,
    cut: 'Tirage de la donne',
  },
  result: {
    title: 'Fin de la partie',
    youWin: 'Vous gagnez la partie',
    wins: (winner) => `${winner} gagne la partie`,
    counts: (value) =>
      value === 1 ? 'Elle compte simple.' : value === 2 ? 'Elle compte double.' : 'Elle compte triple.',
    score: (first, second) => `${first} à ${second}`,
  },
  giveUp: {
    menu: 'Abandonner',
    deal: 'Abandonner cette donne',
    partie: 'Abandonner la partie',
    dealSure: 'Votre adversaire marque alors ce que les règles lui accordent pour cette donne. L’abandonner\u202f?',
    partieSure: 'La partie compte alors comme perdue. L’abandonner\u202f?',
  },
  log: {
    title: 'Déroulement',
    show: 'Montrer le déroulement',
    hide: 'Cacher le déroulement',
    seed: (seed) => `Graine de la donne\u202f: ${seed}`,
    standIn: (player) => `${player} a trop tardé\u202f; le joueur du manuel a choisi à sa place.`,
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
    own: 'tels que vous les voyiez',
  },
  coach,
  archive,
  standings,
  study,
  keysTitle: 'Touches',
  keys: [
    { keys: ['←', '→', 'Début', 'Fin'], does: 'parcourir votre jeu' },
    { keys: ['1', '…', '5'], does: 'aller à la première … cinquième carte' },
    { keys: ['Entrée', 'Espace'], does: 'jouer la carte, ou la choisir pour l’écart' },
    { keys: ['P'], does: 'proposer' },
    { keys: ['S'], does: 'jouer sans proposer' },
    { keys: ['A'], does: 'accepter la proposition' },
    { keys: ['R'], does: 'refuser la proposition' },
    { keys: ['K'], does: 'annoncer le roi' },
    { keys: ['D'], does: 'écarter les cartes choisies\u202f; donner' },
    { keys: ['N'], does: 'donne suivante\u202f; encore une partie' },
    { keys: ['H'], does: 'demander conseil' },
    { keys: ['J'], does: 'juger la donne terminée\u202f; revoir la partie' },
    { keys: ['L'], does: 'aller au déroulement' },
    { keys: ['Espace'], does: 'ramasser la levée aussitôt' },
    { keys: ['?'], does: 'montrer ces touches' },
    { keys: ['Échap'], does: 'fermer' },
  ],
  reviewKeys: [
    { keys: ['←', '→'], does: 'un pas en arrière, un pas en avant' },
    { keys: ['Début', 'Fin'], does: 'au début, à la fin' },
    { keys: ['L'], does: 'aller au déroulement' },
    { keys: ['A'], does: 'aller à l’analyse' },
    { keys: ['?'], does: 'montrer ces touches' },
    { keys: ['Échap'], does: 'fermer' },
  ],
  refused: {
    full: 'Le disque est plein. Rien n’est perdu\u202f: faites de la place et réessayez.',
    taken: 'Quelqu’un porte déjà ce nom. Pour n’en faire qu’un, réunissez-les.',
    together: 'Ces deux personnes se sont assises à la même table\u202f: elles ne peuvent être une seule.',
    spoilt:
      'Cette partie n’est plus ce qui fut noté\u202f: sa somme de contrôle diffère. Rien n’a été changé\u202f; une copie plus ancienne la contient peut-être encore.',
    file: (file, reason) => `${file}\u202f: ${reason === '' ? 'ce fichier ne peut être ni lu ni écrit.' : reason}`,
    malformed: 'Cela n’a pas pu être compris. Rien n’a été changé.',
    notFound: 'Cette partie n’est pas dans les archives.',
    noTable: 'Personne n’est à table en ce moment.',
    notNow: 'Cela ne peut se faire en ce moment.',
    store: 'Les archives n’ont pu être lues ou écrites. Rien n’a été changé.',
    internal: 'Quelque chose a manqué dans le programme. Rien n’a été changé.',
  },
}
