// Records for the archive: sittings of random players, of any kind there is.
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import type { Game } from '../../src/main/engine/games/game.ts'
import { gameOf } from '../../src/main/engine/games/games.ts'
import { playPartie } from '../../src/main/engine/players/match.ts'
import { playerOf } from '../../src/main/engine/players/player.ts'
import type { Random } from '../../src/main/engine/random.ts'
import type { ActionRecord, Cut, DealRecord, PartieRecord, RecordDocument } from '../../src/main/engine/record.ts'
import { found } from '../../src/shared/card.ts'

export const gameNamed = (id: string): Game => found(gameOf(id) ?? undefined)
export const pick = <T>(random: Random, all: readonly T[]): T => found(all[random.below(all.length)])

export type Player = RecordDocument['players'][number]
export const person = (name: string): Player => ({ name, kind: 'person' })
export const computer = (level: string): Player => ({ name: level, kind: 'computer', level })

/** How a partie ends: played out, given up by a seat, or broken off. */
export type End = 'over' | 'givenUp' | 'broken'

export interface Wanted {
  readonly game: string
  readonly preset: string | null
  readonly players: readonly Player[]
  readonly parties: number
  /** Of the last partie; those before it are played out. */
  readonly end: End
  /** When the sitting began, in milliseconds; null where nobody wrote it down. */
  readonly began: number | null
  readonly zone: string | null
  readonly practice: boolean
}

/** A whole sitting as a record, under this number. */
export function sittingOf(wanted: Wanted, sitting: string, random: Random): RecordDocument {
  const { game, preset, players, began, zone, practice } = wanted
  const parties = Array.from({ length: wanted.parties }, (_, index) => {
    const whole = timed(partieOf(gameNamed(game), preset, random), began, index, random)
    return index === wanted.parties - 1 ? ended(whole, wanted.end, random) : whole
  })
  return {
    ...{ format: 'cercle-record', version: 1, game, players: [...players], sitting, parties },
    ...(preset === null ? {} : { options: { preset } }),
    ...(began === null ? {} : { startedAt: new Date(began).toISOString() }),
    ...(zone === null ? {} : { zone }),
    ...(practice ? { practice } : {}),
  }
}

/** A partie of two players who do anything. */
function partieOf(game: Game, preset: string | null, random: Random): PartieRecord {
  const chosen = chooseOptions(game.options, game.presets, preset ?? game.preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  const deals: (DealRecord & { readonly actions: ActionRecord[] })[] = []
  let drawn: Cut = []
  const player = found(playerOf(game, 'random') ?? undefined)
  playPartie({
    ...{ game, options: chosen.options, players: [player, player], random },
    witness: {
      cut: (cut) => void (drawn = cut),
      deal({ dealer, packets, hands, turnUp, talon }) {
        const known = talon.filter((card) => card !== null)
        deals.push({ dealer, packets, hands: hands.map((hand) => [...hand]), turnUp, talon: known, actions: [] })
      },
      action: (seat, action) => void deals.at(-1)?.actions.push({ seat, ...action }),
    },
  })
  return { cut: [...drawn], deals }
}

const HOUR = 3_600_000

/** With the time it began, and of every action the time since. */
function timed(partie: PartieRecord, began: number | null, index: number, random: Random): PartieRecord {
  if (began === null) return partie
  let at = 0
  const deals = partie.deals.map((deal) => ({
    ...deal,
    actions: deal.actions.map((action) => ({ ...action, at: (at += random.below(20_000)) })),
  }))
  return { startedAt: new Date(began + index * HOUR).toISOString(), ...partie, deals }
}

/** The partie up to somewhere in its middle, given up there or not. */
function ended(partie: PartieRecord, end: End, random: Random): PartieRecord {
  if (end === 'over') return partie
  // a king turned up may end the partie with the deal (E-5)
  const last = random.below(partie.deals.filter(({ actions }) => actions.length > 0).length)
  const deal = found(partie.deals[last])
  const done = deal.actions.slice(0, random.below(deal.actions.length))
  const seat = random.below(2) === 0 ? 0 : 1
  const at = done.at(-1)?.at
  const gives = { seat, do: 'giveUpPartie', ...(at === undefined ? {} : { at: at + 5 }) } as const
  const actions = end === 'givenUp' ? [...done, gives] : done
  return { ...partie, deals: [...partie.deals.slice(0, last), { ...deal, actions }] }
}

/** 32 hexadecimal digits. */
export const uidOf = (number: number): string => number.toString(16).padStart(32, '0')
