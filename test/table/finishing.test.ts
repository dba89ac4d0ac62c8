// A partie among computer players that is finished at once, at the table or from the round.
import { expect, test } from 'vitest'
import type { Evening } from '../../src/shared/evening.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { randomOf } from '../store/played.ts'
import { recordOf } from './at-table.ts'
import { type Host, computer, goOn, host, person, setup } from './at-evening.ts'

const NOT_NOW = { code: 'notNow' }
/** Anna waits while the others play. */
const guests = [computer('novice'), computer('club'), person('Anna')]
/** Two parties decide who leaves the table. */
const waits = setup('rotation', guests, { partiesATurn: 2 })

/** An evening in which computer players are about to play without a person. */
async function begin(): Promise<Host> {
  const at = host()
  await at.sit<Evening>('beginEvening', waits)
  // nothing of it waits for a pause
  saveSettings(at.here.db, { ...DEFAULT_SETTINGS, pace: 'slow' })
  return at
}

const isAlone = ({ guests: all, seats }: Evening): boolean =>
  seats?.every((guest) => all[guest]?.kind === 'computer') === true

/** Plays on to the next partie of computer players alone. */
async function untilAlone(at: Host): Promise<void> {
  const random = randomOf(3)
  saveSettings(at.here.db, { ...DEFAULT_SETTINGS, pace: 'instant' })
  while (!(at.evening().phase === 'ready' && isAlone(at.evening()))) await goOn(at, random)
  saveSettings(at.here.db, { ...DEFAULT_SETTINGS, pace: 'slow' })
}

async function untilPlayed(at: Host, parties: number): Promise<number> {
  const since = performance.now()
  while (at.evening().parties < parties) await at.shown()
  return performance.now() - since
}

test('from the round: no pause, no table, and the round shows who has won', async () => {
  const at = await begin()
  await untilAlone(at)
  const { parties } = at.evening()
  const shown = at.here.shown.length
  expect(at.ask<Evening>('finishPartie').phase).toBe('playing')
  expect(at.refused('finishPartie')).toEqual(NOT_NOW)
  expect(await untilPlayed(at, parties + 1)).toBeLessThan(20_000)
  expect(at.evening().story.at(-1)?.step.did).toBe('played')
  expect(at.here.shown.slice(shown).map(({ awaits }) => awaits)).toEqual(['partie'])
  const last = at.here.shown.at(-1)
  const record = recordOf(at.here.db, last?.sitting ?? 0)
  expect('replay' in replayRecord(record)).toBe(true)
  expect(findGame(record.game)).not.toBeNull()
  at.calls.close()
})

test('at the table: from where it stands, between two deals too, and only the end is shown', async () => {
  const at = await begin()
  await untilAlone(at)
  const { parties } = at.evening()
  at.ask('playInEvening')
  expect(at.scene()).toMatchObject({ awaits: 'deal', view: { eye: 'onlooker' } })
  const shown = at.here.shown.length
  at.ask('finishPartie')
  await untilPlayed(at, parties + 1)
  expect(at.here.shown.slice(shown).map(({ awaits }) => awaits)).toEqual(['partie'])
  expect(at.scene().log.some(({ kind }) => kind === 'heard')).toBe(true)
  at.calls.close()
})

test('main does other work meanwhile, and a table that is left stops', async () => {
  const at = await begin()
  await untilAlone(at)
  const { parties } = at.evening()
  at.ask('finishPartie')
  let worst = 0
  let last = performance.now()
  for (let turn = 0; turn < 20 && at.evening().parties === parties; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    worst = Math.max(worst, performance.now() - last)
    last = performance.now()
  }
  expect(worst).toBeLessThan(500)
  at.ask('leaveEvening')
  const shown = at.here.shown.length
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(at.here.shown.length).toBe(shown)
  at.calls.close()
})

test('a partie with a person is not finished for them', async () => {
  const at = host()
  await at.sit<Evening>('beginEvening', setup('duel', [computer(), person('Anna')]))
  expect(at.evening().phase).toBe('ready')
  expect(at.refused('finishPartie')).toEqual(NOT_NOW)
  at.calls.close()
})
