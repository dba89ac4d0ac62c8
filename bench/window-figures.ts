// The figures of the real window, each from a script that writes down what it measured.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, median, most, quantile } from './figures.ts'

/** The figures that a measurement in the real window has written down. */
function measured(name: string): object {
  const file = join(import.meta.dirname, 'out', `${name}.json`)
  rmSync(file, { force: true })
  const args = ['setup/window-tests.ts', '--config', 'bench/playwright.config.ts', `${name}.spec`]
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`the window could not be measured: ${name}`)
  return Object(JSON.parse(readFileSync(file, 'utf8')))
}

const part = (value: object, name: string): unknown => Reflect.get(value, name)
const listIn = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.map(Object) : []
const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : []

/**
 * The start of the program with a full archive, against that with an empty one: the median of each.
 */
export function startFigures(): readonly Figure[] {
  const times = measured('start')
  const [empty = NaN, full = NaN] = ['empty', 'full'].map((name) =>
    median(numbersIn(part(times, name))),
  )
  return [
    { name: 'start with an empty archive', value: empty, unit: 'ms', bound: 0 },
    {
      name: 'start with 100,000 parties',
      value: full / empty,
      unit: 'times that',
      bound: 1.1,
      most,
    },
  ]
}

const MEGABYTE = 1024 * 1024

/** Start, memory and idling against a bare window built the same way. */
export function floorFigures(): readonly Figure[] {
  const both = measured('floor')
  const of = (side: string, what: string): number =>
    median(listIn(part(both, side)).map((one) => Number(part(one, what))))
  const [ms, bytes] = [of('floor', 'ms'), of('floor', 'bytes')]
  const unit = 'times the floor'
  return [
    {
      name: 'the floor: start of a bare window with Vue and SQLite',
      value: ms,
      unit: 'ms',
      bound: 0,
    },
    {
      name: 'start to a table one can play at, 100,000 parties',
      value: of('cercle', 'ms') / ms,
      unit,
      bound: 1.25,
      most,
    },
    {
      name: 'the floor: memory of all its processes',
      value: bytes / MEGABYTE,
      unit: 'MB',
      bound: 0,
    },
    {
      name: 'memory at the table, 100,000 parties',
      value: of('cercle', 'bytes') / bytes,
      unit,
      bound: 1.25,
      most,
    },
    {
      name: 'work of a processor while nobody does anything',
      value: 100 * Number(part(both, 'idle')),
      unit: '%',
      bound: 0.5,
      most,
    },
  ]
}

interface Frames {
  readonly frames: number
  readonly ms: number
  readonly long: readonly number[]
}
const framesIn = (value: unknown): readonly Frames[] =>
  listIn(value).map((one) => ({
    frames: Number(part(one, 'frames')),
    ms: Number(part(one, 'ms')),
    long: numbersIn(part(one, 'long')),
  }))

/** Frames while a pack is dealt against those of an empty page, and the longest task meanwhile. */
export function dealingFigures(): readonly Figure[] {
  const watched = measured('dealing')
  const [empty = [], dealing = []] = ['empty', 'dealing'].map((name) =>
    framesIn(part(watched, name)),
  )
  const rate = (rounds: readonly Frames[]): number =>
    (1000 * rounds.reduce((sum, { frames }) => sum + frames, 0)) /
    rounds.reduce((sum, { ms }) => sum + ms, 0)
  const long = dealing.flatMap((round) => round.long)
  return [
    { name: 'an empty page', value: rate(empty), unit: 'frames a second', bound: 0 },
    {
      name: 'while 52 cards are dealt',
      value: rate(dealing) / rate(empty),
      unit: 'times as many',
      bound: 0.95,
    },
    {
      name: 'the longest task of over 50 ms meanwhile',
      value: Math.max(0, ...long),
      unit: 'ms',
      bound: 50,
      most,
    },
  ]
}

