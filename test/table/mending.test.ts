// A revoke can be mended at the live table, at any pace: whoever leads next waits for it (W-20).
import { expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import type { CallArguments, CallName } from '../../src/shared/calls.ts'
import { type Card, requireValue, suitOf } from '../../src/shared/card.ts'
import { isWhistView } from '../../src/shared/games/whist.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import { callsOf, room, thinking } from './at-table.ts'

const OPTIONS = { irregularities: true }

async function tableOf(count: 'short' | 'long') {
  const here = room(thinking())
  saveSettings(here.db, { ...DEFAULT_SETTINGS, pace: 'instant' })
  const calls = callsOf(here)
  async function scene<N extends CallName>(name: N, ...args: CallArguments<N>): Promise<Scene> {
    const given = await Promise.resolve(calls.handleCall(name, args))
    if (!given.ok) throw new Error(JSON.stringify(given.refused))
    return given.value as Scene // the scene of a table is what these calls answer
  }
  const setup = { game: 'whist', level: 'rulebook', preset: count, options: OPTIONS }
  return { here, scene, begun: await scene('startTable', setup) }
}

const cardsOf = ({ choices }: Scene): readonly Card[] =>
  choices.flatMap((one) => (one.kind === 'card' ? [one.card] : []))

/** A card that does not follow although another would; else one that is as it should be. */
function revoking(scene: Scene): Card | undefined {
  const cards = cardsOf(scene)
  const trick = scene.view.tricks.at(-1)
  const led = trick?.winner === null ? trick.cards[0] : undefined
  if (led === undefined) return cards[0]
  const follows = cards.filter((card) => suitOf(card) === suitOf(led))
  const others = cards.filter(
    (card) => suitOf(card) !== suitOf(led) && suitOf(card) !== scene.view.trump,
  )
  return follows.length > 0 && others.length > 0 ? others[0] : (follows[0] ?? cards[0])
}

const mayMend = ({ choices }: Scene): boolean =>
  choices.some((one) => one.kind === 'button' && one.action.do === 'mend')

/** True if the trick of a revoke lies there, and a computer player leads to the next. */
const isComputersLead = (scene: Scene): boolean =>
  mayMend(scene) && scene.view.tricks.at(-1)?.winner !== null && scene.view.turn !== scene.view.eye

/** Plays, with revokes, until a computer player would lead on over one of them. */
async function untilItsLead(count: 'short' | 'long') {
  const { here, scene, begun } = await tableOf(count)
  let now = begun
  while (!isComputersLead(now)) {
    const { view } = now
    const mine = view.turn !== null && view.turn === view.eye
    const card = revoking(now)
    if (now.awaits === 'deal') now = await scene('dealCards', now.packets[0] ?? null)
    else if (now.awaits !== null) throw new Error('no revoke in a whole game')
    else if (mine && card !== undefined) now = await scene('act', { do: 'play', card }, true)
    else if (mine && now.choices[0]?.kind === 'button')
      now = await scene('act', now.choices[0].action, true)
    else now = await here.next()
  }
  return { here, scene, now }
}

test.each(['short', 'long'] as const)(
  'W-20 at the quickest pace of %s there are two seconds to mend a revoke before another leads',
  async (count) => {
    const { here, now } = await untilItsLead(count)
    const since = performance.now()
    const led = await here.next()
    // begun a moment before the scene was here
    expect(performance.now() - since).toBeGreaterThan(1900)
    expect(led.view.tricks).toHaveLength(now.view.tricks.length + 1)
    expect(mayMend(led)).toBe(false)
  },
)

test('W-20 who mends while another is about to lead takes the card up, and is on turn', async () => {
  const { scene, now } = await untilItsLead('short')
  const mended = await scene('act', { do: 'mend' }, true)
  const { view } = mended
  if (!isWhistView(view)) throw new Error('another game')
  expect(view.mending).toBe(true)
  expect(view.turn).toBe(view.eye)
  expect(view.tricks).toHaveLength(now.view.tricks.length)
  expect(requireValue(view.tricks.at(-1)).winner).toBeNull()
})
