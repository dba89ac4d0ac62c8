// The scenes of main, and those the window still has to draw.
import { expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import {
  isEarlier,
  isSame,
  laterThan,
  enqueueScene,
  pendingAfter,
} from '../../src/renderer/stores/scene-queue.ts'
import { playUntil, room, sitDown, thinking } from '../table/at-table.ts'
import { randomOf } from '../store/played.ts'

/** All scenes of a real table until a few tricks lie there. */
async function toldByTable(): Promise<readonly Scene[]> {
  const here = room(thinking())
  const session = sitDown(here, 'random')
  await playUntil(session, here, randomOf(4), ({ view }) => view.tricks.length > 2)
  const { shown } = here
  session.close()
  return shown
}

/** A pushed scene, by its order; from the end if negative. */
function at(told: readonly Scene[], order: number): Scene {
  const scene = told.at(order)
  if (scene === undefined) throw new Error('so many were not told')
  return scene
}

const inOrder = (told: readonly Scene[]): readonly Scene[] =>
  told.toSorted((one, other) => Number(isEarlier(other, one)) - Number(isEarlier(one, other)))

test('a scene answered after it was pushed is the same and not drawn again; another step, or another word, is', async () => {
  const told = await toldByTable()
  const last = at(told, -1)
  const answered: Scene = JSON.parse(JSON.stringify(last))
  expect(isSame(last, answered)).toBe(true)
  expect(isSame(null, answered)).toBe(false)
  expect(isSame(at(told, 0), answered)).toBe(false)
  expect(isSame(last, { ...answered, mayTakeBack: !answered.mayTakeBack })).toBe(false)
})

test('scenes wait in the order they are pushed, and a shown scene waits no longer', async () => {
  const told = await toldByTable()
  expect(told.length).toBeGreaterThan(4)
  const queue = told.slice(0, 4).reduce<readonly Scene[]>(enqueueScene, [])
  expect(queue).toEqual(told.slice(0, 4))
  expect(inOrder(queue)).toEqual(queue)
  expect(pendingAfter(at(told, 2), queue)).toEqual(told.slice(2, 4))
  expect(pendingAfter(null, queue)).toEqual([])
})

test('the window is at most four scenes behind', async () => {
  const told = await toldByTable()
  expect(pendingAfter(at(told, 0), told)).toEqual(told.slice(-4))
})

test('after a table is left none of its scenes wait', async () => {
  const told = await toldByTable()
  const other: Scene = { ...at(told, 0), sitting: at(told, 0).sitting + 1 }
  expect(enqueueScene(told, other)).toEqual([other])
  expect(pendingAfter(other, told)).toEqual([])
})

test('a later partie is later, whatever its step', async () => {
  const told = await toldByTable()
  const next: Scene = { ...at(told, 0), partie: at(told, 0).partie + 1, moment: 0 }
  expect(isEarlier(at(told, -1), next)).toBe(true)
  expect(isEarlier(next, at(told, -1))).toBe(false)
})

test('a scene pushed before its answer waits no longer once the answer is there', async () => {
  const told = await toldByTable()
  const middle = at(told, 2)
  expect(laterThan(middle, told)).toEqual(told.filter((scene) => isEarlier(middle, scene)))
  expect(laterThan(at(told, -1), told)).toEqual([])
  const elsewhere = { ...middle, sitting: middle.sitting + 1 }
  expect(laterThan(at(told, -1), [elsewhere])).toEqual([elsewhere])
})
