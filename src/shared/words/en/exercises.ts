// The exercises of the training room in English: their page, their table, their results.
import { capital } from '../counting.ts'
import type { KeyHelp, Texts } from '../texts.ts'
import { number } from './cards.ts'

const positions = (count: number): string =>
  count === 1 ? 'one position' : `${number(count)} positions`

export const exercises = {
  today: {
    title: 'Today',
    /** Positions that come back today. */
    due: (count: number) => `Today: ${positions(count)}`,
    dueIn: (game: string, count: number) => `${game}: ${number(count)}`,
    hint: 'What you missed comes back: first after a day, then after ever longer times, until you know it well.',
    /** When nothing is due, but exercises have been answered. */
    none: 'Nothing comes back today.',
    /** Before the first exercise. */
    noneYet:
      'You have not done an exercise yet. Begin a session: what you miss in it comes back here.',
    begin: 'Begin',
  },
  session: {
    title: 'A session',
    game: 'Game',
    anyGame: 'All games',
    kinds: 'Decisions',
    kindsHint: 'All of them if none is chosen.',
    sources: 'Positions',
    source: {
      own: { title: 'My own errors', hint: 'decisions of your parties that gave something away' },
      book: { title: 'The old books', hint: 'worked deals, with what the author plays' },
      made: { title: 'Made for you', hint: 'fresh cards, and a choice that matters' },
    },
    /** How many of a source there are. */
    stock: (count: number) => (count === 0 ? 'none yet' : positions(count)),
    noSource: 'Choose at least one kind of position.',
    noOwn:
      'No errors of yours are known yet. The coach finds them when it has gone through your parties.',
    toJudging: 'Have parties analysed',
    difficulty: 'Difficulty of what is made for you',
    difficulties: {
      easy: { title: 'Easy', hint: 'the best choice is far ahead' },
      usual: { title: 'As at the table', hint: 'the best choice is clearly ahead' },
      hard: { title: 'Hard', hint: 'the best choice is a little ahead' },
    },
    count: 'How many',
    fewer: 'Fewer positions',
    more: 'More positions',
    countHint: (least: number, most: number) => `From ${least} to ${most}.`,
    start: 'Sit down',
    waiting: 'The coach is laying out the positions…',
    unscored: 'Exercises are played at a table of their own. They never count as parties.',
  },
  results: {
    title: 'How you are doing',
    none: 'Once you have answered, your results are kept here, by kind of decision.',
    kind: 'Decision',
    answers: 'Answered',
    cost: 'Given away each',
    /** Columns: thirty days, the thirty before them, and everything before those. */
    latest: 'Last 30 days',
    before: '30 days before',
    earlier: 'Earlier',
    /** `share` is already formatted. */
    rightOf: (share: string, count: number) => `${share} of ${count}`,
    /** Of the practised exercises. */
    knownOf: (known: number, practised: number) => `Known well: ${known} of ${practised}`,
    caption: 'Results by kind of decision',
  },
  table: {
    title: 'Exercise',
    /** Position `at` of the session. */
    number: (at: number, of: number) => `Exercise ${at} of ${of}`,
    trial: 'Another try',
    ask: 'Decide as you would at the table. Then the coach has a word.',
    askAgain: 'You have met this position before. Decide as you would at the table.',
    askTrial: 'The position is as it was. Try another choice: the coach says what it is worth.',
    hint: 'A hint may be asked for; the answer then counts as made with a hint.',
    hinted: 'Answered with a hint: it counts as that.',
    waiting: 'The coach is weighing your choice…',
    best: 'Well done: nothing is better.',
    good: 'Well done: this is as good as any.',
    /** Gave something away; `cost` is already formatted. */
    missed: (cost: string) => `Not the best here: it gives away ${cost}.`,
    chosen: (deed: string) => `Your choice: ${deed}.`,
    advised: (deed: string) => `The coach would ${deed}.`,
    asAdvised: 'The coach would do the same.',
    /** What was done in the partie, with its day if that is known. */
    inPartie: (deed: string, day: string | null) =>
      day === null ? `In the partie: ${deed}.` : `In the partie of ${day}: ${deed}.`,
    /** The book's move, with the place in the book. */
    inBook: (deed: string, source: string) => `The book: ${deed} (${source}).`,
    /** When it comes back: `days` from today, and the day. */
    back: (days: number, day: string) =>
      days <= 0
        ? 'It comes back today.'
        : days === 1
          ? 'It comes back tomorrow.'
          : `It comes back in ${number(days)} days, on ${day}.`,
    unkept: 'Only the first answer counts.',
    next: 'Next',
    toResults: 'To the results',
    retry: 'Try once more',
    playOn: 'Play the deal on',
    end: 'End the session',
    played: 'You are playing the deal on. It counts for nothing.',
    leave: 'Back to the training room',
    leaveTrial: 'Back',
    sign: 'Exercise – does not count',
    signTrial: 'Another try – does not count',
    tryAgain: 'Try again',
    /** The accessible name of the button at one of several errors. */
    tryAgainAt: (slip: string) => `Try again: ${slip}`,
  },
  over: {
    title: 'The session is over',
    /** How many were right. */
    right: (right: number, of: number) =>
      right === of
        ? of === 1
          ? 'Your answer was right.'
          : `All ${number(of)} answers were right.`
        : of === 1
          ? 'Your answer was not right.'
          : `${capital(number(right))} of ${number(of)} answers ${right === 1 ? 'was' : 'were'} right.`,
    none: 'You left before the first answer.',
    caption: 'Your answers',
    given: 'Given away',
    back: 'Comes back',
    today: 'today',
    tomorrow: 'tomorrow',
    never: '–',
    hinted: 'with a hint',
    again: 'Again',
    done: 'Back to the training room',
  },
  keyHelp: [
    { keys: ['N', 'Enter'], does: 'exercise: on to the next one' },
    { keys: ['T'], does: 'exercise: try once more' },
    { keys: ['P'], does: 'exercise: play the deal on' },
    { keys: ['Esc'], does: 'exercise: back to the training room' },
  ] satisfies KeyHelp[],
}

export type ExerciseWords = Texts<typeof exercises>
