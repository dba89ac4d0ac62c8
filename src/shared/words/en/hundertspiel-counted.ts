// What is counted of a partie of Hundertspiel, and the signs of its score sheet, in English.
import type { Named } from '../texts.ts'
import { HUNDERTSPIEL_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  twentySixes: { title: 'Twenty-sixes', hint: 'Twenty-sixes laid, bid or bought' },
  twentySixesWon: {
    title: 'Twenty-sixes made',
    hint: 'laid, bid or bought Twenty-sixes that were made',
  },
  fiftyTwos: { title: 'Fifty-twos', hint: 'Fifty-twos laid' },
  fiftyTwosWon: { title: 'Fifty-twos made', hint: 'laid Fifty-twos that were made' },
  contras: { title: 'Contra', hint: 'how often Contra was said' },
  contrasWon: { title: 'Contra said rightly', hint: 'Contra said, and the other side failed' },
  firstDos: {
    title: 'Trump Do at the first trick',
    hint: 'first tricks made with the Do of trumps, for 52',
  },
  dos: { title: 'Tricks made with a Do', hint: 'tricks made with a Do, the last trick among them' },
  lastDos: {
    title: 'Several Dos at the end',
    hint: 'deals in which one player made the last tricks with two Dos or more',
  },
  threes: { title: 'Three of a kind', hint: 'announcements of three of a kind' },
  fours: { title: 'Four of a kind', hint: 'announcements of four of a kind' },
  matsch: { title: 'Matsch', hint: 'parties won with the losers under 50' },
  falseAnnouncements: {
    title: 'False announcements',
    hint: 'announcements that were found to be false',
  },
  wronglyOut: {
    title: 'Lost by one’s own word',
    hint: 'parties lost by declaring out wrongly or by a false announcement',
  },
}

export const SHEET = sheetWords(HUNDERTSPIEL_SIGNS, {
  announced: { title: 'ann.', hint: 'announced' },
  dos: { title: 'Do', hint: 'for tricks made with Dos' },
  scat: { title: 'sc.', hint: 'for the cards of the scat' },
  failed: { title: 'f.', hint: 'for a game of the others that failed' },
  givenUp: { title: 'g. u.', hint: 'given up' },
})
