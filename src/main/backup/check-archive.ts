// Every part of a check, for the archive's thread and the command line.
import type { CheckReport } from '../../shared/archive.ts'
import { checkFile, checkParties, checkSafely } from '../store/check.ts'
import type { Reader } from '../store/open.ts'

/** What SQLite finds comes first, then every partie; `onProgress` hears how many were looked at. */
export function checkArchive(db: Reader, onProgress: (done: number, of: number) => void): CheckReport {
  const findings = checkFile(db, true)
  let parties = 0
  const more = checkSafely(() => {
    const report = checkParties(db, onProgress)
    parties = report.parties
    return report.findings
  })
  return { parties, findings: [...findings, ...more] }
}
