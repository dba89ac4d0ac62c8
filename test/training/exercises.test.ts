// A session of exercises, as the window has it: the calls, the real thinking thread, a data file.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireValue } from '../../src/shared/card.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import type { ExerciseSummary } from '../../src/shared/exercises.ts'
import { chosen } from '../table/choosing.ts'
import { folder } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { type Practised, WISH, answeredIn, practise } from './practising.ts'

/** Any action that may be done now. */
const someAction = (scene: Scene): AnyAction =>
  requireValue(chosen(scene, randomOf(1)) ?? undefined)

/** Answers the exercise on the table with the best action or the worst. */
async function answer(room: Practised, scene: Scene | null, how: 'best' | 'worst') {
  const { view, choices } = requireValue(scene ?? undefined)
  const legal = choices.flatMap((one) => (one.kind === 'pick' ? [] : one.action))
  const { evaluations } = await room.company.aiClient.computeHint({ view, legal })
  const { action } = requireValue(how === 'best' ? evaluations[0] : evaluations.at(-1))
  return answeredIn(await room.ask('act', action, false))
}

/** What the page tells of Écarté. */
const ofEcarte = ({ games }: ExerciseSummary) =>
  requireValue(games.find(({ id }) => id === WISH.game))

test('an answer is judged at once; the table stands still until the deal is played on', async () => {
  const room = practise()
  const scene = await room.ask('startExercises', WISH)
  expect(scene.exercise).toMatchObject({
    ...{ number: 1, of: 5, source: 'book', answered: null, isPlayedOn: false, isTrial: false },
    isRepeated: false,
  })
  expect(scene.sitting).toBeLessThan(0)
  expect(scene).toMatchObject({ practice: true, mayTakeBack: false, awaits: null, certain: 0 })
  const action = someAction(scene)
  const after = await room.ask('act', action, false)
  const answered = answeredIn(after)
  expect(answered.done).toEqual(action)
  expect(answered.cost).toBeGreaterThanOrEqual(0)
  expect(answered.original).not.toBeNull()
  expect(answered.reference).toMatchObject({ from: 'book' })
  expect(answered.nextDue).toMatch(/^2026-1[12]-\d\d$/)
  expect(after.choices).toEqual([])
  expect(await room.refusal('act', action, false)).toEqual({ code: 'notNow' })
  expect(await room.refusal('requestHint')).toEqual({ code: 'notNow' })
  const goesOn = await room.ask('playExerciseOn')
  expect(goesOn.exercise).toMatchObject({ isPlayedOn: true, answered })
})

test('the deal is played on to its end against computer players, and ends there', async () => {
  const room = practise()
  let scene = await room.ask('startExercises', { ...WISH, kinds: ['lead'] })
  scene = await room.ask('act', someAction(scene), false)
  scene = await room.ask('playExerciseOn')
  for (let moves = 0; scene.view.phase !== 'settled' && scene.view.phase !== 'over'; moves += 1) {
    expect(moves).toBeLessThan(30)
    const action = chosen(scene, randomOf(moves))
    if (action === null) scene = await room.next()
    else scene = await room.ask('act', action, false)
  }
  expect(scene).toMatchObject({ awaits: null, exercise: { isPlayedOn: true } })
  expect(await room.refusal('dealCards', null)).toEqual({ code: 'notNow' })
})

test('a session has as many exercises as wished, and tells what was answered', async () => {
  const room = practise()
  const wish = { ...WISH, kinds: ['lead'] }
  const first = await room.ask('startExercises', wish)
  const costs = [(await answer(room, first, 'worst')).cost]
  for (let number = 2; number <= 5; number += 1) {
    const scene = await room.ask('nextExercise')
    expect(scene?.exercise).toMatchObject({ number, of: 5, kind: 'lead' })
    // the third is skipped
    if (number !== 3) costs.push((await answer(room, scene, number === 4 ? 'best' : 'worst')).cost)
  }
  expect(await room.ask('nextExercise')).toBeNull()
  const results = await room.ask('endExercises')
  expect(results.map(({ cost }) => cost)).toEqual(costs)
  expect(results.every(({ game, source }) => game === WISH.game && source === 'book')).toBe(true)
  const summary = await room.ask('loadExercises')
  expect(ofEcarte(summary)).toMatchObject({ practised: 4, due: 0 })
  expect(summary.days.reduce((sum, one) => sum + one.answers, 0)).toBe(4)
  expect(summary.days.reduce((sum, one) => sum + one.cost, 0)).toBeCloseTo(
    costs.reduce((sum, one) => sum + one, 0),
  )
  expect(summary.last).toEqual(wish)
  expect(await room.refusal('nextExercise')).toEqual({ code: 'noTable' })
})

test('what was missed comes back earlier than what was found', async () => {
  const room = practise()
  const wish = { ...WISH, kinds: ['lead'] }
  const missed = await answer(room, await room.ask('startExercises', wish), 'worst')
  const found = await answer(room, await room.ask('nextExercise'), 'best')
  expect(missed.cost).toBeGreaterThan(0)
  expect(found.cost).toBe(0)
  const [early, late] = [missed.nextDue ?? '', found.nextDue ?? '']
  expect(early < late).toBe(true)
})

