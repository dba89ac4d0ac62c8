// The table of Tatteln in English.
import type { MatschTricks, TattelnHolding } from '../../games/tatteln.ts'
import { balance, capital, counted } from '../counting.ts'
import type { Texts } from '../texts.ts'
import { holdingOf, stakeCount } from './tatteln-names.ts'

const points = counted('en-GB', (count) => String(count), {
  none: '0 points',
  one: '1 point',
  other: (count) => `${count} points`,
})
/** A name without its article. */
const bare = (text: string): string => capital(text.replace(/^a /, ''))
/** T-12 */
const LATE = { talon: 'after the talon', nine: 'of the last nine' } satisfies Record<
  MatschTricks,
  string
>

export const tattelnTable = {
  announcements: 'Announced',
  /** "Quart to the queen of hearts", "three kings". */
  holding: (holding: TattelnHolding) => bare(holdingOf(holding)),
  /** Without its top card, which is shown next to it: "Quart", "Three kings". */
  brief: (holding: TattelnHolding) => bare(holdingOf(holding).replace(/ to the .*/, '')),
  /** The results of an announcement (T-8, T-9). */
  good: 'good',
  void: 'void',
  grown: 'grown',
  points,
  liesOpen: (card: string) => `${card}, open under the talon`,
  /** T-2 */
  noTrumps: 'No trumps',
  /** T-5 */
  talonDrawn: 'The talon is drawn',
  followHint: 'suit must now be followed',
  /** T-12: which tricks are counted. */
  lateTricks: LATE,
  lateTricksOf: (name: string, count: number, of: MatschTricks) =>
    `${name}: ${count} ${count === 1 ? 'trick' : 'tricks'} ${LATE[of]}`,
  /** T-11 */
  robbed: 'robbed:',
  robbedBy: (name: string) => `Robbed with the seven by ${name}`,
  /** T-2: four jacks were announced and found good in this partie. */
  jacks: 'four jacks',
  /** T-3, T-4, T-12: stakes won at Matsch and as penalties, less stakes paid. */
  stakes: 'Stakes',
  stakesOf: (name: string, count: number) =>
    count === 0
      ? `${name}: no stake won or lost`
      : `${name}: ${stakeCount(Math.abs(count))} ${count > 0 ? 'won' : 'lost'}`,
  signed: balance('en-GB'),
  /** The chalked score (T-14), for screen readers; `goal` is null if there is none. */
  figure: 'Chalked score',
  figureOf: (name: string, score: number, goal: number | null) =>
    `${name}: ${points(score)}${goal === null ? '' : ` of ${goal}`} chalked`,
  /** The points that end the partie. */
  upTo: (goal: number) => `to ${goal}`,
  /** T-2: how many counters a stake is worth. */
  stake: (counters: number) => `stake ${counters}`,
  /** Which of the two Taillen is played. */
  taille: (count: number) => `Taille ${count}`,
  sheet: {
    /** The rows add up to what was marked. */
    title: 'Account of the last deal',
    announced: 'Announcements',
    cards: 'Cards in tricks',
    lastTrick: 'Last trick',
    givenUp: 'The deal given up',
    matsch: 'Lost at Matsch',
    /** T-12, G-2 */
    missing: 'Still missing',
    total: 'Marked',
    stakes: (paid: string) => `Stakes from Matsch and penalties: ${paid}`,
    double: 'Written double, for four jacks',
    /** T-2: the stake of the partie. */
    settled: (paid: string) => `Counters: ${paid}`,
  },
  /** What is called across the table. */
  said: {
    announce: (holding: TattelnHolding) => `${bare(holdingOf(holding))}.`,
    good: 'Good.',
    void: 'Not good.',
    rob: 'I rob.',
    /** T-4 */
    claim: 'I claim the penalty.',
  },
}

export type TattelnTableWords = Texts<typeof tattelnTable>
