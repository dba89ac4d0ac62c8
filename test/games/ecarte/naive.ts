/*
 * A second, naive implementation of Écarté's legal actions, from the numbered rules (E-…) alone. It shares nothing with
 * the engine: comparing the two by counting lines of play (perft) is what it is for. Slow on purpose where slow is plain.
 *
 * E-27 `dealCap` and E-25 `vulnerableVole` do not appear below: they change what the tricks are worth after the fifth
 * (E-28), when the deal is over, and an announced king alone never exceeds any cap. Neither does vulnerability (E-15).
 */

export interface NaiveStart {
  readonly options: {
    readonly elderMinimumDiscard: 0 | 1
    readonly kingAtFour: boolean
    readonly dealCap: 3 | 4 | 'none'
    readonly vulnerableVole: 2 | 3
  }
  /** The points before the deal, without a turned king. */
  readonly score: readonly [number, number]
  readonly dealer: 0 | 1
  readonly hands: readonly [readonly string[], readonly string[]]
  readonly turnUp: string
  /** 21 cards from the top. */
  readonly talon: readonly string[]
}

export type NaiveAction =
  | {
      readonly seat: 0 | 1
      readonly do: 'propose' | 'stand' | 'accept' | 'refuse' | 'announceKing'
    }
  | { readonly seat: 0 | 1; readonly do: 'discard'; readonly cards: readonly string[] }
  | { readonly seat: 0 | 1; readonly do: 'play'; readonly card: string }

type Seat = 0 | 1

interface State {
  elderMinimumDiscard: 0 | 1
  kingAtFour: boolean
  score: [number, number]
  elder: Seat
  dealer: Seat
  trump: string
  /**
   * As they lie: dealt order, bought cards appended. A discarded or played card is no longer in the
   * hand.
   */
  hands: [string[], string[]]
  talon: string[]
  /**
   * decide: elder plays or proposes. answer: the dealer accepts or refuses. elderDiscards,
   * dealerDiscards: the two halves of an exchange. play: the exchange is over, cards are led and
   * followed. over: the deal, or the partie, is over. /
   */
  stage: 'decide' | 'answer' | 'elderDiscards' | 'dealerDiscards' | 'play' | 'over'
  /** The number of cards elder takes in the running exchange. */
  elderTakes: number
  kingAnnounced: boolean
  /** The number of cards each seat has played in this deal. */
  cardsPlayed: [number, number]
  /** The seat that leads, or has led, to the current trick. */
  leader: Seat
  /** The card led to the current trick, while it waits for the other. */
  led: string | null
}

/** E-1: from low to high. */
const RANKS = ['7', '8', '9', '10', 'A', 'J', 'Q', 'K']
const SUITS = ['S', 'H', 'D', 'C']

function suitOf(card: string): string {
  return card.slice(-1)
}

/** E-1 */
function height(card: string): number {
  return RANKS.indexOf(card.slice(0, -1))
}

function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0
}

/** E-1: every one of the 32 cards is somewhere, once; five in each hand, and 21 in the talon. */
function checkCards(start: NaiveStart): void {
  const all = [...start.hands[0], ...start.hands[1], start.turnUp, ...start.talon]
  const pack = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit))
  if (start.hands[0].length !== 5 || start.hands[1].length !== 5 || start.talon.length !== 21) {
    throw new Error('five cards each, and 21 in the talon')
  }
  if (JSON.stringify(all.toSorted()) !== JSON.stringify(pack.toSorted()))
    throw new Error('not the 32 cards')
}

/** The deal as it stands when the eleventh card has been turned. */
function afterTheDeal(start: NaiveStart): State {
  checkCards(start)
  const state: State = {
    elderMinimumDiscard: start.options.elderMinimumDiscard,
    kingAtFour: start.options.kingAtFour,
    score: [start.score[0], start.score[1]],
    elder: otherSeat(start.dealer),
    dealer: start.dealer,
    trump: suitOf(start.turnUp),
    hands: [[...start.hands[0]], [...start.hands[1]]],
    talon: [...start.talon],
    stage: 'decide',
    elderTakes: 0,
    kingAnnounced: false,
    cardsPlayed: [0, 0],
    leader: otherSeat(start.dealer),
    led: null,
  }
  // E-5: a turned king is a point for the dealer at once, and at four points that is the end.
  if (start.turnUp === 'K' + state.trump) mark(state, state.dealer)
  return state
}

