// The table of Tatteln in English.
import { balance, capital, counted } from '../counting.ts'
import type { TattelnTableWords } from '../tatteln-table.ts'
import { holdingOf, stakeCount } from './tatteln-names.ts'

const points = counted('en-GB', (count) => String(count), {
  none: '0 points',
  one: '1 point',
  other: (count) => `${count} points`,
})
/** A name without its article. */
const bare = (text: string): string => capital(text.replace(/^a /, ''))
/** T-12 */
const LATE = { talon: 'after the talon', nine: 'of the last nine' } as const

export const tattelnTable: TattelnTableWords = {
  announcements: 'Announced',
  holding: (holding) => bare(holdingOf(holding)),
  brief: (holding) => bare(holdingOf(holding).replace(/ to the .*/, '')),
  good: 'good',
  void: 'void',
  grown: 'grown',
  points,
  liesOpen: (card) => `Open under the talon: ${card}`,
  noTrumps: 'No trumps',
  talonDrawn: 'The talon is drawn',
  followHint: 'suit must now be followed',
  lateTricks: LATE,
  lateTricksOf: (name, count, of) => `${name}: ${count} ${count === 1 ? 'trick' : 'tricks'} ${LATE[of]}`,
  robbed: 'robbed:',
  robbedBy: (name) => `Robbed with the seven by ${name}`,
  jacks: 'four jacks',
  stakes: 'Stakes',
  stakesOf: (name, count) =>
    count === 0
      ? `${name}: no stake won or lost`
      : `${name}: ${stakeCount(Math.abs(count))} ${count > 0 ? 'won' : 'lost'}`,
  signed: balance('en-GB'),
  figure: 'Chalked score',
  figureOf: (name, score, goal) => `${name}: ${points(score)}${goal === null ? '' : ` of ${goal}`} chalked`,
  upTo: (goal) => `to ${goal}`,
  stake: (counters) => `stake ${counters}`,
  taille: (count) => `Taille ${count}`,
  sheet: {
    title: 'Account of the last deal',
    announced: 'Announcements',
    cards: 'Cards in tricks',
    lastTrick: 'Last trick',
    givenUp: 'The deal given up',
    matsch: 'Lost at Matsch',
    missing: 'Still missing',
    total: 'Marked',
    stakes: (paid) => `Stakes from Matsch and penalties: ${paid}`,
    double: 'Written double, for four jacks',
    settled: (paid) => `Counters: ${paid}`,
  },
  said: {
    announce: (holding) => `${bare(holdingOf(holding))}.`,
    good: 'Good.',
    void: 'Not good.',
    rob: 'I rob.',
    claim: 'I claim the penalty.',
  },
}
