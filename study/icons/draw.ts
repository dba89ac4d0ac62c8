// npm run study:icons: makes the sizes of the icon that desktops ask for (resources/icons) of
// resources/icon.svg.
import { test } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../../test/e2e/evening.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'resources')
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512]

test('icon', async () => {
  const { app, page: first } = await start()
  const opened = first.context().waitForEvent('page')
  await app.evaluate(({ BrowserWindow }) =>
    new BrowserWindow({ show: false }).loadURL('about:blank'),
  )
  const page = await opened
  const drawing = readFileSync(join(FOLDER, 'icon.svg'), 'utf8')
  for (const size of SIZES) {
    const picture = await page.evaluate(
      async ([svg, side]) => {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = side
        canvas.height = side
        canvas.getContext('2d')?.drawImage(image, 0, 0, side, side)
        return canvas.toDataURL('image/png')
      },
      [drawing, size] as const,
    )
    const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
    writeFileSync(join(FOLDER, 'icons', `${size}x${size}.png`), bytes)
  }
  await app.close()
})
