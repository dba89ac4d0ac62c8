// The calls about the program itself: what it is made of, its report, its folder, and what its window tells of itself.
import { dirname } from 'node:path'
import type { Versions } from '../../shared/about.ts'
import { REPORTED, reportOf } from '../desktop/report.ts'
import { askOnceAtATime } from '../once-at-a-time.ts'
import { Refusal } from '../refusal.ts'
import { pluck } from '../store/query.ts'
import { loadSettings } from '../store/settings.ts'
import type { House, Some } from './house.ts'

const sqliteVersion = pluck<[], string>('SELECT sqlite_version()')

/** Also asked for while the data file cannot be used: then, above all, somebody wants to send a report. */
export function frontCalls(house: House): Some<'about' | 'report' | 'copyReport' | 'openFolder' | 'fail' | 'shows'> {
  const { data, desk } = house
  const folder = dirname(data.file)
  const asked = askOnceAtATime()

  function versions(): Versions {
    const sqlite = data.fault() === null ? (sqliteVersion(data.store()).get() ?? '') : ''
    return { cercle: house.version, testBuild: house.testBuild, ...desk.runtimes, sqlite }
  }

  const report = (): string =>
    reportOf(versions(), data.fault() === null ? loadSettings(data.store()) : null, desk.log.tail(REPORTED))

  return {
    about: async () => ({ versions: versions(), notices: await desk.notices(), folder }),
    report,
    copyReport() {
      desk.copy(report())
      return null
    },
    async openFolder() {
      // another program has to start for it
      if (!(await asked(() => desk.reveal(folder)))) throw new Refusal({ code: 'file', file: folder, fault: null })
      return null
    },
    fail(fault) {
      desk.log.failed('window', fault)
      return null
    },
    shows(screen) {
      desk.shows(screen)
      return null
    },
  }
}
