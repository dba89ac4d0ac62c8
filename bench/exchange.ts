// The speed of the solved exchange: reading the table, and a decision by it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { loadAllData } from '../src/main/engine/games/ai.ts'
import { ai } from '../src/main/engine/games/ecarte/ai/index.ts'
import { chooseSolved } from '../src/main/engine/games/ecarte/ai/exchange/choose-solved.ts'
import type { EcarteSeatView } from '../src/main/engine/games/ecarte/view.ts'
import { playPartie } from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed } from '../src/main/engine/random.ts'
import type { EcarteAction } from '../src/shared/games/ecarte.ts'
import { type Figure, median, most, quantile } from './figures.ts'

await loadAllData(ai)

const PARTIES = 60
const ROUNDS = 5

/** Loads the table and decides by it in a process of its own; prints the milliseconds of both. */
const LOAD = `
const { findSolvedScore, loadTable } =
  await import('./src/main/engine/games/ecarte/ai/exchange/table.ts')
const { ecarte } = await import('./src/main/engine/games/ecarte/index.ts')
const { chooseOptions } = await import('./src/main/engine/games/options.ts')
const { options } = chooseOptions(ecarte.options, ecarte.presets, 'club', {})
const begun = performance.now()
await loadTable(options)
const hand = 0b11 | (0b111 << 8)
const choice = findSolvedScore(options, [4, 3], 0)?.choose('elder', hand, 2)
if (choice === undefined) throw new Error('not solved')
process.stdout.write(String(performance.now() - begun))
`

/** Milliseconds to load the table and make the first decision by it. */
function loadTime(): number {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', LOAD], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  return Number(stdout)
}

interface Decision {
  readonly view: EcarteSeatView
  readonly legal: readonly EcarteAction[]
}

/** Lists the decisions of the exchange in parties of the strongest players. */
function listDecisions(): readonly Decision[] {
  const decisions: Decision[] = []
  const inner = createPlayer(ai, 'rulebook')
  const chosen = chooseOptions(ai.game.options, ai.game.presets, 'club', {})
  const seed = readSeed('2'.repeat(32))
  if (inner === null || 'fault' in chosen || seed === null) throw new Error('nobody plays')
  const player: Player = (look, random) => {
    const view = look.getView() as EcarteSeatView
    if (look.onTurn && view.phase === 'exchange')
      decisions.push({ view, legal: look.legal as readonly EcarteAction[] })
    return inner(look, random)
  }
  const random = randomFrom(seed)
  for (let partie = 0; partie < PARTIES; partie += 1)
    playPartie({
      game: ai.game,
      options: chosen.options,
      players: [player, player],
      observer: {},
      random,
    })
  return decisions
}

/** Milliseconds of each decision; the scores are read before. */
function decideTimes(): readonly number[] {
  const seed = readSeed('3'.repeat(32))
  if (seed === null) throw new Error('no seed')
  const random = randomFrom(seed)
  const decisions = listDecisions()
  const decide = ({ view, legal }: Decision): unknown => chooseSolved(view, legal, random)
  for (const decision of decisions) decide(decision)
  return decisions.map((decision) => {
    const begun = performance.now()
    decide(decision)
    return performance.now() - begun
  })
}

export const exchangeFigures = (): readonly Figure[] => [
  {
    name: 'the solved exchange of Écarté, loaded, with its first decision',
    value: median(Array.from({ length: ROUNDS }, loadTime)),
    unit: 'ms',
    bound: 20,
    most,
  },
  {
    name: 'a decision of the solved exchange, 99th percentile',
    value: quantile(decideTimes(), 0.99),
    unit: 'ms',
    bound: 2,
    most,
  },
]
