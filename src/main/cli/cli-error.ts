// What a person did wrong on the command line: one line, exit status 2.

/** Thrown for bad input; its message is the one line that is printed. */
export class CliError extends Error {
  override readonly name = 'CliError'
}
