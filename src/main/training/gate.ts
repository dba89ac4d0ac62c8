// The gate at which threads of the background wait while a table needs the processor. It is shared
// memory: a thread in the middle of a computation reads no messages.

/** The number of requests of tables that are being answered. */
export type Gate = Int32Array<SharedArrayBuffer>

export const createGate = (): Gate =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

export const isGate = (value: unknown): value is Gate =>
  value instanceof Int32Array && value.buffer instanceof SharedArrayBuffer

/** Closes the gate until a request is answered. */
export async function closeGateFor<T>(gate: Gate, request: Promise<T>): Promise<T> {
  Atomics.add(gate, 0, 1)
  try {
    return await request
  } finally {
    Atomics.sub(gate, 0, 1)
    Atomics.notify(gate, 0)
  }
}

/** Longest wait before the gate is looked at again (ms). */
const LOOK_AGAIN_MS = 1_000

/** Blocks the thread while the gate is closed. */
export function waitAtGate(gate: Gate | null): void {
  if (gate === null) return
  for (;;) {
    const asked = Atomics.load(gate, 0)
    if (asked <= 0) return
    Atomics.wait(gate, 0, asked, LOOK_AGAIN_MS)
  }
}
