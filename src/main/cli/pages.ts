// The commands `export --html` and `diagram`: the same pages and pictures as in the window.
import { join } from 'node:path'
import type { ReviewViewer } from '../../shared/review.ts'
import { LANGUAGES } from '../../shared/settings.ts'
import { SEATS } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { type RecordDocument, listSeats } from '../engine/record.ts'
import { writeDocument } from '../print/document.ts'
import { drawLaidCards } from '../print/diagram.ts'
import { gatherPlaces, gatherRecord } from '../print/gather.ts'
import { writePicture } from '../print/page.ts'
import { printedNames } from '../print/partie.ts'
import { type Printing, loadPrinting } from '../print/printing.ts'
import { type PartiePlace, loadPartieRows } from '../store/load.ts'
import type { Reader } from '../store/open.ts'
import { assertSound, listSittingIds } from '../transfer/export-sittings.ts'
import { CliError } from './cli-error.ts'
import { replayOrThrow } from './records.ts'
import { withArchive } from './transfer.ts'

const DRAWINGS = join(import.meta.dirname, '../../../resources/cards')

/** Loads the words of a language by its name, English if none is given. Throws CliError. */
async function loadPrintingIn(language: string | undefined): Promise<Printing> {
  const known = LANGUAGES.find((one) => one === (language ?? 'en'))
  if (known === undefined) throw new CliError(headless.wrongLanguage(LANGUAGES))
  return loadPrinting(known, 'jumbo', DRAWINGS)
}

/** Reads whose sight is wanted: all hands open if no seat is named. Throws CliError. */
function readViewer(seat: string | undefined, seats: number): ReviewViewer {
  if (seat === undefined) return 'open'
  const viewer = listSeats(seats).find((one) => String(one) === seat)
  if (viewer === undefined) throw new CliError(headless.wrongSeat(seats))
  return viewer
}

export interface PagesWish {
  readonly db: string | undefined
  readonly sitting: string | undefined
  readonly seat: string | undefined
  readonly language: string | undefined
}

/** Prints the finished parties of an archive, or of one sitting, as a page. Throws CliError. */
export async function exportPages(wish: PagesWish, print: (text: string) => void): Promise<void> {
  const printing = await loadPrintingIn(wish.language)
  withArchive(wish.db, (db) => {
    assertSound(db)
    const { lines, load } = gatherPlaces(
      db,
      listPlaces(db, wish.sitting),
      readViewer(wish.seat, SEATS.length),
    )
    const seats = Math.min(...lines.map(({ people }) => people.length))
    if (wish.seat !== undefined && Number(wish.seat) >= seats)
      throw new CliError(headless.wrongSeat(seats))
    print([...writeDocument(lines, load, printing)].join(''))
  })
}

/** Lists the finished parties that were not removed. Throws CliError if the sitting is unknown. */
function listPlaces(db: Reader, sitting: string | undefined): readonly PartiePlace[] {
  const all = listSittingIds(db)
  const wanted = sitting === undefined ? all : all.filter((id) => String(id) === sitting)
  if (sitting !== undefined && wanted.length === 0) throw new CliError(headless.noSitting(sitting))
  return wanted.flatMap((id) =>
    loadPartieRows(db, id)
      .filter(({ record, trashed_at: trashed }) => record !== null && trashed === null)
      .map(({ seq }) => ({ sitting: id, partie: seq })),
  )
}

export interface DiagramWish {
  readonly partie: string | undefined
  readonly deal: string | undefined
  readonly seat: string | undefined
  readonly language: string | undefined
  readonly isDark: boolean
  readonly isNameless: boolean
}

/** Returns a deal of a record as an SVG file: the last one if none is named. Throws CliError. */
export async function drawDeal(record: RecordDocument, wish: DiagramWish): Promise<string> {
  const { game, options } = replayOrThrow(record)
  const printing = await loadPrintingIn(wish.language)
  const { lines, load } = gatherRecord(record, readViewer(wish.seat, game.countSeats(options)))
  const line = lines[readNumber('partie', wish.partie, lines.length) - 1]
  if (line === undefined) throw new CliError(headless.noPartie)
  const { steps } = load(line).review
  const deal = readNumber('deal', wish.deal, steps.at(-1)?.view.deals ?? 0)
  const step = steps.find(({ view }) => view.deals === deal)
  if (step === undefined) throw new CliError(headless.noDeal(deal))
  const names = wish.isNameless ? null : printedNames(line, printing)
  const { view, talon } = step
  const near = typeof view.eye === 'number' ? view.eye : 0
  return writePicture(drawLaidCards({ view, talon, names, near }, printing), wish.isDark, printing)
}

/** Reads a number from 1; `otherwise` if it is not given. Throws CliError. */
function readNumber(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(value) || value < 1) throw new CliError(headless.wrongNumber(name, 1))
  return value
}
