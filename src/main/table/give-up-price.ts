// The price of giving up. It comes from what the viewer may know: the price must not show who holds
// the cards that are still hidden.
import { isDeepStrictEqual } from 'node:util'
import type { GiveUpPrice, GiveUpScope } from '../../shared/bridge.ts'
import type { AnyEvent, Outcome } from '../../shared/view.ts'
import { inDeal } from '../engine/games/game.ts'
import { randomFrom, readSeed } from '../engine/random.ts'
import { refuse } from '../refusal.ts'
import { type TableState, getScreenViewer } from './table-state.ts'

/** Ways in which the hidden cards may lie: what is the same in all of them is told. */
const SAMPLES = 12

/** The same for everybody, so that the price follows from the view alone. */
const listSeeds = () =>
  Array.from({ length: SAMPLES }, (_, index) =>
    readSeed((index + 1).toString(16).padStart(32, '0')),
  )

/** Returns the events that are in every list, as often as in the list that has them least. */
function findCommon([first = [], ...others]: readonly (readonly AnyEvent[])[]) {
  const left = others.map((events) => [...events])
  return first.filter((one) => {
    const places = left.map((events) => events.findIndex((other) => isDeepStrictEqual(other, one)))
    if (places.includes(-1)) return false
    for (const [index, place] of places.entries()) left[index]?.splice(place, 1)
    return true
  })
}

/** What giving up brings about, and how the partie would then have ended; null if it goes on. */
export interface GivenUp {
  readonly price: GiveUpPrice
  readonly outcome: Outcome | null
}

/** Returns the price of giving up. Throws Refusal if the person at the screen cannot give up. */
export function priceGivingUp(table: TableState, what: GiveUpScope): GivenUp {
  const { setup, state } = table
  const { game, ai } = setup
  const { actsFor, advises } = getScreenViewer(table)
  if (!inDeal(state) || actsFor === null || advises) return refuse('notNow')
  const view = game.viewFor(state, actsFor)
  const ends = listSeeds().flatMap((seed) => {
    if (seed === null) return []
    const { state: end, events } = game.giveUp(
      ai.sampleState(view, randomFrom(seed)),
      actsFor,
      what,
    )
    const seen = events.filter(({ did }) => did !== 'gaveUp')
    return { outcome: game.findOutcome(end), told: seen.map((one) => game.eventFor(one, actsFor)) }
  })
  const common = findCommon(ends.map(({ told }) => told))
  const outcome = ends[0]?.outcome ?? null
  const isCertain = ends.every((one) => isDeepStrictEqual(one.outcome, outcome))
  return {
    price: {
      events: common,
      isOpen: ends.some(({ told }) => told.length > common.length),
      counters: null,
    },
    outcome: isCertain ? outcome : null,
  }
}
