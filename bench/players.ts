// How fast the odds are counted and the players decide.
import { numbering } from '../src/main/engine/games/ecarte/odds/bits.ts'
import { countTricks } from '../src/main/engine/games/ecarte/odds/count.ts'
import { mindOf } from '../src/main/cli/minds.ts'
import type { Mind } from '../src/main/engine/games/mind.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { hintOf } from '../src/main/engine/players/coach.ts'
import { playPartie } from '../src/main/engine/players/match.ts'
import { type Player, playerOf } from '../src/main/engine/players/player.ts'
import { type Seed, randomFrom, readSeed, shuffle } from '../src/main/engine/random.ts'
import { plainOdds } from './plain-odds.ts'

function mindCalled(id: string): Mind {
  const mind = mindOf(id)
  if (mind === null) throw new Error(`no game ${id}`)
  return mind
}
const ecarte = mindCalled('ecarte').game

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function seedOf(text: string): Seed {
  const seed = readSeed(text.padStart(32, '5'))
  if (seed === null) throw new Error(`no seed: ${text}`)
  return seed
}

/** Milliseconds of `work`. */
function timed(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** How many times faster than the plain enumeration a hand is counted: the median over random hands. */
export function oddsRatio(hands: number): number {
  const random = randomFrom(seedOf('0dd5'))
  const number = numbering('S')
  const ratios = Array.from({ length: hands }, () => {
    const order = shuffle(ecarte.pack({}), random).map(number.bit)
    const own = order.slice(0, 5).reduce((set, bit) => set | (1 << bit), 0)
    const turnUp = order.slice(5).find((bit) => bit < 8) ?? 0
    const unseen = order.slice(5).filter((bit) => bit !== turnUp)
    const known = { own, may: ~(own | (1 << turnUp)), sure: 0, others: 5 }
    const count = () => countTricks(known, { at: 'lead' })
    const plain = timed(() => plainOdds(own, unseen))
    // the quickest of three: a single one is too short to time beside anything else
    return plain / Math.min(timed(count), timed(count), timed(count))
  })
  return median(ratios)
}

/** Milliseconds of the decisions of a level in whole parties of a game, where there was something to decide. */
export function decisionTimes(
  level: string,
  parties: number,
  id = 'ecarte',
  given: Readonly<Record<string, unknown>> = {},
): readonly number[] {
  const mind = mindCalled(id)
  const { game } = mind
  const chosen = chooseOptions(game.options, game.presets, game.preset, given)
  const inner = playerOf(mind, level)
  if ('fault' in chosen || inner === null) throw new Error(`nobody plays at ${level}`)
  const times: number[] = []
  const player: Player = (look, random) => {
    const begun = performance.now()
    const action = inner(look, random)
    if (look.onTurn && look.legal.length > 1) times.push(performance.now() - begun)
    return action
  }
  const players = Array.from({ length: game.seats(chosen.options) }, () => player)
  const match = { game, options: chosen.options, players, witness: {} }
  const random = randomFrom(seedOf('dec1de'))
  for (let n = 0; n < parties; n += 1) playPartie({ ...match, random })
  return times
}

/** Four of twelve cards are laid away in 126 to 495 ways: the longest lists of choices in any game. */
const MANY_CHOICES = 100

/** Milliseconds of the coach's hint where cards are laid away in hundreds of ways, in parties of Hundertspiel with a scat. */
export function longestHintTimes(parties: number): readonly number[] {
  const mind = mindCalled('hundertspiel')
  const { game } = mind
  const chosen = chooseOptions(game.options, game.presets, game.preset, { players: 4, scat: true })
  const inner = playerOf(mind, 'rulebook')
  if ('fault' in chosen || inner === null) throw new Error('nobody plays')
  const times: number[] = []
  const player: Player = (look, random) => {
    if (look.onTurn && look.legal.length >= MANY_CHOICES)
      times.push(timed(() => hintOf(mind, look.view(), look.legal, random)))
    const named = (word: string) => look.legal.find((action) => action.do === word)
    // nobody bids, and the first who is asked buys
    return named('buy') ?? (named('bid') && named('pass')) ?? inner(look, random)
  }
  const match = { game, options: chosen.options, players: [player, player, player, player], witness: {} }
  const random = randomFrom(seedOf('41'))
  for (let n = 0; n < parties; n += 1) playPartie({ ...match, random })
  return times
}
