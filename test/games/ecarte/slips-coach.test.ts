// The coach with irregularities: its words about rights and slips, and what it leaves out because
// it cannot be counted.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { loadAllData } from '../../../src/main/engine/games/ai.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Game, type GameState, type Transition } from '../../../src/main/engine/games/game.ts'
import { findGame } from '../../../src/main/engine/games/games.ts'
import { analyseSteps, reviewAction } from '../../../src/main/engine/players/coach.ts'
import { buildHint } from '../../../src/main/engine/players/hint.ts'
import { playPartie } from '../../../src/main/engine/players/match.ts'
import { createPlayer } from '../../../src/main/engine/players/player.ts'
import type { ReplayStep } from '../../../src/main/engine/replay.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { Side } from '../../../src/shared/duel.ts'
import type { AnyAction, AnyEvent } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { type Start, DEALER, ELDER, PLAY_OUT, after, begin, hand, optionsOf } from './table.ts'

await loadAllData(ai)

const game: Game = requireValue(findGame('ecarte') ?? undefined)

const irregular = (start: Start = {}): DealtState =>
  begin({ ...start, options: { irregularities: true, ...start.options } })

const verdict = (state: DealtState, seat: Side, action: AnyAction) =>
  reviewAction(ai, ecarte.viewFor(state, seat), ecarte.legalActions(state, seat), action, chance(1))
const hint = (state: DealtState, seat: Side) =>
  buildHint(ai, ecarte.viewFor(state, seat), ecarte.legalActions(state, seat), chance(1))

const RENONCE = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC', turnUp: '7S' } as const
const proven = () => after(irregular(RENONCE), 'stand', 'play QH QC JH 7H')

test('E-40 a right comes first in a hint, since it costs nothing; not to use it is no error', () => {
  const state = proven()
  const { evaluations, reason } = hint(state, ELDER)
  expect([evaluations[0]?.action, reason]).toEqual([{ do: 'claimRenonce' }, { why: 'right' }])
  expect(verdict(state, ELDER, { do: 'claimRenonce' })?.cost).toBe(0)
  const plays = hand('7D 8D 9D').map((card) => verdict(state, ELDER, { do: 'play', card })?.cost)
  expect(Math.min(...plays.map((cost) => cost ?? 1))).toBe(0)
})

test('S-6 what an onlooker pointed out is no decision of the seat that claims it', () => {
  const start = { elder: 'QH JH 9S 8D AC', dealer: '7H 8S KD QC 10C', turnUp: '7S' } as const
  const before = after(irregular(start), 'stand', 'play QH QC JH 7H')
  const decisions = (noted: { readonly pointedOut?: true }): number => {
    const action = { seat: ELDER, do: 'claimRenonce', ...noted } as const
    const step = ecarte.applyAction(before, ELDER, { do: 'claimRenonce' })
    const one: ReplayStep = { partie: 1, deal: 1, before, ...step, action }
    const { accounts } = analyseSteps({ ai, moments: [one], deal: null, seat: null }, () =>
      chance(1),
    )
    return accounts.reduce((sum, account) => sum + (account?.decisions ?? 0), 0)
  }
  expect([decisions({}), decisions({ pointedOut: true })]).toEqual([1, 0])
})

