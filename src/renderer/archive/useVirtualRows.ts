import { computed, type ComputedRef, onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** Height of a plain row in rem; rounded to whole pixels, so that no row begins between two. */
const ROW = 2.05
/** Rows drawn beyond the edges, for what scrolls into view before the next frame. */
const BEYOND = 12

interface VirtualRows {
  /** In pixels. 100,000 rows of 44 are 4.4 million; Chromium draws up to 17 million. */
  readonly rowHeight: Ref<number>
  readonly height: ComputedRef<number>
  /** The range of rows that are drawn; `until` is exclusive. */
  readonly from: ComputedRef<number>
  readonly until: ComputedRef<number>
  readonly most: ComputedRef<number>
  readonly inSight: ComputedRef<number>
  readonly onScroll: () => void
  /** Scrolls just far enough to show this row. */
  readonly revealRow: (row: number) => void
  readonly restoreScroll: () => void
}

const computeRowHeight = (rem: number): number =>
  Math.round(rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

/** Draws only the visible rows of a long list; `first` is the first in view, with fractions. */
export function useVirtualRows(
  scroller: Ref<HTMLElement | null>,
  count: () => number,
  first: Ref<number>,
  rem = ROW,
): VirtualRows {
  const rowHeight = ref(36)
  const viewport = ref(0)

  function restoreScroll(): void {
    if (scroller.value) scroller.value.scrollTop = first.value * rowHeight.value
  }

  function measureRows(): void {
    const before = rowHeight.value
    rowHeight.value = computeRowHeight(rem)
    viewport.value = scroller.value?.clientHeight ?? 0
    if (rowHeight.value !== before) requestAnimationFrame(restoreScroll)
  }

  function onScroll(): void {
    if (scroller.value) first.value = scroller.value.scrollTop / rowHeight.value
  }

  const observer = new ResizeObserver(measureRows)
  onMounted(() => {
    measureRows()
    if (scroller.value) observer.observe(scroller.value)
  })
  onBeforeUnmount(() => observer.disconnect())

  const inSight = computed(() => Math.max(Math.floor(viewport.value / rowHeight.value), 1))
  const from = computed(() =>
    Math.min(Math.max(Math.floor(first.value) - BEYOND, 0), Math.max(count() - 1, 0)),
  )
  const until = computed(() =>
    Math.min(Math.ceil(first.value) + inSight.value + 1 + BEYOND, count()),
  )

  function revealRow(row: number): void {
    const { value: element } = scroller
    if (!element) return
    const top = row * rowHeight.value
    const lowest = top + rowHeight.value - element.clientHeight
    element.scrollTop = Math.min(Math.max(element.scrollTop, lowest), top)
    onScroll()
  }

  return {
    rowHeight,
    height: computed(() => count() * rowHeight.value),
    from,
    until,
    most: computed(() => inSight.value + 2 + 2 * BEYOND),
    inSight,
    onScroll,
    revealRow,
    restoreScroll,
  }
}
