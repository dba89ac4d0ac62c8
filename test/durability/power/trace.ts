// The file operations of a program in a folder, read from a log of strace.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from '../../store/places.ts'
import { FAST } from '../killing.ts'

/** One file operation, in its order. */
export type Op =
  | { readonly op: 'create' | 'unlink' | 'mkdir' | 'sync'; readonly path: string }
  | { readonly op: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly op: 'append'; readonly path: string; readonly bytes: Buffer }
  | { readonly op: 'truncate'; readonly path: string; readonly length: number }
  | { readonly op: 'rename' | 'link' | 'copy'; readonly path: string; readonly to: string }
  | { readonly op: 'said'; readonly text: string }

const CALLS =
  'pwrite64,write,fsync,fdatasync,ftruncate,unlink,unlinkat,rename,renameat,renameat2,openat,link,linkat,mkdir,mkdirat,copy_file_range,sendfile'

export const hasStrace = (): boolean => spawnSync('strace', ['-V']).status === 0

/** Runs a program and returns all its operations on files below `root`. */
export function traced(program: string, args: readonly string[], root: string): readonly Op[] {
  const log = join(folder(), 'strace.log')
  const strace = [
    '-f',
    '-qq',
    '-y',
    '-xx',
    '-s',
    '70000',
    '-o',
    log,
    '-e',
    `trace=${CALLS}`,
    process.execPath,
  ]
  const run = spawnSync('strace', [...strace, program, ...args], {
    encoding: 'utf8',
    env: FAST,
    maxBuffer: 2 ** 28,
  })
  if (run.status !== 0)
    throw new Error(`${program} ended with ${String(run.status)}: ${run.stderr}`)
  return opsIn(readFileSync(log, 'latin1'), root)
}

/** Calls that were interrupted by those of another thread stand on two lines. */
function wholeLines(log: string): readonly string[] {
  const begun = new Map<string, string>()
  return log.split('\n').flatMap((line) => {
    const pid = line.split(' ', 1)[0] ?? ''
    const cut = line.indexOf(' <unfinished ...>')
    if (cut >= 0) {
      begun.set(pid, line.slice(0, cut))
      return []
    }
    const resumed = /<\.\.\. \w+ resumed>/.exec(line)
    return resumed === null
      ? [line]
      : [(begun.get(pid) ?? '') + line.slice(resumed.index + resumed[0].length)]
  })
}

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
const textOf = (hex: string): string => bytesOf(hex).toString('utf8')
const LINE = /^\d+ +(?<call>\w+)\((?<args>.*)\) += (?<result>-?\d+)/

function opsIn(log: string, root: string): readonly Op[] {
  return wholeLines(log)
    .flatMap((line) => {
      const read = LINE.exec(line)?.groups
      if (read === undefined || Number(read['result']) < 0) return []
      return opOf(read['call'] ?? '', read['args'] ?? '', line)
    })
    .filter((op) => op.op === 'said' || (op.path.startsWith(root) && !op.path.endsWith('-shm')))
}

function opOf(call: string, args: string, line: string): readonly Op[] {
  const files = [...args.matchAll(/<((?:\\x[0-9a-f]{2})*)>/g)].map(([, hex = '']) => textOf(hex))
  const strings = [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => hex)
  const path = files[0] ?? ''
  const [first = '', second = ''] = strings
  const last = Number(/(\d+)$/.exec(args)?.[1])
  switch (call) {
    case 'pwrite64':
      return [{ op: 'write', path, at: last, bytes: bytesOf(first) }]
    case 'write':
      if (args.startsWith('1<') || args.startsWith('1,'))
        return [{ op: 'said', text: textOf(first) }]
      return [{ op: 'append', path, bytes: bytesOf(first) }]
    case 'fsync':
    case 'fdatasync':
      return [{ op: 'sync', path }]
    case 'ftruncate':
      return [{ op: 'truncate', path, length: last }]
    case 'unlink':
    case 'unlinkat':
      return [{ op: 'unlink', path: textOf(first) }]
    case 'rename':
    case 'renameat':
    case 'renameat2':
      return [{ op: 'rename', path: textOf(first), to: textOf(second) }]
    case 'link':
    case 'linkat':
      return [{ op: 'link', path: textOf(first), to: textOf(second) }]
    case 'mkdir':
    case 'mkdirat':
      return [{ op: 'mkdir', path: textOf(first) }]
    case 'openat':
      return /O_CREAT/.test(line) ? [{ op: 'create', path: textOf(first) }] : []
    case 'copy_file_range':
    case 'sendfile':
      return call === 'sendfile'
        ? [{ op: 'copy', path: files[1] ?? '', to: path }]
        : [{ op: 'copy', path, to: files[1] ?? '' }]
    default:
      return []
  }
}
