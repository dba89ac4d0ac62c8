// Undo: of what no opponent has answered and no seat has learnt from; in practice any step.
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { requireValue } from '../../src/shared/card.ts'
import { listOpenParties } from '../../src/main/store/list.ts'
import { listUndoneActions } from '../../src/main/store/taken-back.ts'
import { insertPractice, completeDeal } from '../../src/main/table/practice.ts'
import { findPracticeStart } from '../../src/main/table/review.ts'
import { dump } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import {
  type Room,
  ecarte,
  partieOver,
  playUntil,
  recordOf,
  room,
  sitAgain,
  sitDown,
  thinking,
  thinksBy,
} from './at-table.ts'
import type { TableSession } from '../../src/main/table/session.ts'

/** No opponent ever answers: the moment after an own action lasts. */
const silence = () => thinksBy('', 60_000)

const may = (session: TableSession, word: string): AnyAction | null => {
  const choice = session
    .getScene()
    .choices.find((one) => one.kind !== 'pick' && one.action.do === word)
  return choice !== undefined && choice.kind !== 'pick' ? choice.action : null
}
const actions = ({ db }: Room, session: TableSession) =>
  recordOf(db, session.sitting).parties.at(-1)?.deals.at(-1)?.actions ?? []
/** A position without the number of those before it, and without their log. */
const asBefore = (scene: Scene): object => ({ ...scene, moment: 0, log: [] })

/** Sits down where the person is the elder hand and is asked first. */
async function askedFirst(here: Room, preset = 'club'): Promise<TableSession> {
  for (let seed = 1; ; seed += 1) {
    const session = sitDown(here, 'rulebook', preset)
    await playUntil(session, here, randomOf(seed), ({ awaits }) => awaits === 'deal')
    if (session.getScene().packets.length === 0) {
      expect(session.dealCards(null)).toBe(true)
      if (may(session, 'propose') !== null && may(session, 'stand') !== null) return session
    }
    session.close()
  }
}

describe('as long as no opponent has answered', () => {
  test('a proposal is taken back, and everything is as it was; the log says so, and a second time there is nothing', async () => {
    const here = room(silence())
    const session = await askedFirst(here)
    const before = session.getScene()
    expect(before.mayTakeBack).toBe(false)
    expect(session.undo()).toBe(false)
    expect(session.act(requireValue(may(session, 'propose') ?? undefined))).toBeNull()
    expect(session.getScene().mayTakeBack).toBe(true)
    expect(session.undo()).toBe(true)
    expect(asBefore(session.getScene())).toEqual(asBefore(before))
    expect(session.getScene().log).toEqual([...before.log, { kind: 'takenBack', deal: 1, seat: 0 }])
    expect(session.getScene().moment).toBeGreaterThan(before.moment + 1)
    expect(session.undo()).toBe(false)
    expect(here.shown.at(-1)).toEqual(session.getScene())
  })

  test('nothing is lost: it leaves the partie and is stored, and the resumed table shows the same', async () => {
    const here = room(silence())
    const session = await askedFirst(here)
    // a king turned up has been marked already
    const { score } = session.getScene().view
    session.noteHint()
    session.act(requireValue(may(session, 'propose') ?? undefined))
    expect(actions(here, session)).toHaveLength(1)
    session.undo()
    expect(actions(here, session)).toEqual([])
    const place = { sitting: session.sitting, partie: 1 }
    expect(listUndoneActions(here.db, place)).toEqual([{ deal: 1, step: 1, seat: 0, hint: true }])
    const line = listOpenParties(here.db, 99).find(({ sitting }) => sitting === session.sitting)
    expect(line).toMatchObject({ score })
    session.close()
    const again = sitAgain(here, session.sitting)
    expect(again.getScene()).toEqual(session.getScene())
    again.act(requireValue(may(again, 'stand') ?? undefined))
    expect(actions(here, again)).toMatchObject([{ seat: 0, do: 'stand' }])
    again.close()
  })

  test('the hint goes with what is done instead', async () => {
    const here = room(silence())
    const session = await askedFirst(here)
    session.noteHint()
    session.act(requireValue(may(session, 'propose') ?? undefined))
    session.undo()
    session.act(requireValue(may(session, 'stand') ?? undefined))
    expect(actions(here, session)).toMatchObject([{ do: 'stand', hint: true }])
  })

  test('a card led comes back to the hand', async () => {
    const here = room(silence())
    const session = await askedFirst(here)
    session.act(requireValue(may(session, 'stand') ?? undefined))
    while (may(session, 'play') === null)
      session.act(requireValue(may(session, 'announceKing') ?? undefined))
    const before = session.getScene()
    session.act(requireValue(may(session, 'play') ?? undefined))
    expect(session.getScene().view.tricks).toHaveLength(1)
    expect(session.undo()).toBe(true)
    expect(asBefore(session.getScene())).toEqual(asBefore(before))
  })

  test('what was answered stays', async () => {
    const here = room(thinking())
    const session = await askedFirst(here)
    session.act(requireValue(may(session, 'propose') ?? undefined))
    expect(session.getScene().mayTakeBack).toBe(true)
    await here.next()
    expect(session.getScene().mayTakeBack).toBe(false)
    const rows = dump(here.db)
    expect(session.undo()).toBe(false)
    expect(dump(here.db)).toBe(rows)
  })

  test.each([
    ['the table has agreed to it (E-14)', 'classic'],
    ['irregularities are played', 'strict'],
  ])('where %s, what is done is done', async (_, preset) => {
    const here = room(silence())
    const session = await askedFirst(here, preset)
    session.act(requireValue(may(session, 'propose') ?? undefined))
    expect(session.getScene().mayTakeBack).toBe(false)
  })
})

