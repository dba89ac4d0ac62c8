// Pointing out a breach while two computer players sit at the table of an evening (S-6): the offer,
// its record, and its line in the log.
import { describe, expect, test } from 'vitest'
import type { LogLine, Scene } from '../../src/shared/bridge.ts'
import type { Review } from '../../src/shared/review.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { recordLine } from '../../src/main/engine/canonical.ts'
import { readNotation } from '../../src/main/engine/notation/read.ts'
import { writeNotation } from '../../src/main/engine/notation/write.ts'
import { readRecord } from '../../src/main/engine/record.ts'
import type { AiClient } from '../../src/main/table/ai-client.ts'
import { randomOf } from '../store/played.ts'
import { type Host, computer, goOn, host, person, reopened, setup } from './at-evening.ts'
import { recordOf, thinking } from './at-table.ts'
import { cardsIn } from './knowing.ts'

const NOT_NOW = { code: 'notNow' }
const GUESTS = [computer('rulebook'), computer('rulebook'), person('Anna')]
const LOOSE = { irregularities: true }

/**
 * Players who follow suit only by chance and claim nothing; they say nothing while something can be
 * pointed out.
 */
function carelessly(thinks: AiClient, at: () => Host): AiClient {
  const choice = (legal: readonly AnyAction[]): AnyAction | null =>
    legal.findLast(({ do: word }) => word === 'play' || word === 'stand' || word === 'count') ??
    null
  return {
    ...thinks,
    chooseAction: ({ legal, onTurn }) =>
      at().scene().breach === null
        ? Promise.resolve(onTurn ? choice(legal) : null)
        : new Promise(() => {}),
  }
}

function watched(): Host {
  const at: Host = host({ thinks: carelessly(thinking(), () => at) })
  return at
}

/** Sits down to a rotation and looks on until something can be pointed out. */
async function untilBreach(at: Host): Promise<Scene> {
  await at.sit('beginEvening', setup('rotation', GUESTS, {}, LOOSE))
  while (at.evening().phase !== 'playing') await goOn(at, randomOf(1))
  expect(at.refused('pointOut')).toEqual(NOT_NOW)
  while (at.scene().breach === null) await goOn(at, randomOf(1))
  return at.scene()
}

const pointedOut = (log: readonly LogLine[]): readonly LogLine[] =>
  log.filter(({ kind }) => kind === 'pointedOut')

describe('S-6 an onlooker', () => {
  test('points out a renonce (E-40): it is claimed for the seat entitled to it, and the log says so', async () => {
    const at = watched()
    const scene = await untilBreach(at)
    expect(scene).toMatchObject({
      breach: { rule: 'E-40' },
      choices: [],
      view: { eye: 'onlooker' },
    })
    expect(scene.view.hands.every((hand) => typeof hand === 'number')).toBe(true)
    expect(cardsIn(scene.breach)).toEqual([])
    const seat = scene.breach?.seat
    const after = at.ask<Scene>('pointOut')
    expect(after.log.slice(scene.log.length)).toMatchObject([
      { kind: 'pointedOut', seat },
      { kind: 'heard', event: { did: 'claimedRenonce', seat, right: true } },
      { kind: 'heard', event: { did: 'laidOpen' } },
    ])
    expect(after.breach).toBeNull()
    expect(at.refused('pointOut')).toEqual(NOT_NOW)
    const record = recordOf(at.here.db, scene.sitting)
    expect(record.parties[0]?.deals.at(-1)?.actions.at(-1)).toMatchObject({
      seat,
      do: 'claimRenonce',
      pointedOut: true,
    })
    at.calls.close()
  })

  test('and that stays recorded after a crash, in a review, and in an export', async () => {
    const at = watched()
    await untilBreach(at)
    at.ask('pointOut')
    const { log, sitting } = at.scene()
    const again: Host = reopened(
      at,
      carelessly(thinking(), () => again),
    )
    await again.sit('takeUpEvening', at.evening().id)
    const resumed = await again.sit<Scene>('playInEvening')
    expect(resumed.log.slice(0, log.length)).toEqual(log)
    while (again.evening().parties === 0) {
      if (again.scene().breach === null) await goOn(again, randomOf(1))
      else again.ask('pointOut')
    }

    const record = recordOf(again.here.db, sitting)
    const flagged = record.parties
      .flatMap(({ deals }) => deals.flatMap(({ actions }) => actions))
      .filter((action) => action['pointedOut'] === true)
    const lines = pointedOut(again.scene().log)
    expect(lines).toHaveLength(flagged.length)
    expect(lines.slice(0, 1)).toEqual(pointedOut(log))
    expect(readRecord(JSON.parse(recordLine(record)))).toEqual({ record })
    expect(readNotation(writeNotation(record))).toEqual({ record })
    const review = await again.sit<Review>(
      'loadReview',
      { kind: 'kept', sitting, partie: 1 },
      'open',
    )
    expect(pointedOut(review.log)).toEqual(lines)
    at.calls.close()
    again.calls.close()
  })

  test('has nothing to point out where nothing may go wrong', async () => {
    const at = watched()
    await at.sit('beginEvening', setup('rotation', GUESTS))
    while (at.evening().parties === 0) {
      await goOn(at, randomOf(1))
      expect(at.evening().phase === 'playing' ? at.scene().breach : null).toBeNull()
    }
    at.calls.close()
  })
})
