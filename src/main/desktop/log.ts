// The local log: when the program began and ended, what failed, which calls were refused. A line is a time and fields
// from closed lists, so there is no place in it for a card, a name or a path.
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Versions } from '../../shared/about.ts'
import type { CallName, Refused } from '../../shared/bridge.ts'
import { type Fault, faultOf } from './faults.ts'

/** Where something failed. */
type Place = 'main' | 'window' | 'start'

export interface Log {
  started(versions: Omit<Versions, 'sqlite'>): void
  ended(): void
  failed(where: Place, error: unknown): void
  refused(call: CallName | null, refused: Refused): void
  /** A process of the program is gone. */
  gone(kind: string, reason: string): void
  /** The last lines, the oldest first. */
  tail(count: number): readonly string[]
}

/** Bytes of a file of the log; when it is full it becomes the former one, and what that was is gone. */
const LARGEST = 64 * 1024

/** Faults written down in one run at most: one that repeats itself says nothing new. */
const MOST_FAULTS = 200

/** What is no plain token is not written. */
const plain = (value: string): string => (/^[\w.:+-]{1,60}$/.test(value) ? value : '?')

const fieldsOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}=${plain(value)}`)
    .join('')

const faultText = ({ name, code, frames }: Fault): string =>
  `${fieldsOf({ error: name, code })}${frames.map((frame) => ` ${plain(frame)}`).join('')}`

function refusedText(refused: Refused): string {
  switch (refused.code) {
    case 'breach':
      return fieldsOf({
        code: 'breach',
        rule: /^[A-Z]{1,2}-\d+[a-z]?$/.test(refused.breach.rule) ? refused.breach.rule : '?',
      })
    case 'data':
      return fieldsOf({ code: 'data', trouble: refused.trouble })
    default:
      return fieldsOf({ code: refused.code })
  }
}

/** The file before the present one. */
export const formerOf = (file: string): string => file.replace(/\.log$/, '.former.log')

/** A log in this file, which is made when the first line is written. */
export function openLog(file: string, now: () => number, largest = LARGEST): Log {
  let faults = 0

  function write(what: string, rest: string): void {
    try {
      mkdirSync(dirname(file), { recursive: true })
      // a pipe would keep main waiting for whatever reads it
      if (!isPlainOrNone(file)) return
      if (sizeOf(file) > largest) renameSync(file, formerOf(file))
      appendFileSync(file, `${new Date(now()).toISOString()} ${what}${rest}\n`)
    } catch {
      // a log that cannot be written must not keep anybody from playing
    }
  }

  return {
    started(versions) {
      const { cercle, testBuild, electron, node, platform } = versions
      const build = testBuild ? 'test' : 'release'
      write('start', fieldsOf({ cercle, build, electron, node, platform: platform.replaceAll(' ', '-') }))
    },
    ended: () => write('end', ''),
    failed(where, error) {
      faults += 1
      if (faults <= MOST_FAULTS) write('failed', `${fieldsOf({ where })}${faultText(faultOf(error))}`)
    },
    refused: (call, refused) => write('refused', `${fieldsOf({ call: call ?? 'unknown' })}${refusedText(refused)}`),
    gone: (kind, reason) => write('gone', fieldsOf({ process: kind.replaceAll(' ', '-'), reason })),
    tail: (count) => [...linesOf(formerOf(file)), ...linesOf(file)].slice(-count),
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const isPlainOrNone = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() !== false

function linesOf(file: string): readonly string[] {
  try {
    return isPlainOrNone(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  } catch {
    return []
  }
}
