/*
 * A comparison for the speed of our rules engine: a game of the size of Écarté written for boardgame.io 0.50, played by
 * one client without a server, every move legal and chosen at random. It has the pack, the deal, the turned king, the
 * exchange, the follow rule E-21, the points of the tricks and vulnerability; it leaves out the announcement of the king,
 * the cap of points, and everything our engine records besides.
 *
 * What was done so that it runs as fast as boardgame.io allows (each measured, or read in its source):
 * - NODE_ENV is `production` while it is loaded, so that redux and immer take their production code, and while it is
 *   measured: else it walks through the whole state after every hook to see whether it is serializable.
 *   Loaded by `createRequire` because `boardgame.io/client` is a folder, which only a CommonJS `require` resolves.
 * - `disableUndo`, `debug: false`, no transport, no subscribers; `client.start()` is not needed without them.
 * - The state is read from `client.store`: `client.getState()` would evaluate `playerView` each time.
 * - Turns pass by `turn.endIf`, only when the seat to move changes: `events.endTurn()` creates an Error at every call.
 * - Moves read what they need of G once: every access goes through a proxy of immer's. Cards are numbers, and the talon
 *   is drawn from its end.
 * - One client plays one partie, so that its log, which is copied at every move, stays short.
 */
import { createRequire } from 'node:module'
import type { Game, Move } from 'boardgame.io'
import type * as ClientModule from 'boardgame.io/client'
import type * as CoreModule from 'boardgame.io/core'

type Seat = 0 | 1
type Stage = 'decide' | 'answer' | 'elderDiscards' | 'dealerDiscards' | 'play'

interface Table {
  score: [number, number]
  dealer: Seat
  turn: Seat
  stage: Stage
  hands: [number[], number[]]
  talon: number[]
  turnUp: number
  elderTakes: number
  exchanges: number
  vulnerable: Seat | null
  led: number | null
  tricks: [number, number]
}

type Random = Parameters<NonNullable<Game<Table>['setup']>>[0]['random']

const { Client, INVALID_MOVE } = inProduction(() => {
  const require = createRequire(import.meta.url)
  const client: typeof ClientModule = require('boardgame.io/client')
  const core: typeof CoreModule = require('boardgame.io/core')
  const invalid: typeof CoreModule.INVALID_MOVE = core.INVALID_MOVE
  return { Client: client.Client, INVALID_MOVE: invalid }
})

function inProduction<Result>(work: () => Result): Result {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/** A card is eight times its suit and its rank, 0 for the seven to 7 for the king. */
const PACK = Array.from({ length: 32 }, (_, card) => card)
const KING = 7

function suit(card: number): number {
  return card >> 3
}

function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0
}

/** The cards that may be led, or played to the card led (E-21). */
function playable(hand: readonly number[], led: number | null, trump: number): readonly number[] {
  if (led === null) return hand
  const following = hand.filter((card) => suit(card) === suit(led))
  if (following.length > 0) {
    const beating = following.filter((card) => card > led)
    return beating.length > 0 ? beating : following
  }
  const trumps = hand.filter((card) => suit(card) === trump)
  return trumps.length > 0 ? trumps : hand
}

/** The number of cards the discarding seat may take: minimum and maximum. */
function limits(G: Table): [number, number] {
  return G.stage === 'elderDiscards'
    ? [1, Math.min(5, G.talon.length)]
    : [0, Math.min(5, G.talon.length - G.elderTakes)]
}

function newDeal(random: Random, dealer: Seat, score: [number, number]): Table {
  const pack = random.Shuffle(PACK)
  const turnUp = pack[10] ?? 0
  if (turnUp % 8 === KING) score[dealer] += 1
  const hands: [number[], number[]] = [pack.slice(0, 5), pack.slice(5, 10)]
  return {
    score,
    dealer,
    turn: other(dealer),
    stage: 'decide',
    hands,
    talon: pack.slice(11),
    turnUp,
    elderTakes: 0,
    exchanges: 0,
    vulnerable: null,
    led: null,
    tricks: [0, 0],
  }
}

function draw(G: Table, seat: Seat, number: number): void {
  for (let drawn = 0; drawn < number; drawn += 1) {
    const card = G.talon.pop()
    if (card !== undefined) G.hands[seat].push(card)
  }
}

function scoreDeal(G: Table): void {
  const winner: Seat = G.tricks[0] > G.tricks[1] ? 0 : 1
  const points = (G.tricks[winner] === 5 ? 2 : 1) + (G.vulnerable === other(winner) ? 1 : 0)
  G.score[winner] = Math.min(5, G.score[winner] + points)
}

const propose: Move<Table> = ({ G }) => {
  if (G.stage !== 'decide') return INVALID_MOVE
  G.stage = 'answer'
  G.turn = G.dealer
}

const stand: Move<Table> = ({ G }) => {
  if (G.stage !== 'decide') return INVALID_MOVE
  if (G.exchanges === 0) G.vulnerable = G.turn
  G.stage = 'play'
}

const accept: Move<Table> = ({ G }) => {
  if (G.stage !== 'answer') return INVALID_MOVE
  G.stage = 'elderDiscards'
  G.turn = other(G.dealer)
}

