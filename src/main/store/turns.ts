// Who writes next. SQLite lets one connection write at a time, and the others ask again after pauses that grow: a thread
// that writes one batch after the other would keep main waiting. So main says that it wants to write, and a batch waits.

/** How many writes of main are waiting or under way; shared with the archive's thread. */
export type WaitingWrites = Int32Array<SharedArrayBuffer>

/** Main's own; in another thread nobody reads it. */
export const mainWrites: WaitingWrites = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

/** Does work that writes; batches of other threads wait until it is done. */
export function writeFirst<T>(work: () => T): T {
  Atomics.add(mainWrites, 0, 1)
  try {
    return work()
  } finally {
    Atomics.sub(mainWrites, 0, 1)
    Atomics.notify(mainWrites, 0)
  }
}

/** Milliseconds after which a batch goes on in any case: main has never that much to write at once. */
const MAX_WAIT_MS = 1_000

/** Blocks the thread until none of main's writes is waiting. */
export function waitForMain(writes: WaitingWrites): void {
  const end = performance.now() + MAX_WAIT_MS
  for (;;) {
    const waiting = Atomics.load(writes, 0)
    const left = end - performance.now()
    if (waiting === 0 || left <= 0) return
    Atomics.wait(writes, 0, waiting, left)
  }
}
