// Statistics of a partie of Écarté, seat by seat.
import { isSide, otherSide } from '../../../../shared/duel.ts'
import { type AddCount, createCounting } from '../counting.ts'
import type { Transition } from '../game.ts'
import { jeuDeRegle } from './jeux.ts'
import { type DealtState, type EcarteEvent, type EcarteState, elderOf, trumpOf } from './state.ts'

const NAMES = [
  /** Points for the king, turned up or announced (E-5, E-16). */
  'kings',
  /** All five tricks (E-24). */
  'voles',
  'proposals',
  /** Elder played without ever proposing (E-7), and the results. */
  'stands',
  'standsLost',
  /** The dealer refused the first proposal (E-7), and the results. */
  'refusals',
  'refusalsLost',
  /** J-a … J-d before the first announcement: played as it was, or not. */
  'jeuxKept',
  'jeuxBroken',
] as const
type Name = (typeof NAMES)[number]

/** Counts an announcement of the exchange; for the jeux de règle, the first of each side. */
function countWord(
  { before, action }: Transition<EcarteState, EcarteEvent>,
  add: AddCount<Name>,
): void {
  if (action === null || before.phase !== 'exchange' || !isSide(action.seat)) return
  if (action.do === 'propose') add(action.seat, 'proposals')
  const isFirst = before.exchanges.length === 0
  const [holds, buys] = before.asks === 'decide' ? ['stand', 'propose'] : ['refuse', 'accept']
  if (!isFirst || (action.do !== holds && action.do !== buys)) return
  if (action.do === 'stand') add(action.seat, 'stands')
  if (action.do === 'refuse') add(action.seat, 'refusals')
  if (before.hands[action.seat].length !== 5) return
  if (jeuDeRegle(before.hands[action.seat], trumpOf(before)) === null) return
  add(action.seat, action.do === holds ? 'jeuxKept' : 'jeuxBroken')
}

/** Counts the vole, and a punished refusal. A king may end a deal before a trick (E-19). */
function countDeal(state: DealtState, add: AddCount<Name>): void {
  for (const side of [0, 1] as const) if (state.tricksWon[side] === 5) add(side, 'voles')
  const bold = state.vulnerable
  if (bold === null || state.tricksWon[bold] >= state.tricksWon[otherSide(bold)]) return
  add(bold, bold === elderOf(state) ? 'standsLost' : 'refusalsLost')
}

const isKings = (rule: string): boolean => rule === 'E-5' || rule === 'E-16'

/** Takes off the kings of a deferred deal, which are marked again when it is played (E-38). */
function takeOffKings(before: EcarteState, add: AddCount<Name>): void {
  if (before.phase === 'open') return
  for (const { seat, rule } of before.marks)
    if (isSide(seat) && isKings(rule)) add(seat, 'kings', -1)
}

const isOver = (state: EcarteState): state is DealtState =>
  state.phase === 'settled' || state.phase === 'over'

export const counting = createCounting<EcarteState, EcarteEvent, Name>(NAMES, (step, add) => {
  const { before, state, events, action } = step
  countWord(step, add)
  for (const event of events)
    if (event.did === 'marked' && isKings(event.rule)) add(event.seat, 'kings')
  if (action?.do === 'claimDealer') takeOffKings(before, add)
  // a deal that ends while the next has not begun: a settled state is seen once
  if (isOver(state) && !isOver(before)) countDeal(state, add)
})
