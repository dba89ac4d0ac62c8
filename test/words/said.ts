// Everything the games can give words to, found by playing them: events, actions, reasons, moments.
import {
  type Card,
  SUITS,
  TRAPPOLA_SUITS,
  requireValue,
  isTrappola,
  suitOf,
} from '../../src/shared/card.ts'
import {
  type EcarteSeenEvent,
  type EcarteView,
  type EcarteWhy,
} from '../../src/shared/games/ecarte.ts'
import type {
  HundertspielSeenEvent,
  HundertspielMarkRule,
  HundertspielWhy,
} from '../../src/shared/games/hundertspiel.ts'
import type { ScotchWhistSeenEvent, ScotchWhistWhy } from '../../src/shared/games/scotch-whist.ts'
import type { TattelnSeenEvent, TattelnWhy } from '../../src/shared/games/tatteln.ts'
import type { WhistSeenEvent, WhistMarkRule, WhistWhy } from '../../src/shared/games/whist.ts'
import type { AnyAction, AnyEvent, Breach, Viewer, Seat } from '../../src/shared/view.ts'
import type { HundertspielMoment } from '../../src/shared/words/hundertspiel-words.ts'
import type {
  PlayAsks,
  PlayWhy,
  RevokeAsks,
  SlipMoment,
} from '../../src/shared/words/play-words.ts'
import type { TattelnMoment } from '../../src/shared/words/tatteln-words.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import { randomOf } from '../store/played.ts'
import { ownHand, thinkable } from '../table/choosing.ts'

/** Lists that the compiler keeps complete: a name more or less in the types is an error here. */
const complete = <K extends string>(names: Readonly<Record<K, true>>): readonly string[] =>
  Object.keys(names)

export const EVENTS: Readonly<Record<string, readonly string[]>> = {
  ecarte: complete<EcarteSeenEvent['did']>({
    dealt: true,
    marked: true,
    proposed: true,
    stood: true,
    accepted: true,
    refused: true,
    becameVulnerable: true,
    discarded: true,
    drew: true,
    announcedKing: true,
    led: true,
    followed: true,
    tookTrick: true,
    gaveUp: true,
    wonPartie: true,
    turnedTooMany: true,
    calledNewDeal: true,
    pushedBack: true,
    metFaceUp: true,
    tookFaceUp: true,
    threwFaceUp: true,
    exposed: true,
    wrongNumber: true,
    claimedNumber: true,
    putRight: true,
    lostCards: true,
    claimedSurplus: true,
    lostPoint: true,
    countedTricks: true,
    thrownTogether: true,
    claimedDealer: true,
    unmarked: true,
    tookUpPutBy: true,
    falseKing: true,
    tookBack: true,
    letPass: true,
    claimedRenonce: true,
    laidOpen: true,
    counted: true,
    earned: true,
    forgotten: true,
  }),
  whist: complete<WhistSeenEvent['did']>({
    dealt: true,
    led: true,
    followed: true,
    tookTrick: true,
    marked: true,
    gaveUp: true,
    claimedRevoke: true,
    counted: true,
    mended: true,
    chosePenalty: true,
    wonPartie: true,
    wonRubber: true,
  }),
  'scotch-whist': complete<ScotchWhistSeenEvent['did']>({
    dealt: true,
    tookUpHand: true,
    led: true,
    followed: true,
    tookTrick: true,
    marked: true,
    gaveUp: true,
    claimedRevoke: true,
    counted: true,
    wonPartie: true,
  }),
  hundertspiel: complete<HundertspielSeenEvent['did']>({
    dealt: true,
    lookedBeneath: true,
    exposed: true,
    calledNewDeal: true,
    kept: true,
    bid: true,
    passed: true,
    bought: true,
    laidAway: true,
    named: true,
    thrownIn: true,
    asked: true,
    laid: true,
    saidContra: true,
    announced: true,
    demanded: true,
    toldMissing: true,
    challenged: true,
    provedTrue: true,
    foundFalse: true,
    lastRounds: true,
    led: true,
    followed: true,
    tookTrick: true,
    marked: true,
    struckOff: true,
    undertook: true,
    paid: true,
    declaredOut: true,
    decided: true,
    counted: true,
    gaveUp: true,
    wonPartie: true,
    endedSitting: true,
  }),
  tatteln: complete<TattelnSeenEvent['did']>({
    dealt: true,
    announced: true,
    robbed: true,
    led: true,
    followed: true,
    tookTrick: true,
    drew: true,
    drewTurnUp: true,
    talonEmpty: true,
    tookLast: true,
    matsch: true,
    marked: true,
    goesOn: true,
    gaveUp: true,
    misdealt: true,
    exposed: true,
    drewWrong: true,
    claimedPenalty: true,
    paid: true,
    settledUp: true,
    wonPartie: true,
  }),
}

