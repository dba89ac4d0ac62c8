// The score sheet of a partie on paper, in strokes of the pen as in the score book.
import { INK_HEIGHT, inkPath, inkWidth } from '../../shared/ink.ts'
import { tallyStrokes } from '../../shared/score-sheet.ts'
import { type Mark, SEATS, type Seat, sideOf } from '../../shared/view.ts'
import type { PrintedDeal } from './deals.ts'
import { type Contents, type Markup, html, svg } from './markup.ts'
import { type Printing, textsFor } from './printing.ts'

/** Builds a number of points: strokes, where they are few and the game marks so. */
function buildPoints(points: number, inFigures: boolean, hand: number): Markup {
  const strokes = inFigures ? null : tallyStrokes(points)
  if (strokes === null || points <= 0) return html('span.figures', {}, points)
  const width = inkWidth(strokes)
  return html(
    'span.strokes',
    {},
    html('span.unseen', {}, points),
    svg(
      'svg.ink',
      { viewBox: `0 0 ${width} ${INK_HEIGHT}`, 'aria-hidden': 'true' },
      svg('path', { d: inkPath(strokes, hand) }),
    ),
  )
}

/** What a side marked in a deal, item by item, or its sum. */
function buildMarks(
  marks: readonly Mark[],
  game: string,
  { words }: Printing,
  hand: number,
): readonly Contents[] {
  const { sheet } = words.game(game)
  const signOf = (mark: Mark): string => sheet.sign(mark)?.title ?? ''
  if (!sheet.isSummed)
    return marks.map((mark, place) =>
      html(
        sheet.isAside(mark) ? 'span.mark.aside' : 'span.mark',
        {},
        buildPoints(mark.points, sheet.inFigures(mark), hand + place),
        signOf(mark) === '' ? null : html('i', {}, signOf(mark)),
      ),
    )
  if (marks.length === 0) return []
  const sum = marks.reduce((total, { points }) => total + points, 0)
  const signs = [...new Set(marks.map(signOf))].filter((sign) => sign !== '')
  return [
    html(
      'span.mark',
      {},
      html('span.figures', {}, sum),
      signs.length === 0 ? null : html('i', {}, signs.join(' ')),
    ),
  ]
}

/** Explains the signs that stand beside points. */
function buildKey(deals: readonly PrintedDeal[], game: string, { words }: Printing): Contents {
  const { sheet } = words.game(game)
  const used = new Set(deals.flatMap(({ marks }) => marks.map((mark) => sheet.sign(mark)?.title)))
  const signs = sheet.signs.filter(({ title }) => used.has(title))
  if (signs.length === 0) return null
  return html('p.key', {}, signs.map(({ title, hint }) => `${title} ${hint}`).join(' · '))
}

function buildRow(
  { number, marks, dealer, after }: PrintedDeal,
  game: string,
  sides: readonly Seat[],
  printing: Printing,
): Markup {
  const gave = dealer === null ? null : sideOf(dealer, sides.length)
  return html(
    'tr',
    {},
    html('th.number', { scope: 'row' }, number),
    ...sides.map((side) => {
      const own = marks.filter((mark) => mark.seat === side)
      return html(
        gave === side ? 'td.gave' : 'td',
        {},
        html(
          'span.cell',
          {},
          html('span', {}, ...buildMarks(own, game, printing, number * 7 + side * 3)),
          html('span.after', {}, after[side] ?? 0),
        ),
      )
    }),
  )
}

/** Builds the score sheet of a partie; `sides` are the names of the sides. */
export function buildScoreTable(
  deals: readonly PrintedDeal[],
  game: string,
  sides: readonly string[],
  printing: Printing,
): Markup {
  const { book } = textsFor(printing, game).standings
  const own = SEATS.slice(0, sides.length)
  const last = deals.at(-1)
  return html(
    'section.score',
    {},
    html(
      'table',
      {},
      html('caption', {}, book.score),
      html(
        'thead',
        {},
        html(
          'tr',
          {},
          html('th.number', { scope: 'col' }, book.deal),
          ...sides.map((name) => html('th', { scope: 'col' }, name)),
        ),
      ),
      html('tbody', {}, ...deals.map((deal) => buildRow(deal, game, own, printing))),
      html(
        'tfoot',
        {},
        html(
          'tr',
          {},
          html('th.number', { scope: 'row' }, html('span.unseen', {}, book.score)),
          ...own.map((side) => html('td', {}, html('b', {}, last?.after[side] ?? 0))),
        ),
      ),
    ),
    buildKey(deals, game, printing),
  )
}
