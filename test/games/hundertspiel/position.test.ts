// The deal as numbers, for the search: played card by card next to the rules it takes the same
// tricks, brings the same points, ends at the same card, and reports the same of a laid game.
import { describe, expect, test } from 'vitest'
import { chooseCode } from '../../../src/main/engine/games/hundertspiel/ai/card-policy.ts'
import { cardFor, codeFor } from '../../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import { isLaidMade, playCode } from '../../../src/main/engine/games/hundertspiel/ai/moves.ts'
import {
  type Position,
  isOver,
  suitsOpen,
  turnIn,
} from '../../../src/main/engine/games/hundertspiel/ai/position.ts'
import {
  positionFromDeal,
  positionFromView,
} from '../../../src/main/engine/games/hundertspiel/ai/from-view.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import type { HundertspielOptions } from '../../../src/main/engine/games/hundertspiel/options.ts'
import {
  type DealtState,
  type HundertspielState,
  type InDealState,
  HUNDERTSPIEL_PACK,
  isInDeal,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { HundertspielAction } from '../../../src/shared/games/hundertspiel.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { dealt, optionsOf } from './table.ts'
import { codeSuit } from '../../../src/main/engine/ai/cards.ts'

const FORMS: readonly Partial<HundertspielOptions>[] = [
  { players: 4, scat: false },
  { players: 4, scat: true },
  { players: 3, scat: false },
  { players: 3, scat: true },
  { players: 4, firstDo: 'inAll' },
  { players: 3, threeTrumpBy: 'seat', failedGame: 'points' },
  { players: 4, failedGame: 'points' },
]

/**
 * Some deal of a form, from some score, with some talk before it, where the tricks begin; null
 * where they do not.
 */
function begun(options: HundertspielOptions, random: Random): InDealState | null {
  const scores = options.players === 4 ? 2 : 3
  const score = Array.from({ length: scores }, () => random.nextInt(100))
  const deal = hundertspiel.distributeCards(
    options,
    shuffle(HUNDERTSPIEL_PACK, random),
    0,
    requireValue(hundertspiel.packets[0]),
  )
  let state: DealtState = dealt(
    hundertspiel.startDeal(hundertspiel.startPartie(options, score), deal).state,
  )
  while (isInDeal(state) && state.phase !== 'play') {
    const legal = hundertspiel.legalActions(state, state.asks)
    // so that the tricks often begin, and a game is often laid
    const wished = legal.filter(
      ({ do: word }) => word === 'buy' || word === 'lay' || word === 'bid',
    )
    const from = wished.length > 0 && random.nextInt(3) > 0 ? wished : legal
    state = dealt(
      hundertspiel.applyAction(state, state.asks, requireValue(from[random.nextInt(from.length)]))
        .state,
    )
  }
  return isInDeal(state) ? state : null
}

/** A card: at random, or by the book, which makes Dos more often. */
function some(state: InDealState, p: Position, random: Random): HundertspielAction {
  const cards = hundertspiel
    .legalActions(state, state.asks)
    .filter((action) => action.do === 'play')
  const byBook = cards.find(
    (action) => action.do === 'play' && action.card === cardFor(chooseCode(p)),
  )
  return requireValue(random.nextInt(2) === 0 ? byBook : cards[random.nextInt(cards.length)])
}

function expectSame(p: Position, state: HundertspielState): void {
  if (state.phase === 'open') throw new Error('no deal')
  expect(Array.from(p.base, (base, side) => base + (p.gained[side] ?? 0))).toEqual(state.score)
  expect([...p.next]).toEqual(state.next)
  expect(p.out).toBe(state.decision === null ? -1 : state.decision.winner)
  expect(isOver(p)).toBe(!isInDeal(state))
  const trick = requireValue(state.tricks.at(-1))
  if (trick.winner !== null) expect(turnIn(p)).toBe(trick.winner)
  expect(p.tricks).toBe(state.tricks.length - (trick.winner === null ? 1 : 0))
}

describe.each(FORMS)('H-7 H-9 H-13 H-14 H-15 H-18 H-21 H-26 a deal as numbers, %o', (form) => {
  test('takes the same tricks and brings the same points as by the rules', () => {
    const random = chance(71)
    const options = optionsOf(form)
    const seen = { laid: 0, made: 0, failed: 0, decided: 0, next: 0 }
    for (let n = 0; n < 250; n += 1) {
      const start = begun(options, random)
      if (start === null) continue
      let state: HundertspielState = start
      const p = positionFromDeal(start)
      while (isInDeal(state)) {
        const now: InDealState = state
        expect(turnIn(p)).toBe(now.asks)
        const cards = hundertspiel
          .legalActions(now, now.asks)
          .flatMap((one) => (one.do === 'play' ? [one.card] : []))
        const open = suitsOpen(p, now.asks)
        for (const card of now.hands[now.asks] ?? [])
          expect(((open >> codeSuit(codeFor(card))) & 1) === 1, card).toBe(cards.includes(card))
        const action = some(now, p, random)
        if (action.do !== 'play') throw new Error('no card')
        const step: { state: HundertspielState; events: readonly { did: string }[] } =
          hundertspiel.applyAction(now, now.asks, action)
        state = step.state
        playCode(p, codeFor(action.card))
        expectSame(p, state)
        const told = step.events.find(({ did }) => did === 'undertook')
        if (told !== undefined) {
          seen.laid += 1
          expect(told).toMatchObject({ isMade: isLaidMade(p) })
          seen[isLaidMade(p) ? 'made' : 'failed'] += 1
        }
      }
      if (p.out >= 0) seen.decided += 1
      if (p.next.some((points) => points > 0)) seen.next += 1
    }
    expect(seen.laid).toBeGreaterThan(20)
    expect(seen.made).toBeGreaterThan(0)
    expect(seen.failed).toBeGreaterThan(0)
    expect(seen.decided).toBeGreaterThan(20)
    if (form.scat === false) expect(seen.next).toBeGreaterThan(0)
  })

  test('is the same at every card, begun there or played up to it', () => {
    const random = chance(72)
    for (let n = 0; n < 20; n += 1) {
      const start = begun(optionsOf(form), random)
      if (start === null) continue
      let state: HundertspielState = start
      const p = positionFromDeal(start)
      while (isInDeal(state)) {
        const now: InDealState = state
        const here = positionFromDeal(now)
        expect({ ...here, base: null, gained: null }).toEqual({ ...p, base: null, gained: null })
        const action = some(now, p, random)
        if (action.do !== 'play') throw new Error('no card')
        // the book depends on the view alone
        const seat: Seat = now.asks
        expect(chooseCode(positionFromView(hundertspiel.viewFor(now, seat)))).toBe(chooseCode(p))
        playCode(p, codeFor(action.card))
        state = hundertspiel.applyAction(now, seat, action).state
      }
    }
  })
})
