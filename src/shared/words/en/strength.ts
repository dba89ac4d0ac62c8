// How strong a person is, in English. Rates are already formatted.
import { counted } from '../counting.ts'
import type { Texts } from '../texts.ts'
import { number } from './cards.ts'

const TAG = 'en-GB'

const decisions = counted(TAG, number, {
  none: 'no decision',
  one: 'one decision',
  other: (count) => `${count} decisions`,
})
const moreDecisions = counted(TAG, number, {
  none: '',
  one: 'one more decision without a hint',
  other: (count) => `${count} more decisions without a hint`,
})
const moreParties = counted(TAG, number, {
  none: '',
  one: 'one more partie',
  other: (count) => `${count} more parties`,
})
const waiting = counted(TAG, number, {
  none: 'All parties have been analysed.',
  one: 'One partie has not been analysed yet.',
  other: (count) => `${count} parties have not been analysed yet.`,
})

/** A player of a level, after “as” or “than”. */
const PLAYERS: Readonly<Record<string, string>> = {
  random: 'somebody who plays at random',
  novice: 'a beginner',
  rulebook: 'a player by the book',
  club: 'a club player',
  master: 'a master',
}
const player = (level: string): string => PLAYERS[level] ?? level

export const strength = {
  title: 'How strong am I',
  game: 'Game',
  person: 'Player',
  waitingFor: 'The figures are being added up…',
  none: 'Nothing has been played yet. Once a partie is over and the coach has analysed it, this page says how well it was played.',
  noneJudged:
    'The coach has not analysed any of these parties yet. Their decisions are counted here as soon as that is done.',
  toJudging: 'Have parties analysed',
  waiting,
  /** The rate with its interval, from as many decisions. */
  between: (low: string, high: string, count: number) =>
    `between ${low} and ${high}, from ${decisions(count)}`,
  soFar: (rate: string, count: number) => `So far ${rate}, from ${decisions(count)}.`,
  placing: {
    as: (level: string, rate: string) => `As ${player(level)}: ${rate}.`,
    /** The names of two levels. */
    between: (weaker: string, stronger: string, rate: string) =>
      `Between the levels ${weaker} and ${stronger}: ${rate}.`,
    above: (level: string, rate: string) => `Better than ${player(level)}: ${rate}.`,
    below: (level: string, rate: string) => `Worse than ${player(level)}: ${rate}.`,
    early: (count: number, parties: number) =>
      `It is too early to say: at least ${[moreDecisions(count), moreParties(parties)]
        .filter((one) => one !== '')
        .join(' and ')} are needed.`,
    unmeasured: 'The levels of this game have not been measured: there is nothing to compare with.',
  },
  /** After a hint nobody decides alone. */
  hinted: (count: number, rate: string) => `After a hint: ${decisions(count)}, ${rate}.`,
  weakness: (kind: string, rate: string, level: string, levelRate: string) =>
    `Most is given away here: ${kind}, ${rate}; ${player(level)} gives away ${levelRate}.`,
  noWeakness: 'In no kind of decision is clearly more given away than in the others.',
  practise: 'Practise this kind',
  scale: {
    title: 'Between the levels',
    hint: 'What a decision gives away on average, the least on the right. The bar is the interval that has the true rate in it 95 times in 100.',
    who: 'Player',
    rate: 'Error rate',
    interval: 'Interval',
    range: (low: string, high: string) => `${low} to ${high}`,
  },
  kinds: {
    title: 'By kind of decision',
    kind: 'Kind',
    own: 'Error rate',
    /** Above the rates of a level. */
    level: (level: string) => `Level ${level}`,
    decisions: 'Decisions',
    hinted: 'With a hint',
    weakest: 'weakest',
  },
  course: {
    title: 'Over time',
    rate: { title: 'Error rate', hint: 'what a decision gives away on average, with its interval' },
    results: {
      title: 'Results without luck',
      hint: 'what a partie brought on average up to each of them; with the interval of what it would have brought without luck',
    },
    own: 'error rate',
    adjusted: 'without luck',
    result: 'with luck',
    period: 'Error rate by',
    periods: { block: 'parties in a row', month: 'month' },
    /** A value with its interval. */
    within: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
    empty: 'There is nothing to draw yet.',
  },
  /** What a partie brings on average without luck. */
  results: (adjusted: string, low: string, high: string, parties: string) =>
    `Without luck a partie brought ${adjusted} on average, between ${low} and ${high} (${parties} parties).`,
  resultsFew: (adjusted: string) => `Without luck the one partie brought ${adjusted}.`,
}

export type StrengthWords = Texts<typeof strength>
