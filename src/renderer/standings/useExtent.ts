import { onBeforeUnmount, onMounted, shallowRef } from 'vue'
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

  function measure(): void {
    const { fontSize } = getComputedStyle(document.documentElement)
    extent.value = { width: root.value?.clientWidth ?? 0, rem: Number.parseFloat(fontSize) || 16 }
  }

  const observer = new ResizeObserver(measure)
  onMounted(() => {
    measure()
    if (root.value) observer.observe(root.value)
  })
  onBeforeUnmount(() => observer.disconnect())
  return extent
}
