// What is said about the calls of a strict table of Écarté (E-28, E-31 … E-40).
import { type EcarteView, isEcarteView } from '../../shared/games/ecarte.ts'
import type { AnyAction, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'

const HAND = 5

type Explained = InterfaceWords['explained']['ecarte']

const isClaim = (
  what: string,
  words: Explained,
): what is Exclude<keyof Explained, 'takesMore' | 'takesFewer' | 'makesFive' | 'falseKing'> =>
  what in words

/** Returns a sentence that explains a call; null if its name says enough. */
export function explain(
  view: TableView,
  action: AnyAction,
  { explained }: InterfaceWords,
): string | null {
  const words = explained.ecarte
  if (!isEcarteView(view)) return null
  if (action.do === 'discard') return explainNumber(view, action, words)
  if (action.do === 'announceKing') return holdsKing(view) ? null : words.falseKing
  return isClaim(action.do, words) ? words[action.do] : null
}

/** Explains a number of cards to take that is not that of the discards (E-34, E-35). */
function explainNumber(
  view: EcarteView,
  { cards = [], takes }: AnyAction,
  words: Explained,
): string | null {
  if (takes === undefined || typeof view.eye !== 'number') return null
  const hand = view.hands[view.eye === 1 ? 1 : 0]
  const held = typeof hand === 'number' ? hand : hand.length
  if (held - cards.length + takes === HAND) return words.makesFive
  return takes > cards.length ? words.takesMore : words.takesFewer
}

const holdsKing = ({ hands, trump }: EcarteView): boolean =>
  hands.some((cards) => typeof cards !== 'number' && cards.some((card) => card === `K${trump}`))
