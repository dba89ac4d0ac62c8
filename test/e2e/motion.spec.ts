// Motion on the cloth, the trick that stays, and the last trick, in the real window.
import { type Page, expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import { scheduleDeal } from '../../src/renderer/motion/timing.ts'
import { packetSizes } from '../../src/renderer/table/ecarte-calls.ts'
import {
  type Hand,
  byMouse,
  clickCard,
  newDuel,
  newTable,
  playUntil,
  sceneOf,
  inSight,
  start,
  texts,
} from './evening.ts'

/**
 * The changes of the animations on the cloth, by name; a card that rises a little under the pointer
 * is none.
 */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cloth = document.querySelector('.felt')
    const motion =
      cloth?.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition)) ?? []
    const effects = motion.flatMap(({ effect }) => effect ?? [])
    const frames = effects.flatMap((effect) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    )
    const timing = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    return [...new Set(frames.flatMap((frame) => Object.keys(frame)))]
      .filter((name) => !timing.has(name))
      .toSorted()
  })

const deal = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: texts.table.giveCards, exact: true })
    .or(page.getByRole('button', { name: texts.table.nextDeal, exact: true }))
    .click()

const mayPlay = (scene: Scene): boolean => scene.choices.some(({ kind }) => kind === 'card')
const completed = (scene: Scene): number =>
  scene.view.tricks.filter(({ winner }) => winner !== null).length

test('cards are dealt in motion, by transforms and opacity alone; Space and a click finish it', async () => {
  const { app, page } = await start(undefined, { speed: 0.25 })
  await newDuel(page)
  await deal(page)
  await expect.poll(() => moving(page)).toEqual(['opacity', 'scale', 'translate'])
  // the card itself shows the trumps, and not before it lies there
  const trumps = page.locator('.turn-up figcaption')
  await expect(trumps).toBeHidden()
  await page.keyboard.press('Space')
  expect(await moving(page)).toEqual([])
  await expect(trumps).toBeVisible()
  await expect(page.locator('.flying')).toHaveCount(0)
  await app.close()
})

test('playing a card repaints what it changes and not the whole room', async () => {
  const { app, page } = await start()
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => mayPlay(scene))
  const devtools = await page.context().newCDPSession(page)
  const widths: number[] = []
  devtools.on('LayerTree.layerPainted', ({ clip }) => widths.push(clip.width))
  await devtools.send('DOM.enable')
  await devtools.send('LayerTree.enable')
  await playUntil(page, sitting, byMouse, (scene) => completed(scene) >= 3)
  expect(widths.length).toBeGreaterThan(5)
  const room = await page.evaluate(() => window.innerWidth)
  // one comes when the events are turned on
  expect(widths.filter((width) => width >= room).length).toBeLessThanOrEqual(1)
  await app.close()
})

interface Start {
  readonly seat: string
  readonly at: number
}

/**
 * Notes from now on which seat every card that is given belongs to, and when it leaves the pack.
 */
const noteStarts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const starts: Start[] = []
    Object.assign(window, { starts })
    const animate = Element.prototype.animate
    Element.prototype.animate = function noted(frames, timing) {
      const hand = this.matches('[data-move]')
        ? this.closest<HTMLElement>('[data-place^=hand-]')
        : null
      const at = typeof timing === 'object' ? Number(timing.delay) : 0
      if (hand) starts.push({ seat: hand.dataset['place']?.slice('hand-'.length) ?? '', at })
      return animate.call(this, frames, timing)
    }
  })

const startsOf = (page: Page): Promise<readonly Start[]> =>
  page.evaluate(() => Reflect.get(window, 'starts'))

test('cards are dealt in the packets chosen, elder first', async () => {
  const { app, page } = await start(undefined, { speed: 0.25 })
  const sitting = await newDuel(page)
  await noteStarts(page)
  await deal(page)
  await expect.poll(async () => (await startsOf(page)).length).toBeGreaterThanOrEqual(10)
  const starts = (await startsOf(page)).slice(0, 10).toSorted((one, other) => one.at - other.at)
  const order = starts.map(({ seat }) => seat).join('')
  const { log } = await sceneOf(page, sitting)
  const event = log.flatMap((line) =>
    line.kind === 'heard' && line.event.did === 'dealt' ? [line.event] : [],
  )[0]
  if (!event) throw new Error('nothing was dealt')
  const given = scheduleDeal([5, 5], Number(Reflect.get(event, 'dealer')), packetSizes(event))
  expect(order).toBe(given.map(({ seat }) => seat).join(''))
  await app.close()
})