/** The rules by which points are marked. */
export const RULES: Readonly<Record<string, readonly string[]>> = {
  ecarte: complete<Extract<EcarteSeenEvent, { did: 'marked' }>['rule']>({
    'E-5': true,
    'E-16': true,
    'E-24': true,
    'E-25': true,
    'E-40': true,
    'G-2': true,
  }),
  whist: complete<WhistMarkRule>({
    'W-5': true,
    'W-7': true,
    'W-8': true,
    'W-14': true,
    'W-15': true,
    'W-20': true,
    'G-2': true,
  }),
  'scotch-whist': complete<Extract<ScotchWhistSeenEvent, { did: 'marked' }>['rule']>({
    'SW-4': true,
    'SW-5': true,
    'G-2': true,
  }),
  hundertspiel: complete<HundertspielMarkRule>({
    'H-9': true,
    'H-10': true,
    'H-13': true,
    'H-14': true,
    'H-15': true,
    'H-18': true,
    'H-26': true,
    'G-1': true,
  }),
  tatteln: complete<Extract<TattelnSeenEvent, { did: 'marked' }>['rule']>({
    'T-10': true,
    'T-12': true,
    'T-13': true,
    'G-2': true,
  }),
}

export const WHYS: Readonly<Record<string, readonly string[]>> = {
  ecarte: complete<EcarteWhy | PlayWhy>({
    partieOver: true,
    dealOver: true,
    notDealt: true,
    notYourTurn: true,
    noProposal: true,
    exchangeOver: true,
    talonEmpty: true,
    noneExchanged: true,
    notExchanging: true,
    discardNotHeld: true,
    discardTwice: true,
    discardTooFew: true,
    discardTooMany: true,
    kingNotHeld: true,
    kingTooEarly: true,
    kingTooLate: true,
    kingTwice: true,
    notPlaying: true,
    cardNotHeld: true,
    mustBeat: true,
    mustFollow: true,
    mustTrump: true,
    dealUnfinished: true,
    wrongDealer: true,
    wrongPackets: true,
    wrongHands: true,
    wrongTalon: true,
    wrongTurnUp: true,
    wrongCards: true,
    noIrregularities: true,
    wrongSlips: true,
    choiceFirst: true,
    nothingToChoose: true,
    cannotThrow: true,
    nothingToClaim: true,
    claimedBefore: true,
    kingBarred: true,
    takesOther: true,
    mustMakeFive: true,
    houseMarks: true,
    nothingDue: true,
  }),
  whist: complete<PlayWhy | WhistWhy>({
    notNow: true,
    claimedBefore: true,
    nothingToMend: true,
    partieOver: true,
    dealOver: true,
    notDealt: true,
    notYourTurn: true,
    cardNotHeld: true,
    mustFollow: true,
    dealUnfinished: true,
    wrongDealer: true,
    wrongPackets: true,
    wrongHands: true,
    wrongTalon: true,
    wrongTurnUp: true,
    wrongCards: true,
  }),
  'scotch-whist': complete<PlayWhy | ScotchWhistWhy>({
    notNow: true,
    claimedBefore: true,
    partieOver: true,
    dealOver: true,
    notDealt: true,
    notYourTurn: true,
    cardNotHeld: true,
    mustFollow: true,
    dealUnfinished: true,
    wrongDealer: true,
    wrongPackets: true,
    wrongHands: true,
    wrongTalon: true,
    wrongTurnUp: true,
    wrongCards: true,
  }),
  hundertspiel: complete<PlayWhy | HundertspielWhy>({
    partieOver: true,
    dealOver: true,
    notDealt: true,
    notYourTurn: true,
    cardNotHeld: true,
    mustFollow: true,
    dealUnfinished: true,
    wrongDealer: true,
    wrongPackets: true,
    wrongHands: true,
    wrongTalon: true,
    wrongTurnUp: true,
    wrongCards: true,
    notNow: true,
    doNotHeld: true,
    bidTooLow: true,
    wrongNumber: true,
    kingOrAce: true,
    wrongDos: true,
    partnerMayNot: true,
    nothingToLay: true,
    notHeld: true,
    announceFour: true,
    announcedBefore: true,
    aceTaken: true,
    acesAlone: true,
    nothingToAsk: true,
    tableDeclares: true,
    endSettled: true,
    noIrregularities: true,
  }),
  tatteln: complete<PlayWhy | TattelnWhy>({
    partieOver: true,
    dealOver: true,
    notDealt: true,
    notYourTurn: true,
    cardNotHeld: true,
    mustFollow: true,
    dealUnfinished: true,
    wrongDealer: true,
    wrongPackets: true,
    wrongHands: true,
    wrongTalon: true,
    wrongTurnUp: true,
    wrongCards: true,
    notLeading: true,
    notHeld: true,
    announcedBefore: true,
    brokenUp: true,
    nothingToRob: true,
    sevenNotHeld: true,
    robLater: true,
    mustRob: true,
    drawFirst: true,
    nothingToDraw: true,
    nothingToClaim: true,
  }),
}

