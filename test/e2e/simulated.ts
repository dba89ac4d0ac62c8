// Archives of simulated parties.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { newData } from './evening.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A data folder with an archive of this many parties between two computer players. */
export function simulated(parties: number): string {
  const data = newData()
  const wish = [
    '--game',
    'ecarte',
    '--parties',
    String(parties),
    '--seed',
    '7',
    '--players',
    'rulebook,novice',
  ]
  const program = [
    join(ROOT, 'src/main/cli/index.ts'),
    'simulate',
    ...wish,
    '--db',
    join(data, 'cercle.db'),
  ]
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return data
}