/**
 * One point for the king, turned (E-5) or announced (E-16). E-19: the fifth point ends everything
 * at once.
 */
function mark(state: State, seat: Seat): void {
  state.score[seat] += 1
  if (state.score[seat] >= 5) state.stage = 'over'
}

/**
 * Every choice of cards from the hand, each in the order of the hand, none and all of them
 * included.
 */
function choices(hand: readonly string[]): string[][] {
  let all: string[][] = [[]]
  for (const card of hand) all = [...all, ...all.map((chosen) => [...chosen, card])]
  return all
}

/** E-8, E-10, E-12 */
function discards(state: State, seat: Seat): NaiveAction[] {
  // E-10: elder takes at least one, or at least none. The dealer may always take none (E-9).
  const least = state.stage === 'elderDiscards' ? state.elderMinimumDiscard : 0
  // E-12: elder may take all that is left, the dealer what elder leaves. Neither has drawn yet
  // (E-8).
  const most =
    state.stage === 'elderDiscards' ? state.talon.length : state.talon.length - state.elderTakes
  return choices(state.hands[seat])
    .filter((cards) => cards.length >= least && cards.length <= most)
    .map((cards) => ({ seat, do: 'discard', cards }))
}

/**
 * E-20 for the leader (anything), E-21 for the follower: the first of the four that they can do.
 */
function playable(state: State, seat: Seat): string[] {
  const hand = state.hands[seat]
  const led = state.led
  if (led === null) return hand
  const beatsInSuit = hand.filter(
    (card) => suitOf(card) === suitOf(led) && height(card) > height(led),
  )
  if (beatsInSuit.length > 0) return beatsInSuit
  const followsSuit = hand.filter((card) => suitOf(card) === suitOf(led))
  if (followsSuit.length > 0) return followsSuit
  const trumps = hand.filter((card) => suitOf(card) === state.trump)
  if (trumps.length > 0) return trumps
  return hand
}

/** E-16, E-17, E-18 */
function mayAnnounceKing(state: State, seat: Seat): boolean {
  if (state.kingAnnounced) return false
  // E-16: only the present holder. A king laid down as a discard is not held.
  if (!state.hands[seat].includes('K' + state.trump)) return false
  // E-17: elder before their first lead, the dealer before their first card. Elder's first card is
  // their first lead.
  if (state.cardsPlayed[seat] > 0) return false
  // E-18: at four points from the turn-up on, on any turn.
  if (state.kingAtFour && state.score[seat] === 4) return true
  // E-17: otherwise once the exchange is over.
  return state.stage === 'play'
}

/** The actions of a seat, without its announcement. */
function turnActions(state: State, seat: Seat): NaiveAction[] {
  if (state.stage === 'decide' && seat === state.elder) {
    return [
      { seat, do: 'propose' },
      { seat, do: 'stand' },
    ]
  }
  if (state.stage === 'answer' && seat === state.dealer) {
    return [
      { seat, do: 'accept' },
      { seat, do: 'refuse' },
    ]
  }
  if (state.stage === 'elderDiscards' && seat === state.elder) return discards(state, seat)
  if (state.stage === 'dealerDiscards' && seat === state.dealer) return discards(state, seat)
  const toPlay = state.led === null ? state.leader : otherSeat(state.leader)
  if (state.stage === 'play' && seat === toPlay) {
    return playable(state, seat).map((card) => ({ seat, do: 'play', card }))
  }
  return []
}

function legalActions(state: State): NaiveAction[] {
  if (state.stage === 'over') return []
  const actions: NaiveAction[] = []
  for (const seat of [0, 1] as const) {
    actions.push(...turnActions(state, seat))
    if (mayAnnounceKing(state, seat)) actions.push({ seat, do: 'announceKing' })
  }
  return actions
}

