// The decisions after an exchange: elder may play or propose again, the dealer refuse or accept.
// Only one deal in two hundred comes to a second exchange, so these are solved after the first
// exchange, in deals drawn by its solution, and by the strength of the hand alone.
import { toBitSet } from '../../src/main/engine/ai/cards.ts'
import type { Bit, Cards32 } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { findLaterSet } from '../../src/main/engine/games/ecarte/ai/exchange/later-set.ts'
import { LATER_SETS, NUMBERS } from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import { tricksOfElder } from '../../src/main/engine/games/ecarte/ai/first-lead.ts'
import { worstCards } from '../../src/main/engine/games/ecarte/ai/opponent-model.ts'
import { type Random, nextFraction, shuffleFront } from '../../src/main/engine/random.ts'
import { outcomeOf } from './deals.ts'
import type { Profile, ScoreGame } from './passes.ts'
import { Strategy, secondOf } from './strategy.ts'

/** By information set: the probability of proposing, and of accepting. */
export interface LaterProfile {
  readonly propose: Float64Array
  readonly accept: Float64Array
}

/** A deal after its first exchange: what each knows, and elder's value now and after another. */
interface LaterDeal {
  readonly elder: number
  readonly dealer: number
  readonly now: number
  readonly after: number
}

/** Solves the later decisions in so many deals. */
export function solveLater(
  game: ScoreGame,
  profile: Profile,
  deals: number,
  random: Random,
): LaterProfile {
  const drawn = drawLaterDeals(game, profile, deals, random)
  const first = new Strategy(LATER_SETS, 2)
  const answer = new Strategy(LATER_SETS, 2)
  for (let iteration = 1; iteration <= ITERATIONS; iteration += 1) {
    learn(first, drawn, 1, ({ elder, dealer, now, after }) => ({
      set: elder,
      gain: (answer.now[dealer * 2 + 1] ?? 0) * (after - now),
    }))
    learn(answer, drawn, -1, ({ elder, dealer, now, after }) => ({
      set: dealer,
      gain: (first.now[elder * 2 + 1] ?? 0) * (after - now),
    }))
    first.addToAverage(iteration)
    answer.addToAverage(iteration)
  }
  return { propose: secondOf(first.average()), accept: secondOf(answer.average()) }
}

const ITERATIONS = 200

/** Adds the regrets of a further exchange, which is worth `gain` more than playing. */
function learn(
  strategy: Strategy,
  deals: readonly LaterDeal[],
  sign: 1 | -1,
  gainOf: (deal: LaterDeal) => { readonly set: number; readonly gain: number },
): void {
  const { now, regrets } = strategy
  for (const deal of deals) {
    const { set, gain } = gainOf(deal)
    const share = now[set * 2 + 1] ?? 0
    regrets[set * 2] = (regrets[set * 2] ?? 0) - sign * share * gain
    regrets[set * 2 + 1] = (regrets[set * 2 + 1] ?? 0) + sign * (1 - share) * gain
  }
  strategy.match()
}

const TRUMPS = 8

/** Draws deals in which the solution exchanges once. */
function drawLaterDeals(
  game: ScoreGame,
  profile: Profile,
  count: number,
  random: Random,
): readonly LaterDeal[] {
  const { positions } = game.material
  const deals: LaterDeal[] = []
  while (deals.length < count) {
    const turnUp = random.nextInt(TRUMPS)
    const order = Array.from({ length: 31 }, (_, place) => (place < turnUp ? place : place + 1))
    shuffleFront(order, 0, 31, random)
    const elder = toBitSet(order.slice(0, 5))
    const dealer = toBitSet(order.slice(5, 10))
    const proposes = profile.propose[positions.find(elder, turnUp)] ?? 0
    const accepts = profile.accept[positions.find(dealer, turnUp)] ?? 0
    if (nextFraction(random) >= proposes * accepts) continue
    deals.push(
      exchangeTwice(game, profile, { elder, dealer, talon: order.slice(10), turnUp }, random),
    )
  }
  return deals
}

interface Dealt {
  readonly elder: Cards32
  readonly dealer: Cards32
  readonly talon: readonly Bit[]
  readonly turnUp: Bit
}

function exchangeTwice(game: ScoreGame, profile: Profile, dealt: Dealt, random: Random): LaterDeal {
  const { turnUp } = dealt
  const once = exchangeOnce(game, profile, dealt, random)
  const twice = exchangeOnce(game, profile, once.after, random)
  return {
    elder: findLaterSet(once.after.elder, 'elder', turnUp, once.few),
    dealer: findLaterSet(once.after.dealer, 'dealer', turnUp, once.many),
    now: valueAsTheyLie(game, once.after),
    after: valueAsTheyLie(game, twice.after),
  }
}

/** Exchanges by the numbers of the first exchange, as far as the talon goes. */
function exchangeOnce(
  { material: { positions }, classes }: ScoreGame,
  { elderNumbers, dealerNumbers }: Profile,
  { elder, dealer, talon, turnUp }: Dealt,
  random: Random,
): { readonly after: Dealt; readonly many: number; readonly few: number } {
  const own = classes.ofPosition[positions.find(elder, turnUp)] ?? 0
  const others = classes.ofPosition[positions.find(dealer, turnUp)] ?? 0
  const many = Math.min(pickNumber(elderNumbers, own, random), talon.length)
  const few = Math.min(
    pickNumber(dealerNumbers, others * NUMBERS + many, random),
    talon.length - many,
  )
  const after = {
    elder: (elder & ~worstCards(elder, many)) | toBitSet(talon.slice(0, many)),
    dealer: (dealer & ~worstCards(dealer, few)) | toBitSet(talon.slice(many, many + few)),
    talon: talon.slice(many + few),
    turnUp,
  }
  return { after, many, few }
}

function pickNumber(numbers: Float64Array, row: number, random: Random): number {
  let rest = nextFraction(random)
  for (let many = 0; many < NUMBERS - 1; many += 1) {
    rest -= numbers[row * NUMBERS + many] ?? 0
    if (rest < 0) return many
  }
  return NUMBERS - 1
}

function valueAsTheyLie(game: ScoreGame, { elder, dealer, turnUp }: Dealt): number {
  const tricks = tricksOfElder(elder, dealer)
  return (turnUp === 7 ? game.turned : game.plain)[outcomeOf(tricks, elder, dealer)] ?? 0
}
