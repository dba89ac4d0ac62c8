// The time until a played card lies in the trick: from the pointer or the key until the page has it
// there, and until the frame that shows it. Main has checked, stored and answered meanwhile. The
// others play at random, so no thinking is measured with it.
import type { Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byKeys, byMouse, hallOf, newTable, playUntil } from '../test/e2e/evening.ts'

const PLAYED = 130

const watchCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: number[] = []
    const viewed: number[] = []
    Object.assign(window, { shown, viewed, isWatched: () => watched !== null })
    const channel = new MessageChannel()
    let watched: { readonly card: string; readonly at: number } | null = null
    // a message sent from the last step before a frame is read right after the frame
    channel.port1.addEventListener('message', () => {
      if (watched) shown.push(performance.now() - watched.at)
      watched = null
    })
    channel.port1.start()
    const look = (): void => {
      const lies =
        watched && document.querySelector(`[data-place=trick] [data-move="${watched.card}"]`)
      if (!watched || !lies || viewed.length > shown.length) return
      viewed.push(performance.now() - watched.at)
      requestAnimationFrame(() => channel.port2.postMessage(null))
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-move'],
    })
    const begin = (event: Event): void => {
      const target =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('[role=toolbar] .playable')
          : null
      const card = target?.dataset['move']
      if (card === undefined || (event instanceof KeyboardEvent && event.key !== 'Enter')) return
      watched = { card, at: event.timeStamp }
    }
    for (const kind of ['pointerdown', 'keydown'])
      document.addEventListener(kind, begin, { capture: true })
  })

/** Plays Whist and writes down, under a name, how long each card took. */
export async function measureCards(page: Page, name: string): Promise<void> {
  await newTable(page, { game: 'whist', level: 'random' })
  await watchCards(page)
  let turn = 0
  // a card is played when the others lie; the measurement asks for nothing meanwhile
  const inTurns: typeof byMouse = async (at, scene) => {
    await at.waitForFunction(
      () => document.querySelector('.felt')?.getAnimations({ subtree: true }).length === 0,
    )
    await (turn++ % 2 === 0 ? byMouse : byKeys)(at, scene)
    // what turned a trick first played no card
    await at
      .waitForFunction(() => !Reflect.get(window, 'isWatched')(), undefined, { timeout: 1000 })
      .catch(() => {})
  }
  let times: { readonly viewed: readonly number[]; readonly shown: readonly number[] } = {
    viewed: [],
    shown: [],
  }
  while (times.shown.length < PLAYED) {
    // after a rubber it is another sitting
    const sitting = (await hallOf(page)).open[0]?.sitting
    if (sitting === undefined) {
      // the rubber is over, and the window had not come so far when the key was pressed
      await page.waitForTimeout(200)
      await page.keyboard.press('n')
      continue
    }
    const enough = turn + 40
    const scene = await playUntil(
      page,
      sitting,
      inTurns,
      ({ awaits }) => awaits === 'partie' || turn >= enough,
    )
    if (scene.awaits === 'partie') await page.keyboard.press('n')
    times = await page.evaluate(() => ({
      viewed: Reflect.get(window, 'viewed'),
      shown: Reflect.get(window, 'shown'),
    }))
  }
  mkdirSync(join(import.meta.dirname, 'out'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'out', `${name}.json`), JSON.stringify(times))
}
