// Walks through the training room: its pages without and with what the coach has judged, an
// exercise from the choice to its results, and the guide.
import { expect } from '@playwright/test'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { SESSION_COUNTS } from '../../src/shared/exercises.ts'
import { cercle, simulatedRecords } from '../e2e/archived.ts'
import { inSight, newData } from '../e2e/evening.ts'
import { judgeFile } from '../training/judged-file.ts'
import { layPerson } from '../training/judged-rows.ts'
import type { Window } from './camera.ts'
import { LONG, begins, button, dialog, press, tab } from './moves.ts'
import type { Go, Walk } from './walk.ts'

/** Few, since the coach judges each decision. */
const JUDGED = 5
/** So many that a level can be named. */
const LAID = 80
const DAY = 24 * 3_600_000

function importParties(data: string, parties: number): string {
  const file = join(data, 'cercle.db')
  const records = simulatedRecords({ parties, months: 8, undated: 1 })
  cercle(['import', '-', '--db', file], records)
  return file
}

/** Imports parties and has them judged, all but one, whose record is no longer as it was written. */
async function makeJudged(): Promise<string> {
  const file = importParties(newData(), JUDGED)
  await judgeFile(file)
  const db = openArchive(file)
  db.exec(`DELETE FROM decision WHERE partie = 1; DELETE FROM verdict WHERE partie = 1;
    DELETE FROM judged WHERE partie = 1;
    UPDATE partie SET record = replace(record, 'propose', 'wait') WHERE id = 1`)
  closeStore(db)
  return file
}
let judged: Promise<string> | undefined

async function prepareJudged(data: string): Promise<void> {
  judged ??= makeJudged()
  copyFileSync(await judged, join(data, 'cercle.db'))
}

/** Lays down rows of what a coach might have judged. */
function prepareMany(data: string): void {
  const db = openArchive(importParties(data, LAID))
  layPerson(db, 'Anna')
  closeStore(db)
}

type Page = keyof Window['texts']['training']['tabs']

const toRoom: Go = async (at) => {
  await button(at, at.texts.training.open).click()
  await at.page.getByRole('heading', { name: at.texts.exercises.session.title }).waitFor()
}
const toPage =
  (page: Page): Go =>
  (at) =>
    tab(at, at.texts.training.tabs[page])

const panel = ({ page, texts }: Window) =>
  page.getByRole('complementary', { name: texts.exercises.table.title })
const onward = (at: Window) =>
  button(at, at.texts.exercises.table.next).or(button(at, at.texts.exercises.table.toResults))

/** Sits down to as many decisions of the old books of a game. */
const sitDown =
  (game: string, count: number): Go =>
  async (at) => {
    const { session, table } = at.texts.exercises
    await at.page.getByLabel(session.game, { exact: true }).selectOption(game)
    for (const source of ['own', 'made'] as const)
      await at.page.getByRole('checkbox', { name: session.source[source].title }).uncheck()
    await at.page.getByLabel(session.count, { exact: true }).fill(String(count))
    await button(at, session.start).click()
    await at.page.getByRole('heading', { name: table.number(1, count) }).waitFor(LONG)
  }

/** Answers with the last card or call that is offered, which is seldom the best. */
const answer: Go = async (at) => {
  const { page } = at
  const call = page.locator('[data-calls] button[aria-keyshortcuts]').last()
  const playable = page.locator('[role=toolbar] .playable')
  const counted = page.locator('[role=toolbar] [aria-pressed]')
  await call.or(playable.first()).or(counted.first()).first().waitFor()
  const isCard = (await playable.count()) > 0
  if (isCard || (await counted.count()) > 0) {
    const places = await page
      .locator('[role=toolbar] .place')
      .evaluateAll((cards) => cards.findLastIndex((one) => one.matches('.playable')))
    await press(at, isCard ? String(places + 1) : '1')
    await press(at, 'Enter')
  }
  if (!isCard) await press(at, (await call.getAttribute('aria-keyshortcuts'))?.toLowerCase() ?? '')
  await expect(onward(at)).toBeFocused(LONG)
}

/** From then on it is days later. */
const later =
  (days: number): Go =>
  ({ app }) =>
    app.evaluate((_, passed) => {
      const now = Date.now()
      Date.now = () => now + passed
    }, days * DAY)