const moments = complete<PlayAsks>({
  lead: true,
  follow: true,
  wait: true,
  deal: true,
  yourDeal: true,
  partie: true,
})
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
    ...complete<SlipMoment>({
      'E-31': true,
      'E-32': true,
      'E-35': true,
      'E-36': true,
      'E-37': true,
      'E-39': true,
      reckoning: true,
    }),
  ],
  whist: [...moments, ...revokes],
  'scotch-whist': [...moments, ...revokes],
  hundertspiel: [
    ...moments,
    ...complete<HundertspielMoment>({
      followTrumps: true,
      exposed: true,
      bidding: true,
      outbidding: true,
      outbiddingPack: true,
      outbiddingReversed: true,
      buying: true,
      layingAway: true,
      naming: true,

      layingForehand: true,
      laying: true,
      layingUnasked: true,
      layingMeanwhile: true,
      contra: true,
      announcing: true,
      announcingRounds: true,
      reckoning: true,
    }),
  ],
  tatteln: [
    ...moments,
    ...complete<TattelnMoment>({
      announce: true,
      announceLast: true,
      mustRob: true,
      leadLast: true,
      followLast: true,
      drawing: true,
    }),
  ],
}

/** An event as it is heard with this many players. */
export interface MetEvent {
  readonly event: AnyEvent
  readonly seats: number
}

/** The events met while a game was played, each once. */
export interface Met {
  readonly events: readonly MetEvent[]
  readonly actions: readonly AnyAction[]
  readonly breaches: readonly Breach[]
}

const EARS: readonly Viewer[] = [0, 1, 'onlooker', 'open']

function* optionsOf(game: Game): Generator<object> {
  // everything that can go wrong, where a game has such rules
  const wrong = chooseOptions(game.options, game.presets, game.preset, {
    irregularities: true,
    slipRate: 'often',
  })
  if ('options' in wrong) for (let time = 0; time < 12; time += 1) yield wrong.options
  for (const preset of Object.keys(game.presets))
    for (const [name, { values }] of Object.entries(game.options))
      for (const value of values) {
        const chosen = chooseOptions(game.options, game.presets, preset, { [name]: value })
        if ('options' in chosen) yield chosen.options
      }
}

/** Of games with long deals fewer parties are played with each set of options. */
const STEPS = 1500
/** A sitting may have no end (H-22). */
const IN_A_ROW = 8

interface Ears {
  hear(happened: readonly AnyEvent[], seats: number): void
  wish(state: GameState, seat: Seat): void
}

