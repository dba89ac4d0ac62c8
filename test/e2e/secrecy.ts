// Several persons at one screen: random evenings in which each asks for all that the window offers,
// and what the next person can still see of it.
import { type CDPSession, type Page, expect } from '@playwright/test'
import type { Card } from '../../src/shared/card.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { texts } from './evening.ts'
import { cardsIn } from '../table/knowing.ts'
import { answerAll, curtain, round, toTable } from './evening-play.ts'
import { type Shown, cardsNamedIn, shownOn } from './named-cards.ts'

type Log = Scene['log']

/** Announced kings: the sentence names them, the event has the suit. */
const kingsIn = (log: Log): readonly string[] =>
  log.flatMap((line) =>
    line.kind === 'heard' && line.event.did === 'announcedKing'
      ? `K${String(Reflect.get(line.event, 'suit'))}`
      : [],
  )

/**
 * Cards that are public by what was said, without being listed: the Do of a laid suit, the highest
 * card of an announced sequence, the card that is answered to be missing or proved to be held. /
 */
function cardsSaidIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { suits, suit, rank } = { suits: [], suit: null, rank: null, ...value }
  const named = [
    ...(Array.isArray(suits) ? suits : []),
    ...(typeof rank === 'string' ? [suit] : []),
  ].filter((one) => typeof one === 'string')
  return [
    ...named.map((one) => cardOf(typeof rank === 'string' ? rank : '6', one)),
    ...Object.values(value).flatMap(cardsSaidIn),
  ]
}

/** As the packs write a card; a suit of the Trappola pack has two letters. */
const cardOf = (rank: string, suit: string): string =>
  suit.length === 1 ? `${rank}${suit}` : `${rank}-${suit}`

/** The cards that a scene shows to its viewer: of this deal, and in the log of the whole partie. */
function mayKnow({ view, choices, cut, log }: Scene) {
  const ofDeal = log.filter(({ deal }) => deal === view.deals)
  return {
    now: new Set([
      ...cardsIn([view, choices, cut, ofDeal]),
      ...kingsIn(ofDeal),
      ...cardsSaidIn([view, ofDeal]),
    ]),
    ever: new Set([...cardsIn([view, cut, log]), ...kingsIn(log), ...cardsSaidIn([view, log])]),
  }
}

/** The leaks to the present viewer, a line each. */
export function leaksIn(shown: Shown, scene: Scene): readonly string[] {
  const { now, ever } = mayKnow(scene)
  const unknown = (text: string, known: ReadonlySet<string>): readonly Card[] =>
    [...cardsNamedIn(text)].filter((card) => !known.has(card))
  return [
    ...unknown(shown.page, now).map((card) => `${card} on the page: ${around(shown.page, card)}`),
    ...unknown(shown.logs, ever).map((card) => `${card} in a log`),
    ...unknown(shown.tree, now).map((card) => `${card} in the accessibility tree`),
  ]
}

/** The line of the page that names a card. */
const around = (page: string, card: Card): string =>
  page
    .split(/(?<=<\/(?:p|div|li|button|figure)>)/)
    .find((line) => cardsNamedIn(line).has(card))
    ?.slice(-300) ?? ''

/**
 * The last scene of main; a partie that has just begun was answered, and is requested once more.
 */
