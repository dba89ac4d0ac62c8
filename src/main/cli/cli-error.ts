// An error of a user on the command line: one line, exit status 2.

/** Thrown for bad input; its message is the line to print. */
export class CliError extends Error {
  override readonly name = 'CliError'
}
