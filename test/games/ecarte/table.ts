// Makers for the tests of Écarté, so that a test reads like the rule book. Unless a test says
// otherwise elder sits in seat 0 and the dealer in seat 1. States are frozen: an engine that
// changed one would throw.
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import {
  type EcarteOptions,
  ECARTE_OPTIONS,
  ECARTE_PRESETS,
} from '../../../src/main/engine/games/ecarte/options.ts'
import {
  type DealtState,
  type EcarteEvent,
  type EcarteState,
  ECARTE_PACK,
} from '../../../src/main/engine/games/ecarte/state.ts'
import { type Deal, type DealSlips, play } from '../../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../../src/main/engine/games/options.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { type Card, requireValue, readCards } from '../../../src/shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../src/shared/duel.ts'
import {
  type EcarteAction,
  type EcarteClaim,
  type Packets,
  CLAIMS,
} from '../../../src/shared/games/ecarte.ts'
import type { Breach } from '../../../src/shared/view.ts'

export const ELDER = 0
export const DEALER = 1
export const SIDES = [ELDER, DEALER] as const

export type Preset = keyof typeof ECARTE_PRESETS

/**
 * The words and cards at the table. They belong to the seat on turn; a king to the seat that
 * announces it, a claim to the seat that makes it. `discard 7D 8D takes 3` buys another number.
 */
export type Said =
  | 'propose'
  | 'stand'
  | 'accept'
  | 'refuse'
  | 'elder announces'
  | 'dealer announces'
  | 'elder marks'
  | 'dealer marks'
  | `discard ${string}`
  | `play ${string}`
  | EcarteClaim['do']
  | `${'elder' | 'dealer'} ${EcarteClaim['do']}`

/**
 * Hands as text. The talon begins with `talon` and goes on with the rest of the pack, in the order
 * of the pack.
 */
export interface DealText {
  readonly elder: string
  readonly dealer: string
  readonly turnUp: Card
  readonly talon?: string
  readonly packets?: Packets
  /** The seat that deals. */
  readonly by?: Side
  /** The slips of the cards. */
  readonly slips?: DealSlips
}

export interface Start extends Partial<DealText> {
  readonly preset?: Preset
  readonly options?: Partial<EcarteOptions>
  /** By seat, before the deal. */
  readonly score?: Pair<number>
}

/**
 * A deal for tests in which the hands do not matter: elder makes three tricks, and neither holds
 * the king of trumps.
 */
const ANY: DealText = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' }

/** The play of that deal without an exchange: elder marks one point. */
export const PLAY_OUT = ['stand', 'play KH KC QH QC JH JC 7D KD QD 8D'] as const

/** The cards of `text`. */
export function hand(text: string): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Error(`no card: ${read.wrong}`)
  return read.cards
}

/** A deal, its talon complete. */
export function dealOf({
  elder,
  dealer,
  turnUp,
  talon = '',
  packets = '5',
  by = DEALER,
  slips,
}: DealText): Deal {
  const [elders, dealers, top] = [hand(elder), hand(dealer), hand(talon)]
  const rest = removeCards(ECARTE_PACK, [...elders, ...dealers, turnUp, ...top])
  const hands = by === DEALER ? [elders, dealers] : [dealers, elders]
  const deal = { dealer: by, packets, hands, turnUp, talon: [...top, ...rest] }
  return slips === undefined ? deal : { ...deal, slips }
}

/** A preset with single options on top. */
export function optionsOf(
  preset: Preset = 'club',
  options: Partial<EcarteOptions> = {},
): EcarteOptions {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, options)
  if ('fault' in chosen) throw new Error(`${chosen.fault}: ${chosen.name}`)
  return chosen.options
}

/** A partie before its first deal. */
export const openPartie = ({ preset, options, score = [0, 0] }: Start = {}): EcarteState =>
  frozen(ecarte.startPartie(optionsOf(preset, options), score))

interface Happened {
  readonly state: DealtState
  readonly events: readonly EcarteEvent[]
}

/** The table after the turn-up, and what happened in dealing. */
export function dealt(before: EcarteState, deal: Deal): Happened {
  const breach = ecarte.findDealBreach(before, deal)
  if (breach !== null) throw new Error(`no deal by ${breach.rule}: ${breach.why}`)
  const given = ecarte.startDeal(before, deal)
  return { ...given, state: begun(given.state) }
}

/** A new partie, its first deal dealt. */
export const begin = (start: Start = {}): DealtState =>
  dealt(openPartie(start), dealOf({ ...ANY, ...start })).state

/** The next deal of a partie, by the seat whose deal it is. */
export const next = (state: DealtState, text: Partial<DealText> = {}): DealtState =>
  dealt(state, dealOf({ ...ANY, by: otherSide(state.dealer), ...text })).state

