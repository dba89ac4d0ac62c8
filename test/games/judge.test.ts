// How a decision is judged: samples are spent until it is clear, and no longer; the rows of a
// partie and its analysis are one judgement.
import { describe, expect, test } from 'vitest'
import { type ActionValue, computeCost, doubtBetween } from '../../src/shared/coach.ts'
import { type Card, requireValue } from '../../src/shared/card.ts'
import { type AnyAction, type TableView, isSameAction, sideOf } from '../../src/shared/view.ts'
import { type Effort, type GameAi, loadAllData } from '../../src/main/engine/games/ai.ts'
import { GAMES, findGame } from '../../src/main/engine/games/games.ts'
import type { Game } from '../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { reviewSteps } from '../../src/main/engine/players/coach.ts'
import { COACH_EFFORT } from '../../src/main/engine/players/hint.ts'
import { weighActions } from '../../src/main/engine/players/judge.ts'
import { findBest } from '../../src/main/engine/players/player.ts'
import { type RecordDocument, toGameAction } from '../../src/main/engine/record.ts'
import { judgeRecord, randomOfView, replaySteps } from '../../src/main/judge-record.ts'
import { person, sittingOf, uidOf } from '../archive/records.ts'
import { chance } from './chance.ts'

/** Actions of a partie that a person chose; the others were played by the book. */
const OWN = 24

