// Exports of annotated pages, loaded when one is wanted.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportReport, PageFormat } from '../../shared/exports.ts'
import type { PartieRef, ReviewViewer } from '../../shared/review.ts'
import { resolveLanguage } from '../../shared/settings.ts'
import { recordLine } from '../engine/canonical.ts'
import type { PrintedChoice } from '../print/gather.ts'
import { loadSettings } from '../store/settings.ts'
import type { AppContext, ViewedFile } from './context.ts'
import { loadReviewed } from './review-calls.ts'
import type { Tasks } from './tasks.ts'

/** Exports pages to a file that the person names; null if they name none. */
export async function exportPages(
  context: AppContext,
  tasks: Tasks,
  choice: PrintedChoice,
  viewer: ReviewViewer,
  format: PageFormat,
): Promise<ExportReport | null> {
  const { data, drawings, systemLanguage } = context
  const settings = loadSettings(data.getStore())
  const request = { what: 'parties', day: tasks.getToday(), ending: format } as const
  const target = await tasks.ask((dialogs) => dialogs.chooseSavePath(request))
  if (target === null) return null
  const print = (page: string): Promise<number> =>
    tasks.runTask<'print'>(
      {
        kind: 'print',
        file: data.file,
        choice,
        viewer,
        language: resolveLanguage(settings, systemLanguage),
        faces: settings.faces,
        drawings,
        target: page,
      },
      target,
    )
  const parties =
    format === 'html' ? await print(target) : await printPdf(context, tasks, target, print)
  return { file: target, parties }
}

/** Writes the page beside other temporary files, and what becomes of it in print to its place. */
async function printPdf(
  { data, makePdf }: AppContext,
  tasks: Tasks,
  target: string,
  print: (page: string) => Promise<number>,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'cercle-'))
  try {
    const page = join(folder, 'page.html')
    const parties = await print(page)
    const contents = await makePdf(page)
    await tasks.runTask<'write'>({ kind: 'write', file: data.file, target, contents }, target)
    return parties
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Exports a partie under review as its viewer sees it. Throws Refusal if it is being played. */
export async function exportReviewed(
  context: AppContext,
  tasks: Tasks,
  viewed: ViewedFile,
  shown: PartieRef,
  viewer: ReviewViewer,
  format: PageFormat,
): Promise<ExportReport | null> {
  const { record } = await loadReviewed(context, viewed, shown)
  const choice: PrintedChoice =
    shown.kind === 'kept' ? shown : { kind: 'record', record: recordLine(record) }
  return exportPages(context, tasks, choice, viewer, format)
}
