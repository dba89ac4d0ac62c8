// The shape of the texts of the archive: lists, filters, people, copies, what comes in and goes out.

export interface ArchiveWords {
  readonly title: string
}
