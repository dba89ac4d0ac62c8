// A thread that ends over one partie, the first time or every time.
import { existsSync, writeFileSync } from 'node:fs'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { type JudgingReply, judge as judgeWell } from '../../src/main/judging-worker.ts'

/** Where it is written over which partie it ends: its uid, and a file that is there afterwards. */
const [uid = '', once = ''] = (process.env['CERCLE_DIES_OVER'] ?? '').split('|')

export function judge(record: RecordDocument): Promise<JudgingReply> {
  if (record.sitting === uid && !(once !== '' && existsSync(once))) {
    if (once !== '') writeFileSync(once, '')
    process.exit(1)
  }
  return judgeWell(record)
}