test('E-28 points due come first in a hint, and a card played before they are marked is judged as ever', () => {
  const start = { elder: 'KS KH QH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
  const [own, house] = (['own', 'house'] as const).map((marks) =>
    after(begin({ ...start, options: { marks } }), 'stand', 'elder announces'),
  )
  const { evaluations, reason } = hint(requireValue(own), ELDER)
  expect([evaluations[0]?.action, reason]).toEqual([{ do: 'mark' }, { why: 'due' }])
  for (const card of hand(start.elder))
    expect(verdict(requireValue(own), ELDER, { do: 'play', card })?.cost).toBe(
      verdict(requireValue(house), ELDER, { do: 'play', card })?.cost,
    )
})

test('E-21 E-40 an own slip is judged as worse than anything by the rules', () => {
  const led = after(irregular({ ...RENONCE, dealer: 'KH 7H QD KC QC' }), 'stand', 'play QH')
  const { evaluations } = hint(led, DEALER)
  expect(evaluations[0]?.action).toEqual({ do: 'play', card: 'KH' })
  expect(verdict(led, DEALER, { do: 'play', card: 'KC' })?.cost).toBeGreaterThan(0)
})

test('E-34 E-40 a claim of what is not proven is left out: it cannot be counted', () => {
  const hidden = after(irregular(RENONCE), 'stand', 'play QH QC')
  expect(ecarte.legalActions(hidden, ELDER)).toContainEqual({ do: 'claimRenonce' })
  expect(verdict(hidden, ELDER, { do: 'claimRenonce' })).toBeNull()
  expect(hint(hidden, ELDER).evaluations.map(({ action }) => action.do)).not.toContain(
    'claimRenonce',
  )
})

test.each([
  [
    'E-31 several cards turned',
    irregular({ talon: '9S', slips: { turned: ['9S'] } }),
    ELDER,
    'pushBack',
  ],
  ['E-36 the dealer’s number wrong', irregular({ dealer: 'KD QD KC QC' }), ELDER, 'putRight'],
  [
    'E-39 a false king',
    after(irregular(), 'stand', 'play 7D', 'dealer announces'),
    ELDER,
    'takeBack',
  ],
  ['E-40 a hand laid open', after(proven(), 'elder claimRenonce'), ELDER, 'play'],
] as const)('%s: the coach answers, and judges nothing', (_, state, seat, word) => {
  expect(hint(state, seat).evaluations.length).toBeGreaterThan(0)
  const action = requireValue(ecarte.legalActions(state, seat).find((one) => one.do === word))
  expect(verdict(state, seat, action)).toBeNull()
})

/** A partie of these levels with many slips, moment by moment. */
function moments(
  levels: readonly [string, string],
  marks: 'house' | 'own',
  seed: number,
): readonly ReplayStep[] {
  const told: ReplayStep[] = []
  let deal = 0
  const happened = ({ before, state, events, action }: Transition<GameState, AnyEvent>): void => {
    if (action === null) deal += 1
    told.push({
      partie: 1,
      deal,
      before,
      state,
      events,
      action: action === null ? null : requireValue(done.shift()),
    })
  }
  const done: { seat: 0 | 1 | 2 | 3; do: string }[] = []
  const action = (seat: 0 | 1 | 2 | 3, one: AnyAction): void => void done.push({ seat, ...one })
  const options = optionsOf('club', { irregularities: true, slipRate: 'often', marks })
  const players = levels.map((level) => requireValue(createPlayer(ai, level) ?? undefined))
  playPartie({
    game,
    options,
    players,
    random: chance(seed),
    observer: { onTransition: happened, onAction: action },
  })
  return told
}

test.each([
  ['random', 'house', 1],
  ['novice', 'own', 2],
] as const)(
  'E-31 to E-40 the judgement of a partie with slips never fails (%s, %s)',
  (level, marks, seed) => {
    const analysis = analyseSteps(
      { ai, moments: moments([level, level], marks, seed), deal: null, seat: null },
      () => chance(1),
    )
    const numbers = analysis.sides.flatMap(({ result, luck, course }) => [
      ...[result, luck],
      ...course.map(({ equity }) => equity),
    ])
    expect(numbers.length).toBeGreaterThan(8)
    expect(numbers.every(Number.isFinite)).toBe(true)
    expect(analysis.slips.every(({ cost }) => cost > 0 && Number.isFinite(cost))).toBe(true)
  },
)

test('E-39 E-40 the slip of an opponent changes nothing in what the person is judged by', () => {
  const honest = after(irregular(), 'stand')
  const announced = after(irregular(), 'stand', 'dealer announces')
  const costs = (state: DealtState) =>
    hand('KH QH JH 7D 8D').map((card) => verdict(state, ELDER, { do: 'play', card })?.cost)
  expect(costs(announced)).toEqual(costs(honest))
  // the effect of the renonce is unknown before it is claimed: the person’s own reply is judged as
  // after any card
  const renounced = after(irregular(RENONCE), 'stand', 'play QH QC')
  const followed = after(irregular({ ...RENONCE, dealer: 'QC KD QD KC AC' }), 'stand', 'play QH QC')
  const replies = (state: DealtState) =>
    hand('JH 7D 8D 9D').map((card) => verdict(state, ELDER, { do: 'play', card })?.cost)
  expect(replies(renounced)).toEqual(replies(followed))
})

test('E-28 what is due after a deal is no decision', () => {
  const settled = after(begin({ options: { marks: 'own' } }), ...PLAY_OUT)
  expect(verdict(settled, ELDER, { do: 'mark' })).toBeNull()
})
