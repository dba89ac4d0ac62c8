// Moments in the middle of a deal, reached by any actions that are allowed, at any score and under
// any options.
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import {
  type EcarteOptions,
  ECARTE_OPTIONS,
} from '../../../src/main/engine/games/ecarte/options.ts'
import {
  type EcarteState,
  type InDealState,
  ECARTE_PACK,
} from '../../../src/main/engine/games/ecarte/state.ts'
import { play } from '../../../src/main/engine/games/game.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { Side } from '../../../src/shared/duel.ts'
import { PACKETS } from '../../../src/shared/games/ecarte.ts'
import { optionsOf } from './table.ts'

const oneOf = <T>(some: readonly T[], random: Random): T =>
  requireValue(some[random.nextInt(some.length)])

/** Any options, without irregularities: what goes wrong has tests of its own. */
const anyOptions = (random: Random): EcarteOptions =>
  optionsOf('club', {
    ...Object.fromEntries(
      Object.entries(ECARTE_OPTIONS).map(([name, { values }]) => [
        name,
        oneOf<string | number | boolean>(values, random),
      ]),
    ),
    irregularities: false,
    slipRate: 'off',
  })

const isInDeal = (state: EcarteState): state is InDealState =>
  state.phase === 'exchange' || state.phase === 'play'

/**
 * Every moment of one deal in which both seats do anything they may; none when a turned king ends
 * the partie (E-5).
 */
export function someDeal(random: Random): readonly InDealState[] {
  const options = anyOptions(random)
  const open = ecarte.startPartie(options, [random.nextInt(5), random.nextInt(5)])
  const dealer: Side = random.nextInt(2) === 0 ? 0 : 1
  const given = ecarte.distributeCards(
    options,
    shuffle(ECARTE_PACK, random),
    dealer,
    oneOf(PACKETS, random),
  )
  const states: InDealState[] = []
  let state: EcarteState = ecarte.startDeal(open, given).state
  while (isInDeal(state)) {
    states.push(state)
    const seat = oneOf(ecarte.seatsToAct(state), random)
    const played = play(ecarte, state, seat, oneOf(ecarte.legalActions(state, seat), random))
    if (played.breach !== null) throw new Error(played.breach.why)
    state = played.state
  }
  return states
}

/**
 * This many positions, one of each deal: where `wanted` is true and the seat on turn has a choice.
 */
export function* somePositions(
  count: number,
  random: Random,
  wanted: (state: InDealState) => boolean = () => true,
): Generator<InDealState> {
  for (let given = 0; given < count;) {
    const states = someDeal(random).filter(wanted)
    if (states.length === 0) continue
    given += 1
    yield oneOf(states, random)
  }
}

/** The seat on turn, its view, and what it may do. */
export function onTurn(state: InDealState) {
  const seat = ecarte.seatToPlay(state)
  if (seat !== 0 && seat !== 1) throw new Error('a deal in which it is nobody’s turn')
  return { seat, view: ecarte.viewFor(state, seat), legal: ecarte.legalActions(state, seat) }
}
