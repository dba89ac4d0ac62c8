// The invariants of every scene, whatever is played.
import { expect } from 'vitest'
import type { LogLine, Scene } from '../../src/shared/bridge.ts'
import type { Cards } from '../../src/shared/view.ts'
import { isEcarteView } from '../../src/shared/games/ecarte.ts'

const countOf = (cards: Cards): number => (typeof cards === 'number' ? cards : cards.length)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The events that change a score (E-37, E-38). */
const SCORED: ReadonlySet<string> = new Set(['marked', 'lostPoint', 'unmarked'])

/** The calls out of turn: the king, points due, and noticed slips. */
const OUT_OF_TURN: ReadonlySet<string> = new Set([
  ...['announceKing', 'mark', 'claimNumber', 'claimDealer', 'claimRenonce'],
])

/** The score according to the log. */
function scoreTold(log: readonly LogLine[]): readonly number[] {
  const score = [0, 0]
  for (const line of log)
    if (
      line.kind === 'heard' &&
      'score' in line.event &&
      'seat' in line.event &&
      SCORED.has(line.event.did)
    )
      score[Number(line.event.seat)] = Number(line.event.score)
  return score
}

/** Returns true if a scene of Écarté is consistent, and continues the one before it. */
export function expectConsistent(scene: Scene, before: Scene | null): void {
  const { view, choices, awaits, packets, log } = scene
  if (!isEcarteView(view)) throw new Error('no scene of Écarté')
  const me = scene.people[1]?.kind === 'person' ? 1 : 0
  expect(view.eye).toBe(me)
  const { slips } = view
  const isOpen = slips?.open[1 - me] === true
  expect(typeof view.hands[1 - me], 'the other hand is covered').toBe(isOpen ? 'object' : 'number')
  expect(scene.options).toEqual(view.options)
  const inDeal = view.phase === 'exchange' || view.phase === 'play' || view.phase === 'reckoning'
  const said = choices.flatMap((one) => (one.kind === 'button' ? [one.action.do] : [one.kind]))
  expect(awaits).toBe(inDeal ? null : view.phase === 'over' ? 'partie' : 'deal')
  expect(view.turn === null).toBe(!inDeal)
  if (!inDeal) expect(said).toEqual(view.due[me] > 0 && view.phase === 'settled' ? ['mark'] : [])
  if (view.turn === me) expect(choices.length).toBeGreaterThan(0)
  else expect(said.filter((word) => !OUT_OF_TURN.has(word))).toEqual([])
  if (awaits !== 'deal') expect(packets).toEqual([])
  const asUsual = slips === undefined || (slips.ended === null && view.putBy === undefined)
  if (view.phase === 'settled' && asUsual)
    expect(packets.length > 0, 'whose deal is next').toBe(view.dealer !== me)
  if (view.phase !== 'open') {
    const apart = (slips?.thrown.length ?? 0) + (slips?.covered ?? 0)
    const seen = [...view.hands, ...view.discards].map(countOf)
    expect(
      sum(seen) + view.talon + sum(view.tricks.map((trick) => trick.cards.length)) + 1 + apart,
      'all cards',
    ).toBe(32)
    expect(log.at(-1)?.deal).toBe(view.deals)
  }
  expect(scoreTold(log)).toEqual(view.score)
  expect(view.score.every((one) => one >= 0 && one <= view.goal)).toBe(true)
  expect(view.outcome === null).toBe(view.phase !== 'over')
  if (view.outcome !== null) expect(scene.view.score[view.outcome.winner]).toBe(view.goal)
  const seeds = log.flatMap((line) => (line.kind === 'seed' ? [line.deal] : []))
  const over = Array.from({ length: view.deals - (inDeal ? 1 : 0) }, (_, n) => n + 1)
  // a deferred deal has the seed of another
  if (slips === undefined) expect(seeds, 'seeds of the deals that are over').toEqual(over)
  else expect(over, 'of these some').toEqual(expect.arrayContaining(seeds))
  expect(new Set(seeds).size, 'each seed once').toBe(seeds.length)
  expect(scene.dealer !== null, 'somebody is to deal').toBe(scene.awaits === 'deal')
  if (before === null || before.partie !== scene.partie) return
  if (before.dealer !== null && inDeal)
    expect(view.dealer, 'who was to deal has dealt').toBe(before.dealer)
  expect(log.slice(0, before.log.length), 'what was told stays told').toEqual(before.log)
  expect(log.length).toBeGreaterThan(before.log.length)
  const changing = {
    moment: 0,
    mayTakeBack: false,
    certain: 0,
    view: 0,
    choices: 0,
    log: 0,
    awaits: 0,
    dealer: 0,
    packets: 0,
    mayJudge: 0,
  }
  expect({ ...scene, ...changing }).toEqual({ ...before, ...changing })
}
