// The study of a stored partie in English.
import { figures as inFigures } from '../figures.ts'
import type { StudyWords } from '../study-words.ts'
import { number } from './cards.ts'
import { numbers } from '../formats.ts'

const TAG = 'en-GB'
const figures = inFigures(TAG)
const whole = numbers(TAG)
const parties = (count: number): string => (count === 1 ? 'One partie' : `${whole(count)} parties`)

export const study: StudyWords = {
  toArchive: 'Back to the archive',
  moves: {
    trickBack: 'One trick back',
    trickForward: 'One trick forward',
    dealBack: 'One deal back',
    dealForward: 'One deal forward',
    play: 'Play through',
    pause: 'Pause',
    speed: 'Speed',
    times: (speed) => `${whole(speed)}×`,
    find: 'leads to where it was played',
  },
  parties: {
    position: (partie, of) => `Partie ${whole(partie)} of ${whole(of)}`,
    previous: 'Previous partie',
    next: 'Next partie',
  },
  cards: {
    talon: 'What is left of the talon, top card first',
    unknown: 'unknown card',
  },
  course: {
    title: 'Course',
    waiting: 'The coach is going through the partie…',
    none: 'How this partie stood cannot be reckoned.',
    shows: 'What the line shows',
    equity: 'Value',
    chance: 'Chance',
    valueOf: (name, value) => `${name}: ${value}`,
    gave: (cost) => `this decision gives away ${cost}`,
  },
  odds: {
    title: 'At this point',
    hide: 'Hide what the coach says at this point',
    decides: (name) => (name === null ? 'Your decision' : `${name} decides`),
    none: 'Nothing is decided here. Go on a step.',
    covered: (name) =>
      `${name === null ? 'You decided' : `${name} decides`} here, and you are looking with other eyes. Choose open hands to read what the coach says of it.`,
    best: 'Best',
    done: 'Done',
    good: 'as good as any',
    theBest: 'nothing better',
    cost: (cost) => `gives away ${cost}`,
    hands: (hands, won, least) =>
      `Of ${figures.whole(hands)} hands the other side may hold, ${figures.whole(won)} (${figures.percent(won / hands)}) leave ${number(least)} tricks or more.`,
  },
  note: {
    title: 'Note',
    hide: 'Hide the note',
    text: 'Note on this partie',
    placeholder: 'What is worth remembering…',
    tags: 'Tags',
    addTag: 'New tag',
    add: 'Add',
    removeTag: (tag) => `Remove the tag ${tag}`,
    inUse: 'In use elsewhere',
    saved: 'Saved',
    notKept: 'This partie comes from a file. Keep it in the archive to write a note on it.',
  },
  practice: {
    open: 'Play on…',
    title: 'Play on from here',
    from: 'From',
    here: 'this position',
    deal: 'the cards of this deal, dealt again',
    seat: 'Your seat',
    opponent: 'Opponent',
    others: 'The others',
    explain:
      'This is practice: it is played to the end of the partie if you like, and never counts, neither in the standings nor in your results.',
    sit: 'Sit down',
    cancel: 'Stay here',
    sign: 'Practice – does not count',
    result: 'It was practice and does not count.',
    toReview: 'Back to the review',
  },
  file: {
    sign: 'from a file',
    keep: 'Keep in the archive',
    kept: (taken, skipped) => {
      if (taken === 0) return 'The archive had all of it already.'
      const rest = skipped === 0 ? '' : ` ${parties(skipped)} ${skipped === 1 ? 'was' : 'were'} there already.`
      return `${parties(taken)} ${taken === 1 ? 'is' : 'are'} now in the archive.${rest}`
    },
  },
}
