// Sittings as files bring them: one line each.
import { recordLine } from '../../src/main/engine/canonical.ts'
import { ai } from '../../src/main/engine/games/ecarte/ai/index.ts'
import { playPartie } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { type Seed, randomFrom } from '../../src/main/engine/random.ts'
import { type DealRecord, toTurnUpField } from '../../src/main/engine/record.ts'
import { ecarte, optionsOf } from '../store/played.ts'

/**
 * A sitting of one partie between two computer players, as a line of the record; another for
 * another seed.
 */
export function sittingLine(seed: Seed, startedAt = '2026-11-21T20:00:00.000Z'): string {
  const player = createPlayer(ai, 'random')
  if (player === null) throw new Error('no players')
  const deals: DealRecord[] = []
  playPartie({
    game: ecarte,
    options: optionsOf(ecarte, ecarte.preset),
    players: [player, player],
    random: randomFrom(seed),
    observer: {
      onDeal: ({ dealer, packets, hands, turnUp, talon }) =>
        void deals.push({
          dealer,
          packets,
          ...toTurnUpField(turnUp),
          actions: [],
          hands: hands.map((hand) => [...hand]),
          talon: talon.filter((card) => card !== null),
        }),
      onAction: (seat, action) => void deals.at(-1)?.actions.push({ seat, ...action }),
    },
  })
  const players = [1, 2].map((n) => ({
    name: `random ${n}`,
    kind: 'computer' as const,
    level: 'random',
  }))
  return recordLine({
    format: 'cercle-record',
    version: 1,
    game: ecarte.id,
    options: { preset: ecarte.preset },
    players,
    startedAt,
    parties: [{ startedAt, deals }],
    sitting: String(seed),
  })
}
