// Matches between computer players, through the same checks as at a live table.
import { type Card, requireValue } from '../../../shared/card.ts'
import { type AnyAction, type AnyEvent, type Seat, SEATS } from '../../../shared/view.ts'
import { nextDeal } from '../games/dealing.ts'
import {
  type Deal,
  type Game,
  type GameState,
  type Transition,
  inDeal,
  noPoints,
  play,
} from '../games/game.ts'
import { type Random, shuffle } from '../random.ts'
import type { Cut } from '../record.ts'
import type { Player } from './player.ts'

/** Observer of everything that happens, in order. */
export interface MatchObserver {
  onEvent?(event: AnyEvent): void
  onCut?(cut: Cut): void
  onDeal?(deal: Deal): void
  onAction?(seat: Seat, action: AnyAction): void
  /** Called with every deal and action and its outcome. */
  onTransition?(transition: Transition<GameState, AnyEvent>): void
}

export interface Match {
  readonly game: Game
  readonly options: object
  /** By seat. */
  readonly players: readonly Player[]
  readonly random: Random
  readonly observer: MatchObserver
}

export interface DealDraw {
  /** Every row of cards drawn, by final seat. */
  readonly cut: Cut
  readonly dealer: Seat
  /** By seat, the place among those who drew. */
  readonly seating: readonly number[]
}

/** Draws for the deal, and for seats if they are drawn for, until it is decided (E-3, W-2). */
export function drawForDeal(game: Game, options: object, random: Random): DealDraw {
  const rows: (readonly Card[])[] = []
  for (;;) {
    const from = game.drawOrder?.(options, random) ?? shuffle(game.createPack(options), random)
    const drawn = from.slice(0, game.countSeats(options))
    rows.push(drawn)
    const seating =
      game.seatingByDraw === undefined
        ? drawn.map((_, place) => place)
        : game.seatingByDraw(drawn, options)
    if (seating === null) continue
    const cut = rows.map((row) => seating.flatMap((place) => row[place] ?? []))
    const dealer = game.dealerByCut(cut.at(-1) ?? [], options)
    if (dealer !== null) return { cut, dealer, seating }
  }
}

/** Starts a partie, with the draw for it; without a draw if the dealer is settled. */
export function startNewPartie(game: Game, options: object, random: Random) {
  const state = game.startPartie(options, noPoints(game, options))
  const dealer = game.nextDealer(state)
  if (dealer !== null) return { state, dealer, cut: [] }
  const drawn = drawForDeal(game, options, random)
  const lots = drawn.cut.at(-1)
  return {
    state: game.startPartie(options, noPoints(game, options), undefined, lots),
    dealer: drawn.dealer,
    cut: drawn.cut,
  }
}

/** Plays a whole partie to its last state; calls `onDealEnd` after every deal. */
export function playPartie(
  match: Match,
  onDealEnd: (state: GameState) => void = () => {},
): GameState {
  const { game, options, random, observer } = match
  const begun = startNewPartie(game, options, random)
  let { state } = begun
  observer.onCut?.(begun.cut)
  while (game.findOutcome(state) === null) {
    const dealer = game.nextDealer(state) ?? begun.dealer
    const packets = game.packets[random.nextInt(game.packets.length)] ?? ''
    const deal = nextDeal(game, options, state, { dealer, packets }, random)
    state = playDeal(match, state, deal)
    onDealEnd(state)
  }
  return state
}

/** Plays one deal to its end. */
export function playDeal(match: Match, before: GameState, deal: Deal): GameState {
  const { game, observer } = match
  observer.onDeal?.(deal)
  const dealt = game.startDeal(before, deal)
  for (const event of dealt.events) observer.onEvent?.(event)
  observer.onTransition?.({ before, ...dealt, action: null })
  return playOn(match, dealt.state)
}

/** Plays a deal on to its end. */
export function playOn(match: Match, from: GameState): GameState {
  let state = from
  while (inDeal(state)) state = playAction(match, state)
  // some games let a player speak between two deals
  let after: GameState | null = state
  while (after !== null) {
    state = after
    after = playOutOfTurn(match, state, null)
  }
  return state
}

