import { onBeforeUnmount, type Ref, shallowRef, type ShallowRef, watch } from 'vue'

interface Extent {
  readonly width: number
  readonly rem: number
}

/** Tracks the width of an element and the root font size, for drawings that scale with both. */
export function useExtent(root: Ref<HTMLElement | null>): Readonly<ShallowRef<Extent>> {
  const extent = shallowRef<Extent>({ width: 0, rem: 16 })

  // The first callback comes by itself, before the first paint and without an extra layout.
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
