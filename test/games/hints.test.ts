// A hint agrees with its own figures: verdict, order, books and reason, in positions of every game
// and at every level of certainty.
import { describe, expect, test } from 'vitest'
import { loadAllData } from '../../src/main/engine/games/ai.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { buildHint, COACH_EFFORT, quoteBooks } from '../../src/main/engine/players/hint.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import { EFFORTS } from '../../src/main/engine/players/player.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { readCard, requireValue } from '../../src/shared/card.ts'
import { type ActionValue, type Hint, NEGLIGIBLE, computeCost } from '../../src/shared/coach.ts'
import { type AnyAction, isSameAction } from '../../src/shared/view.ts'
import { chance } from './chance.ts'

/** Positions of each game; CERCLE_LONG=yes tries ten thousand of all games together. */
const POSITIONS = process.env['CERCLE_LONG'] === 'yes' ? 2_000 : 12
/** From the least samples of a player to those of the coach. */
const EFFORTS_TRIED = [{ samples: 6, usesInference: false }, EFFORTS.club, COACH_EFFORT]
/** Every so many random actions one is a position to try. */
const APART = 7

interface Position {
  readonly state: GameState
  readonly seat: number
  readonly legal: readonly AnyAction[]
}

/** Positions of random parties of all presets, each with the seat on turn. */
function* randomPositions(game: Game, random: Random): Generator<Position> {
  const presets = Object.keys(game.presets)
  for (let partie = 0; ; partie += 1) {
    const preset = requireValue(presets[partie % presets.length])
    const chosen = chooseOptions(game.options, game.presets, preset, {})
    if ('fault' in chosen) throw new Error(String(chosen.fault))
    const begun = startNewPartie(game, chosen.options, random)
    let state: GameState = begun.state
    while (game.findOutcome(state) === null) {
      if (!inDeal(state)) {
        const dealer = game.nextDealer(state) ?? begun.dealer
        const request = { dealer, packets: game.packets[0] ?? '' }
        state = game.startDeal(state, nextDeal(game, chosen.options, state, request, random)).state
        continue
      }
      const seat = game.seatToPlay(state)
      if (seat === null) throw new Error('a deal in which nobody acts')
      const legal = game.legalActions(state, seat)
      if (random.nextInt(APART) === 0) yield { state, seat, legal }
      const action = requireValue(legal[random.nextInt(legal.length)])
      const played = play(game, state, seat, action)
      if (played.breach !== null) throw new Error(played.breach.why)
      state = played.state
    }
  }
}

/** Twice the standard error of the difference of two actions, as the table shows it. */
const doubtOf = (one: ActionValue, advised: ActionValue): number =>
  2 * (one.doubt ?? Math.hypot(one.error, advised.error)) + 1e-9

