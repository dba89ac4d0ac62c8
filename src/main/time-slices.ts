// Work for one call in slices, so that main can do other work between them.
import { setImmediate as others } from 'node:timers/promises'

/** Length of a slice (ms); an item that takes longer is a slice by itself. */
const SLICE_MS = 10

/** Processes each item; the first slice runs at once. */
export async function processInSlices<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let startedAt = performance.now()
  for (const one of all) {
    work(one)
    if (performance.now() - startedAt < SLICE_MS) continue
    await others()
    startedAt = performance.now()
  }
}
