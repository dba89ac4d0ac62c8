// A table in numbers: the AI counts with what lies on it, and every sampled state could be the real
// one.
import { describe, expect, test } from 'vitest'
import { type Game, type GameState, inDeal, play } from '../../../src/main/engine/games/game.ts'
import { decisionFrom as askedOfScotchWhist } from '../../../src/main/engine/games/scotch-whist/ai/policy.ts'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { decisionFrom as askedOfWhist } from '../../../src/main/engine/games/whist/ai/policy.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import {
  cardsIn,
  clonePosition,
  playCode,
  turnIn,
} from '../../../src/main/engine/trick-ai/position.ts'
import {
  type Knowledge,
  type DealInPlay,
  type Determinization,
  knowledgeFrom,
} from '../../../src/main/engine/trick-ai/knowledge.ts'
import { sampleLikelyDeals } from '../../../src/main/engine/trick-ai/likelihood.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { chance } from '../chance.ts'

interface Form {
  readonly game: Game
  readonly options: object
  table(state: GameState): DealInPlay
}

const whistTable = (state: Parameters<typeof whist.viewFor>[0]): DealInPlay =>
  requireValue(askedOfWhist(whist.viewFor(state, whist.seatToPlay(state) ?? 0), []) ?? undefined)
    .table
const scotchTable = (state: Parameters<typeof scotchWhist.viewFor>[0]): DealInPlay =>
  requireValue(
    askedOfScotchWhist(scotchWhist.viewFor(state, scotchWhist.seatToPlay(state) ?? 0), []) ??
      undefined,
  ).table

const scotch = (name: string, options: object) => ({
  name,
  game: scotchWhist as Game,
  options,
  table: scotchTable,
})
const FORMS: readonly (Form & { readonly name: string })[] = [
  {
    name: 'whist',
    game: whist as Game,
    options: { partners: 'drawn', irregularities: false },
    table: whistTable,
  },
  scotch('two hands of 18', { players: 2, hands: '18', irregularities: false }),
  scotch('three hands of 6', { players: 2, hands: '3x6', irregularities: false }),
  scotch('four hands of 9', { players: 4, hands: '18', irregularities: false }),
]

/** A deal played at random to some card of it. */
function somewhere({ game, options }: Form, random: Random): GameState {
  const deal = game.distributeCards(options, shuffle(game.createPack(options), random), 0, '1')
  let state = game.startDeal(game.startPartie(options, [0, 0]), deal).state
  for (let left = random.nextInt(35); left > 0 && inDeal(state); left -= 1) {
    const seat = game.seatToPlay(state) ?? 0
    const legal = game.legalActions(state, seat)
    const played = play(game, state, seat, requireValue(legal[random.nextInt(legal.length)]))
    if (played.breach !== null) throw new Error(played.breach.why)
    state = played.state
  }
  return state
}

/** The world played from its start to where the table stands. */
function replayed({ start, past }: Knowledge, world: Determinization) {
  const position = clonePosition(start)
  position.hands.set(world.start)
  for (const { seat, code } of past) {
    expect(turnIn(position)).toBe(seat)
    expect(cardsIn(position, seat)).toContain(code)
    playCode(position, code)
  }
  return position
}

describe.each(FORMS)('$name', (form) => {
  test('every world holds the whole pack, the own hand, and leads to where the table stands', () => {
    const random = chance(91)
    for (let n = 0; n < 40; n += 1) {
      const state = somewhere(form, random)
      const table = form.table(state)
      const sight = knowledgeFrom(table)
      const tally = requireValue(form.game.tallyTricks(state) ?? undefined)
      expect(turnIn(sight.position)).toBe(form.game.seatToPlay(state))
      const sides = [0, 1].map((side) =>
        tally.tricksWon.reduce((sum, won, seat) => (seat % 2 === side ? sum + won : sum), 0),
      )
      expect([...sight.position.tricks]).toEqual(sides)
      for (const world of [sight.sampleHands(random), ...sampleLikelyDeals(sight, 3, random)]) {
        const position = replayed(sight, world)
        expect([...position.hands]).toEqual([...world.hands])
        expect([...position.voids]).toEqual([...sight.position.voids])
        const waiting = world.waiting.flatMap((hands) => {
          const at = clonePosition(sight.position)
          at.hands.set(hands)
          return table.covered.flatMap((_, seat) => cardsIn(at, seat))
        })
        const hands = table.covered.map((_, seat) => cardsIn(position, seat))
        const played = table.tricks.flatMap(({ cards }) => cards.map(table.numbering.toCode))
        expect([...hands.flat(), ...waiting, ...played].toSorted()).toEqual(
          table.pack.map(table.numbering.toCode).toSorted(),
        )
        expect(hands[table.seat]?.toSorted()).toEqual(
          table.hand.map(table.numbering.toCode).toSorted(),
        )
        expect(hands.map((cards) => cards.length)).toEqual(table.covered.map(({ count }) => count))
        const isOut = played.includes(table.numbering.toCode(table.turnUp))
        if (!isOut && world.waiting.length === 0)
          expect(hands[0]).toContain(table.numbering.toCode(table.turnUp))
      }
    }
  })
})
