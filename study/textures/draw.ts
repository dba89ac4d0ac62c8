// npm run study:textures: draws the cloth and the woods of resources/table (*.svg) as pictures (*.webp), for their grain
// is reckoned, which takes a window far too long to do again for every part of it that changes.
import { test } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../../test/e2e/evening.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'resources', 'table')
/** Pixels of the picture to one of the drawing: as a screen of twice the usual density shows them. */
const DENSITY = 2
const QUALITY = 0.6

for (const name of ['felt', 'mahogany', 'oak'])
  test(name, async () => {
    const { app } = await start()
    const opened = app.waitForEvent('window')
    await app.evaluate(({ BrowserWindow }) => new BrowserWindow({ show: false }).loadURL('about:blank'))
    const page = await opened
    const drawing = readFileSync(join(FOLDER, `${name}.svg`), 'utf8')
    const picture = await page.evaluate(
      async ([svg, density, quality]) => {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.width * density
        canvas.height = image.height * density
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/webp', quality)
      },
      [drawing, DENSITY, QUALITY] as const,
    )
    writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
    await app.close()
  })
