// Records for the archive: sittings of random players, of any kind there is.
import { recordedOptions } from '../../src/main/engine/games/options.ts'
import type { ChosenOptions } from '../../src/shared/bridge.ts'
import { type Game, type GameState, noPoints } from '../../src/main/engine/games/game.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { findAi } from '../../src/main/cli/ais.ts'
import { type MatchObserver, drawForDeal, playDeal } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import {
  type ActionRecord,
  type DealRecord,
  type PartieRecord,
  type RecordDocument,
  toTurnUpField,
} from '../../src/main/engine/record.ts'
import { requireValue } from '../../src/shared/card.ts'
import { SEATS } from '../../src/shared/view.ts'

export const gameNamed = (id: string): Game => requireValue(findGame(id) ?? undefined)
export const pick = <T>(random: Random, all: readonly T[]): T =>
  requireValue(all[random.nextInt(all.length)])

export type Player = RecordDocument['players'][number]
export const person = (name: string): Player => ({ name, kind: 'person' })
export const computer = (level: string): Player => ({ name: level, kind: 'computer', level })

/** The end of a partie: played out, given up by a seat, or broken off. */
export type End = 'over' | 'givenUp' | 'broken'

export interface Wanted {
  readonly game: string
  readonly preset: string | null
  /** Single options on top of the preset. */
  readonly options?: ChosenOptions
  readonly players: readonly Player[]
  readonly parties: number
  /** Of the last partie; those before it are played out. */
  readonly end: End
  /** The start of the sitting, in milliseconds; null if not recorded. */
  readonly began: number | null
  readonly zone: string | null
  readonly practice: boolean
}

/** A whole sitting as a record, under this number. */
export function sittingOf(wanted: Wanted, sitting: string, random: Random): RecordDocument {
  const { game, preset, players, began, zone, practice, options = {} } = wanted
  const parties: PartieRecord[] = []
  let before: Played | null = null
  for (let index = 0; index < wanted.parties; index += 1) {
    const played: Played = partieOf(gameNamed(game), preset, options, before, random)
    const whole = timed(played.partie, began, index, random)
    parties.push(index === wanted.parties - 1 ? ended(whole, wanted.end, random) : whole)
    before = played
  }
  return {
    format: 'cercle-record',
    version: 1,
    game,
    players: [...players],
    sitting,
    parties,
    ...(preset === null && Object.keys(options).length === 0
      ? {}
      : { options: { ...(preset === null ? {} : { preset }), ...options } }),
    ...(began === null ? {} : { startedAt: new Date(began).toISOString() }),
    ...(zone === null ? {} : { zone }),
    ...(practice ? { practice } : {}),
  }
}

interface Played {
  readonly partie: PartieRecord
  readonly state: GameState
}

/**
 * A partie of players who do anything; where it goes on with a series, it says what it takes over.
 */
function partieOf(
  game: Game,
  preset: string | null,
  single: ChosenOptions,
  before: Played | null,
  random: Random,
): Played {
  const chosen = recordedOptions(game.options, game.presets, preset ?? game.preset, single)
  if ('fault' in chosen) throw new Error(chosen.fault)
  const { options } = chosen
  const deals: (DealRecord & { readonly actions: ActionRecord[] })[] = []
  const player = requireValue(
    createPlayer(requireValue(findAi(game.id) ?? undefined), 'random') ?? undefined,
  )
  const players = Array.from({ length: game.countSeats(options) }, () => player)
  const witness: MatchObserver = {
    onDeal({ dealer, packets, hands, turnUp, talon }) {
      const known = talon.filter((card) => card !== null)
      deals.push({
        dealer,
        packets,
        hands: hands.map((hand) => [...hand]),
        ...toTurnUpField(turnUp),
        talon: known,
        actions: [],
      })
    },
    onAction: (seat, action) => void deals.at(-1)?.actions.push({ seat, ...action }),
  }
  const drawn = drawForDeal(game, options, random)
  const succession = before === null ? null : (game.series?.carryOver(before.state) ?? null)
  const lots = succession === null ? drawn.cut.at(-1) : undefined
  let state = game.startPartie(
    options,
    succession?.score ?? noPoints(game, options),
    succession?.inherited,
    lots,
  )
  while (game.findOutcome(state) === null) {
    const dealer = game.nextDealer(state) ?? drawn.dealer
    const packets = pick(random, game.packets)
    const deal = game.distributeCards(
      options,
      shuffle(game.createPack(options), random),
      dealer,
      packets,
    )
    state = playDeal({ game, options, players, random, observer: witness }, state, deal)
  }
  if (succession === null) return { partie: { cut: [...drawn.cut], deals }, state }
  const [first, ...rest] = deals
  const inherited = Object.fromEntries(
    Object.entries(succession.inherited).map(([name, value]) => [
      name,
      typeof value === 'object' ? [...value] : value,
    ]),
  )
  return {
    partie: {
      cut: [],
      inherited,
      deals: [{ ...requireValue(first), scoreBefore: [...succession.score] }, ...rest],
    },
    state,
  }
}

const HOUR = 3_600_000

/** With the time it began, and of every action the time since. */
function timed(
  partie: PartieRecord,
  began: number | null,
  index: number,
  random: Random,
): PartieRecord {
  if (began === null) return partie
  let at = 0
  const deals = partie.deals.map((deal) => ({
    ...deal,
    actions: deal.actions.map((action) => ({ ...action, at: (at += random.nextInt(20_000)) })),
  }))
  return { startedAt: new Date(began + index * HOUR).toISOString(), ...partie, deals }
}

/** The partie up to somewhere in its middle, given up there or not. */
function ended(partie: PartieRecord, end: End, random: Random): PartieRecord {
  if (end === 'over') return partie
  // a king turned up may end the partie with the deal (E-5)
  const last = random.nextInt(partie.deals.filter(({ actions }) => actions.length > 0).length)
  const deal = requireValue(partie.deals[last])
  const done = deal.actions.slice(0, random.nextInt(deal.actions.length))
  const seat = requireValue(SEATS[random.nextInt(deal.hands.length)])
  const at = done.at(-1)?.at
  const gives = { seat, do: 'giveUpPartie', ...(at === undefined ? {} : { at: at + 5 }) } as const
  const actions = end === 'givenUp' ? [...done, gives] : done
  return { ...partie, deals: [...partie.deals.slice(0, last), { ...deal, actions }] }
}

/** 32 hexadecimal digits. */
export const uidOf = (number: number): string => number.toString(16).padStart(32, '0')
