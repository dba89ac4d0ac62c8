// Nothing is cut, covered or out of reach: in the long tests every screen in every language, size
// and zoom; with the smallest and the largest cards the tables, in `npm test` the most crowded one.
// axe.spec looks at every screen in English on its way.
import { expect, test } from '@playwright/test'
import { CARD_SIZES, LANGUAGES } from '../../src/shared/settings.ts'
import { openWindow } from '../screens/camera.ts'
import { WALKS } from '../screens/walks.ts'
import { FURTHER_WALKS } from './axe-walks.ts'
import { ALL_SIGHTS, lookAt } from './sights.ts'

const isLong = process.env['CERCLE_LONG'] !== undefined

/** The tables that are walked from the deal to its end. */
const TABLES = Object.keys(WALKS).filter((name) =>
  ['laid', 'dealt', 'middle', 'settled'].every((screen) => screen in (WALKS[name]?.screens ?? {})),
)
const CROWDED = ['hundertspiel']

for (const language of isLong ? LANGUAGES : [])
  for (const [name, walk] of Object.entries({ ...WALKS, ...FURTHER_WALKS }))
    test(`${name} in ${language}: nothing is cut or covered in any window at any zoom`, async () => {
      test.setTimeout(400_000)
      const { prepare = () => {}, settings = {}, screens } = walk
      const at = await openWindow(language, prepare, settings)
      const faults: string[] = []
      for (const [screen, go] of Object.entries(screens)) {
        await go(at)
        faults.push(...(await lookAt(at, screen, ALL_SIGHTS)))
      }
      expect(faults).toEqual([])
      await at.app.close()
    })

for (const table of isLong ? TABLES : CROWDED)
  for (const cardSize of isLong ? CARD_SIZES : (['large'] as const))
    test(`${table} with ${cardSize} cards: nothing is cut or covered`, async () => {
      test.setTimeout(400_000)
      const { laid, dealt, middle, settled } = WALKS[table]?.screens ?? {}
      const at = await openWindow('de', () => {}, { cardSize })
      const faults: string[] = []
      for (const [screen, go] of Object.entries({ laid, dealt, middle, settled })) {
        await go?.(at)
        faults.push(...(await lookAt(at, screen, isLong ? ALL_SIGHTS : ALL_SIGHTS.slice(0, 3))))
      }
      expect(faults).toEqual([])
      await at.app.close()
    })
