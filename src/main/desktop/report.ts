// The report that a person copies to get help: versions, settings and the last lines of the log.
// Their name is left out.
import type { Versions } from '../../shared/about.ts'
import type { Settings } from '../../shared/settings.ts'

/** Number of log lines in a report. */
export const REPORT_LOG_LINES = 60

/**
 * Formats the report as plain text; it is for the developers of Cercle, hence without sentences.
 */
export function formatReport(
  versions: Versions,
  settings: Settings | null,
  log: readonly string[],
): string {
  const { cercle, testBuild, electron, chromium, node, sqlite, platform } = versions
  const chosen = Object.entries(settings ?? {}).filter(([key]) => key !== 'name')
  return [
    `Cercle ${cercle}${testBuild ? ' (test build)' : ''}`,
    `Electron ${electron}, Chromium ${chromium}, Node ${node}, SQLite ${sqlite}`,
    platform,
    '',
    ...(settings === null
      ? ['settings: -']
      : chosen.map(([key, value]) => `${key}: ${JSON.stringify(value)}`)),
    '',
    ...log,
    '',
  ].join('\n')
}
