// The rule options and presets of Écarté in German.
import { type EcartePreset, type EcarteValues, type OptionTexts, type PresetTexts, SOURCES } from '../rule-words.ts'

const CLUBS = 'Turf- und Portland-Klub, 1878'

export const OPTIONS: OptionTexts<EcarteValues> = {
  elderMinimumDiscard: {
    title: 'Was Vorhand weglegen muss',
    hint: 'So viele Karten muss Vorhand wenigstens weglegen, wenn der Antrag angenommen ist.',
    source: `Eine: ${SOURCES.a}, ${SOURCES.b}. Nichts: ${SOURCES.c}.`,
    values: {
      '1': ['mindestens eine', 'Vorhand legt mindestens eine weg'],
      '0': ['nichts', 'Vorhand muss nichts weglegen'],
    },
  },
  kingAtFour: {
    title: 'Der König bei vier Punkten',
    hint: 'Mit vier Punkten darf man den Trumpfkönig melden, sobald der Trumpf bekannt ist.',
    source: `Sofort: ${SOURCES.b}. Zur üblichen Zeit: ${SOURCES.a}, ${SOURCES.c}; ${CLUBS}.`,
    values: { true: ['sofort', 'König bei vier sofort'], false: ['zur üblichen Zeit', 'König zur üblichen Zeit'] },
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
  irregularities: {
    title: 'Verstöße',
    hint: 'Falsches Geben, falsches Melden und Renonce kommen vor und dürfen gerügt werden.',
    source: `Mit: ${SOURCES.a}, ${SOURCES.b}. Ohne: ${SOURCES.c}.`,
    values: { true: ['mit', 'mit Verstößen'], false: ['ohne', 'ohne Verstöße'] },
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
    hint: 'Höchstens vier Punkte im Spiel, bei vier Punkten der König sofort, die Partie bis zu dreifach.',
    source: SOURCES.b,
  },
  casual: {
    title: 'Zwanglose Regeln',
    hint: 'Vorhand muss nichts weglegen, kein Spiel ist begrenzt, und jede Partie zählt einfach.',
    source: SOURCES.c,
  },
  turf: {
    title: 'Turf-Regeln',
    hint: 'Wie in den Londoner Klubs: höchstens drei Punkte im Spiel, zwei für jede Vole, die Partie gestuft.',
    source: CLUBS,
  },
}
