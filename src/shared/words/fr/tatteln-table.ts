// The table of Tatteln in French.
import { balance, capital, counted } from '../counting.ts'
import type { TattelnTableWords } from '../en/tatteln-table.ts'
import { holdingOf, stakeCount } from './tatteln-names.ts'

const points = counted('fr-FR', (count) => String(count), {
  none: '0 point',
  one: '1 point',
  other: (count) => `${count} points`,
})
/** A name without its article. */
const bare = (text: string): string => capital(text.replace(/^une? /, ''))
/** T-12 */
const LATE = { talon: 'après le talon', nine: 'parmi les neuf dernières' } as const

export const tattelnTable: TattelnTableWords = {
  announcements: 'Annonces',
  holding: (holding) => bare(holdingOf(holding)),
  brief: (holding) => bare(holdingOf(holding).replace(/ (au|à la|à l’).*/, '')),
  good: 'bonne',
  void: 'sans valeur',
  grown: 'accrue',
  points,
  liesOpen: (card) => `${card}, à découvert sous le talon`,
  noTrumps: 'Sans atout',
  talonDrawn: 'Le talon est épuisé',
  followHint: 'il faut désormais fournir',
  lateTricks: LATE,
  lateTricksOf: (name, count, of) =>
    `${name}\u202f: ${count} ${count > 1 ? 'levées' : 'levée'} ${LATE[of]}`,
  robbed: 'sept échangé contre',
  robbedBy: (name) => `Prise contre le sept par ${name}`,
  jacks: 'quatre valets',
  stakes: 'Mises',
  stakesOf: (name, count) =>
    count === 0
      ? `${name}\u202f: aucune mise gagnée ni perdue`
      : `${name}\u202f: ${stakeCount(Math.abs(count))} ${count > 0 ? 'gagnée' : 'perdue'}${Math.abs(count) > 1 ? 's' : ''}`,
  signed: balance('fr-FR'),
  figure: 'Marque à la craie',
  figureOf: (name, score, goal) =>
    `${name}\u202f: ${points(score)}${goal === null ? '' : ` sur ${goal}`}, à la craie`,
  upTo: (goal) => `en ${goal}`,
  stake: (counters) => `mise ${counters}`,
  taille: (count) => `${count === 1 ? '1re' : `${count}e`} taille`,
  sheet: {
    title: 'Compte de la dernière donne',
    announced: 'Annonces',
    cards: 'Cartes des levées',
    lastTrick: 'Dernière levée',
    givenUp: 'Abandonné par l’autre',
    matsch: 'Perdu par matsch',
    missing: 'Ce qui manquait',
    total: 'Marqué',
    stakes: (paid) => `Mises de matsch et de pénalités\u202f: ${paid}`,
    double: 'Comptée double, pour les quatre valets',
    settled: (paid) => `Jetons\u202f: ${paid}`,
  },
  said: {
    announce: (holding) => `${bare(holdingOf(holding))}.`,
    good: 'Bon.',
    void: 'Pas bon.',
    rob: 'J’échange le sept.',
    claim: 'Je réclame la pénalité.',
  },
}
