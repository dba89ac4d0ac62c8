// A picture of every screen in every language, light and size. To see some: npm run screenshots --
// -g "review in de".
import { expect, test } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { LIGHTS, type PictureLight, SIZES, type SizeName, openWindow, pose } from './camera.ts'
import { PICTURES } from './places.ts'
import { WALKS } from './walks.ts'

const lights = Object.keys(LIGHTS) as PictureLight[] // the keys of a literal
const sizes = Object.keys(SIZES) as SizeName[]

// each size from the beginning: a panel that is opened in a wide window is hidden when it becomes
// narrow
for (const [name, { prepare = () => {}, settings = {}, screens }] of Object.entries(WALKS))
  for (const language of LANGUAGES)
    for (const size of sizes)
      test(`${name} in ${language} at ${size}`, async () => {
        const at = await openWindow(language, prepare, settings)
        await pose(at, 'lamp', size)
        const missed: string[] = []
        for (const [screen, go] of Object.entries(screens)) {
          // one that is not reached must not keep those after it from being seen
          await go(at).catch((error: unknown) => missed.push(`${screen}: ${String(error)}`))
          const folder = join(PICTURES, `${name}-${screen}`)
          mkdirSync(folder, { recursive: true })
          for (const light of lights) {
            await pose(at, light, size)
            await at.page.screenshot({ path: join(folder, `${language}-${size}-${light}.png`) })
          }
        }
        await at.app.close()
        expect(missed).toEqual([])
      })
