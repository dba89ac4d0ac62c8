/**
 * The error that imported data contradicts the archive; the message has the place. Nothing is
 * written then.
 */
export class ImportConflict extends Error {
  override readonly name = 'Differs'
}
