// Walks to screens without a photograph: dialogs like others, brief messages, kinds of evenings,
// other reviews.
import { expect } from '@playwright/test'
import { join } from 'node:path'
import { EVENING_KINDS } from '../../src/shared/evening.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import {
  begins,
  button,
  company,
  dialog,
  isOver,
  isSettled,
  press,
  sit,
  tab,
  until,
  LONG,
} from '../screens/moves.ts'
import { type Go, type Walk, here } from '../screens/walk.ts'
import { cercle, simulatedRecords } from './archived.ts'
import { layDecisions } from '../training/judged-file.ts'
import { radio } from './evening-play.ts'
import { inSight } from './evening.ts'

/** Of two persons, so that they can be merged. */
const RECORDS = simulatedRecords({ parties: 30, months: 5, undated: 2 })
  .split('\n')
  .map((line, index) => (index < 3 ? line.replace('"Anna"', '"Anne"') : line))
  .join('\n')
const archived = (data: string): void =>
  void cercle(['import', '-', '--db', join(data, 'cercle.db')], RECORDS)

/** A file dialog that chooses a file which is not there. */
const choosesNothing: Go = ({ app, data }) =>
  app.evaluate(
    ({ dialog: dialogs }, path) => {
      Reflect.set(dialogs, 'showOpenDialog', () =>
        Promise.resolve({ canceled: false, filePaths: [path] }),
      )
      Reflect.set(dialogs, 'showOpenDialogSync', () => [path])
    },
    join(data, 'missing.jsonl'),
  )

const kindOfEvening = (kind: (typeof EVENING_KINDS)[number]): Readonly<Record<string, Go>> => ({
  [kind]: ({ page, texts }) => radio(page, texts.evening.kinds[kind].title).check(),
})

/** A partie of a game played to its end, and its review. */
const reviewed = (game: string): Walk => ({
  settings: { coach: { hints: false, tutor: 0, judges: false } },
  screens: {
    deal: async (at) => {
      await sit(at, { game, preset: GAMES.find(({ id }) => id === game)?.preset ?? '' })
      await until(at, isSettled)
    },
    over: (at) => until(at, isOver),
    review: async (at) => {
      await button(at, at.texts.table.toHall).click()
      await begins(at, at.texts.hall.review).first().click()
      await expect(at.page.getByRole('slider', { name: at.texts.review.step })).toBeVisible()
      for (let trick = 0; trick < 4; trick += 1) await press(at, 'ArrowDown')
    },
  },
})

/** A review looks the same whatever was played: the others are for the long tests. */
const REVIEWED = GAMES.slice(0, process.env['CERCLE_LONG'] ? GAMES.length : 1)

export const FURTHER_WALKS: Readonly<Record<string, Walk>> = {
  'sitting down': {
    screens: {
      plan: (at) => begins(at, at.texts.evening.open).click(),
      ...Object.assign({}, ...EVENING_KINDS.map(kindOfEvening)),
      faulty: (at) => button(at, at.texts.evening.sittingDown.sit).click(),
      seated: (at) => company(at, { kind: 'chouette', terms: { stake: 5, purse: 20 } }),
      refused: async ({ page, texts }) => {
        await page
          .getByRole('textbox', { name: texts.evening.round.counters, exact: true })
          .fill('4')
        await page.keyboard.press('Enter')
        await expect(page.locator('.breach').first()).toBeVisible()
      },
    },
  },
  'evenings settled': {
    settings: { name: 'Anna' },
    screens: {
      none: async (at) => {
        await button(at, at.texts.archive.open).click()
        await tab(at, at.texts.archive.evenings.title)
      },
      listed: async (at) => {
        await press(at, 'Escape')
        await company(at, {})
        await begins(at, at.texts.evening.round.strike).click()
        await dialog(at)
          .getByRole('button', { name: at.texts.evening.round.strike, exact: true })
          .click()
        await button(at, at.texts.table.toHall).first().click()
        await button(at, at.texts.archive.open).click()
        await tab(at, at.texts.archive.evenings.title)
        await expect(at.page.getByRole('tabpanel').getByRole('row')).toHaveCount(2)
      },
      ledger: (at) => begins(at, at.texts.archive.evenings.read).click(),
    },
  },
  'an archive kept': {
    prepare: archived,
    settings: { name: 'Anna' },
    screens: {
      'nothing found': async (at) => {
        await button(at, at.texts.archive.open).click()
        await at.page.locator('[role=row][aria-rowindex="2"]').waitFor()
        await press(at, '/')
        await at.page.keyboard.type('nobody of this name')
        await expect(inSight(at.page, at.texts.archive.parties.noneFit)).toBeVisible()
      },
      merging: async (at) => {
        const { people } = at.texts.archive
        await tab(at, people.title)
        await at.page.getByRole('button', { name: people.of(people.merge, 'Anna') }).click()
        await expect(dialog(at)).toBeVisible()
      },
      'a chart as a table': async (at) => {
        const { charts } = at.texts.standings
        await press(at, 'Escape')
        await tab(at, at.texts.standings.title)
        const chart = at.page.getByRole('region', {
          name: charts.charts.parties.title,
          exact: true,
        })
        await chart.getByRole('button', { name: charts.asTable }).click()
      },
      restoring: async (at) => {
        await tab(at, at.texts.archive.keeping.title)
        await button(at, at.texts.archive.keeping.backUp).click()
        await expect(inSight(at.page, at.texts.archive.keeping.backedUp)).toBeVisible()
        await begins(at, at.texts.archive.keeping.restore).first().click()
        await expect(dialog(at)).toBeVisible()
      },
      'a notice': async (at) => {
        await press(at, 'Escape')
        await choosesNothing(at)
        await button(at, at.texts.archive.keeping.takeIn).click()
        await expect(inSight(at.page, /missing\.jsonl/)).toBeVisible(LONG)
      },
    },
  },
  'positions found': {
    prepare: (data) => {
      archived(data)
      layDecisions(join(data, 'cercle.db'))
    },
    settings: { name: 'Anna' },
    screens: {
      found: async (at) => {
        await button(at, at.texts.training.open).click()
        await tab(at, at.texts.training.tabs.positions)
        await at.page.getByRole('listbox').getByRole('option').first().waitFor()
      },
      selected: async (at) => {
        await at.page.getByRole('listbox').focus()
        await press(at, 'Space')
      },
      'a wrong word': async (at) => {
        await at.page.getByLabel(at.texts.positions.filter.held, { exact: true }).fill('xyz')
        await expect(at.page.getByText('“xyz”').first()).toBeVisible()
      },
      'none fit': async (at) => {
        await at.page.getByLabel(at.texts.positions.filter.held, { exact: true }).fill('2C 3C 4C')
        await expect(inSight(at.page, at.texts.positions.noneFit)).toBeVisible()
      },
    },
  },
  'an empty archive': {
    screens: { hall: here, parties: (at) => button(at, at.texts.archive.open).click() },
  },
  ...Object.fromEntries(REVIEWED.map(({ id }) => [`to a review of ${id}`, reviewed(id)])),
}
