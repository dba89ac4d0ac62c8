// The standings in English. Numbers and dates are already formatted.
import type { Texts } from '../texts.ts'

export const standings = {
  title: 'Standings',
  none: 'Nothing has been counted yet. Every partie played to its end is entered here.',
  waiting: 'The books are being opened…',
  game: 'Game',
  person: 'Standings of',
  against: 'against',
  all: 'all',
  /** Before the name of a partner. */
  beside: 'beside',
  anybody: 'anybody',
  /** The other side of the table, when the opponent is not one person. */
  others: 'the others',
  book: {
    title: 'The score book',
    hint: 'Every partie as it was marked, the latest first. Choose a sheet to review its partie.',
    later: 'Later parties',
    older: 'Older parties',
    /** Which sheets are shown, counted from the latest. */
    place: (from: string, until: string, all: string) => `sheets ${from} to ${until} of ${all}`,
    deal: 'Deal',
    score: 'Score',
    /** Read aloud for what a side marked at once. */
    points: (count: number) => (count === 1 ? 'one point' : `${count} points`),
    /** Read aloud if a side marked nothing in a deal. */
    noPoint: 'no point',
    none: 'No such partie has been finished yet.',
    /** The sign of the side that dealt. */
    dealt: { title: '·', hint: 'dealt' },
    /** Above the parties won in a series, such as the games of a rubber. */
    series: 'Won in this sitting',
    /** At the head of a sheet that goes on: the score, and the parties won, before it. */
    forward: 'Brought forward',
    /** Parties of the sitting won by a side, in few words. */
    wonBefore: (count: number) => `${count} won`,
  },
  ledger: {
    title: 'Figures',
    /** The button that shows what each figure is. */
    explain: 'Explain the figures',
    /** The button that writes the figures of every month to a file. */
    asTable: { title: 'As a table', hint: 'month by month, for a spreadsheet' },
    groups: {
      parties: 'Parties',
      points: 'Points',
      counted: 'At the table',
      runs: 'Runs',
      givenUp: 'Given up, not counted above',
      judged: 'Judged by the coach',
    },
    figures: {
      parties: {
        title: 'Parties',
        hint: 'parties played to their end; what was given up and practice are not among them',
      },
      won: { title: 'Won', hint: 'parties won, and their share of all' },
      lost: { title: 'Lost', hint: 'parties lost, and their share of all' },
      value: {
        title: 'Value won',
        hint: 'parties won, each counted as many times as the rules say',
      },
      valueLost: {
        title: 'Value lost',
        hint: 'parties lost, each counted as many times as the rules say',
      },
      balance: { title: 'Balance', hint: 'value won less value lost' },
      deals: { title: 'Deals', hint: 'deals played in all these parties' },
      points: { title: 'Points', hint: 'points marked in all these parties' },
      pointsADeal: { title: 'Points per deal', hint: 'points marked, divided by the deals' },
      longestWon: { title: 'Longest run won', hint: 'the most parties won in a row' },
      longestLost: { title: 'Longest run lost', hint: 'the most parties lost in a row' },
      now: { title: 'Just now', hint: 'parties won or lost in a row up to the latest' },
      gaveUp: { title: 'Gave up', hint: 'parties this side gave up' },
      gaveUpValue: {
        title: 'Value lost by it',
        hint: 'how much the parties counted that were given up',
      },
      wereGiven: { title: 'The other gave up', hint: 'parties the other side gave up' },
      wereGivenValue: {
        title: 'Value won by it',
        hint: 'how much the parties counted that the other side gave up',
      },
      judged: { title: 'Parties judged', hint: 'parties whose analysis has been asked for' },
      decisions: {
        title: 'Decisions',
        hint: 'decisions taken alone, between actions of different worth',
      },
      rate: { title: 'Error rate', hint: 'what a decision gives away on average' },
      hinted: {
        title: 'With a hint',
        hint: 'decisions after a hint, which the error rate leaves out',
      },
      result: { title: 'Result', hint: 'what these parties counted, won less lost' },
      adjusted: {
        title: 'Luck-adjusted',
        hint: 'what they would have counted if the cards had favoured nobody',
      },
    },
    /** Above the column of shares and frequencies. */
    share: 'Share',
    wonNow: (count: string) => `${count} won`,
    lostNow: (count: string) => `${count} lost`,
    /** What is counted, with its frequency next to it. */
    perDeal: (hint: string) => `${hint}; beside it how many per deal`,
    /** What is counted, with its share of another count next to it. */
    partOf: (hint: string, whole: string) => `${hint}; beside it the share of “${whole}”`,
    noneJudged:
      'No partie has been judged yet. The coach judges one when its analysis is opened in the review, and it is entered here.',
    /** How to read the figures of the others when there are more than two sides. */
    several:
      'At a table of three, each of the two others is counted here with a partie of their own.',
  },
  charts: {
    title: 'Charts',
    charts: {
      balance: {
        title: 'Balance',
        hint: 'value won less value lost, added up from the first partie',
      },
      parties: { title: 'Parties won and lost', hint: 'won above the line, lost below it' },
      points: {
        title: 'Points per deal',
        hint: 'points marked by each side, divided by the deals of that time',
      },
      counted: {
        title: 'At the table, as time went on',
        hint: 'how often for each deal, or as a share of what it is part of',
      },
      rate: {
        title: 'Error rate',
        hint: 'what a decision gives away on average, in parties the coach has judged',
      },
    },
    asTable: 'As a table',
    asChart: 'As a chart',
    month: 'Month',
    /** What the charts go by. */
    period: 'Charts go by',
    periods: { partie: 'partie, the latest 60', month: 'month' },
    partie: 'Partie',
    numbered: (number: string) => `partie ${number}`,
    year: 'Year',
    which: 'What is counted',
    keys: 'The arrow keys, Home and End move along the chart.',
    /** For a chart with nothing to draw. */
    empty: 'There is nothing to draw yet.',
    won: 'won',
    lost: 'lost',
    balance: 'balance',
    rate: 'error rate',
    /** The values at a month. */
    reading: (month: string, told: string) => `${month}: ${told}`,
    part: (name: string, value: string) => `${name} ${value}`,
  },
}

export type StandingsWords = Texts<typeof standings>
export type FigureGroup = keyof StandingsWords['ledger']['groups']
export type Figure = keyof StandingsWords['ledger']['figures']
