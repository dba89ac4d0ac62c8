// Every worked example of every rule book is played by a test of its game.
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { examplesOf } from './example-figures.ts'

test.each(GAMES.map(({ id }) => id))(
  'the examples of %s are played, each in every language',
  async (id) => {
    const tests = readFileSync(
      join(import.meta.dirname, '../games', id, 'examples.test.ts'),
      'utf8',
    )
    const titles = (await examplesOf('en', id)).map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => !tests.includes(`expectFigures('${id}', '${title}'`))).toEqual(
      [],
    )
    for (const language of LANGUAGES)
      expect(await examplesOf(language, id)).toHaveLength(titles.length)
  },
)