/** Returns the points of the last deal above the other side's, or the average of others. */
export function dealPoints(game: Game, state: GameState, side: Seat = 0): number {
  const others = state.score.length - 1
  return (game.tallyTricks(state)?.marks ?? []).reduce(
    (sum, mark) => sum + (mark.seat === side ? mark.points : -mark.points / others),
    0,
  )
}

/** Returns the tricks of the last deal above the average of all sides. */
export function dealTricks(game: Game, options: object, state: GameState, side: Seat): number {
  const sides = game.countSides(options)
  const won = (game.tallyTricks(state)?.tricks ?? []).flatMap(({ winner }) => winner ?? [])
  return won.filter((seat) => seat % sides === side).length - won.length / sides
}

/** The first player's averages over a deal played once for each side. */
interface DuplicateResult {
  /** Points above the other side's, or the average of others. */
  readonly points: number
  /** Tricks above the average of all sides. */
  readonly tricks: number
}

/** Plays a deal once for each side, with the players exchanged. */
export function playDuplicateDeal(match: Match): DuplicateResult {
  const { game, options, random, observer, players } = match
  const { dealer, cut } = drawForDeal(game, options, random)
  const packets = game.packets[random.nextInt(game.packets.length)] ?? ''
  const start = game.startPartie(options, noPoints(game, options), undefined, cut.at(-1))
  const deal = nextDeal(game, options, start, { dealer, packets }, random)
  const own = { ...match, observer: { onEvent: observer.onEvent ?? (() => {}) } }
  const sides = SEATS.slice(0, game.countSides(options))
  let [points, tricks] = [0, 0]
  for (const side of sides) {
    // all players move by the same number of seats
    const moved = players.map((_, seat) => requireValue(players.at(seat - side)))
    const end = playDeal({ ...own, players: moved }, start, deal)
    points += dealPoints(game, end, side)
    tricks += dealTricks(game, options, end, side)
  }
  return { points: points / sides.length, tricks: tricks / sides.length }
}

/** Plays a deal once for each side, players exchanged; returns the first's points above theirs. */
export const playDuplicate = (match: Match): number => playDuplicateDeal(match).points

/** Plays one action: first asks the seats that may speak out of turn, then the seat on turn. */
function playAction(match: Match, state: GameState): GameState {
  const { game } = match
  const turn = game.seatToPlay(state)
  const after = playOutOfTurn(match, state, turn)
  if (after !== null) return after
  if (turn === null) throw new Error('a deal without a seat to play')
  const action = askPlayer(match, state, turn, true)
  if (action === null) throw new Error(`seat ${turn} of ${game.id} has nothing to say on its turn`)
  return performAction(match, state, turn, action)
}

/** Plays the first action out of turn; null if there is none. */
function playOutOfTurn(match: Match, state: GameState, turn: Seat | null): GameState | null {
  for (const seat of match.game.seatsToAct(state)) {
    if (seat === turn) continue
    const action = askPlayer(match, state, seat, false)
    if (action !== null) return performAction(match, state, seat, action)
  }
  return null
}

function askPlayer(match: Match, state: GameState, seat: Seat, onTurn: boolean): AnyAction | null {
  const player = match.players[seat]
  if (player === undefined) throw new Error(`no player in seat ${seat}`)
  const legal = match.game.legalActions(state, seat)
  return player({ getView: () => match.game.viewFor(state, seat), legal, onTurn }, match.random)
}

function performAction(match: Match, state: GameState, seat: Seat, action: AnyAction): GameState {
  match.observer.onAction?.(seat, action)
  const played = play(match.game, state, seat, action)
  if (played.breach !== null) throw new Error(`a player chose against ${played.breach.rule}`)
  for (const event of played.events) match.observer.onEvent?.(event)
  match.observer.onTransition?.({
    before: state,
    state: played.state,
    events: played.events,
    action: { seat, do: action.do },
  })
  return played.state
}
