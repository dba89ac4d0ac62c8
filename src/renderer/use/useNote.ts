import { computed, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue'
import type { ComputedRef, Ref, ShallowRef } from 'vue'
import type { PartieLine } from '../../shared/archive.ts'

/** Milliseconds after the last change until it is kept. */
const PATIENCE = 800

interface Note {
  readonly text: Ref<string>
  readonly tags: Readonly<ShallowRef<readonly string[]>>
  /** Everything that was changed here has been kept. */
  readonly isSaved: ComputedRef<boolean>
  readonly write: (text: string) => void
  readonly label: (tags: readonly string[]) => void
  /** Keeps at once what has not been kept yet. */
  readonly flush: () => void
}

/** Note and tags of one partie while they are being written: kept as one goes, and when one leaves. */
export function useNote(line: PartieLine, save: (text: string, tags: readonly string[]) => Promise<boolean>): Note {
  const text = ref(line.note)
  const tags: ShallowRef<readonly string[]> = shallowRef(line.tags)
  const changes = ref(0)
  const kept = ref(0)
  let asked = 0
  let timer = 0

  async function flush(): Promise<void> {
    window.clearTimeout(timer)
    if (asked === changes.value) return
    const now = changes.value
    asked = now
    if (await save(text.value, tags.value)) kept.value = Math.max(kept.value, now)
    // It was not kept: the next change, or leaving, asks again.
    else if (asked === now) asked = kept.value
  }

  function touch(): void {
    changes.value += 1
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void flush(), PATIENCE)
  }

  const leave = (): void => void flush()
  onMounted(() => window.addEventListener('pagehide', leave))
  onBeforeUnmount(() => {
    window.removeEventListener('pagehide', leave)
    leave()
  })

  return {
    text,
    tags,
    isSaved: computed(() => changes.value > 0 && kept.value === changes.value),
    write: (wanted) => {
      text.value = wanted
      touch()
    },
    label: (wanted) => {
      tags.value = wanted
      touch()
      leave()
    },
    flush: leave,
  }
}
