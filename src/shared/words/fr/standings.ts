// The standings in French.
import type { StandingsWords } from '../en/standings.ts'

export const standings: StandingsWords = {
  title: 'Bilan',
  none: 'Rien n’est encore compté. Chaque partie menée à son terme sera inscrite ici.',
  waiting: 'On ouvre les registres…',
  game: 'Jeu',
  person: 'Bilan de',
  against: 'contre',
  all: 'tous',
  beside: 'avec',
  anybody: 'n’importe qui',
  others: 'les autres',
  book: {
    title: 'Le carnet de marque',
    hint: 'Chaque partie telle qu’elle a été marquée, la dernière d’abord. Choisir une feuille, c’est revoir la partie.',
    later: 'Parties plus récentes',
    older: 'Parties plus anciennes',
    place: (from, until, all) => `feuilles ${from} à ${until} sur ${all}`,
    deal: 'Donne',
    score: 'Marque',
    points: (count) => (count === 1 ? 'un point' : `${count} points`),
    noPoint: 'aucun point',
    none: 'Aucune partie de ce genre n’est encore terminée.',
    dealt: { title: '·', hint: 'a donné' },
    series: 'Gagnées dans cette séance',
  },
  ledger: {
    title: 'Chiffres',
    explain: 'Expliquer les chiffres',
    asTable: { title: 'En tableau', hint: 'mois par mois, pour un tableur' },
    groups: {
      parties: 'Parties',
      points: 'Points',
      counted: 'À la table',
      runs: 'Séries',
      givenUp: 'Abandons, non comptés ci-dessus',
      judged: 'Jugé par le conseiller',
    },
    figures: {
      parties: {
        title: 'Parties',
        hint: 'parties menées à leur terme\u202f; ni les abandons ni les exercices n’en sont',
      },
      won: { title: 'Gagnées', hint: 'parties gagnées, et leur part du total' },
      lost: { title: 'Perdues', hint: 'parties perdues, et leur part du total' },
      value: {
        title: 'Valeur gagnée',
        hint: 'parties gagnées, chacune comptée autant de fois qu’il était convenu',
      },
      valueLost: {
        title: 'Valeur perdue',
        hint: 'parties perdues, chacune comptée autant de fois qu’il était convenu',
      },
      balance: { title: 'Solde', hint: 'valeur gagnée moins valeur perdue' },
      deals: { title: 'Donnes', hint: 'donnes jouées dans toutes ces parties' },
      points: { title: 'Points', hint: 'points marqués dans toutes ces parties' },
      pointsADeal: {
        title: 'Points par donne',
        hint: 'points marqués, divisés par le nombre de donnes',
      },
      longestWon: {
        title: 'Plus longue série gagnée',
        hint: 'le plus grand nombre de parties gagnées de suite',
      },
      longestLost: {
        title: 'Plus longue série perdue',
        hint: 'le plus grand nombre de parties perdues de suite',
      },
      now: {
        title: 'En ce moment',
        hint: 'parties gagnées ou perdues de suite jusqu’à la dernière',
      },
      gaveUp: { title: 'Abandonnées', hint: 'parties que ce côté a abandonnées' },
      gaveUpValue: {
        title: 'Valeur ainsi perdue',
        hint: 'ce que comptaient les parties abandonnées',
      },
      wereGiven: {
        title: 'Abandonnées par l’autre',
        hint: 'parties que l’autre côté a abandonnées',
      },
      wereGivenValue: {
        title: 'Valeur ainsi gagnée',
        hint: 'ce que comptaient les parties abandonnées par l’autre côté',
      },
      judged: { title: 'Parties jugées', hint: 'parties dont l’analyse a été demandée' },
      decisions: {
        title: 'Décisions',
        hint: 'décisions prises seul, entre des choix de valeur inégale',
      },
      rate: {
        title: 'Taux d’erreur',
        hint: 'ce que coûte en moyenne une décision, et le mot qui convient',
      },
      hinted: {
        title: 'Avec un conseil',
        hint: 'décisions prises après un conseil\u202f; le taux d’erreur ne les compte pas',
      },
      result: { title: 'Résultat', hint: 'ce que ces parties ont compté, gains moins pertes' },
      adjusted: {
        title: 'Chance déduite',
        hint: 'ce qu’elles auraient compté si les cartes n’avaient favorisé personne',
      },
    },
    share: 'Part',
    wonNow: (count) => (count === '1' ? '1 gagnée' : `${count} gagnées`),
    lostNow: (count) => (count === '1' ? '1 perdue' : `${count} perdues`),
    perDeal: (hint) => `${hint}\u202f; à côté, combien par donne`,
    partOf: (hint, whole) => `${hint}\u202f; à côté, la part de «\u202f${whole}\u202f»`,
    noneJudged:
      'Aucune partie n’est encore jugée. Le conseiller en juge une dès qu’on ouvre son analyse en la revoyant\u202f; elle est alors inscrite ici.',
    several: 'À une table de trois, chacun des deux autres est compté ici avec sa propre partie.',
  },
  charts: {
    title: 'Graphiques',
    charts: {
      balance: {
        title: 'Solde',
        hint: 'valeur gagnée moins valeur perdue, cumulée depuis la première partie',
      },
      parties: {
        title: 'Parties gagnées et perdues',
        hint: 'les gagnées au-dessus de la ligne, les perdues au-dessous',
      },
      points: {
        title: 'Points par donne',
        hint: 'points marqués par chaque côté, divisés par les donnes de cette période',
      },
      counted: {
        title: 'À la table, au fil du temps',
        hint: 'combien par donne, ou en part de l’ensemble dont cela relève',
      },
      rate: {
        title: 'Taux d’erreur',
        hint: 'ce que coûte en moyenne une décision, dans les parties que le conseiller a jugées',
      },
    },
    asTable: 'En tableau',
    asChart: 'En graphique',
    month: 'Mois',
    period: 'Courbes par',
    periods: { partie: 'partie, les 60 dernières', month: 'mois' },
    partie: 'Partie',
    numbered: (number) => `partie ${number}`,
    year: 'Année',
    which: 'On compte',
    keys: 'Les flèches, Début et Fin parcourent le graphique.',
    empty: 'Il n’y a encore rien à tracer.',
    won: 'gagnées',
    lost: 'perdues',
    balance: 'solde',
    rate: 'taux d’erreur',
    reading: (month, told) => `${month}\u202f: ${told}`,
    part: (name, value) => `${name} ${value}`,
  },
}
