// A yardstick for the games of tricks: perfect information Monte Carlo (Levy; Ginsberg's GIB). It
// samples deals that fit what was seen, each equally likely, solves every card in each of them with
// all hands open, and plays the card with the best sum. It has no book and draws no inferences.
import { codeHeight } from '../../src/main/engine/ai/cards.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import {
  POINTS_SHIFT,
  decisionFrom as scotchWhistDecision,
} from '../../src/main/engine/games/scotch-whist/ai/policy.ts'
import { decisionFrom as whistDecision } from '../../src/main/engine/games/whist/ai/policy.ts'
import type { Player } from '../../src/main/engine/players/player.ts'
import type { Random } from '../../src/main/engine/random.ts'
import type { TrickAction, TrickDecision } from '../../src/main/engine/trick-ai/evaluate.ts'
import {
  type Determinization,
  type Knowledge,
  knowledgeFrom,
} from '../../src/main/engine/trick-ai/knowledge.ts'
import {
  type Form,
  type TrickPosition,
  cardsIn,
  clonePosition,
  emptyPosition,
} from '../../src/main/engine/trick-ai/position.ts'
import { type Card, requireValue } from '../../src/shared/card.ts'
import type { AnyAction, TableView } from '../../src/shared/view.ts'
import type { Ends } from './board.ts'
import { chooseHundertspielCard, sayBeforeCard } from './hundertspiel.ts'
import { type CardGain, forgetPositions, solveCards } from './solver.ts'
import { chooseTattelnCard } from './tatteln.ts'

/** A game of tricks as this player sees it. */
interface TrickGame {
  decide(view: TableView, legal: readonly AnyAction[]): TrickDecision<TrickAction> | null
  /** The form with what is to be gained, in points. */
  inPoints(form: Form): Form
}

/** Chooses the card to play from a view, one of these actions; null if there is none. */
interface CardChooser {
  choose(view: TableView, plays: readonly AnyAction[], samples: number, random: Random): Card | null
  /** Returns what is said before this card, if anything is. */
  sayBefore?(view: TableView, legal: readonly AnyAction[], card: Card): AnyAction | null
}

const createChooser = ({ decide, inPoints }: TrickGame): CardChooser => ({
  choose(view, plays, samples, random) {
    const asked = decide(view, plays)
    if (asked === null) return null
    const { table } = asked
    const knowledge = knowledgeFrom({ ...table, form: inPoints(table.form) })
    return table.numbering.toCard(bestCode(sumGains(knowledge, samples, random)))
  },
})

const TRICK_GAMES: Readonly<Record<string, TrickGame>> = {
  whist: { decide: whistDecision, inPoints: (form) => form },
  'scotch-whist': {
    decide: scotchWhistDecision,
    inPoints: (form) => ({
      ...form,
      trick: form.trick >> POINTS_SHIFT,
      values: form.values.map((value) => value >> POINTS_SHIFT),
    }),
  },
}

const CHOOSERS: Readonly<Record<string, CardChooser>> = {
  ...Object.fromEntries(Object.entries(TRICK_GAMES).map(([id, one]) => [id, createChooser(one)])),
  tatteln: { choose: chooseTattelnCard },
  hundertspiel: { choose: chooseHundertspielCard, sayBefore: sayBeforeCard },
}

/** Creates a player with so many samples for each decision; null if the game is not known. */
export function createPimc(ai: GameAi, samples: number): Player | null {
  const chooser = CHOOSERS[ai.game.id]
  if (chooser === undefined) return null
  return (look, random) => {
    // what is not a card is left to the book
    if (!look.onTurn) return ai.chooseByBook(look.getView(), look.legal)
    if (look.legal.length === 1) return look.legal[0] ?? null
    const view = look.getView()
    const { first } = ai.classifyActions(view, look.legal)
    if (first[0] !== undefined) return first[0]
    const plays = look.legal.filter((action) => action.do === 'play')
    if (plays.length === 0) return ai.chooseByBook(view, look.legal)
    const card = chooser.choose(view, plays, samples, random)
    if (card === null) return null
    const said = chooser.sayBefore?.(view, look.legal, card) ?? null
    return said ?? plays.find((action) => action.card === card) ?? null
  }
}

/**
 * Returns the mean over the samples of what each of these cards gains, in points; Whist and Scotch
 * Whist only.
 */
export function meanPointsOfCards(
  { game }: GameAi,
  view: TableView,
  plays: readonly AnyAction[],
  samples: number,
  random: Random,
): readonly number[] {
  const known = TRICK_GAMES[game.id]
  const asked = known?.decide(view, plays) ?? null
  if (known === undefined || asked === null) throw new Error(`no cards of ${game.id} to solve`)
  const { table } = asked
  const knowledge = knowledgeFrom({ ...table, form: known.inPoints(table.form) })
  const sums = sumGains(knowledge, samples, random)
  const deals = countDeals(knowledge, samples)
  return plays.map(({ card }) => {
    const code = table.numbering.toCode(requireValue(card))
    return requireValue(sums.get(code)) / deals
  })
}

/** If every card is known there is only one deal. */
const countDeals = ({ isOpen }: Knowledge, samples: number): number => (isOpen ? 1 : samples)

/** Returns the sum of what each card gains for the deciding side. */
function sumGains(
  knowledge: Knowledge,
  samples: number,
  random: Random,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  const sign = (knowledge.seat & 1) === 0 ? 1 : -1
  let guess = knowledge.position.ahead / 2
  const most = countDeals(knowledge, samples)
  for (let n = 0; n < most; n += 1) {
    // positions of other samples seldom come again, and make each look-up longer
    forgetPositions()
    const gains = solveSample(knowledge.position, knowledge.sampleHands(random), Math.round(guess))
    for (const { code, gain } of gains) sums.set(code, (sums.get(code) ?? 0) + sign * gain)
    const best = sign * Math.max(...gains.map(({ gain }) => sign * gain))
    guess += (best - guess) / Math.min(n + 1, 4)
  }
  return sums
}

/** Returns the card with the highest sum, the lowest of several. */
function bestCode(sums: ReadonlyMap<number, number>): number {
  const [best] = [...sums].toSorted(
    ([a, x], [b, y]) => y - x || codeHeight(a) - codeHeight(b) || a - b,
  )
  if (best === undefined) throw new Error('no card to play')
  return best[0]
}

/** Solves every card of one sampled deal, with the hands that are not taken up yet. */
function solveSample(
  position: TrickPosition,
  { hands, waiting }: Determinization,
  guess: number,
): readonly CardGain[] {
  const now = clonePosition(position)
  now.hands.set(hands)
  if (waiting.length === 0) return solveCards(now, guess)
  const ends = waiting.reduceRight<Ends>(
    (after, next) => [
      solveHand(position.form, next, 0, after),
      solveHand(position.form, next, 1, after),
    ],
    [0, 0],
  )
  // cards are numbered afresh in each deal, and its hands end differently
  forgetPositions()
  return solveCards(now, guess, ends)
}

/** Returns what the first side gains from a hand on, with this leader. */
function solveHand(form: Form, hands: Int32Array, leader: number, ends: Ends): number {
  const position = emptyPosition(form, 0, 0)
  position.hands.set(hands)
  position.leader = leader
  position.ahead = cardsIn(position, leader).length
  forgetPositions()
  const gains = solveCards(position, Math.max(...ends), ends).map(({ gain }) => gain)
  return leader === 0 ? Math.max(...gains) : Math.min(...gains)
}
