// What a deal of Hundertspiel is worth to the yardstick.
import { describe, expect, test } from 'vitest'
import { MARKER, accountFor } from '../../bench/pimc/hundertspiel-account.ts'
import { dealEnd } from '../../bench/pimc/hundertspiel-positions.ts'
import { codeOf, listBits } from '../../src/main/engine/ai/cards.ts'
import { settledValue } from '../../src/main/engine/games/hundertspiel/ai/deal-value.ts'
import { playCode } from '../../src/main/engine/games/hundertspiel/ai/moves.ts'
import {
  type Position,
  clonePosition,
  suitHand,
  turnIn,
} from '../../src/main/engine/games/hundertspiel/ai/position.ts'
import { hundertspiel } from '../../src/main/engine/games/hundertspiel/index.ts'
import {
  type HundertspielOptions,
  HUNDERTSPIEL_OPTIONS,
  HUNDERTSPIEL_PRESETS,
} from '../../src/main/engine/games/hundertspiel/options.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { TRAPPOLA_SUITS, requireValue } from '../../src/shared/card.ts'
import type { Undertaking } from '../../src/shared/games/hundertspiel.ts'
import { SEATS } from '../../src/shared/view.ts'
import { chance } from '../games/chance.ts'

function optionsWith(wanted: Partial<HundertspielOptions>): HundertspielOptions {
  const chosen = chooseOptions(HUNDERTSPIEL_OPTIONS, HUNDERTSPIEL_PRESETS, 'four', wanted)
  if ('fault' in chosen) throw new Error('no such options')
  return chosen.options
}

/** A position in which the leader has laid a Do, and the undertaking. */
function laidGame(players: 3 | 4, contra: 0 | null = null) {
  const position = dealEnd({ players, size: 4, dos: 4, played: 2 }, chance(3))
  const seat = requireValue(SEATS.slice(0, players).find((one) => dosOf(position, one).length > 0))
  const suit = requireValue(dosOf(position, seat)[0])
  const undertaking: Undertaking = {
    how: 'laid',
    seat,
    suits: [requireValue(TRAPPOLA_SUITS[suit])],
    isHeld: true,
    contra,
  }
  const laid: Position = { ...position, laidBy: seat, laidSuits: 1 << suit, leader: seat }
  return { position: laid, undertaking, seat, suit }
}

const dosOf = (position: Position, seat: number): readonly number[] =>
  TRAPPOLA_SUITS.flatMap((_, suit) => ((suitHand(position, seat, suit) & 2) === 0 ? [] : [suit]))

test.each([4, 3] as const)(
  'H-18, H-19: of %i players a marker is what it is to the ai',
  (players) => {
    const open = hundertspiel.startPartie(
      optionsWith({ players }),
      players === 4 ? [0, 0] : [0, 0, 0],
    )
    const equity = (score: readonly number[]): number => settledValue({ ...open, score }, 0).equity
    const perPoint = equity(players === 4 ? [1, 0] : [1, 0, 0]) - equity(open.score)
    expect(Math.abs(1 / perPoint - MARKER[players])).toBeLessThan(1)
  },
)

describe('partners', () => {
  const options = optionsWith({})
  const { position, undertaking, seat } = laidGame(4)

  test('raise their points, the others lower them', () => {
    const { raisers, weights } = accountFor(position, 1, { undertaking: null, options })
    expect(listBits(raisers)).toEqual([1, 3])
    expect(weights).toEqual([-1, 1, -1, 1])
  })

  test('H-18: the game is two markers won in place of two lost, twice that with Contra', () => {
    const own = accountFor(position, seat, { undertaking, options }).game
    expect(own).toBe(4 * MARKER[4])
    expect(accountFor(position, (seat + 1) % 4, { undertaking, options }).game).toBe(-own)
    const doubled = { undertaking: { ...undertaking, contra: 0 as const }, options }
    expect(accountFor(position, seat, doubled).game).toBe(2 * own)
    const written = accountFor({ ...position, failed: 26 }, seat, { undertaking, options })
    expect(written.game).toBe(own + 26)
  })

  test('H-21: once a side is out points count for the next partie, or the game alone', () => {
    const out = { ...position, out: 0 }
    const next = accountFor({ ...out, afterwards: 'next' }, 0, { undertaking: null, options })
    expect(next.weights).toEqual([1, -1, 1, -1])
    const alone = accountFor({ ...out, afterwards: 'nothing' }, seat, { undertaking, options })
    expect(alone.weights.every((weight) => weight === 0)).toBe(true)
    expect(alone.game).toBe(4 * MARKER[4])
    expect(listBits(alone.raisers)).toContain(seat)
  })
})

describe('three players', () => {
  const options = optionsWith({ players: 3 })
  const { position, undertaking, seat, suit } = laidGame(3)
  const foe = (seat + 1) % 3

  test('H-27: each expects both others to play against them', () => {
    const account = accountFor({ ...position, laidBy: -1, laidSuits: 0 }, 1, {
      undertaking: null,
      options,
    })
    expect(account).toEqual({ raisers: 0b010, weights: [-1, 2, -1], game: 0 })
  })

  test('H-28: both others play together against a game, until it can be made no more', () => {
    const own = accountFor(position, seat, { undertaking, options })
    const against = accountFor(position, foe, { undertaking, options })
    expect(listBits(own.raisers)).toEqual([seat])
    expect(listBits(against.raisers)).toEqual([0, 1, 2].filter((one) => one !== seat))
    expect(against.weights[seat]).toBe(-2)
    // four markers won in place of four lost, all counted twice
    expect(own.game).toBe(2 * 8 * MARKER[3])
    expect(against.game).toBe(-own.game)
    expect(turnIn(position)).toBe(seat)
    playCode(position, codeOf(suit, 1))
    const spent = accountFor(position, foe, { undertaking, options })
    expect(listBits(spent.raisers)).toEqual([foe])
    expect(spent.game).toBe(0)
  })

  test('H-16: a Do of the Fifty-two on the table may still make its trick, if it is not too soon', () => {
    const other = (suit + 1) % 4
    const { position: laid } = laidGame(3)
    laid.hands[seat * 4 + other] = suitHand(laid, seat, other) | 2
    const suits = [suit, other].map((one) => requireValue(TRAPPOLA_SUITS[one]))
    const both = { undertaking: { ...undertaking, suits }, options }
    const gameOf = (length: number): number => {
      const fiftyTwo = clonePosition({ ...laid, length, laidSuits: (1 << suit) | (1 << other) })
      playCode(fiftyTwo, codeOf(suit, 1))
      return accountFor(fiftyTwo, foe, both).game
    }
    expect(gameOf(laid.tricks + 2)).toBe(-2 * 16 * MARKER[3])
    expect(gameOf(laid.tricks + 3)).toBe(0)
  })
})
