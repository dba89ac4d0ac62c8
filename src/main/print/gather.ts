// What is printed, gathered from the archive or from a record.
import type { PartieFilter, PartieLine } from '../../shared/archive.ts'
import type { ReviewViewer } from '../../shared/review.ts'
import { type RecordDocument, readRecord } from '../engine/record.ts'
import { loadJudgement } from '../store/judgement.ts'
import { listPlaces } from '../store/list-places.ts'
import { findPartieLine } from '../store/list.ts'
import { type PartiePlace, loadPartie } from '../store/load.ts'
import type { ReadStore } from '../store/open.ts'
import { buildFileLine, buildReview } from '../table/review.ts'
import type { PrintedPartie } from './partie.ts'

/** The parties of a document: those of a filter, one of the archive, or those of a record. */
export type PrintedChoice =
  | { readonly kind: 'filter'; readonly filter: PartieFilter }
  | ({ readonly kind: 'kept' } & PartiePlace)
  | { readonly kind: 'record'; readonly record: string }

/** The lines of a document's parties, and how the rest of each is loaded. */
export interface Gathered {
  readonly lines: readonly PartieLine[]
  readonly load: (line: PartieLine) => PrintedPartie
}

/** Gathers parties as `viewer` may see them. */
export function gatherParties(
  db: ReadStore,
  choice: PrintedChoice,
  viewer: ReviewViewer,
): Gathered {
  if (choice.kind === 'record') {
    const read = readRecord(JSON.parse(choice.record))
    if ('fault' in read) throw new Error(`a record that was checked: ${read.fault.what}`)
    return gatherRecord(read.record, viewer)
  }
  if (choice.kind === 'kept') return gatherPlaces(db, [choice], viewer)
  const places = listPlaces(db, choice.filter)
  return gatherPlaces(
    db,
    places.map(([sitting, partie]) => ({ sitting, partie })),
    viewer,
  )
}

/** Gathers these parties of the archive; each has to be over when it is loaded. */
export const gatherPlaces = (
  db: ReadStore,
  places: readonly PartiePlace[],
  viewer: ReviewViewer,
): Gathered => ({
  lines: places.flatMap((place) => findPartieLine(db, place) ?? []),
  load: (line) => loadPrintedPartie(db, line, viewer),
})

/** Gathers the parties of a record that belongs to no archive; nobody has judged them. */
export function gatherRecord(record: RecordDocument, viewer: ReviewViewer): Gathered {
  const parties = record.parties.map((partie) => ({ ...record, parties: [partie] }))
  const lines = parties.map((one, place) => buildFileLine(one, place + 1))
  return {
    lines,
    load(line) {
      const shown = { kind: 'file', partie: line.partie } as const
      const one = parties[line.partie - 1]
      if (one === undefined) throw new Error(`no partie ${line.partie}`)
      const reviewed = { shown, record: one, line, parties: parties.length }
      return { review: buildReview(reviewed, viewer), judgement: null }
    },
  }
}

function loadPrintedPartie(db: ReadStore, line: PartieLine, viewer: ReviewViewer): PrintedPartie {
  const { sitting, partie } = line
  const place = { sitting, partie }
  const record = loadPartie(db, place)
  // its hidden cards stay hidden while it is being played
  if (record?.parties[0]?.sha256 === undefined)
    throw new Error(`${sitting} ${partie} is not over, or gone`)
  const shown = { kind: 'kept', ...place } as const
  return {
    review: buildReview({ shown, record, line, parties: 1 }, viewer),
    judgement: loadJudgement(db, place),
  }
}
