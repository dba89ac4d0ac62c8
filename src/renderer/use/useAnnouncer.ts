import { shallowRef, watch } from 'vue'
import type { ShallowRef } from 'vue'

/**
 * What a screen reader hears: the newest sentences of the log, then what is asked for. Everything at once on the first
 * look would be a flood, so that one only hears the prompt.
 */
export function useAnnouncer(
  sentences: () => readonly string[],
  prompt: () => string,
): Readonly<ShallowRef<readonly string[]>> {
  const spoken = shallowRef<readonly string[]>([])
  watch(
    [sentences, prompt],
    ([now, asked], [before]) => {
      const fresh = before === undefined || now.length < before.length ? [] : now.slice(before.length)
      if (fresh.length > 0 || spoken.value.at(-1) !== asked) spoken.value = [...fresh, asked]
    },
    { immediate: true },
  )
  return spoken
}
