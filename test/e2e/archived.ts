// Archives for the window tests: parties simulated by the command line, put down to people, spread
// over months.
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Runs the command line program and returns its output. Throws with its error. */
export function cercle(args: readonly string[], input = ''): string {
  const program = [join(ROOT, 'src/main/cli/index.ts'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: ROOT,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** The number of parties, and of months; the last ones have no date. */
export interface Amount {
  readonly parties: number
  readonly months: number
  readonly undated: number
}

/** The records of simulated parties of Écarté, put down to Anna and two opponents. */
export function simulatedRecords(amount: Amount): string {
  const file = join(mkdtempSync(join(tmpdir(), 'cercle-')), 'simulated.db')
  const wish = [
    '--game',
    'ecarte',
    '--parties',
    String(amount.parties),
    '--seed',
    '7',
    '--players',
    'rulebook,novice',
  ]
  cercle(['simulate', ...wish, '--db', file])
  const lines = cercle(['export', '--db', file]).trim().split('\n')
  return lines.map((line, index) => dated(JSON.parse(line), index, amount)).join('\n')
}

interface Exported {
  readonly parties: readonly Record<string, unknown>[]
}

function dated({ parties, ...sitting }: Exported, index: number, amount: Amount): string {
  const month = Math.floor((index * amount.months) / amount.parties)
  const at = new Date(Date.UTC(2024, month, 12, 18, index % 60)).toISOString()
  const when =
    index < amount.parties - amount.undated ? { startedAt: at } : { startedAt: undefined }
  const odile = { name: 'Odile', kind: 'computer', level: 'rulebook' }
  const isidore = { name: 'Isidore', kind: 'computer', level: 'random' }
  const players = [index % 3 === 0 ? isidore : odile, { name: 'Anna', kind: 'person' }]
  const kept = parties.map((partie) => ({ ...partie, ...when, sha256: undefined }))
  return JSON.stringify({ ...sitting, players, ...when, parties: kept })
}
