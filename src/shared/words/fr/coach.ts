// The coach in French.
import type { HintVerdict, Reason } from '../../coach.ts'
import type { CoachWords } from '../en/coach.ts'
import { capital, counted } from '../counting.ts'
import { figures as inFigures, worthInMarkers, worthInParties } from '../figures.ts'
import { wordless } from '../play-words.ts'
import { number } from './cards.ts'

const TAG = 'fr-FR'
const figures = inFigures(TAG)
const { plain, signed, percent, whole } = figures

const decisions = counted(TAG, number, {
  none: 'aucune décision',
  one: 'une décision',
  other: (count) => `${count} décisions`,
})

const rate = (figure: string): string => `${figure} par décision`

/** Of games in which the partie is played for: in percent of the partie. */
export const inParties = worthInParties(figures, {
  amount: (figure) => `${figure} d’une partie`,
  rate,
})

/** Of games played for markers; French counts less than two in the singular. */
export const inMarkers = worthInMarkers(
  figures,
  (value) => `${plain(value)} ${Math.abs(value) < 2 ? 'jeton' : 'jetons'}`,
  rate,
  'Résultat en jetons\u202f: ce qui a été payé dans cette partie, et ce que valent les points reportés sur la suivante, moins ceux du début. Le jeton près du nom donne le bilan de toute la séance.',
)

const choices = counted(TAG, number, {
  none: 'aucun choix',
  one: 'un choix',
  other: (count) => `${count} choix`,
})

function why(reason: Reason): string {
  switch (reason.why) {
    case 'point': {
      const [share, other] = figures.versus(reason.share, reason.other)
      return `Le point se fait ainsi plus souvent\u202f: ${share} contre ${other} pour le meilleur des autres choix.`
    }
    case 'vole': {
      const [share, other] = figures.versus(reason.share, reason.other)
      return `La vole se fait ainsi plus souvent\u202f: ${share} contre ${other} pour le meilleur des autres choix.`
    }
    case 'points':
      return `La donne rapporte ainsi plus de points\u202f: ${signed(reason.points)} contre ${signed(reason.other)} en moyenne.`
    case 'score': {
      const [chance, other] = figures.versus(reason.chance, reason.other)
      return `À cette marque, la partie se gagne ainsi plus souvent\u202f: ${chance} contre ${other} pour le meilleur des autres choix.`
    }
    case 'worth':
      return 'Cela ne gagne pas plus souvent, mais vaut davantage avec tout ce qui se paie.'
    case 'king':
      return 'Le roi fait marquer un point aussitôt.'
    case 'due':
      return 'Des points dus sont perdus s’ils ne sont pas marqués à temps.'
    case 'right':
      return 'C’est votre droit, et cela ne coûte rien.'
    case 'unbeaten':
      return 'Aucune carte encore en jeu n’est plus forte.'
    case 'cheapest':
      return 'C’est votre plus basse carte qui fait la levée.'
    case 'trumps':
      return 'La levée est prise d’un atout.'
    case 'drawsTrumps':
      return `Avec ${number(reason.cards)} atouts, vous pouvez faire tomber ceux des autres.`
    case 'longest':
      return `C’est votre couleur la plus longue\u202f: ${number(reason.cards)} cartes.`
    case 'partner':
      return 'La levée est à votre partenaire\u202f: on y met une carte inutile.'
    case 'guards':
      return reason.suits === 1
        ? 'La levée est perdue\u202f; une couleur reste gardée.'
        : `La levée est perdue\u202f; ${number(reason.suits)} couleurs restent gardées.`
    case 'lost':
      return 'La levée est perdue\u202f: on y met une carte inutile.'
    default:
      return wordless(reason)
  }
}

function judge(verdict: HintVerdict, figure: (value: number) => string): string {
  switch (verdict.is) {
    case 'only':
      return 'Il n’y a pas d’autre choix.'
    case 'lawful':
      return 'Aucun autre choix n’est dans les règles.'
    case 'best':
      return `Le meilleur choix\u202f: ${figure(verdict.by)} de mieux que le suivant.`
    case 'close':
      return 'Le meilleur choix, mais de si peu qu’on ne peut en être sûr.'
    case 'safe':
      return 'L’écart est trop faible pour trancher\u202f: c’est ce que font les manuels.'
    case 'equal':
      return `${capital(choices(verdict.count))} se valent\u202f; en voici un.`
    default:
      return wordless(verdict)
  }
}

