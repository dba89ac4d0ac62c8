// The analysis of the archive in English: its page in the training room, and the ways to it.
import type { JudgingFault, JudgingState } from '../../judging.ts'
import { counted } from '../counting.ts'
import { figures } from '../figures.ts'
import type { Texts } from '../texts.ts'

const TAG = 'en-GB'
const { whole } = figures(TAG)

const parties = counted(TAG, whole, {
  none: 'no partie',
  one: '1 partie',
  other: (count) => `${count} parties`,
})
const decisions = counted(TAG, whole, {
  none: 'no decision',
  one: '1 decision',
  other: (count) => `${count} decisions`,
})
const minutes = counted(TAG, whole, {
  none: 'less than a minute',
  one: 'a minute',
  other: (count) => `${count} minutes`,
})
const hours = counted(TAG, whole, {
  none: 'less than an hour',
  one: 'an hour',
  other: (count) => `${count} hours`,
})

export const judging = {
  title: 'Analysis of the archive',
  hint: 'The coach goes through finished parties, decision by decision, the latest first. It works in the background and waits whenever a table needs the processor. What it finds is the basis of the other pages of this room.',
  /** What is analysed of the whole archive. */
  known: (done: number, of: number, number: number) =>
    `${whole(done)} of ${parties(of)} analysed${number === 0 ? '' : `, with ${decisions(number)}`}.`,
  nothing: 'There is no finished partie in the archive yet.',
  states: {
    idle: 'Nothing waits to be analysed.',
    running: 'The coach is at work.',
    paused: 'Paused.',
    waits: 'Goes on while you are away.',
    stopped: 'Stopped: the archive was replaced, or could not be written.',
  } satisfies Record<JudgingState, string>,
  progress: (done: number, of: number) => `${whole(done)} of ${whole(of)}`,
  /** The time left, in milliseconds. */
  left: (ms: number) =>
    ms < 3_600_000
      ? `about ${minutes(Math.floor(ms / 60_000))} left`
      : `about ${hours(Math.round(ms / 3_600_000))} left`,
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Leave the rest unanalysed',
  which: 'What to analyse',
  game: 'Game',
  allGames: 'every game',
  person: 'Player',
  allPeople: 'everybody',
  /** The button that has parties analysed. */
  run: 'Analyse',
  runAll: 'Analyse everything',
  /** The button of the list, and of a selection in it. */
  runList: 'Analyse the list',
  runChosen: 'Analyse the selection',
  /** What the button of a person does. */
  runOf: (name: string) => `Analyse the parties of ${name}`,
  /** After parties were added. */
  added: (waiting: number) =>
    waiting === 0
      ? 'All of it is analysed already.'
      : `${whole(waiting)} ${waiting === 1 ? 'partie waits' : 'parties wait'} for the coach.`,
  /** The line outside the room while it runs. */
  meter: 'Analysis',
  byItself: {
    title: 'Analyse finished parties by itself',
    hint: 'While nobody is at the table and nothing else is done here.',
  },
  failed: 'Not analysed',
  failedHint: (count: number) => `${parties(count)} could not be analysed.`,
  why: {
    spoilt: 'Its record is not as it was written.',
    replay: 'It cannot be replayed by the rules.',
    died: 'The analysis broke off twice.',
    failed: 'The coach came upon an error.',
  } satisfies Record<JudgingFault, string>,
  show: 'Show',
  again: 'Try again',
}

export type JudgingWords = Texts<typeof judging>