test('an answer after a hint is not right, though it costs nothing', async () => {
  const room = practise()
  await room.ask('startExercises', { ...WISH, kinds: ['lead'] })
  const { evaluations } = await room.ask('requestHint')
  const { action } = requireValue(evaluations[0])
  expect(answeredIn(await room.ask('act', action, false)).cost).toBe(0)
  const { days } = await room.ask('loadExercises')
  expect(days).toMatchObject([{ answers: 1, right: 0, cost: 0 }])
})

test('the same position once more is not counted', async () => {
  const room = practise()
  const scene = await room.ask('startExercises', { ...WISH, kinds: ['lead'] })
  await answer(room, scene, 'worst')
  const again = await room.ask('repeatExercise')
  expect(again.view).toEqual(scene.view)
  expect(again.exercise).toEqual(scene.exercise)
  expect((await answer(room, again, 'best')).nextDue).toBeNull()
  expect(await room.ask('endExercises')).toHaveLength(1)
  const { days } = await room.ask('loadExercises')
  expect(days).toMatchObject([{ answers: 1 }])
})

test('a position made on the spot is of the kind, and can be answered', async () => {
  const room = practise()
  const wish = { ...WISH, sources: ['made' as const], kinds: ['lead'], difficulty: 'easy' as const }
  const scene = await room.ask('startExercises', wish)
  expect(scene.exercise).toMatchObject({ source: 'made', kind: 'lead', number: 1, of: 5 })
  const answered = await answer(room, scene, 'worst')
  expect(answered).toMatchObject({ original: null, reference: null })
  expect(answered.cost).toBeGreaterThanOrEqual(0.08)
  expect((await room.ask('nextExercise'))?.exercise?.number).toBe(2)
})

test('illegal actions are refused with the rule, and answer nothing', async () => {
  const room = practise()
  const scene = await room.ask('startExercises', { ...WISH, kinds: ['lead'] })
  expect(await room.refusal('act', { do: 'propose' }, false)).toMatchObject({ code: 'breach' })
  await expect(room.ask('loadExercises')).resolves.toMatchObject({ days: [] })
  expect((await answer(room, scene, 'best')).cost).toBe(0)
})

test('nothing at the table of an exercise is undone, given up or dealt', async () => {
  const room = practise()
  await room.ask('startExercises', WISH)
  for (const name of ['takeBack', 'pointOut', 'playOut', 'startNextPartie', 'uncover'] as const)
    expect(await room.refusal(name)).toEqual({ code: 'notNow' })
  expect(await room.refusal('giveUp', 'deal')).toEqual({ code: 'notNow' })
  expect(await room.refusal('priceGiveUp', 'deal')).toEqual({ code: 'notNow' })
  expect(await room.refusal('dealCards', null)).toEqual({ code: 'notNow' })
  expect(await room.refusal('playExerciseOn')).toEqual({ code: 'notNow' })
})

test('exercises touch no scores and no records: the archive stays empty', async () => {
  const room = practise()
  const scene = await room.ask('startExercises', { ...WISH, kinds: ['lead'] })
  await answer(room, scene, 'worst')
  const hall = await room.ask('loadHall')
  expect([hall.open, hall.last, hall.left]).toEqual([[], [], null])
  await room.ask('leaveTable')
  expect((await room.ask('loadHall')).left).toBeNull()
  expect((await room.ask('checkArchive')).findings).toEqual([])
  for (const table of ['sitting', 'partie', 'deal', 'action', 'partie_fact', 'standing', 'person'])
    expect([table, room.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()]).toEqual([
      table,
      0,
    ])
})

test('a session whose table was left is over', async () => {
  const room = practise()
  await room.ask('startExercises', WISH)
  await room.ask('leaveTable')
  for (const name of ['nextExercise', 'repeatExercise', 'playExerciseOn'] as const)
    expect(await room.refusal(name)).toEqual({ code: 'noTable' })
  expect(await room.ask('endExercises')).toEqual([])
})

test('nothing fits: of one’s own errors there are none yet, and nothing is due', async () => {
  const room = practise()
  expect(await room.refusal('startExercises', { ...WISH, sources: ['own'] })).toEqual({
    code: 'noExercise',
  })
  expect(await room.refusal('startExercises', { ...WISH, onlyDue: true })).toEqual({
    code: 'noExercise',
  })
  expect((await room.ask('loadExercises')).last).toBeNull()
})

test('schedule and results are there again after a restart; what is due comes first', async () => {
  const file = join(folder(), 'cercle.db')
  const before = practise(file)
  const wish = { ...WISH, kinds: ['lead'] }
  const missed = await before.ask('startExercises', wish)
  await answer(before, missed, 'worst')
  const told = await before.ask('loadExercises')
  before.close()
  before.data.close()
  const later = practise(file, 40 * 24 * 3_600_000)
  const summary = await later.ask('loadExercises')
  expect(summary).toEqual({
    ...told,
    games: told.games.map((one) => (one.id === WISH.game ? { ...one, due: 1 } : one)),
  })
  const due = await later.ask('startExercises', { ...wish, onlyDue: true })
  expect(due.view).toEqual(missed.view)
  expect(due.exercise).toMatchObject({ number: 1, of: 1, isRepeated: true })
  await answer(later, due, 'best')
  expect(await later.ask('nextExercise')).toBeNull()
})
