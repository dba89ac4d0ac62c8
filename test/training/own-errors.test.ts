// Exercises from one's own errors, and a decision of a review or of a finished deal tried again.
import { describe, expect, test } from 'vitest'
import { requireValue } from '../../src/shared/card.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { judgeRecord } from '../../src/main/judge-record.ts'
import { loadPartie } from '../../src/main/store/load.ts'
import { saveJudged } from '../../src/main/store/judged.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import { findPersonByName } from '../../src/main/store/people.ts'
import { loadSettings, saveSettings } from '../../src/main/store/settings.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { isSameAction } from '../../src/shared/view.ts'
import { chosen } from '../table/choosing.ts'
import { ecarte, optionsOf, randomOf, sittingOf, writePartie } from '../store/played.ts'
import { type Practised, WISH, answeredIn, practise, stored } from './practising.ts'

const OWN = { ...WISH, sources: ['own' as const] }

/** A room with a partie that Anna has played without thinking, judged by the coach. */
async function afterPartie() {
  const room = practise()
  const sitting = sittingOf(room.db, ecarte)
  const place = { sitting, partie: 1 }
  writePartie(room.db, ecarte, place, randomOf(4))
  const record = requireValue(loadPartie(room.db, place) ?? undefined)
  const judged = await judgeRecord(record)
  const hash = requireValue(record.parties[0]?.sha256)
  expect(saveJudged(room.db, place, judged, { coach: 1, hash, now: 0 })).toBe(true)
  const errors = judged.decisions
    .filter(({ seat, cost, hinted }) => seat === 0 && cost >= 0.01 && !hinted)
    .toSorted((a, b) => b.cost - a.cost)
  return { room, place, errors, decisions: judged.decisions }
}

const ownErrors = async (room: Practised): Promise<number> => {
  const { games } = await room.ask('loadExercises')
  return requireValue(games.find(({ id }) => id === WISH.game)).ownErrors
}

test('the costliest error comes first; what was done is told after the answer only', async () => {
  const { room, place, errors } = await afterPartie()
  expect(errors.length).toBeGreaterThan(1)
  expect(await ownErrors(room)).toBe(errors.length)
  const scene = await room.ask('startExercises', OWN)
  const [worst] = errors
  expect(scene.exercise).toMatchObject({ source: 'own', answered: null })
  expect(JSON.stringify(scene)).not.toContain('original')
  const { evaluations } = await room.ask('requestHint')
  const done = requireValue(
    evaluations.find((one) => isSameAction(one.action, worst?.done ?? { do: '' })),
  )
  const answered = answeredIn(await room.ask('act', done.action, false))
  expect(answered.cost).toBeGreaterThan(0)
  expect(answered.original).toEqual(done.action)
  expect(answered.reference).toMatchObject({
    from: 'partie',
    place: { ...place, step: worst?.step },
  })
  expect(await ownErrors(room)).toBe(errors.length - 1)
})

test('an exercise outlasts its partie in the trash, of whose errors no new ones are made', async () => {
  const { room, place } = await afterPartie()
  const scene = await room.ask('startExercises', OWN)
  await room.ask('requestHint')
  const { evaluations } = await room.ask('requestHint')
  await room.ask('act', requireValue(evaluations.at(-1)).action, false)
  setTrashed(room.db, place, 1)
  expect(await ownErrors(room)).toBe(0)
  const again = await room.ask('startExercises', OWN)
  expect(again.view).toEqual(scene.view)
  expect(again.exercise).toMatchObject({ isRepeated: true, of: 1 })
})

test('two people who become one keep their exercises, with answers and schedule', async () => {
  const { room, errors } = await afterPartie()
  const missed = await room.ask('startExercises', OWN)
  const { evaluations } = await room.ask('requestHint')
  await room.ask('act', requireValue(evaluations.at(-1)).action, false)
  await room.ask('endExercises')
  const before = stored(room)
  const told = await room.ask('loadExercises')
  // the same person under another name, who has played too
  const other = addSitting(
    room.db,
    {
      ...{ game: ecarte.id, preset: ecarte.preset, options: optionsOf(ecarte, ecarte.preset) },
      people: [
        { name: 'Annie', kind: 'person', level: null },
        { name: 'Odile', kind: 'computer', level: 'rulebook' },
      ],
    },
    0,
  )
  writePartie(room.db, ecarte, { sitting: other, partie: 1 }, randomOf(5))
  const numberOf = (name: string): number =>
    requireValue(findPersonByName(room.db, name) ?? undefined)
  await room.ask('mergePeople', numberOf('Anna'), numberOf('Annie'))
  saveSettings(room.db, { ...loadSettings(room.db), name: 'Annie' })
  expect(stored(room)).toEqual(before)
  expect(await room.ask('loadExercises')).toEqual(told)
  expect(await ownErrors(room)).toBe(errors.length - 1)
  // what is an exercise already is no new error under the other name either
  expect((await room.ask('startExercises', OWN)).view).not.toEqual(missed.view)
  expect((await room.ask('checkArchive')).findings).toEqual([])
})