interface Glances {
  /**
   * Cards whose face was seen although it had not been turned yet, or is hidden from the person.
   */
  readonly early: readonly string[]
  /** The number of times a card was seen moving face down. */
  readonly backs: number
}

/**
 * Looks at every frame as it is drawn, after all that is done in it, until nothing moves any more:
 * which faces can be seen.
 */
const glances = (page: Page, own: readonly string[]): Promise<Glances> =>
  page.evaluate(async (mine) => {
    const broad = (element: Element | null): boolean =>
      element !== null &&
      Number.parseFloat(getComputedStyle(element).scale.replace('none', '1')) > 0.001
    const early = new Set<string>()
    let backs = 0
    const look = (): void => {
      for (const place of document.querySelectorAll<HTMLElement>('.felt [data-move]')) {
        const face = place.querySelector(':scope .face')
        const name = place.dataset['move'] ?? ''
        if (face === null || Number(getComputedStyle(place).opacity) === 0) continue
        const over = place.querySelector(':scope > .flying')
        const isShown = broad(face) && broad(face.parentElement)
        if (over && broad(over)) backs += 1
        if (isShown && over && broad(over)) early.add(`${name} below its back`)
        else if (isShown && !mine.includes(name)) early.add(name)
      }
    }
    const isMoving = (): boolean => document.querySelector('.flying') !== null
    // requests for a frame run before sizes are reported
    const ruler = document.body.appendChild(document.createElement('i'))
    ruler.style.position = 'fixed'
    let sized = (): void => {}
    const observer = new ResizeObserver(() => sized())
    observer.observe(ruler)
    for (let frame = 0; isMoving(); frame += 1) {
      await new Promise<void>((resolve) => {
        sized = resolve
        ruler.style.width = `${1 + (frame % 2)}px`
      })
      look()
    }
    observer.disconnect()
    ruler.remove()
    return { early: [...early], backs }
  }, own)

test('no card shows its face before it is turned, and no covered one ever does', async () => {
  const { app, page } = await start(undefined, { speed: 0.25 })
  const sitting = await newDuel(page)
  await deal(page)
  await expect(page.locator('.flying').first()).toBeAttached()
  const { view } = await sceneOf(page, sitting)
  const own = view.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))
  expect(own).toHaveLength(5)
  const { early, backs } = await glances(page, [...own, view.turnUp ?? ''])
  // the other may have led meanwhile
  const led = (await sceneOf(page, sitting)).view.tricks.flatMap(({ cards }) => cards)
  expect(early.filter((name) => !led.some((card) => card === name))).toEqual([])
  expect(backs).toBeGreaterThan(0)
  await app.close()
})

test('another size of the window, or leaving the table, finishes what moves', async () => {
  const { app, page } = await start(undefined, { speed: 0.25 })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await newDuel(page)
  await deal(page)
  await expect.poll(() => moving(page)).not.toEqual([])
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect.poll(() => moving(page)).toEqual([])
  await expect(page.locator('.flying')).toHaveCount(0)
  await page.getByRole('button', { name: texts.table.leave }).click()
  await newDuel(page)
  await deal(page)
  await expect.poll(() => moving(page)).not.toEqual([])
  await page.getByRole('button', { name: texts.table.leave }).click()
  await expect(page.getByRole('button', { name: texts.hall.newDuel })).toBeVisible()
  expect(faults).toEqual([])
  await app.close()
})

/** Plays without an exchange, so that no card of the hand is on its way when it is asked for. */
const asDealt: Hand = (page, scene) => {
  const still = scene.choices.find(
    (choice) =>
      choice.kind === 'button' && (choice.action.do === 'stand' || choice.action.do === 'refuse'),
  )
  return byMouse(page, still ? { ...scene, choices: [still] } : scene)
}

test('a click on the cloth finishes what moves, and one on a card plays it meanwhile', async () => {
  const { app, page } = await start(undefined, { speed: 0.25 })
  const sitting = await newDuel(page)
  await deal(page)
  // a computer that is elder speaks first, and what it says moves
  await expect.poll(async () => (await sceneOf(page, sitting)).choices).not.toEqual([])
  await expect.poll(() => moving(page)).not.toEqual([])
  await page.locator('.centre').click({ force: true })
  expect(await moving(page)).toEqual([])
  const scene = await playUntil(page, sitting, asDealt, mayPlay)
  const [choice] = scene.choices.flatMap((one) => (one.kind === 'card' ? [one] : []))
  if (!choice) throw new Error('no card may be played')
  await clickCard(page, choice.card)
  await expect(page.locator(`[data-place=trick] [data-move="${choice.card}"]`)).toHaveCount(1)
  await expect.poll(() => moving(page)).not.toEqual([])
  await app.close()
})

