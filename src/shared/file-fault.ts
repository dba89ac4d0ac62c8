// What is wrong with a file somebody chose: why it is not taken, and where.
import type { Breach } from './view.ts'

/** What a file of another program is; each has its sentence. */
const FOREIGN_KINDS = ['bridge', 'chess', 'table', 'database', 'foreign'] as const
export type ForeignKind = (typeof FOREIGN_KINDS)[number]

/**
 * Why a file is not even opened, or not written: `onlyImported` is one that is too large to be looked at without being
 * imported; `own` are those of the program, which nothing may take the place of.
 */
export const UNUSABLE = ['missing', 'denied', 'notFile', 'tooLarge', 'onlyImported', 'own'] as const
export type Unusable = (typeof UNUSABLE)[number]

export const FILE_WHYS = [
  ...(['empty', 'notText', 'notJson', 'notRecord', 'twice', 'noPartie', 'changed', 'rules', 'evening'] as const),
  ...FOREIGN_KINDS,
  ...UNUSABLE,
  /** The archive has it already, and it says otherwise there. */
  'differs',
  /** A copy of the data file that cannot take its place. */
  'copy',
] as const
export type FileWhy = (typeof FILE_WHYS)[number]

/** Partie, deal and step, from 1; 0 for what is not known. */
export type FilePlace = readonly [partie: number, deal: number, step: number]

export interface FileFault {
  readonly why: FileWhy
  /** From 1; null where the file as a whole is meant. */
  readonly line: number | null
  readonly place: FilePlace
  /** The rule that what is written breaks. */
  readonly broken: { readonly game: string; readonly breach: Breach } | null
  /** The same in one line of English, as the command line says it. */
  readonly reason: string
}
