// The calls about the program itself: versions and credits, report, folder, log.
import { dirname } from 'node:path'
import type { Versions } from '../../shared/about.ts'
import { REPORT_LOG_LINES, formatReport } from '../desktop/report.ts'
import { createExclusivePrompt } from '../once-at-a-time.ts'
import { Refusal } from '../refusal.ts'
import { pluck } from '../store/query.ts'
import { loadSettings } from '../store/settings.ts'
import type { AppContext, CallHandlers } from './context.ts'

const sqliteVersion = pluck<[], string>('SELECT sqlite_version()')

/** Creates the calls. They also work while the data file cannot be used. */
export function createAppCalls(context: AppContext) {
  const { data, desktop } = context
  const folder = dirname(data.file)
  const askOnce = createExclusivePrompt()

  function getVersions(): Versions {
    const sqlite = data.getFault() === null ? (sqliteVersion(data.getStore()).get() ?? '') : ''
    return { cercle: context.version, testBuild: context.testBuild, ...desktop.runtimes, sqlite }
  }

  const buildReport = (): string =>
    formatReport(
      getVersions(),
      data.getFault() === null ? loadSettings(data.getStore()) : null,
      desktop.log.readTail(REPORT_LOG_LINES),
    )

  return {
    loadAbout: async () => ({
      versions: getVersions(),
      notices: await desktop.loadNotices(),
      folder,
    }),
    loadReport: buildReport,
    copyReport() {
      desktop.copyText(buildReport())
      return null
    },
    async openFolder() {
      // another program has to start for it
      if (!(await askOnce(() => desktop.showFolder(folder))))
        throw new Refusal({ code: 'file', file: folder, fault: null })
      return null
    },
    reportError(fault) {
      desktop.log.logError('window', fault)
      return null
    },
    setScreen(screen) {
      desktop.setScreen(screen)
      return null
    },
  } satisfies Partial<CallHandlers>
}
