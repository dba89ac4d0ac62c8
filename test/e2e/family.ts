// Processes as Linux shows them.
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** A process as /proc shows it. */
export interface Seen {
  readonly pid: number
  readonly command: string
  readonly status: Readonly<Record<string, string>>
}

function seen(pid: number): Seen | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n')
    const status = Object.fromEntries(
      lines.map((line) => [line.split(':')[0] ?? '', (line.split(':')[1] ?? '').trim()]),
    )
    return { pid, command, status }
  } catch {
    // it has ended meanwhile
    return null
  }
}

/** A process and all that it has started, and they in turn. */
export function familyOf(pid: number): readonly Seen[] {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (seen(Number(name)) ?? []) : [],
  )
  const below = (parent: number): readonly Seen[] =>
    all
      .filter(({ status }) => status['PPid'] === String(parent))
      .flatMap((one) => [one, ...below(one.pid)])
  return [...all.filter((one) => one.pid === pid), ...below(pid)]
}

/**
 * Returns true if a process still runs. A zombie, which has ended and is not reaped yet, does not.
 */
export function isRunning(pid: number): boolean {
  const state = seen(pid)?.status['State']
  return state !== undefined && !state.startsWith('Z')
}

/** The namespace of a process, as `net:[4026531840]`; only root may look at that of others. */
export const namespaceOf = (pid: number, kind: 'net' | 'pid' | 'user'): string =>
  readlinkSync(`/proc/${pid}/ns/${kind}`)
