// Judges an archive in a process of its own and tells after each report how much is done; it ends
// when nothing waits, unless it is killed before.
import { join } from 'node:path'
import { openDataFile } from '../../src/main/backup/data-file.ts'
import { createGate } from '../../src/main/training/gate.ts'
import { Judging } from '../../src/main/training/judging.ts'

const [file = ''] = process.argv.slice(2)
const data = openDataFile(file)
const judging = new Judging({
  ...{ data, gate: createGate(), now: Date.now, isAway: () => false },
  path: join(import.meta.dirname, '../../src/main/judging-worker.ts'),
  onStatus({ state, judged, failures }) {
    process.stdout.write(`${judged}\n`)
    if (state !== 'idle') return
    process.exitCode = failures === 0 ? 0 : 1
    void judging.close().then(() => {
      data.close()
      // what keeps the process is the timer below
      clearInterval(alive)
    })
  },
  reportError: (error) => process.stderr.write(`${String(error)}\n`),
})
const alive = setInterval(() => {}, 1_000)
await judging.judge(null)
