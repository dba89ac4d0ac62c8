// The rule options and presets of Hundertspiel in French.
import {
  type HundertspielPreset,
  type HundertspielValues,
  type OptionTexts,
  type PresetTexts,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

export const OPTIONS: OptionTexts<HundertspielValues> = {
  ...TABLE_OPTIONS,
  players: {
    title: 'Les joueurs',
    hint: 'Quatre en deux camps, ou trois, chacun pour soi.',
    source: `L’un et l’autre : ${SOURCES.d}.`,
    values: { '4': ['quatre', 'quatre joueurs'], '3': ['trois', 'trois joueurs'] },
  },
  scat: {
    title: 'Le scat',
    hint: 'Avec le scat, quelques cartes sont mises à part et l’on annonce un Vingt-six ; qui annonce le plus haut, ou achète le scat, choisit l’atout.',
    source: `L’un et l’autre : ${SOURCES.d}.`,
    values: { false: ['sans', 'sans scat'], true: ['avec', 'avec scat'] },
  },
  trumpBy: {
    title: 'L’atout',
    hint: 'À quatre sans scat : la couleur que le donneur a tirée avec sa place, ou celle de la carte de dessous après la coupe.',
    source: `L’un et l’autre : ${SOURCES.d} ; le livre préfère la couleur de la place.`,
    values: {
      seat: ['la couleur du donneur', 'atout selon la place'],
      cut: ['la carte de dessous', 'atout selon la coupe'],
    },
  },
  threeTrumpBy: {
    title: 'L’atout à trois',
    hint: 'À trois sans scat : la couleur de la carte de dessous après la coupe, ou celle que le donneur a tirée pour sa place ; une couleur n’est alors jamais atout.',
    source: `L’un et l’autre : ${SOURCES.d}, qui n’en décide pas à trois.`,
    values: {
      cut: ['la carte de dessous', 'à trois, atout selon la coupe'],
      seat: ['la couleur du donneur', 'à trois, atout selon la place'],
    },
  },
  thrownAces: {
    title: 'As défaussés',
    hint: 'Si un as joué qui n’a pas fait sa levée compte encore quand on annonce plus tard trois ou quatre as.',
    source: `Les deux : ${SOURCES.d} ; le livre demande seulement qu’aucun as n’ait fait de levée.`,
    values: {
      count: ['comptent', 'les as défaussés comptent'],
      lost: ['perdus', 'les as défaussés sont perdus'],
    },
  },
  firstDo: {
    title: 'Le Do à la première levée',
    hint: 'Si les cartes d’une première levée faite avec le Do d’atout comptent en plus de ses 52 points, ou si elles y sont comprises.',
    source: `L’un et l’autre : ${SOURCES.d}, qui se lit des deux façons.`,
    values: {
      besides: ['52 et les cartes', 'premier Do : 52 et les cartes'],
      inAll: ['52 en tout', 'premier Do : 52 en tout'],
    },
  },
  declareOut: {
    title: 'Se dire sorti',
    hint: 'Si la table finit la partie dès qu’un camp a cent points, ou s’il doit le dire lui-même ; qui le dit à tort perd.',
    source: `Par les joueurs : ${SOURCES.d}.`,
    values: {
      table: ['par la table', 'la table dit qui est sorti'],
      manual: ['par les joueurs', 'les joueurs se disent sortis'],
    },
  },
  oldAndNew: {
    title: 'Ancien et nouveau',
    hint: 'Quand une donne commencée avec un camp entre 90 et 99 décide la partie, le reste compte pour la suivante.',
    source: `D’usage : ${SOURCES.d}.`,
    values: { true: ['oui', 'ancien et nouveau'], false: ['non', 'sans ancien et nouveau'] },
  },
  failedGame: {
    title: 'Un jeu qui échoue',
    hint: 'Si un Vingt-six ou un Cinquante-deux qui échoue ne coûte que des jetons, ou si les autres écrivent aussi ses 26 ou 52 points.',
    source: `L’un et l’autre : ${SOURCES.d} ; qui le perd doit payer « la même chose ».`,
    values: {
      markers: ['jetons', 'l’échec coûte des jetons'],
      points: ['jetons et points', 'l’échec coûte aussi les points'],
    },
  },
  suitOrder: {
    title: 'L’ordre des couleurs',
    hint: 'Quelle couleur l’emporte quand on annonce un Vingt-six, de bas en haut ; le paiement par couleur suit cet ordre.',
    source: `Au choix : ${SOURCES.d} ; le premier est son exemple, le deuxième l’ordre où il nomme les couleurs.`,
    values: {
      usual: ['Spade, Denari, Coppe, Bastoni', 'ordre usuel des couleurs'],
      pack: ['Spade, Coppe, Denari, Bastoni', 'couleurs comme dans le jeu'],
      reversed: ['Bastoni, Coppe, Denari, Spade', 'ordre des couleurs renversé'],
    },
  },
  suitPayment: {
    title: 'Le paiement par couleur',
    hint: 'Avec le scat : un Vingt-six se paie un jeton dans la couleur la plus basse, jusqu’à quatre dans la plus haute, d’ordinaire Bastoni ; sinon deux partout.',
    source: 'Par couleur : l’usage ordinaire à Vienne en 1858.',
    values: {
      true: ['un à quatre jetons', 'payé selon la couleur'],
      false: ['toujours deux', 'payé également'],
    },
  },
  rounds: {
    title: 'La durée de la séance',
    hint: 'Après tant de tours, la séance est finie ; en un tour, chacun donne une fois. Sinon chacun peut annoncer les trois derniers.',
    source: `Convenue ou annoncée : ${SOURCES.d}.`,
    values: {
      none: ['libre', 'aussi longtemps qu’on veut'],
      '3': ['trois tours', 'trois tours'],
      '6': ['six tours', 'six tours'],
      '9': ['neuf tours', 'neuf tours'],
    },
  },
  irregularities: {
    title: 'Les irrégularités',
    hint: 'Des cartes peuvent être découvertes, des annonces être fausses et mises en doute. Sur demande.',
    source: `Avec : ${SOURCES.d}.`,
    values: { false: ['sans', 'sans irrégularités'], true: ['avec', 'avec irrégularités'] },
  },
  falseAnnouncementPenalty: {
    title: 'Une fausse annonce',
    hint: 'Ce qu’elle coûte, à chaque adversaire, si on la découvre à temps.',
    source: `À convenir : ${SOURCES.d}.`,
    values: {
      '1': ['un jeton', 'un jeton par fausse annonce'],
      '2': ['deux jetons', 'deux jetons par fausse annonce'],
    },
  },
  slipRate: {
    title: 'Les maldonnes',
    hint: 'Avec les irrégularités : la fréquence des cartes découvertes et des regards sur la carte de dessous.',
    source: 'Le livre n’en dit rien ; la table en décide.',
    values: {
      off: ['jamais', 'sans maldonnes'],
      rare: ['rares', 'maldonnes rares'],
      often: ['fréquentes', 'maldonnes fréquentes'],
    },
  },
}

export const PRESETS: PresetTexts<HundertspielPreset> = {
  four: {
    title: 'À quatre',
    hint: 'Deux camps, neuf cartes chacun : le jeu comme on le jouait le plus souvent.',
    source: SOURCES.d,
  },
  fourScat: {
    title: 'À quatre, avec scat',
    hint: 'Huit cartes chacun et quatre à part ; on annonce un Vingt-six ou l’on achète le scat.',
    source: SOURCES.d,
  },
  three: {
    title: 'À trois',
    hint: 'Chacun pour soi, douze cartes chacun ; atout selon la coupe.',
    source: SOURCES.d,
  },
  threeScat: {
    title: 'À trois, avec scat',
    hint: 'Chacun pour soi, onze cartes chacun et trois à part.',
    source: SOURCES.d,
  },
  strict: {
    title: 'Selon le livre',
    hint: 'Quatre joueurs qui veillent eux-mêmes : se dire sorti, douter des annonces, six tours durant.',
    source: SOURCES.d,
  },
}
