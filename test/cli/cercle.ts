// The command line in a test: a process of its own, or its functions called directly on a file.
import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerRecords } from '../../src/main/cli/input.ts'
import { CliError } from '../../src/main/cli/cli-error.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { folder } from '../store/places.ts'

export const PROGRAM = join(import.meta.dirname, '../../src/main/cli/index.ts')

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
  /** The files in the working folder afterwards. */
  readonly left: readonly string[]
}

/** Runs a command in a folder of its own. */
export function cercle(
  args: readonly string[],
  input: string | Buffer = '',
  here = folder(),
  timeout = 20_000,
): Ran {
  const options = { input, cwd: here, encoding: 'utf8', timeout } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], options)
  return { status, stdout, stderr, left: readdirSync(here).toSorted() }
}

/** The one JSON document on standard output. Throws when the command did anything else. */
export function answered({ status, stdout, stderr }: Ran): unknown {
  if (status !== 0 || stderr !== '') throw new Error(`status ${status}: ${stderr}`)
  if (!/^[^\n]+\n$/.test(stdout)) throw new Error(`not one line: ${stdout}`)
  return JSON.parse(stdout)
}

export interface Said {
  readonly lines: readonly unknown[]
  /** The error; null when there was none. */
  readonly wrong: string | null
}

/** The output of a command for a text, and its error. Throws for anything but Wrong. */
export function said(text: string | Buffer, answer: (record: RecordDocument) => object): Said {
  const file = join(folder(), 'record.json')
  writeFileSync(file, text)
  const lines: unknown[] = []
  try {
    answerRecords(file, answer, (line) => lines.push(JSON.parse(line)))
    return { lines, wrong: null }
  } catch (error) {
    if (error instanceof CliError) return { lines, wrong: error.message }
    throw error
  }
}

/** The example of docs/records.md. */
export const EXAMPLE = {
  format: 'cercle-record',
  version: 1,
  game: 'ecarte',
  options: { preset: 'club', dealCap: 3 },
  players: [
    { name: 'Anna', kind: 'person' },
    { name: 'Odile', kind: 'computer', level: 'master' },
  ],
  startedAt: '2026-11-21T10:00:00Z',
  parties: [
    {
      deals: [
        {
          dealer: 1,
          packets: '3+2',
          hands: [
            ['KH', 'QH', 'KS', '7S', '9D'],
            ['AH', '10C', 'JS', 'QD', '7C'],
          ],
          turnUp: '9S',
          talon: ['8D', 'QC'],
          scoreBefore: [0, 0],
          actions: [
            { seat: 0, do: 'propose' },
            { seat: 1, do: 'accept' },
            { seat: 0, do: 'discard', cards: ['9D'] },
            { seat: 1, do: 'discard', cards: ['7C'] },
            { seat: 0, do: 'stand' },
            { seat: 0, do: 'announceKing' },
            { seat: 0, do: 'play', card: 'KH' },
          ],
          scoreAfter: [1, 0],
        },
      ],
    },
  ],
}

const play = (seat: number, card: string) => ({ seat, do: 'play', card })

const first = EXAMPLE.parties[0]?.deals[0]

/** The example's deal played out: elder makes three tricks to the king. */
const finished = {
  ...first,
  actions: [
    ...(first?.actions ?? []),
    ...[
      play(1, 'AH'),
      play(0, 'QH'),
      play(1, 'JS'),
      play(1, 'QD'),
      play(0, '8D'),
      play(1, 'QC'),
      play(0, '7S'),
    ],
    ...[play(0, 'KS'), play(1, '10C')],
  ],
  scoreAfter: [2, 0],
}

/** A second deal, in which elder stands and has the king of trumps. */
const second = {
  dealer: 0,
  hands: [
    ['AS', '10S', '9H', '8C', 'AD'],
    ['KD', 'QD', 'JH', '7H', '8H'],
  ],
  turnUp: '9D',
  actions: [{ seat: 1, do: 'stand' }, play(1, 'QD')],
}

/** Two deals, the second in the middle of its first trick. */
export const TWO_DEALS = { ...EXAMPLE, parties: [{ deals: [finished, second] }] }

/**
 * A value with parts of it changed: `{ 'parties.0.deals.0.turnUp': '1X' }`; undefined leaves a part
 * out.
 */
export function having(value: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = structuredClone(value)
  for (const [path, part] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let at: unknown = copy
    for (const key of keys)
      at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
    if (typeof at !== 'object' || at === null) throw new Error(`nothing at ${path}`)
    if (part !== undefined) Reflect.set(at, last, part)
    else if (Array.isArray(at)) at.splice(Number(last), 1)
    else Reflect.deleteProperty(at, last)
  }
  return copy
}