test('decisions of the archive are practised in their order, and nothing else', async () => {
  const { room, place, decisions } = await afterPartie()
  const two = decisions.filter(({ seat }) => seat === 1).slice(0, 2)
  const positions = two.map(({ step }) => ({ ...place, step }))
  const first = await room.ask('startExercises', { ...OWN, positions })
  expect(first.exercise).toMatchObject({ number: 1, of: 2 })
  expect(first.view.eye).toBe(1)
  const second = await room.ask('nextExercise')
  expect(second?.exercise).toMatchObject({ number: 2, of: 2 })
  expect(await room.ask('nextExercise')).toBeNull()
  expect((await room.ask('loadExercises')).last).toBeNull()
})

describe('a decision of a review is tried again', () => {
  test('the position is on the table, the coach says a word, and nothing is stored', async () => {
    const { room, place, errors } = await afterPartie()
    const worst = requireValue(errors[0])
    const shown = { kind: 'kept' as const, ...place }
    const scene = await room.ask('tryAgain', shown, worst.step)
    expect(scene.exercise).toMatchObject({ number: 1, of: 1, isTrial: true })
    const { evaluations } = await room.ask('requestHint')
    const answered = answeredIn(await room.ask('act', requireValue(evaluations[0]).action, false))
    expect(answered).toMatchObject({ nextDue: null, cost: 0 })
    expect(answered.original).toMatchObject({ do: worst.done.do })
    expect(await room.ask('nextExercise')).toBeNull()
    expect(await room.ask('endExercises')).toEqual([])
    expect(room.db.prepare('SELECT count(*) FROM exercise').pluck().get()).toBe(0)
  })

  test('a step without a decision, and a partie that there is not', async () => {
    const { room, place } = await afterPartie()
    const last = requireValue(loadPartie(room.db, place)?.parties[0]?.deals.at(-1))
    const shown = { kind: 'kept' as const, ...place }
    expect(last.actions.length).toBeGreaterThan(0)
    expect(await room.refusal('tryAgain', shown, 9_999)).toEqual({ code: 'notNow' })
    expect(await room.refusal('tryAgain', { ...shown, partie: 9 }, 1)).toEqual({ code: 'notFound' })
  })
})

describe('at a table under way, when a deal is finished', () => {
  /** A room in which so many deals of a partie were played, and what the last one was. */
  async function afterDeals(count: number) {
    const room = practise()
    let scene = await room.ask('startTable', {
      ...{ game: ecarte.id, level: 'novice', preset: ecarte.preset, options: {} },
    })
    for (let deals = 0; ;) {
      if (scene.awaits === 'deal') {
        if (scene.mayJudge && (deals += 1) === count) break
        const [packets = null] = scene.packets
        scene = await room.ask('dealCards', packets)
      } else {
        const action = chosen(scene, randomOf(scene.log.length))
        scene = action === null ? await room.next() : await room.ask('act', action, false)
      }
    }
    const place = { sitting: scene.sitting, partie: scene.partie }
    const record = requireValue(loadPartie(room.db, place) ?? undefined)
    const moments: ReplayStep[] = []
    replayRecord(record, (moment) => void moments.push(moment))
    /** The decisions of a seat in a deal, as steps. */
    const decisionsOf = (of: number, seat: number): readonly number[] =>
      moments.flatMap(({ deal, action }, at) => {
        const before = moments[at - 1]?.state
        const isOwn = deal === of && action?.seat === seat && before !== undefined
        return isOwn && ecarte.legalActions(before, action.seat).length > 1 ? [at - 1] : []
      })
    const last = requireValue(moments.at(-1)).deal
    return { room, scene, shown: { kind: 'kept' as const, ...place }, last, decisionsOf }
  }

  test('one’s own decisions are tried again, and the table is as it was', async () => {
    const { room, scene, shown, last, decisionsOf } = await afterDeals(1)
    const own = decisionsOf(last, 0)
    expect(own.length).toBeGreaterThan(0)
    for (const step of own) {
      const trial = await room.ask('tryAgain', shown, step)
      expect(trial.exercise).toMatchObject({ isTrial: true })
      expect(trial.view.eye).toBe(0)
      await room.ask('endExercises')
      expect(await room.ask('resumeTable', scene.sitting)).toEqual(scene)
    }
  })

  test('those of another seat, and of a deal before it, are refused', async () => {
    const { room, scene, shown, last, decisionsOf } = await afterDeals(2)
    const others = [decisionsOf(last, 1), decisionsOf(last - 1, 0), decisionsOf(last - 1, 1)]
    for (const steps of others) {
      expect(steps.length).toBeGreaterThan(0)
      for (const step of steps)
        expect(await room.refusal('tryAgain', shown, step)).toEqual({ code: 'notNow' })
    }
    expect(await room.ask('resumeTable', scene.sitting)).toEqual(scene)
  })
})
