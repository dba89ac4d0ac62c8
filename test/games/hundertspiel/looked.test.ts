// H-20 with `declareOut: table`: whose partie it is when the table looks.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declareByTable } from '../../../src/main/engine/games/hundertspiel/marks.ts'
import { type DealSoFar, GOAL, SAFE } from '../../../src/main/engine/games/hundertspiel/state.ts'
import { type Seat, SEATS } from '../../../src/shared/view.ts'
import { begin } from './table.ts'

const DEALS = {
  4: SEATS.map((dealer) => begin({ dealer })),
  3: SEATS.slice(0, 3).map((dealer) => begin({ dealer, options: { players: 3 } })),
}

/** Scores close to 100 half of the time, so that several sides often have it at once. */
const SCORE = fc.oneof(
  fc.integer({ min: 0, max: 130 }),
  fc.integer({ min: GOAL - 2, max: GOAL + 2 }),
)

const position = fc.record({
  players: fc.constantFrom(3, 4),
  place: fc.nat(),
  scores: fc.tuple(SCORE, SCORE, SCORE),
})

/** A deal just begun, with these scores. */
function dealWith({
  players,
  place,
  scores,
}: {
  players: 3 | 4
  place: number
  scores: readonly number[]
}): DealSoFar {
  const deals = DEALS[players]
  const deal = deals[place % deals.length]
  if (deal === undefined) throw new Error('no deal')
  return { ...deal, score: scores.slice(0, players === 4 ? 2 : 3) }
}

/** The side with 100 whose seat comes first when one counts from the dealer's left. */
function firstFromForehand(deal: DealSoFar, players: number): Seat | null {
  for (let step = 1; step <= players; step += 1) {
    const seat = (deal.dealer + step) % players
    const side = players === 4 ? seat % 2 : seat
    if ((deal.score[side] ?? 0) >= 100) return SEATS[side] ?? null
  }
  return null
}

test('H-20 the table says it for the side that has 100; of several at once for the one nearest forehand', () => {
  const seen = { none: 0, one: 0, several: 0 }
  const property = fc.property(position, (drawn) => {
    const deal = dealWith(drawn)
    const out = deal.score.filter((points) => points >= 100).length
    seen[out === 0 ? 'none' : out === 1 ? 'one' : 'several'] += 1
    const { state, events } = declareByTable(deal)
    expect(events).toEqual([])
    expect(state.decision?.winner ?? null).toBe(firstFromForehand(deal, drawn.players))
    if (state.decision === null) expect(state).toBe(deal)
  })
  fc.assert(property, { numRuns: 500, seed: 1 })
  expect(Math.min(seen.none, seen.one, seen.several)).toBeGreaterThan(50)
})

test('H-19 H-20 a decided partie stays decided, and players who declare for themselves are left to do so', () => {
  const property = fc.property(position, (drawn) => {
    const deal = dealWith(drawn)
    const manual: DealSoFar = { ...deal, options: { ...deal.options, declareOut: 'manual' } }
    expect(declareByTable(manual).state).toBe(manual)
    const { state } = declareByTable(deal)
    if (state.decision === null) return
    // The others reach 100 as well: it is too late.
    const later: DealSoFar = { ...state, score: state.score.map(() => GOAL) }
    expect(declareByTable(later).state).toBe(later)
    expect(state.decision.matsch).toEqual(
      SEATS.slice(0, deal.score.length).filter(
        (side) => side !== state.decision?.winner && (deal.score[side] ?? 0) < SAFE,
      ),
    )
  })
  fc.assert(property, { numRuns: 300, seed: 2 })
})
