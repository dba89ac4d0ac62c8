// The chart of the solved exchange says what `advise` says, of any hand at any solved score.
import { expect, test } from 'vitest'
import { adviseRecord } from '../../../src/main/cli/advise.ts'
import { solvedExchange } from '../../../src/main/engine/games/ecarte/ai/exchange/look-up.ts'
import { ECARTE_PACK } from '../../../src/main/engine/games/ecarte/state.ts'
import type { RecordDocument } from '../../../src/main/engine/record.ts'
import { randomFrom, readSeed, shuffleFront } from '../../../src/main/engine/random.ts'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import {
  SOLVED_ROLES,
  type SolvedAction,
  type SolvedQuery,
  type ValuedHand,
} from '../../../src/shared/exchange.ts'

const { describeHand, findLookUp, listPresets, valueAnswers } = solvedExchange
const HANDS = 200
/** The values of two hands in so many are compared too: counting them takes long. */
const VALUED = 6
const seed = readSeed('fedcba9876543210fedcba9876543210')
if (seed === null) throw new Error('no seed')
const random = randomFrom(seed)

/** What a seat does by `advise`, for each action of the chart. */
const DONE: Readonly<Record<SolvedQuery['role'], Record<SolvedAction, readonly string[]>>> = {
  elder: {
    play: ['stand'],
    exchange: ['propose'],
    either: ['stand', 'propose'],
    won: ['announceKing'],
  },
  dealer: {
    play: ['refuse'],
    exchange: ['accept'],
    either: ['refuse', 'accept'],
    won: ['announceKing'],
  },
}

interface Advice {
  readonly action: { readonly do: string }
  readonly actions: readonly {
    readonly do: string
    readonly equity: number
    readonly source: string
  }[]
}

/** A record in which the seat of a query has to decide with a hand. */
function recordOf(query: SolvedQuery, hand: readonly Card[]): RecordDocument {
  const { preset, role, points, turnUp } = query
  const rest = ECARTE_PACK.filter((card) => card !== turnUp && !hand.includes(card))
  const hands = role === 'elder' ? [hand, rest.slice(0, 5)] : [rest.slice(0, 5), hand]
  return {
    format: 'cercle-record',
    version: 1,
    game: 'ecarte',
    options: { preset },
    practice: true,
    players: [
      { name: 'Anna', kind: 'person' },
      { name: 'Odile', kind: 'person' },
    ],
    parties: [
      {
        deals: [
          {
            dealer: 1,
            packets: '5',
            hands,
            turnUp,
            talon: rest.slice(5),
            scoreBefore: [...points],
            actions: role === 'elder' ? [] : [{ seat: 0, do: 'propose' }],
          },
        ],
      },
    ],
  }
}

/** A hand and a turn-up, at any score of any preset whose exchange is solved. */
function drawHand(place: number): { readonly query: SolvedQuery; readonly hand: readonly Card[] } {
  const presets = listPresets()
  const preset = requireValue(presets[(place >> 1) % presets.length])
  const order = [...ECARTE_PACK]
  shuffleFront(order, 0, 6, random)
  const [turnUp = 'KH', ...hand] = order.slice(0, 6)
  const points = [random.nextInt(5), random.nextInt(5)] as const
  const role = requireValue(SOLVED_ROLES[place % 2])
  return { query: { preset, role, points, turnUp, taken: 3 }, hand }
}

/** Every action of `advise` has the value that the page shows, and names its source. */
function expectSameValues(
  { actions }: Advice,
  values: NonNullable<ValuedHand['values']>,
  query: SolvedQuery,
): void {
  const plays = query.role === 'elder' ? 'stand' : 'refuse'
  for (const { do: done, equity, source } of actions) {
    expect(equity).toBeCloseTo(done === plays ? values.play : values.exchange, 9)
    expect(source).toBe(done === 'stand' ? 'counted' : 'solved')
  }
  const [best, next] = actions
  if (best === undefined || next === undefined) throw new Error('there is nothing to decide')
  expect(values.isTie || best.equity > next.equity).toBe(true)
}

test(`${HANDS} random hands: the action, both values, and where they come from`, () => {
  const seen = new Set<SolvedAction>()
  for (let place = 0; place < HANDS; place += 1) {
    const { query, hand } = drawHand(place)
    const found = findLookUp(query)
    if (found === null) throw new Error('no such preset')
    const described = describeHand(found, hand)
    if (described === null) {
      expect([query.points[1], query.turnUp[0]]).toEqual([4, 'K'])
      continue
    }
    const advice = adviseRecord(recordOf(query, hand), 'master:1') as Advice
    expect(DONE[query.role][described.action]).toContain(advice.action.do)
    seen.add(described.action)
    if (place % VALUED > 1) continue
    const values = valueAnswers(query, hand)
    if (described.action === 'won') expect(values).toBeNull()
    else if (values !== null) expectSameValues(advice, values, query)
  }
  expect([...seen].toSorted()).toEqual(['either', 'exchange', 'play', 'won'])
})
