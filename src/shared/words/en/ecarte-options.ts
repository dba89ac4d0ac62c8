// The rule options and presets of Écarté in English.
import { capital } from '../counting.ts'
import {
  type EcartePreset,
  type EcarteValues,
  type OptionTexts,
  type PresetTexts,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

const CLUBS = 'Turf and Portland clubs, 1878'

export const OPTIONS: OptionTexts<EcarteValues> = {
  ...TABLE_OPTIONS,
  elderMinimumDiscard: {
    title: 'Elder’s smallest discard',
    hint: 'The fewest cards elder must discard after a proposal has been accepted.',
    source: `One: ${SOURCES.a}, ${SOURCES.b}. None: ${SOURCES.c}.`,
    values: {
      '1': ['one', 'elder discards one at least'],
      '0': ['none', 'elder may discard none'],
    },
  },
  kingAtFour: {
    title: 'The king at four points',
    hint: 'With four points, the king of trumps may be announced as soon as trumps are known.',
    source: `At once: ${SOURCES.b}. In its usual time: ${SOURCES.a}, ${SOURCES.c}; ${CLUBS}.`,
    values: {
      true: ['at once', 'king at four at once'],
      false: ['in its usual time', 'king in its usual time'],
    },
  },
  vulnerableVole: {
    title: 'The vole against a vulnerable player',
    hint: 'What all five tricks count when the opponent is vulnerable.',
    source: `Three: ${SOURCES.a}, ${SOURCES.b}, ${SOURCES.c}. Two: ${CLUBS}.`,
    values: {
      '3': ['three points', 'vulnerable vole three'],
      '2': ['two points', 'vulnerable vole two'],
    },
  },
  dealCap: {
    title: 'The most in one deal',
    hint: 'How many points a player may mark in one deal at most, the king included.',
    source: `Three: ${SOURCES.a}; ${CLUBS}. Four: ${SOURCES.b}. No limit: ${SOURCES.c}.`,
    values: {
      '3': ['three', 'cap three'],
      '4': ['four', 'cap four'],
      none: ['no limit', 'no cap'],
    },
  },
  partieValue: {
    title: 'The value of a partie',
    hint: 'How many times a partie counts, by the points the loser has marked.',
    source: `Matsch: ${SOURCES.a}. Graded: ${SOURCES.b}; ${CLUBS}. Single: ${SOURCES.c}.`,
    values: {
      single: ['single: always once', 'single partie'],
      matsch: ['matsch: twice against no point', 'matsch'],
      graded: ['graded: 3, 2 or 1 times', 'graded partie'],
    },
  },
  kingShown: {
    title: 'The king announced',
    hint: 'Whether the king of trumps is shown when it is announced; one that is shown cannot be announced falsely.',
    source: `Shown: ${SOURCES.c}. Said: ${SOURCES.a}, ${SOURCES.b}.`,
    values: { true: ['shown', 'king shown'], false: ['only said', 'king only said'] },
  },
  irregularities: {
    title: 'Irregularities',
    hint: 'Misdeals, false announcements and revokes can happen and be claimed. Only if you wish.',
    source: `On: ${SOURCES.a}, ${SOURCES.b}. Off: ${SOURCES.c}.`,
    values: { true: ['on', 'with irregularities'], false: ['off', 'without irregularities'] },
  },
  lostPoints: {
    title: 'Points lost again',
    hint: 'With irregularities: whether a point that was marked and lost again counts for the value of the partie.',
    source: `Marked: ${SOURCES.a}, ${SOURCES.b}, which ask what was marked. Gone: the reading of older records.`,
    values: {
      marked: ['were marked', 'lost points were marked'],
      gone: ['are gone', 'lost points are gone'],
    },
  },
  slipRate: {
    title: 'Dealing mistakes',
    hint: 'With irregularities: how often a deal goes wrong by itself.',
    source: 'None of the texts says; the table may choose.',
    values: {
      off: ['never', 'no dealing mistakes'],
      rare: ['rarely', 'rare dealing mistakes'],
      often: ['often', 'frequent dealing mistakes'],
    },
  },
  deals: {
    title: 'The deal',
    hint: 'Whether the deal passes to the other player after every deal, or a banker deals throughout.',
    source: `In turn, or the banker: ${SOURCES.b}.`,
    values: { inTurn: ['in turn', 'deals in turn'], banker: ['the banker', 'the banker deals'] },
  },
  hints: {
    title: 'The coach',
    hint: 'Whether you may ask for hints while a deal is played, and are asked before costly decisions.',
    source: 'None of the texts says; the table may choose.',
    values: { true: ['may help', 'with hints'], false: ['is silent', 'no hints'] },
  },
  marks: {
    title: 'Marking',
    hint: 'Whether points are marked automatically, or players move their own markers; what is not marked when the next trump is turned is lost.',
    source: `By the players: ${SOURCES.a}, ${SOURCES.b}.`,
    values: {
      house: ['automatically', 'points marked automatically'],
      own: ['by the players', 'players mark their own points'],
    },
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
    source: capital(SOURCES.a),
  },
  club: {
    title: 'Club rules',
    hint: 'At most four points a deal, the king at once at four points, a partie worth one to three stakes.',
    source: capital(SOURCES.b),
  },
  casual: {
    title: 'Casual rules',
    hint: 'Elder need not discard, no deal has a limit, and every partie counts once.',
    source: capital(SOURCES.c),
  },
  turf: {
    title: 'Turf rules',
    hint: 'As in the London clubs: at most three points a deal, two for any vole, and a graded partie.',
    source: CLUBS,
  },
  strict: {
    title: 'Strict rules',
    hint: 'The club rules in earnest: players mark their own points, mistakes can happen and be claimed, and the coach is silent.',
    source: capital(`${SOURCES.b}, with the irregularities of the ${SOURCES.a}`),
  },
}
