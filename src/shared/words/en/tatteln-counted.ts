// What is counted of a partie of Tatteln, and the signs of its score sheet, in English.
import type { Named } from '../texts.ts'
import { TATTELN_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tattel: { title: 'Tattel', hint: 'sequences of three, announced and good' },
  quarts: { title: 'Quarts', hint: 'sequences of four, announced and good' },
  long: { title: 'Fuss and longer', hint: 'sequences of five or more, announced and good' },
  threes: { title: 'Three of a kind', hint: 'Gedritts: three of a kind, announced and good' },
  fours: { title: 'Four of a kind', hint: 'Gevierts: four of a kind, announced and good' },
  jacks: { title: 'Four jacks', hint: 'four jacks, announced and good' },
  void: {
    title: 'Void announcements',
    hint: 'announcements that a better or equal hand made void',
  },
  announced: { title: 'Points announced', hint: 'points marked for announcements' },
  cards: { title: 'Card points', hint: 'points of cards taken, the last trick included' },
  lastTricks: { title: 'Last tricks', hint: 'deals in which this side made the last trick' },
  robbed: { title: 'Robbed', hint: 'turn-ups taken for the seven of trumps' },
  matsch: { title: 'Matsch', hint: 'deals in which the other made no trick at the end' },
}

export const SHEET = sheetWords(TATTELN_SIGNS, {
  announced: { title: 'ann.', hint: 'announced' },
  givenUp: { title: 'g. u.', hint: 'the partie was given up' },
})
