// Makers for the tests of New Game. Seat 3 deals and seat 0 leads; hearts are trumps.
import { type Deal, play } from '../../../src/main/engine/games/game.ts'
import { newGame } from '../../../src/main/engine/games/new-game/index.ts'
import type { NewGameState } from '../../../src/main/engine/games/new-game/state.ts'
import { type Card, type FrenchSuit, cardIn } from '../../../src/shared/card.ts'
import type { Pair } from '../../../src/shared/duel.ts'

export const OPTIONS = { takeBack: true } as const

const suit = (of: FrenchSuit): readonly Card[] =>
  (['A', 'K', 'Q', 'J', '10'] as const).map((rank) => cardIn(rank, of))

export const dealOf = (...hands: readonly (readonly Card[])[]): Deal => ({
  dealer: 3,
  packets: '1',
  hands,
  turnUp: '10H',
  talon: [],
})
/** Each has one suit, the dealer the trumps. */
export const APART = dealOf(suit('S'), suit('D'), suit('C'), suit('H'))
/** Seat 0 takes four tricks with trumps, the dealer the last one. */
export const FOUR_TRICKS = dealOf(['AH', 'KH', 'QH', 'JH', '10S'], suit('D'), suit('C'), [
  'AS',
  'KS',
  'QS',
  'JS',
  '10H',
])

export const open = (score: Pair<number> = [0, 0]): NewGameState =>
  newGame.startPartie(OPTIONS, score)

/** Starts a deal. Throws if it cannot be the next one. */
export function begin(deal: Deal, score?: Pair<number>): NewGameState {
  const breach = newGame.findDealBreach(open(score), deal)
  if (breach !== null) throw new Error(breach.why)
  return newGame.startDeal(open(score), deal).state
}

/** Plays these cards, each by the seat on turn. */
export const after = (state: NewGameState, ...cards: readonly Card[]): NewGameState =>
  cards.reduce((now, card) => {
    const played = play(newGame, now, newGame.seatToPlay(now) ?? 0, { do: 'play', card })
    if (played.breach !== null) throw new Error(played.breach.why)
    return played.state
  }, state)

/** Plays to the end of the deal, each time the first card that is allowed. */
export function playOut(state: NewGameState): NewGameState {
  const seat = newGame.seatToPlay(state)
  const [action] = seat === null ? [] : newGame.legalActions(state, seat)
  return action === undefined ? state : playOut(after(state, action.card))
}
