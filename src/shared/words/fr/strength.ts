// How strong a person is, in French.
import { counted } from '../counting.ts'
import type { StrengthWords } from '../en/strength.ts'
import { number } from './cards.ts'

const TAG = 'fr-FR'

const decisions = counted(TAG, number, {
  none: 'aucune décision',
  one: 'une décision',
  other: (count) => `${count} décisions`,
})
const moreDecisions = counted(TAG, number, {
  none: '',
  one: 'encore une décision sans conseil',
  other: (count) => `encore ${count} décisions sans conseil`,
})
const moreParties = counted(TAG, number, {
  none: '',
  one: 'encore une partie',
  other: (count) => `encore ${count} parties`,
})

const PLAYERS: Readonly<Record<string, string>> = {
  random: 'quelqu’un qui joue au hasard',
  novice: 'un débutant',
  rulebook: 'un joueur qui suit le manuel',
  club: 'un joueur de cercle',
  master: 'un maître',
}
const player = (level: string): string => PLAYERS[level] ?? level
/** “que” before a player. */
const than = (level: string): string => {
  const name = player(level)
  return name.startsWith('u') ? `qu’${name}` : `que ${name}`
}

export const strength: StrengthWords = {
  title: 'Mon niveau',
  game: 'Jeu',
  person: 'Joueur',
  waitingFor: 'On fait les comptes…',
  none: 'Rien n’a encore été joué. Une fois une partie terminée et analysée par le conseiller, cette page dira comment elle a été jouée.',
  noneJudged:
    'Le conseiller n’a encore analysé aucune de ces parties. Dès que ce sera fait, leurs décisions compteront ici.',
  toJudging: 'Faire analyser des parties',
  waiting: counted(TAG, number, {
    none: 'Toutes les parties sont analysées.',
    one: 'Une partie n’est pas encore analysée.',
    other: (count) => `${count} parties ne sont pas encore analysées.`,
  }),
  between: (low, high, count) => `entre ${low} et ${high}, d’après ${decisions(count)}`,
  soFar: (rate, count) => `Jusqu’ici ${rate}, d’après ${decisions(count)}.`,
  placing: {
    as: (level, rate) => `Comme ${player(level)}\u202f: ${rate}.`,
    between: (weaker, stronger, rate) =>
      `Entre les niveaux ${weaker} et ${stronger}\u202f: ${rate}.`,
    above: (level, rate) => `Mieux ${than(level)}\u202f: ${rate}.`,
    below: (level, rate) => `Moins bien ${than(level)}\u202f: ${rate}.`,
    early: (count, parties) =>
      `Il est trop tôt pour le dire\u202f: il faut au moins ${[
        moreDecisions(count),
        moreParties(parties),
      ]
        .filter((one) => one !== '')
        .join(' et ')}.`,
    unmeasured: 'Les niveaux de ce jeu n’ont pas été mesurés\u202f: il n’y a rien à quoi comparer.',
  },
  hinted: (count, rate) => `Après un conseil\u202f: ${decisions(count)}, ${rate}.`,
  weakness: (kind, rate, level, levelRate) =>
    `C’est ici que l’on perd le plus\u202f: ${kind}, ${rate}\u202f; ${player(level)} perd ${levelRate}.`,
  noWeakness: 'Dans aucun genre de décisions on ne perd nettement plus que dans les autres.',
  practise: 'S’y exercer',
  scale: {
    title: 'Parmi les niveaux',
    hint: 'Ce que coûte en moyenne une décision, le moins à droite. La barre contient le vrai taux 95 fois sur 100.',
    who: 'Joueur',
    rate: 'Taux d’erreur',
    interval: 'Intervalle',
    range: (low, high) => `${low} à ${high}`,
  },
  kinds: {
    title: 'Par genre de décision',
    kind: 'Genre',
    own: 'Taux d’erreur',
    level: (level) => `Niveau ${level}`,
    decisions: 'Décisions',
    hinted: 'Avec un conseil',
    weakest: 'le plus faible',
  },
  course: {
    title: 'Au fil du temps',
    rate: {
      title: 'Taux d’erreur',
      hint: 'ce que coûte en moyenne une décision, avec son intervalle',
    },
    results: {
      title: 'Résultats, chance déduite',
      hint: 'ce qu’une partie a rapporté en moyenne jusque-là\u202f; avec l’intervalle de ce qu’elle aurait rapporté sans la chance',
    },
    own: 'taux d’erreur',
    adjusted: 'chance déduite',
    result: 'chance comprise',
    period: 'Taux d’erreur par',
    periods: { block: 'parties de suite', month: 'mois' },
    within: (value, low, high) => `${value} (${low} à ${high})`,
    empty: 'Il n’y a encore rien à tracer.',
  },
  results: (adjusted, low, high, parties) =>
    `Chance déduite, une partie a rapporté ${adjusted} en moyenne, entre ${low} et ${high} (${parties} parties).`,
  resultsFew: (adjusted) => `Chance déduite, cette seule partie a rapporté ${adjusted}.`,
}
