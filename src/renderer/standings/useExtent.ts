import { onBeforeUnmount, shallowRef, watch } from 'vue'
import type { Ref, ShallowRef } from 'vue'

interface Extent {
  /** Width of the element, in pixels. */
  readonly width: number
  /** Size of the root's letters, in pixels. */
  readonly rem: number
}

/** How wide an element is, and how large the letters are: drawings keep pace with both. */
export function useExtent(root: Ref<HTMLElement | null>): Readonly<ShallowRef<Extent>> {
  const extent = shallowRef<Extent>({ width: 0, rem: 16 })

  // the first call comes by itself, before anything is painted and without a layout of its own
  const observer = new ResizeObserver(() => {
    const { fontSize } = getComputedStyle(document.documentElement)
    extent.value = { width: root.value?.clientWidth ?? 0, rem: Number.parseFloat(fontSize) || 16 }
  })
  watch(
    root,
    (now, before) => {
      if (before) observer.unobserve(before)
      if (now) observer.observe(now)
    },
    { flush: 'post', immediate: true },
  )
  onBeforeUnmount(() => observer.disconnect())
  return extent
}
