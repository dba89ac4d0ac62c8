// Whose work goes into the program: every package, font and drawing, with its licence.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownNotices, packageOf, shippedPackage, withDependencies } from '../../setup/shipped.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'

const root = join(import.meta.dirname, '../..')

describe('what the program is made of', () => {
  test.each([
    ['/p/node_modules/vue/index.js', 'vue'],
    ['/p/node_modules/@vue/shared/dist/shared.js?v=1', '@vue/shared'],
    ['/p/node_modules/a/node_modules/b/c.js', 'b'],
    ['C:\\p\\node_modules\\zod\\index.js', 'zod'],
    ['/p/src/main/index.ts', null],
    ['\0vite/modulepreload-polyfill.js', null],
  ])('%s is of %s', (id, name) => {
    expect(packageOf(id)).toBe(name)
  })

  test('a package is listed with its version and the text of its licence', () => {
    const { version, licence, text } = shippedPackage('vue')
    expect(version).toBe(
      JSON.parse(readFileSync(join(root, 'node_modules/vue/package.json'), 'utf8')).version,
    )
    expect(licence).toBe('MIT')
    expect(text).toContain('Permission is hereby granted')
  })

  test('what is shipped whole brings what it needs', () => {
    expect(withDependencies(['better-sqlite3'])).toEqual(
      expect.arrayContaining(['better-sqlite3', 'node-addon-api']),
    )
  })

  test('our own licence is listed as it stands', () => {
    expect(ownNotices().licence).toBe(readFileSync(join(root, 'LICENSE'), 'utf8').trim())
  })

  test('every set of cards and every piece of the table is credited, and has a name in every language', () => {
    const { artwork } = ownNotices()
    const keys = artwork.map(({ key }) => key)
    const credits = readFileSync(join(root, 'resources/CREDITS.md'), 'utf8')
    for (const set of readdirSync(join(root, 'resources/cards')))
      expect(credits).toContain(`cards/${set}/`)
    for (const { house } of [en, de, fr])
      expect(Object.keys(house.artworkOf).toSorted()).toEqual(keys.toSorted())
    for (const { key, text } of artwork)
      expect(text !== null).toBe(existsSync(join(root, 'resources/cards', key, 'LICENSE')))
  })

  test('every typeface that is installed is credited', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const installed = Object.entries<string>(devDependencies).filter(([name]) =>
      name.startsWith('@fontsource'),
    )
    const credits = readFileSync(join(root, 'resources/CREDITS.md'), 'utf8')
    for (const [name, version] of installed) expect(credits).toContain(`\`${name}\` ${version}`)
    expect(ownNotices().fonts).toHaveLength(installed.length)
  })
})
