// The window's memory for one person, cleared at a hand-over (S-8).
import { createPinia, setActivePinia } from 'pinia'
import { effectScope, nextTick } from 'vue'
import { beforeEach, expect, test } from 'vitest'
import { useViewer, viewerKey } from '../../src/renderer/stores/viewer.ts'
import { useVoice } from '../../src/renderer/stores/voice.ts'

beforeEach(() => setActivePinia(createPinia()))

const sentences = (): readonly string[] => useVoice().said.map(({ sentence }) => sentence)

test('another eye, a curtain and another sitting are other viewers; the next moment is not', () => {
  const scene = { sitting: 1, curtain: null, view: { eye: 0 } } as const
  const others = [
    { ...scene, sitting: 2 },
    { ...scene, curtain: 1 },
    { ...scene, view: { eye: 1 } },
  ] as const
  const next = { ...scene, moment: 4 }
  expect(viewerKey(next)).toBe(viewerKey(scene))
  expect(new Set([null, scene, ...others].map(viewerKey)).size).toBe(5)
})

test('what registers is cleared at each hand-over and when a table is left, until it is gone', () => {
  const viewer = useViewer()
  let cleared = 0
  const scope = effectScope(true)
  scope.run(() => viewer.onHandOver(() => (cleared += 1)))
  viewer.setViewer('Anna')
  viewer.setViewer('Anna')
  expect(cleared).toBe(1)
  viewer.setViewer('Bertha')
  viewer.clearViewer()
  expect(cleared).toBe(3)
  scope.stop()
  viewer.setViewer('Anna')
  expect(cleared).toBe(3)
})

test('at a hand-over nothing that was said or shown is left, nor can it be said once more', async () => {
  const voice = useVoice()
  useViewer().setViewer('Anna')
  await nextTick()
  voice.readAloud(['Your hand: the king of hearts.'])
  useViewer().setViewer('Bertha')
  expect([sentences(), voice.shown]).toEqual([[], null])
  await nextTick()
  voice.repeatLast('Nothing has been said yet.')
  expect(sentences()).toEqual(['Nothing has been said yet.'])
})

test('what is said at the hand-over itself is heard once the region is empty', async () => {
  const voice = useVoice()
  voice.say('Anna has the ace.')
  useViewer().setViewer('Bertha')
  voice.say('Lead a card.')
  expect(sentences()).toEqual([])
  await nextTick()
  expect(sentences()).toEqual(['Lead a card.'])
})

test('what waits to be said to one who has gone already is not said', async () => {
  const voice = useVoice()
  voice.say('Anna has the ace.')
  useViewer().setViewer('Bertha')
  voice.say('Bertha has the king.')
  useViewer().setViewer('Carl')
  voice.say('Lead a card.')
  await nextTick()
  expect(sentences()).toEqual(['Lead a card.'])
})
