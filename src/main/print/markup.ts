// Markup as data. Every text of a page goes through it, so that none can become markup.
import { h, s } from 'hastscript'
import { toHtml } from 'hast-util-to-html'

/** An element of HTML or SVG. */
export type Markup = Extract<ReturnType<typeof h>, { type: 'element' }>

/** Children of an element; null is left out. */
export type Contents = Markup | string | number | null

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Creates an element of HTML; `selector` is a tag with classes and an id. */
export const html = (
  selector: string,
  attributes: Attributes,
  ...contents: readonly Contents[]
): Markup => h(selector, attributes, ...contents.map(toChild))

/** Creates an element of SVG. */
export const svg = (
  selector: string,
  attributes: Attributes,
  ...contents: readonly Contents[]
): Markup => s(selector, attributes, ...contents.map(toChild))

const toChild = (one: Contents): Markup | string | number | null =>
  typeof one === 'string' ? cleanText(one) : one

/** Signs that no text file may have: controls, halves of surrogate pairs, non-characters. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** Returns a text without what a page cannot hold. */
const cleanText = (text: string): string => text.replaceAll(UNPRINTABLE, '')

/** A name among other text: its direction of writing does not reach beyond it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`

/** Signs that turn the direction of text: as numbers they are seen by whoever reads the file. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const writeDirections = (text: string): string =>
  text.replaceAll(DIRECTIONS, (sign) => `&#x${(sign.codePointAt(0) ?? 0).toString(16)};`)

/** Writes an element as HTML. */
export const writeHtml = (markup: Markup): string => writeDirections(toHtml(markup))

/** Writes an element of SVG as XML; no text of a person stands in its attributes. */
export const writeSvg = (markup: Markup): string =>
  writeDirections(toHtml(markup, { space: 'svg', closeEmptyElements: true }))
