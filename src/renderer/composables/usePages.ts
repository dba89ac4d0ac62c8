import { type Ref, ref } from 'vue'

/** A chapter of the pages; `id` is that of its heading. */
export interface PageChapter {
  readonly id: string
  readonly title: string
  /** How often what is sought stands in it. */
  readonly hits?: number | undefined
}

interface PageNavigation {
  /** What scrolls. */
  readonly pages: Ref<HTMLElement | null>
  /** Id of the chapter that is being read. */
  readonly current: Ref<string>
  /** Looks which chapter it is. */
  readonly updateCurrent: () => void
  /** The place one was led to last. */
  readonly reached: Ref<string | null>
  /** Shows a place and moves the focus to it; false when it is not in the pages. */
  readonly goTo: (place: string) => boolean
}

/** Pages under chapters (`ref="pages"`): where one is in them, and getting elsewhere. */
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
    const isAtEnd = area.scrollTop > 0 && area.scrollTop + area.clientHeight >= area.scrollHeight - 2
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
    // near the end of the pages nothing scrolls any further
    if (chapters().some(({ id }) => id === place)) current.value = place
    return true
  }

  return { pages, current, reached, updateCurrent, goTo }
}
