// Sittings for the store: a partie played at random and written down action by action, as the table
// does it.
import type { ChosenOptions } from '../../src/shared/bridge.ts'
import type { Outcome, Seat } from '../../src/shared/view.ts'
import {
  type Game,
  type GameState,
  type CarryOver,
  inDeal,
  noPoints,
  play,
} from '../../src/main/engine/games/game.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { drawForDeal } from '../../src/main/engine/players/match.ts'
import { type Random, randomFrom, readSeed, shuffle } from '../../src/main/engine/random.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { type PartiePlace, loadPartie, loadSitting } from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import {
  type PartieFact,
  addAction,
  addDeal,
  addPartie,
  addSitting,
} from '../../src/main/store/sittings.ts'

/** The generator of a small number. */
export function randomOf(number: number): Random {
  const seed = readSeed((number + 1).toString(16).padStart(32, '0'))
  if (seed === null) throw new Error(`no seed in ${number}`)
  return randomFrom(seed)
}

export const ecarte = ((): Game => {
  const game = findGame('ecarte')
  if (game === null) throw new Error('no Écarté')
  return game
})()

export function optionsOf(game: Game, preset: string): ChosenOptions {
  const chosen = chooseOptions(game.options, game.presets, preset, {})
  if ('fault' in chosen) throw new Error(`${game.id} has no preset ${preset}`)
  return chosen.options
}

export const factOf = (
  game: Game,
  state: GameState,
): PartieFact & { readonly outcome: Outcome | null } => ({
  score: state.score,
  outcome: game.findOutcome(state),
})

const PEOPLE = [
  { name: 'Anna', kind: 'person', level: null },
  { name: 'Odile', kind: 'computer', level: 'rulebook' },
  { name: 'Clotilde', kind: 'computer', level: 'rulebook' },
  { name: 'Prosper', kind: 'computer', level: 'rulebook' },
] as const

/** A new sitting of as many as play it, with the first preset's options unless another is named. */
export function sittingOf(db: WriteStore, game: Game, preset = game.preset, now = 0): number {
  const options = optionsOf(game, preset)
  return addSitting(
    db,
    { game: game.id, preset, options, people: PEOPLE.slice(0, game.countSeats(options)) },
    now,
  )
}

export interface Written {
  readonly state: GameState
  readonly deal: number
  readonly step: number
}

/** Which partie is written, and how far. */
export interface At {
  readonly sitting: number
  readonly partie: number
  readonly preset?: string
  readonly now?: number
  /**
   * The time of every write; `now` for the partie and a millisecond more for every action of a deal
   * otherwise.
   */
  readonly clock?: () => number
  /** The maximum number of writes, deals and actions: the partie stays open after them. */
  readonly most?: number
  /** After this many, the seat to act gives the partie up. */
  readonly givesUp?: number
  /** The carry-over from the partie before it. */
  readonly succession?: CarryOver
}

/**
 * Plays a partie with any legal actions and writes each before the next; `written` is called after
 * every write.
 */
export function writePartie(
  db: WriteStore,
  game: Game,
  at: At,
  random: Random,
  written: (now: Written) => void = () => {},
): GameState {
  const { sitting, partie, preset = game.preset, now = 0, most = Infinity, givesUp = Infinity } = at
  const clock = at.clock ?? (() => now)
  const options = optionsOf(game, preset)
  const drawn = drawForDeal(game, options, random)
  const { succession = null } = at
  const cut = succession === null ? drawn.cut : []
  let state = game.startPartie(
    options,
    succession?.score ?? noPoints(game, options),
    succession?.inherited,
    cut.at(-1),
  )
  let [deal, writes] = [0, 0]
  const isOn = (): boolean => writes < most
  addPartie(db, { sitting, partie }, { cut, succession }, factOf(game, state), clock())
  written({ state, deal, step: 0 })
  while (game.findOutcome(state) === null && isOn()) {
    deal += 1
    const dealer: Seat = game.nextDealer(state) ?? drawn.dealer
    const packets = game.packets[random.nextInt(game.packets.length)] ?? ''
    const given = game.distributeCards(
      options,
      shuffle(game.createPack(options), random),
      dealer,
      packets,
    )
    state = game.startDeal(state, given).state
    addDeal(db, { sitting, partie, deal }, given, 'ab'.repeat(16), factOf(game, state), clock())
    writes += 1
    written({ state, deal, step: 0 })
    for (let step = 1; inDeal(state) && isOn(); step += 1) {
      const done = anything(game, state, random, writes >= givesUp)
      state = done.state
      const how = { standIn: random.nextInt(5) === 0, hint: random.nextInt(5) === 0 }
      const action = { seat: done.seat, action: done.action, ...how }
      const then = at.clock === undefined ? now + step : clock()
      addAction(db, { sitting, partie, deal, step }, action, factOf(game, state), then)
      writes += 1
      written({ state, deal, step })
    }
  }
  return state
}

/** Any legal action of any seat that may act, or its giving up. */
function anything(game: Game, state: GameState, random: Random, givesUp: boolean) {
  const seats = game.seatsToAct(state)
  const seat = seats[random.nextInt(seats.length)] ?? 0
  if (givesUp)
    return { seat, action: { do: 'giveUpPartie' }, state: game.giveUp(state, seat, 'partie').state }
  const legal = game.legalActions(state, seat)
  const action = legal[random.nextInt(legal.length)]
  if (action === undefined) throw new Error('nothing to do')
  const played = play(game, state, seat, action)
  if (played.breach !== null) throw new Error(played.breach.why)
  return { seat, action, state: played.state }
}

/** Plays a partie that was left on from where its record stops, to its end. */
export function playOn(db: WriteStore, place: PartiePlace, random: Random): void {
  const record = loadPartie(db, place)
  const played = record === null ? null : replayRecord(record)
  if (record === null || played === null || 'fault' in played)
    throw new Error('it cannot be played on')
  const { game, options, parties } = played.replay
  let state = parties[0]?.state
  if (state === undefined) throw new Error('no partie')
  let deal = record.parties[0]?.deals.length ?? 0
  let step = record.parties[0]?.deals.at(-1)?.actions.length ?? 0
  const now = Date.parse(record.parties[0]?.startedAt ?? '') + 3_600_000
  while (game.findOutcome(state) === null) {
    if (inDeal(state)) {
      const done = anything(game, state, random, false)
      state = done.state
      step += 1
      const action = { seat: done.seat, action: done.action, standIn: false, hint: false }
      addAction(db, { ...place, deal, step }, action, factOf(game, state), now)
    } else {
      const dealer =
        game.nextDealer(state) ??
        game.dealerByCut(record.parties[0]?.cut?.at(-1) ?? [], options) ??
        0
      const given = game.distributeCards(
        options,
        shuffle(game.createPack(options), random),
        dealer,
        game.packets[0] ?? '',
      )
      state = game.startDeal(state, given).state
      deal += 1
      step = 0
      addDeal(db, { ...place, deal }, given, null, factOf(game, state), now)
    }
  }
}

/** The record of a sitting as it is read back. */
export function recordOf(db: WriteStore, sitting: number): RecordDocument {
  const record = loadSitting(db, sitting)
  if (record === null) throw new Error(`no sitting ${sitting}`)
  return record
}

/** The state of its parties when they are replayed. */
export function replayed(db: WriteStore, sitting: number): readonly GameState[] {
  const played = replayRecord(recordOf(db, sitting))
  if ('fault' in played) throw new Error(JSON.stringify(played.fault))
  return played.replay.parties.map(({ state }) => state)
}
