// A thread of the pool that judges the archive: a record in, what was judged out. It computes and
// reads no file. It waits at a gate while a table needs the processor.
import { constants, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { RecordDocument } from './engine/record.ts'
import { replayRecord } from './engine/replay.ts'
import { judgeRecord } from './judge-record.ts'
import type { JudgedPartie } from './store/judged.ts'
import { type Gate, isGate, waitAtGate } from './training/gate.ts'

export type JudgingReply =
  | { readonly judged: JudgedPartie }
  | { readonly failed: 'replay' | 'failed'; readonly detail: string }

// on Linux a priority is that of a thread, elsewhere it would be that of the program
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const gate = findGate(workerData)

/** Judges a record of one partie. Never throws: a thread that ends is one that died. */
export async function judge(record: RecordDocument): Promise<JudgingReply> {
  try {
    const played = replayRecord(record)
    if ('fault' in played) return { failed: 'replay', detail: JSON.stringify(played.fault) }
    waitAtGate(gate)
    return { judged: await judgeRecord(record) }
  } catch (error) {
    return {
      failed: 'failed',
      detail: error instanceof Error ? String(error.stack) : String(error),
    }
  }
}

/** The pool hands the gate over in what it gives each of its threads. */
function findGate(given: unknown): Gate | null {
  const found: unknown = Array.isArray(given) ? given.find(isGate) : given
  return isGate(found) ? found : null
}
