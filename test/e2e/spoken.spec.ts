// One deal of Écarté by keys alone, as a screen reader tells it: the sentences are files beside this one, to be read and
// judged as prose. `SPOKEN=write npm run test:window -- spoken` writes them anew.
import { type Page, expect, test } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '../../src/shared/bridge.ts'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { dealOf } from '../games/ecarte/table.ts'
import { arrange } from './arranged.ts'
import { byKeys, newData, newDuel, playUntil, sceneOf, start } from './evening.ts'
import { hearken, heardOf } from './spoken.ts'

const TEXTS = { en, de, fr }

/**
 * The person is elder, holds the king of trumps and three hearts; the other follows with whatever
 * is left.
 */
const DEAL = dealOf({
  elder: 'KS 9S KH 8H 7D',
  dealer: 'QS AD 10H QC 7C',
  turnUp: '7S',
  talon: 'QH AC 8D JD 9C',
})

/** The keys that only read, each before an action. */
const READS = ['Shift+I', 'Shift+H', 'Shift+T', 'Shift+L', 'Shift+S'] as const

const isMine = (scene: Scene): boolean => scene.choices.length > 0
const isSettled = (scene: Scene): boolean => scene.awaits !== null

/** Presses a key, and waits until what it brings has been said. */
async function press(page: Page, sitting: number, key: string): Promise<void> {
  const before = await sceneOf(page, sitting)
  await page.keyboard.press(key)
  await playUntil(
    page,
    sitting,
    async () => {},
    (now) => now.log.length > before.log.length && (isMine(now) || isSettled(now)),
  )
  // the window draws its scenes one after the other, and speaks the prompt with the last of them
  const prompt = page.locator('.prompt')
  await expect(async () => {
    const asked = ((await prompt.textContent()) ?? '').trim()
    expect(await page.evaluate(() => window.spoken?.at(-1)?.trim())).toBe(asked)
  }).toPass()
}

/** Plays the card at a place of the hand. */
async function playAt(page: Page, sitting: number, place: number): Promise<void> {
  await page.keyboard.press(String(place))
  await press(page, sitting, 'Enter')
}

async function told(language: Language): Promise<string> {
  const data = newData()
  const sitting = arrange(data, { deals: [{ deal: DEAL }] })
  const { app, page } = await start(data, { language })
  const texts = TEXTS[language]
  const lines: string[] = []
  const hear = async (key: string): Promise<void> => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    lines.push(`[${key}]`, ...(await heardOf(page)), '')
  }
  await page.locator('h1').waitFor()
  await hearken(page)
  await page
    .getByRole('button', { name: new RegExp(`^${texts.hall.resume}`) })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('toolbar', { name: texts.table.yourHand })).toBeVisible()
  await hear('Enter')
  const read = async (...keys: readonly (typeof READS)[number][]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await hear(key)
    }
  }
  await read('Shift+I', 'Shift+H', 'Shift+T')
  await press(page, sitting, 's')
  await hear('S')
  await press(page, sitting, 'k')
  await hear('K')
  await read('Shift+I')
  for (let trick = 1; trick <= 5; trick += 1) {
    const scene = await sceneOf(page, sitting)
    const hand = scene.view.hands[0]
    const playable = scene.choices.flatMap((choice) =>
      choice.kind === 'card' ? [choice.card] : [],
    )
    const shown = await page
      .locator('[data-place=hand-0] [data-move]')
      .evaluateAll((places) => places.map((one) => one.getAttribute('data-move')))
    const refused = shown.findIndex((card) => !playable.some((one) => one === card))
    if (refused >= 0 && typeof hand === 'object') {
      await page.keyboard.press(String(refused + 1))
      await page.keyboard.press('Enter')
      await expect(page.locator('.why')).toBeVisible()
      await hear(`${refused + 1} Enter`)
    }
    const place = shown.findIndex((card) => playable.some((one) => one === card)) + 1
    await playAt(page, sitting, place)
    await hear(`${place} Enter`)
    if (trick === 2) await read('Shift+H', 'Shift+T', 'Shift+L', 'Shift+S')
  }
  await page.keyboard.press('Shift+R')
  await hear('Shift+R')
  await page.keyboard.press('Shift+G')
  await hear('Shift+G')
  await app.close()
  return lines.join('\n')
}

for (const language of LANGUAGES)
  test(`what is said in a deal of Écarté in ${language}`, async () => {
    const file = join(import.meta.dirname, 'spoken', `ecarte.${language}.txt`)
    const said = await told(language)
    if (process.env['SPOKEN'] === 'write') writeFileSync(file, said)
    expect(said).toBe(readFileSync(file, 'utf8'))
  })

test('all that happens in a partie is heard, once and in its order', async () => {
  test.setTimeout(240_000)
  const { app, page } = await start()
  await page.locator('h1').waitFor()
  await hearken(page)
  const sitting = await newDuel(page, 'novice')
  const { log, people } = await playUntil(
    page,
    sitting,
    byKeys,
    ({ awaits }) => awaits === 'partie',
  )
  const company = { names: people.map(({ name }) => name || en.table.you), you: 0 } as const
  const happened = log.flatMap((line) =>
    line.kind === 'heard' ? [words('en').game('ecarte').event(line.event, company)] : [],
  )
  await expect(page.getByRole('region', { name: en.result.title })).toBeVisible()
  const isOfLog = new Set(happened)
  const heard = await heardOf(page)
  expect(heard.filter((sentence) => isOfLog.has(sentence))).toEqual(happened)
  const seeds = log.flatMap((line) => (line.kind === 'seed' ? [line.seed] : []))
  expect(seeds.length).toBeGreaterThan(0)
  expect(heard.filter((sentence) => seeds.some((seed) => sentence.includes(seed)))).toEqual([])
  await app.close()
})
