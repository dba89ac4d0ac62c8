import { type Ref, ref } from 'vue'

/** A chapter of the pages; `id` is that of its heading. */
export interface PageChapter {
  readonly id: string
  readonly title: string
  /** Number of search hits in it. */
  readonly hits?: number | undefined
}

interface PageNavigation {
  /** The element that scrolls. */
  readonly pages: Ref<HTMLElement | null>
  /** Id of the current chapter. */
  readonly current: Ref<string>
  /** Updates `current` from the scroll position. */
  readonly updateCurrent: () => void
  /** The place reached last by a link. */
  readonly reached: Ref<string | null>
  /** Shows a place and focuses it; returns false if it is not in the pages. */
  readonly goTo: (place: string) => boolean
}

/** Tracks the current chapter of pages (`ref="pages"`), and navigates in them. */
export function usePages(chapters: () => readonly PageChapter[]): PageNavigation {
  const pages = ref<HTMLElement | null>(null)
  const current = ref(chapters()[0]?.id ?? '')
  const reached = ref<string | null>(null)

  const findPlace = (place: string): HTMLElement | null =>
    pages.value?.querySelector<HTMLElement>(`[id="${CSS.escape(place)}"]`) ?? null

  function updateCurrent(): void {
    const area = pages.value
    if (!area) return
    const heads = chapters().flatMap(({ id }) => findPlace(id) ?? [])
    const line = area.getBoundingClientRect().top + area.clientHeight / 4
    const isAtEnd =
      area.scrollTop > 0 && area.scrollTop + area.clientHeight >= area.scrollHeight - 2
    const passed = heads.filter((head) => head.getBoundingClientRect().top <= line)
    const head = isAtEnd ? heads.at(-1) : (passed.at(-1) ?? heads[0])
    current.value = head?.id ?? ''
  }

  function goTo(place: string): boolean {
    const target = findPlace(place)
    if (!target) return false
    reached.value = place
    target.scrollIntoView({ block: 'start' })
    target.focus({ preventScroll: true })
    // near the end the pages cannot scroll any further
    if (chapters().some(({ id }) => id === place)) current.value = place
    return true
  }

  return { pages, current, reached, updateCurrent, goTo }
}