const refuse: Move<Table> = ({ G }) => {
  if (G.stage !== 'answer') return INVALID_MOVE
  if (G.exchanges === 0) G.vulnerable = G.dealer
  G.stage = 'play'
  G.turn = other(G.dealer)
}

const discard: Move<Table> = ({ G }, cards: readonly number[]) => {
  const { stage, turn, dealer, hands } = G
  if (stage !== 'elderDiscards' && stage !== 'dealerDiscards') return INVALID_MOVE
  const [least, most] = limits(G)
  if (cards.length < least || cards.length > most) return INVALID_MOVE
  const kept = [...hands[turn]].filter((card) => !cards.includes(card))
  if (kept.length !== 5 - cards.length) return INVALID_MOVE
  hands[turn] = kept
  if (stage === 'elderDiscards') {
    G.elderTakes = cards.length
    G.stage = 'dealerDiscards'
    G.turn = dealer
    return
  }
  const elder = other(dealer)
  draw(G, elder, G.elderTakes)
  draw(G, dealer, cards.length)
  G.exchanges += 1
  G.elderTakes = 0
  G.turn = elder
  G.stage = G.talon.length === 0 ? 'play' : 'decide'
}

const play: Move<Table> = ({ G, random }, card: number) => {
  if (G.stage !== 'play') return INVALID_MOVE
  const { turn, led, turnUp, hands } = G
  const trump = suit(turnUp)
  const hand = [...hands[turn]]
  if (!playable(hand, led, trump).includes(card)) return INVALID_MOVE
  hands[turn] = hand.filter((held) => held !== card)
  if (led === null) {
    G.led = card
    G.turn = other(turn)
    return
  }
  const wins = suit(card) === suit(led) ? card > led : suit(card) === trump
  const winner = wins ? turn : other(turn)
  G.led = null
  G.turn = winner
  G.tricks[winner] += 1
  if (hand.length > 1) return
  scoreDeal(G)
  if (G.score[0] < 5 && G.score[1] < 5)
    Object.assign(G, newDeal(random, other(G.dealer), [G.score[0], G.score[1]]))
}

function newGame(seed: number): Game<Table> {
  return {
    name: 'comparison',
    seed,
    disableUndo: true,
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }) => newDeal(random, random.Die(2) === 1 ? 0 : 1, [0, 0]),
    moves: { propose, stand, accept, refuse, discard, play },
    turn: {
      order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
      endIf: ({ G, ctx }) => ctx.playOrderPos !== G.turn,
    },
    endIf: ({ G }) => {
      if (G.score[0] >= 5) return { winner: 0 }
      if (G.score[1] >= 5) return { winner: 1 }
      return undefined
    },
  }
}

/** Mulberry32: whole numbers from 0, below the bound. */
function smallGenerator(seed: number): (bound: number) => number {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}

/**
 * Each set of cards the seat may discard with the same chance: sets outside the limits are drawn
 * again.
 */
function randomDiscard(G: Table, below: (bound: number) => number): number[] {
  const [least, most] = limits(G)
  for (;;) {
    const chosen = below(32)
    const cards = G.hands[G.turn].filter((_, index) => (chosen >> index) & 1)
    if (cards.length >= least && cards.length <= most) return cards
  }
}

/** One partie of random legal moves; returns how many there were. */
function playPartie(below: (bound: number) => number): number {
  const client = Client<Table>({ game: newGame(below(2 ** 31)), numPlayers: 2, debug: false })
  const store = client.store
  const moves = client.moves as Record<'propose' | 'stand' | 'accept' | 'refuse', () => void> & {
    discard: (cards: readonly number[]) => void
    play: (card: number) => void
  }
  let actions = 0
  let before: Table | null = null
  for (;;) {
    const state = store.getState()
    const G: Table = state.G
    // A move that is refused leaves G as it was; every legal one changes it.
    if (G === before) throw new Error('boardgame.io refused a move')
    before = G
    if (state.ctx.gameover !== undefined) return actions
    if (G.stage === 'decide') {
      if (below(2) === 0) moves.propose()
      else moves.stand()
    } else if (G.stage === 'answer') {
      if (below(2) === 0) moves.accept()
      else moves.refuse()
    } else if (G.stage === 'play') {
      const cards = playable(G.hands[G.turn], G.led, suit(G.turnUp))
      moves.play(cards[below(cards.length)] ?? -1)
    } else {
      moves.discard(randomDiscard(G, below))
    }
    actions += 1
  }
}

function playFor(
  milliseconds: number,
  below: (bound: number) => number,
): { actions: number; seconds: number } {
  const start = performance.now()
  let actions = 0
  let elapsed = 0
  while (elapsed < milliseconds) {
    actions += playPartie(below)
    elapsed = performance.now() - start
  }
  return { actions, seconds: elapsed / 1000 }
}

/**
 * Whole parties one after the other on this thread, for about the given time after a warm-up of a
 * fifth of it.
 */
export function boardgameActionsPerSecond(
  milliseconds: number,
  seed: number,
): { actions: number; seconds: number; perSecond: number } {
  const below = smallGenerator(seed)
  return inProduction(() => {
    playFor(milliseconds * 0.2, below)
    const { actions, seconds } = playFor(milliseconds, below)
    return { actions, seconds, perSecond: actions / seconds }
  })
}