/** The table after all this was said and done. Throws the first breach. */
export const after = (state: DealtState, ...said: readonly Said[]): DealtState =>
  said.flatMap(actionsOf).reduce((now, one) => done(now, one).state, state)

/** The events of the last of these words. */
export function events(state: DealtState, ...said: readonly Said[]): readonly EcarteEvent[] {
  const actions = said.flatMap(actionsOf)
  const before = actions.slice(0, -1).reduce((now, one) => done(now, one).state, state)
  return done(before, requireValue(actions.at(-1))).events
}

/** The events of the deal. */
export const eventsOfDeal = (start: Start): readonly EcarteEvent[] =>
  dealt(openPartie(start), dealOf({ ...ANY, ...start })).events

/** Why `seat` may not say or do this now; null when it may. */
export const breach = (state: EcarteState, seat: Side, said: Said): Breach | null =>
  play(ecarte, state, seat, requireValue(actionsOf(said)[0]).action).breach

/** An exchange in which each discards this many from the front of the hand. */
export function exchanged(state: DealtState, elders: number, dealers: number): DealtState {
  const elder = otherSide(state.dealer)
  const first = (seat: Side, count: number): Said =>
    count === 0 ? 'discard none' : `discard ${state.hands[seat].slice(0, count).join(' ')}`
  return after(state, 'propose', 'accept', first(elder, elders), first(state.dealer, dealers))
}

/** The cards that the seat whose turn it is may play. */
export const playable = (state: DealtState): readonly Card[] =>
  ecarte
    .legalActions(state, turnOf(state))
    .flatMap((action) => (action.do === 'play' ? [action.card] : []))

/** The numbers of cards that the seat whose turn it is may discard. */
export const discardable = (state: DealtState): readonly number[] => [
  ...new Set(
    ecarte
      .legalActions(state, turnOf(state))
      .flatMap((action) => (action.do === 'discard' ? [action.cards.length] : []))
      .toSorted(),
  ),
]

/** The points marked in the deal: `elder 1 E-16`. */
export const marks = (state: DealtState): readonly string[] =>
  state.marks.map(
    ({ seat, points, rule }) => `${seat === state.dealer ? 'dealer' : 'elder'} ${points} ${rule}`,
  )

export const outcome = (state: DealtState) => ecarte.findOutcome(state)

/** Gives up for a seat. */
export const givenUp = (state: DealtState, seat: Side, what: 'deal' | 'partie'): DealtState =>
  begun(ecarte.giveUp(state, seat, what).state)

export function turnOf(state: EcarteState): Side {
  const seat = ecarte.seatToPlay(state)
  if (seat === 0 || seat === 1) return seat
  throw new Error(`nobody’s turn in phase ${state.phase}`)
}

interface Deed {
  readonly by: 'elder' | 'dealer' | null
  readonly action: EcarteAction
}

function actionsOf(said: Said): readonly Deed[] {
  const [word = '', ...rest] = said.split(' ')
  const cards = rest.join(' ')
  switch (word) {
    case 'propose':
    case 'stand':
    case 'accept':
    case 'refuse':
      return [{ by: null, action: { do: word } }]
    case 'elder':
    case 'dealer': {
      if (cards === 'marks') return [{ by: word, action: { do: 'mark' } }]
      const claim = CLAIMS.find((one) => one === cards)
      return [{ by: word, action: claim === undefined ? { do: 'announceKing' } : { do: claim } }]
    }
    case 'discard': {
      const [laid = '', takes] = cards.split(' takes ')
      const away = laid === 'none' ? [] : hand(laid)
      const action = { do: 'discard', cards: away } as const
      return [
        { by: null, action: takes === undefined ? action : { ...action, takes: Number(takes) } },
      ]
    }
    case 'play':
      return hand(cards).map((card) => ({ by: null, action: { do: 'play', card } }))
    default: {
      const claim = CLAIMS.find((one) => one === word)
      if (claim === undefined) throw new Error(`nobody says “${said}”`)
      return [{ by: null, action: { do: claim } }]
    }
  }
}

function done(state: DealtState, { by, action }: Deed): Happened {
  const elder = otherSide(state.dealer)
  return act(state, by === null ? turnOf(state) : by === 'elder' ? elder : state.dealer, action)
}

/** The table after an action of a seat, and what happened. Throws the breach. */
export function act(state: DealtState, seat: Side, action: EcarteAction): Happened {
  const played = play(ecarte, state, seat, action)
  if (played.breach !== null)
    throw new Error(
      `${JSON.stringify(action)} by seat ${seat} breaks ${played.breach.rule}: ${played.breach.why}`,
    )
  return { state: begun(played.state), events: played.events }
}

function begun(state: EcarteState): DealtState {
  if (state.phase === 'open') throw new Error('nothing dealt')
  return frozen(state)
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
