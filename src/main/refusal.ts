// A refused call: thrown by its handler, answered by calls.ts.
import type { Refused } from '../shared/bridge.ts'
import { CorruptRecord } from './store/load.ts'

/** Thrown to refuse a call. */
export class Refusal extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.code)
    this.refused = refused
  }
}

export const refuse = (
  code: Exclude<Refused['code'], 'breach' | 'data' | 'tutor' | 'file'>,
): never => {
  throw new Refusal({ code })
}

/** Returns true if no more can be written: disk or quota full, or the file too large. */
export const isOutOfSpace = (code: string): boolean =>
  ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)

/** Returns the refusal for an error; an error that is not a Refusal is reported, and `failed`. */
export function refusalFromError(error: unknown, reportError: (error: unknown) => void): Refused {
  if (error instanceof Refusal) return error.refused
  if (error instanceof CorruptRecord) return { code: 'spoilt' }
  reportError(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isOutOfSpace(code)) return { code: 'full' }
  if (code.startsWith('SQLITE_BUSY')) return { code: 'locked' }
  return { code: code.startsWith('SQLITE') ? 'store' : 'internal' }
}
