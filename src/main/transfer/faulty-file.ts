// Faults of an imported file.
import type { FileFault, FileWhy } from '../../shared/file-fault.ts'

/** A fault of a file with its line. */
export type LineFault = FileFault & { readonly line: number }

export class FaultyFile extends Error {
  override readonly name = 'Faulty'
  readonly fault: LineFault
  constructor(
    line: number,
    why: FileWhy,
    reason: string,
    more: Partial<Pick<FileFault, 'place' | 'broken'>> = {},
  ) {
    super(reason)
    this.fault = { why, line, place: [0, 0, 0], broken: null, reason: toOneLine(reason), ...more }
  }
}

/** Shortens a reason to one line without control characters, which a terminal would obey. */
const toOneLine = (reason: string): string =>
  reason.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 400)
