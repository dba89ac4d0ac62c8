// Reads an archive as `check` and `export` do, in a process of its own that may write nothing: root
// drops its rights once everything is loaded, since the project may be in a folder only root can
// read.
import Database from 'better-sqlite3'
import { reportCheck, exportSittings } from '../../src/main/cli/transfer.ts'

const NOBODY = 65_534

const [file = ''] = process.argv.slice(2)
// loads the binary
new Database(':memory:').close()
if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}
const printed: string[] = []
exportSittings(file, undefined, 'json', (text) => printed.push(text))
process.stdout.write(JSON.stringify({ ...reportCheck(file), printed }))
