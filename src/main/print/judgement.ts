// What the coach has judged of a partie, seat by seat.
import type { Viewer } from '../../shared/view.ts'
import type { WorthWords } from '../../shared/words/words.ts'
import type { Judgement, SeatVerdict } from '../store/judgement.ts'
import { type Markup, html } from './markup.ts'
import { type Printing, textsFor } from './printing.ts'

/** The figures of a seat, from the top down. */
const listFigures = (
  { decisions, cost, result, luck }: SeatVerdict,
  worth: WorthWords,
): readonly (string | number)[] => [
  decisions,
  decisions === 0 ? '–' : worth.rateFigure(cost / decisions),
  worth.signed(result),
  worth.signed(luck),
  worth.signed(result - luck),
]

/** Builds the table of luck and skill, of those seats that the reader sees. */
export function buildAccounts(
  { verdicts }: Judgement,
  names: readonly string[],
  eye: Viewer,
  game: string,
  printing: Printing,
): Markup | null {
  const { coach } = textsFor(printing, game)
  const { worth } = printing.words.game(game)
  const { analysis } = coach
  const rows = verdicts.flatMap((verdict, seat) =>
    verdict === null || (eye !== 'open' && eye !== seat) ? [] : [{ ...verdict, seat }],
  )
  if (rows.length === 0) return null
  const heads = [
    analysis.decisions,
    printing.texts.standings.ledger.figures.rate.title,
    analysis.result,
    analysis.ofWhichLuck,
    analysis.adjusted,
  ]
  return html(
    'section.accounts',
    {},
    html(
      'table',
      {},
      html('caption', {}, printing.texts.standings.ledger.groups.judged),
      html(
        'thead',
        {},
        html(
          'tr',
          {},
          html('td', {}),
          ...rows.map(({ seat }) => html('th', { scope: 'col' }, names[seat] ?? '')),
        ),
      ),
      html(
        'tbody',
        {},
        ...heads.map((head, place) =>
          html(
            'tr',
            {},
            html('th', { scope: 'row' }, head),
            ...rows.map((row) => html('td.figures', {}, listFigures(row, worth)[place] ?? '')),
          ),
        ),
      ),
    ),
  )
}
