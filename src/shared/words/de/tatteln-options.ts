// The rule options and presets of Tatteln in German.
import {
  type OptionTexts,
  type PresetTexts,
  type TattelnPreset,
  type TattelnValues,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

const LEFT = `Der Verabredung überlassen: ${SOURCES.d}.`

export const OPTIONS: OptionTexts<TattelnValues> = {
  ...TABLE_OPTIONS,
  target: {
    title: 'Ziel',
    hint: 'Die Punkte, mit denen die Partie gewonnen ist; oder zwei Taillen, in denen jeder einmal gibt und der mit den meisten Punkten gewinnt.',
    source: `Zwei Taillen oder 500: ${SOURCES.d}. Mit den Werten des Piquet 100.`,
    values: {
      '500': ['500 Punkte', '500 Punkte'],
      '1000': ['1000 Punkte', '1000 Punkte'],
      '100': ['100 Punkte', '100 Punkte'],
      taillen: ['zwei Taillen', 'zwei Taillen'],
    },
  },
  stake: {
    title: 'Einsatz',
    hint: 'Um was es geht: wie viele Jetons ein Einsatz gilt. Am Ende der Partie zahlt der Verlierer einen Einsatz, oder zwei, wenn sie doppelt geschrieben wird; was im Matsch und an Strafen gewonnen wurde, wird damit verrechnet.',
    source: LEFT,
    values: {
      none: ['um nichts', 'ohne Einsatz'],
      '1': ['1 Jeton', 'Einsatz 1 Jeton'],
      '5': ['5 Jetons', 'Einsatz 5 Jetons'],
      '10': ['10 Jetons', 'Einsatz 10 Jetons'],
    },
  },
  trump: {
    title: 'Trumpf',
    hint: 'Mit Trumpf wird eine Karte aufgeschlagen, deren Farbe die anderen sticht. Ohne kommt alles darauf an, am Ausspielen zu bleiben.',
    source: LEFT,
    values: { true: ['mit', 'mit Trumpf'], false: ['ohne', 'ohne Trumpf'] },
  },
  values: {
    title: 'Werte',
    hint: 'Was die Ansagen zählen. Wie im Jass: Tattel 20, Quart 50, Fuß 100, Gedritt (drei Gleiche) 20, Geviert (vier) 100. Wie im Piquet: 3, 4, 15, 3 und 14. Was in einer Folge steckt, zählt außerdem.',
    source: 'Im Buch von 1858 stehen keine; beides ist alter Brauch.',
    values: {
      jass: ['wie im Jass', 'Werte des Jass'],
      piquet: ['wie im Piquet', 'Werte des Piquet'],
    },
  },
  diamondJack: {
    title: 'Karobube',
    hint: 'Er kann jede Karte stechen, auch Trümpfe, und zwölf statt zwei zählen.',
    source: LEFT,
    values: {
      false: ['ein Bube wie andere', 'gewöhnlicher Karobube'],
      true: ['sticht alles', 'Karobube sticht alles'],
    },
  },
  matsch: {
    title: 'Matsch',
    hint: 'Wie viel man zahlt, wenn man gegen Ende eines Spiels keinen Stich macht. Auch die eigenen Augen dieses Spiels zählen dann nicht.',
    source: LEFT,
    values: {
      '1': ['ein Einsatz', 'Matsch ein Einsatz'],
      '2': ['zwei Einsätze', 'Matsch zwei Einsätze'],
      '0': ['keiner', 'kein Matsch'],
    },
  },
  matschTricks: {
    title: 'Stiche des Matsch',
    hint: 'Von welchen Stichen man einen machen muss: von denen nach dem Talon oder von den letzten neun. Mit neun Karten sind es dieselben; mit acht gehört der Stich vor dem letzten Abheben zu den neun.',
    source: `Neun, und acht nach dem Talon: ${SOURCES.d}.`,
    values: {
      talon: ['nach dem Talon', 'Matsch nach dem Talon'],
      nine: ['die letzten neun', 'Matsch in den letzten neun Stichen'],
    },
  },
  matschLoses: {
    title: 'Was ein Matsch kostet',
    hint: 'Außer den Einsätzen: nur die Augen des Spiels oder sofort die ganze Partie.',
    source: `„Außer dem Verluste des Spieles“: ${SOURCES.d}. Welches Spiel gemeint ist, bleibt offen.`,
    values: {
      cards: ['die Augen', 'Matsch kostet die Augen'],
      partie: ['die Partie', 'Matsch kostet die Partie'],
    },
  },
  fourJacksDouble: {
    title: 'Vier Buben',
    hint: 'Ob die Partie doppelt geschrieben wird, wenn der Gewinner vier Buben angesagt und der Verlierer nicht die Hälfte der Punkte hat.',
    source: LEFT,
    values: {
      false: ['Partie einfach', 'vier Buben nicht doppelt'],
      true: ['Partie doppelt', 'vier Buben doppelt'],
    },
  },
  handSize: {
    title: 'Blatt',
    hint: 'Wie viele Karten jeder in der Hand hat.',
    source: `Acht, an anderen Stellen neun: ${SOURCES.d}.`,
    values: { '8': ['acht Karten', 'acht Karten'], '9': ['neun Karten', 'neun Karten'] },
  },
  turnUpDrawn: {
    title: 'Der aufgeschlagene Trumpf',
    hint: 'Wer beim letzten Abheben den aufgeschlagenen Trumpf erhält und wer die letzte verdeckte Karte.',
    source: 'Der Gewinner des Stichs: der Rat des Buches von 1858.',
    values: {
      winner: ['der Gewinner des Stichs', 'Trumpf an den Gewinner'],
      choice: ['wie der Gewinner wählt', 'der Gewinner wählt die letzte Karte'],
      last: ['der Verlierer, zuletzt', 'Trumpf zuletzt abgehoben'],
    },
  },
  rob: {
    title: 'Rauben',
    hint: 'Wann der Trumpfsiebener gegen den aufgeschlagenen Trumpf getauscht werden darf: mit einem Stich und am Ausspielen, oder sooft man eine Karte zu spielen hat.',
    source: `Streng: ${SOURCES.d}. Frei: wie sonst üblich.`,
    values: { strict: ['streng', 'Rauben streng'], free: ['frei', 'Rauben frei'] },
  },
  sevenMustRob: {
    title: 'Trumpfsiebener',
    hint: 'Ob warten darf, wer mit ihm rauben kann, oder es sogleich tun muss.',
    source: LEFT,
    values: {
      false: ['darf rauben', 'Siebener darf rauben'],
      true: ['muss rauben', 'Siebener muss rauben'],
    },
  },
  irregularities: {
    title: 'Verstöße',
    hint: 'Karten können falsch gegeben, aufgedeckt und falsch abgehoben werden. Nur auf Verabredung.',
    source: LEFT,
    values: { false: ['ohne', 'ohne Verstöße'], true: ['mit', 'mit Verstößen'] },
  },
  slipRate: {
    title: 'Versehen',
    hint: 'Mit Verstößen: wie oft falsch gegeben oder abgehoben wird.',
    source: 'Wie oft, ist von uns entschieden.',
    values: {
      off: ['nie', 'keine Versehen'],
      rare: ['selten', 'seltene Versehen'],
      often: ['oft', 'häufige Versehen'],
    },
  },
  slipPenalty: {
    title: 'Strafe für Versehen',
    hint: 'Mit Verstößen: was der Geber zahlt, wenn noch einmal gegeben werden muss, und wer falsch abhebt, wenn der andere es fordert.',
    source: LEFT,
    values: {
      '1': ['ein Einsatz', 'Versehen kosten einen Einsatz'],
      '2': ['zwei Einsätze', 'Versehen kosten zwei Einsätze'],
      '0': ['keine', 'Versehen kosten nichts'],
    },
  },
}

export const PRESETS: PresetTexts<TattelnPreset> = {
  classic: {
    title: 'Übliche Regeln',
    hint: 'Acht Karten für jeden, mit Trumpf, auf 500 Punkte.',
    source: SOURCES.d,
  },
  noTrump: {
    title: 'Ohne Trumpf',
    hint: 'Dasselbe ohne Trumpf: Das Ausspielen entscheidet.',
    source: SOURCES.d,
  },
  taillen: {
    title: 'Zwei Taillen',
    hint: 'Jeder gibt einmal; wer dann mehr Punkte hat, gewinnt.',
    source: SOURCES.d,
  },
  piquet: {
    title: 'Werte des Piquet',
    hint: 'Kleine Werte für die Ansagen, auf 100 Punkte: Die Stiche wiegen schwerer.',
    source: 'nach dem Piquet',
  },
  strict: {
    title: 'Streng nach dem Buch',
    hint: 'Beim Wort genommen: Der Matsch gilt für die letzten neun Stiche und kostet die Partie, der Trumpfsiebener muss rauben, Versehen kosten einen Einsatz, und nichts wird zurückgenommen.',
    source: SOURCES.d,
  },
}
