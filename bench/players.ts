// The speed of the exact count and of the players' decisions.
import { numberingFor } from '../src/main/engine/games/ecarte/ai/bits.ts'
import { countTricks } from '../src/main/engine/games/ecarte/ai/count-tricks.ts'
import { findAi } from '../src/main/cli/ais.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { buildHint } from '../src/main/engine/players/hint.ts'
import { playPartie } from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import { type Seed, randomFrom, readSeed, shuffle } from '../src/main/engine/random.ts'
import { plainOdds } from './plain-odds.ts'

function mindCalled(id: string): GameAi {
  const mind = findAi(id)
  if (mind === null) throw new Error(`no game ${id}`)
  return mind
}
const ecarte = mindCalled('ecarte').game

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

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

/**
 * Returns how many times faster than the plain enumeration a hand is counted: the median over
 * random hands.
 */
export function oddsRatio(hands: number): number {
  const random = randomFrom(seedOf('0dd5'))
  const number = numberingFor('S')
  const ratios = Array.from({ length: hands }, () => {
    const order = shuffle(ecarte.createPack({}), random).map(number.toBit)
    const own = order.slice(0, 5).reduce((set, bit) => set | (1 << bit), 0)
    const turnUp = order.slice(5).find((bit) => bit < 8) ?? 0
    const unseen = order.slice(5).filter((bit) => bit !== turnUp)
    const known = { own, may: ~(own | (1 << turnUp)), sure: 0, others: 5 }
    const count = () => countTricks(known, { at: 'lead' })
    const plain = timed(() => plainOdds(own, unseen))
    // the quickest of three: a single one is too short to time next to anything else
    return plain / Math.min(timed(count), timed(count), timed(count))
  })
  return median(ratios)
}

/**
 * Plays parties of a game with the same player in every seat; `made` makes it of the one that plays
 * at the level.
 */
function playWith(
  { id, level, parties, given = {} }: Table,
  seed: Seed,
  made: (inner: Player, mind: GameAi) => Player,
): void {
  const mind = mindCalled(id)
  const { game } = mind
  const chosen = chooseOptions(game.options, game.presets, game.preset, given)
  const inner = createPlayer(mind, level)
  if ('fault' in chosen || inner === null) throw new Error(`nobody plays at ${level}`)
  const player = made(inner, mind)
  const players = Array.from({ length: game.countSeats(chosen.options) }, () => player)
  const match = { game, options: chosen.options, players, observer: {} }
  const random = randomFrom(seed)
  for (let n = 0; n < parties; n += 1) playPartie({ ...match, random })
}

interface Table {
  readonly id: string
  readonly level: string
  readonly parties: number
  /** Options that differ from the game's usual preset. */
  readonly given?: Readonly<Record<string, unknown>>
}

/** Milliseconds of a level's decisions in whole parties of a game, where there was a choice. */
export function decisionTimes(
  level: string,
  parties: number,
  id = 'ecarte',
  given: Readonly<Record<string, unknown>> = {},
): readonly number[] {
  const times: number[] = []
  playWith({ id, level, parties, given }, seedOf('dec1de'), (inner) => (look, random) => {
    const begun = performance.now()
    const action = inner(look, random)
    if (look.onTurn && look.legal.length > 1) times.push(performance.now() - begun)
    return action
  })
  return times
}

/**
 * Four of twelve cards are discarded in 126 to 495 ways: the longest lists of choices in any game.
 */
const MANY_CHOICES = 100

/** Milliseconds of the coach's hint on such a discard, in parties of Hundertspiel with a scat. */
export function longestHintTimes(parties: number): readonly number[] {
  const times: number[] = []
  const given = { players: 4, scat: true }
  playWith(
    { id: 'hundertspiel', level: 'rulebook', parties, given },
    seedOf('41'),
    (inner, mind) => (look, random) => {
      if (look.onTurn && look.legal.length >= MANY_CHOICES)
        times.push(timed(() => buildHint(mind, look.getView(), look.legal, random)))
      const find = (word: string) => look.legal.find((action) => action.do === word)
      // all players pass in the bidding, then the first to be asked buys
      return find('buy') ?? (find('bid') && find('pass')) ?? inner(look, random)
    },
  )
  return times
}