test('at speed 0 nothing moves', async () => {
  const { app, page } = await start()
  await newDuel(page)
  await deal(page)
  await expect(page.getByRole('toolbar').locator('[data-move]')).toHaveCount(5)
  expect(await moving(page)).toEqual([])
  await app.close()
})

test('with less motion wanted, cards fade in where they come to lie', async () => {
  const { app, page } = await start(undefined, { speed: 0.25 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newDuel(page)
  await deal(page)
  await expect.poll(() => moving(page)).toEqual(['opacity'])
  await app.close()
})

test('a complete trick waits for a key, says so, and then the tally follows', async () => {
  const { app, page } = await start(undefined, { hold: 'key' })
  const sitting = await newDuel(page)
  const waits = inSight(page, texts.table.trickWaits)
  await playUntil(page, sitting, byMouse, (scene) => completed(scene) === 1)
  await expect(waits).toBeVisible()
  const lying = page.locator('[data-place=trick] [data-move]')
  await expect(lying).toHaveCount(2)
  await page.keyboard.press('Space')
  await expect(waits).toHaveCount(0)
  await playUntil(page, sitting, byMouse, (scene) => scene.awaits !== null)
  await expect(waits).toBeVisible()
  await expect(lying).toHaveCount(2)
  await page.keyboard.press('Space')
  await expect(lying).toHaveCount(0)
  await app.close()
})

/** Milliseconds from when the first complete trick lay still until it was gone. */
const lain = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    const lying = (): readonly Element[] => [
      ...document.querySelectorAll('[data-place=trick] [data-move]'),
    ]
    const isStill = (): boolean => lying().every((card) => card.getAnimations().length === 0)
    while (lying().length < 2) await frame()
    // it sets out in the frame that draws it first
    await frame()
    while (!isStill()) await frame()
    const since = performance.now()
    while (lying().length === 2) await frame()
    return performance.now() - since
  })

test('no player is seen to play, nor read in the log, before all have their cards; Space skips the wait', async () => {
  const { app, page } = await start(undefined, { speed: 0.25 })
  const trick = page.locator('[data-place=trick] [data-move]')
  const sitDown = async (): Promise<Scene> => {
    const sitting = await newTable(page, { game: 'whist' })
    await deal(page)
    let scene = await sceneOf(page, sitting)
    while (scene.view.turn !== scene.view.eye) scene = await sceneOf(page, sitting)
    return scene
  }
  let scene = await sitDown()
  while (scene.view.tricks.length === 0) {
    // no player acts before the person, who sits down elsewhere
    await page.getByRole('button', { name: texts.table.leave }).click()
    scene = await sitDown()
  }
  await expect(page.locator('.flying').first()).toBeAttached()
  await expect(trick).toHaveCount(0)
  const log = page.locator('.log .lines')
  const read = await log.innerText()
  await page.keyboard.press('Space')
  await expect(log).not.toHaveText(read, { useInnerText: true })
  await expect(trick).toHaveCount(scene.view.tricks[0]?.cards.length ?? 0)
  await app.close()
})

test('a complete trick lies as long as is chosen, counted from when its last card has come', async () => {
  const { app, page } = await start(undefined, { speed: 0.5, hold: 2000 })
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, mayPlay)
  const time = lain(page)
  await playUntil(page, sitting, byMouse, (scene) => completed(scene) === 1)
  // a frame may come late on a busy machine
  expect(await time).toBeGreaterThan(1600)
  await app.close()
})

test('the last trick can be seen again, by the button and by its key', async () => {
  const { app, page } = await start()
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => completed(scene) >= 1)
  const trick = (await sceneOf(page, sitting)).view.tricks.findLast(({ winner }) => winner !== null)
  const panel = page.getByRole('region', { name: texts.table.lastTrick })
  await page.getByRole('button', { name: texts.table.lastTrick }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  const winner = (await sceneOf(page, sitting)).people[trick?.winner ?? 0]?.name || texts.table.you
  await expect(panel.getByRole('listitem').filter({ hasText: texts.table.wonIt })).toContainText(
    winner,
  )
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('e')
  await expect(panel).toBeVisible()
  await app.close()
})