function expectVerdict({ verdict, evaluations, gain, books }: Hint, legal: number): void {
  const [advised, ...others] = evaluations
  if (advised === undefined) throw new Error('nothing is advised')
  const losses = others.map((one) => advised.equity - one.equity)
  const isSure = others.map((one, place) => requireValue(losses[place]) > doubtOf(one, advised))
  expect(losses).toEqual(losses.toSorted((a, b) => a - b))
  if (verdict.is !== 'best') expect(gain).toBeNull()
  switch (verdict.is) {
    case 'only':
      expect([others.length, legal]).toEqual([0, 1])
      break
    case 'lawful':
      expect(others).toHaveLength(0)
      expect(legal).toBeGreaterThan(1)
      break
    case 'best':
      expect(verdict.by).toBe(losses[0])
      expect(verdict.by).toBeGreaterThanOrEqual(NEGLIGIBLE)
      expect(isSure.every(Boolean)).toBe(true)
      break
    case 'close':
      expect(losses[0]).toBeGreaterThanOrEqual(-NEGLIGIBLE)
      // any other one, not always the next: each has a doubt of its own
      expect(losses.every((loss, place) => isSure[place] && loss >= NEGLIGIBLE)).toBe(false)
      break
    case 'safe': {
      const [next] = others
      expect(losses[0]).toBeLessThan(0)
      expect(-requireValue(losses[0])).toBeLessThanOrEqual(doubtOf(requireValue(next), advised))
      break
    }
    case 'equal': {
      const equal = losses.slice(0, verdict.count - 1)
      expect(equal.every((loss) => Math.abs(loss) < NEGLIGIBLE)).toBe(true)
      expect(losses.slice(verdict.count - 1).every((loss) => loss >= NEGLIGIBLE)).toBe(true)
    }
  }
  for (const { action } of books) {
    const place = others.findIndex((one) => isSameAction(one.action, action))
    if (isSameAction(action, advised.action)) continue
    expect(isSure[place], 'a book is contradicted only beyond doubt').toBe(true)
  }
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a hint of %s agrees with its own figures',
  async (_, game) => {
    const ai = await game.loadAi()
    await loadAllData(ai)
    const random = chance(25)
    let left = POSITIONS
    for (const { state, seat, legal } of randomPositions(game, random)) {
      const effort = requireValue(EFFORTS_TRIED[left % EFFORTS_TRIED.length])
      const view = game.viewFor(state, seat as 0)
      const hint = buildHint(ai, view, legal, chance(left + 1), effort)
      expectVerdict(hint, legal.length)
      expect(legal.some((one) => isSameAction(one, requireValue(hint.evaluations[0]).action))).toBe(
        true,
      )
      left -= 1
      if (left === 0) return
    }
  },
)

test('a difference of just two standard errors is no cost, however it is rounded', () => {
  const best = { action: { do: 'pass' }, equity: 5.515676004345787, error: 0.5, doubt: 0 }
  const unknown = { point: null, vole: null, points: 0, against: 0, chance: null }
  const done = { ...best, action: { do: 'contra' }, equity: 4.849009337679119, doubt: 1 / 3 }
  expect(computeCost({ ...unknown, ...done }, { ...unknown, ...best })).toBe(0)
})

describe('a rule of the books', () => {
  const action = (card: string): AnyAction => ({
    do: 'play',
    card: requireValue(readCard(card) ?? undefined),
  })
  const value = (card: string, equity: number): ActionValue => ({
    action: action(card),
    point: null,
    vole: null,
    tricks: 0,
    points: 0,
    against: 0,
    chance: null,
    equity,
    error: 0,
  })
  const advised = value('AS', 0.5)
  const others = [value('KS', 0.5), value('QS', 0.2), value('2H', 0.1)]
  const quote = (...cards: readonly string[]): readonly string[] =>
    quoteBooks(
      cards.map((card) => ({ rule: 'L-1', action: action(card) })),
      advised,
      others,
    ).map((book) => String(book.action.card))

  test('that names several actions agrees if one of them is advised', () => {
    expect(quote('QS', 'AS', '2H')).toEqual(['AS'])
  })

  test('is contradicted only if all it names lose, and then says the first', () => {
    expect(quote('QS', '2H')).toEqual(['QS'])
    expect(quote('QS', 'KS')).toEqual([])
    // a card that was not tried is not known to lose
    expect(quote('QS', '3C')).toEqual([])
  })

  test('L-11 is not contradicted where it only names what is for and against it', () => {
    const book = { rule: 'L-11', action: action('QS'), isOnlyNamed: true } as const
    expect(quoteBooks([book], advised, others)).toEqual([])
    expect(quoteBooks([{ ...book, action: action('AS') }], advised, others)).toHaveLength(1)
  })

  test('is quoted for a card only where a card is advised', () => {
    const king = { ...advised, action: { do: 'announceKing' } } as const
    expect(quoteBooks([{ rule: 'L-1', action: action('QS') }], king, others)).toEqual([])
  })
})
