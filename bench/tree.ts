// The resources of a program with all its processes, as Linux reports them.
import { readFileSync } from 'node:fs'
import { familyOf } from '../test/e2e/family.ts'

/** Ticks of the kernel in a second, the same on every Linux we know. */
const TICKS = 100

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // it has ended meanwhile
    return ''
  }
}

/** The fields of /proc/<pid>/stat after the name, which may contain blanks: the state first. */
const statOf = (pid: number): readonly string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')

/** A process and everything it has started. */
export const treeOf = (root: number): readonly number[] => familyOf(root).map(({ pid }) => pid)

/** Bytes, with what processes share counted once (proportional set size). */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  )
  return 1024 * kilobytes.reduce((sum, one) => sum + one, 0)
}

/** Seconds of a processor they have used so far. */
export function workOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => Number(statOf(pid)[11] ?? 0) + Number(statOf(pid)[12] ?? 0))
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS
}
