// The task of the archive's thread that writes pages.
import type { ArchiveTask } from '../archive-task.ts'
import { assertWritableTarget, writeAtomically } from '../plain-files.ts'
import type { Reader } from '../store/open.ts'
import { MOST_PRINTED, writeDocument } from './document.ts'
import { gatherParties } from './gather.ts'
import { loadPrinting } from './printing.ts'

/** Thrown for more parties than a document has room for. */
class TooMany extends Error {
  override readonly name = 'TooMany'
}

/** Writes annotated pages; returns the number of their parties. Throws TooMany. */
export async function printParties(
  db: Reader,
  {
    file,
    choice,
    viewer,
    language,
    faces,
    drawings,
    target,
  }: Extract<ArchiveTask, { kind: 'print' }>,
  reportProgress: (done: number, of: number) => void,
): Promise<number> {
  assertWritableTarget(target, file)
  const { lines, load } = gatherParties(db, choice, viewer)
  if (lines.length > MOST_PRINTED) throw new TooMany(`${lines.length} parties`)
  const printing = await loadPrinting(language, faces, drawings)
  let done = 0
  const pieces = writeDocument(
    lines,
    (line) => {
      reportProgress(done, lines.length)
      done += 1
      return load(line)
    },
    printing,
  )
  writeAtomically(target, pieces)
  return lines.length
}
