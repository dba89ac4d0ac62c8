// The files of the window: written down when it is built, read when it is served.

/** The name of the list, beside the files. */
export const LIST = 'listed.json'

/** A file of the built page. */
export interface Listed {
  /** From the folder of the page, with slashes. */
  readonly path: string
  readonly type: string
  /** Hexadecimal. */
  readonly sha256: string
}
