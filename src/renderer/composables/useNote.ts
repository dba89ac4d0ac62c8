import { computed, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue'
import type { ComputedRef, Ref, ShallowRef } from 'vue'
import type { PartieLine } from '../../shared/archive.ts'

/** Delay between the last change and saving, in milliseconds. */
const PATIENCE = 800

interface NoteEditing {
  readonly text: Ref<string>
  readonly tags: Readonly<ShallowRef<readonly string[]>>
  /** All changes made here are saved. */
  readonly isSaved: ComputedRef<boolean>
  readonly setText: (text: string) => void
  readonly setTags: (tags: readonly string[]) => void
  /** Saves pending changes at once. */
  readonly saveNow: () => void
}

/** Edits the note and tags of one partie: saved while the person types, and when they leave. */
export function useNote(
  line: PartieLine,
  save: (text: string, tags: readonly string[]) => Promise<boolean>,
): NoteEditing {
  const text = ref(line.note)
  const tags: ShallowRef<readonly string[]> = shallowRef(line.tags)
  const changes = ref(0)
  const kept = ref(0)
  let asked = 0
  let timer = 0

  async function saveChanges(): Promise<void> {
    window.clearTimeout(timer)
    if (asked === changes.value) return
    const now = changes.value
    asked = now
    if (await save(text.value, tags.value)) kept.value = Math.max(kept.value, now)
    // Not saved: the next change, or leaving, tries again.
    else if (asked === now) asked = kept.value
  }

  function scheduleSave(): void {
    changes.value += 1
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void saveChanges(), PATIENCE)
  }

  const saveNow = (): void => void saveChanges()
  onMounted(() => window.addEventListener('pagehide', saveNow))
  onBeforeUnmount(() => {
    window.removeEventListener('pagehide', saveNow)
    saveNow()
  })

  return {
    text,
    tags,
    isSaved: computed(() => changes.value > 0 && kept.value === changes.value),
    setText: (wanted) => {
      text.value = wanted
      scheduleSave()
    },
    setTags: (wanted) => {
      tags.value = wanted
      scheduleSave()
      saveNow()
    },
    saveNow,
  }
}
