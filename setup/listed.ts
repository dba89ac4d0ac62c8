// Writes down, when the window's files are built, which of them the page may load: path, type and
// check sum of each. Whatever else comes to lie in that folder is never served.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { DRAWINGS, LIST, type Listed } from '../src/shared/listed.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** The list of those files of a folder that have a type. */
export const listOf = (folder: string, files: readonly string[]): readonly Listed[] =>
  files.toSorted().flatMap((path): readonly Listed[] => {
    const type = TYPES[extname(path)]
    if (type === undefined) return []
    return [
      {
        path,
        type,
        sha256: createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      },
    ]
  })

/** The drawing of a card by its folder and name, if a file of the window is one: `jumbo/KH`. */
const drawingOf = (file: string, sources: readonly string[]): readonly [string, string][] =>
  sources.flatMap((source) => {
    const [, name] =
      /resources\/cards\/([^/]+\/[^/]+)\.svg$/.exec(source.replaceAll('\\', '/')) ?? []
    return name === undefined ? [] : [[name, file]]
  })

/**
 * Lists the files of the window once they are written: the hashed files are the served files. The
 * drawings of cards have a list of their own, for printed pages.
 */
export const listed = (): Plugin => ({
  name: 'cercle:listed',
  writeBundle({ dir }, bundle) {
    if (dir === undefined) throw new Error('the window is built into no folder')
    writeFileSync(join(dir, LIST), JSON.stringify(listOf(dir, Object.keys(bundle))))
    const drawn = Object.values(bundle).flatMap((one) =>
      one.type === 'asset' ? drawingOf(one.fileName, one.originalFileNames) : [],
    )
    if (drawn.length > 0)
      writeFileSync(join(dir, DRAWINGS), JSON.stringify(Object.fromEntries(drawn)))
  },
})
