// What is wrong with a file that comes in, while it is read.
import type { FileFault, FileWhy } from '../../shared/file-fault.ts'

/** A fault of a file with the line it is found on. */
export type LineFault = FileFault & { readonly line: number }

export class FaultyFile extends Error {
  override readonly name = 'Faulty'
  readonly fault: LineFault
  constructor(line: number, why: FileWhy, reason: string, more: Partial<Pick<FileFault, 'place' | 'broken'>> = {}) {
    super(reason)
    this.fault = { why, line, place: [0, 0, 0], broken: null, reason: toOneLine(reason), ...more }
  }
}

/** Reasons quote the file, whatever stands in it: one line of it is enough, and no sign a terminal obeys. */
const toOneLine = (reason: string): string => reason.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 400)
