// Turns errors of the archive thread into refusals for the window.
import { type FileFault, UNUSABLE, type Unusable } from '../../shared/file-fault.ts'
import { troubles } from '../../shared/words/en/troubles.ts'
import { ArchiveFault } from '../archive-fault.ts'
import { Refusal, isOutOfSpace, refuse } from '../refusal.ts'

/** Refuses a call for a file that cannot be read or written. */
const refuseFile = (file: string, fault: FileFault | null = null): never => {
  throw new Refusal({ code: 'file', file, fault })
}

/** Creates a fault that concerns a file as a whole. */
const createFileFault = (why: FileFault['why'], reason: string): FileFault => ({
  why,
  line: null,
  place: [0, 0, 0],
  broken: null,
  reason,
})

/** Refuses a call for an error of the archive thread about `file`. Throws Refusal. */
export function refuseTask(error: unknown, file: string): never {
  if (!(error instanceof ArchiveFault)) throw error
  if (error.name === 'Cancelled') return refuse('cancelled')
  if (error.name === 'Spoilt') return refuse('spoilt')
  if (error.name === 'TooMany') return refuse('tooMany')
  if (error.name === 'StoreFault') return refuse(error.code === 'inUse' ? 'locked' : 'store')
  if (error.name === 'Differs') return refuseFile(file, createFileFault('differs', error.message))
  if (isOutOfSpace(error.code)) return refuse('full')
  const why = UNUSABLE.find((one) => one === error.code) ?? UNUSABLE_BY_CODE[error.code]
  if (why !== undefined) return refuseFile(file, createFileFault(why, troubles.unusable[why]))
  if (/^E[A-Z]+$/.test(error.code)) return refuseFile(file)
  throw error
}

/** Faults by the error code of the system. */
const UNUSABLE_BY_CODE: Readonly<Record<string, Unusable>> = {
  ENOENT: 'missing',
  EISDIR: 'notFile',
  ENOTDIR: 'missing',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  EBUSY: 'denied',
  ETXTBSY: 'denied',
}

/** Refuses a call for a copy that should have replaced the data file; nothing was moved. */
export function refuseRestore(error: unknown, name: string): never {
  const isOfCopy = error instanceof ArchiveFault && !['Died', 'Cancelled'].includes(error.name)
  if (isOfCopy && !error.code.includes('FULL'))
    return refuseFile(name, createFileFault('copy', error.message))
  return refuseTask(error, name)
}
