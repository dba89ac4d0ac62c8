// The error of a task of the archive's thread.

/** A failed task: the name and code of the error in the thread. */
export class ArchiveFault extends Error {
  override readonly name: string
  readonly code: string
  constructor(name: string, code: string, message: string) {
    super(message)
    this.name = name
    this.code = code
  }
}
