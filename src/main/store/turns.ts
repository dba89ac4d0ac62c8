// Turns for writing. SQLite lets one connection write at a time, and the others retry after growing
// pauses: a thread that writes batch after batch would make main wait. So main announces its
// writes, and a batch waits.

/** Number of writes of main that wait or run; shared with the archive's thread. */
export type WaitingWrites = Int32Array<SharedArrayBuffer>

/** Main's counter; in another thread it is not read. */
export const mainWrites: WaitingWrites = new Int32Array(
  new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
)

/** Runs work that writes; batches of other threads wait until it is done. */
export function writeFirst<T>(work: () => T): T {
  Atomics.add(mainWrites, 0, 1)
  try {
    return work()
  } finally {
    Atomics.sub(mainWrites, 0, 1)
    Atomics.notify(mainWrites, 0)
  }
}

/** Time after which a batch continues in any case (ms): main never writes for that long. */
const MAX_WAIT_MS = 1_000

/** Blocks the thread until no write of main is waiting. */
export function waitForMain(writes: WaitingWrites): void {
  const end = performance.now() + MAX_WAIT_MS
  for (;;) {
    const waiting = Atomics.load(writes, 0)
    const left = end - performance.now()
    if (waiting === 0 || left <= 0) return
    Atomics.wait(writes, 0, waiting, left)
  }
}
