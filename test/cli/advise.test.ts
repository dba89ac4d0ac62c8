// advise: what a computer player would do where a record stops, and what every action is worth to
// it.
import { describe, expect, test } from 'vitest'
import { adviseRecord } from '../../src/main/cli/advise.ts'
import { describeLegalActions } from '../../src/main/cli/records.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { EXAMPLE, TWO_DEALS, answered, cercle, having, said } from './cercle.ts'

interface Valued extends AnyAction {
  readonly points: number
  readonly chance: number | null
  readonly equity: number
  readonly error: number
}

interface Advice {
  readonly seat: number
  readonly level: string
  readonly action: AnyAction
  readonly actions: readonly Valued[]
}

const STEPS = 'parties.0.deals.0.actions'
/** The example stopped after this many steps of its deal. */
const stopped = (steps: number): object =>
  having(EXAMPLE, {
    [STEPS]: EXAMPLE.parties[0]?.deals[0]?.actions.slice(0, steps),
    'parties.0.deals.0.scoreAfter': undefined,
  }) as object
const ask = (record: object, level?: string): Advice => {
  const { lines, wrong } = said(JSON.stringify(record), (one) => adviseRecord(one, level))
  if (wrong !== null) throw new Error(wrong)
  return lines[0] as Advice
}

const LEVELS = ['random', 'novice', 'rulebook', 'club', 'master']
const same = (a: AnyAction, b: AnyAction): boolean =>
  a.do === b.do && a.card === b.card && a.cards?.join() === b.cards?.join()

