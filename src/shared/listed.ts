// The list of the files of the window: written by the build, read to serve them.

/** File name of the list, in the same folder. */
export const LIST = 'listed.json'

/** File name of the list of the card drawings among them. */
export const DRAWINGS = 'drawings.json'

/** A file of the built page. */
export interface Listed {
  /** Relative to the folder of the page, with slashes. */
  readonly path: string
  readonly type: string
  /** Hexadecimal. */
  readonly sha256: string
}
