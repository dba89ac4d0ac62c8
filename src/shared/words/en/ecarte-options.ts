// The rule options and presets of Écarté in English.
import { type EcartePreset, type EcarteValues, type OptionTexts, type PresetTexts, SOURCES } from '../rule-words.ts'

const CLUBS = 'Turf and Portland clubs, 1878'

export const OPTIONS: OptionTexts<EcarteValues> = {
  elderMinimumDiscard: {
    title: 'Elder’s smallest discard',
    hint: 'How many cards elder must lay away at least, once his proposal has been accepted.',
    source: `One: ${SOURCES.a}, ${SOURCES.b}. None: ${SOURCES.c}.`,
    values: { '1': ['one', 'elder lays away one at least'], '0': ['none', 'elder may lay away none'] },
  },
  kingAtFour: {
    title: 'The king at four points',
    hint: 'With four points, the king of trumps may be announced as soon as trumps are known.',
    source: `At once: ${SOURCES.b}. In its usual time: ${SOURCES.a}, ${SOURCES.c}; ${CLUBS}.`,
    values: { true: ['at once', 'king at four at once'], false: ['in its usual time', 'king in its usual time'] },
  },
  vulnerableVole: {
    title: 'The vole against a vulnerable player',
    hint: 'What all five tricks count when the opponent is vulnerable.',
    source: `Three: ${SOURCES.a}, ${SOURCES.b}, ${SOURCES.c}. Two: ${CLUBS}.`,
    values: { '3': ['three points', 'vulnerable vole three'], '2': ['two points', 'vulnerable vole two'] },
  },
  dealCap: {
    title: 'The most in one deal',
    hint: 'How many points a player may mark in one deal at most, the king included.',
    source: `Three: ${SOURCES.a}; ${CLUBS}. Four: ${SOURCES.b}. No limit: ${SOURCES.c}.`,
    values: { '3': ['three', 'cap three'], '4': ['four', 'cap four'], none: ['no limit', 'no cap'] },
  },
  partieValue: {
    title: 'The value of a partie',
    hint: 'How often a partie counts, by the points the loser has marked.',
    source: `Matsch: ${SOURCES.a}. Graded: ${SOURCES.b}; ${CLUBS}. Single: ${SOURCES.c}.`,
    values: {
      single: ['single: always once', 'single partie'],
      matsch: ['matsch: twice against no point', 'matsch'],
      graded: ['graded: 3, 2 or 1 times', 'graded partie'],
    },
  },
  irregularities: {
    title: 'Irregularities',
    hint: 'Misdeals, false announcements and renonces may happen, and may be claimed.',
    source: `On: ${SOURCES.a}, ${SOURCES.b}. Off: ${SOURCES.c}.`,
    values: { true: ['on', 'with irregularities'], false: ['off', 'without irregularities'] },
  },
  markers: {
    title: 'Markers',
    hint: 'How many markers each player has; four are enough, since the fifth point ends the partie.',
    source: `Four: ${SOURCES.a}. Four or five: ${SOURCES.b}.`,
    values: { '4': ['four', 'four markers'], '5': ['five', 'five markers'] },
  },
}

export const PRESETS: PresetTexts<EcartePreset> = {
  classic: {
    title: 'Classic rules',
    hint: 'At most three points a deal; a partie counts twice when the loser has no point.',
    source: SOURCES.a,
  },
  club: {
    title: 'Club rules',
    hint: 'At most four points a deal, the king at once at four points, a partie graded up to three times.',
    source: SOURCES.b,
  },
  casual: {
    title: 'Casual rules',
    hint: 'Elder need lay away nothing, no deal has a limit, and every partie counts once.',
    source: SOURCES.c,
  },
  turf: {
    title: 'Turf rules',
    hint: 'As in the London clubs: at most three points a deal, two for any vole, and a graded partie.',
    source: CLUBS,
  },
}
