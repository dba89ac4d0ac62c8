// The study of a stored partie in English.
import { figures as inFigures } from '../figures.ts'
import { numbers } from '../formats.ts'
import type { Texts } from '../texts.ts'
import { number } from './cards.ts'

const TAG = 'en-GB'
const figures = inFigures(TAG)
const whole = numbers(TAG)
const parties = (count: number): string => (count === 1 ? 'One partie' : `${whole(count)} parties`)

export const study = {
  /** For a review opened from the archive. */
  toArchive: 'Back to the archive',
  /** Steps of more than one action. */
  moves: {
    trickBack: 'One trick back',
    trickForward: 'One trick forward',
    dealBack: 'One deal back',
    dealForward: 'One deal forward',
    play: 'Play through',
    pause: 'Pause',
    speed: 'Speed',
    /** The playback speed: 0.5, 1, 2 or 4. */
    times: (speed: number) => `${whole(speed)}×`,
    /** What choosing a card of the table does. */
    find: 'leads to where it was played',
  },
  parties: {
    position: (partie: number, of: number) => `Partie ${whole(partie)} of ${whole(of)}`,
    previous: 'Previous partie',
    next: 'Next partie',
  },
  /** Cards that are only shown with open hands. */
  cards: {
    talon: 'What is left of the talon, top card first',
    /** A card of the talon that no view shows. */
    unknown: 'unknown card',
  },
  course: {
    title: 'Course',
    waiting: 'The coach is going through the partie…',
    /** For a game that cannot tell how a partie stands. */
    none: 'How this partie stood cannot be worked out.',
    shows: 'What the line shows',
    equity: 'Value',
    chance: 'Chance',
    /** `value` is an equity or a chance, already formatted. */
    valueOf: (name: string, value: string) => `${name}: ${value}`,
    /** The decision at this step; `cost` is already formatted. */
    gave: (cost: string) => `this decision gives away ${cost}`,
  },
  odds: {
    title: 'At this point',
    hide: 'Hide what the coach says at this point',
    /** Whose decision it was; `name` is null for the reader. */
    decides: (name: string | null) => (name === null ? 'Your decision' : `${name} decides`),
    none: 'Nothing is decided here. Go on a step.',
    /** When the view is not that of the seat that decides. */
    covered: (name: string | null) =>
      `${name === null ? 'You decided' : `${name} decides`} here, and you are looking from another seat. Choose open hands to read what the coach says about it.`,
    best: 'Best',
    done: 'Done',
    /** The best action was chosen, or one as good; `theBest`: the best one itself. */
    good: 'as good as any',
    theBest: 'nothing better',
    /** `cost` is already formatted. */
    cost: (cost: string) => `gives away ${cost}`,
    /** In `won` of the `hands` the other side may hold, the seat takes `least` tricks or more. */
    hands: (hands: number, won: number, least: number) =>
      hands === 1
        ? `The one hand the other side may hold leaves ${won === 1 ? `${number(least)} tricks or more` : `fewer than ${number(least)} tricks`}.`
        : `Of ${figures.whole(hands)} hands the other side may hold, ${figures.whole(won)} (${figures.percent(won / hands)}) leave ${number(least)} tricks or more.`,
  },
  note: {
    title: 'Note',
    hide: 'Hide the note',
    text: 'Note on this partie',
    placeholder: 'What is worth remembering…',
    tags: 'Tags',
    addTag: 'New tag',
    add: 'Add',
    removeTag: (tag: string) => `Remove the tag ${tag}`,
    /** Tags of other parties. */
    inUse: 'In use elsewhere',
    saved: 'Saved',
    /** Only parties of the archive have notes. */
    notKept: 'This partie comes from a file. Import it into the archive to write a note on it.',
  },
  whatIf: {
    /** Tries another choice at the shown position. */
    open: 'What if…',
    /** A line of the note: what was tried at a position, what followed, and the coach's word. */
    line: (position: number, played: string, verdict: string) =>
      `[${position}] What if: ${played} – ${verdict}`,
    keep: 'Keep with the note',
    kept: 'Kept with the note.',
    /** The positions that the lines of a note tell of. */
    places: 'Steps in the note',
    show: (position: number) => `Step ${position}`,
  },
  practice: {
    /** The button; `title` is that of the dialog. */
    open: 'Play on…',
    title: 'Play on from here',
    from: 'From',
    here: 'this position',
    deal: 'the cards of this deal, dealt again',
    seat: 'Your seat',
    opponent: 'Opponent',
    /** For several opponents. */
    others: 'The others',
    explain:
      'This is practice: it is played to the end of the partie if you like, and never counts, neither in the standings nor in your results.',
    sit: 'Sit down',
    cancel: 'Stay here',
    /** At the table. */
    sign: 'Practice – does not count',
    /** Shown instead of how often the partie counts. */
    result: 'It was practice and does not count.',
    toReview: 'Back to the review',
  },
  /** A partie of a file that was opened but not imported. */
  file: {
    sign: 'from a file',
    keep: 'Import into the archive',
    /** `taken` parties were added; `skipped` were in the archive already. */
    kept: (taken: number, skipped: number) => {
      if (taken === 0) return 'All of it was already in the archive.'
      const rest =
        skipped === 0 ? '' : ` ${parties(skipped)} ${skipped === 1 ? 'was' : 'were'} already there.`
      return `${parties(taken)} ${taken === 1 ? 'is' : 'are'} now in the archive.${rest}`
    },
  },
}

export type StudyWords = Texts<typeof study>
