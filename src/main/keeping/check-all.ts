// Every part of a check, for the archive's thread and the command line.
import type { CheckReport, Finding } from '../../shared/archive.ts'
import { checkFile, checkParties } from '../store/check.ts'
import type { Reader } from '../store/open.ts'

/** What SQLite finds comes first, then every partie; `told` hears how many were looked at. */
export function checkAll(db: Reader, told: (done: number, of: number) => void): CheckReport {
  const findings = safely(() => checkFile(db, true))
  let parties = 0
  const more = safely(() => {
    const report = checkParties(db, told)
    parties = report.parties
    return report.findings
  })
  return { parties, findings: [...findings, ...more] }
}

/** What is so damaged that it cannot even be looked through is a finding like others. */
function safely(look: () => readonly Finding[]): readonly Finding[] {
  try {
    return look()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('SQLITE_CORRUPT') && code !== 'SQLITE_NOTADB') throw error
    return [{ what: 'file', sitting: null, partie: null, detail: error instanceof Error ? error.message : code }]
  }
}
