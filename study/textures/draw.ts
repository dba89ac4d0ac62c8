// npm run study:textures: draws the cloth and the woods of resources/table (*.svg) as pictures (*.webp), for their grain
// is reckoned, which takes a window far too long to do again for every part of it that changes.
import { test } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../../test/e2e/evening.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'resources', 'table')
/**
 * Each picture by the pixels it has for one of the drawing: for the usual screens, and for those
 * twice as dense.
 */
const PICTURES = [
  { density: 1, end: '' },
  { density: 2, end: '-2x' },
] as const
const QUALITY = 0.6

for (const name of ['felt', 'mahogany', 'oak'])
  test(name, async () => {
    const { app, page: first } = await start()
    const opened = first.context().waitForEvent('page')
    await app.evaluate(({ BrowserWindow }) =>
      new BrowserWindow({ show: false }).loadURL('about:blank'),
    )
    const page = await opened
    const drawing = readFileSync(join(FOLDER, `${name}.svg`), 'utf8')
    for (const { density, end } of PICTURES) {
      const picture = await page.evaluate(drawn, [drawing, density, QUALITY] as const)
      writeFileSync(
        join(FOLDER, `${name}${end}.webp`),
        Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'),
      )
    }
    await app.close()
  })

/**
 * A drawing as a picture, in a page: the usual density is the finer one made smaller, or the grain
 * would be another.
 */
async function drawn([svg, density, quality]: readonly [string, number, number]): Promise<string> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * 2
  canvas.height = image.height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const shown = document.createElement('canvas')
  shown.width = image.width * density
  shown.height = image.height * density
  const on = shown.getContext('2d')
  if (on !== null) on.imageSmoothingQuality = 'high'
  on?.drawImage(canvas, 0, 0, shown.width, shown.height)
  return shown.toDataURL('image/webp', quality)
}