export async function sceneNow(page: Page): Promise<Scene> {
  const answer = await page.evaluate(async () => {
    const scene = window.told?.scene ?? null
    if (scene !== null) return { ok: true as const, value: scene }
    const hall = await window.cercle.loadHall()
    const left = hall.ok ? hall.value.left : null
    return left === null || left.evening !== null
      ? window.cercle.playInEvening()
      : window.cercle.resumeTable(left.sitting)
  })
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

/** Keys that read, ask, choose or look back; each may be pressed at any time. */
const CURIOUS = [
  'Shift+H',
  'Shift+T',
  'Shift+L',
  'Shift+I',
  'Shift+G',
  'Shift+R',
  'h',
  'j',
  'e',
  'l',
]

/**
 * Asks for some of the window's advice, and points at cards, as a person does before deciding. A
 * hint requested here may come when the screen has been handed over.
 */
async function lookAround(page: Page, random: Random): Promise<void> {
  for (let count = random.nextInt(4); count > 0; count -= 1)
    await page.keyboard.press(CURIOUS[random.nextInt(CURIOUS.length)] ?? 'Shift+H')
  const held = page.locator('[role=toolbar] button')
  const cards = await held.count()
  if (cards > 0 && random.nextInt(2) === 0) await held.nth(random.nextInt(cards)).focus()
  if (cards === 0 || random.nextInt(3) > 0) return
  // a screen that was handed over meanwhile has no cards to point at
  const card = held.nth(random.nextInt(cards))
  if (await card.isVisible()) await card.hover({ force: true, timeout: 2_000 })
}

/** One of the offered actions; null if there is none. */
const drawAction = ({ choices }: Scene, random: Random) => {
  const choice = choices[random.nextInt(choices.length)]
  if (choice?.kind !== 'pick') return choice?.action ?? null
  const count = choice.counts[random.nextInt(choice.counts.length)] ?? 0
  return { do: choice.do, cards: choice.from.slice(0, count) }
}

/** Does something at random for the person who looks, whatever the tutor thinks of it. */
const act = (page: Page, scene: Scene, random: Random): Promise<unknown> => {
  if (scene.awaits === 'deal')
    return page.evaluate((packets) => window.cercle.dealCards(packets), scene.packets[0] ?? null)
  const action = drawAction(scene, random)
  if (action === null) return Promise.resolve()
  return page.evaluate((one) => window.cercle.act(one, true), action)
}

export interface Watch {
  readonly page: Page
  readonly session: CDPSession
  readonly random: Random
  /** Called for every look at the page after a hand-over. */
  readonly look: (shown: Shown, scene: Scene) => void
}

/** Looks at what is shown once the page shows this scene. */
async function lookAt({ page, session, look }: Watch, scene: Scene): Promise<void> {
  await expect(curtain(page)).toHaveCount(scene.curtain === null ? 0 : 1)
  look(await shownOn(page, session), scene)
}

/** Plays parties at a table of the Hall, until `isEnough`. */
export async function playTable(watch: Watch, isEnough: () => boolean): Promise<void> {
  const { page } = watch
  while (!isEnough()) {
    await playPartie(watch, isEnough)
    if ((await sceneNow(page)).awaits !== 'partie') continue
    // the next partie is answered and not pushed: it is requested
    await page.evaluate(() => window.told && (window.told.scene = null))
    await page.keyboard.press('n')
    await expect(page.getByRole('region', { name: texts.result.title })).toHaveCount(0)
  }
}

/** Plays a partie at random, and looks behind the curtain and before it at each hand-over. */
async function playPartie(watch: Watch, isEnough: () => boolean = () => false): Promise<void> {
  const { page, random } = watch
  const result = page.getByRole('region', { name: texts.result.title })
  for (;;) {
    const scene = await sceneNow(page)
    if (isEnough()) return
    if (scene.awaits === 'partie') break
    if (scene.curtain !== null) {
      await lookAt(watch, scene)
      await page.keyboard.press('Enter')
      await expect(curtain(page)).toHaveCount(0)
      await lookAt(watch, await sceneNow(page))
    } else if (scene.awaits === 'deal' || scene.choices.length > 0) {
      await lookAround(page, random)
      await act(page, await sceneNow(page), random)
    } else await page.waitForTimeout(10)
  }
  await expect(result).toBeVisible()
}

/** Plays parties of an evening that has been sat down to, until `isEnough`. */
export async function playEvening(watch: Watch, isEnough: () => boolean): Promise<void> {
  const { page } = watch
  while (!isEnough()) {
    const evening = await answerAll(page, 10)
    if (evening.asked?.asks === 'keepBank') {
      await page.getByRole('button', { name: texts.evening.round.keep }).click()
      continue
    }
    await page.evaluate(() => window.told && (window.told.scene = null))
    await toTable(page).click()
    await expect(
      page.getByRole('button', { name: texts.table.giveCards, exact: true }),
    ).toBeVisible()
    await playPartie(watch)
    await page.keyboard.press('n')
    await expect(round(page)).toBeVisible()
  }
}

/** The window's memory for one person: a store, and a name of its state. */
const CHANNELS = {
  'the live region': ['voice', 'said'],
  'the line that is read': ['voice', 'shown'],
  'the hint': ['coach', 'hint'],
  'the tutor’s question': ['coach', 'warned'],
  'the judgement of a deal': ['coach', 'judgement'],
  'the question whether it is meant': ['table', 'toConfirm'],
} as const

/** The words of coach and table about playing a card, put into the window's memory. */
export async function sayOf(page: Page, card: Card): Promise<void> {
  const action = { do: 'play', card }
  const rated = {
    action,
    points: 0,
    against: 0,
    chance: 0.5,
    equity: 0,
    error: 0,
    point: null,
    vole: null,
  }
  const slip = {
    deal: 1,
    step: 1,
    seat: 0,
    done: rated,
    best: rated,
    cost: 0.1,
    books: [],
    hinted: false,
  }
  const said = {
    warned: { action, warning: { wish: rated, best: rated, cost: 0.1 } },
    judgement: { answer: { sides: [], accounts: [], slips: [slip] } },
    doubted: action,
  }
  await setState(page, CHANNELS['the tutor’s question'], said.warned)
  await setState(page, CHANNELS['the judgement of a deal'], said.judgement)
  await setState(page, CHANNELS['the question whether it is meant'], said.doubted)
}

type Place = readonly [store: string, name: string]

const setState = (page: Page, [store, name]: Place, value: unknown): Promise<void> =>
  page.evaluate(
    ([of, state, put]) => {
      const app: unknown = Reflect.get(document.querySelector('#app') ?? {}, '__vue_app__')
      const path = ['config', 'globalProperties', '$pinia', 'state', 'value', of]
      const place = path.reduce<unknown>(
        (at, key) => (at instanceof Object ? Reflect.get(at, key) : null),
        app,
      )
      if (!(place instanceof Object)) throw new Error(`no store ${of}`)
      Reflect.set(place, state, put)
    },
    [store, name, value] as const,
  )

/**
 * The contents of each channel now: by its name a function that puts them there once more, as if
 * they had not been cleared.
 */
export async function keepChannels(page: Page): Promise<ReadonlyMap<string, () => Promise<void>>> {
  const kept = new Map<string, () => Promise<void>>()
  for (const [name, place] of Object.entries(CHANNELS))
    kept.set(name, await keepChannel(page, place))
  return kept
}

async function keepChannel(page: Page, [store, name]: Place): Promise<() => Promise<void>> {
  const kept = await page.evaluateHandle(
    ([of, state]) => {
      const app: unknown = Reflect.get(document.querySelector('#app') ?? {}, '__vue_app__')
      const path = ['config', 'globalProperties', '$pinia', 'state', 'value', of]
      const place = path.reduce<unknown>(
        (at, key) => (at instanceof Object ? Reflect.get(at, key) : null),
        app,
      )
      if (!(place instanceof Object)) throw new Error(`no store ${of}`)
      const value: unknown = Reflect.get(place, state)
      return (): void => void Reflect.set(place, state, value)
    },
    [store, name] as const,
  )
  return () => kept.evaluate((put) => put())
}

/** An element with one attribute. */
export interface Planted {
  readonly tag: string
  readonly attribute: string
  readonly value: string
}

/** Puts an element into the page, in place of the one that was put there before. */
export const plant = (page: Page, planted: Planted): Promise<void> =>
  page.evaluate(({ tag, attribute, value }) => {
    document.querySelector('[data-planted]')?.remove()
    const spot = document.createElement(tag)
    spot.dataset['planted'] = ''
    spot.setAttribute(attribute, value)
    document.querySelector('main')?.append(spot)
  }, planted)
