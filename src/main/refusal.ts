// A call refused: thrown where it is found, answered by calls.ts.
import type { Refused } from '../shared/bridge.ts'
import { CorruptRecord } from './store/load.ts'

/** A call refused, on its way to the answer. */
export class Refusal extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.code)
    this.refused = refused
  }
}

/** Refuses the call that is being answered. */
export const refuse = (code: Exclude<Refused['code'], 'breach' | 'data' | 'tutor' | 'file'>): never => {
  throw new Refusal({ code })
}

/** Whether a code says that no more can be written: on the disk, of what the person may have of it, or into one file. */
export const isOutOfSpace = (code: string): boolean => ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)

/** What the window is told of an error; one that is no refusal is `failed` as well. */
export function refusalFromError(error: unknown, reportError: (error: unknown) => void): Refused {
  if (error instanceof Refusal) return error.refused
  if (error instanceof CorruptRecord) return { code: 'spoilt' }
  reportError(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isOutOfSpace(code)) return { code: 'full' }
  if (code.startsWith('SQLITE_BUSY')) return { code: 'locked' }
  return { code: code.startsWith('SQLITE') ? 'store' : 'internal' }
}
