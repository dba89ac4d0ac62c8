// Annotated pages from the archive and the review at the real window: as a file for any browser,
// looked through by axe, and as a PDF whose text can be searched.
import { type Page, expect, test } from '@playwright/test'
import { readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { judgeFile } from '../training/judged-file.ts'
import { inspector } from './axe.ts'
import { type Evening, start, texts } from './evening.ts'
import { simulated } from './simulated.ts'

const words = texts.archive
const PARTIES = 6
/** What is printed takes a window of its own. */
const PRINTED = { timeout: 60_000 }

async function answerDialogs({ app }: Evening, file: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    Reflect.set(dialog, 'showSaveDialog', () =>
      Promise.resolve({ canceled: false, filePath: path }),
    )
  }, file)
}

/** Opens a written page in a window of its own, as a browser would. */
async function openPage({ app, page }: Evening, file: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await app.evaluate(({ BrowserWindow }, address) => {
    const window = new BrowserWindow({ webPreferences: { partition: 'reader' } })
    void window.loadURL(address)
  }, pathToFileURL(file).href)
  return opened
}

interface ReadPdf {
  readonly text: string
  readonly outline: readonly string[]
  readonly isTagged: boolean
  readonly pages: number
}

/** True if a PDF says it has tags; the library types a map as an object. */
const isMarked = (info: unknown): boolean => info instanceof Map && info.get('Marked') === true

async function readPdf(file: string): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)) }).promise
  const pages = Array.from({ length: pdf.numPages }, (_, place) => pdf.getPage(place + 1))
  const written = await Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  const outline = await pdf.getOutline()
  const marked = await pdf.getMarkInfo()
  return {
    text: written.join('\n'),
    outline: (outline ?? []).map(({ title }) => title),
    isTagged: isMarked(marked),
    pages: pdf.numPages,
  }
}

const unfinished = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => name.endsWith('.part'))

test('parties of the archive become a page without faults, and a PDF that can be searched', async () => {
  const data = simulated(PARTIES)
  await judgeFile(join(data, 'cercle.db'))
  const evening = await start(data)
  const { app, page } = evening
  await page.getByRole('button', { name: words.open }).click()
  const row = page.getByRole('group', { name: words.keeping.export })
  const html = join(data, 'parties.html')
  await answerDialogs(evening, html)
  await row.getByRole('button', { name: words.keeping.formats.html.title }).click()
  await expect(page.locator('.notice')).toContainText(html)
  const pdf = join(data, 'parties.pdf')
  await answerDialogs(evening, pdf)
  await row.getByRole('button', { name: words.keeping.formats.pdf.title }).click()
  await expect(page.locator('.notice')).toContainText(pdf, PRINTED)

  const reader = await openPage(evening, html)
  await expect(reader.locator('article.partie')).toHaveCount(PARTIES)
  // every partie is reached from the contents
  await reader.getByRole('navigation').getByRole('link').last().click()
  await expect(reader.locator('article.partie').last()).toBeInViewport()
  await expect(reader.locator('.remarks li').first()).toBeVisible()
  await expect(reader.locator('figure.course').first()).toBeVisible()
  const { inspect, faults } = inspector(app, reader)
  await inspect('parties')
  expect(faults).toEqual([])

  const read = await readPdf(pdf)
  expect(read.isTagged).toBe(true)
  expect(read.pages).toBeGreaterThan(PARTIES)
  expect(read.outline.length).toBeGreaterThan(0)
  for (const text of ['rulebook 1', 'novice 2', 'proposes', '♠', '11.3%'])
    expect(read.text).toContain(text)
  expect(unfinished()).toEqual([])
  await app.close()
})

test('a partie under review is saved as its viewer sees it', async () => {
  const data = simulated(PARTIES)
  const evening = await start(data)
  const { app, page } = evening
  await page.getByRole('button', { name: words.open }).click()
  await page.locator('[role=row][aria-rowindex="2"]').waitFor()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('slider', { name: texts.review.step }).waitFor()
  await page.keyboard.press('n')
  const row = page.getByRole('group', { name: texts.print.saveAs })
  const save = async (name: string): Promise<string> => {
    const file = join(data, name)
    await answerDialogs(evening, file)
    await row.getByRole('button', { name: words.keeping.formats.html.title }).click()
    await expect(page.locator('.notice')).toContainText(file)
    return readFileSync(file, 'utf8')
  }
  const open = await save('open.html')
  expect(open).toContain(texts.review.allOpen)
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await page.keyboard.press('n')
  const own = await save('own.html')
  expect(own).not.toContain(texts.review.allOpen)
  expect(own).toContain('#card-back')
  await app.close()
})

test('a file that cannot be written is told, and nothing is left half-written', async () => {
  const data = simulated(PARTIES)
  const evening = await start(data)
  const { app, page } = evening
  await page.getByRole('button', { name: words.open }).click()
  const row = page.getByRole('group', { name: words.keeping.export })
  for (const [format, ending] of [
    ['html', 'html'],
    ['pdf', 'pdf'],
  ] as const) {
    const file = join(data, 'nowhere', `out.${ending}`)
    await answerDialogs(evening, file)
    await row.getByRole('button', { name: words.keeping.formats[format].title }).click()
    await expect(page.locator('.notice')).toContainText(file, PRINTED)
    await page.locator('.notice').getByRole('button').first().click()
  }
  expect(unfinished()).toEqual([])
  await app.close()
})