/** Plays a game with every option, giving up now and then, and collects. */
export function met(game: Game, parties: number): Met {
  const [events, actions, breaches] = [
    new Map<string, MetEvent>(),
    new Map<string, AnyAction>(),
    new Map<string, Breach>(),
  ]
  const ears: Ears = {
    hear(happened, seats) {
      for (const event of happened)
        for (const ear of EARS) {
          const heard = game.eventFor(event, ear)
          events.set(JSON.stringify([seats, heard]), { event: heard, seats })
        }
    },
    wish(state, seat) {
      for (const action of game.legalActions(state, seat))
        actions.set(JSON.stringify(action), action)
      const view = game.viewFor(state, seat)
      for (const thought of thinkable(view, ownHand(view))) {
        const breach = game.findBreach(state, seat, thought)
        if (breach !== null) breaches.set(JSON.stringify(breach), breach)
      }
    },
  }
  const random = randomOf(70)
  for (const options of optionsOf(game))
    for (let [partie, steps] = [0, 0]; partie < parties && steps < STEPS; partie += 1)
      steps += playOne(game, options, random, ears)
  return {
    events: [...events.values()],
    actions: [...actions.values()],
    breaches: [...breaches.values()],
  }
}

/** The prepared pack: now and then each of four gets one suit, or there would never be a slam. */
function order(pack: readonly Card[], random: Random): readonly Card[] {
  if (random.nextInt(10) > 0) return shuffle(pack, random)
  const suits = (pack.some(isTrappola) ? TRAPPOLA_SUITS : SUITS).map((suit) =>
    pack.filter((card) => suitOf(card) === suit),
  )
  return pack.map((_, place) =>
    requireValue(suits[place % SUITS.length]?.[Math.floor(place / SUITS.length)]),
  )
}

const isDo = ({ card }: AnyAction): boolean => card?.startsWith('6-') ?? false

/**
 * Any of them; Dos are mostly kept, or the last tricks would never be made with two of them (HA-1).
 */
function anyOf(legal: readonly AnyAction[], random: Random): AnyAction {
  const kept = random.nextInt(10) > 0 ? legal.filter((action) => !isDo(action)) : legal
  const some = kept.length > 0 ? kept : legal
  return some[random.nextInt(some.length)] ?? { do: '' }
}

/** Plays a partie and some of those that hang together with it; says how many steps it took. */
function playOne(game: Game, options: object, random: Random, ears: Ears): number {
  let steps = 0
  const score = Array.from({ length: game.countSides(options) }, () => random.nextInt(4))
  let state: GameState | null = game.startPartie(options, score)
  for (let partie = 0; state !== null && partie < IN_A_ROW; partie += 1) {
    const played = playPartie(game, options, state, random, ears)
    steps += played.steps
    const next = game.series?.carryOver(played.over) ?? null
    state = next === null ? null : game.startPartie(options, next.score, next.inherited)
  }
  return steps
}

function playPartie(
  game: Game,
  options: object,
  start: GameState,
  random: Random,
  { hear, wish }: Ears,
): { readonly over: GameState; readonly steps: number } {
  const count = game.countSeats(options)
  let [state, steps] = [start, 0]
  while (game.findOutcome(state) === null) {
    wish(state, 0)
    const packets = game.packets[random.nextInt(game.packets.length)] ?? ''
    const dealer = game.nextDealer(state) ?? (random.nextInt(2) === 0 ? 0 : 1)
    const fresh = game.distributeCards(
      options,
      order(game.createPack(options), random),
      dealer,
      packets,
    )
    const dealt = game.startDeal(
      state,
      game.deferredDeal?.(state) ?? game.sampleMisdeal?.(state, fresh, random) ?? fresh,
    )
    hear(dealt.events, count)
    state = dealt.state
    while (inDeal(state)) {
      const seats = game.seatsToAct(state)
      const seat = seats[random.nextInt(seats.length)] ?? 0
      if (random.nextInt(4) === 0) wish(state, random.nextInt(2) === 0 ? 0 : 1)
      const legal = game.legalActions(state, seat)
      const action = anyOf(legal, random)
      const given =
        random.nextInt(60) === 0
          ? game.giveUp(state, seat, random.nextInt(2) === 0 ? 'deal' : 'partie')
          : null
      const played = given === null ? play(game, state, seat, action) : { breach: null, ...given }
      if (played.breach !== null) throw new Error(played.breach.why)
      hear(played.events, count)
      state = played.state
      steps += 1
    }
  }
  wish(state, 1)
  return { over: state, steps }
}
