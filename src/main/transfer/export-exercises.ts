// The exercises in an exported file: lines after the sittings, if everything is exported.
import { isDeepStrictEqual } from 'node:util'
import { ALL_PARTIES, type PartieFilter } from '../../shared/archive.ts'
import { readExercises } from '../store/exercises.ts'
import type { ReadStore } from '../store/open.ts'
import { formatExercise } from '../training/exercise-record.ts'

/** Returns true if a filter leaves out nothing but other shelves, and is not of the trash. */
export const isWholeArchive = (filter: PartieFilter): boolean =>
  filter.shelf !== 'trash' &&
  isDeepStrictEqual({ ...filter, shelf: ALL_PARTIES.shelf }, ALL_PARTIES)

/** Yields every exercise with its answers as a line. */
export function* renderExercises(db: ReadStore): Generator<string> {
  for (const { id: _, answers, ...row } of readExercises(db))
    yield `${formatExercise(row, answers)}\n`
}
