// What an error leaves in the log: its kind, its code and where in the program it happened. Never its message, which
// may quote anything: a card, a name, a path.

export interface ErrorTrace {
  readonly name: string
  readonly code: string
  /** `file:line:column`, the innermost first. */
  readonly frames: readonly string[]
}

/** Frames kept of a stack. */
const MAX_FRAMES = 8

const OWN_ERRORS = ['Refusal', 'Spoilt', 'StoreFault', 'ArchiveFault', 'Differs']
const CODE = /^(?:SQLITE(?:_[A-Z]+)*|ERR_[A-Z_]+|E[A-Z]{3,14})$/
const FRAME = /^\s*at .*?([\w.-]+\.(?:[cm]?js|ts|vue)|node:[\w/]+):(\d+):(\d+)\)?\s*$/

/** Where a stack was, without the message that stands above it. */
export function parseFrames(message: string, stack: string): readonly string[] {
  const at = message === '' ? -1 : stack.indexOf(message)
  const below = at < 0 ? stack : stack.slice(at + message.length)
  return below
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line) ?? []
      return file === undefined ? [] : [`${file}:${row}:${column}`]
    })
    .slice(0, MAX_FRAMES)
}

const isKnownName = (name: string): boolean =>
  OWN_ERRORS.includes(name) || /^[A-Za-z]{0,30}(?:Error|Exception)$/.test(name)

const readText = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/** What may be told of anything that was thrown, also in another thread or in the window. */
export function traceFromError(error: unknown): ErrorTrace {
  if (typeof error !== 'object' || error === null) return { name: typeof error, code: '', frames: [] }
  const [name, code] = [readText(error, 'name'), readText(error, 'code')]
  return {
    name: isKnownName(name) ? name : 'Error',
    code: CODE.test(code) ? code : '',
    frames: parseFrames(readText(error, 'message'), readText(error, 'stack')),
  }
}
