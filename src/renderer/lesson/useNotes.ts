import { computed, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { LessonNote, LessonNotes } from '../../shared/words/lesson-words.ts'
import { lessonOf } from '../../shared/words/lessons.ts'
import { useNotices } from '../stores/notices.ts'
import { useTable } from '../stores/table.ts'
import { useVoice } from '../stores/voice.ts'
import { useWords } from '../composables/useWords.ts'

const stripMarks = (text: string): string => text.replaceAll('*', '')

/** A part of the lesson, from the note that begins it up to the next chapter. */
export interface LessonChapter {
  readonly note: string
  readonly title: string
  readonly isCurrent: boolean
}

interface LessonTexts {
  /** The current note; null until it has been fetched. */
  readonly note: ComputedRef<LessonNote | null>
  /** The reason why an attempt is not the lesson's action; empty without an attempt. */
  readonly correction: ComputedRef<string>
  readonly chapters: ComputedRef<readonly LessonChapter[]>
}

/** Returns the notes of the guided deal at this table, and speaks each when it appears. */
export function useNotes(scene: () => Scene): LessonTexts {
  const table = useTable()
  const voice = useVoice()
  const notices = useNotices()
  const { language, texts } = useWords()
  const notes = shallowRef<LessonNotes | null>(null)

  watch(
    [language, () => scene().view.game],
    async ([spoken, game]) => {
      try {
        notes.value = await lessonOf(spoken, game)
      } catch {
        notices.showRefusal({ code: 'internal' })
      }
    },
    { immediate: true },
  )

  const note = computed(() => notes.value?.[scene().lesson?.note ?? ''] ?? null)
  const correction = computed(() => {
    const tried = table.offLesson
    if (tried === null) return ''
    const { wrong = {} } = note.value ?? {}
    return wrong[tried.card ?? ''] ?? wrong[tried.do] ?? texts.value.lesson.otherwise
  })

  const chapters = computed(() => {
    const { lesson } = scene()
    if (lesson === undefined) return []
    const read = lesson.notes.slice(0, lesson.notes.indexOf(lesson.note) + 1)
    const getTitle = (name: string) => notes.value?.[name]?.chapter
    const current = read.findLast((name) => getTitle(name) !== undefined)
    return lesson.notes.flatMap((name) => {
      const title = getTitle(name)
      return title === undefined ? [] : [{ note: name, title, isCurrent: name === current }]
    })
  })

  watch(
    note,
    (told) => {
      if (!told) return
      const { title, text, task, coach = '' } = told
      const said = [...text, task, coach].filter((one) => one !== '').map(stripMarks)
      voice.say(`${stripMarks(title)}.`, ...said)
    },
    { flush: 'post' },
  )
  // Speaks every time, even if the same action is attempted twice.
  watch(
    () => table.offLesson,
    () => voice.say(stripMarks(correction.value)),
  )

  return { note, correction, chapters }
}
