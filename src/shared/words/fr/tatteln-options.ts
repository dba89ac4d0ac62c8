// The rule options and presets of Tatteln in French.
import {
  type OptionTexts,
  type PresetTexts,
  type TattelnPreset,
  type TattelnValues,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

const LEFT = `À convenir : ${SOURCES.d}.`

export const OPTIONS: OptionTexts<TattelnValues> = {
  ...TABLE_OPTIONS,
  target: {
    title: 'Le but',
    hint: 'Les points qui font gagner la partie ; ou deux tailles, où chacun donne une fois et où gagne celui qui a le plus de points.',
    source: `Deux tailles ou 500 : ${SOURCES.d}. Avec les valeurs du piquet, 100.`,
    values: {
      '500': ['500 points', '500 points'],
      '1000': ['1000 points', '1000 points'],
      '100': ['100 points', '100 points'],
      taillen: ['deux tailles', 'deux tailles'],
    },
  },
  stake: {
    title: 'L’enjeu',
    hint: 'Ce que l’on joue : combien de jetons vaut une mise. À la fin de la partie, le perdant paie une mise, ou deux si elle compte double ; ce qui a été gagné par matsch et par pénalités se règle avec elle.',
    source: LEFT,
    values: {
      none: ['pour rien', 'sans enjeu'],
      '1': ['1 jeton', 'mise d’un jeton'],
      '5': ['5 jetons', 'mise de 5 jetons'],
      '10': ['10 jetons', 'mise de 10 jetons'],
    },
  },
  trump: {
    title: 'L’atout',
    hint: 'Avec l’atout, on retourne une carte dont la couleur l’emporte sur les autres. Sans lui, il faut garder la main.',
    source: LEFT,
    values: { true: ['avec', 'avec atout'], false: ['sans', 'sans atout'] },
  },
  values: {
    title: 'Les valeurs',
    hint: 'Ce que comptent les annonces. Comme au jass : tattel (tierce) 20, quarte 50, quinte 100, brelan 20, carré 100. Comme au piquet : 3, 4, 15, 3 et 14. Ce qu’une suite contient compte en outre.',
    source: 'Le livre de 1858 n’en donne pas ; les unes et les autres sont d’usage ancien.',
    values: {
      jass: ['comme au jass', 'valeurs du jass'],
      piquet: ['comme au piquet', 'valeurs du piquet'],
    },
  },
  diamondJack: {
    title: 'Le valet de carreau',
    hint: 'Il peut prendre toute carte, même d’atout, et compter douze au lieu de deux.',
    source: LEFT,
    values: {
      false: ['un valet ordinaire', 'valet de carreau ordinaire'],
      true: ['prend tout', 'le valet de carreau prend tout'],
    },
  },
  matsch: {
    title: 'Le matsch',
    hint: 'Ce que paie le joueur qui ne fait aucune levée à la fin d’une donne. Ses points de cartes n’y comptent pas non plus.',
    source: LEFT,
    values: {
      '1': ['une mise', 'matsch à une mise'],
      '2': ['deux mises', 'matsch à deux mises'],
      '0': ['aucun', 'sans matsch'],
    },
  },
  matschTricks: {
    title: 'Les levées du matsch',
    hint: 'Parmi quelles levées il faut en faire une : celles d’après le talon, ou les neuf dernières. Avec neuf cartes ce sont les mêmes ; avec huit, la levée d’avant la dernière carte prise au talon en est aussi.',
    source: `Neuf, et huit après le talon : ${SOURCES.d}.`,
    values: {
      talon: ['après le talon', 'matsch après le talon'],
      nine: ['les neuf dernières', 'matsch aux neuf dernières levées'],
    },
  },
  matschLoses: {
    title: 'Ce que le matsch fait perdre',
    hint: 'Outre les mises : les seuls points de cartes de la donne, ou aussitôt la partie entière.',
    source: `« La perte du jeu » : ${SOURCES.d}. Quel jeu, le texte ne le dit pas.`,
    values: {
      cards: ['les points de cartes', 'le matsch fait perdre les points de cartes'],
      partie: ['la partie', 'le matsch fait perdre la partie'],
    },
  },
  fourJacksDouble: {
    title: 'Les quatre valets',
    hint: 'Si la partie compte double quand son gagnant a annoncé quatre valets et que le perdant n’a pas la moitié des points.',
    source: LEFT,
    values: {
      false: ['partie simple', 'quatre valets sans double'],
      true: ['partie double', 'quatre valets au double'],
    },
  },
  handSize: {
    title: 'La main',
    hint: 'Combien de cartes chacun tient.',
    source: `Huit, et neuf en d’autres endroits : ${SOURCES.d}.`,
    values: { '8': ['huit cartes', 'huit cartes'], '9': ['neuf cartes', 'neuf cartes'] },
  },
  turnUpDrawn: {
    title: 'La retourne',
    hint: 'Qui reçoit la retourne quand on prend au talon pour la dernière fois, et qui la dernière carte couverte.',
    source: 'Le gagnant de la levée : le conseil du livre de 1858.',
    values: {
      winner: ['au gagnant de la levée', 'la retourne au gagnant'],
      choice: ['au choix du gagnant', 'le gagnant choisit la dernière carte'],
      last: ['au perdant, en dernier', 'la retourne prise en dernier'],
    },
  },
  rob: {
    title: 'L’échange du sept',
    hint: 'Quand le sept d’atout peut s’échanger contre la retourne : avec une levée et au moment d’entamer, ou chaque fois qu’on doit jouer.',
    source: `Strict : ${SOURCES.d}. Libre : l’usage ordinaire.`,
    values: { strict: ['strict', 'échange strict'], free: ['libre', 'échange libre'] },
  },
  sevenMustRob: {
    title: 'Le sept d’atout',
    hint: 'Si celui qui peut l’échanger a le droit d’attendre ou doit le faire aussitôt.',
    source: LEFT,
    values: {
      false: ['peut s’échanger', 'le sept peut attendre'],
      true: ['doit s’échanger', 'le sept doit s’échanger'],
    },
  },
  irregularities: {
    title: 'Les irrégularités',
    hint: 'On peut mal donner, découvrir des cartes ou mal prendre au talon. Sur demande.',
    source: LEFT,
    values: { false: ['sans', 'sans irrégularités'], true: ['avec', 'avec irrégularités'] },
  },
  slipRate: {
    title: 'Les fautes',
    hint: 'Avec les irrégularités : la fréquence des fautes en donnant ou en prenant au talon.',
    source: 'La fréquence est décidée par nous.',
    values: {
      off: ['jamais', 'sans fautes'],
      rare: ['rarement', 'fautes rares'],
      often: ['souvent', 'fautes fréquentes'],
    },
  },
  slipPenalty: {
    title: 'La pénalité des fautes',
    hint: 'Avec les irrégularités : ce que paie le donneur quand il faut redonner, et celui qui prend mal au talon quand l’autre le réclame.',
    source: LEFT,
    values: {
      '1': ['une mise', 'les fautes coûtent une mise'],
      '2': ['deux mises', 'les fautes coûtent deux mises'],
      '0': ['aucune', 'les fautes ne coûtent rien'],
    },
  },
}

export const PRESETS: PresetTexts<TattelnPreset> = {
  classic: {
    title: 'Règles usuelles',
    hint: 'Huit cartes chacun, avec atout, en 500 points.',
    source: SOURCES.d,
  },
  noTrump: {
    title: 'Sans atout',
    hint: 'La même partie sans atout : tout tient à la main.',
    source: SOURCES.d,
  },
  taillen: {
    title: 'Deux tailles',
    hint: 'Chacun donne une fois ; qui a alors le plus de points gagne.',
    source: SOURCES.d,
  },
  piquet: {
    title: 'Valeurs du piquet',
    hint: 'De petites valeurs pour les annonces, en 100 points : les levées pèsent davantage.',
    source: 'd’après le piquet',
  },
  strict: {
    title: 'Selon le livre',
    hint: 'À la lettre : le matsch porte sur les neuf dernières levées et fait perdre la partie, le sept d’atout doit prendre la retourne, les fautes coûtent une mise, et aucun coup ne se reprend.',
    source: SOURCES.d,
  },
}
