// Short and long whist in English: points, revokes mended and paid, options and presets.
import type { Penalty, WhistMarkRule, WhistSeenEvent } from '../../games/whist.ts'
import { otherSide } from '../../duel.ts'
import { counted } from '../counting.ts'
import { type ClubAsks, type ClubWord, type Prompts, teller } from '../play-words.ts'
import type { OptionTexts, PresetTexts, WhistPreset, WhistValues } from '../rule-words.ts'
import type { Company } from '../words.ts'
import { cards, number, pointCount } from './cards.ts'

type Heard<Did extends WhistSeenEvent['did']> = Extract<WhistSeenEvent, { did: Did }>

const tricks = counted('en-GB', number, {
  none: 'no trick',
  one: 'one trick',
  other: (count) => `${count} tricks`,
})
const counters = counted('en-GB', number, {
  none: 'nothing',
  one: 'one counter',
  other: (count) => `${count} counters`,
})
const HONOURS: Readonly<Record<number, string>> = { 3: 'three honours', 4: 'four honours' }

/** What points are for; `held`: tricks above the book, or honours. */
export const CLUB_MARKED: Readonly<
  Record<Extract<WhistMarkRule, 'W-14' | 'W-15' | 'W-20'>, (points: number, held: number) => string>
> = {
  'W-14': (points, held) => `${pointCount(points)} for ${tricks(held)}`,
  'W-15': (points, held) => `${pointCount(points)} for ${HONOURS[held] ?? ''}`,
  /** Points off are negative. */
  'W-20': (points) =>
    points < 0
      ? `${pointCount(-points)} less for the revoke`
      : `${pointCount(points)} for the revoke of the other side`,
}

const PENALTIES: Readonly<Record<Penalty, string>> = {
  tricks: 'three tricks',
  off: 'three points off the score of the other side',
  onto: 'three points on the own score',
}

const listOf = (parts: readonly string[]): string => parts.join(', ')

export function mended({ seat, back }: Heard<'mended'>, company: Company): string {
  const taken = listOf(back.flat().map((card) => `the ${cards.cardName(card)}`))
  return teller(company, seat)(
    'You mend your revoke;',
    'mends a revoke;',
    `taken up again: ${taken}.`,
  )
}

export const chosePenalty = ({ seat, penalty }: Heard<'chosePenalty'>, company: Company): string =>
  teller(company, seat)('You take', 'takes', `${PENALTIES[penalty]} for the revoke.`)

/** How a rubber ended: its points, the balance, and what it is worth in counters (W-19). */
export function clubBalance(
  { seat, paid, stake }: Heard<'wonRubber'>,
  points: readonly [number, number],
): string {
  const [own, other] = [points[seat], points[otherSide(seat)]]
  const value =
    stake === undefined
      ? ''
      : `, at ${counters(stake)} a point: ${counters(stake * Math.abs(paid))}`
  return `${own}–${other} in points: ${pointCount(Math.abs(paid))}${value}.`
}

export const clubPrompts: Prompts<ClubAsks> = { redress: () => 'Which penalty for the revoke?' }

export const NOTHING_TO_MEND = 'There is no revoke of yours that can still be mended.'

/** On a button, and within a sentence. */
export const clubActions: Readonly<Record<ClubWord, readonly [button: string, deed: string]>> = {
  mend: ['Mend the revoke', 'mend the revoke'],
  penaltyTricks: ['Take three tricks', 'take three tricks'],
  penaltyOff: ['Three points off theirs', 'take three points off the score of the other side'],
  penaltyOnto: ['Three points onto ours', 'put three points onto the own score'],
}

export const CLUB_OPTIONS: Pick<OptionTexts<WhistValues>, 'count' | 'stake'> = {
  count: {
    title: 'The count',
    hint: 'The count of our source: ten points from tricks, slams and honours beside them; or that of the English clubs: a game of five points or of ten, honours among them.',
    source: 'Short and long: the laws of the London clubs, 1864.',
    values: {
      table: ['ten points (source)', 'ten points by the source'],
      short: ['short: five points', 'short whist'],
      long: ['long: ten points', 'long whist'],
    },
  },
  stake: {
    title: 'Stake',
    hint: 'In short and long, the counters that a point of the rubber is worth.',
    source: 'The laws of the London clubs, 1864.',
    values: {
      none: ['points only', 'without counters'],
      '1': ['one counter', 'one counter a point'],
      '5': ['5 counters', '5 counters a point'],
      '10': ['10 counters', '10 counters a point'],
    },
  },
}

export const CLUB_PRESETS: Pick<PresetTexts<WhistPreset>, 'short' | 'long'> = {
  short: {
    title: 'Short whist',
    hint: 'As in the English clubs: a game is five points, each trick above six counts one, honours count; a game is worth one to three points of the rubber.',
    source: 'laws of the London clubs, 1864',
  },
  long: {
    title: 'Long whist',
    hint: 'The older count of the English clubs: a game is ten points, each trick above six counts one, honours count; a game is worth one or two points of the rubber.',
    source: 'laws of the London clubs, 1864',
  },
}