export const coach: CoachWords = {
  figures,
  settings: {
    title: 'Conseiller',
    hints: {
      title: 'Conseils à la table',
      hint: 'Quand c’est à vous de jouer, un bouton et la touche H montrent ce que ferait le conseiller, et pourquoi.',
    },
    tutor: 'Vous interroge avant une décision qui coûte plus de',
    limit: (limit) => (limit === 0 ? 'jamais' : inParties.figure(limit)),
    tutorHint: (limit) =>
      limit === 0
        ? 'Ce que vous décidez se fait aussitôt.'
        : `Plus de ${inParties.amount(limit)}\u202f: une telle décision coûte une partie sur ${whole(2 / limit)}. Là où l’on joue pour des jetons, plus de ${plain(limit)} jeton.`,
    judges: {
      title: 'Jugement des donnes et des parties terminées',
      hint: 'Après une donne et en revoyant une partie, le conseiller reprend les décisions\u202f: ce qu’elles ont coûté, et la part de la chance.',
    },
  },
  hint: {
    title: 'Conseil',
    waiting: 'Le conseiller calcule…',
    verdict: judge,
    reason: why,
    chance: (share) => `Chances de gagner\u202f: ${percent(share)}`,
    details: 'Détails',
    follow: 'Suivre le conseil',
    advised: 'conseillé',
    plan: (deed) => `En cas d’échange\u202f: ${deed}.`,
    spoken: (deed, verdict, reason) =>
      [`${capital(deed)}.`, verdict, reason].filter((text) => text !== '').join(' '),
    measures: {
      point: { title: 'Point', hint: 'probabilité de marquer pour les levées de cette donne' },
      vole: { title: 'Vole', hint: 'probabilité de faire toutes les levées' },
      tricks: {
        title: 'Levées',
        hint: 'levées que votre camp doit faire en moyenne dans cette donne',
      },
      points: {
        title: 'Points',
        hint: 'points attendus de cette donne, les vôtres moins ceux de l’autre camp',
      },
      chance: { title: 'Partie', hint: 'probabilité de gagner la partie' },
      equity: {
        title: 'Valeur',
        hint: 'ce que la partie doit vous rapporter en moyenne, gains moins pertes\u202f; une partie qui compte plusieurs fois vaut plus que la chance de la gagner',
      },
    },
    others: 'Les autres choix coûtent',
    more: (count) => (count === 1 ? 'et un autre' : `et ${whole(count)} autres`),
    solved: 'Résolu, sur toutes les mains\u202f: aucun échantillon.',
    exact: 'Calcul exact.',
    sampled: (error) => `Estimation par échantillons, à ${error}.`,
    odds: (hands, won, least) =>
      hands === 1
        ? `Le seul jeu possible de l’adversaire vous laisse ${won === 1 ? 'au moins' : 'moins de'} ${number(least)} levées.`
        : `Sur ${whole(hands)} jeux possibles de l’adversaire, ${whole(won)} (${percent(won / hands)}) vous laissent au moins ${number(least)} levées.`,
    book: (rule, deed, agrees) =>
      agrees
        ? `Les manuels sont du même avis (${rule}).`
        : `Les manuels disent\u202f: ${deed} (${rule}). Ici, le calcul est d’un autre avis.`,
  },
  tutor: {
    title: 'Un mot avant de jouer',
    wish: (deed) => `Vous voulez ${deed}.`,
    givesAway: (cost, fall) =>
      fall === null
        ? `Par rapport au meilleur choix, cela coûte ${cost}.`
        : `Par rapport au meilleur choix, cela coûte ${cost}\u202f; vos chances de gagner la partie baissent de ${figures.share(fall)}.`,
    anyway: 'Le faire quand même',
    rethink: 'Réfléchir',
    show: 'Le conseil',
  },
  judgement: {
    judge: 'Juger cette donne',
    reviewPartie: 'Revoir la partie',
    title: 'Jugement de la donne',
    waiting: 'Le conseiller reprend la donne…',
    account: ({ decisions: count, cost, hinted }, amount) => {
      const helped = `Avec un conseil\u202f: ${decisions(hinted)}.`
      if (count === 0)
        return hinted > 0
          ? helped
          : 'Il n’y avait rien à décider\u202f: tous les choix se valaient.'
      const all = `Tout tenait à ${decisions(count)}`
      const alone =
        cost > 0
          ? `${all}\u202f; il en a coûté ${amount(cost)}.`
          : `${all}\u202f; ${count === 1 ? 'elle' : 'aucune'} n’a rien coûté.`
      return hinted > 0 ? `${alone} ${helped}` : alone
    },
    luck: 'Chance',
    luckOfSeat: 'Chance et jeu des autres',
    skill: 'Adresse',
    slip: (done, better) => `Choisi\u202f: ${done}\u202f; mieux\u202f: ${better}`,
    noSlips: 'Aucune décision n’a rien coûté.',
    grades: {
      flawless: 'jeu sans faute',
      masterly: 'jeu magistral',
      strong: 'jeu solide',
      fair: 'jeu correct',
      uneven: 'jeu inégal',
      careless: 'jeu imprudent',
    },
  },
  analysis: {
    title: 'Analyse',
    hide: 'Cacher l’analyse',
    waiting:
      'Le conseiller reprend la partie, décision après décision. Cela peut prendre quelques secondes…',
    decisions: 'Décisions',
    result: 'Résultat',
    ofWhichLuck: 'Dont la chance',
    adjusted: 'Chance déduite',
    deals: 'Donne par donne',
    deal: 'Donne',
    slips: 'Erreurs',
    slipOf: (name, deal) => `${name}, ${deal === 1 ? '1re' : `${deal}e`} donne`,
    hinted: 'après un conseil',
    here: (done, better, cost) => `Fait\u202f: ${done} – mieux\u202f: ${better} (${cost})`,
    unjudged: 'Ni ce qui suit une irrégularité, ni les réclamations ne sont jugés.',
    noneJudged: 'Il n’y avait rien à juger ici.',
  },
}
