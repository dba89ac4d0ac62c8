// Words of drawn letters on a picture.
import { buildWord } from '../../src/shared/faces/glyphs.ts'
import { at, short } from './pen.ts'

/** The width of a word at a height, in the drawing’s units. */
export const widthOf = (text: string, height: number): number =>
  (buildWord(text).width * height) / 100

/** A word whose top left corner is at x, y. */
export function word(text: string, x: number, y: number, height: number, fill: string): string {
  const paths = buildWord(text).glyphs.map(({ d, at: right }) =>
    right === 0 ? `<path d="${d}"/>` : `<path transform="translate(${right})" d="${d}"/>`,
  )
  const scaled = `<g transform="scale(${height / 100})" fill="${fill}" fill-rule="evenodd" stroke="none">${paths.join('')}</g>`
  return at(Number(short(x)), Number(short(y)), scaled)
}
