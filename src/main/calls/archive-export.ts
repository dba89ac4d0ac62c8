// Exports of parties and of standings, loaded when one is wanted.
import type { StandingsQuery } from '../../shared/archive.ts'
import {
  type ExportFormat,
  type ExportReport,
  PAGE_FORMATS,
  type PageFormat,
} from '../../shared/exports.ts'
import { resolveLanguage } from '../../shared/settings.ts'
import { desktopWords } from '../../shared/words/desktop.ts'
import { findPersonName } from '../store/people.ts'
import { loadStandings } from '../store/results.ts'
import { loadSettings } from '../store/settings.ts'
import { formatStandingsCsv, nameSides } from '../transfer/csv.ts'
import type { AppContext, CallHandlers } from './context.ts'
import { exportPages } from './print.ts'
import type { Tasks } from './tasks.ts'

const EXTENSIONS = { json: 'jsonl', text: 'txt', csv: 'csv' } as const

const isPage = (format: ExportFormat): format is PageFormat =>
  PAGE_FORMATS.some((one) => one === format)

const getNameless = ({ data, systemLanguage }: AppContext): string =>
  desktopWords(resolveLanguage(loadSettings(data.getStore()), systemLanguage)).dialogs.nameless

/** Exports the parties of a filter to a file that the person names; null if they name none. */
export async function exportParties(
  context: AppContext,
  tasks: Tasks,
  filter: Parameters<CallHandlers['exportParties']>[0],
  format: ExportFormat,
): Promise<ExportReport | null> {
  const { data } = context
  data.getStore()
  if (isPage(format)) return exportPages(context, tasks, { kind: 'filter', filter }, 'open', format)
  const request = { what: 'parties', day: tasks.getToday(), ending: EXTENSIONS[format] } as const
  const target = await tasks.ask((dialogs) => dialogs.chooseSavePath(request))
  if (target === null) return null
  const nameless = getNameless(context)
  const task = { kind: 'export', file: data.file, filter, format, nameless, target } as const
  return { file: target, parties: await tasks.runTask<'export'>(task, target) }
}

/** Exports standings in the same way. */
export async function exportStandings(
  context: AppContext,
  tasks: Tasks,
  wish: StandingsQuery,
): Promise<ExportReport | null> {
  const { data } = context
  const db = data.getStore()
  const standings = loadStandings(db, wish)
  const request = { what: 'figures', day: tasks.getToday(), ending: 'csv' } as const
  const target = await tasks.ask((dialogs) => dialogs.chooseSavePath(request))
  if (target === null) return null
  const nameOf = (id: number): string => findPersonName(db, id) || getNameless(context)
  const text = formatStandingsCsv(standings, nameSides(wish, nameOf))
  await tasks.runTask<'write'>({ kind: 'write', file: data.file, target, contents: text }, target)
  return { file: target, parties: standings.own['parties'] ?? 0 }
}
