// The window at Whist, in English: its parties are games, of which two win the rubber.
import { figures as inFigures, worthInParties } from '../figures.ts'
import type { KeyHelp } from '../texts.ts'
import type { WorthWords } from '../words.ts'
import type { InterfaceWords, Winner, Won } from './interface.ts'

const figures = inFigures('en-GB')

/** Of a game, as `inParties` is of a partie. */
export const inGames: WorthWords = worthInParties(figures, {
  amount: (figure) => `${figure} of a game`,
  rate: (figure) => `${figure} per decision`,
})

const COUNTED_HINT = 'games played to their end; what was given up and practice are not among them'

/** What some keys do, and how it is said here. */
const KEYS: Readonly<Record<string, string>> = {
  'next deal; another partie': 'next deal; another game',
  'judge the finished deal; review the partie': 'judge the finished deal; review the game',
  'previous partie, next partie': 'previous game, next game',
}
const renameKeys = <K extends KeyHelp>(keys: readonly K[]): readonly K[] =>
  keys.map((key) => ({ ...key, does: KEYS[key.does] ?? key.does }))

const ofTable = (texts: InterfaceWords) => ({
  keys: renameKeys(texts.keys),
  reviewKeys: renameKeys(texts.reviewKeys),
  table: { ...texts.table, again: 'Another game' },
  result: {
    ...texts.result,
    title: 'End of the game',
    // as practice it is a game of no rubber
    wins: (names: string, who: Winner, what: Won) =>
      texts.result.wins(names, who, what === 'partie' ? 'game' : what),
  },
  match: {
    ...texts.match,
    parties: (score: string) => `Games ${score}`,
    won: (wins: string) => `Games won: ${wins}`,
  },
  giveUp: {
    ...texts.giveUp,
    partie: 'Give up the game',
    partieSure: 'The game then counts as lost:',
  },
  lesson: { ...texts.lesson, sitDown: 'Sit down to a game' },
})

const ofCoach = ({ coach }: InterfaceWords): Pick<InterfaceWords, 'coach'> => ({
  coach: {
    ...coach,
    hint: {
      ...coach.hint,
      reason(reason) {
        if (reason.why !== 'score') return coach.hint.reason(reason)
        const [chance, other] = figures.versus(reason.chance, reason.other)
        return `At this score it wins the game more often: ${chance} against ${other} for the next best.`
      },
      measures: {
        ...coach.hint.measures,
        chance: { title: 'To win', hint: 'chance to win the game' },
        equity: { title: 'Value', hint: 'what the game is expected to bring you, won less lost' },
      },
    },
    judgement: { ...coach.judgement, reviewPartie: 'Review the game' },
    analysis: {
      ...coach.analysis,
      waiting:
        'The coach is going through the game, decision by decision. This may take some seconds…',
    },
  },
})

const ofStudy = ({ study }: InterfaceWords): Pick<InterfaceWords, 'study'> => ({
  study: {
    ...study,
    parties: {
      position: (game, of) => `Game ${figures.whole(game)} of ${figures.whole(of)}`,
      previous: 'Previous game',
      next: 'Next game',
    },
    course: {
      ...study.course,
      waiting: 'The coach is going through the game…',
      none: 'How this game stood cannot be worked out.',
    },
    note: {
      ...study.note,
      text: 'Note on this game',
      notKept: 'This game comes from a file. Import it into the archive to write a note on it.',
    },
    practice: {
      ...study.practice,
      explain:
        'This is practice: it is played to the end of the game if you like, and never counts, neither in the standings nor in your results.',
    },
  },
})

const countedGames = ({ standings }: InterfaceWords) => ({
  ...standings.ledger.figures,
  parties: { title: 'Games', hint: COUNTED_HINT },
  won: { title: 'Won', hint: 'games won, and their share of all' },
  lost: { title: 'Lost', hint: 'games lost, and their share of all' },
  value: { title: 'Value won', hint: 'games won, each counted once' },
  valueLost: { title: 'Value lost', hint: 'games lost, each counted once' },
  deals: { title: 'Deals', hint: 'deals played in all these games' },
  points: { title: 'Points', hint: 'points marked in all these games' },
  longestWon: { title: 'Longest run won', hint: 'the most games won in a row' },
  longestLost: { title: 'Longest run lost', hint: 'the most games lost in a row' },
  now: { title: 'Just now', hint: 'games won or lost in a row up to the latest' },
  gaveUp: { title: 'Gave up', hint: 'games this side gave up' },
  gaveUpValue: { title: 'Value lost by it', hint: 'how much the games counted that were given up' },
  wereGiven: { title: 'The other gave up', hint: 'games the other side gave up' },
  wereGivenValue: {
    title: 'Value won by it',
    hint: 'how much the games counted that the other side gave up',
  },
  judged: { title: 'Games judged', hint: 'games whose analysis has been asked for' },
  result: { title: 'Result', hint: 'what these games counted, won less lost' },
})

const ofStandings = (texts: InterfaceWords): Pick<InterfaceWords, 'standings'> => {
  const { standings } = texts
  const { book, ledger, charts } = standings
  return {
    standings: {
      ...standings,
      book: {
        ...book,
        hint: 'Every game as it was marked, the latest first. Choose a sheet to review its game.',
        later: 'Later games',
        older: 'Older games',
        none: 'No such game has been finished yet.',
        series: 'Won in this rubber',
      },
      ledger: {
        ...ledger,
        groups: { ...ledger.groups, parties: 'Games' },
        figures: countedGames(texts),
        noneJudged:
          'No game has been judged yet. The coach judges one when its analysis is opened in the review, and it is entered here.',
      },
      charts: {
        ...charts,
        charts: {
          ...charts.charts,
          balance: {
            title: 'Balance',
            hint: 'value won less value lost, added up from the first game',
          },
          parties: { title: 'Games won and lost', hint: 'won above the line, lost below it' },
          rate: {
            title: 'Error rate',
            hint: 'what a decision gives away on average, in games the coach has judged',
          },
        },
        periods: { ...charts.periods, partie: 'game, the latest 60' },
        partie: 'Game',
        numbered: (number) => `game ${number}`,
      },
    },
  }
}

/** The texts of the window at a table of Whist, in its review, and in its standings. */
export const inGameWords = (texts: InterfaceWords): InterfaceWords => ({
  ...texts,
  ...ofTable(texts),
  ...ofCoach(texts),
  ...ofStudy(texts),
  ...ofStandings(texts),
})
