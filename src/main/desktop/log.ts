// The local log: start and end of the program, failures, refused calls. A line is a time and fields
// from closed lists, so a card, a name or a path cannot occur in it.
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Versions } from '../../shared/about.ts'
import type { Refused } from '../../shared/bridge.ts'
import type { CallName } from '../../shared/calls.ts'
import { type ErrorTrace, traceFromError } from './error-trace.ts'

/** The part of the program that failed. */
type LogSource = 'main' | 'window' | 'start'

export interface Log {
  logStart(versions: Omit<Versions, 'sqlite'>): void
  logEnd(): void
  logError(where: LogSource, error: unknown): void
  logRefusal(call: CallName | null, refused: Refused): void
  /** Logs the end of another process of the program. */
  logProcessGone(kind: string, reason: string): void
  /** Returns the last lines, oldest first. */
  readTail(count: number): readonly string[]
}

/** Largest log file in bytes; a full one replaces the former log file. */
const MAX_BYTES = 64 * 1024

/** Most faults logged in one run: a fault that repeats itself adds nothing new. */
const MAX_FAULTS = 200

/** Returns the value if it is a plain token, else `?`. */
const toToken = (value: string): string => (/^[\w.:+-]{1,60}$/.test(value) ? value : '?')

const formatFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}=${toToken(value)}`)
    .join('')

const formatTrace = ({ name, code, frames }: ErrorTrace): string =>
  `${formatFields({ error: name, code })}${frames.map((frame) => ` ${toToken(frame)}`).join('')}`

function formatRefusal(refused: Refused): string {
  switch (refused.code) {
    case 'breach':
      return formatFields({
        code: 'breach',
        rule: /^[A-Z]{1,2}-\d+[a-z]?$/.test(refused.breach.rule) ? refused.breach.rule : '?',
      })
    case 'data':
      return formatFields({ code: 'data', trouble: refused.trouble })
    default:
      return formatFields({ code: refused.code })
  }
}

/** Returns the path of the log file before the present one. */
export const getFormerPath = (file: string): string => file.replace(/\.log$/, '.former.log')

/** Creates a log in this file; the file is created with the first line. */
export function createLog(file: string, now: () => number, maxBytes = MAX_BYTES): Log {
  let faults = 0

  function writeLine(what: string, rest: string): void {
    try {
      mkdirSync(dirname(file), { recursive: true })
      // a pipe would block main until it is read
      if (!isPlainOrNone(file)) return
      if (getSize(file) > maxBytes) renameSync(file, getFormerPath(file))
      appendFileSync(file, `${new Date(now()).toISOString()} ${what}${rest}\n`)
    } catch {
      // a log that cannot be written must not stop a game
    }
  }

  return {
    logStart(versions) {
      const { cercle, testBuild, electron, node, platform } = versions
      const build = testBuild ? 'test' : 'release'
      writeLine(
        'start',
        formatFields({ cercle, build, electron, node, platform: platform.replaceAll(' ', '-') }),
      )
    },
    logEnd: () => writeLine('end', ''),
    logError(where, error) {
      faults += 1
      if (faults <= MAX_FAULTS)
        writeLine('failed', `${formatFields({ where })}${formatTrace(traceFromError(error))}`)
    },
    logRefusal: (call, refused) =>
      writeLine('refused', `${formatFields({ call: call ?? 'unknown' })}${formatRefusal(refused)}`),
    logProcessGone: (kind, reason) =>
      writeLine('gone', formatFields({ process: kind.replaceAll(' ', '-'), reason })),
    readTail: (count) => [...readLines(getFormerPath(file)), ...readLines(file)].slice(-count),
  }
}

const getSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const isPlainOrNone = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() !== false

function readLines(file: string): readonly string[] {
  try {
    return isPlainOrNone(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  } catch {
    return []
  }
}
