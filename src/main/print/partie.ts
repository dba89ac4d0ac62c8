// A partie on paper: its heading, its score sheet, every deal with its play and the remarks of the
// coach, as one seat saw it or with all hands open.
import type { PartieLine } from '../../shared/archive.ts'
import { nearSeat } from '../../shared/near-seat.ts'
import type { Review } from '../../shared/review.ts'
import { nameSides } from '../../shared/side-names.ts'
import type { Seat } from '../../shared/view.ts'
import { capital } from '../../shared/words/counting.ts'
import { buildCourse } from './course.ts'
import { type PrintedDeal, listDeals } from './deals.ts'
import { drawLaidCards } from './diagram.ts'
import type { Judgement } from '../store/judgement.ts'
import { buildAccounts } from './judgement.ts'
import { type Markup, html, isolate, svg } from './markup.ts'
import { type PageContext, buildPlay } from './play-table.ts'
import { type Printing, textsFor } from './printing.ts'
import { buildScoreTable } from './score-table.ts'

/** A partie to print. */
export interface PrintedPartie {
  /** As its reader may see it: everything else of the page follows from it. */
  readonly review: Review
  /** Null if the coach has not judged it. */
  readonly judgement: Judgement | null
}

/** The same with the seat at the bottom of the diagrams. */
interface DiagramContext extends PageContext {
  readonly near: Seat
}

/** Names of the players on paper; a person without a name is N. N. */
export const printedNames = (
  { people }: Pick<PartieLine, 'people'>,
  { texts }: Printing,
): readonly string[] => people.map(({ name }) => isolate(name || texts.print.nameless))

/** Returns the sides by name, for a heading. */
export const describeSides = (
  line: PartieLine,
  names: readonly string[],
  { words }: Printing,
): string =>
  nameSides(names, line.score.length, nearSeat(line.people, 'open'), words.tag).join('\u00a0– ')

/** Formats the instant of a partie; null without one. */
export const formatMoment = (instant: string | null, { words }: Printing): string | null =>
  instant === null
    ? null
    : new Intl.DateTimeFormat(words.tag, { dateStyle: 'long', timeStyle: 'short' }).format(
        new Date(instant),
      )

/** Returns the result of a partie in words, and its value if it counts more than once. */
function describeResult(
  { outcome, gaveUp }: PartieLine,
  sides: readonly string[],
  { texts }: Printing,
): string {
  if (outcome === null) return capital(texts.archive.parties.unfinished)
  const won = capital(texts.hall.wonBy(sides[outcome.winner] ?? ''))
  const times = outcome.value > 1 ? [texts.hall.times(outcome.value)] : []
  return [won, ...times, ...(gaveUp ? [texts.hall.gaveUp] : [])].join(', ')
}

/** Builds the section of a partie; `anchor` is its id on the page, `level` that of its heading. */
export function buildPartie(
  { review, judgement }: PrintedPartie,
  anchor: string,
  level: 1 | 2,
  printing: Printing,
): Markup {
  const { line, steps, log } = review
  const eye = steps[0]?.view.eye ?? 'open'
  const names = printedNames(line, printing)
  const context: DiagramContext = {
    printing,
    game: line.game,
    names,
    near: nearSeat(line.people, eye),
  }
  const decisions = (judgement?.decisions ?? []).filter(
    ({ seat }) => eye === 'open' || seat === eye,
  )
  const sides = nameSides(names, line.score.length, context.near, printing.words.tag)
  const deals = listDeals({ steps, log, names: line.people.map(({ name }) => name), decisions })
  return html(
    'article.partie',
    { id: anchor },
    buildHeading(review, sides, level, context),
    line.note === '' && line.tags.length === 0 ? null : buildNote(line),
    html(
      'div.sums',
      {},
      buildScoreTable(deals, line.game, sides, printing),
      judgement === null ? null : buildAccounts(judgement, names, eye, line.game, printing),
    ),
    judgement === null || eye !== 'open' ? null : buildCourse(review, judgement, sides, printing),
    ...deals.map((deal) => buildDeal(deal, level, context)),
  )
}

