// Makes a game of the template in test/_template: copies its files under the name of the game, and
// adds the game to every register.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SetupError } from './processes.ts'

export const TEMPLATE = 'test/_template'

export interface NewGame {
  /** Lower case, with hyphens between words: `scotch-whist`. */
  readonly id: string
  /** As players read it: `Scotch Whist`. */
  readonly title: string
  /** Before the numbers of its rules: `SW`. */
  readonly letters: string
}

/** A file that lists the games, and the texts in it that are replaced, each found exactly once. */
interface Register {
  readonly file: string
  readonly edits: readonly (readonly [find: string, replacement: string])[]
}

/** Returns the registers of a project, with the placeholders of the template. */
export const readRegisters = (project: string): readonly Register[] =>
  JSON.parse(readFileSync(join(project, TEMPLATE, 'registers.json'), 'utf8')) as Register[]

/** Returns the files of the template, by the path they are copied to. */
export const listTemplateFiles = (project: string): readonly string[] =>
  globSync('{src,test}/**/*.{ts,vue,md}', { cwd: join(project, TEMPLATE) })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** Returns the template's text with the placeholders replaced by the names of a game. */
export function fillIn(text: string, { id, title, letters }: NewGame): string {
  const words = id.split('-')
  const pascal = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  return text
    .replaceAll('new-game', id)
    .replaceAll('New Game', title)
    .replaceAll('NewGame', pascal)
    .replaceAll('newGame', pascal.slice(0, 1).toLowerCase() + pascal.slice(1))
    .replaceAll('NEW_GAME', words.join('_').toUpperCase())
    .replaceAll(/\bNG-/g, `${letters}-`)
}

/** Makes the game in a project, and returns every file written, the new ones first. */
export function makeGame(project: string, game: NewGame): readonly string[] {
  const made = listTemplateFiles(project).map((source) => {
    const file = fillIn(source, game)
    if (existsSync(join(project, file))) throw new SetupError(`${file} is there already.`)
    const text = readFileSync(join(project, TEMPLATE, source), 'utf8')
    return { file, text: fillIn(text, game) }
  })
  const registered = readRegisters(project).map((register) => {
    const text = readFileSync(join(project, register.file), 'utf8')
    return { file: register.file, text: editText(text, register, game) }
  })
  // nothing is written before everything is known to fit
  const written = [...made, ...registered]
  for (const { file, text } of written) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  return written.map(({ file }) => file)
}

function editText(text: string, { file, edits }: Register, game: NewGame): string {
  return edits.reduce((edited, [find, replacement]) => {
    const parts = edited.split(find)
    if (parts.length !== 2)
      throw new SetupError(`${file} has “${find.trim()}” ${parts.length - 1} times, not once.`)
    return parts.join(fillIn(replacement, game))
  }, text)
}
