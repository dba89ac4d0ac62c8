// Everything the games can give words to, found by playing them: events, actions, reasons, moments.
import { type Card, SUITS, found, suitOf } from '../../src/shared/card.ts'
import { type EcarteHeard, type EcarteView, type EcarteWhy } from '../../src/shared/games/ecarte.ts'
import type { ScotchWhistHeard, ScotchWhistWhy } from '../../src/shared/games/scotch-whist.ts'
import type { WhistHeard, WhistMarkRule, WhistWhy } from '../../src/shared/games/whist.ts'
import type { AnyAction, AnyEvent, Breach, Eye, Seat } from '../../src/shared/view.ts'
import type { PlayAsks, PlayWhy, RevokeAsks } from '../../src/shared/words/play-words.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import { randomOf } from '../store/played.ts'
import { ownHand, thinkable } from '../table/choosing.ts'

/** Lists that the compiler keeps complete: a name more or less in the types is an error here. */
const complete = <K extends string>(names: Readonly<Record<K, true>>): readonly string[] => Object.keys(names)

export const EVENTS: Readonly<Record<string, readonly string[]>> = {
  ecarte: complete<EcarteHeard['did']>({
    ...{
      dealt: true,
      marked: true,
      proposed: true,
      stood: true,
      accepted: true,
      refused: true,
      becameVulnerable: true,
    },
    ...{ discarded: true, drew: true, announcedKing: true, led: true, followed: true, tookTrick: true, gaveUp: true },
    wonPartie: true,
  }),
  whist: complete<WhistHeard['did']>({
    ...{ dealt: true, led: true, followed: true, tookTrick: true, marked: true, gaveUp: true },
    ...{ claimedRevoke: true, counted: true, wonPartie: true, wonRubber: true },
  }),
  'scotch-whist': complete<ScotchWhistHeard['did']>({
    ...{ dealt: true, tookUpHand: true, led: true, followed: true, tookTrick: true, marked: true, gaveUp: true },
    ...{ claimedRevoke: true, counted: true, wonPartie: true },
  }),
}

/** The rules by which points are marked. */
export const RULES: Readonly<Record<string, readonly string[]>> = {
  ecarte: complete<Extract<EcarteHeard, { did: 'marked' }>['rule']>({
    ...{ 'E-5': true, 'E-16': true, 'E-24': true, 'E-25': true, 'G-2': true },
  }),
  whist: complete<WhistMarkRule>({ 'W-5': true, 'W-7': true, 'W-8': true, 'G-2': true }),
  'scotch-whist': complete<Extract<ScotchWhistHeard, { did: 'marked' }>['rule']>({
    'SW-4': true,
    'SW-5': true,
    'G-2': true,
  }),
}

export const WHYS: Readonly<Record<string, readonly string[]>> = {
  ecarte: complete<EcarteWhy | PlayWhy>({
    ...{ partieOver: true, dealOver: true, notDealt: true, notYourTurn: true, noProposal: true, exchangeOver: true },
    ...{ talonEmpty: true, noneExchanged: true, notExchanging: true, discardNotHeld: true, discardTwice: true },
    ...{ discardTooFew: true, discardTooMany: true, kingNotHeld: true, kingTooEarly: true, kingTooLate: true },
    ...{ kingTwice: true, notPlaying: true, cardNotHeld: true, mustBeat: true, mustFollow: true, mustTrump: true },
    ...{ dealUnfinished: true, wrongDealer: true, wrongPackets: true, wrongHands: true, wrongTalon: true },
    ...{ wrongTurnUp: true, wrongCards: true },
  }),
  whist: complete<PlayWhy | WhistWhy>({
    ...{ notNow: true, claimedBefore: true },
    ...{ partieOver: true, dealOver: true, notDealt: true, notYourTurn: true, cardNotHeld: true, mustFollow: true },
    ...{ dealUnfinished: true, wrongDealer: true, wrongPackets: true, wrongHands: true, wrongTalon: true },
    ...{ wrongTurnUp: true, wrongCards: true },
  }),
  'scotch-whist': complete<PlayWhy | ScotchWhistWhy>({
    ...{ notNow: true, claimedBefore: true },
    ...{ partieOver: true, dealOver: true, notDealt: true, notYourTurn: true, cardNotHeld: true, mustFollow: true },
    ...{ dealUnfinished: true, wrongDealer: true, wrongPackets: true, wrongHands: true, wrongTalon: true },
    ...{ wrongTurnUp: true, wrongCards: true },
  }),
}

