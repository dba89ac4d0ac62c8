// The rule options and presets of Écarté in French.
import { capital } from '../counting.ts'
import {
  type EcartePreset,
  type EcarteValues,
  type OptionTexts,
  type PresetTexts,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

const CLUBS = 'clubs Turf et Portland, 1878'

export const OPTIONS: OptionTexts<EcarteValues> = {
  ...TABLE_OPTIONS,
  elderMinimumDiscard: {
    title: 'Le plus petit écart du premier en cartes',
    hint: 'Combien de cartes le premier en cartes doit écarter au moins, sa proposition acceptée.',
    source: `Une : ${SOURCES.a}, ${SOURCES.b}. Aucune : ${SOURCES.c}.`,
    values: {
      '1': ['une', 'le premier écarte au moins une carte'],
      '0': ['aucune', 'le premier peut ne rien écarter'],
    },
  },
  kingAtFour: {
    title: 'Le roi à quatre points',
    hint: 'À quatre points, on peut annoncer le roi d’atout dès que l’atout est connu.',
    source: `Aussitôt : ${SOURCES.b}. À son heure : ${SOURCES.a}, ${SOURCES.c} ; ${CLUBS}.`,
    values: {
      true: ['aussitôt', 'le roi à quatre aussitôt'],
      false: ['à son heure', 'le roi à son heure'],
    },
  },
  vulnerableVole: {
    title: 'La vole contre un joueur vulnérable',
    hint: 'Ce que comptent les cinq levées quand l’adversaire est vulnérable.',
    source: `Trois : ${SOURCES.a}, ${SOURCES.b}, ${SOURCES.c}. Deux : ${CLUBS}.`,
    values: {
      '3': ['trois points', 'vole à trois contre un vulnérable'],
      '2': ['deux points', 'vole à deux contre un vulnérable'],
    },
  },
  dealCap: {
    title: 'Le maximum par donne',
    hint: 'Combien de points un joueur peut marquer au plus dans une donne, le roi compris.',
    source: `Trois : ${SOURCES.a} ; ${CLUBS}. Quatre : ${SOURCES.b}. Sans limite : ${SOURCES.c}.`,
    values: {
      '3': ['trois', 'trois au plus par donne'],
      '4': ['quatre', 'quatre au plus par donne'],
      none: ['sans limite', 'donne sans limite'],
    },
  },
  partieValue: {
    title: 'La valeur de la partie',
    hint: 'Combien de fois la partie compte, selon les points du perdant.',
    source: `Matsch : ${SOURCES.a}. Graduée : ${SOURCES.b} ; ${CLUBS}. Simple : ${SOURCES.c}.`,
    values: {
      single: ['simple : toujours une fois', 'partie simple'],
      matsch: ['double si le perdant n’a aucun point', 'double sans point'],
      graded: ['graduée : 3, 2 ou 1 fois', 'partie graduée'],
    },
  },
  kingShown: {
    title: 'L’annonce du roi',
    hint: 'Si l’on montre le roi d’atout en l’annonçant ; montré, il ne peut être annoncé à tort.',
    source: `Montré : ${SOURCES.c}. Dit : ${SOURCES.a}, ${SOURCES.b}.`,
    values: { true: ['montré', 'roi montré'], false: ['seulement dit', 'roi seulement dit'] },
  },
  irregularities: {
    title: 'Les irrégularités',
    hint: 'Maldonnes, fausses annonces et renonces peuvent arriver et être relevées. Sur demande.',
    source: `Avec : ${SOURCES.a}, ${SOURCES.b}. Sans : ${SOURCES.c}.`,
    values: { true: ['avec', 'avec irrégularités'], false: ['sans', 'sans irrégularités'] },
  },
  lostPoints: {
    title: 'Points perdus ensuite',
    hint: 'Avec les irrégularités : si un point marqué puis perdu compte pour la valeur de la partie.',
    source: `Marqués : ${SOURCES.a}, ${SOURCES.b}, qui demandent ce qui a été marqué. Effacés : la lecture des documents plus anciens.`,
    values: {
      marked: ['étaient marqués', 'points perdus comptés comme marqués'],
      gone: ['sont effacés', 'points perdus effacés'],
    },
  },
  slipRate: {
    title: 'Les maldonnes',
    hint: 'Avec les irrégularités : la fréquence des accidents de la donne.',
    source: 'Aucun des textes n’en dit rien ; la table en décide.',
    values: {
      off: ['jamais', 'sans maldonnes'],
      rare: ['rares', 'maldonnes rares'],
      often: ['fréquentes', 'maldonnes fréquentes'],
    },
  },
  deals: {
    title: 'La donne',
    hint: 'Si l’on donne à tour de rôle, ou si le banquier donne toujours.',
    source: `À tour de rôle, ou le banquier : ${SOURCES.b}.`,
    values: {
      inTurn: ['à tour de rôle', 'donne à tour de rôle'],
      banker: ['le banquier', 'le banquier donne'],
    },
  },
  hints: {
    title: 'Le conseiller',
    hint: 'Si l’on peut lui demander conseil pendant la donne, et s’il vous interroge avant une décision coûteuse.',
    source: 'Aucun des textes n’en dit rien ; la table en décide.',
    values: { true: ['peut aider', 'avec conseils'], false: ['se tait', 'sans conseils'] },
  },
  marks: {
    title: 'La marque',
    hint: 'Si les points se marquent d’eux-mêmes, ou si chacun avance ses jetons ; ce qui n’est pas marqué quand l’atout suivant est retourné est perdu.',
    source: `Chacun la sienne : ${SOURCES.a}, ${SOURCES.b}.`,
    values: {
      house: ['d’elle-même', 'points marqués d’eux-mêmes'],
      own: ['chacun la sienne', 'chacun marque ses points'],
    },
  },
  markers: {
    title: 'Les jetons',
    hint: 'Combien de jetons a chaque joueur ; quatre suffisent, le cinquième point finit la partie.',
    source: `Quatre : ${SOURCES.a}. Quatre ou cinq : ${SOURCES.b}.`,
    values: { '4': ['quatre', 'quatre jetons'], '5': ['cinq', 'cinq jetons'] },
  },
}

export const PRESETS: PresetTexts<EcartePreset> = {
  classic: {
    title: 'Règles classiques',
    hint: 'Trois points au plus par donne ; la partie compte double si le perdant n’a aucun point.',
    source: capital(SOURCES.a),
  },
  club: {
    title: 'Règles du cercle',
    hint: 'Quatre points au plus par donne, le roi aussitôt à quatre points, la partie comptée d’une à trois fois.',
    source: capital(SOURCES.b),
  },
  casual: {
    title: 'Règles sans façon',
    hint: 'Le premier peut ne rien écarter, aucune donne n’est limitée, toute partie compte simple.',
    source: capital(SOURCES.c),
  },
  turf: {
    title: 'Règles du Turf',
    hint: 'Comme aux clubs de Londres : trois points au plus par donne, deux pour toute vole, partie graduée.',
    source: capital(CLUBS),
  },
  strict: {
    title: 'Règles strictes',
    hint: 'Les règles du cercle pour de bon : chacun marque ses points, des fautes peuvent arriver et se relever, le conseiller se tait.',
    source: capital(`${SOURCES.b}, avec les irrégularités du ${SOURCES.a}`),
  },
}
