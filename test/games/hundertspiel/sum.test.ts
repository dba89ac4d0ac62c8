// Invariants of every deal, over random ones of every form: 78 points, markers that sum to zero
// (H-9, H-18).
import { describe, expect, test } from 'vitest'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import {
  type DealtState,
  type HundertspielState,
  dealtTo,
  isInDeal,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import type { HundertspielOptions } from '../../../src/main/engine/games/hundertspiel/options.ts'
import type { Random } from '../../../src/main/engine/random.ts'
import { chance } from '../chance.ts'
import { dealt, openPartie, optionsOf } from './table.ts'

const sum = (row: readonly number[]): number => row.reduce((all, one) => all + one, 0)

/** A deal by chance, given up by chance in one of twenty steps of some. */
function randomDeal(before: HundertspielState, random: Random, givesUp: boolean): DealtState {
  const giving = { dealer: hundertspiel.nextDealer(before) ?? 0, packets: 'usual' }
  const given = nextDeal(hundertspiel, before.options, before, giving, random)
  let state: HundertspielState = hundertspiel.startDeal(opened(before), given).state
  while (isInDeal(state)) {
    if (givesUp && random.nextInt(20) === 0)
      return dealt(hundertspiel.giveUp(state, state.asks, 'deal').state)
    // wrong claims to be out would end most deals
    const legal = hundertspiel
      .legalActions(state, state.asks)
      .filter(({ do: word }) => word !== 'declareOut')
    const action = legal[random.nextInt(legal.length)]
    if (action === undefined) throw new Error('nothing to do')
    state = hundertspiel.applyAction(state, state.asks, action).state
  }
  return dealt(state)
}

function opened(state: HundertspielState) {
  if (state.phase === 'open' || state.phase === 'settled') return state
  throw new Error('in a deal')
}

const FORMS: readonly Partial<HundertspielOptions>[] = [
  {},
  { scat: true },
  { players: 3 },
  { players: 3, scat: true },
]
const RULES: readonly Partial<HundertspielOptions>[] = [
  {},
  { declareOut: 'manual' },
  { irregularities: true, slipRate: 'often', declareOut: 'manual' },
]

describe.each(FORMS)('%o', (form) => {
  test.each(RULES)(
    'H-9 the card points of a deal add to 78, and H-18 markers to nothing (%o)',
    (rules) => {
      const random = chance(11)
      const options = optionsOf({ ...form, ...rules })
      let whole = 0
      for (let number = 0; number < 150; number += 1) {
        let state: HundertspielState = openPartie({ options })
        for (
          let deals = 0;
          deals < 3 && (state.phase === 'open' || state.phase === 'settled');
          deals += 1
        ) {
          const givesUp = random.nextInt(3) === 0
          const before: HundertspielState = state
          const next = randomDeal(before, random, givesUp)
          state = next
          expect(sum(next.markers)).toBe(0)
          const isPlayedOut =
            next.tricks.length === dealtTo(options) &&
            next.hands.every((cards) => cards.length === 0)
          const isGivenUp = next.marks.some(({ rule }) => rule === 'G-1')
          if (isPlayedOut || isGivenUp) whole += 1
          if (isPlayedOut || isGivenUp) expect(sum(next.taken)).toBe(78)
          if (next.phase === 'settled')
            expect(markedBy(next)).toEqual(
              next.score.map((one, side) => one - (before.score[side] ?? 0)),
            )
        }
      }
      expect(whole).toBeGreaterThan(100)
    },
  )
})

/** By side, what the marks of a deal come to. */
const markedBy = ({ score, marks }: DealtState): readonly number[] =>
  score.map((_, side) => sum(marks.flatMap((mark) => (mark.seat === side ? [mark.points] : []))))
