// Questions to the thinking thread: which comes first, and how many may wait.
import { expect, onTestFinished, test } from 'vitest'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import { randomFrom, readSeed } from '../../src/main/engine/random.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { createAiClient } from '../../src/main/table/ai-client.ts'

/** A thread that answers each request after a moment, by its kind. */
const SLOW = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, task: { kind } }) =>
      setTimeout(() => parentPort.postMessage(kind === 'hint' ? { id, hint: {} } : { id, analysis: {} }), 10))
  `)}`,
)

function slowThinking() {
  const thinking = createAiClient(SLOW, 5_000)
  onTestFinished(() => thinking.close())
  return thinking
}

const RECORD: RecordDocument = {
  format: 'cercle-record',
  version: 1,
  game: 'ecarte',
  players: [],
  parties: [],
}

/** A hand in a request. */
function asked() {
  const seed = readSeed('1'.padStart(32, '0'))
  const ecarte = findGame('ecarte')
  const chosen =
    ecarte === null ? null : chooseOptions(ecarte.options, ecarte.presets, ecarte.preset, {})
  if (seed === null || ecarte === null || chosen === null || 'fault' in chosen)
    throw new Error('nothing to ask')
  const random = randomFrom(seed)
  const { state, dealer } = startNewPartie(ecarte, chosen.options, random)
  const deal = nextDeal(
    ecarte,
    chosen.options,
    state,
    { dealer, packets: ecarte.packets[0] ?? '' },
    random,
  )
  const dealt = ecarte.startDeal(state, deal).state
  const seat = ecarte.seatToPlay(dealt) ?? 0
  return { view: ecarte.viewFor(dealt, seat), legal: ecarte.legalActions(dealt, seat) }
}

test('a hint, which a person waits for, comes before the analyses that wait; those come in their order', async () => {
  const thinking = slowThinking()
  const came: string[] = []
  const analyses = Array.from({ length: 60 }, async (_, number) => {
    await thinking.analyseRecord(RECORD, number, null)
    came.push(`analysis ${number}`)
  })
  const hints = ['first', 'second'].map(async (name) => {
    await thinking.computeHint(asked())
    came.push(`${name} hint`)
  })
  await Promise.all([...analyses, ...hints])
  expect(came.slice(0, 4)).toEqual(['analysis 0', 'first hint', 'second hint', 'analysis 1'])
  expect(came.slice(3)).toEqual(Array.from({ length: 59 }, (_, number) => `analysis ${number + 1}`))
})

test('more questions than may wait are refused, and those that wait are answered', async () => {
  const thinking = slowThinking()
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, () => thinking.analyseRecord(RECORD, null, null)),
  )
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(100)
  expect(refused.every((one: unknown) => JSON.stringify(one).includes('"busy"'))).toBe(true)
  expect(results.slice(0, 60).map(({ status }) => status)).not.toContain('rejected')
  await expect(thinking.computeHint(asked())).resolves.toEqual({})
})

test('who closes while questions wait has all of them refused', async () => {
  const thinking = slowThinking()
  const waiting = Promise.allSettled(
    Array.from({ length: 5 }, () => thinking.analyseRecord(RECORD, null, null)),
  )
  await thinking.close()
  expect((await waiting).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 'rejected'),
  )
})
