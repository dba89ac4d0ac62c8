// The rule options and presets of Écarté in French.
import { capital } from '../counting.ts'
import { type EcartePreset, type EcarteValues, type OptionTexts, type PresetTexts, SOURCES } from '../rule-words.ts'

const CLUBS = 'clubs Turf et Portland, 1878'

export const OPTIONS: OptionTexts<EcarteValues> = {
  elderMinimumDiscard: {
    title: 'Le plus petit écart du premier',
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
    values: { true: ['aussitôt', 'le roi à quatre aussitôt'], false: ['à son heure', 'le roi à son heure'] },
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
    title: 'Le plus en une donne',
    hint: 'Combien de points un joueur peut marquer au plus en une donne, le roi compris.',
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
      matsch: ['matsch : double si le perdant n’a aucun point', 'matsch'],
      graded: ['graduée : 3, 2 ou 1 fois', 'partie graduée'],
    },
  },
  irregularities: {
    title: 'Les irrégularités',
    hint: 'Maldonnes, fausses annonces et renonces peuvent arriver et être relevées.',
    source: `Avec : ${SOURCES.a}, ${SOURCES.b}. Sans : ${SOURCES.c}.`,
    values: { true: ['avec', 'avec irrégularités'], false: ['sans', 'sans irrégularités'] },
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
    source: SOURCES.a,
  },
  club: {
    title: 'Règles du cercle',
    hint: 'Quatre points au plus par donne, le roi aussitôt à quatre points, la partie comptée jusqu’à trois fois.',
    source: SOURCES.b,
  },
  casual: {
    title: 'Règles sans façon',
    hint: 'Le premier peut ne rien écarter, aucune donne n’est limitée, toute partie compte simple.',
    source: SOURCES.c,
  },
  turf: {
    title: 'Règles du Turf',
    hint: 'Comme aux clubs de Londres : trois points au plus par donne, deux pour toute vole, partie graduée.',
    source: capital(CLUBS),
  },
}
