// Statistics of a partie of Hundertspiel, by side.
import type { HundertspielMarkRule } from '../../../../shared/games/hundertspiel.ts'
import { createCounting } from '../counting.ts'
import type { Transition } from '../game.ts'
import { type HundertspielEvent, type HundertspielState, sideAt } from './state.ts'

const NAMES = [
  /** Laid, bid or bought Twenty-sixes, and those that were made; laid Fifty-twos (H-18, H-26). */
  'twentySixes',
  'twentySixesWon',
  'fiftyTwos',
  'fiftyTwosWon',
  /** Contras said, and those that were right (H-17). */
  'contras',
  'contrasWon',
  /** First tricks made with the trump Do, other Dos, two or more at the end (H-13 … H-15). */
  'firstDos',
  'dos',
  'lastDos',
  /** Three and four of a kind (H-10). */
  'threes',
  'fours',
  /** Parties won with the other side, or both others, in the Matsch (H-19). */
  'matsch',
  /** False announcements, and parties lost by the side's own declaration (H-12, H-20). */
  'falseAnnouncements',
  'wronglyOut',
] as const
type Name = (typeof NAMES)[number]

const DOS: Readonly<Partial<Record<HundertspielMarkRule, Name>>> = {
  'H-13': 'firstDos',
  'H-14': 'dos',
  'H-15': 'lastDos',
}

/** Returns what an event adds, and to which side. */
function countsFromEvent(
  { before, state }: Transition<HundertspielState, HundertspielEvent>,
  event: HundertspielEvent,
): readonly (readonly [number, Name])[] {
  const { options } = state
  switch (event.did) {
    case 'undertook': {
      const kind = event.suits.length > 1 ? 'fiftyTwos' : 'twentySixes'
      const side = sideAt(event.seat, options)
      const own: readonly (readonly [number, Name])[] = [
        [side, kind],
        ...(event.isMade ? [[side, `${kind}Won`] as const] : []),
      ]
      const contra =
        before.phase === 'open' || before.phase === 'settled'
          ? null
          : (before.undertaking?.contra ?? null)
      return contra === null || event.isMade
        ? own
        : [...own, [sideAt(contra, options), 'contrasWon']]
    }
    case 'saidContra':
      return [[sideAt(event.seat, options), 'contras']]
    case 'announced':
      return [[sideAt(event.seat, options), event.count === 3 ? 'threes' : 'fours']]
    case 'foundFalse':
      return [[sideAt(event.seat, options), 'falseAnnouncements']]
    case 'marked': {
      const name = DOS[event.rule]
      return name === undefined ? [] : [[event.seat, name]]
    }
    case 'wonPartie':
      return countsFromWin(state)
    default:
      return []
  }
}

function countsFromWin(state: HundertspielState): readonly (readonly [number, Name])[] {
  if (state.phase !== 'over') return []
  const { winner, forfeitedBy, matsch, rule } = state.decision
  if (forfeitedBy !== null) return rule === 'G-2' ? [] : [[forfeitedBy, 'wronglyOut']]
  return matsch.length === state.score.length - 1 ? [[winner, 'matsch']] : []
}

export const counting = createCounting<HundertspielState, HundertspielEvent, Name>(
  NAMES,
  (step, add) => {
    for (const event of step.events)
      for (const [side, name] of countsFromEvent(step, event)) add(side, name)
  },
)
