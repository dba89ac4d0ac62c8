// The list a build writes of the window's files matches what it wrote.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { listed } from '../../setup/listed.ts'
import { LIST, type Listed } from '../../src/shared/listed.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('a build lists every file the page may load, with the check sum of what lies on the disk', async () => {
  const root = await temporaryFolder()
  const out = join(root, 'out')
  mkdirSync(join(root, 'public'))
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><script type="module" src="./main.js"></script>',
  )
  writeFileSync(join(root, 'main.js'), 'import "./look.css"; void import("./late.js")')
  writeFileSync(join(root, 'late.js'), 'document.title = "late"')
  writeFileSync(join(root, 'look.css'), 'body { background: url("./felt.webp") }')
  writeFileSync(join(root, 'felt.webp'), 'a picture')
  writeFileSync(join(root, 'public/beside.html'), 'no part of the program')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [listed()],
    build: { outDir: out, assetsInlineLimit: 0 },
  })
  const list: readonly Listed[] = JSON.parse(readFileSync(join(out, LIST), 'utf8'))
  const paths = list.map(({ path }) => path)
  expect(paths.map((path) => path.replace(/-[\w-]{8}\./, '.'))).toEqual(
    expect.arrayContaining([
      'index.html',
      'assets/index.js',
      'assets/index.css',
      'assets/late.js',
      'assets/felt.webp',
    ]),
  )
  const written = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.\w+$/.test(path),
  )
  expect(paths.toSorted()).toEqual(
    written.filter((path) => path !== LIST && path !== 'beside.html').toSorted(),
  )
  for (const { path, sha256 } of list)
    expect(
      createHash('sha256')
        .update(readFileSync(join(out, path)))
        .digest('hex'),
      path,
    ).toBe(sha256)
})
