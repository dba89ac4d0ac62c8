// Messages that no page of ours would send, of every kind that structured clone carries. Runs in
// the page itself.

export interface Sending {
  readonly call: string
  /** Arguments that the call takes, of which parts are replaced. */
  readonly good: readonly unknown[]
  readonly seed: number
  readonly count: number
}

/** The number of messages sent, by their answers. `unsent` could not even leave the page. */
export type Answers = Readonly<Record<string, number>>

/**
 * Sends a call this many times; the same seed sends the same. No argument list is valid: each holds
 * something that no schema lets in.
 */
export async function sendMessages(
  { call, good, seed, count }: Sending,
  past?: (call: string, args: readonly unknown[]) => Promise<unknown>,
): Promise<Answers> {
  let state = seed >>> 0
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  const one = <T>(of: readonly T[]): T => {
    const chosen = of[below(of.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  const bytes = (most: number): ArrayBuffer => new Uint8Array(below(most)).fill(below(256)).buffer
  const nested = (depth: number, within: (inner: unknown) => unknown): unknown => {
    let value: unknown = 'KH'
    for (let level = 0; level < depth; level += 1) value = within(value)
    return value
  }
  const round = (): unknown => {
    const list: unknown[] = ['KH']
    const ring = { list, do: 'play' }
    list.push(below(2) === 0 ? list : ring)
    return ring
  }
  const holed = (length: number): unknown[] => {
    const list: unknown[] = []
    list.length = length
    list[below(Math.min(length, 100))] = 'KH'
    return list
  }
  const undefinedKeys = (keys: number): object =>
    Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, undefined]))

  const small: readonly (() => unknown)[] = [
    () => new Uint8Array(bytes(64)),
    () => new Float64Array(1 + below(64)).fill(Number.NaN),
    () => new BigInt64Array(1 + below(8)),
    () => new DataView(bytes(64)),
    () => bytes(64),
    () =>
      new Map<unknown, unknown>([
        ['do', 'play'],
        [{}, new Map()],
      ]),
    () => new Set<unknown>(['play', new Set([1])]),
    () => new Date(one([0, Number.NaN, 8.64e15, Date.now()])),
    () => new (one([Error, TypeError, RangeError]))('KH'),
    () => new RegExp(one(['KH', '(a+)+$', '\\d{1,9}']), one(['', 'g', 'iu'])),
    () => 10n ** BigInt(1 + below(400)),
    () => one([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]),
    () => Object(one<unknown>(['KH', 1, true, 10n])),
    () => holed(2 + below(50)),
    () => undefinedKeys(1 + below(60)),
    () => nested(21 + below(300), (inner) => ({ inner })),
    () => nested(21 + below(300), (inner) => [inner]),
    round,
  ]
  const large: readonly (() => unknown)[] = [
    () => one(['x', 'é', '\u{1f0a1}', '"', '\0']).repeat(2_000_000 / 2),
    () => ({ [one(['x', 'é']).repeat(2_000_000)]: 1 }),
    () => Array.from({ length: 20_000 + below(20_000) }, () => one(['KH', 7, null])),
    // with a billion the page ends itself: Electron's bridge makes a place for each hole, within
    // the page's own process
    () => holed(10_000 + below(500_000)),
    () => undefinedKeys(5_000 + below(5_000)),
    () => bytes(4_000_000),
    () => new Float64Array(500_000),
    () => new Map(Array.from({ length: 20_000 }, (_, at) => [at, at])),
  ]
  /** One of this many is large. */
  const LARGE = 40
  const hostile = (): unknown => (below(LARGE) === 0 ? one(large) : one(small))()

  /** The value with one of its parts replaced, however deep. */
  const spoilt = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || below(3) === 0) return hostile()
    if (Array.isArray(value)) {
      if (value.length === 0) return [hostile()]
      const place = below(value.length)
      return value.map((part: unknown, at) => (at === place ? spoilt(part) : part))
    }
    const keys = Object.keys(value)
    if (keys.length === 0) return { extra: hostile() }
    const key = one(keys)
    return { ...value, [key]: spoilt(Reflect.get(value, key)) }
  }
  const message = (): readonly unknown[] => {
    const kind = below(4)
    if (kind === 0) return [...good, hostile()]
    if (kind === 1) return Array.from({ length: 1 + below(4) }, hostile)
    if (good.length === 0) return [hostile()]
    const place = below(good.length)
    return good.map((part, at) => (at === place ? spoilt(part) : part))
  }

  const answers: Record<string, number> = {}
  const counted = (code: string): void => {
    answers[code] = (answers[code] ?? 0) + 1
  }
  const ask = (args: readonly unknown[]): Promise<unknown> =>
    past?.(call, args) ?? Reflect.apply(Reflect.get(window.cercle, call), null, args)
  const send = async (): Promise<void> => {
    try {
      const answer: unknown = await ask(message())
      const { ok, refused } = Object(answer)
      counted(ok === true ? `ok from ${call}` : String(refused?.code))
    } catch {
      counted('unsent')
    }
  }
  /** Under way at once: a page waits for no answer, and its own memory has to do. */
  const AT_ONCE = 20
  for (let sent = 0; sent < count; sent += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sent) }, send))
  return answers
}
