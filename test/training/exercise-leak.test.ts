// An exercise never shows what its seat could not know: with other hidden cards, which the seat
// cannot tell from the real ones, every byte of its scene is the same.
import { expect, test } from 'vitest'
import type { Card } from '../../src/shared/card.ts'
import { requireValue } from '../../src/shared/card.ts'
import type { ActionValue } from '../../src/shared/coach.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { GAME_AIS } from '../../src/main/cli/ais.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { createExerciseTable } from '../../src/main/table/exercise.ts'
import { makePosition } from '../../src/main/training/maker.ts'
import { listExerciseKinds } from '../../src/main/training/plan.ts'
import { type ExercisePosition, findDecision } from '../../src/main/training/position.ts'
import { randomOf } from '../store/played.ts'

import { room, thinking } from '../table/at-table.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'
const TRIES = LONG ? 400 : 40

/** All that a seat has seen up to the position; null if the record cannot be played. */
function historyOf({ record, step }: ExercisePosition, seat: number): string | null {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  if ('fault' in played || moments.length <= step) return null
  const { game } = played.replay
  return JSON.stringify(
    moments
      .slice(0, step + 1)
      .map(({ state, events }) => [
        game.viewFor(state, seat === 0 ? 0 : seat === 1 ? 1 : seat === 2 ? 2 : 3),
        events.map((event) =>
          game.eventFor(event, seat === 0 ? 0 : seat === 1 ? 1 : seat === 2 ? 2 : 3),
        ),
      ]),
  )
}

/** The position with two of its dealt cards exchanged. */
function exchange({ record, step }: ExercisePosition, one: Card, other: Card): ExercisePosition {
  const moved = (card: Card): Card => (card === one ? other : card === other ? one : card)
  const parties = record.parties.map((partie) => ({
    ...partie,
    deals: partie.deals.map(({ talon, ...deal }) => ({
      ...deal,
      hands: deal.hands.map((hand) => hand.map(moved)),
      ...(talon === undefined ? {} : { talon: talon.map(moved) }),
    })),
  }))
  return { record: { ...record, parties }, step }
}

/** A position that its seat cannot tell from this one; null if none was found. */
function findTwin(position: ExercisePosition, seat: number, random: Random) {
  const [deal] = position.record.parties[0]?.deals ?? []
  const cards = [...(deal?.hands ?? []), deal?.talon ?? []].flat()
  const before = historyOf(position, seat)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [one, other] = [0, 0].map(() => requireValue(cards[random.nextInt(cards.length)]))
    if (one === other || one === undefined || other === undefined) continue
    const twin = exchange(position, one, other)
    if (historyOf(twin, seat) === before) return twin
  }
  return null
}

const KINDS = GAME_AIS.map((ai) => [ai.game.id, ai] as const)

test.each(KINDS)('%s: the scene is the same in every kind', async (_, ai) => {
  const { company } = room(thinking())
  const sceneOf = async (position: ExercisePosition) => {
    const shown = { number: 1, of: 1, source: 'made', kind: '', isRepeated: false } as const
    const settle = () => ({ reference: null, nextDue: null })
    const setup = { position, shown: { ...shown, isTrial: false }, settle }
    const table = await createExerciseTable(setup, -1, company)
    const scene = JSON.stringify(table.getScene())
    table.close()
    return scene
  }
  let compared = 0
  for (const kind of listExerciseKinds(ai.kinds))
    for (let number = 1; number <= (LONG ? 40 : 4); number += 1) {
      const position = makeSome(ai, kind, number)
      if (position === null) continue
      const { seat } = requireValue(findDecision(position) ?? undefined)
      const twin = findTwin(position, seat, randomOf(number))
      if (twin === null) continue
      expect(await sceneOf(twin)).toBe(await sceneOf(position))
      compared += 1
    }
  expect(compared).toBeGreaterThan(listExerciseKinds(ai.kinds).length)
})

/** Any position of a kind, however far apart its best actions are: they are not looked at. */
function makeSome(ai: GameAi, kind: string, number: number): ExercisePosition | null {
  let left = 300
  const wish = { game: ai.game.id, kind, difficulty: 'easy' } as const
  const untried: GameAi = { ...ai, evaluateActions: (_, legal) => legal.map(valueByPlace) }
  return makePosition(
    untried,
    wish,
    randomOf(number),
    () => randomOf(1),
    () => (left -= 1) > 0,
  )
}

/** The first action is the best by far. */
const valueByPlace = (action: AnyAction, place: number): ActionValue => ({
  ...{ action, equity: place === 0 ? 1 : 0, error: 0, points: 0, against: 0 },
  ...{ chance: null, point: null, vole: null },
})
