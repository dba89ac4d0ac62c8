// Reading the drawn cards as the tests do.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CARDS = join(import.meta.dirname, '../../resources/cards')

export const read = (file: string): string => readFileSync(join(CARDS, file), 'utf8')

/** The names of the drawings in a folder, sorted. */
export const drawingsIn = (folder: string): readonly string[] =>
  readdirSync(join(CARDS, folder))
    .filter((name) => name.endsWith('.svg'))
    .toSorted()

/** Width and height, and how many times as high as wide the drawing is, to a thousandth. */
export function shapeOf(svg: string): readonly (string | undefined)[] {
  const [, width, height] = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const sizes = ['width', 'height'].map(
    (name) => new RegExp(`^<svg[^>]* ${name}="([^"]*)"`).exec(svg)?.[1],
  )
  return [...sizes, (Number(height) / Number(width)).toFixed(3)]
}

/**
 * The reason a text is not well-formed, or null. These files have neither text nor character data.
 */
export function fault(svg: string): string | null {
  const open: string[] = []
  const rest = svg.replace(/<!--(?:(?!--)[\s\S])*-->/g, '').replace(/<[^<>]*>/g, (tag) => {
    const parts = /^<(\/?)([A-Za-z]+)((?: [A-Za-z:-]+="[^"<>&]*")*)(\/?)>$/.exec(tag)
    if (parts === null) return tag
    const [, closing, name = '', attributes = '', empty] = parts
    const names = [...attributes.matchAll(/ ([A-Za-z:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) return tag
    if (closing === '/') return open.pop() === name ? '' : tag
    if (empty === '') open.push(name)
    return ''
  })
  if (rest.trim() !== '') return rest.trim().slice(0, 80)
  return open.length === 0 ? null : `<${open.join('><')}> left open`
}

/**
 * References of a drawing to a font, a script or another file, or a value that is no number; null
 * when there is none.
 */
export const fromOutside = (svg: string): string | null =>
  /<(?:text|script|style|image|foreignObject)|href="[^#]|url\([^#]|NaN|undefined|Infinity/.exec(
    svg,
  )?.[0] ?? null

/** The references of a drawing that are missing, or defined twice. */
export function lost(svg: string): readonly (string | undefined)[] {
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
  const wanted = [...svg.matchAll(/(?: href="|url\()#([^")]*)/g)].map((match) => match[1])
  return [
    ...wanted.filter((id) => !ids.includes(id)),
    ...ids.filter((id, at) => ids.indexOf(id) !== at),
  ]
}
