// Records of parties that random players play.
import type { OptionValue } from '../../src/shared/bridge.ts'
import { findAi } from '../../src/main/cli/ais.ts'
import type { Deal, Game } from '../../src/main/engine/games/game.ts'
import { recordedOptions } from '../../src/main/engine/games/options.ts'
import { playPartie } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { type RecordDocument, readRecord, toTurnUpField } from '../../src/main/engine/record.ts'
import { chance } from '../games/chance.ts'

/** A preset, and the options that differ from it. */
export type Asked = Readonly<Record<string, OptionValue>> & { readonly preset: string }

/** A whole partie written down as it is played; the same number gives the same partie. */
export function playedAtRandom(game: Game, asked: Asked, number: number): RecordDocument {
  const { preset, ...own } = asked
  const chosen = recordedOptions(game.options, game.presets, preset, own)
  const mind = findAi(game.id)
  const player = mind === null ? null : createPlayer(mind, 'random')
  if ('fault' in chosen || player === null)
    throw new Error(`${game.id} cannot be played by ${preset}`)
  const seats = Array.from({ length: game.countSeats(chosen.options) }, () => player)
  const deals: { deal: Deal; actions: object[]; scoreAfter: readonly number[] }[] = []
  let cut: unknown
  const witness = {
    onCut: (drawn: unknown) => {
      cut = drawn
    },
    onDeal: (given: Deal) => {
      deals.push({ deal: given, actions: [], scoreAfter: [] })
    },
    onAction: (by: number, done: object) => {
      deals.at(-1)?.actions.push({ seat: by, ...done })
    },
  }
  playPartie(
    { game, options: chosen.options, players: seats, random: chance(number), observer: witness },
    ({ score }) => {
      const last = deals.at(-1)
      if (last !== undefined) last.scoreAfter = score
    },
  )
  const read = readRecord({
    format: 'cercle-record',
    version: 1,
    game: game.id,
    options: asked,
    players: seats.map((_, n) => ({ name: `player ${n}`, kind: 'computer', level: 'random' })),
    parties: [
      {
        cut,
        deals: deals.map(({ deal: { turnUp, ...given }, actions, scoreAfter }) => ({
          ...given,
          ...toTurnUpField(turnUp),
          actions,
          scoreAfter,
        })),
      },
    ],
  })
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.record
}
