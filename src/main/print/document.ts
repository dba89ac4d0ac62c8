// A document of parties: one, or several with a table of contents.
import type { PartieLine } from '../../shared/archive.ts'
import { capital } from '../../shared/words/counting.ts'
import { type Markup, html } from './markup.ts'
import { writePage } from './page.ts'
import {
  type PrintedPartie,
  buildPartie,
  describeSides,
  formatMoment,
  printedNames,
} from './partie.ts'
import type { Printing } from './printing.ts'

/** Most parties of a document: a longer one is read by nobody, and by no browser with ease. */
export const MOST_PRINTED = 500

const anchorFor = (place: number): string => `partie-${place + 1}`

/** Builds the table of contents. */
const buildContents = (lines: readonly PartieLine[], printing: Printing): Markup =>
  html(
    'nav',
    { 'aria-label': printing.texts.print.contents },
    html('h1', {}, capital(printing.texts.archive.parties.count(lines.length))),
    html(
      'ol.contents',
      {},
      ...lines.map((line, place) =>
        html(
          'li',
          {},
          html('a', { href: `#${anchorFor(place)}` }, describeLine(line, printing)),
          ` ${formatMoment(line.playedAt, printing) ?? ''}`,
        ),
      ),
    ),
  )

const describeLine = (line: PartieLine, printing: Printing): string =>
  [
    printing.words.game(line.game).title,
    describeSides(line, printedNames(line, printing), printing),
    line.score.join(' : '),
  ].join(', ')

/**
 * Writes a document, part by part. `lines` are those of its parties; `load` is called for one
 * partie after the other.
 */
export function* writeDocument(
  lines: readonly PartieLine[],
  load: (line: PartieLine) => PrintedPartie,
  printing: Printing,
): Generator<string> {
  const [first] = lines
  const isOne = lines.length === 1 && first !== undefined
  function* listParts(): Generator<Markup> {
    if (!isOne) yield buildContents(lines, printing)
    for (const [place, line] of lines.entries())
      yield buildPartie(load(line), anchorFor(place), isOne ? 1 : 2, printing)
  }
  const title = isOne
    ? describeLine(first, printing)
    : capital(printing.texts.archive.parties.count(lines.length))
  yield* writePage(title, listParts(), printing)
}
