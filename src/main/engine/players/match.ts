// Computer players against each other, through the same checked door as everybody else.
import type { Card } from '../../../shared/card.ts'
import type { AnyAction, AnyEvent, Seat } from '../../../shared/view.ts'
import { type Deal, type Game, type GameState, type Happening, inDeal, noPoints, play } from '../games/game.ts'
import { type Random, shuffle } from '../random.ts'
import type { Cut } from '../record.ts'
import type { Player } from './player.ts'

/** Told of everything that happens, in order. */
export interface Witness {
  event?(event: AnyEvent): void
  cut?(cut: Cut): void
  deal?(deal: Deal): void
  action?(seat: Seat, action: AnyAction): void
  /** Every deal and action with what came of it. */
  happened?(happening: Happening<GameState, AnyEvent>): void
}

export interface Match {
  readonly game: Game
  readonly options: object
  /** By seat. */
  readonly players: readonly Player[]
  readonly random: Random
  readonly witness: Witness
}

export interface Drawn {
  /** Every row one draw, by seat as one sits in the end. */
  readonly cut: Cut
  readonly dealer: Seat
  /** By seat, the place among those who drew. */
  readonly seating: readonly number[]
}

/** E-3, W-2: draws for the deal, and for the seats where they are drawn for, until somebody is to deal. */
export function drawForDeal(game: Game, options: object, random: Random): Drawn {
  const rows: (readonly Card[])[] = []
  for (;;) {
    const drawn = shuffle(game.pack(options), random).slice(0, game.seats(options))
    rows.push(drawn)
    const seating = game.seating === undefined ? drawn.map((_, place) => place) : game.seating(drawn, options)
    if (seating === null) continue
    const cut = rows.map((row) => seating.flatMap((place) => row[place] ?? []))
    const dealer = game.cut(cut.at(-1) ?? [], options)
    if (dealer !== null) return { cut, dealer, seating }
  }
}

/** Plays a whole partie from nothing; `settled` is told the state after every deal, the answer is the last. */
export function playPartie(match: Match, settled: (state: GameState) => void = () => {}): GameState {
  const { game, options, random, witness } = match
  const drawn = drawForDeal(game, options, random)
  witness.cut?.(drawn.cut)
  let state = game.open(options, noPoints(game, options))
  while (game.outcome(state) === null) {
    const dealer = game.nextDealer(state) ?? drawn.dealer
    const packets = game.packets[random.below(game.packets.length)] ?? ''
    const deal = game.distribute(options, shuffle(game.pack(options), random), dealer, packets)
    state = playDeal(match, state, deal)
    settled(state)
  }
  return state
}

/** Plays one deal to its end. */
export function playDeal(match: Match, before: GameState, deal: Deal): GameState {
  const { game, witness } = match
  witness.deal?.(deal)
  const dealt = game.deal(before, deal)
  for (const event of dealt.events) witness.event?.(event)
  witness.happened?.({ before, ...dealt, action: null })
  let state = dealt.state
  while (inDeal(state)) state = playAction(match, state)
  return state
}

/** Points marked in the deal last played, seat 0 (or its side) above the other. */
export const dealPoints = (game: Game, state: GameState): number =>
  (game.tally(state)?.marks ?? []).reduce((sum, mark) => sum + (mark.seat === 0 ? mark.points : -mark.points), 0)

/** One deal from nothing, played twice with the players exchanged: points of the first player above the other's, per deal. */
export function playDuplicate(match: Match): number {
  const { game, options, random, witness } = match
  const { dealer } = drawForDeal(game, options, random)
  const packets = game.packets[random.below(game.packets.length)] ?? ''
  const deal = game.distribute(options, shuffle(game.pack(options), random), dealer, packets)
  const start = game.open(options, noPoints(game, options))
  const own = { ...match, witness: { event: witness.event ?? (() => {}) } }
  const first = dealPoints(game, playDeal(own, start, deal))
  const second = dealPoints(game, playDeal({ ...own, players: match.players.toReversed() }, start, deal))
  return (first - second) / 2
}

/** One action: first those who may speak out of turn are asked, then the seat whose turn it is. */
function playAction(match: Match, state: GameState): GameState {
  const { game } = match
  const turn = game.turn(state)
  for (const seat of game.toAct(state)) {
    if (seat === turn) continue
    const spoken = ask(match, state, seat, false)
    if (spoken !== null) return done(match, state, seat, spoken)
  }
  if (turn === null) throw new Error('a deal in which it is nobody’s turn')
  const action = ask(match, state, turn, true)
  if (action === null) throw new Error(`seat ${turn} of ${game.id} has nothing to say on its turn`)
  return done(match, state, turn, action)
}

function ask(match: Match, state: GameState, seat: Seat, onTurn: boolean): AnyAction | null {
  const player = match.players[seat]
  if (player === undefined) throw new Error(`no player in seat ${seat}`)
  const legal = match.game.legal(state, seat)
  return player(match.game, { view: () => match.game.view(state, seat), legal, onTurn }, match.random)
}

function done(match: Match, state: GameState, seat: Seat, action: AnyAction): GameState {
  match.witness.action?.(seat, action)
  const played = play(match.game, state, seat, action)
  if (played.breach !== null) throw new Error(`a player chose against ${played.breach.rule}`)
  for (const event of played.events) match.witness.event?.(event)
  match.witness.happened?.({
    before: state,
    state: played.state,
    events: played.events,
    action: { seat, do: action.do },
  })
  return played.state
}
