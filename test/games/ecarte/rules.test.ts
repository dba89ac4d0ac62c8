// The rule book itself: that it names every rule once, and that the presets agree to what it says
// of them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Preset, optionsOf } from './table.ts'

const BOOK = readFileSync(
  new URL('../../../src/main/engine/games/ecarte/rules.md', import.meta.url),
  'utf8',
)

/** The ids of the rules, in the order of the book. */
const ids = (text: string): readonly string[] =>
  [...text.matchAll(/^- \*\*([A-Z]+-[0-9a-z]+)\*\*/gm)].map(([, id]) => id ?? '')

const upTo = (letter: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `${letter}-${from + place}`)

test('the rule book names every rule once', () => {
  const all = [
    ...upTo('E', 1, 40),
    ...upTo('G', 1, 2),
    'J-a',
    'J-b',
    'J-c',
    'J-d',
    ...upTo('L', 0, 11),
  ]
  expect(ids(BOOK).toSorted()).toEqual(all.toSorted())
})

const PRESETS: readonly (readonly [Preset, ReturnType<typeof optionsOf>])[] = [
  ['classic', { ...preset(1, false, 3, 3, 'matsch'), takeBack: false }],
  ['club', preset(1, true, 3, 4, 'graded')],
  ['casual', preset(0, false, 3, 'none', 'single', true)],
  ['turf', preset(1, false, 2, 3, 'graded')],
  [
    'strict',
    {
      ...preset(1, true, 3, 4, 'graded'),
      irregularities: true,
      slipRate: 'rare',
      marks: 'own',
      hints: false,
      takeBack: false,
    },
  ],
]

function preset(
  elderMinimumDiscard: 0 | 1,
  kingAtFour: boolean,
  vulnerableVole: 2 | 3,
  dealCap: 3 | 4 | 'none',
  partieValue: 'single' | 'matsch' | 'graded',
  kingShown = false,
) {
  return {
    elderMinimumDiscard,
    kingAtFour,
    vulnerableVole,
    dealCap,
    partieValue,
    markers: 4,
    marks: 'house',
    kingShown,
    irregularities: false,
    lostPoints: 'marked',
    slipRate: 'off',
    deals: 'inTurn',
    hints: true,
    takeBack: true,
  } as const
}

test.each(PRESETS)(
  'E-10, E-18, E-25, E-27, E-29, E-30 the options of the preset %s',
  (name, options) => {
    expect(optionsOf(name)).toEqual(options)
  },
)

const told = (value: string | number | boolean): string =>
  value === true ? 'yes' : value === false ? 'no' : String(value)

test.each(PRESETS)(
  'the rule book gives the preset %s the options it is played with',
  (name, options) => {
    const rows = BOOK.split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    const column = rows[0]?.indexOf(`\`${name}\``) ?? -1
    const cell = (option: string): string | undefined =>
      rows.find((row) => row[1] === `\`${option}\``)?.[column]
    for (const [option, value] of Object.entries(options))
      expect(cell(option), option).toBe(told(value))
  },
)
