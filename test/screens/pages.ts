// Walks to the pages: Hall, evening, archive, standings, review, rules, and what goes wrong.
import { expect } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { words } from '../../src/shared/words/index.ts'
import type { EveningSetup } from '../../src/shared/evening.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { cercle, simulatedRecords } from '../e2e/archived.ts'
import { arrangeWatched, holdComputers } from '../e2e/arranged.ts'
import { inSight } from '../e2e/evening.ts'
import type { Window } from './camera.ts'
import {
  LONG,
  answerAll,
  begins,
  button,
  company,
  dialog,
  isAsked,
  press,
  sit,
  tab,
  until,
} from './moves.ts'
import { type Go, type Walk, here } from './walk.ts'

const RECORDS = simulatedRecords({ parties: 60, months: 9, undated: 3 })
const GAME_IDS = GAMES.map(({ id }) => id)
const archived = (data: string): void =>
  void cercle(['import', '-', '--db', join(data, 'cercle.db')], RECORDS)

const openArchive: Go = async (at) => {
  await button(at, at.texts.archive.open).click()
  await at.page.locator('[role=row][aria-rowindex="2"]').waitFor()
}

/** A chart by its title, in the middle of the window. */
const chart =
  (name: 'parties' | 'balance'): Go =>
  async ({ page, texts }) => {
    const { title } = texts.standings.charts.charts[name]
    await page.getByRole('region', { name: title, exact: true }).scrollIntoViewIfNeeded()
  }

const chooseGame =
  (id: string): Go =>
  async ({ page, texts, language }) => {
    const { title } = words(language).game(id)
    await page
      .getByRole('group', { name: texts.hall.game, exact: true })
      .getByText(title, { exact: true })
      .click()
  }

/** The rule book of a game, from the Hall. */
const rules = (id: string): Readonly<Record<string, Go>> => ({
  [id]: async (at) => {
    await press(at, 'Escape')
    await chooseGame(id)(at)
    await press(at, 'F1')
    await expect(dialog(at).locator('[id^=rule-]').first()).toBeVisible()
  },
})

const options = (id: string): Readonly<Record<string, Go>> => ({
  [`options-${id}`]: chooseGame(id),
})

const review = async ({ page, texts }: Window): Promise<void> => {
  await page.getByRole('grid').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: texts.review.step })).toBeVisible()
}

const EIGHT: Partial<EveningSetup> = {
  kind: 'chouette',
  terms: { stake: 5, purse: 200 },
  guests: [
    ...['Anna', 'Bertha von Suttner', 'Carl', 'Dorothée', 'Emil', 'Friederike Charlotte'].map(
      (name) => ({ kind: 'person', name }) as const,
    ),
    { kind: 'computer', level: 'rulebook' },
    { kind: 'computer', level: 'novice' },
  ],
}

