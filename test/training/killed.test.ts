// The judging is killed again and again, and goes on where it was: in the end every row is as in
// one undisturbed run.
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Game } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { folder } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { rowsOf } from './judged-archive.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = join(import.meta.dirname, 'judge-until-killed.ts')
const isLong = Boolean(process.env['CERCLE_LONG'])

/** Parties of each game in the long test: a thousand are judged in hours. */
const LONG_PARTIES = Number(process.env['CERCLE_JUDGED'] ?? 1000)
const [PARTIES, KILLS] = isLong ? [LONG_PARTIES, 20] : [3, 3]
/** Games of the long test, all unless some are named: `CERCLE_GAMES=ecarte,whist`. */
const NAMED = process.env['CERCLE_GAMES']?.split(',') ?? GAMES.map(({ id }) => id)
const PLAYED = isLong ? GAMES.filter(({ id }) => NAMED.includes(id)) : GAMES.slice(0, 1)
/** Reports from one kill to the next on average: one comes with each partie. */
const APART = Math.ceil((PARTIES * PLAYED.length) / (KILLS + 1))
const DAY = 24 * 3_600_000

/** The players of a game at its usual table: `club` and `rulebook` in turn. */
function listPlayers(game: Game): string {
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  const seats = Array.from({ length: game.countSeats(chosen.options) })
  return seats.map((_, seat) => (seat % 2 === 0 ? 'club' : 'rulebook')).join(',')
}

/** Adds simulated parties of a game to a data file. */
function simulate(file: string, game: Game): void {
  const wish = ['--game', game.id, '--parties', String(PARTIES), '--seed', '26']
  const program = join(ROOT, 'src/main/cli/index.ts')
  const { status, stderr } = spawnSync(
    process.execPath,
    [program, 'simulate', ...wish, '--players', listPlayers(game), '--db', file],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 },
  )
  if (status !== 0) throw new Error(stderr)
}

/** Judges until it is killed after this many reports, or to its end. Returns true at the end. */
function judgeUntil(file: string, reports: number): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let seen = 0
  child.stdout.on('data', () => {
    seen += 1
    if (seen >= reports) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)))
}

/** Judges, killed on its way, to its end; returns how often it was killed. */
async function judgeKilled(file: string): Promise<number> {
  const random = randomOf(26)
  const next = (kills: number): number =>
    kills < KILLS ? 1 + random.nextInt(2 * APART - 1) : Infinity
  let kills = 0
  while (!(await judgeUntil(file, next(kills)))) kills += 1
  return kills
}

function rowsIn(file: string): unknown {
  const db = openArchive(file)
  try {
    return rowsOf(db)
  } finally {
    closeStore(db)
  }
}

test(
  'killed on its way, the judging leaves the same rows as one undisturbed run',
  async () => {
    const here = folder()
    const [once, often] = [join(here, 'once.db'), join(here, 'often.db')]
    for (const game of PLAYED) simulate(once, game)
    copyFileSync(once, often)
    const [isWhole, kills] = await Promise.all([judgeUntil(once, Infinity), judgeKilled(often)])
    expect(isWhole).toBe(true)
    expect(kills).toBeGreaterThan(0)
    expect(rowsIn(often)).toEqual(rowsIn(once))
  },
  isLong ? 2 * DAY : 120_000,
)
