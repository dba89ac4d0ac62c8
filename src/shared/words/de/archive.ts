import type { ArchiveWords } from '../archive-words.ts'

export const archive: ArchiveWords = {
  title: 'Archiv',
}
