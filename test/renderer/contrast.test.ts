// The contrast that docs/design.md promises, computed from the colours themselves; and no colour
// without a name.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CSS = readFileSync('src/renderer/style/tokens.css', 'utf8')
const DESIGN = readFileSync('docs/design.md', 'utf8')

/** The opaque colours a rule of the tokens sets, by name. */
function coloursOf(selector: string): Readonly<Record<string, string>> {
  const start = CSS.indexOf(`${selector} {`)
  const rule = CSS.slice(start, CSS.indexOf('\n}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}

const LAMP = coloursOf(':root')
const DAY = { ...LAMP, ...coloursOf(":root[data-light='day']") }

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const PROMISED = [
  ...DESIGN.matchAll(
    /^\| `--([\w-]+)`\s*\| `--([\w-]+)`\s*\| ([\d.]+)\s*\| ([\d.]+)\s*\| ([\d.]+)\s*\|$/gm,
  ),
].map(([, writing = '', ground = '', lamp, day, least]) => ({
  writing,
  ground,
  lamp: Number(lamp),
  day: Number(day),
  least: Number(least),
}))

test('every material has writing promised on it, for both lights', () => {
  expect(
    new Set(
      PROMISED.map(({ ground }) =>
        ground.replace(/-(deep|lit|light|(play(-line)?|exchange|either|won))$/, ''),
      ),
    ),
  ).toEqual(new Set(['room', 'cloth', 'plate', 'paper', 'ink', 'mahogany', 'room-gilt', 'chart']))
})

for (const { writing, ground, lamp, day, least } of PROMISED)
  test(`${writing} can be read on ${ground}`, () => {
    const lights = [contrast(LAMP[writing], LAMP[ground]), contrast(DAY[writing], DAY[ground])]
    expect(lights.map((ratio) => ratio.toFixed(2))).toEqual([lamp.toFixed(2), day.toFixed(2)])
    expect(Math.min(...lights)).toBeGreaterThanOrEqual(least)
  })

test('every colour or measure a component names is set by a style', () => {
  const files = globSync('src/renderer/**/*.{vue,css}')
  const sources = files.map((file) => readFileSync(file, 'utf8'))
  const all = [
    ...sources,
    ...globSync('src/renderer/**/*.ts').map((file) => readFileSync(file, 'utf8')),
  ].join('\n')
  const set = new Set([...all.matchAll(/(--[\w-]+)['"`]?\s*\]?:/g)].map(([, name]) => name))
  const unset = files.flatMap((file, index) =>
    [...(sources[index] ?? '').matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unset).toEqual([])
})

test('only mahogany has ivory text, by its own tokens', () => {
  const ivory = globSync('src/renderer/**/*.{vue,css}').filter((file) =>
    /(?<!-)color: var\(--ivory\)/.test(readFileSync(file, 'utf8')),
  )
  expect(ivory.map((file) => file.split(/[\\/]/).at(-1)).toSorted()).toEqual([
    'EveningCalls.vue',
    'furniture.css',
  ])
})

test('what lies on a plate writes with the tokens of plates', () => {
  const bare = globSync('src/renderer/**/*.{vue,css}').filter((file) => {
    const source = readFileSync(file, 'utf8')
    return (
      /background: var\(--plate\)/.test(source) && !/on-plate|--plate-(writing|gilt)/.test(source)
    )
  })
  expect(bare).toEqual([])
})