export const TRAINING_WALKS: Readonly<Record<string, Walk>> = {
  /** As who comes for the first time finds it. */
  training: {
    settings: { name: 'Anna' },
    screens: {
      exercises: toRoom,
      positions: toPage('positions'),
      strength: toPage('strength'),
      judging: toPage('judging'),
      guide: async (at) => {
        await press(at, 'F1')
        await expect(dialog(at)).toBeVisible()
      },
      keys: async (at) => {
        await press(at, 'Escape')
        await press(at, '?')
      },
    },
  },
  /** The chart of the solved exchange, at a score that is not solved and at one that is. */
  exchange: {
    settings: { name: 'Anna' },
    screens: {
      first: async (at) => {
        await toRoom(at)
        await toPage('exchange')(at)
        await at.page.getByText(at.texts.exchange.about).waitFor()
      },
      chart: async (at) => {
        const { fields } = at.texts.exchange
        await at.page.getByLabel(fields.elder, { exact: true }).selectOption('4')
        await at.page.getByLabel(fields.dealer, { exact: true }).selectOption('4')
        await at.page.getByRole('grid').waitFor()
      },
      cell: async (at) => {
        await at.page.locator('td.cell').nth(60).click()
        await press(at, 'Enter')
        await at.page.getByText(at.texts.exchange.hand.unit).waitFor(LONG)
      },
      books: async (at) => {
        await at.page.getByLabel(at.texts.exchange.fields.books).check()
      },
      picked: async (at) => {
        const { exchange } = at.texts
        await at.page.getByRole('textbox', { name: exchange.hand.type }).fill('KH 9H QS 10C xyz')
        await button(at, exchange.hand.pick).click()
      },
      discards: async (at) => {
        const { views } = at.texts.exchange.fields
        await at.page.getByText(views.discards, { exact: true }).click()
      },
    },
  },
  exercise: {
    settings: { name: 'Anna' },
    screens: {
      asked: async (at) => {
        await toRoom(at)
        await sitDown('ecarte', SESSION_COUNTS.least)(at)
      },
      answered: answer,
      details: async (at) => {
        await panel(at).getByText(at.texts.coach.hint.details).click()
      },
      over: async (at) => {
        for (let one = 2; one <= SESSION_COUNTS.least; one += 1) {
          await press(at, 'n')
          await panel(at).getByText(at.texts.exercises.table.ask).waitFor()
          await answer(at)
        }
        await press(at, 'n')
        await at.page.getByRole('heading', { name: at.texts.exercises.over.title }).waitFor()
      },
      results: (at) => press(at, 'Escape'),
      due: async (at) => {
        await at.page.locator('header .back').click()
        // what was right comes back then, too
        await later(4)(at)
        await toRoom(at)
        await button(at, at.texts.exercises.today.begin).waitFor()
      },
    },
  },
  judged: {
    prepare: prepareJudged,
    settings: { name: 'Anna' },
    screens: {
      exercises: toRoom,
      positions: async (at) => {
        await toPage('positions')(at)
        await at.page.getByRole('listbox').getByRole('option').first().waitFor()
      },
      selected: async (at) => {
        await at.page.getByRole('listbox').focus()
        await press(at, 'Space')
      },
      early: async (at) => {
        await toPage('strength')(at)
        await at.page.getByRole('table').first().waitFor()
      },
      failed: async (at) => {
        await toPage('judging')(at)
        await begins(at, at.texts.judging.runAll).click()
        await at.page.getByRole('heading', { name: at.texts.judging.failed }).waitFor(LONG)
        await expect(inSight(at.page, at.texts.judging.states.idle)).toBeVisible(LONG)
      },
    },
  },
  strength: {
    prepare: prepareMany,
    settings: { name: 'Anna' },
    screens: {
      placed: async (at) => {
        await toRoom(at)
        await toPage('strength')(at)
        await at.page.getByRole('table').first().waitFor()
      },
      kinds: async ({ page, texts }) => {
        const { title } = texts.strength.kinds
        const rows = page.getByRole('table', { name: title }).getByRole('row')
        await rows.last().scrollIntoViewIfNeeded()
      },
      course: async ({ page, texts }) => {
        const { title } = texts.strength.course
        const charts = page.getByRole('region', { name: title }).locator('.chart')
        await charts.last().scrollIntoViewIfNeeded()
      },
    },
  },
}
