// README names every file that knows the games by name, and every file of a new one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillIn, listTemplateFiles, readRegisters } from '../../setup/make-game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { words } from '../../src/shared/words/index.ts'
import { GROUPS } from '../mutation/groups.ts'
import { PROJECT, filesIn, listedPaths } from './project.ts'

/** Tests that name every game because each is a case of its own; none is needed for a new one. */
const CASES = [
  'test/e2e/secrecy.spec.ts',
  'test/lessons/told.test.ts',
  'test/mutation/scores.json', // written by `npm run test:mutants`
  'test/renderer/explained.test.ts',
  'test/renderer/sound.test.ts',
  'test/renderer/standings.test.ts',
  'test/screens/kept.ts',
  'test/sittings/pointing-out.test.ts',
  'test/table/persons.test.ts',
  'test/table/practice.test.ts',
  'test/words/interface.test.ts',
  'test/words/spoken.test.ts',
]

/** Returns true if a text names a game by its id, its title or the name of its object. */
function namesGame(text: string, id: string): boolean {
  const plain = id === 'whist' ? text.replaceAll(/scotch[-_ ]?whist/gi, '') : text
  const title = words('en').game(id).title.toLowerCase()
  const forms = [id, id.replaceAll('-', ''), id.replaceAll('-', '_'), title]
  return forms.some((form) => plain.toLowerCase().includes(form))
}

/** The games that are more than tiny: mutation tests try their rules. */
const GROWN = GAMES.filter(({ id }) => GROUPS.some(({ name }) => name.startsWith(`${id}-`)))

function namesAll(file: string, games: typeof GAMES = GROWN): boolean {
  const text = readFileSync(join(PROJECT, file), 'utf8')
  return games.every(({ id }) => namesGame(text, id))
}

test('a text that leaves a game out names not all, and Scotch Whist is not Whist', () => {
  expect(namesGame("import { scotchWhist } from './scotch-whist/index.ts'", 'scotch-whist')).toBe(
    true,
  )
  expect(namesGame("import { scotchWhist } from './scotch-whist/index.ts'", 'whist')).toBe(false)
  expect(namesGame('Écarté and others', 'ecarte')).toBe(true)
})

test('README lists every file that names all games, and no other', () => {
  const listed = [...listedPaths('Registers'), ...listedPaths('By custom')]
  const naming = filesIn(PROJECT, 'src', 'test', 'bench', 'setup', 'study')
    .filter((file) => /\.(ts|vue|css|json)$/.test(file))
    .filter((file) => !file.startsWith('test/_template/') && !CASES.includes(file))
    .filter((file) => file !== 'test/template/registers.test.ts')
    .filter((file) => namesAll(file))
  expect(listed.toSorted()).toEqual(naming)
  expect(GROWN.length).toBeGreaterThan(4)
  expect(CASES.filter((file) => !namesAll(file))).toEqual([])
  expect(listedPaths('Registers').filter((file) => !namesAll(file, GAMES))).toEqual([])
})

test('README lists the registers that the command fills in', () => {
  expect(listedPaths('Registers').toSorted()).toEqual(
    readRegisters(PROJECT)
      .map(({ file }) => file)
      .toSorted(),
  )
})

test('README lists every file that the command makes', () => {
  const game = { id: '<id>', title: '<Title>', letters: '<ID>' }
  const made = listTemplateFiles(PROJECT).map((file) => fillIn(file, game).toLowerCase())
  const listed = listedPaths('Files of its own').map((path) => path.toLowerCase())
  const isListed = (file: string): boolean =>
    listed.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))
  expect(made.filter((file) => !isListed(file))).toEqual([])
  expect(listed.filter((path) => !made.some((file) => file.startsWith(path)))).toEqual([])
})
