// What an error leaves in the log: its kind, its code and its place in the program. Never its
// message, which may quote anything: a card, a name, a path.

export interface ErrorTrace {
  readonly name: string
  readonly code: string
  /** `file:line:column`, innermost first. */
  readonly frames: readonly string[]
}

/** Most frames stored of a stack. */
const MAX_FRAMES = 8

const OWN_ERRORS = ['Refusal', 'Spoilt', 'StoreFault', 'ArchiveFault', 'Differs']
const CODE = /^(?:SQLITE(?:_[A-Z]+)*|ERR_[A-Z_]+|E[A-Z]{3,14})$/
const FRAME = /^\s*at .*?([\w.-]+\.(?:[cm]?js|ts|vue)|node:[\w/]+):(\d+):(\d+)\)?\s*$/

/** Returns the frames of a stack, without the message above it. */
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

/** Returns what may be logged of any thrown value, also of another thread or the window. */
export function traceFromError(error: unknown): ErrorTrace {
  if (typeof error !== 'object' || error === null)
    return { name: typeof error, code: '', frames: [] }
  const [name, code] = [readText(error, 'name'), readText(error, 'code')]
  return {
    name: isKnownName(name) ? name : 'Error',
    code: CODE.test(code) ? code : '',
    frames: parseFrames(readText(error, 'message'), readText(error, 'stack')),
  }
}
