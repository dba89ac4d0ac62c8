/** The error that imported data contradicts the archive, with the place; nothing is written. */
export class ImportConflict extends Error {
  override readonly name = 'Differs'
}