test('through whole parties, nothing that showed anybody a card can be taken back, and taking back never changes the end', async () => {
  for (const seed of [21, 22]) {
    const here = room(thinking())
    const session = sitDown(here, 'random')
    const random = randomOf(seed)
    let taken = 0
    for (let moment = 0; !partieOver(session.getScene()); moment = session.getScene().moment) {
      await playUntil(session, here, random, (scene) => scene.moment > moment)
      const scene = session.getScene()
      const before = here.shown.at(-2)
      if (!scene.mayTakeBack || before === undefined || random.nextInt(2) === 0) continue
      const seen = new Set(JSON.stringify(before.view).match(/"[^"]*"/g))
      const cards = (JSON.stringify(scene.view).match(/"(10|[KQJA987])[SHDC]"/g) ?? []).filter(
        (one) => !seen.has(one),
      )
      expect(cards).toEqual([])
      expect(session.undo()).toBe(true)
      expect(asBefore(session.getScene())).toEqual(asBefore(before))
      taken += 1
    }
    expect(taken).toBeGreaterThan(1)
    expect(here.failures).toEqual([])
    const place = { sitting: session.sitting, partie: 1 }
    expect(listUndoneActions(here.db, place)).toHaveLength(taken)
    const notes = session.getScene().log.filter(({ kind }) => kind === 'takenBack')
    expect(notes).toHaveLength(taken)
    session.close()
    expect(sitAgain(here, session.sitting).getScene()).toEqual(session.getScene())
  }
})

test('in practice one goes back behind what was answered, to the last thing one did', async () => {
  const here = room(thinking())
  const played = sitDown(here, 'rulebook')
  await playUntil(
    played,
    here,
    randomOf(30),
    ({ view }) => view.deals > 0 && view.phase === 'settled',
  )
  const record = recordOf(here.db, played.sitting)
  const from = findPracticeStart(record, 1)
  if (from === null) throw new Error('nothing to go on from')
  played.close()
  const people = record.players.map((one) => ({ ...one, level: one.level ?? null }))
  const { preset: _, ...options } = record.options ?? {}
  const deal = completeDeal(ecarte, options, from.deal, randomOf(32))
  const head = { game: ecarte.id, preset: 'club', options, people, practice: true }
  const session = sitAgain(here, insertPractice(here.db, head, deal, from, 0))
  const asked = (scene: Scene): boolean => scene.view.turn === 0 && scene.choices.length > 0
  const random = randomOf(31)
  // the position itself may lie behind something of one's own
  while (session.undo());
  // a king may be announced before the other leads: nothing is done out of turn yet
  const before = await playUntil(session, here, { ...random, nextInt: () => 1 }, asked)
  await playUntil(
    session,
    here,
    random,
    (scene) => scene.moment > before.moment + 1 && asked(scene),
  )
  const trail: number[] = []
  while (session.getScene().mayTakeBack) {
    trail.push(actions(here, session).length)
    expect(session.undo()).toBe(true)
  }
  expect(trail.length).toBeGreaterThan(0)
  expect(asBefore(session.getScene())).toEqual(asBefore(before))
  expect(actions(here, session).some(({ seat }) => seat === 0)).toBe(false)
  session.close()
})