/** E-8: as many as were laid down, from the top. */
function draw(state: State, seat: Seat, number: number): void {
  state.hands[seat] = [...state.hands[seat], ...state.talon.slice(0, number)]
  state.talon = state.talon.slice(number)
}

/** E-22 */
function followerWins(led: string, followed: string, trump: string): boolean {
  if (suitOf(followed) === suitOf(led)) return height(followed) > height(led)
  return suitOf(followed) === trump
}

/** The state after a legal action; the one before is left as it was. */
function after(before: State, action: NaiveAction): State {
  const state = structuredClone(before)
  const seat = action.seat
  switch (action.do) {
    case 'propose':
      state.stage = 'answer'
      break
    case 'accept':
      state.stage = 'elderDiscards'
      break
    case 'stand': // E-7, E-11
    case 'refuse': // E-7: elder leads, he is not asked again
      state.stage = 'play'
      break
    case 'announceKing':
      state.kingAnnounced = true
      mark(state, seat)
      break
    case 'discard':
      state.hands[seat] = state.hands[seat].filter((card) => !action.cards.includes(card))
      if (state.stage === 'elderDiscards') {
        state.elderTakes = action.cards.length
        state.stage = 'dealerDiscards'
      } else {
        const dealerTakes = action.cards.length
        draw(state, state.elder, state.elderTakes)
        draw(state, state.dealer, dealerTakes)
        const nobodyTook = state.elderTakes === 0 && dealerTakes === 0
        // E-10, E-13: elder must lead; otherwise E-11: they decide again.
        state.stage = nobodyTook || state.talon.length === 0 ? 'play' : 'decide'
        state.elderTakes = 0
      }
      break
    case 'play':
      state.hands[seat] = state.hands[seat].filter((card) => card !== action.card)
      state.cardsPlayed[seat] += 1
      if (state.led === null) {
        state.led = action.card
      } else {
        // E-20: who takes the trick leads to the next; the deal is over after the fifth.
        if (followerWins(state.led, action.card, state.trump))
          state.leader = otherSeat(state.leader)
        state.led = null
        if (state.cardsPlayed[0] === 5 && state.cardsPlayed[1] === 5) state.stage = 'over'
      }
      break
  }
  return state
}

/**
 * One way of writing for each action: keys in one order, discarded cards in the order of the hand
 * as it lies.
 */
function asText(state: State, action: NaiveAction): string {
  const seat = action.seat
  if (action.do === 'discard') {
    const place = (card: string): number => state.hands[seat].indexOf(card)
    return JSON.stringify({
      seat,
      do: action.do,
      cards: action.cards.toSorted((a, b) => place(a) - place(b)),
    })
  }
  if (action.do === 'play') return JSON.stringify({ seat, do: action.do, card: action.card })
  return JSON.stringify({ seat, do: action.do })
}

function actionTexts(state: State): string[] {
  return legalActions(state)
    .map((action) => asText(state, action))
    .toSorted()
}

function countLines(state: State, depth: number): number {
  if (depth === 0 || state.stage === 'over') return 1
  const actions = legalActions(state)
  // Each last action ends one line.
  if (depth === 1) return actions.length
  let lines = 0
  for (const action of actions) lines += countLines(after(state, action), depth - 1)
  return lines
}

/**
 * The number of different lines of legal actions from the deal, to the given depth: a line ends
 * when it holds `depth` actions, or earlier when the deal (or by E-5, E-18, E-19 the partie) is
 * over.
 */
export function naiveLines(start: NaiveStart, depth: number): number {
  return countLines(afterTheDeal(start), depth)
}

/**
 * The legal actions of each seat after the given actions, each as JSON text, sorted as text; none
 * when the deal is over. An illegal action among those given is an error. /
 */
export function naiveActions(start: NaiveStart, played: readonly NaiveAction[]): readonly string[] {
  let state = afterTheDeal(start)
  for (const [index, action] of played.entries()) {
    const text = asText(state, action)
    if (!actionTexts(state).includes(text))
      throw new Error(`step ${index + 1} is not legal: ${text}`)
    state = after(state, action)
  }
  return actionTexts(state)
}