/** A partie of persons who do anything: most of it is the book's, the rest with and without hints. */
function recordOf(game: Game, seed: number): RecordDocument {
  const made = chooseOptions(game.options, game.presets, game.preset, {})
  if ('fault' in made) throw new Error(made.fault)
  const names = ['Anna', 'Bert', 'Cora', 'Dora'].slice(0, game.countSeats(made.options))
  const players = names.map(person)
  const head = { game: game.id, preset: null, players, began: null, zone: null, practice: false }
  const record = sittingOf({ ...head, parties: 1, end: 'over' }, uidOf(seed), chance(seed))
  requireValue(record.parties[0])
    .deals.flatMap(({ actions }) => actions)
    .forEach((action, place) => {
      if (place >= OWN) action.standIn = true
      else if (place % 3 === 0) action.hint = true
    })
  return record
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe.each(GAMES.map((game) => ({ id: game.id, game })))('a partie of $id', ({ game }) => {
  const record = recordOf(game, 5)
  const moments = replaySteps(record)
  const judging = judgeRecord(record)

  test('its rows add up to what the review shows, seat by seat', async () => {
    const { decisions, analysis } = await judging
    expect(decisions.length).toBeGreaterThan(4)
    analysis.accounts.forEach((account, seat) => {
      const own = decisions.filter((one) => one.seat === seat)
      const alone = own.filter(({ hinted }) => !hinted)
      expect(account?.decisions).toBe(alone.length)
      expect(account?.hinted).toBe(own.length - alone.length)
      expect(account?.cost).toBe(sum(alone.map(({ cost }) => cost)))
    })
    const slips = decisions.filter(({ cost }) => cost > 0)
    expect(new Set(slips.map(({ step }) => step))).toEqual(
      new Set(analysis.slips.map(({ step }) => step)),
    )
    expect(sum(slips.map(({ cost }) => cost))).toBeCloseTo(
      sum(analysis.slips.map(({ cost }) => cost)),
      12,
    )
  })

  test('a row says what was done, what was held, and how the score stood', async () => {
    const ai = await game.loadAi()
    for (const row of (await judging).decisions) {
      const { before, deal, action } = requireValue(moments[row.step + 1])
      const done = toGameAction(requireValue(action ?? undefined))
      const view = game.viewFor(before, row.seat)
      const legal = game.legalActions(before, row.seat)
      expect(isSameAction(row.done, done)).toBe(true)
      expect(legal.some((one) => isSameAction(one, row.best))).toBe(true)
      expect([row.deal, row.held]).toEqual([deal, view.hands[row.seat]])
      expect(row.score[0]).toBe(view.score[sideOf(row.seat, view.score.length)])
      expect(row.score.toSorted()).toEqual(view.score.toSorted())
      expect({ kind: row.kind, role: row.role }).toEqual(ai.describeDecision(view, legal))
      const difference = row.bestEquity - row.doneEquity
      expect(row.cost === 0 || row.cost > 2 * row.doubt).toBe(true)
      if (row.cost > 0) expect(row.cost).toBe(difference)
      else expect(difference).toBeLessThanOrEqual(2 * row.doubt + 1e-8)
    }
  })

  test('is judged alike whenever it is judged', async () => {
    expect(await judgeRecord(record)).toEqual(await judging)
  })

  test('is judged in part as in full, if some of its steps are wanted', async () => {
    const ai = await game.loadAi()
    await loadAllData(ai)
    const isWanted = (step: number): boolean => step % 4 === 1
    const asked: TableView[] = []
    const { decisions, analysis } = reviewSteps(
      { ai, moments, deal: null, seat: null },
      (view) => {
        asked.push(view)
        return randomOfView(view)
      },
      isWanted,
    )
    const rows = (await judging).decisions.filter(({ step }) => isWanted(step))
    expect(rows.length).toBeGreaterThan(0)
    expect(decisions.map(({ step, cost }) => [step, cost])).toEqual(
      rows.map(({ step, cost }) => [step, cost]),
    )
    expect(sum(analysis.accounts.map((one) => (one?.decisions ?? 0) + (one?.hinted ?? 0)))).toBe(
      rows.length,
    )
    // what is not wanted takes no time
    expect(asked.length).toBeLessThanOrEqual(
      moments.filter(({ action }, at) => action !== null && isWanted(at - 1)).length,
    )
  })

  test('is judged as with all samples for all actions, as far as samples can tell', async () => {
    const ai = await game.loadAi()
    await loadAllData(ai)
    for (const { step, seat, done, cost, doubt } of (await judging).decisions.slice(0, 8)) {
      const { before } = requireValue(moments[step + 1])
      const view = game.viewFor(before, seat)
      const legal = game.legalActions(before, seat)
      const random = ai.triesApart === true ? chance(9) : randomOfView(view)
      const full = requireValue(ai.evaluateActions(view, legal, COACH_EFFORT, random) ?? undefined)
      const [own, best] = [
        requireValue(full.find(({ action }) => isSameAction(action, done))),
        requireValue(findBest(full) ?? undefined),
      ]
      const apart = Math.abs(computeCost(own, best) - cost)
      // one of the two may be within two standard errors, and the other just beyond
      expect(apart, `step ${step}`).toBeLessThan(
        5 * Math.hypot(doubt, doubtBetween(own, best)) + 0.01,
      )
    }
  })
})

describe('samples are spent where they tell something', () => {
  const whist = requireValue(findGame('whist') ?? undefined)
  const CARDS: readonly Card[] = ['AS', 'KS', '9H', '2C']
  const legal = CARDS.map((card) => ({ do: 'play', card }))
  const [ace, king, nine, two] = legal as [AnyAction, AnyAction, AnyAction, AnyAction]

  /** What is tried: how many samples, and which cards. */
  type Round = readonly [samples: number, ...cards: readonly (Card | undefined)[]]

  /** Judges `done` where each card is worth so much, with doubts of a sample as given. */
  async function weigh(
    worth: Readonly<Record<string, number>>,
    spread: number,
    done: AnyAction,
    apart = true,
  ) {
    const rounds: Round[] = []
    const { triesApart: _, ...ai } = await whist.loadAi()
    const valued: GameAi = {
      ...ai,
      ...(apart ? { triesApart: true } : {}),
      evaluateActions(__: TableView, some: readonly AnyAction[], { samples }: Effort) {
        rounds.push([samples, ...some.map(({ card }) => card)])
        const error = spread / Math.sqrt(samples)
        const most = Math.max(...some.map(({ card }) => worth[card ?? ''] ?? 0))
        return some.map((action): ActionValue => {
          const equity = worth[action.card ?? ''] ?? 0
          const value = { points: 0, against: 0, chance: null, point: null, vole: null }
          return { ...value, action, equity, error, doubt: equity === most ? 0 : error }
        })
      },
    }
    const state = whist.startPartie({}, [0, 0])
    const view = whist.viewFor(state, 0)
    return { rounds, values: weighActions(valued, view, legal, done, randomOfView(view)) }
  }

  test('what is clearly the best is tried once', async () => {
    const { rounds } = await weigh({ AS: 0.5, KS: 0.1, '9H': 0, '2C': 0 }, 0.3, ace)
    expect(rounds).toEqual([[200, 'AS', 'KS', '9H', '2C']])
  })

  test('what is clearly a slip is tried once', async () => {
    const { rounds } = await weigh({ AS: 0.5, KS: 0.1, '9H': 0, '2C': 0 }, 0.3, two)
    expect(rounds).toHaveLength(1)
  })

  test('what is in doubt is tried further, with what may be the best, up to all samples', async () => {
    const worth = { AS: 0.5, KS: 0.48, '9H': 0.1, '2C': 0 }
    const { rounds, values } = await weigh(worth, 0.3, king)
    const later: Round = [200, 'AS', 'KS']
    expect(rounds).toEqual([[200, 'AS', 'KS', '9H', '2C'], later, later, later])
    expect(sum(rounds.map(([samples]) => samples))).toBe(COACH_EFFORT.samples)
    const doubt = values?.find(({ action }) => action === king)?.doubt
    expect(doubt).toBeCloseTo(0.3 / Math.sqrt(COACH_EFFORT.samples), 9)
  })

  test('what was done is tried to the end, although others are better', async () => {
    const worth = { AS: 0.5, KS: 0.49, '9H': 0.42, '2C': 0 }
    const { rounds } = await weigh(worth, 0.35, nine)
    expect(rounds.length).toBeGreaterThan(1)
    expect(rounds.at(-1)).toContain('9H')
  })

  test('a difference that counts for nothing is not looked into', async () => {
    const { rounds } = await weigh({ AS: 0.5, KS: 0.4999, '9H': 0, '2C': 0 }, 0.01, king)
    expect(rounds).toHaveLength(1)
  })

  test('what was counted is not counted again', async () => {
    const { rounds } = await weigh({ AS: 0.5, KS: 0.48, '9H': 0.1, '2C': 0 }, 0, king)
    expect(rounds).toHaveLength(1)
  })

  test('a game whose actions are tried together has all its samples at once', async () => {
    const { rounds } = await weigh({ AS: 0.5, KS: 0.48, '9H': 0.1, '2C': 0 }, 0.3, king, false)
    expect(rounds).toEqual([[800, 'AS', 'KS', '9H', '2C']])
  })
})
