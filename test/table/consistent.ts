// What holds of every scene, whatever is played.
import { expect } from 'vitest'
import type { LogLine, Scene } from '../../src/shared/bridge.ts'
import type { Cards } from '../../src/shared/view.ts'
import { isEcarteView } from '../../src/shared/games/ecarte.ts'

const countOf = (cards: Cards): number => (typeof cards === 'number' ? cards : cards.length)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The score as the log tells it. */
function scoreTold(log: readonly LogLine[]): readonly number[] {
  const score = [0, 0]
  for (const line of log)
    if (line.kind === 'heard' && 'score' in line.event && 'seat' in line.event && line.event.did === 'marked')
      score[Number(line.event.seat)] = Number(line.event.score)
  return score
}

/** Whether a scene of Écarté fits together, and goes on from the one before it. */
export function expectConsistent(scene: Scene, before: Scene | null): void {
  const { view, choices, awaits, packets, log } = scene
  if (!isEcarteView(view)) throw new Error('no scene of Écarté')
  const me = scene.people[1]?.kind === 'person' ? 1 : 0
  expect(view.eye).toBe(me)
  expect(typeof view.hands[1 - me], 'the other hand is covered').toBe('number')
  expect(scene.options).toEqual(view.options)
  const inDeal = view.phase === 'exchange' || view.phase === 'play'
  expect(awaits).toBe(inDeal ? null : view.phase === 'over' ? 'partie' : 'deal')
  expect(view.turn === null).toBe(!inDeal)
  if (!inDeal) expect(choices).toEqual([])
  if (view.turn === me) expect(choices.length).toBeGreaterThan(0)
  else expect(choices.filter((one) => one.kind !== 'button' || one.action.do !== 'announceKing')).toEqual([])
  if (awaits !== 'deal') expect(packets).toEqual([])
  if (view.phase === 'settled') expect(packets.length > 0, 'whose deal is next').toBe(view.dealer !== me)
  if (view.phase !== 'open') {
    const seen = [...view.hands, ...view.discards].map(countOf)
    expect(sum(seen) + view.talon + sum(view.tricks.map((trick) => trick.cards.length)) + 1, 'all cards').toBe(32)
    expect(log.at(-1)?.deal).toBe(view.deals)
  }
  expect(scoreTold(log)).toEqual(view.score)
  expect(view.score.every((one) => one >= 0 && one <= view.goal)).toBe(true)
  expect(view.outcome === null).toBe(view.phase !== 'over')
  if (view.outcome !== null) expect(scene.view.score[view.outcome.winner]).toBe(view.goal)
  const seeds = log.flatMap((line) => (line.kind === 'seed' ? [line.deal] : []))
  const over = Array.from({ length: view.deals - (inDeal ? 1 : 0) }, (_, n) => n + 1)
  expect(seeds, 'seeds of the deals that are over').toEqual(over)
  if (before === null || before.partie !== scene.partie) return
  expect(log.slice(0, before.log.length), 'what was told stays told').toEqual(before.log)
  expect(log.length).toBeGreaterThan(before.log.length)
  expect({ ...scene, view: 0, choices: 0, log: 0, awaits: 0, packets: 0 }).toEqual({
    ...{ ...before, view: 0, choices: 0, log: 0, awaits: 0, packets: 0 },
  })
}
