// What happened in a deal: sentences until the first lead, then the tricks in a table with what was
// said between them.
import { type LogRow, type TrickPart, linesOf } from '../../shared/log/rows.ts'
import { describeLine } from '../../shared/log/text.ts'
import { buildCardText } from './cards.ts'
import type { PrintedDeal, PrintedLine } from './deals.ts'
import { type Contents, type Markup, html } from './markup.ts'
import { type Printing, textsFor } from './printing.ts'

/** The language of a partie, its game, and the names of its players by seat. */
export interface PageContext {
  readonly printing: Printing
  readonly game: string
  readonly names: readonly string[]
}

/** A trick, or the rest of one that something interrupted, and what was said after it. */
interface TrickAndAfter {
  readonly trick: TrickPart<PrintedLine>
  readonly after: readonly LogRow<PrintedLine>[]
}

/** Builds everything that happened in a deal, in its order. */
export function buildPlay({ rows }: PrintedDeal, context: PageContext): readonly Markup[] {
  const first = rows.findIndex(({ kind }) => kind === 'trick')
  const last = rows.findLastIndex(({ kind }) => kind === 'trick')
  const before = first < 0 ? rows : rows.slice(0, first)
  const tricks: { trick: TrickPart<PrintedLine>; after: LogRow<PrintedLine>[] }[] = []
  for (const row of first < 0 ? [] : rows.slice(first, last + 1))
    if (row.kind === 'trick') tricks.push({ trick: row, after: [] })
    else tricks.at(-1)?.after.push(row)
  return [
    buildParagraph(before, context),
    tricks.length === 0 ? null : buildTricks(tricks, context),
    first < 0 ? null : buildParagraph(rows.slice(last + 1), context),
  ].filter((one) => one !== null)
}

const buildParagraph = (
  rows: readonly LogRow<PrintedLine>[],
  context: PageContext,
): Markup | null => (rows.length === 0 ? null : html('p.log', {}, ...buildSentences(rows, context)))

function buildSentences(
  rows: readonly LogRow<PrintedLine>[],
  { printing, game, names }: PageContext,
): readonly Contents[] {
  const company = { names, you: null, onlooker: null }
  const texts = textsFor(printing, game)
  const words = printing.words.game(game)
  return rows
    .flatMap(linesOf)
    .flatMap(({ line, remark }, place): readonly Contents[] => [
      `${place === 0 ? '' : ' '}${describeLine(line, company, words, texts)}`,
      remark === null ? null : buildMark(remark),
    ])
}

/** The number of a remark, where it belongs. */
const buildMark = (remark: number): Markup => html('sup', {}, remark)

/** Builds the tricks as a table: a column for each seat. */
function buildTricks(tricks: readonly TrickAndAfter[], context: PageContext): Markup {
  const { printing, game, names } = context
  const { print, log } = textsFor(printing, game)
  const counts = tricks.some(({ trick: { taken } }) => taken !== null && taken.points !== 0)
  const width = names.length + (counts ? 1 : 0)
  return html(
    'table.tricks',
    {},
    html('caption.unseen', {}, log.title),
    html(
      'thead',
      {},
      html(
        'tr',
        {},
        html('th.number', { scope: 'col' }, print.trick),
        ...names.map((name) => html('th', { scope: 'col' }, name)),
        counts ? html('th.number', { scope: 'col' }, print.points) : null,
      ),
    ),
    html(
      'tbody',
      {},
      ...tricks.flatMap(({ trick, after }) => [
        html(
          'tr',
          {},
          html('th.number', { scope: 'row' }, trick.trick),
          ...buildCells(trick, context),
          counts ? html('td.number.figures', {}, trick.taken?.points || '') : null,
        ),
        ...(after.length === 0
          ? []
          : [
              html(
                'tr.said',
                {},
                html('td', {}),
                html('td', { colspan: width }, ...buildSentences(after, context)),
              ),
            ]),
      ]),
    ),
  )
}

/** The cards of a trick by seat; the leader has a sign before it, the best card is underlined. */
function buildCells(
  { cards }: TrickPart<PrintedLine>,
  { printing, names }: PageContext,
): readonly Markup[] {
  const { print } = printing.texts
  return names.map((_, seat) =>
    html(
      'td',
      {},
      ...cards.flatMap(({ entry: { play, remark }, card, wins, isBack }): readonly Contents[] => {
        if (play?.kind !== 'card' || play.seat !== seat) return []
        const shown = buildCardText(card, printing)
        return [
          play.leads ? html('span.leads', { title: print.leads }, '›') : null,
          isBack ? html('s', {}, shown) : wins ? html('b', { title: print.takes }, shown) : shown,
          remark === null ? null : buildMark(remark),
        ]
      }),
    ),
  )
}
