// Mending a revoke (W-20): what it is worth to the coach, and how long the table waits for it.
import { describe, expect, test } from 'vitest'
import { ai } from '../../../src/main/engine/games/whist/ai/index.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { WhistOptions } from '../../../src/main/engine/games/whist/options.ts'
import type { DealtState } from '../../../src/main/engine/games/whist/state.ts'
import { findBest } from '../../../src/main/engine/players/player.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { SEATS, type Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { LAX, ROUND, SHORT, after, done, next, openPartie } from './table.ts'

const LAX_SHORT = { ...SHORT, irregularities: true } as const
const begun = (options: WhistOptions = LAX_SHORT): DealtState =>
  next(openPartie([0, 0], options), ROUND)

/** Seat 1 holds spades and throws a heart, or ruffs with `card`; the trick is complete. */
const unturned = (card = '2H', options?: WhistOptions): DealtState =>
  after(begun(options), `AS ${card} 4S 3S`)

const valuesFor = (state: DealtState, seat: Seat) =>
  requireValue(
    ai.evaluateActions(
      whist.viewFor(state, seat),
      whist.legalActions(state, seat),
      { samples: 40, usesInference: false },
      chance(7),
    ) ?? undefined,
  )

describe('the coach', () => {
  test('W-20 mending is worth what the best card that follows is worth once it is mended', () => {
    const mending = requireValue(
      valuesFor(unturned(), 1).find(({ action }) => action.do === 'mend'),
    )
    const { state } = done(unturned(), 1, { do: 'mend' })
    const best = requireValue(findBest(valuesFor(state, 1)) ?? undefined)
    expect(best.action).toMatchObject({ do: 'play' })
    expect(Math.abs(mending.equity - best.equity)).toBeLessThan(
      3 * Math.hypot(mending.error, best.error) + 1e-9,
    )
  })

  test('W-20 who wins the trick by a revoke and is on turn does better to mend than to lead on', () => {
    const trumped = unturned(trumpOf(begun(), 1))
    expect(whist.seatToPlay(trumped)).toBe(1)
    const values = valuesFor(trumped, 1)
    const mending = requireValue(values.find(({ action }) => action.do === 'mend'))
    const others = values.filter(({ action }) => action.do === 'play')
    expect(others.length).toBeGreaterThan(1)
    for (const other of others) expect(other.equity).toBeLessThan(mending.equity)
    expect(findBest(values)?.action).toEqual({ do: 'mend' })
  })
})

/** The lowest trump in the hand of a seat. */
function trumpOf(state: DealtState, seat: Seat): string {
  const trump = state.turnUp.slice(-1)
  return requireValue((state.hands[seat] ?? []).findLast((card) => card.endsWith(trump)))
}

describe('the time for it', () => {
  const waits = (state: DealtState): readonly Seat[] =>
    SEATS.filter((seat) => whist.mayStillMend?.(whist.viewFor(state, 'onlooker'), seat) === true)

  test('W-20 the next lead quits the trick: until then it is left to who did not follow', () => {
    expect(waits(unturned())).toEqual([1])
    // cards that follow quit no trick
    expect(waits(after(begun(), 'AS 2H'))).toEqual([])
    expect(waits(after(unturned(), '2S'))).toEqual([])
    expect(waits(done(unturned(), 1, { do: 'mend' }).state)).toEqual([])
  })

  test('W-20 it is the same for who had no card to follow with, so that it tells nothing', () => {
    const states = [unturned(), unturned()].map((state, place) => ({
      ...state,
      hands:
        place === 0
          ? state.hands
          : state.hands.with(
              1,
              (state.hands[1] ?? []).filter((card) => !card.endsWith('S')),
            ),
    }))
    const [able, unable] = states
    if (able === undefined || unable === undefined) throw new Error('no table')
    expect(whist.findBreach(able, 1, { do: 'mend' })).toBeNull()
    expect(whist.findBreach(unable, 1, { do: 'mend' })).not.toBeNull()
    expect(waits(unable)).toEqual(waits(able))
  })

  test('W-12 W-20 where nothing is mended nobody waits', () => {
    expect(waits(unturned('2H', LAX))).toEqual([])
    expect(waits(after(begun(), 'AS 5S 4S 3S'))).toEqual([])
  })
})
