// Figures that a study found, as a file of the engine.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Writes the lines of a file, and formats it as the project is. */
export function writeFigures(path: string, lines: readonly string[]): void {
  writeFileSync(path, `${lines.join('\n')}\n`)
  spawnSync('npx', ['prettier', '--write', path], { stdio: 'ignore' })
}
