// The coach in English. An action is given as a deed (`GameWords.deed`).
import type { Grade, Reason, TutorLimit } from '../../coach.ts'
import { capital, counted } from '../counting.ts'
import { figures as inFigures } from '../figures.ts'
import { trueNumbers } from '../formats.ts'
import { wordless } from '../play-words.ts'
import type { Texts } from '../texts.ts'
import type { WorthWords } from '../words.ts'
import { number } from './cards.ts'

const TAG = 'en-GB'
const figures = inFigures(TAG)
const perDecision = trueNumbers(TAG, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
const { plain, signed, percent, whole } = figures

const decisions = counted(TAG, number, {
  none: 'no decision',
  one: 'one decision',
  other: (count) => `${count} decisions`,
})

/** Of games in which the partie is played for. */
export const inParties: WorthWords = {
  amount: (value) => `${plain(value)} of a partie`,
  rate: (value) => `${perDecision(value)} of a partie per decision`,
}

/** Of games played for markers. */
export const inMarkers: WorthWords = {
  amount: (value) => `${plain(value)} markers`,
  rate: (value) => `${plain(value)} markers per decision`,
}

function why(reason: Reason): string {
  switch (reason.why) {
    case 'point': {
      const [share, other] = figures.versus(reason.share, reason.other)
      return `This marks the point more often: ${share} against ${other} for the next best.`
    }
    case 'vole': {
      const [share, other] = figures.versus(reason.share, reason.other)
      return `This makes the vole more often: ${share} against ${other} for the next best.`
    }
    case 'points':
      return `This brings more points in the deal: ${signed(reason.points)} against ${signed(reason.other)} on average.`
    case 'score': {
      const [chance, other] = figures.versus(reason.chance, reason.other)
      return `At this score it wins the partie more often: ${chance} against ${other} for the next best.`
    }
    case 'worth':
      return `All that is paid included it is worth more: ${signed(reason.worth)} against ${signed(reason.other)} on average.`
    case 'king':
      return 'This marks a point for the king at once.'
    case 'due':
      return 'Points that are due are lost unless they are marked in time.'
    case 'right':
      return 'It is your right, and costs nothing.'
    case 'even':
      return 'Several choices are equally good; this is one of them.'
    default:
      return wordless(reason)
  }
}

export const coach = {
  figures,
  settings: {
    title: 'Coach',
    hints: {
      title: 'Hints at the table',
      hint: 'When it is your turn, a button and the key H show what the coach would do, and why.',
    },
    tutor: 'Asks before a decision that gives away more than',
    limit: (limit: TutorLimit) => (limit === 0 ? 'never' : plain(limit)),
    /** What the tutor does at this limit. */
    tutorHint: (limit: TutorLimit) =>
      limit === 0
        ? 'Everything you decide is done at once.'
        : `More than ${plain(limit)} of a partie: such a decision loses one partie in ${whole(1 / limit)}. Where markers are played for, more than ${plain(limit)} of a marker.`,
    judges: {
      title: 'Judgement of finished deals and parties',
      hint: 'After a deal and in the review the coach goes through what was decided: what it gave away, and what was luck.',
    },
  },
  hint: {
    title: 'Hint',
    waiting: 'The coach is counting…',
    reason: why,
    /** The exchange to make if the best action leads to one. */
    plan: (deed: string) => `If it comes to an exchange, ${deed}.`,
    /** The whole advice, for screen readers. */
    spoken: (deed: string, reason: string) => `${capital(deed)}. ${reason}`,
    measures: {
      point: { title: 'Point', hint: 'chance to mark for the tricks of this deal' },
      vole: { title: 'Vole', hint: 'chance to make all the tricks' },
      tricks: { title: 'Tricks', hint: 'tricks your side is expected to take in this deal' },
      points: {
        title: 'Points',
        hint: 'points expected of this deal, your own less the other side’s',
      },
      chance: { title: 'To win', hint: 'chance to win the partie, or the game at Whist' },
      equity: { title: 'Value', hint: 'what the partie is expected to bring you, won less lost' },
    },
    /** The heading of the other actions and what they cost. */
    others: 'The others give away',
    /** How many actions are not listed. */
    more: (count: number) => (count === 1 ? 'and one more' : `and ${whole(count)} more`),
    exact: 'Counted exactly.',
    /** `error` is already formatted. */
    sampled: (error: string) => `Estimated from samples, ${error}.`,
    /** In `won` of the `hands` the opponent may hold, the player takes `least` tricks or more. */
    odds: (hands: number, won: number, least: number) =>
      hands === 1
        ? `The one hand your opponent may hold leaves you ${won === 1 ? `${number(least)} tricks or more` : `fewer than ${number(least)} tricks`}.`
        : `Of ${whole(hands)} hands your opponent may hold, ${whole(won)} (${percent(won / hands)}) leave you ${number(least)} tricks or more.`,
    book: (rule: string, deed: string, agrees: boolean) =>
      agrees
        ? `The books advise the same (${rule}).`
        : `The books would ${deed} (${rule}); here the count says otherwise.`,
  },
  tutor: {
    title: 'A word before you do that',
    wish: (deed: string) => `You want to ${deed}.`,
    /** `cost` is already formatted; `fall` is the loss in the chance of the partie, null if none. */
    givesAway: (cost: string, fall: number | null) =>
      fall === null
        ? `Compared with the best choice, this gives away ${cost}.`
        : `Compared with the best choice, this gives away ${cost}; your chance to win the partie falls by ${figures.percentPoints(fall)} percentage points.`,
    anyway: 'Do it anyway',
    rethink: 'Rethink',
    show: 'Show the hint',
  },
  judgement: {
    /** The button that judges the deal just finished. */
    judge: 'Judge this deal',
    reviewPartie: 'Review the partie',
    title: 'This deal judged',
    waiting: 'The coach is going through the deal…',
    /** `cost` is already formatted; null if nothing was given away. */
    account: (count: number, cost: string | null) => {
      if (count === 0) return 'There was nothing to decide: every choice was worth the same.'
      const all = `It came down to ${decisions(count)}`
      if (cost === null) return `${all}; ${count === 1 ? 'it cost nothing' : 'none cost anything'}.`
      return `${all}; ${count === 1 ? 'it' : 'they'} gave away ${cost}.`
    },
    luck: 'Luck',
    /** When only one seat is judged: includes what the others gave away. */
    luckOfSeat: 'Luck, and what others did',
    skill: 'Skill',
    slip: (done: string, better: string) => `Chosen: ${done}; better: ${better}`,
    noSlips: 'No decision gave anything away.',
    grades: {
      flawless: 'flawless',
      masterly: 'masterly',
      strong: 'strong',
      fair: 'fair',
      uneven: 'uneven',
      careless: 'careless',
    } satisfies Record<Grade, string>,
  },
  analysis: {
    title: 'Analysis',
    hide: 'Hide the analysis',
    waiting:
      'The coach is going through the partie, decision by decision. This may take some seconds…',
    decisions: 'Decisions',
    result: 'Result',
    ofWhichLuck: 'Luck in it',
    adjusted: 'Luck-adjusted',
    deals: 'Deal by deal',
    deal: 'Deal',
    slips: 'Mistakes',
    slipOf: (name: string, deal: number) => `${name}, deal ${deal}`,
    hinted: 'after a hint',
    /** Shown at the position of a slip. */
    here: (done: string, better: string, cost: number) =>
      `Done: ${done} – better: ${better} (${signed(-cost)})`,
    /** For a table with irregularities. */
    unjudged: 'Play after an irregularity is not judged, nor are claims.',
    noneJudged: 'Nothing here could be judged.',
  },
}

export type CoachWords = Texts<typeof coach>
/** The figures that describe an action. */
export type Measure = keyof CoachWords['hint']['measures']
