// The coach at the table, through the calls of the window and with the real thinking thread: hints,
// the tutor, judgements.
import { afterAll, describe, expect, test } from 'vitest'
import type { Standings } from '../../src/shared/archive.ts'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import type { CallName } from '../../src/shared/calls.ts'
import type { Review } from '../../src/shared/review.ts'
import { type Settings, DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import type {
  Analysis,
  ActionValue,
  CoachSettings,
  Hint,
  TutorWarning,
} from '../../src/shared/coach.ts'
import { type AnyAction, isSameAction } from '../../src/shared/view.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { dump } from '../store/places.ts'
import { randomOf, sittingOf, writePartie } from '../store/played.ts'
import { type AiClient, createAiClient } from '../../src/main/table/ai-client.ts'
import { type Room, callsOf, ecarte, recordOf, room, thinksBy } from './at-table.ts'
import { chosen, ownHand } from './choosing.ts'

type Calls = ReturnType<typeof callsOf>
const kept = (sitting: unknown, partie: unknown) => ({ kind: 'kept', sitting, partie })

/** One thread for all tests: it stores nothing between requests. */
const thread = createAiClient(new URL('../../src/main/ai-worker.ts', import.meta.url), 20_000)
afterAll(() => thread.close())
/**
 * The computer does not speak out of turn (E-17, E-18): while the person is to act nothing else
 * happens.
 */
const thinks: AiClient = {
  ...thread,
  chooseAction: (asked) => (asked.onTurn ? thread.chooseAction(asked) : Promise.resolve(null)),
}

const SETUP = { game: 'ecarte', level: 'random', preset: 'club', options: {} }
const coach = (some: Partial<CoachSettings>): Settings => ({
  ...DEFAULT_SETTINGS,
  language: 'en',
  pace: 'instant',
  name: 'Anna',
  coach: { hints: true, tutor: 0, judges: true, ...some },
})

const answerTo = async (
  calls: Calls,
  name: CallName,
  ...args: unknown[]
): Promise<Answer<unknown>> => calls.handleCall(name, args)
async function ask<T>(calls: Calls, name: CallName, ...args: unknown[]): Promise<T> {
  const answer = await answerTo(calls, name, ...args)
  if (!answer.ok) throw new Error(JSON.stringify(answer.refused))
  return answer.value as T
}
async function refused(calls: Calls, name: CallName, ...args: unknown[]): Promise<unknown> {
  const answer = await answerTo(calls, name, ...args)
  return answer.ok ? answer : answer.refused
}

/** A context with a person at the table. */
async function seated(settings: Partial<CoachSettings> = {}, here = room(thinks)) {
  const calls = callsOf(here)
  await ask(calls, 'saveSettings', coach(settings))
  const { sitting } = await ask<Scene>(calls, 'startTable', SETUP)
  return { here, calls, sitting, now: () => ask<Scene>(calls, 'resumeTable', sitting) }
}
type Seated = Awaited<ReturnType<typeof seated>>

/** Everything the scene lets the person do. */
function legalOf({ choices, view }: Scene): readonly AnyAction[] {
  const held = ownHand(view)
  const sets = Array.from({ length: 2 ** held.length }, (_, mask) =>
    held.filter((__, place) => (mask >> place) & 1),
  )
  return choices.flatMap((choice): readonly AnyAction[] =>
    choice.kind === 'pick'
      ? sets
          .filter((cards) => choice.counts.includes(cards.length))
          .map((cards) => ({ do: choice.do, cards }))
      : [choice.action],
  )
}

/** Plays on, without the tutor, until the person is to do what is wanted. */
async function until(
  { here, calls, now }: Seated,
  wanted: (scene: Scene) => boolean,
  seed = 1,
): Promise<Scene> {
  const random = randomOf(seed)
  for (;;) {
    const scene = await now()
    if (wanted(scene)) return scene
    if (scene.awaits === 'partie') await ask(calls, 'startNextPartie')
    else if (scene.awaits === 'deal') await ask(calls, 'dealCards', scene.packets[0] ?? null)
    else if (scene.view.turn === 0) await ask(calls, 'act', chosen(scene, random), true)
    else await here.next()
  }
}

const isMine = ({ view }: Scene): boolean => view.turn === 0
const isChoice = (scene: Scene): boolean => isMine(scene) && legalOf(scene).length > 1
const dealOver = ({ awaits, view }: Scene): boolean => awaits !== null && view.deals > 0

const lastDeal = ({ parties }: RecordDocument) => parties.at(-1)?.deals.at(-1)?.actions ?? []
/** The actions of the person in the last deal, and whether a hint stands with each. */
const hintsOf = (record: RecordDocument): readonly (readonly [string, boolean])[] =>
  lastDeal(record).flatMap(({ seat, do: what, hint }) =>
    seat === 0 ? [[what, hint === true] as const] : [],
  )

/** The state that cannot have changed when nothing was done. */
async function traceOf({ here, now }: Seated): Promise<object> {
  return { rows: dump(here.db), scene: await now(), shown: here.shown.length }
}

describe('a hint', () => {
  test('is refused where there is no table, before the deal, and while the other is to act', async () => {
    const here = room(thinks)
    const calls = callsOf(here)
    expect(await refused(calls, 'requestHint')).toEqual({ code: 'noTable' })
    const at = await seated({}, here)
    expect(await refused(at.calls, 'requestHint')).toEqual({ code: 'notNow' })
    let others = 0
    for (let n = 0; others < 3; n += 1) {
      const scene = await until(at, isMine, n)
      const after = await ask<Scene>(at.calls, 'act', chosen(scene, randomOf(n)), true)
      if (after.view.turn === 0) continue
      expect(await refused(at.calls, 'requestHint')).toEqual({ code: 'notNow' })
      others += 1
    }
    await until(at, ({ awaits }) => awaits === 'partie')
    expect(await refused(at.calls, 'requestHint')).toEqual({ code: 'notNow' })
    expect(here.failures).toEqual([])
  })

  test('is refused to who wants neither hints nor a tutor', async () => {
    const at = await seated({ hints: false })
    await until(at, isMine)
    expect(await refused(at.calls, 'requestHint')).toEqual({ code: 'notNow' })
    await ask(at.calls, 'saveSettings', coach({ hints: false, tutor: 0.05 }))
    expect(await ask<Hint>(at.calls, 'requestHint')).toHaveProperty('evaluations')
  })

  test('is refused at a table that does without, and so is the tutor', async () => {
    const here = room(thinks)
    const calls = callsOf(here)
    await ask(calls, 'saveSettings', coach({ tutor: 0.02 }))
    const { sitting } = await ask<Scene>(calls, 'startTable', {
      ...SETUP,
      options: { hints: false },
    })
    const at = { here, calls, sitting, now: () => ask<Scene>(calls, 'resumeTable', sitting) }
    for (let n = 0; n < 6; n += 1) {
      const scene = await until(at, isChoice, n)
      expect(await refused(calls, 'requestHint')).toEqual({ code: 'notNow' })
      // whatever it costs, there is no question before it is done
      await ask(calls, 'act', chosen(scene, randomOf(n)), false)
    }
    expect(hintsOf(recordOf(here.db, sitting)).some(([, hinted]) => hinted)).toBe(false)
  })

  test('values everything the person may do, the best first, and changes nothing', async () => {
    const at = await seated()
    for (let n = 0; n < 4; n += 1) {
      const scene = await until(at, isChoice, n)
      const before = await traceOf(at)
      const hint = await ask<Hint>(at.calls, 'requestHint')
      expect(hint.evaluations.map(({ action }) => JSON.stringify(action)).toSorted()).toEqual(
        legalOf(scene)
          .map((action) => JSON.stringify(action))
          .toSorted(),
      )
      const equities = hint.evaluations.map(({ equity }) => equity)
      expect(equities).toEqual(equities.toSorted((a, b) => b - a))
      expect(await ask<Hint>(at.calls, 'requestHint'), 'asked again').toEqual(hint)
      expect(await traceOf(at)).toEqual(before)
      await ask(at.calls, 'act', hint.evaluations[0]?.action, false)
    }
    expect(at.here.failures).toEqual([])
  })

  test('stands in the record with the action it was given for, and with no other', async () => {
    const at = await seated()
    const random = randomOf(3)
    const expected: (readonly [string, boolean])[] = []
    for (let n = 0; ; n += 1) {
      const scene = await until(at, (one) => isMine(one) || dealOver(one))
      if (dealOver(scene)) break
      const withHint = n % 2 === 0
      if (withHint) await ask(at.calls, 'requestHint')
      const action = chosen(scene, random)
      await ask(at.calls, 'act', action, false)
      expected.push([action?.do ?? '', withHint])
    }
    expect(hintsOf(recordOf(at.here.db, at.sitting))).toEqual(expected)
    expect(expected.length).toBeGreaterThan(2)
  })

  test('that comes after the action is stored with no action', async () => {
    const at = await seated()
    for (let n = 0; n < 3; n += 1) {
      const scene = await until(at, isChoice, n)
      const late = ask<Hint>(at.calls, 'requestHint')
      await ask(at.calls, 'act', chosen(scene, randomOf(n)), false)
      expect(await late).toHaveProperty('reason')
    }
    await until(at, dealOver)
    for (const { deals } of recordOf(at.here.db, at.sitting).parties)
      for (const { actions } of deals) expect(actions.some(({ hint }) => hint)).toBe(false)
  })

  test('is forgotten when the table was left before the action', async () => {
    const at = await seated()
    const scene = await until(at, isChoice)
    await ask(at.calls, 'requestHint')
    await ask(at.calls, 'leaveTable')
    await ask(at.calls, 'resumeTable', at.sitting)
    await ask(at.calls, 'act', chosen(scene, randomOf(1)), false)
    expect(lastDeal(recordOf(at.here.db, at.sitting)).some(({ hint }) => hint)).toBe(false)
  })
})

describe('the tutor', () => {
  /** Plays until something may be done that gives away what is wanted, beyond any doubt. */
  async function mistake(
    at: Seated,
    least: number,
    most = Infinity,
  ): Promise<{ bad: ActionValue; best: ActionValue }> {
    for (let n = 0; ; n += 1) {
      const scene = await until(at, isChoice, n)
      const { evaluations } = await at.here.company.aiClient.computeHint({
        view: scene.view,
        legal: legalOf(scene),
      })
      const best = evaluations[0]
      const bad = evaluations.find((one) => {
        const cost = (best?.equity ?? 0) - one.equity
        return cost > least && cost < most && cost > 5 * Math.hypot(best?.error ?? 0, one.error)
      })
      if (best !== undefined && bad !== undefined) return { bad, best }
      await ask(at.calls, 'act', best?.action, true)
    }
  }

  test('asks before a costly action is done, and nothing is done; insisting does it', async () => {
    const at = await seated({ tutor: 0.02 })
    for (let n = 0; n < 2; n += 1) {
      const { bad } = await mistake(at, 0.1)
      const before = await traceOf(at)
      const refusal = (await refused(at.calls, 'act', bad.action, false)) as {
        code: string
        warning: TutorWarning
      }
      expect(refusal.code).toBe('tutor')
      const { wish, best, cost } = refusal.warning
      expect([
        isSameAction(wish.action, bad.action),
        isSameAction(best.action, bad.action),
      ]).toEqual([true, false])
      expect(cost).toBeCloseTo(best.equity - wish.equity, 9)
      expect(cost).toBeGreaterThan(0.02)
      expect(await traceOf(at)).toEqual(before)
      expect(await refused(at.calls, 'act', bad.action, false), 'as often as one asks').toEqual(
        refusal,
      )
      await ask(at.calls, 'act', bad.action, true)
      const { hint, seat: _, at: __, ...done } = lastActionOf(recordOf(at.here.db, at.sitting))
      expect(isSameAction(done, bad.action)).toBe(true)
      // a warning is no hint
      expect(hint).toBeUndefined()
    }
    expect(at.here.failures).toEqual([])
  })

  /** The last action of the person. */
  function lastActionOf(record: RecordDocument) {
    const action = record.parties
      .flatMap(({ deals }) => deals.flatMap(({ actions }) => actions))
      .findLast(({ seat }) => seat === 0)
    if (action === undefined) throw new Error('the person has done nothing')
    return action
  }

  test('an action other than the one asked about is judged again', async () => {
    const at = await seated({ tutor: 0.02 })
    const { bad, best } = await mistake(at, 0.1)
    expect(await refused(at.calls, 'act', bad.action, false)).toMatchObject({ code: 'tutor' })
    await ask(at.calls, 'act', best.action, false)
  })

  test('is silent while the best is done, deal after deal', async () => {
    const at = await seated({ tutor: 0.02 })
    for (let n = 0; n < 12; n += 1) {
      const scene = await until(at, (one) => isMine(one) && legalOf(one).length > 1)
      const { evaluations } = await at.here.company.aiClient.computeHint({
        view: scene.view,
        legal: legalOf(scene),
      })
      await ask(at.calls, 'act', evaluations[0]?.action, false)
    }
    expect(at.here.failures).toEqual([])
  })

  test('is silent about what costs less than the player’s limit, and always when they have none', async () => {
    const at = await seated({ tutor: 0.2 })
    const small = await mistake(at, 0.03, 0.15)
    await ask(at.calls, 'act', small.bad.action, false)
    await ask(at.calls, 'saveSettings', coach({ tutor: 0 }))
    const large = await mistake(at, 0.25)
    await ask(at.calls, 'act', large.bad.action, false)
  })

  test('leaves what is not allowed to the rules', async () => {
    const at = await seated({ tutor: 0.02 })
    const scene = await until(at, isChoice)
    const before = await traceOf(at)
    const stray = scene.view.turnUp ?? 'KS'
    const refusal = await refused(at.calls, 'act', { do: 'play', card: stray }, false)
    expect(refusal).toMatchObject({
      code: 'breach',
      breach: { rule: expect.stringMatching(/^E-\d+$/) },
    })
    expect(await traceOf(at)).toEqual(before)
  })

  test('who has left the table meanwhile does nothing there', async () => {
    const at = await seated({ tutor: 0.02 })
    const scene = await until(at, isChoice)
    const doing = refused(at.calls, 'act', chosen(scene, randomOf(1)), false)
    await ask(at.calls, 'leaveTable')
    const rows = dump(at.here.db)
    expect(await doing).toEqual({ code: 'noTable' })
    expect(dump(at.here.db)).toBe(rows)
  })

  test('an action sent twice while it thinks is done once', async () => {
    const at = await seated({ tutor: 0.02 })
    const scene = await until(at, (one) => isChoice(one) && one.view.phase === 'play')
    const { evaluations } = await at.here.company.aiClient.computeHint({
      view: scene.view,
      legal: legalOf(scene),
    })
    const best = evaluations[0]?.action
    const answers = await Promise.all([0, 1].map(() => answerTo(at.calls, 'act', best, false)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('the judgement of a deal', () => {
  test('is refused before one is finished, and while one is being played', async () => {
    const here = room(thinks)
    expect(await refused(callsOf(here), 'judgeDeal')).toEqual({ code: 'noTable' })
    const at = await seated({}, here)
    expect(await refused(at.calls, 'judgeDeal')).toEqual({ code: 'notNow' })
    await until(at, isMine)
    expect(await refused(at.calls, 'judgeDeal')).toEqual({ code: 'notNow' })
  })

  test('covers the person’s decisions in that deal alone', async () => {
    const at = await seated()
    const { view } = await until(at, (scene) => dealOver(scene) && scene.view.deals === 2, 4)
    const judged = await ask<Analysis>(at.calls, 'judgeDeal')
    const { accounts, sides, slips } = judged
    expect(accounts.map((account) => account !== null)).toEqual([true, false])
    expect(sides.map(({ deals }) => deals.map(({ deal }) => deal))).toEqual([
      [view.deals],
      [view.deals],
    ])
    for (const { deal, seat } of slips) expect([deal, seat]).toEqual([view.deals, 0])
    expect(await ask(at.calls, 'judgeDeal'), 'asked again').toEqual(judged)
    expect(at.here.failures).toEqual([])
  })

  test('knows which decisions were made with a hint', async () => {
    const at = await seated()
    for (let slipped = 0; slipped === 0;) {
      const scene = await until(at, (one) => isChoice(one) || dealOver(one))
      if (dealOver(scene)) {
        const { slips } = await ask<Analysis>(at.calls, 'judgeDeal')
        slipped = slips.length
        expect(slips.every(({ hinted }) => hinted)).toBe(true)
        await until(at, isMine)
        continue
      }
      const { evaluations } = await ask<Hint>(at.calls, 'requestHint')
      await ask(at.calls, 'act', evaluations.at(-1)?.action, true)
    }
  })
})

describe('the analysis of a partie', () => {
  /** A room with a finished partie in its data file. */
  function withPast(here: Room) {
    const sitting = sittingOf(here.db, ecarte)
    writePartie(here.db, ecarte, { sitting, partie: 1 }, randomOf(1))
    return { here, sitting, calls: callsOf(here) }
  }

  test('judges both seats, and its slips are steps of the review', async () => {
    const { here, sitting, calls } = withPast(room(thinks))
    const played = (): string => JSON.stringify(recordOf(here.db, sitting))
    const before = played()
    const { accounts, slips, sides } = await ask<Analysis>(calls, 'analysePartie', kept(sitting, 1))
    const { steps, line } = await ask<Review>(calls, 'loadReview', kept(sitting, 1), 'open')
    expect(accounts.every((account) => account !== null && account.decisions > 0)).toBe(true)
    expect(slips.length).toBeGreaterThan(3)
    for (const { step, seat, deal } of slips)
      expect([steps[step]?.view.turn, steps[step]?.view.deals]).toEqual([seat, deal])
    for (const [side, { deals, result, luck, adjusted }] of sides.entries()) {
      expect(deals.at(-1)?.after).toBe(
        (line.outcome?.winner === side ? 1 : -1) * (line.outcome?.value ?? 0),
      )
      expect(luck + adjusted).toBeCloseTo(result, 9)
    }
    expect([played(), here.failures]).toEqual([before, []])
  })

  test('gives a decision the very figures that the coach gives at its step', async () => {
    const { sitting, calls } = withPast(room(thinks))
    const { slips } = await ask<Analysis>(calls, 'analysePartie', kept(sitting, 1))
    expect(slips.length).toBeGreaterThan(3)
    for (const { step, done, best } of slips.slice(0, 6)) {
      const { evaluations } = await ask<Hint>(calls, 'considerStep', kept(sitting, 1), step)
      const equityOf = (one: ActionValue): number | undefined =>
        evaluations.find(({ action }) => isSameAction(action, one.action))?.equity
      expect([equityOf(done), equityOf(best)]).toEqual([done.equity, best.equity])
    }
  })

  test('is stored with a partie of the archive, once, from each seat’s own side', async () => {
    const { here, sitting, calls } = withPast(room(thinks))
    const { accounts, sides } = await ask<Analysis>(calls, 'analysePartie', kept(sitting, 1))
    await ask<Analysis>(calls, 'analysePartie', kept(sitting, 1))
    const wishes = [1, 2].map((person) => ({
      game: 'ecarte',
      person,
      other: null,
      together: false,
    }))
    for (const [seat, wish] of wishes.entries()) {
      const { judged } = await ask<Standings>(calls, 'loadStandings', wish)
      const { result = NaN, adjusted = NaN } = sides[seat] ?? {}
      const { decisions = 0, rate = 0 } = accounts[seat] ?? {}
      expect(judged).toMatchObject({ parties: 1, decisions, result })
      expect(judged?.rate).toBeCloseTo(rate, 9)
      expect(judged?.adjusted).toBeCloseTo(adjusted, 9)
    }
    expect(here.db.prepare('SELECT count(*) FROM verdict').pluck().get()).toBe(2)
  })

  test('is refused of what there is not, and of what is still being played', async () => {
    const { here, sitting, calls } = withPast(room(thinks))
    for (const [one, two] of [
      [sitting + 1, 1],
      [sitting, 2],
      [99, 99],
    ])
      expect(await refused(calls, 'analysePartie', kept(one, two))).toEqual({ code: 'notFound' })
    for (const wrong of [0, -1, 0.5, '1', null])
      expect(await refused(calls, 'analysePartie', kept(wrong, 1))).toEqual({ code: 'malformed' })
    const at = await seated({}, here)
    expect(await refused(at.calls, 'analysePartie', kept(at.sitting, 1))).toEqual({
      code: 'notNow',
    })
    await until(at, isMine)
    expect(await refused(at.calls, 'analysePartie', kept(at.sitting, 1))).toEqual({
      code: 'notNow',
    })
  })
})

describe('a thinking thread', () => {
  /** Its odds show which question it answers. */
  const ANSWER =
    'say({ id, place: 0, hint: { evaluations: [], reason: { why: "even" }, books: [], odds: { hands: id, tricks: [] } } })'
  const dying = (deaths: number, how: string, limit = 5_000) =>
    thinksBy(`if (id <= ${deaths}) { ${how} } else { ${ANSWER} }`, limit)
  const WAYS = ["throw new Error('no idea')", 'process.exit(3)', 'process.exit(0)']

  test.each(WAYS)('that dies once (%s) is replaced and asked again', async (how) => {
    const at = await seated({}, room(dying(1, how)))
    await until(at, isMine)
    expect(await ask<Hint>(at.calls, 'requestHint')).toMatchObject({ odds: { hands: 2 } })
    expect(await ask<Hint>(at.calls, 'requestHint')).toMatchObject({ odds: { hands: 3 } })
    expect(at.here.failures).toEqual([])
  })

  test.each(WAYS)(
    'that dies twice (%s) fails, and the next question is asked of another',
    async (how) => {
      const at = await seated({}, room(dying(2, how)))
      await until(at, isMine)
      const before = await traceOf(at)
      expect(await refused(at.calls, 'requestHint')).toEqual({ code: 'internal' })
      expect(at.here.failures).toHaveLength(1)
      expect(await traceOf(at)).toEqual(before)
      expect(await ask<Hint>(at.calls, 'requestHint')).toMatchObject({ odds: { hands: 3 } })
    },
  )

  test('that takes too long is given up, and not asked again', async () => {
    const at = await seated({}, room(dying(1, '', 700)))
    await until(at, isMine)
    expect(await refused(at.calls, 'requestHint')).toEqual({ code: 'internal' })
    expect(await ask<Hint>(at.calls, 'requestHint')).toMatchObject({ odds: { hands: 2 } })
  })

  test.each([...WAYS, 'for (;;) {}', "say({ id, failed: 'no idea' })", 'say({ id })'])(
    'that never helps (%s) leaves the tutor silent, and no hint is kept',
    async (how) => {
      const at = await seated({ tutor: 0.02 }, room(dying(1e9, how, 150)))
      const scene = await until(at, isChoice)
      expect(await refused(at.calls, 'requestHint')).toEqual({ code: 'internal' })
      const action = chosen(scene, randomOf(1))
      await ask(at.calls, 'act', action, false)
      expect(hintsOf(recordOf(at.here.db, at.sitting)).at(-1)).toEqual([action?.do, false])
    },
  )

  test('busy with an analysis is not ended by a hint that comes too late', async () => {
    const busy =
      'const end = Date.now() + 600; while (Date.now() < end); say({ id, judged: { decisions: [], analysis: { accounts: [], slips: [] } } })'
    const here = room(dying(1, busy, 200))
    const sitting = sittingOf(here.db, ecarte)
    writePartie(here.db, ecarte, { sitting, partie: 1 }, randomOf(1))
    const at = await seated({}, here)
    await until(at, isMine)
    const analysis = answerTo(at.calls, 'analysePartie', kept(sitting, 1))
    await new Promise((resolve) => setImmediate(resolve))
    await answerTo(at.calls, 'requestHint')
    expect(await analysis).toEqual({ ok: true, value: { accounts: [], slips: [] } })
  })
})
