// Writes down, while the program is built, whose work goes into it: every package of which
// something is shipped with the text of its licence, our own licence, and the artwork of
// resources/CREDITS.md. The window shows it under About.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Artwork, Font, Notices, ShippedPackage } from '../src/shared/about.ts'

const MODULES = 'node_modules/'

/**
 * The folder of the project: builds and tests run in it, and the place of this file is lost when it
 * is bundled.
 */
const PROJECT = process.cwd()

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/**
 * The package a module of the build belongs to; null for our own files and those the bundler makes.
 */
export function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/')
  const at = path.lastIndexOf(MODULES)
  if (at < 0 || path.startsWith('\0')) return null
  const [first = '', second = ''] = path.slice(at + MODULES.length).split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

const folderOf = (name: string): string => join(PROJECT, MODULES, name)

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one))
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
}

/** A package as About lists it. Throws if it does not name its licence. */
export function shippedPackage(name: string): ShippedPackage {
  const { version, license } = manifestOf(name)
  const text = licenceText(folderOf(name))
  if (license === undefined || text === '')
    throw new Error(`${name} ${version} comes without the text of its licence`)
  return { name, version, licence: license, text }
}

/** Packages that are shipped whole, and all they depend on. */
export function withDependencies(names: readonly string[]): readonly string[] {
  const known = new Set<string>()
  const add = (name: string): void => {
    if (known.has(name) || !existsSync(folderOf(name))) return
    known.add(name)
    // what the package of Electron depends on only fetches it
    if (name === 'electron') return
    for (const one of Object.keys(manifestOf(name).dependencies ?? {})) add(one)
  }
  for (const name of names) add(name)
  return [...known]
}

/** Rows of the tables of CREDITS.md, cell by cell, by the first cell of their head. */
function rowsOf(text: string, head: string): readonly (readonly string[])[] {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`))
  if (from < 0) throw new Error(`resources/CREDITS.md has no table of ${head}`)
  const below = lines.slice(from + 2)
  const end = below.findIndex((line) => !line.startsWith('|'))
  return below.slice(0, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll(/[`<>]/g, '')),
  )
}

/** `paris` of `cards/paris/*.svg`, `counter` of `table/counter-red.svg`. */
const keyOf = (files: string): string =>
  /^(?:cards\/([\w-]+)|(?:table\/)?(\w+))/.exec(files)?.slice(1).find(Boolean) ?? files

function artworkIn(credits: string): readonly Artwork[] {
  return rowsOf(credits, 'Files').map(([files = '', , author = '', source = '', licence = '']) => {
    const key = keyOf(files)
    const folder = join(PROJECT, 'resources/cards', key)
    const text = existsSync(folder) ? licenceText(folder) : ''
    const [identifier = licence] = licence.split(',')
    return { key, author, source, licence: identifier, text: text === '' ? null : text }
  })
}

const fontsIn = (credits: string): readonly Font[] =>
  rowsOf(credits, 'Font').map(([name = '', author = '', , licence = '']) => ({
    name,
    author,
    licence,
  }))

/** The entries of About besides the packages. */
export function ownNotices(): Omit<Notices, 'packages'> {
  const credits = readFileSync(join(PROJECT, 'resources/CREDITS.md'), 'utf8')
  const licence = readFileSync(join(PROJECT, 'LICENSE'), 'utf8').trim()
  return { licence, artwork: artworkIn(credits), fonts: fontsIn(credits) }
}

/**
 * Leaves `packages.json` with what this part of the build is made of; with `notices`, also
 * `notices.json`.
 */
export const shipped = (notices = false): Plugin => ({
  name: 'cercle:shipped',
  generateBundle(_, bundle) {
    // of a module that nothing uses nothing is left; style sheets and what they load are no code
    const rendered = Object.values(bundle).flatMap((one) =>
      one.type === 'chunk'
        ? Object.entries(one.modules).flatMap(([id, { renderedLength }]) =>
            renderedLength > 0 ? [id] : [],
          )
        : one.originalFileNames,
    )
    const styles = [...this.getModuleIds()].filter((id) => /\.css(\?|$)/.test(id))
    // what our own modules import, also where its package only hands on what others hold
    const imported = [...this.getModuleIds()]
      .filter((id) => packageOf(id) === null)
      .flatMap((id) => this.getModuleInfo(id)?.importedIds ?? [])
    const inside = [...rendered, ...styles, ...imported].flatMap((id) => packageOf(id) ?? [])
    const outside = Object.values(bundle)
      .flatMap((one) => (one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : []))
      .filter((id) => !(id in bundle) && !id.startsWith('node:') && !builtinModules.includes(id))
    const names = [...new Set([...inside, ...withDependencies(outside)])].toSorted()
    const write = (fileName: string, value: unknown): void =>
      void this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value) })
    write('packages.json', names.map(shippedPackage))
    if (notices) write('notices.json', ownNotices())
  },
})
