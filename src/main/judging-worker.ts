// A thread of the pool that judges the archive: a record in, what was judged out. It computes and
// reads no file. It waits at a gate while a table needs the processor.
import { constants, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { RecordDocument } from './engine/record.ts'
import { replayRecord } from './engine/replay.ts'
import { type JudgedPartie, judgeRecord, randomOfView } from './judge-record.ts'
import { type Gate, isGate, waitAtGate } from './training/gate.ts'

export type JudgingReply =
  | { readonly judged: JudgedPartie }
  | { readonly failed: 'replay' | 'failed'; readonly detail: string }

// on Linux a priority is that of a thread, elsewhere it would be that of the program
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const gate: Gate | null = isGate(workerData) ? workerData : null

/** Judges a record of one partie. Never throws: a thread that ends is one that died. */
export async function judge(record: RecordDocument): Promise<JudgingReply> {
  try {
    const played = replayRecord(record)
    if ('fault' in played) return { failed: 'replay', detail: JSON.stringify(played.fault) }
    const judged = await judgeRecord(record, (view) => {
      waitAtGate(gate)
      return randomOfView(view)
    })
    return { judged }
  } catch (error) {
    return {
      failed: 'failed',
      detail: error instanceof Error ? String(error.stack) : String(error),
    }
  }
}
