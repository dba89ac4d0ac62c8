// Work that one call asks for many times over, in pieces: between two of them main does whatever else there is.
import { setImmediate as others } from 'node:timers/promises'

/** Milliseconds of a piece; one thing that takes longer is a piece by itself. */
const SLICE_MS = 10

/** Does a piece of work for each; the first piece at once. */
export async function processInSlices<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let startedAt = performance.now()
  for (const one of all) {
    work(one)
    if (performance.now() - startedAt < SLICE_MS) continue
    await others()
    startedAt = performance.now()
  }
}
