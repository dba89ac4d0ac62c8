// What is counted of a partie of Scotch Whist, and the signs of its score sheet, in English.
import type { Named } from '../texts.ts'
import { SCOTCH_WHIST_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tens: { title: 'Tens caught', hint: 'deals in which this side took the ten of trumps' },
  cards: { title: 'Cards over', hint: 'cards taken above the first eighteen' },
  sweeps: {
    title: 'All counting trumps',
    hint: 'deals in which this side took all five trumps that count',
  },
  toldOff: {
    title: 'Counted in order',
    hint: 'parties in which both had reached 41 and the points were counted in order',
  },
  toldOffWon: { title: 'Counted in order and won', hint: 'counted in order, and first at 41' },
  revokes: {
    title: 'Revokes claimed',
    hint: 'revokes of the other side that this one claimed rightly',
  },
  falseClaims: { title: 'False claims', hint: 'claims of a revoke that had not been made' },
}

export const SHEET = sheetWords(SCOTCH_WHIST_SIGNS, {
  toldOff: { title: 'o.', hint: 'counted in order' },
  givenUp: { title: 'g. u.', hint: 'the partie was given up' },
})
