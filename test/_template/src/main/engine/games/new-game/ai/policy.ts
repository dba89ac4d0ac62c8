// The heuristic player of New Game: that of all trick games, given a deal as it computes with it.
import { type Suit, SUITS, suitOf } from '../../../../../shared/card.ts'
import type { NewGameAction } from '../../../../../shared/games/new-game.ts'
import { SEATS } from '../../../../../shared/view.ts'
import { type TrickDecision, noviceAction, bookAction } from '../../../trick-ai/evaluate.ts'
import { createNumbering, suitNumber } from '../../../ai/cards.ts'
import { BOOK_FIGURES } from '../../../trick-ai/book-figures.ts'
import type { Form } from '../../../trick-ai/position.ts'
import { countCards, openCards } from '../../covered.ts'
import { HAND, NEW_GAME_PACK, SEAT_COUNT, elderIn, height } from '../state.ts'
import type { NewGameSeatView } from '../view.ts'
import { coveredHand } from './sample.ts'

const NUMBERING = createNumbering(NEW_GAME_PACK, height)

/** NG-4: a trick counts one, whatever cards it holds. */
const buildForm = (trump: Suit): Form => ({
  seats: SEAT_COUNT,
  trump: suitNumber(trump),
  trick: 1,
  values: new Int32Array(64),
  book: BOOK_FIGURES.partners,
})
const FORMS: ReadonlyMap<Suit, Form> = new Map(SUITS.map((suit) => [suit, buildForm(suit)]))

/** Returns the decision as the players see it; null if no seat in a deal has to act. */
export function decisionFrom(
  view: NewGameSeatView,
  legal: readonly NewGameAction[],
): TrickDecision<NewGameAction> | null {
  const { eye, dealer, turnUp, tricks, hands } = view
  if (eye === 'onlooker' || eye === 'open' || dealer === null || turnUp === null) return null
  const form = FORMS.get(suitOf(turnUp))
  if (form === undefined || view.phase !== 'play') return null
  return {
    table: {
      form,
      numbering: NUMBERING,
      pack: NEW_GAME_PACK,
      seat: eye,
      dealer,
      hand: openCards(hands[eye] ?? 0),
      covered: SEATS.map((seat) => coveredHand(tricks, seat, countCards(hands[seat] ?? 0))),
      tricks,
      turnUp,
      first: elderIn({ dealer }),
      waiting: [],
      handSize: HAND,
    },
    legal,
    onTurn: view.turn === eye,
    isProven: false,
  }
}

/** Returns the action of the heuristic player for this view; null out of turn. */
export function chooseByBook(
  view: NewGameSeatView,
  legal: readonly NewGameAction[],
): NewGameAction | null {
  return bookAction(decisionFrom(view, legal))
}

/** Returns the action of a beginner for this view; null out of turn. */
export function chooseAsNovice(
  view: NewGameSeatView,
  legal: readonly NewGameAction[],
): NewGameAction | null {
  return noviceAction(decisionFrom(view, legal))
}
