// Finding positions in English.
import { capital, counted } from '../counting.ts'
import { figures } from '../figures.ts'
import type { HeldFault } from '../held-reader.ts'
import type { KeyHelp, Texts } from '../texts.ts'

const TAG = 'en-GB'
const { whole, percent } = figures(TAG)

const decisions = counted(TAG, whole, {
  none: 'no decision',
  one: '1 decision',
  other: (count) => `${count} decisions`,
})

const FAULTS: Readonly<Record<HeldFault['what'], string>> = {
  unknown: 'is not understood',
  ambiguous: 'can be two cards: write the suit as a sign or in full',
  unfinished: 'does not say what is meant by it',
  none: 'is no card of that pack',
  tooMany: 'is too much: leave something out',
}

export const positions = {
  title: 'Positions',
  /** Before anything was judged. */
  nothing:
    'Positions are found among the decisions that the coach has analysed, and there are none yet.',
  toJudging: 'Have parties analysed',
  noneFit: 'No decision meets all these conditions.',
  /** After `noneFit`, if only mistakes are looked for. */
  tryGood: 'Perhaps there is no such mistake: you can look at good decisions too.',
  count: (count: number) => capital(decisions(count)),
  /** The search ends there. */
  countMost: (most: number) => `${decisions(most)} and more`,
  searching: 'Searching…',
  filter: {
    title: 'Look for',
    any: 'any',
    whose: 'Who',
    everybody: 'everybody',
    game: 'Game',
    kinds: 'Kinds of decisions',
    role: 'Role',
    cost: 'Cost',
    /** Decisions that cost nothing too. */
    good: 'good ones too',
    mistakes: 'any mistake',
    /** `figure` is what it costs. */
    atLeast: (figure: string) => `at least ${figure}`,
    /** A cost where the games differ in what they reckon in. */
    share: (share: number) => percent(share),
    own: 'Own score',
    other: 'Their score',
    trump: 'Trumps',
    noTrump: 'no trumps',
    held: 'Cards held',
    heldHint: 'KH QH and two small trumps',
    heldHelp: 'Small cards are those from the ten down.',
    understood: (pattern: string) => `Understood: ${pattern}.`,
    /** `place` is the number of the word. */
    fault: (what: HeldFault['what'], word: string, place: number) =>
      place === 0 ? `“${word}” ${FAULTS[what]}.` : `Word ${place}, “${word}”, ${FAULTS[what]}.`,
    level: 'Against',
    person: 'a person',
    hint: 'Hint',
    hinted: 'after a hint',
    unhinted: 'without a hint',
    from: 'From',
    until: 'Until',
    order: 'First',
    orders: { cost: 'the most costly', date: 'the latest' },
    clear: 'Clear all',
  },
  kept: {
    title: 'Kept sets',
    choose: 'Choose a set',
    none: 'none',
    name: 'Name of the set',
    keep: 'Keep this set',
    remove: 'Delete the set',
    wasKept: (name: string) => `The set “${name}” is kept.`,
    wasRemoved: (name: string) => `The set “${name}” is deleted.`,
    full: (most: number) => `At most ${most} sets are kept: delete one first.`,
  },
  found: {
    trump: (suit: string) => `trumps ${suit}`,
    noTrump: 'no trumps',
    done: 'Done',
    /** The trick that lay on the table. */
    trick: 'On the table',
    better: 'Better',
    /** The done action was the best. */
    best: 'That was the best.',
    costs: (figure: string) => `costs ${figure}`,
    costsNothing: 'costs nothing',
    hinted: 'after a hint',
    holds: (cards: string) => `holds ${cards}`,
    score: (score: string) => `score ${score}`,
  },
  selected: (count: number) => `${whole(count)} selected`,
  deselect: 'Deselect',
  selectAll: 'Select all',
  practise: 'Practise these',
  /** More were found than are practised at once. */
  practiseMost: (most: number) => `Only the first ${whole(most)} are taken.`,
  keyHelp: [
    { keys: ['/'], does: 'to the cards held' },
    { keys: ['Enter'], does: 'open the position in its review' },
    { keys: ['Space'], does: 'select the position, or deselect it' },
    { keys: ['Ctrl A'], does: 'select all positions found' },
    { keys: ['P'], does: 'practise what is selected, or the position you are at' },
  ] satisfies KeyHelp[],
}

export type PositionWords = Texts<typeof positions>
