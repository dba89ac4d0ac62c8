import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PROJECT_FOLDER } from './places.ts'
import { makeGame } from './make-game.ts'
import { run, runScript, SetupError } from './processes.ts'

const PRETTIER = join(
  dirname(createRequire(import.meta.url).resolve('prettier/package.json')),
  'bin/prettier.cjs',
)

/**
 * `npm run new-game -- piquet "Piquet" P`: makes a game of the template under this id,
 * title and letters of its rules, and prints its files.
 */
await runScript(async () => {
  const [id = '', title = '', letters = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || title === '' || !/^[A-Z]+$/.test(letters))
    throw new SetupError('Give an id, a title and letters: piquet "Piquet" P')
  const files = makeGame(PROJECT_FOLDER, { id, title, letters })
  process.stdout.write(`${files.join('\n')}\n`)
  const args = [PRETTIER, '--write', '--log-level', 'warn', ...files]
  return run(process.execPath, args, { cwd: PROJECT_FOLDER })
})
