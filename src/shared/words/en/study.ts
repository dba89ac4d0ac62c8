import type { StudyWords } from '../study-words.ts'

export const study: StudyWords = {
  title: 'Study',
}
