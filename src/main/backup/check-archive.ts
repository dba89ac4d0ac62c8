// The complete check of an archive, for its thread and the command line.
import type { CheckReport } from '../../shared/archive.ts'
import { checkFile, checkParties, checkSafely } from '../store/check.ts'
import type { Reader } from '../store/open.ts'

/** Checks the file with SQLite, then every partie; `onProgress` gets the number checked. */
export function checkArchive(
  db: Reader,
  onProgress: (done: number, of: number) => void,
): CheckReport {
  const findings = checkFile(db, true)
  let parties = 0
  const more = checkSafely(() => {
    const report = checkParties(db, onProgress)
    parties = report.parties
    return report.findings
  })
  return { parties, findings: [...findings, ...more] }
}