export const PAGE_WALKS: Readonly<Record<string, Walk>> = {
  hall: {
    screens: {
      first: here,
      options: ({ page, texts }) => page.getByText(texts.hall.singleOptions).click(),
      ...Object.assign({}, ...GAME_IDS.slice(1).map(options)),
      settings: (at) => button(at, at.texts.settings.open).click(),
      'settings-comfort': (at) =>
        at.page.getByRole('link', { name: at.texts.settings.groups.comfort }).click(),
      'settings-keys': (at) =>
        at.page.getByRole('link', { name: at.texts.settings.groups.keys }).click(),
      about: async (at) => {
        await press(at, 'Escape')
        await button(at, at.texts.house.open).click()
      },
      report: (at) => button(at, at.texts.house.showReport).click(),
      sitting: async (at) => {
        await press(at, 'Escape')
        await at.page.reload()
        await begins(at, at.texts.evening.open).click()
      },
    },
  },
  'hall-kept': {
    prepare: archived,
    settings: { name: 'Anna' },
    screens: {
      left: async (at) => {
        await sit(at, { level: 'rulebook' })
        await until(at, isAsked)
        await at.page.evaluate(() => window.cercle.leaveTable())
        await at.page.reload()
        await sit(at, { game: 'whist', preset: 'standard' })
        // nothing stays of a table at which no card was dealt
        await at.page.evaluate(() => window.cercle.dealCards(null))
        await at.page.evaluate(() => window.cercle.leaveTable())
        await at.page.reload()
        await begins(at, at.texts.hall.resume).first().waitFor()
      },
    },
  },
  rules: { screens: { ...Object.assign({}, ...GAME_IDS.map(rules)) } },
  evening: {
    settings: { name: 'Anna' },
    screens: {
      round: (at) => company(at, {}),
      company: (at) => begins(at, at.texts.evening.round.company).click(),
      ready: async (at) => {
        await press(at, 'Escape')
        await answerAll(at, 10)
      },
      curtain: async (at) => {
        await button(at, at.texts.evening.round.toTable)
          .or(begins(at, at.texts.evening.round.toTable))
          .first()
          .click()
        await button(at, at.texts.table.giveCards).or(button(at, at.texts.table.nextDeal)).click()
        await expect(dialog(at)).toBeVisible()
      },
      table: async (at) => {
        await press(at, 'Enter')
        await expect(dialog(at)).toHaveCount(0)
      },
      ledger: async (at) => {
        await button(at, at.texts.evening.table.toRound).click()
        await expect(
          at.page.getByRole('region', { name: at.texts.evening.round.label }),
        ).toBeVisible()
        await press(at, 'l')
      },
      strike: async (at) => {
        await press(at, 'l')
        await begins(at, at.texts.evening.round.strike).click()
      },
      struck: async (at) => {
        await dialog(at)
          .getByRole('button', { name: at.texts.evening.round.strike, exact: true })
          .click()
        await expect(
          at.page.getByRole('article', { name: at.texts.evening.ledger.title }),
        ).toBeVisible()
      },
    },
  },
  /** As many guests as there may be, with long names and a purse. */
  'evening-watched': {
    prepare: arrangeWatched,
    settings: { name: 'Anna', pace: 'slow' },
    screens: {
      breach: async (at) => {
        await holdComputers(at.app)
        await begins(at, at.texts.evening.goOn).first().click()
        await begins(at, at.texts.evening.round.watch)
          .or(begins(at, at.texts.evening.round.backToTable))
          .first()
          .click()
        await button(at, at.texts.evening.table.pointOut('E-40')).waitFor()
      },
      pointed: async (at) => {
        await button(at, at.texts.evening.table.pointOut('E-40')).click()
        await expect(button(at, at.texts.evening.table.pointOut('E-40'))).toHaveCount(0)
      },
    },
  },
  'evening-eight': {
    settings: { name: 'Anna' },
    screens: { round: (at) => company(at, EIGHT), ledger: (at) => press(at, 'l') },
  },
  archive: {
    prepare: archived,
    settings: { name: 'Anna' },
    screens: {
      parties: openArchive,
      selected: async ({ page }) => {
        await page.getByRole('grid').focus()
        await page.keyboard.press('Space')
        await page.keyboard.press('Shift+ArrowDown')
      },
      people: async (at) => {
        await press(at, 'Escape')
        await tab(at, at.texts.archive.people.title)
      },
      renaming: async (at) => {
        const { people } = at.texts.archive
        await at.page.getByRole('button', { name: people.of(people.rename, 'Anna') }).click()
      },
      standings: async (at) => {
        await press(at, 'Escape')
        await tab(at, at.texts.standings.title)
        await expect(at.page.locator('[data-sheet="0"]').getByRole('table')).toBeVisible()
      },
      explained: (at) => button(at, at.texts.standings.ledger.explain).click(),
      charts: chart('parties'),
      keeping: (at) => tab(at, at.texts.archive.keeping.title),
      checked: async (at) => {
        const { keeping } = at.texts.archive
        await button(at, keeping.checkDo).click()
        await expect(inSight(at.page, keeping.clean(60))).toBeVisible()
      },
    },
  },
  review: {
    prepare: archived,
    settings: { name: 'Anna' },
    screens: {
      begin: async (at) => {
        await openArchive(at)
        await review(at)
      },
      middle: async ({ page }) => {
        for (let trick = 0; trick < 9; trick += 1) await page.keyboard.press('ArrowDown')
      },
      odds: async (at) => {
        await press(at, 'ArrowLeft')
        await press(at, 'ArrowLeft')
        await press(at, 'h')
        await expect(inSight(at.page, at.texts.coach.hint.waiting)).toHaveCount(0, LONG)
      },
      graph: async (at) => {
        await press(at, 'a')
        await expect(inSight(at.page, at.texts.coach.analysis.waiting)).toHaveCount(0, LONG)
        await press(at, 'g')
        await expect(
          at.page.getByRole('slider', { name: at.texts.study.course.title }),
        ).toBeVisible(LONG)
      },
      note: (at) => press(at, 'n'),
      practice: async (at) => {
        await at.page.getByRole('slider', { name: at.texts.review.step }).focus()
        await press(at, 'p')
        await expect(dialog(at)).toBeVisible()
      },
      keys: async (at) => {
        await press(at, 'Escape')
        await press(at, '?')
      },
    },
  },
  trouble: {
    prepare: (data) => writeFileSync(join(data, 'cercle.db'), 'my shopping list\n'),
    screens: { shown: here },
  },
}
