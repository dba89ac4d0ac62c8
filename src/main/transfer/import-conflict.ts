/** What comes in contradicts what is here already; the message says where. Nothing is written then. */
export class ImportConflict extends Error {
  override readonly name = 'Differs'
}
