// Faults of a file that a person chose: the reason, and the place.
import type { Breach } from './view.ts'

/** The kinds of files of other programs; each has its sentence. */
const FOREIGN_KINDS = ['bridge', 'chess', 'table', 'database', 'foreign'] as const
export type ForeignKind = (typeof FOREIGN_KINDS)[number]

/**
 * Reasons why a file is not even opened, or not written: `onlyImported` is too large to be viewed
 * without an import; `own` is a file of the program, which must not be replaced.
 */
export const UNUSABLE = ['missing', 'denied', 'notFile', 'tooLarge', 'onlyImported', 'own'] as const
export type Unusable = (typeof UNUSABLE)[number]

export const FILE_WHYS = [
  ...([
    'empty',
    'notText',
    'notJson',
    'notRecord',
    'twice',
    'noPartie',
    'changed',
    'rules',
    'evening',
  ] as const),
  ...FOREIGN_KINDS,
  ...UNUSABLE,
  /** The archive has it already, with other contents. */
  'differs',
  /** A copy of the data file that cannot replace it. */
  'copy',
] as const
export type FileWhy = (typeof FILE_WHYS)[number]

/** Partie, deal and step, from 1; 0 if unknown. */
export type FilePlace = readonly [partie: number, deal: number, step: number]

export interface FileFault {
  readonly why: FileWhy
  /** From 1; null if the file as a whole is meant. */
  readonly line: number | null
  readonly place: FilePlace
  /** The rule that the record breaks. */
  readonly broken: { readonly game: string; readonly breach: Breach } | null
  /** The same in one line of English, for the command line. */
  readonly reason: string
}
