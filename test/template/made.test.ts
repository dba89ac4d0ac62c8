// A sixth game, made of the template by README's steps in a copy of the project, and played there.
import { readFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT, copyProject, filesIn, listedPaths, runIn } from './project.ts'

const LONG = Boolean(process.env['CERCLE_LONG'])
const MINUTES = 60_000

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts']
const FOLDERS = ['src', 'test', 'bench', 'setup', 'study', 'docs']

let copy = ''
let printed: readonly string[] = []

beforeAll(() => {
  copy = copyProject()
  const made = runIn(copy, 'setup/new-game.ts', 'sixth', 'Sixth', 'SX')
  if (made.status !== 0) throw new Error(made.all)
  printed = made.stdout.trim().split('\n')
}, 2 * MINUTES)
afterAll(() => rmSync(copy, { recursive: true, force: true }), MINUTES)

/** Returns the files of the copy that are new or not as they were. */
const changedFiles = (): readonly string[] =>
  filesIn(copy, ...FOLDERS).filter((file) => {
    const before = join(PROJECT, file)
    return !existsSync(before) || !readFileSync(before).equals(readFileSync(join(copy, file)))
  })

const expectPassed = ({ status, all }: { status: number | null; all: string }): void =>
  expect(status, all.slice(-6_000)).toBe(0)

test('its files are its own and the registers, as README says', () => {
  const isOwn = (file: string): boolean => /sixth/i.test(file)
  expect(changedFiles()).toEqual(printed.toSorted())
  expect(printed.filter((file) => !isOwn(file)).toSorted()).toEqual(
    listedPaths('Registers').toSorted(),
  )
})

test('nothing of the template is left in them', () => {
  const left = printed.filter((file) =>
    /new-game|NewGame|newGame|NEW_GAME|New Game|\bNG-/.test(readFileSync(join(copy, file), 'utf8')),
  )
  expect(left).toEqual([])
})

describe('it passes the tests of the project', () => {
  test('its own, the boundaries, and those that list the games', { timeout: 3 * MINUTES }, () => {
    const own = ['games/sixth', 'boundaries', 'bridge/calls', 'cli/good', 'template/registers']
    expectPassed(runIn(copy, ...VITEST, ...own))
  })

  test('those of every game, among them the conformance suite', { timeout: 3 * MINUTES }, () => {
    const every = [
      'conformance/first-half',
      'lessons',
      'game-ai',
      'words/rule-book',
      'words/examples',
      'words/words',
      'records/paper',
    ]
    expectPassed(runIn(copy, ...VITEST, ...every, '-t', 'sixth'))
  })
})

test('the command line lists it and plays it, at every level', { timeout: 2 * MINUTES }, () => {
  const cercle = ['src/main/cli/index.ts']
  const { games } = JSON.parse(runIn(copy, ...cercle, 'games').stdout)
  expect(games).toContainEqual(expect.objectContaining({ id: 'sixth', seats: [4] }))
  const match = ['--game', 'sixth', '--parties', '20', '--seed', 'sixth']
  for (const players of ['random,novice,rulebook,club', 'master,random,master,random']) {
    const ran = runIn(copy, ...cercle, 'simulate', ...match, '--players', players)
    expectPassed(ran)
    expect(JSON.parse(ran.stdout)).toMatchObject({ parties: 20 })
  }
})

describe.runIf(LONG)('for long', () => {
  test('its types are right', { timeout: 10 * MINUTES }, () => {
    expectPassed(runIn(copy, 'node_modules/vue-tsc/bin/vue-tsc.js', '-b'))
  })

  test('a person plays it in the real window', { timeout: 10 * MINUTES }, () => {
    expectPassed(runIn(copy, 'setup/window-tests.ts', 'sixth.spec'))
  })
})