/** The time until a played card is seen, and until input is answered while a master thinks. */
export function answerFigures(): readonly Figure[] {
  const played = measured('view')
  const [viewed = [], shown = []] = ['viewed', 'shown'].map((name) => numbersIn(part(played, name)))
  const input = measured('input')
  const judged = numbersIn(part(measured('judged'), 'viewed'))
  const unit = 'ms'
  return [
    {
      name: 'from a card played to the view while an archive is judged, 99th percentile',
      value: quantile(judged, 0.99),
      unit,
      bound: 50,
      most,
    },
    {
      name: 'from a card played to the view with it, 50th percentile',
      value: quantile(viewed, 0.5),
      unit,
      bound: 0,
    },
    {
      name: 'from a card played to the view with it, 99th percentile',
      value: quantile(viewed, 0.99),
      unit,
      bound: 50,
      most,
    },
    {
      name: 'and to the frame that shows it, 50th percentile',
      value: quantile(shown, 0.5),
      unit,
      bound: 0,
    },
    {
      name: 'and to the frame that shows it, 99th percentile',
      value: quantile(shown, 0.99),
      unit,
      bound: 0,
    },
    {
      name: 'the window answers input while a master thinks, 99th percentile',
      value: quantile(numbersIn(part(input, 'answered')), 0.99),
      unit,
      bound: 50,
      most,
    },
    {
      name: 'main is kept from its work meanwhile, 99th percentile',
      value: Number(part(input, 'delay')),
      unit,
      bound: 20,
      most,
    },
  ]
}

/** Two frames at sixty a second: one that takes longer has been missed, and then another. */
const TWO_FRAMES = 1000 / 30 + 0.1

/**
 * Browsing 106,000 parties: how smoothly the list moves, and how soon what is asked for is painted.
 */
export function browseFigures(): readonly Figure[] {
  const watched = measured('browse')
  const times = (what: string): readonly number[] => numbersIn(part(watched, what))
  const smooth = [
    ['wheel', 'by the wheel'],
    ['drag', 'by the scrollbar'],
  ].flatMap(([what = '', how = '']): readonly Figure[] => {
    const frames = times(what)
    const late = frames.filter((ms) => ms > TWO_FRAMES).length
    return [
      {
        name: `106,000 parties: frames over 33 ms while the list moves ${how}`,
        value: (100 * late) / frames.length,
        unit: '%',
        bound: 2,
        most,
      },
      { name: 'and the longest', value: Math.max(...frames), unit: 'ms', bound: 100, most },
    ]
  })
  const painted = [
    ['filters', 'a filter', 100],
    ['searches', 'a search', 100],
    ['tables', 'standings', 150],
    ['sheets', 'older score sheets', 150],
  ] as const
  return [
    ...smooth,
    ...painted.map(([what, name, bound]): Figure => ({
      name: `106,000 parties: ${name} until painted, 95th percentile`,
      value: quantile(times(what), 0.95),
      unit: 'ms',
      bound,
      most,
    })),
  ]
}

/** The memory a thousand parties leave behind. */
export function growthFigures(): readonly Figure[] {
  const { before, after } = { before: {}, after: {}, ...measured('growth') }
  const grown = (what: string): number =>
    (Number(part(after, what)) - Number(part(before, what))) / MEGABYTE
  return [
    {
      name: 'what is held after a thousand parties more',
      value: grown('held'),
      unit: 'MB',
      bound: 10,
      most,
    },
    { name: 'what all processes take more then', value: grown('taken'), unit: 'MB', bound: 0 },
  ]
}

const OUT = join(import.meta.dirname, '../out')
const KILOBYTE = 1000

/**
 * Bytes of the files that are read before `file` runs: itself, and what it imports without being
 * asked.
 */
function bytesFor(folder: string, file: string, read = new Set<string>()): number {
  if (read.has(file)) return 0
  read.add(file)
  const text = readFileSync(join(folder, file), 'utf8')
  // what is fetched when it is wanted stands behind an arrow
  const imported = [
    ...text.matchAll(/(?:from|import|(?<!=>)require\()\s*["'](\.[^"']+\.c?js)["']/g),
  ].map((match) => match[1] ?? '')
  const below = imported.map((path) => bytesFor(folder, join(file, '..', path), read))
  return below.reduce((sum, one) => sum + one, statSync(join(folder, file)).size)
}

/** The bytes read before the first picture; after a build. */
export function bundleFigures(): readonly Figure[] {
  const assets = readdirSync(join(OUT, 'renderer/assets'))
  const index = assets.find((name) => /^index-.*\.js$/.test(name)) ?? ''
  const unit = 'kB'
  return [
    {
      name: 'code main reads at start',
      value: bytesFor(join(OUT, 'main'), 'index.cjs') / KILOBYTE,
      unit,
      bound: 300,
      most,
    },
    {
      name: 'code the window reads for its first picture, beside one language',
      value: bytesFor(join(OUT, 'renderer/assets'), index) / KILOBYTE,
      unit,
      bound: 250,
      most,
    },
  ]
}
