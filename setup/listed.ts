// Writes down, when the window's files are built, which of them the page may load: path, type and
// check sum of each. Whatever else comes to lie in that folder is never served.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { LIST, type Listed } from '../src/shared/listed.ts'

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

/** Lists the files of the window once they are written: the hashed files are the served files. */
export const listed = (): Plugin => ({
  name: 'cercle:listed',
  writeBundle({ dir }, bundle) {
    if (dir === undefined) throw new Error('the window is built into no folder')
    writeFileSync(join(dir, LIST), JSON.stringify(listOf(dir, Object.keys(bundle))))
  },
})
