// Draws the packs for large indices into resources/cards.
//   node study/french/draw.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawPack } from './pack.ts'

const CARDS = join(import.meta.dirname, '../../resources/cards')

for (const [path, svg] of drawPack()) {
  const file = join(CARDS, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
}
