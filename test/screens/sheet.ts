// The contact sheet: every picture there is, a row a screen.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURES } from './places.ts'

/** Writes the sheet once all pictures are taken. */
export default function writeSheet(): void {
  if (!existsSync(PICTURES)) return
  const screens = readdirSync(PICTURES, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const rows = screens.map(({ name }) => {
    const pictures = readdirSync(join(PICTURES, name)).toSorted()
    const shown = pictures.map((file) => {
      const path = `${name}/${file}`
      return `<a href="${path}"><img src="${path}" loading="lazy" alt=""><br>${file.replace('.png', '')}</a>`
    })
    return `<h2>${name}</h2>\n<p>${shown.join('\n')}</p>`
  })
  const style =
    'body{font:14px sans-serif;background:#888}img{width:24rem}a{display:inline-block;margin:.3rem;color:#000}'
  const head = `<!doctype html><meta charset="utf-8"><title>Cercle: every screen</title><style>${style}</style>`
  writeFileSync(join(PICTURES, 'index.html'), `${head}\n${rows.join('\n')}\n`)
  process.stdout.write(`${join(PICTURES, 'index.html')}\n`)
}
