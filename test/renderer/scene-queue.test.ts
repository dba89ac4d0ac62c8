// The scenes of main, and those the window still has to draw.
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import {
  SceneQueue,
  isEarlier,
  isSame,
  laterThan,
  enqueueScene,
  pendingAfter,
} from '../../src/renderer/stores/scene-queue.ts'
import { playUntil, room, sitDown, thinking } from '../table/at-table.ts'
import { randomOf } from '../store/played.ts'

/** All scenes of a real table until a few tricks lie there. */
async function playedScenes(): Promise<readonly Scene[]> {
  const here = room(thinking())
  const session = sitDown(here, 'random')
  await playUntil(session, here, randomOf(4), ({ view }) => view.tricks.length > 2)
  const { shown } = here
  session.close()
  return shown
}

/** A pushed scene, by its order; from the end if negative. */
function at(scenes: readonly Scene[], order: number): Scene {
  const scene = scenes.at(order)
  if (scene === undefined) throw new Error(`there is no scene ${order}`)
  return scene
}

const inOrder = (scenes: readonly Scene[]): readonly Scene[] =>
  scenes.toSorted((one, other) => Number(isEarlier(other, one)) - Number(isEarlier(one, other)))

test('a scene answered after it was pushed is the same and not drawn again; another step, or another word, is', async () => {
  const scenes = await playedScenes()
  const last = at(scenes, -1)
  const answered: Scene = JSON.parse(JSON.stringify(last))
  expect(isSame(last, answered)).toBe(true)
  expect(isSame(null, answered)).toBe(false)
  expect(isSame(at(scenes, 0), answered)).toBe(false)
  expect(isSame(last, { ...answered, mayTakeBack: !answered.mayTakeBack })).toBe(false)
})

test('scenes wait in the order they are pushed, and a shown scene waits no longer', async () => {
  const scenes = await playedScenes()
  expect(scenes.length).toBeGreaterThan(4)
  const queue = scenes.slice(0, 4).reduce<readonly Scene[]>(enqueueScene, [])
  expect(queue).toEqual(scenes.slice(0, 4))
  expect(inOrder(queue)).toEqual(queue)
  expect(pendingAfter(at(scenes, 2), queue)).toEqual(scenes.slice(2, 4))
  expect(pendingAfter(null, queue)).toEqual([])
})

test('the window is at most four scenes behind', async () => {
  const scenes = await playedScenes()
  expect(pendingAfter(at(scenes, 0), scenes)).toEqual(scenes.slice(-4))
})

test('after a table is left none of its scenes wait', async () => {
  const scenes = await playedScenes()
  const other: Scene = { ...at(scenes, 0), sitting: at(scenes, 0).sitting + 1 }
  expect(enqueueScene(scenes, other)).toEqual([other])
  expect(pendingAfter(other, scenes)).toEqual([])
})

test('a later partie is later, whatever its step', async () => {
  const scenes = await playedScenes()
  const next: Scene = { ...at(scenes, 0), partie: at(scenes, 0).partie + 1, moment: 0 }
  expect(isEarlier(at(scenes, -1), next)).toBe(true)
  expect(isEarlier(next, at(scenes, -1))).toBe(false)
})

test('a scene pushed before its answer waits no longer once the answer is there', async () => {
  const scenes = await playedScenes()
  const middle = at(scenes, 2)
  expect(laterThan(middle, scenes)).toEqual(scenes.filter((scene) => isEarlier(middle, scene)))
  expect(laterThan(at(scenes, -1), scenes)).toEqual([])
  const elsewhere = { ...middle, sitting: middle.sitting + 1 }
  expect(laterThan(at(scenes, -1), [elsewhere])).toEqual([elsewhere])
})

describe('the queue', () => {
  /** A queue whose screen draws a scene when the test says so. */
  function createScreen() {
    const shown: Scene[] = []
    let finish = (): void => {}
    const queue = new SceneQueue({
      show: (scene) => void shown.push(scene),
      waitUntilDrawn: () => new Promise((resolve) => (finish = resolve)),
    })
    const draw = async (): Promise<void> => {
      finish()
      await Promise.resolve()
    }
    return { queue, shown, draw }
  }

  test('shows an answer at once, and a pushed scene when the one before is drawn', async () => {
    const scenes = await playedScenes()
    const { queue, shown, draw } = createScreen()
    queue.showAnswer(at(scenes, 0))
    queue.push(at(scenes, 1))
    queue.push(at(scenes, 2))
    expect(shown).toEqual([at(scenes, 0)])
    await draw()
    expect(shown).toEqual(scenes.slice(0, 2))
    await draw()
    expect(shown).toEqual(scenes.slice(0, 3))
  })

  test('shows nothing of a table before main has answered', async () => {
    const scenes = await playedScenes()
    const { queue, shown } = createScreen()
    queue.push(at(scenes, 1))
    expect(shown).toEqual([])
    queue.showAnswer(at(scenes, 0))
    expect(shown).toEqual([at(scenes, 0)])
  })

  test('drops scenes that an answer has overtaken, and draws the same scene once', async () => {
    const scenes = await playedScenes()
    const { queue, shown, draw } = createScreen()
    queue.showAnswer(at(scenes, 0))
    queue.push(at(scenes, 1))
    queue.showAnswer(at(scenes, 2))
    queue.push(at(scenes, 2))
    queue.push(at(scenes, 1))
    await draw()
    expect(shown).toEqual([at(scenes, 0), at(scenes, 2)])
  })

  test('catches up without a pause', async () => {
    const scenes = await playedScenes()
    const { queue, shown } = createScreen()
    queue.showAnswer(at(scenes, 0))
    for (const scene of scenes.slice(1, 4)) queue.push(scene)
    queue.catchUp()
    expect(shown).toEqual(scenes.slice(0, 4))
  })

  test('forgets a table that was left: what was pushed of it is not shown', async () => {
    const scenes = await playedScenes()
    const { queue, shown, draw } = createScreen()
    queue.showAnswer(at(scenes, 0))
    queue.push(at(scenes, 1))
    queue.clear()
    await draw()
    queue.push(at(scenes, 2))
    expect(shown).toEqual([at(scenes, 0)])
  })
})
