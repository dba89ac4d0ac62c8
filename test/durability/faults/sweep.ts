// Makes one system call after the other of a program fail.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from '../../store/places.ts'
import { FAST } from '../killing.ts'
import { type Said, readSaid } from '../said.ts'
import type { Work } from './works.ts'

const PROGRAM = join(import.meta.dirname, 'worker.ts')

const CALLS = [
  'pwrite64',
  'fsync',
  'ftruncate',
  'openat',
  'unlink',
  'rename',
  'link',
  'mkdir',
] as const
type Call = (typeof CALLS)[number]

/** The `when`th call of a kind, by the program's own count; what happens instead of it. */
export interface Fault {
  readonly work: Work
  readonly call: Call
  readonly when: number
  readonly how: 'error=ENOSPC' | 'error=EIO' | 'signal=KILL'
  /** From then on, always. */
  readonly on: boolean
}

export const nameOf = ({ work, call, when, how, on }: Fault): string =>
  `${work}: ${call} ${when}${on ? '+' : ''} ${how}`

/**
 * Numbers of the calls of each kind that concern files below a folder, out of a run that nothing
 * disturbs.
 */
export function callsOf(
  work: Work,
  file: string,
  root: string,
): ReadonlyMap<Call, readonly number[]> {
  const log = join(folder(), 'strace.log')
  const strace = [
    '-f',
    '-qq',
    '-y',
    '-o',
    log,
    '-e',
    `trace=${CALLS.join()}`,
    process.execPath,
    PROGRAM,
    work,
    file,
  ]
  const run = spawnSync('strace', strace, { encoding: 'utf8', env: FAST })
  if (run.status !== 0) throw new Error(`${work} does not even work undisturbed: ${run.stderr}`)
  const lines = readFileSync(log, 'latin1').split('\n')
  const main = lines[0]?.split(' ', 1)[0] ?? ''
  const own = lines
    .filter((line) => line.startsWith(`${main} `))
    .map((line) => line.slice(main.length).trim())
  return new Map(
    CALLS.map((call) => [
      call,
      own
        .filter((line) => line.startsWith(`${call}(`))
        .flatMap((line, index) =>
          line.includes(root) && !line.includes('-shm') ? [index + 1] : [],
        ),
    ]),
  )
}

export interface Outcome {
  readonly said: readonly Said[]
  readonly wrong: string
  readonly signal: string | null
  readonly status: number | null
}

/** Does a work with one of its calls failing. */
export async function disturbed(
  { work, call, when, how, on }: Fault,
  file: string,
): Promise<Outcome> {
  const inject = `inject=${call}:${how}:when=${when}${on ? '+' : ''}`
  // the quicker way does not kill
  const quick = how === 'signal=KILL' ? [] : ['--seccomp-bpf']
  const strace = ['-f', '-qq', ...quick, '-o', '/dev/null', '-e', `trace=${call}`, '-e', inject]
  const child = spawn('strace', [...strace, process.execPath, PROGRAM, work, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: FAST,
  })
  let [said, wrong] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text))
  await once(child, 'close')
  return { said: readSaid(said), wrong, signal: child.signalCode, status: child.exitCode }
}

/** Every way in which every call can fail. */
export function faultsOf(
  work: Work,
  calls: ReadonlyMap<Call, readonly number[]>,
): readonly Fault[] {
  return [...calls].flatMap(([call, numbers]) => {
    const full = call === 'pwrite64' || call === 'openat'
    const errors = full ? (['error=ENOSPC', 'error=EIO'] as const) : (['error=EIO'] as const)
    return numbers.flatMap((when): readonly Fault[] => [
      ...errors.flatMap((how) => [false, true].map((on) => ({ work, call, when, how, on }))),
      { work, call, when, how: 'signal=KILL', on: false },
    ])
  })
}

/**
 * This many of them from first to last: the one kind of every call, and the other equally often.
 */
export function sampleOf(faults: readonly Fault[], count: number): readonly Fault[] {
  const kinds = [
    faults.filter(({ how }) => how === 'signal=KILL'),
    faults.filter(({ how }) => how !== 'signal=KILL'),
  ]
  return kinds.flatMap((kind) => {
    const half = count / kinds.length
    return Array.from(
      { length: half },
      (_, n) => kind[Math.floor(((n + 0.5) * kind.length) / half)],
    ).filter((one) => one !== undefined)
  })
}
