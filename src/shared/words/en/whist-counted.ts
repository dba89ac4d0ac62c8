// What is counted of a game of Whist, and the signs of its score sheet, in English.
import type { Named } from '../texts.ts'
import { WHIST_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tricks: { title: 'Tricks above the book', hint: 'tricks counted above six' },
  smallSlams: { title: 'Small slams', hint: 'deals in which the other side made one trick' },
  grandSlams: { title: 'Grand slams', hint: 'deals in which the other side made no trick' },
  honoursThree: {
    title: 'Three honours',
    hint: 'deals in which this side held three honours of trumps',
  },
  honoursFour: {
    title: 'Four honours',
    hint: 'deals in which this side held four honours of trumps',
  },
  honoursFive: {
    title: 'Five honours',
    hint: 'deals in which this side held all five honours of trumps',
  },
  rubbers: { title: 'Rubbers won', hint: 'second games won, and with them the rubber' },
  revokes: {
    title: 'Revokes claimed',
    hint: 'revokes of the other side that this one claimed rightly',
  },
  falseClaims: { title: 'False claims', hint: 'claims of a revoke that had not been made' },
  singles: { title: 'Singles', hint: 'games of short or long won that were worth one point' },
  doubles: { title: 'Doubles', hint: 'games of short or long won that were worth two points' },
  trebles: { title: 'Trebles', hint: 'games of short won against nothing, worth three points' },
  mended: { title: 'Revokes mended', hint: 'revokes this side mended in time' },
}

export const SHEET = sheetWords(
  WHIST_SIGNS,
  {
    slam: { title: 'sl.', hint: 'for a slam, beside the game' },
    honours: { title: 'h.', hint: 'for honours, beside the game' },
    givenUp: { title: 'g. u.', hint: 'the game was given up' },
    revoke: { title: 'rev.', hint: 'points for a revoke' },
  },
  {
    title: 'Beside the game',
    hint: 'slams and honours: for the rubber, not for the ten points of the game',
  },
)
