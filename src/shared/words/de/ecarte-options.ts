// The rule options and presets of Écarté in German.
import {
  type EcartePreset,
  type EcarteValues,
  type OptionTexts,
  type PresetTexts,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

const CLUBS = 'Turf- und Portland-Klub, 1878'

export const OPTIONS: OptionTexts<EcarteValues> = {
  ...TABLE_OPTIONS,
  elderMinimumDiscard: {
    title: 'Was die Vorhand weglegen muss',
    hint: 'So viele Karten muss die Vorhand wenigstens weglegen, wenn der Antrag angenommen ist.',
    source: `Eine: ${SOURCES.a}, ${SOURCES.b}. Nichts: ${SOURCES.c}.`,
    values: {
      '1': ['mindestens eine', 'die Vorhand legt mindestens eine weg'],
      '0': ['nichts', 'die Vorhand muss nichts weglegen'],
    },
  },
  kingAtFour: {
    title: 'Der König bei vier Punkten',
    hint: 'Mit vier Punkten darf man den Trumpfkönig melden, sobald der Trumpf bekannt ist.',
    source: `Sofort: ${SOURCES.b}. Zur üblichen Zeit: ${SOURCES.a}, ${SOURCES.c}; ${CLUBS}.`,
    values: {
      true: ['sofort', 'König bei vier sofort'],
      false: ['zur üblichen Zeit', 'König zur üblichen Zeit'],
    },
  },
  vulnerableVole: {
    title: 'Die Vole gegen Verwundbare',
    hint: 'So viel zählen alle fünf Stiche, wenn der Gegner verwundbar ist.',
    source: `Drei: ${SOURCES.a}, ${SOURCES.b}, ${SOURCES.c}. Zwei: ${CLUBS}.`,
    values: {
      '3': ['drei Punkte', 'Vole gegen Verwundbare drei'],
      '2': ['zwei Punkte', 'Vole gegen Verwundbare zwei'],
    },
  },
  dealCap: {
    title: 'Höchstzahl im Spiel',
    hint: 'So viele Punkte darf man in einem Spiel höchstens anlegen, den König eingerechnet.',
    source: `Drei: ${SOURCES.a}; ${CLUBS}. Vier: ${SOURCES.b}. Unbegrenzt: ${SOURCES.c}.`,
    values: {
      '3': ['drei', 'höchstens drei im Spiel'],
      '4': ['vier', 'höchstens vier im Spiel'],
      none: ['unbegrenzt', 'ohne Höchstzahl'],
    },
  },
  partieValue: {
    title: 'Wert der Partie',
    hint: 'Wie oft eine Partie zählt, je nach den Punkten des Verlierers.',
    source: `Matsch: ${SOURCES.a}. Gestuft: ${SOURCES.b}; ${CLUBS}. Einfach: ${SOURCES.c}.`,
    values: {
      single: ['einfach: stets einmal', 'Partie einfach'],
      matsch: ['Matsch: ohne Punkt doppelt', 'Matsch'],
      graded: ['gestuft: drei-, zwei-, einfach', 'Partie gestuft'],
    },
  },
  kingShown: {
    title: 'Den König melden',
    hint: 'Ob der Trumpfkönig beim Melden vorgezeigt wird; dann kann man ihn nicht falsch melden.',
    source: `Vorgezeigt: ${SOURCES.c}. Angesagt: ${SOURCES.a}, ${SOURCES.b}.`,
    values: {
      true: ['vorgezeigt', 'König vorgezeigt'],
      false: ['nur angesagt', 'König nur angesagt'],
    },
  },
  irregularities: {
    title: 'Verstöße',
    hint: 'Falsches Geben, falsches Melden und Renonce kommen vor und dürfen gerügt werden. Nur auf Verabredung.',
    source: `Mit: ${SOURCES.a}, ${SOURCES.b}. Ohne: ${SOURCES.c}.`,
    values: { true: ['mit', 'mit Verstößen'], false: ['ohne', 'ohne Verstöße'] },
  },
  lostPoints: {
    title: 'Wieder verlorene Punkte',
    hint: 'Mit Verstößen: ob ein Punkt, der angelegt war und wieder verloren ging, für den Wert der Partie zählt.',
    source: `Angelegt: ${SOURCES.a}, ${SOURCES.b}; beide fragen, was angelegt wurde. Fort: so lesen sich ältere Aufzeichnungen.`,
    values: {
      marked: ['waren angelegt', 'verlorene Punkte waren angelegt'],
      gone: ['sind fort', 'verlorene Punkte sind fort'],
    },
  },
  slipRate: {
    title: 'Versehen beim Geben',
    hint: 'Mit Verstößen: wie oft beim Geben von selbst etwas verunglückt.',
    source: 'Davon sagt keine der Quellen etwas; der Tisch entscheidet.',
    values: {
      off: ['nie', 'ohne Versehen beim Geben'],
      rare: ['selten', 'seltene Versehen beim Geben'],
      often: ['oft', 'häufige Versehen beim Geben'],
    },
  },
  deals: {
    title: 'Das Geben',
    hint: 'Ob das Geben nach jedem Spiel wechselt oder der Bankhalter durchgehend gibt.',
    source: `Abwechselnd oder der Bankhalter: ${SOURCES.b}.`,
    values: {
      inTurn: ['abwechselnd', 'abwechselnd gegeben'],
      banker: ['der Bankhalter', 'der Bankhalter gibt'],
    },
  },
  hints: {
    title: 'Der Ratgeber',
    hint: 'Ob man während des Spiels um Rat fragen darf und vor teuren Entscheidungen nachgefragt wird.',
    source: 'Davon sagt keine der Quellen etwas; der Tisch entscheidet.',
    values: { true: ['darf helfen', 'mit Rat'], false: ['schweigt', 'ohne Rat'] },
  },
  marks: {
    title: 'Das Anlegen',
    hint: 'Ob die Punkte von selbst angelegt werden oder jeder seine Marken selbst verschiebt; was beim nächsten Trumpf nicht angelegt ist, verfällt.',
    source: `Jeder selbst: ${SOURCES.a}, ${SOURCES.b}.`,
    values: {
      house: ['von selbst', 'Punkte von selbst angelegt'],
      own: ['jeder selbst', 'jeder legt selbst an'],
    },
  },
  markers: {
    title: 'Marken',
    hint: 'So viele Marken hat jeder; vier genügen, denn der fünfte Punkt beendet die Partie.',
    source: `Vier: ${SOURCES.a}. Vier oder fünf: ${SOURCES.b}.`,
    values: { '4': ['vier', 'vier Marken'], '5': ['fünf', 'fünf Marken'] },
  },
}

export const PRESETS: PresetTexts<EcartePreset> = {
  classic: {
    title: 'Klassische Regeln',
    hint: 'Höchstens drei Punkte im Spiel; wer keinen Punkt hat, verliert die Partie doppelt.',
    source: SOURCES.a,
  },
  club: {
    title: 'Klubregeln',
    hint: 'Höchstens vier Punkte im Spiel, bei vier Punkten der König sofort, die Partie ein- bis dreifach.',
    source: SOURCES.b,
  },
  casual: {
    title: 'Zwanglose Regeln',
    hint: 'Die Vorhand muss nichts weglegen, kein Spiel ist begrenzt, und jede Partie zählt einfach.',
    source: SOURCES.c,
  },
  turf: {
    title: 'Turf-Regeln',
    hint: 'Wie in den Londoner Klubs: höchstens drei Punkte im Spiel, zwei für jede Vole, die Partie gestuft.',
    source: CLUBS,
  },
  strict: {
    title: 'Strenge Regeln',
    hint: 'Die Klubregeln im Ernst: Jeder legt selbst an, Verstöße kommen vor und dürfen gerügt werden, der Ratgeber schweigt.',
    source: `${SOURCES.b}, mit den Verstößen aus dem ${SOURCES.a}`,
  },
}
