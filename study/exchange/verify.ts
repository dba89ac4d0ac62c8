// Values of the first decisions over every hand of the other player, for a few positions: how much
// the solution gives away because it knows only some pairs.
import { listBits } from '../../src/main/engine/ai/cards.ts'
import { type Cards32, KING } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { tricksOfElder } from '../../src/main/engine/games/ecarte/ai/first-lead.ts'
import type { Part } from '../../src/main/engine/games/ecarte/ai/strength.ts'
import { OTHER_HANDS } from './cases.ts'
import { DEALER, ELDER } from './payoffs.ts'
import type { Profile, ScoreGame } from './passes.ts'

/** Lists all hands of five out of these cards. */
function listHands(cards: readonly number[]): Int32Array {
  const hands = new Int32Array(OTHER_HANDS)
  let filled = 0
  const add = (from: number, left: number, hand: Cards32): void => {
    if (left === 0) {
      hands[filled] = hand
      filled += 1
      return
    }
    for (let place = from; place <= cards.length - left; place += 1)
      add(place + 1, left - 1, hand | (1 << (cards[place] ?? 0)))
  }
  add(0, 5, 0)
  return hands
}

/** Returns the exact values of playing now and of exchanging at a position. */
export function valueExactly(
  game: ScoreGame,
  profile: Profile,
  agreed: Float64Array,
  part: Part,
  position: number,
): { readonly play: number; readonly exchange: number } {
  const { positions } = game.material
  const own = positions.hands[position] ?? 0
  const turnUp = positions.turnUps[position] ?? 0
  const payoffs = turnUp === 7 ? game.turned : game.plain
  const mean = agreed[game.classes.ofPosition[position] ?? 0] ?? 0
  let play = 0
  let exchange = 0
  for (const other of listHands(listBits(~(own | (1 << turnUp))))) {
    const [elder, dealer] = part === 'elder' ? [own, other] : [other, own]
    const tricks = tricksOfElder(elder, dealer)
    const end = tricks + ((elder & KING) !== 0 ? 6 : (dealer & KING) !== 0 ? 12 : 0)
    const place = positions.find(other, turnUp)
    if (part === 'elder') {
      const accepts = profile.accept[place] ?? 0
      play += payoffs[ELDER + end] ?? 0
      exchange += (1 - accepts) * (payoffs[DEALER + end] ?? 0) + accepts * mean
    } else {
      const proposes = profile.propose[place] ?? 0
      play += proposes * (payoffs[DEALER + end] ?? 0)
      exchange += proposes * mean
    }
  }
  return { play: play / OTHER_HANDS, exchange: exchange / OTHER_HANDS }
}
