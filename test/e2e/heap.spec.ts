// 1.5 What the window must not know is not in its memory either: snapshots of its heap at three
// moments of a deal are searched for the seed and for the cards that lie hidden. The same search
// finds what surely is there.
import { type Page, expect, test } from '@playwright/test'
import { join } from 'node:path'
import type { Scene } from '../../src/shared/bridge.ts'
import { openReader } from '../../src/main/store/open.ts'
import { byMouse, newDuel, playUntil, sceneOf, start, texts as words } from './evening.ts'
import { type Heap, heapOf } from './heap.ts'

const NAME = 'Maximiliane von Thurn'

/** The last deal of a sitting as main has written it. */
function dealOf(data: string, sitting: number) {
  const db = openReader(join(data, 'cercle.db'))
  const row = db
    .prepare<[number], { seed: string; hands: string; talon: string }>(
      'SELECT seed, hands, talon FROM deal WHERE sitting = ? ORDER BY partie DESC, seq DESC LIMIT 1',
    )
    .get(sitting)
  db.close()
  if (row === undefined) throw new Error('no deal is written')
  const hands: readonly (readonly string[])[] = JSON.parse(row.hands)
  const talon: readonly string[] = JSON.parse(row.talon)
  return { seed: row.seed, hands, talon }
}

/**
 * Rows of cards that would give a hand away: they hold all of these cards, and are no whole pack.
 */
const rowsWith = ({ rows }: Heap, cards: readonly string[]): readonly ReadonlySet<string>[] =>
  rows.filter((row) => row.size < 30 && cards.every((card) => row.has(card)))

/**
 * The cards that may be known of a deal: the own hand as it was, and every card named in the log or
 * on the table.
 */
function seenIn(scene: Scene): ReadonlySet<string> {
  const told = JSON.stringify([scene.view, scene.log, scene.choices])
  return new Set([...told.matchAll(/"((?:10|[2-9KQJA])[SHDC])"/g)].map((match) => match[1] ?? ''))
}

/** Searches the heap once; returns the number of hidden cards. */
async function expectNothingHidden(page: Page, data: string, sitting: number): Promise<number> {
  const scene = await sceneOf(page, sitting)
  const { seed, hands, talon } = dealOf(data, sitting)
  expect(seed).toMatch(/^[0-9a-f]{32}$/)
  const heap = await heapOf(page)
  expect(heap.nodes).toBeGreaterThan(10_000)
  // the controls: the name given at the start, and the own hand as a row of cards
  expect(heap.holds(NAME)).toBe(true)
  const own = scene.view.hands[0]
  if (typeof own !== 'object') throw new Error('the own hand is not seen')
  expect(rowsWith(heap, own).length).toBeGreaterThan(0)
  expect(heap.holds(seed)).toBe(false)
  const seen = seenIn(scene)
  const [hand = [], rest = []] = [hands[1] ?? [], talon].map((cards) =>
    cards.filter((card) => !seen.has(card)),
  )
  const texts = [hands, hands[1], talon].flatMap((cards) => [
    JSON.stringify(cards),
    String(cards),
    cards?.join(' '),
  ])
  expect(texts.filter((text) => text !== undefined && heap.holds(text))).toEqual([])
  // two cards that lie hidden together stand together in no row of the window's
  const together = [hand, rest].flatMap((cards) =>
    cards.slice(1).map((card, at) => [cards[at] ?? '', card]),
  )
  const constant = new Set(CONSTANT.rows.map((row) => [...row].toSorted().join()))
  const told = together.filter((pair) =>
    rowsWith(heap, pair).some((row) => !constant.has([...row].toSorted().join())),
  )
  expect(told).toEqual([])
  return hand.length + rest.length
}

/**
 * The heap of the Hall, before any card is dealt: rows of cards in it are of the program, not of a
 * deal.
 */
let CONSTANT: Heap = { nodes: 0, holds: () => false, rows: [] }

test('1.5 neither seed nor hidden cards are in the memory of the window, before the exchange, in play, and at the last trick', async () => {
  test.setTimeout(300_000)
  const { app, page, data } = await start(undefined, { name: NAME })
  await expect(page.getByRole('button', { name: words.hall.newDuel })).toBeVisible()
  CONSTANT = await heapOf(page)
  const sitting = await newDuel(page)
  let looked = 0
  const first = await playUntil(
    page,
    sitting,
    byMouse,
    (scene) => scene.choices.length > 0 && scene.view.turn === 0,
  )
  looked += await expectNothingHidden(page, data, sitting)
  const plays = (scene: Scene): boolean => scene.choices.some(({ kind }) => kind === 'card')
  const isNow = (scene: Scene): boolean => scene.view.deals === first.view.deals
  await playUntil(page, sitting, byMouse, (scene) => isNow(scene) && plays(scene))
  looked += await expectNothingHidden(page, data, sitting)
  const { seed } = dealOf(data, sitting)
  const left = ({ view }: Scene): number =>
    typeof view.hands[0] === 'object' ? view.hands[0].length : 9
  const last = await playUntil(
    page,
    sitting,
    byMouse,
    (scene) => scene.awaits !== null || (isNow(scene) && plays(scene) && left(scene) === 1),
  )
  expect(last.awaits).toBeNull()
  looked += await expectNothingHidden(page, data, sitting)
  expect(looked).toBeGreaterThan(30)
  // the control: once the deal is over the seed is public, and the same search finds it
  await playUntil(page, sitting, byMouse, (scene) => scene.awaits !== null)
  expect(dealOf(data, sitting).seed).toBe(seed)
  expect((await heapOf(page)).holds(seed)).toBe(true)
  await app.close()
})