const moments = complete<PlayAsks>({ lead: true, follow: true, wait: true, deal: true, partie: true })
const revokes = complete<RevokeAsks>({ reckoning: true })
export const ASKS: Readonly<Record<string, readonly string[]>> = {
  ecarte: [
    ...moments,
    ...complete<NonNullable<EcarteView['asks']>>({
      decide: true,
      answer: true,
      elderDiscards: true,
      dealerDiscards: true,
    }),
  ],
  whist: [...moments, ...revokes],
  'scotch-whist': [...moments, ...revokes],
}

/** What was met while a game was played, each thing once. */
export interface Met {
  readonly events: readonly AnyEvent[]
  readonly actions: readonly AnyAction[]
  readonly breaches: readonly Breach[]
}

const EARS: readonly Eye[] = [0, 1, 'onlooker', 'open']

function* optionsOf(game: Game): Generator<object> {
  for (const preset of Object.keys(game.presets))
    for (const [name, { values }] of Object.entries(game.options))
      for (const value of values) {
        const chosen = chooseOptions(game.options, game.presets, preset, { [name]: value })
        if ('options' in chosen) yield chosen.options
      }
}

/** Plays a game with every option, giving up now and then, and collects. */
export function met(game: Game, parties: number): Met {
  const [events, actions, breaches] = [
    new Map<string, AnyEvent>(),
    new Map<string, AnyAction>(),
    new Map<string, Breach>(),
  ]
  const hear = (happened: readonly AnyEvent[]): void => {
    for (const event of happened)
      for (const ear of EARS) {
        const heard = game.hear(event, ear)
        events.set(JSON.stringify(heard), heard)
      }
  }
  const wish = (state: GameState, seat: Seat): void => {
    for (const action of game.legal(state, seat)) actions.set(JSON.stringify(action), action)
    const view = game.view(state, seat)
    for (const thought of thinkable(view, ownHand(view))) {
      const breach = game.breach(state, seat, thought)
      if (breach !== null) breaches.set(JSON.stringify(breach), breach)
    }
  }
  const random = randomOf(70)
  for (const options of optionsOf(game))
    for (let partie = 0; partie < parties; partie += 1) playOne(game, options, random, hear, wish)
  return { events: [...events.values()], actions: [...actions.values()], breaches: [...breaches.values()] }
}

/** The pack as it is to be given: now and then so that each of four is given one suit, or nobody would make a slam. */
function order(pack: readonly Card[], random: Random): readonly Card[] {
  if (random.below(10) > 0) return shuffle(pack, random)
  const suits = SUITS.map((suit) => pack.filter((card) => suitOf(card) === suit))
  return pack.map((_, place) => found(suits[place % SUITS.length]?.[Math.floor(place / SUITS.length)]))
}

/** Plays a partie and those that hang together with it. */
function playOne(
  game: Game,
  options: object,
  random: Random,
  hear: (happened: readonly AnyEvent[]) => void,
  wish: (state: GameState, seat: Seat) => void,
): void {
  let state: GameState | null = game.open(options, [random.below(4), random.below(4)])
  while (state !== null) {
    const over = playPartie(game, options, state, random, hear, wish)
    const next = game.series?.next(over) ?? null
    state = next === null ? null : game.open(options, next.score, next.inherited)
  }
}

function playPartie(
  game: Game,
  options: object,
  start: GameState,
  random: Random,
  hear: (happened: readonly AnyEvent[]) => void,
  wish: (state: GameState, seat: Seat) => void,
): GameState {
  let state = start
  while (game.outcome(state) === null) {
    wish(state, 0)
    const packets = game.packets[random.below(game.packets.length)] ?? ''
    const dealer = game.nextDealer(state) ?? (random.below(2) === 0 ? 0 : 1)
    const dealt = game.deal(state, game.distribute(options, order(game.pack(options), random), dealer, packets))
    hear(dealt.events)
    state = dealt.state
    while (inDeal(state)) {
      const seats = game.toAct(state)
      const seat = seats[random.below(seats.length)] ?? 0
      if (random.below(4) === 0) wish(state, random.below(2) === 0 ? 0 : 1)
      const legal = game.legal(state, seat)
      const action = legal[random.below(legal.length)] ?? { do: '' }
      const given = random.below(60) === 0 ? game.giveUp(state, seat, random.below(2) === 0 ? 'deal' : 'partie') : null
      const played = given === null ? play(game, state, seat, action) : { breach: null, ...given }
      if (played.breach !== null) throw new Error(played.breach.why)
      hear(played.events)
      state = played.state
    }
  }
  wish(state, 1)
  return state
}
