// Statistics of a partie of Écarté, seat by seat.
import { type Pair, type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import type { Counting, Transition } from '../game.ts'
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
type Counts = Record<Name, number>

const zeroCounts = (): Counts => ({
  kings: 0,
  voles: 0,
  proposals: 0,
  stands: 0,
  standsLost: 0,
  refusals: 0,
  refusalsLost: 0,
  jeuxKept: 0,
  jeuxBroken: 0,
})

type GameTransition = Transition<EcarteState, EcarteEvent>

/** Counts an announcement of the exchange; for the jeux de règle, the first of each side. */
function countWord(counts: Pair<Counts>, { before, action }: GameTransition): void {
  if (action === null || before.phase !== 'exchange' || !isSide(action.seat)) return
  const own = counts[action.seat]
  if (action.do === 'propose') own.proposals += 1
  const isFirst = before.exchanges.length === 0
  const [holds, buys] = before.asks === 'decide' ? ['stand', 'propose'] : ['refuse', 'accept']
  if (!isFirst || (action.do !== holds && action.do !== buys)) return
  if (action.do === 'stand') own.stands += 1
  if (action.do === 'refuse') own.refusals += 1
  if (before.hands[action.seat].length !== 5) return
  if (jeuDeRegle(before.hands[action.seat], trumpOf(before)) === null) return
  if (action.do === holds) own.jeuxKept += 1
  else own.jeuxBroken += 1
}

/** Counts the vole, and a punished refusal. A king may end a deal before a trick (E-19). */
function countDeal(counts: Pair<Counts>, state: DealtState): void {
  for (const side of [0, 1] as const) if (state.tricksWon[side] === 5) counts[side].voles += 1
  const bold = state.vulnerable
  if (bold === null || state.tricksWon[bold] >= state.tricksWon[otherSide(bold)]) return
  const name = bold === elderOf(state) ? 'standsLost' : 'refusalsLost'
  counts[bold][name] += 1
}

const isKings = (rule: string): boolean => rule === 'E-5' || rule === 'E-16'

/** Takes off the kings of a deferred deal, which are marked again when it is played (E-38). */
function takeOffKings(counts: Pair<Counts>, before: EcarteState): void {
  if (before.phase === 'open') return
  for (const { seat, rule } of before.marks)
    if (isSide(seat) && isKings(rule)) counts[seat].kings -= 1
}

const isOver = (state: EcarteState): state is DealtState =>
  state.phase === 'settled' || state.phase === 'over'

function countPartie(happenings: readonly GameTransition[]): readonly (readonly number[])[] {
  const counts: Pair<Counts> = [zeroCounts(), zeroCounts()]
  for (const one of happenings) {
    countWord(counts, one)
    for (const event of one.events)
      if (event.did === 'marked' && isKings(event.rule)) counts[event.seat].kings += 1
    if (one.action?.do === 'claimDealer') takeOffKings(counts, one.before)
    // a deal that ends while the next has not begun: a settled state is seen once
    if (isOver(one.state) && !isOver(one.before)) countDeal(counts, one.state)
  }
  return ([0, 1] as const).map((side: Side) => NAMES.map((name) => counts[side][name]))
}

export const counting: Counting<EcarteState, EcarteEvent> = { names: NAMES, countPartie }
