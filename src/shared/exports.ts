// The forms in which parties leave the archive.

export const PAGE_FORMATS = ['html', 'pdf'] as const
/** Annotated pages: a file for any browser, or one to print. */
export type PageFormat = (typeof PAGE_FORMATS)[number]

export const EXPORT_FORMATS = ['json', 'text', 'csv', ...PAGE_FORMATS] as const
/** The record, one line per sitting; the readable notation; a table for a spreadsheet; pages. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportReport {
  readonly file: string
  readonly parties: number
}