function buildHeading(
  { line, options, steps }: Review,
  sides: readonly string[],
  level: 1 | 2,
  { printing, game, names }: PageContext,
): Markup {
  const { words } = printing
  const texts = textsFor(printing, game)
  const eye = steps[0]?.view.eye
  const score = line.score.join(line.score.length > 2 ? '\u200a:\u200a' : ' : ')
  const levels = line.people.flatMap(({ level: plays }, seat) =>
    plays === null ? [] : [`${names[seat] ?? ''}: ${texts.hall.level(plays).title}`],
  )
  const about = [
    formatMoment(line.playedAt, printing),
    words.game(game).summary(line.preset, line.preset === null ? options : {}),
    levels.length === 0 ? null : levels.join(', '),
    line.practice ? texts.archive.parties.shelves.practice.title : null,
  ].filter((text) => text !== null && text !== '')
  return html(
    'header',
    {},
    html('p.game', {}, words.game(game).title),
    html(level === 1 ? 'h1' : 'h2', {}, sides.join('\u00a0– ')),
    html(
      'p.result',
      {},
      html('b', {}, score),
      ` · ${describeResult(line, sides, { ...printing, texts })}`,
    ),
    html('p.about', {}, about.join(' · ')),
    html(
      'p.about',
      {},
      typeof eye === 'number' ? texts.print.seenBy(names[eye] ?? '') : texts.review.allOpen,
    ),
  )
}

/** The person's own words about a partie. */
const buildNote = ({ note, tags }: PartieLine): Markup =>
  html(
    'blockquote',
    {},
    ...note
      .split('\n')
      .map((paragraph) => (paragraph === '' ? null : html('p', { dir: 'auto' }, paragraph))),
    tags.length === 0 ? null : html('p.tags', {}, tags.map(isolate).join(' · ')),
  )

function buildDeal(deal: PrintedDeal, level: 1 | 2, context: DiagramContext): Markup {
  const { printing, game, names } = context
  const { print } = textsFor(printing, game)
  const score = deal.before.join(' : ')
  const title = [
    print.deal(deal.number),
    deal.dealer === null ? '' : print.dealer(names[deal.dealer] ?? ''),
    score,
  ]
  return html(
    'section.deal',
    {},
    html(level === 1 ? 'h2' : 'h3', {}, title.filter((part) => part !== '').join(' · ')),
    html(
      'div.diagrams',
      {},
      buildFigure(deal.dealt, print.asDealt, context),
      deal.exchanged === null
        ? null
        : buildFigure(handsOf(deal.exchanged), print.exchanged, context),
    ),
    ...buildPlay(deal, context),
    deal.remarks.length === 0 ? null : buildRemarks(deal, context),
  )
}

/** A position without what lies beside the hands: that is drawn once in a deal. */
const handsOf = (step: PrintedDeal['dealt']): PrintedDeal['dealt'] => ({
  ...step,
  talon: null,
  view: { ...step.view, talon: 0, turnUp: null, trump: null },
})

/** A diagram is drawn larger than its own units, as far as there is room. */
const ENLARGED = 1.1

function buildFigure(
  { view, talon }: PrintedDeal['dealt'],
  caption: string,
  { printing, names, near }: DiagramContext,
): Markup {
  const { width, height, drawn } = drawLaidCards({ view, names, near, talon }, printing)
  return html(
    'figure',
    {},
    svg(
      'svg.diagram',
      {
        width: Math.round(width * ENLARGED),
        viewBox: `-1 0 ${Math.ceil(width) + 2} ${Math.ceil(height) + 1}`,
        role: 'img',
        'aria-label': caption,
      },
      ...drawn,
    ),
    html('figcaption', {}, caption),
  )
}

/** What the coach says of the decisions of a deal. */
function buildRemarks(deal: PrintedDeal, { printing, game, names }: PageContext): Markup {
  const { deed, worth } = printing.words.game(game)
  const { coach } = textsFor(printing, game)
  return html(
    'ol.remarks',
    {},
    ...deal.remarks.map(({ seat, done, best, cost, hinted }) =>
      html(
        'li',
        {},
        `${names[seat] ?? ''}: ${coach.analysis.here(deed(done), deed(best), worth.signed(-cost))}`,
        hinted ? `, ${coach.analysis.hinted}` : null,
      ),
    ),
  )
}
