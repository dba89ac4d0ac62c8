// The coach in English. An action is given as a deed (`GameWords.deed`).
import type { DecisionStats, Grade, HintVerdict, Reason, TutorLimit } from '../../coach.ts'
import { capital, counted } from '../counting.ts'
import { figures as inFigures, worthInMarkers, worthInParties } from '../figures.ts'
import { wordless } from '../play-words.ts'
import type { Texts } from '../texts.ts'
import { number } from './cards.ts'

const TAG = 'en-GB'
const figures = inFigures(TAG)
const { plain, signed, percent, whole } = figures

/** Writes an equity. */
type Amount = (value: number) => string

const decisions = counted(TAG, number, {
  none: 'no decision',
  one: 'one decision',
  other: (count) => `${count} decisions`,
})

const rate = (figure: string): string => `${figure} per decision`

/** Of games in which the partie is played for: in percent of the partie. */
export const inParties = worthInParties(figures, {
  amount: (figure) => `${figure} of a partie`,
  rate,
})

/** Of games played for markers. */
export const inMarkers = worthInMarkers(
  figures,
  (value) => `${plain(value)} markers`,
  rate,
  'Result in markers: what was paid in this partie, and what the points taken over into the next are worth, less those you began with. The counter beside a name is the balance of the whole sitting.',
)

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
      return 'It wins no more often, but with all that is paid it is worth more.'
    case 'king':
      return 'This marks a point for the king at once.'
    case 'due':
      return 'Points that are due are lost unless they are marked in time.'
    case 'right':
      return 'It is your right, and costs nothing.'
    case 'unbeaten':
      return 'No card still out beats it.'
    case 'cheapest':
      return 'It is your lowest card that takes the trick.'
    case 'trumps':
      return 'It takes the trick with a trump.'
    case 'drawsTrumps':
      return `With ${number(reason.cards)} trumps you can draw those of the others.`
    case 'longest':
      return `It is your longest suit, ${number(reason.cards)} cards.`
    case 'partner':
      return 'Your partner has the trick: a card you can spare goes on it.'
    case 'guards':
      return reason.suits === 1
        ? 'The trick is lost; this keeps a guard in one suit.'
        : `The trick is lost; this keeps a guard in ${number(reason.suits)} suits.`
    case 'lost':
      return 'The trick is lost: a card you can spare goes on it.'
    default:
      return wordless(reason)
  }
}

/** Says how the advised action compares with the others; `figure` writes an equity. */
function judge(verdict: HintVerdict, figure: (value: number) => string): string {
  switch (verdict.is) {
    case 'only':
      return 'There is no other choice.'
    case 'lawful':
      return 'No other choice is within the rules.'
    case 'best':
      return `Best by ${figure(verdict.by)}.`
    case 'close':
      return 'Best, but too close to be sure.'
    case 'safe':
      return 'Too close to tell: this is what the books do.'
    case 'equal':
      return `${capital(number(verdict.count))} choices are equally good; this is one of them.`
    default:
      return wordless(verdict)
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
    limit: (limit: TutorLimit) => (limit === 0 ? 'never' : inParties.figure(limit)),
    /** What the tutor does at this limit. */
    tutorHint: (limit: TutorLimit) =>
      limit === 0
        ? 'Everything you decide is done at once.'
        : `More than ${inParties.amount(limit)}: such a decision loses one partie in ${whole(2 / limit)}. Where markers are played for, more than ${plain(limit)} of a marker.`,
    judges: {
      title: 'Judgement of finished deals and parties',
      hint: 'After a deal and in the review the coach goes through what was decided: what it gave away, and what was luck.',
    },
  },
  hint: {
    title: 'Hint',
    waiting: 'The coach is counting…',
    verdict: judge,
    reason: why,
    /** The chance to win the partie. */
    chance: (share: number) => `Chance to win: ${percent(share)}`,
    /** The heading over figures, errors and the other choices. */
    details: 'Details',
    /** The button that does what is advised. */
    follow: 'Follow the advice',
    /** How the advised card or button is called for a screen reader. */
    advised: 'advised',
    /** The exchange to make if the best action leads to one. */
    plan: (deed: string) => `If it comes to an exchange, ${deed}.`,
    /** The whole advice, for screen readers. */
    spoken: (deed: string, verdict: string, reason: string) =>
      [`${capital(deed)}.`, verdict, reason].filter((text) => text !== '').join(' '),
    measures: {
      point: { title: 'Point', hint: 'chance to mark for the tricks of this deal' },
      vole: { title: 'Vole', hint: 'chance to make all the tricks' },
      tricks: { title: 'Tricks', hint: 'tricks your side is expected to take in this deal' },
      points: {
        title: 'Points',
        hint: 'points expected of this deal, your own less the other side’s',
      },
      chance: { title: 'To win', hint: 'chance to win the partie' },
      equity: {
        title: 'Value',
        hint: 'what the partie is expected to bring you, won less lost; a partie that counts more than once is worth more than the chance to win it',
      },
    },
    /** The heading of the other actions and what they cost. */
    others: 'The other choices give away',
    /** How many actions are not listed. */
    more: (count: number) => (count === 1 ? 'and one more' : `and ${whole(count)} more`),
    solved: 'Solved, over every hand: no samples.',
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
        : `Compared with the best choice, this gives away ${cost}; your chance to win falls by ${figures.share(fall)}.`,
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
    /** What was decided alone, and how much with a hint; `amount` writes an equity. */
    account: ({ decisions: count, cost, hinted }: DecisionStats, amount: Amount) => {
      const helped = `With a hint: ${decisions(hinted)}.`
      if (count === 0)
        return hinted > 0 ? helped : 'There was nothing to decide: every choice was worth the same.'
      const all = `It came down to ${decisions(count)}`
      const it = count === 1 ? 'it' : 'they'
      const nothing = count === 1 ? 'it cost nothing' : 'none cost anything'
      const alone = `${all}; ${cost > 0 ? `${it} gave away ${amount(cost)}` : nothing}.`
      return hinted > 0 ? `${alone} ${helped}` : alone
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
    here: (done: string, better: string, cost: string) =>
      `Chosen: ${done} – better: ${better} (${cost})`,
    /** For a table with irregularities. */
    unjudged: 'Play after an irregularity is not judged, nor are claims.',
    noneJudged: 'Nothing here could be judged.',
  },
}

export type CoachWords = Texts<typeof coach>
/** The figures that describe an action. */
export type Measure = keyof CoachWords['hint']['measures']
