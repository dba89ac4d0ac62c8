import { ref, shallowRef } from 'vue'
import type { Answer } from '../../shared/bridge.ts'
import { useNotices } from './notices.ts'

/** Number of lines per request unless said, and maximum number of such pages in memory. */
const PAGE = 100
const MAX_PAGES = 60

/** The requests for a list, as it is filtered and sorted when they are made. */
export interface ListSource<Line> {
  count(): Promise<Answer<number>>
  load(from: number, count: number): Promise<Answer<readonly Line[]>>
}

/** The lines of a filtered list, loaded page by page as they come into view. */
export class ListPages<Line> {
  /** Number of all lines; null until the first answer. */
  readonly total = ref<number | null>(null)
  readonly #pages = shallowRef<ReadonlyMap<number, readonly Line[]>>(new Map())
  readonly #source: ListSource<Line>
  readonly #size: number
  readonly #notices = useNotices()
  #generation = 0
  #isLoading = false
  #isFetching = false
  #visible: readonly [from: number, until: number]

  constructor(source: ListSource<Line>, size = PAGE) {
    this.#source = source
    this.#size = size
    this.#visible = [0, size]
  }

  #pageOf(index: number): number {
    return Math.floor(index / this.#size)
  }

  /** Returns a line; null if it is not loaded. */
  readonly lineAt = (index: number): Line | null =>
    this.#pages.value.get(this.#pageOf(index))?.[index % this.#size] ?? null

  /** Returns a number that changes with every reload. */
  getGeneration(): number {
    return this.#generation
  }

  /** Sets the range of visible lines, and loads what is missing in it. */
  readonly setVisible = (from: number, until: number): void => {
    this.#visible = [Math.max(from, 0), Math.max(until, 0)]
    void this.#fetchVisible()
  }

  /** Shows the beginning of the list, once it is reloaded. */
  goToStart(): void {
    this.#visible = [0, this.#size - 1]
  }

  /**
   * Reloads everything in view; calls `onTotal` with the number of lines, unless that failed or a
   * later request has overtaken it. The old lines stay until the answer arrives.
   */
  async reload(onTotal: (total: number) => void): Promise<void> {
    this.#generation += 1
    const asked = this.#generation
    this.#isLoading = true
    const [counted, ...fetched] = await Promise.all([
      this.#source.count(),
      ...this.#visiblePages().map(async (page) => ({ page, answer: await this.#load(page) })),
    ])
    if (asked !== this.#generation) return
    this.#isLoading = false
    if (!counted.ok) return this.#notices.showRefusal(counted.refused)
    this.total.value = counted.value
    onTotal(counted.value)
    this.#pages.value = new Map(
      fetched.flatMap(({ page, answer }) => (answer.ok ? [[page, answer.value]] : [])),
    )
    void this.#fetchVisible()
  }

  /** Returns lines, including those not loaded yet; null if they could not be loaded. */
  async linesBetween(from: number, until: number): Promise<readonly Line[] | null> {
    const lines: Line[] = []
    for (let page = this.#pageOf(from); page * this.#size < until; page += 1) {
      let known = this.#pages.value.get(page)
      if (!known) {
        const answer = await this.#load(page)
        if (!answer.ok) return null
        known = answer.value
      }
      lines.push(...known.slice(Math.max(from - page * this.#size, 0), until - page * this.#size))
    }
    return lines
  }

  #load(page: number): Promise<Answer<readonly Line[]>> {
    return this.#source.load(page * this.#size, this.#size)
  }

  #visiblePages(): readonly number[] {
    const [from, until] = this.#visible
    return Array.from(
      { length: this.#pageOf(until) - this.#pageOf(from) + 1 },
      (_, more) => this.#pageOf(from) + more,
    )
  }

  #nextMissing(): number | undefined {
    const isMissing = (page: number): boolean =>
      page * this.#size < (this.total.value ?? 0) && !this.#pages.value.has(page)
    return this.#isLoading ? undefined : this.#visiblePages().find(isMissing)
  }

  /** Loads the visible lines, page by page; pages scrolled past meanwhile are skipped. */
  async #fetchVisible(): Promise<void> {
    if (this.#isFetching || this.#isLoading) return
    this.#isFetching = true
    for (let page = this.#nextMissing(); page !== undefined; page = this.#nextMissing()) {
      const asked = this.#generation
      const answer = await this.#load(page)
      if (asked !== this.#generation) continue
      if (!answer.ok) {
        this.#notices.showRefusal(answer.refused)
        break
      }
      const pages = [...this.#pages.value, [page, answer.value] as const]
      this.#pages.value = new Map(pages.slice(-MAX_PAGES))
    }
    this.#isFetching = false
  }
}