describe('advise', () => {
  test('asks a master if no player is named, and prints every legal action with its value, the best first', () => {
    const { seat, level, action, actions } = answered(
      cercle(['advise', '-'], JSON.stringify(stopped(0))),
    ) as Advice
    expect([seat, level]).toEqual([0, 'master'])
    expect(actions.map((one) => one.do).toSorted()).toEqual(['propose', 'stand'])
    for (const { points, chance, equity, error } of actions) {
      expect([points, chance, equity, error].every(Number.isFinite)).toBe(true)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
    }
    expect(actions[0]?.do).toBe(action.do)
    expect(actions.map(({ equity }) => equity)).toEqual(
      actions.map(({ equity }) => equity).toSorted((a, b) => b - a),
    )
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'after step %i lists exactly what may be done, each once',
    (steps) => {
      const record = stopped(steps)
      const { lines } = said(JSON.stringify(record), describeLegalActions)
      const { actions: bySeat } = lines[0] as {
        readonly actions: Readonly<Record<string, readonly AnyAction[]>>
      }
      const { seat, action, actions } = ask(record)
      const legal = bySeat[seat] ?? []
      expect(actions).toHaveLength(legal.length)
      for (const one of legal) expect(actions.filter((two) => same(one, two))).toHaveLength(1)
      expect(legal.some((one) => same(one, action))).toBe(true)
    },
  )

  test.each(LEVELS)(
    '%s does something that may be done, and the same whenever it is asked',
    (level) => {
      for (const steps of [0, 2, 6]) {
        const advice = ask(stopped(steps), level)
        expect(advice.level).toBe(level)
        expect(advice.actions.some((one) => same(one, advice.action))).toBe(true)
        expect(ask(stopped(steps), level)).toEqual(advice)
      }
    },
  )

  test.each(['club', 'master', 'club:60', 'master:40'])(
    'what %s does is what it values most',
    (level) => {
      for (const steps of [0, 3, 4, 5]) {
        const { action, actions } = ask(stopped(steps), level)
        const worth = actions.find((one) => same(one, action))?.equity
        expect(worth, `after step ${steps}`).toBeCloseTo(actions[0]?.equity ?? NaN, 9)
      }
    },
  )

  test('knows nothing that the seat does not know: the other hand and the talon may be any cards', () => {
    const hidden = having(stopped(0), {
      'parties.0.deals.0.hands.1': ['8H', '10D', 'QS', 'KD', '8C'],
      'parties.0.deals.0.talon': ['7C', 'QD', 'AH'],
    }) as object
    expect(ask(hidden)).toEqual(ask(stopped(0)))
  })

  test('E-17 values the last card of a deal too, at every level', () => {
    const deal = TWO_DEALS.parties[0]?.deals[0]
    const last = having(EXAMPLE, {
      [STEPS]: deal?.actions.slice(0, -2),
      'parties.0.deals.0.scoreAfter': undefined,
    }) as object
    for (const level of LEVELS) {
      const { action, actions } = ask(last, level)
      expect([action, actions.length]).toEqual([{ do: 'play', card: 'KS' }, 1])
      // the king of trumps makes the third trick, after the point for announcing it
      expect({ level, points: actions[0]?.points }).toEqual({ level, points: 2 })
    }
  })

  test('answers every record of several, each on its line', () => {
    const ran = cercle(
      ['advise', '-', '--level', 'rulebook'],
      [stopped(0), stopped(1)].map((one) => JSON.stringify(one)).join('\n'),
    )
    const lines = ran.stdout
      .trimEnd()
      .split('\n')
      .map((line): Advice => JSON.parse(line))
    expect([ran.status, ran.stderr, ran.left]).toEqual([0, '', []])
    // by J-b
    expect(lines.map(({ seat, action }) => [seat, action.do])).toEqual([
      [0, 'stand'],
      [1, 'accept'],
    ])
  })

  test('knows Scotch Whist as well: points, and the chance of the partie', () => {
    const hands = scotch()
    const deal = {
      dealer: 1,
      hands,
      turnUp: hands[1]?.at(-1),
      actions: [{ seat: 0, do: 'play', card: hands[0]?.[0] }],
    }
    const record = { ...EXAMPLE, game: 'scotch-whist', options: {}, parties: [{ deals: [deal] }] }
    const { seat, actions } = ask(record, 'club:2')
    expect(seat).toBe(1)
    expect(actions.length).toBeGreaterThan(0)
    for (const { points, chance } of actions) {
      expect(Number.isFinite(points)).toBe(true)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
    }
  })

  const scotch = (): readonly (readonly string[])[] => {
    const pack = ['S', 'H', 'D', 'C'].flatMap((suit) =>
      ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'].map((rank) => rank + suit),
    )
    return [0, 1].map((seat) => pack.filter((_, place) => place % 2 === seat))
  }
})

describe('what cannot be advised', () => {
  const wrongOf = (record: object, level?: string): string | null =>
    said(JSON.stringify(record), (one: RecordDocument) => adviseRecord(one, level)).wrong

  const finished = having(TWO_DEALS, { 'parties.0.deals.1': undefined }) as object
  const over = having(EXAMPLE, {
    [STEPS]: EXAMPLE.parties[0]?.deals[0]?.actions.slice(0, 6),
    'parties.0.deals.0.scoreBefore': [4, 0],
    'parties.0.deals.0.scoreAfter': [5, 0],
  }) as object

  test.each<[string, object, RegExp]>([
    ['a record that stops between two deals', finished, /no player has to act/],
    ['a record without a deal', { ...EXAMPLE, parties: [{ deals: [] }] }, /no player has to act/],
    ['a record without a partie', { ...EXAMPLE, parties: [] }, /no player has to act/],
    ['a partie that is over', over, /no player has to act/],
    [
      'a card the pack has not',
      having(EXAMPLE, { 'parties.0.deals.0.turnUp': '2S' }) as object,
      /\(E-1\)/,
    ],
    [
      'a step against the rules',
      having(EXAMPLE, { [`${STEPS}.0.do`]: 'accept' }) as object,
      /step 1: .*\(E-7\)/,
    ],
    ['a game there is not', { ...EXAMPLE, game: 'bridge' }, /no game "bridge"/],
  ])('%s: one line says so', (_, record, says) => {
    expect(wrongOf(record)).toMatch(says)
    expect(wrongOf(record)).not.toMatch(/\n|internal|\[object/)
  })

  test.each(['champion', '', 'Master', 'master:0', 'master:1e3', 'toString', '__proto__'])(
    'a player that there is not, “%s”: one line names those there are',
    (level) => {
      expect(wrongOf(stopped(0), level)).toMatch(
        /no player ".*"; there is random, novice, rulebook, club,? or master/,
      )
    },
  )

  test.each<[string, readonly string[], object]>([
    ['between two deals', ['advise', '-'], finished],
    ['an unknown level', ['advise', '-', '--level', 'champion'], stopped(0)],
    ['a level without a name', ['advise', '-', '--level'], stopped(0)],
    ['no file', ['advise'], stopped(0)],
  ])('%s ends with exit status 2, one line, and nothing else', (_, args, record) => {
    const { status, stdout, stderr, left } = cercle(args, JSON.stringify(record))
    expect({ status, stdout, left }).toEqual({ status: 2, stdout: '', left: [] })
    expect(stderr).toMatch(/^cercle: [^\n]+\n$/)
  })

  test('one that cannot among others that can is answered on its line, and the exit status is 2', () => {
    const input = [stopped(0), finished].map((one) => JSON.stringify(one)).join('\n')
    const { status, stdout, stderr } = cercle(['advise', '-', '--level', 'rulebook'], input)
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect([status, lines.length]).toEqual([2, 2])
    expect(lines[1]).toEqual({ error: expect.stringContaining('no player has to act') })
    expect(stderr).toMatch(/^[^\n]*1 of 2[^\n]*\n$/)
  })
})
