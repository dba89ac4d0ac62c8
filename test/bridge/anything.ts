// Arguments that should never be sent: anything at all, and good ones with one part changed.
import fc from 'fast-check'

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
})

/** Values that have made trouble elsewhere. */
const nasty = fc.constantFrom<unknown>(
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    '\0',
    '\uD800',
    'x'.repeat(100_000),
    '../../etc/passwd',
  ],
  ...[
    NaN,
    Infinity,
    -Infinity,
    -0,
    0,
    -1,
    0.5,
    2 ** 53,
    1e308,
    Number.MIN_VALUE,
    '1',
    null,
    undefined,
    true,
    [],
  ],
  ...[
    'KH',
    'XX',
    'giveUpDeal',
    'giveUpPartie',
    'deal',
    'open',
    'system',
    'ecarte',
    'scotch-whist',
    'rulebook',
    'club',
  ],
  ...[
    JSON.parse('{"__proto__":{"do":"propose"}}'),
    JSON.parse('{"constructor":1,"toString":2}'),
    { do: 'propose', seat: 1 },
  ],
)

export type Path = readonly (string | number)[]

/** The way to every part of a value, the whole first. */
export function pathsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const below = Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part).map((path) => [key, ...path]),
  )
  return [[], ...below]
}

/**
 * The value with the part at `path` replaced; `drop` removes it, `add` adds it under another name.
 */
export function changed(
  value: unknown,
  path: Path,
  how: 'replace' | 'drop' | 'add',
  by: unknown,
): unknown {
  const [key, ...rest] = path
  if (key === undefined)
    return how === 'add' && typeof value === 'object' ? { ...value, extra: by } : by
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    if (rest.length === 0 && how === 'drop') copy.splice(Number(key), 1)
    else if (rest.length === 0 && how === 'add') copy.push(by)
    else copy[Number(key)] = changed(copy[Number(key)], rest, how, by)
    return copy
  }
  if (typeof value !== 'object' || value === null) return by
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]]
    if (rest.length === 0 && how === 'drop') return []
    return [[name, rest.length === 0 && how === 'add' ? part : changed(part, rest, how, by)]]
  })
  return Object.fromEntries(
    rest.length === 0 && how === 'add'
      ? [...entries, [fc.stringify(by).slice(0, 60), by]]
      : entries,
  )
}

/** Argument lists for a call whose good ones are known. */
export const argumentsLike = (good: readonly unknown[]): fc.Arbitrary<unknown> => {
  const paths = pathsOf(good)
  const mutated = fc
    .tuple(
      fc.nat(paths.length - 1),
      fc.constantFrom('replace', 'drop', 'add'),
      fc.oneof(anything, nasty),
    )
    .map(([place, how, by]) => changed(good, paths[place] ?? [], how, by))
  return fc.oneof(
    { weight: 2, arbitrary: fc.array(fc.oneof(anything, nasty), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.oneof(anything, nasty) },
    { weight: 3, arbitrary: mutated },
  )
}

/** Names of calls that there are not. */
export const strangeNames: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '__proto__',
      'constructor',
      'toString',
      'valueOf',
      'hasOwnProperty',
      '__defineGetter__',
      'prototype',
    ],
    ...[
      'answer',
      'close',
      'Hall',
      'hall ',
      ' hall',
      'hall\0',
      'onScene',
      'cercle:call',
      '',
      '0',
      0,
      1,
      null,
      undefined,
    ],
    ...[['loadHall'], { toString: () => 'loadHall' }, Symbol.iterator, new String('loadHall'), 10n],
  ),
  fc.string(),
  anything,
)
