import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { ALL_PARTIES, type PartieFilter, type PartieLine } from '../../shared/archive.ts'
import { callMain } from '../ipc.ts'
import { useArchive } from './archive.ts'
import { useNotices } from './notices.ts'

/** Number of lines per request, and maximum number of such pages in memory. */
const PAGE = 100
const KEPT = 60
/** Maximum number of parties trashed by one call, and of parties selected in one go. */
const AT_ONCE = 500
const REACH = 4 * AT_ONCE

type PartieId = readonly [sitting: number, partie: number]
type PartiePages = ReadonlyMap<number, readonly PartieLine[]>

/** Parties that were trashed or restored, so that it can be undone. */
interface MovedParties {
  readonly places: readonly PartieId[]
  readonly away: boolean
}

/** Returns the unique key of a partie. */
export const partieKey = (line: PartieLine): string => `${line.sitting} ${line.partie}`

/**
 * The list of parties: its filter, the lines loaded so far, the position in it, and the selection.
 */
export const useParties = defineStore('parties', () => {
  const filter = shallowRef<PartieFilter>(ALL_PARTIES)
  /** Number of all lines; null until the first answer. */
  const total = ref<number | null>(null)
  const pages = shallowRef<PartiePages>(new Map())
  const active = ref(0)
  /** The first line in view, with fractions of a line. */
  const first = ref(0)
  const selection = shallowRef<ReadonlyMap<string, PartieId>>(new Map())
  const moved = shallowRef<MovedParties | null>(null)
  /** The start of a range selection, and the selection before it. */
  let anchor = 0
  let before: ReadonlyMap<string, PartieId> = new Map()
  let reaching = 0
  const notices = useNotices()
  const archive = useArchive()
  let generation = 0
  let isLoading = false
  let isFetching = false
  let sight: readonly [from: number, until: number] = [0, PAGE]

  const isFiltered = computed(
    () => JSON.stringify({ ...filter.value, shelf: 'counted' }) !== JSON.stringify(ALL_PARTIES),
  )
  const lineAt = (index: number): PartieLine | null =>
    pages.value.get(Math.floor(index / PAGE))?.[index % PAGE] ?? null

  const pagesInSight = (): readonly number[] => {
    const [from, to] = sight.map((index) => Math.floor(index / PAGE))
    return from === undefined || to === undefined
      ? []
      : Array.from({ length: to - from + 1 }, (_, more) => from + more)
  }

  /**
   * Loads the lines in view, one page after the other; pages scrolled past meanwhile are skipped.
   */
  async function fetchSight(): Promise<void> {
    if (isFetching || isLoading) return
    isFetching = true
    const nextMissing = (): number | undefined =>
      isLoading
        ? undefined
        : pagesInSight().find((page) => page * PAGE < (total.value ?? 0) && !pages.value.has(page))
    for (let page = nextMissing(); page !== undefined; page = nextMissing()) {
      const asked = generation
      const from = page * PAGE
      const answer = await callMain((cercle) => cercle.listParties(filter.value, from, PAGE))
      if (asked !== generation) continue
      if (!answer.ok) {
        notices.showRefusal(answer.refused)
        break
      }
      pages.value = new Map([...pages.value, [page, answer.value] as const].slice(-KEPT))
    }
    isFetching = false
  }

  /** Sets the range of visible lines. */
  function setVisible(from: number, until: number): void {
    sight = [Math.max(from, 0), Math.max(until, 0)]
    void fetchSight()
  }

  /**
   * Reloads everything in view; the old lines stay until the answer arrives, later requests
   * overtake it.
   */
  async function reloadList(): Promise<void> {
    generation += 1
    const asked = generation
    isLoading = true
    const wanted = filter.value
    const [counted, ...fetched] = await Promise.all([
      callMain((cercle) => cercle.countParties(wanted)),
      ...pagesInSight().map(async (page) => ({
        page,
        answer: await callMain((cercle) => cercle.listParties(wanted, page * PAGE, PAGE)),
      })),
    ])
    if (asked !== generation) return
    isLoading = false
    if (!counted.ok) return notices.showRefusal(counted.refused)
    total.value = counted.value
    pages.value = new Map(
      fetched.flatMap(({ page, answer }) => (answer.ok ? [[page, answer.value]] : [])),
    )
    active.value = Math.max(Math.min(active.value, counted.value - 1), 0)
    void fetchSight()
  }

  function changeFilter(wish: Partial<PartieFilter>): void {
    filter.value = { ...filter.value, ...wish }
    active.value = 0
    first.value = 0
    sight = [0, PAGE - 1]
    anchor = 0
    clearSelection()
    moved.value = null
    void reloadList()
  }

  const clearFilter = (): void => changeFilter({ ...ALL_PARTIES, shelf: filter.value.shelf })

  /** Sets the line at which a range selection starts. */
  function setAnchor(index: number): void {
    anchor = index
    before = selection.value
    reaching += 1
  }

  function selectLine(line: PartieLine, wanted: boolean): void {
    const next = new Map(selection.value)
    if (wanted) next.set(partieKey(line), [line.sitting, line.partie])
    else next.delete(partieKey(line))
    selection.value = next
  }

  function clearSelection(): void {
    selection.value = new Map()
    setAnchor(anchor)
  }

  /**
   * Returns lines of the list, including those not loaded yet; null if they could not be loaded.
   */
  async function linesBetween(from: number, until: number): Promise<readonly PartieLine[] | null> {
    const lines: PartieLine[] = []
    for (let page = Math.floor(from / PAGE); page * PAGE < until; page += 1) {
      let known = pages.value.get(page)
      if (!known) {
        const answer = await callMain((cercle) =>
          cercle.listParties(filter.value, page * PAGE, PAGE),
        )
        if (!answer.ok) return null
        known = answer.value
      }
      lines.push(...known.slice(Math.max(from - page * PAGE, 0), until - page * PAGE))
    }
    return lines
  }

  /**
   * Selects every line from the anchor to this one, up to the limit, in addition to the selection
   * before.
   */
  async function selectTo(index: number): Promise<void> {
    reaching += 1
    const asked = [reaching, generation].join()
    const lines = await linesBetween(
      Math.max(Math.min(anchor, index), anchor - REACH + 1, 0),
      Math.min(Math.max(anchor, index) + 1, anchor + REACH),
    )
    if (lines === null || asked !== [reaching, generation].join()) return
    const reached = lines.map((line) => [partieKey(line), [line.sitting, line.partie]] as const)
    selection.value = new Map([...before, ...reached])
  }

  async function selectAll(): Promise<void> {
    setAnchor(0)
    await selectTo((total.value ?? 1) - 1)
  }

  /** Trashes or restores parties; returns those that were moved. */
  async function moveParties(
    places: readonly PartieId[],
    away: boolean,
  ): Promise<readonly PartieId[]> {
    let done = 0
    while (done < places.length) {
      const some = places.slice(done, done + AT_ONCE)
      const answer = await callMain((cercle) => cercle.trashParties(some, away))
      if (!answer.ok) {
        notices.showRefusal(answer.refused)
        break
      }
      done += some.length
    }
    clearSelection()
    await Promise.all([reloadList(), archive.loadSummary()])
    return places.slice(0, done)
  }

  /**
   * Moves the selection to the trash, or restores it from there; without a selection, the active
   * line.
   */
  async function moveSelected(): Promise<void> {
    const line = lineAt(active.value)
    const alone: readonly PartieId[] = line ? [[line.sitting, line.partie]] : []
    const away = filter.value.shelf !== 'trash'
    const places = await moveParties(
      selection.value.size > 0 ? [...selection.value.values()] : alone,
      away,
    )
    if (places.length > 0) moved.value = { places, away }
  }

  async function undo(): Promise<void> {
    const last = moved.value
    moved.value = null
    if (last) await moveParties(last.places, !last.away)
  }

  return {
    filter,
    total,
    active,
    first,
    selection,
    moved,
    isFiltered,
    lineAt,
    setVisible,
    reloadList,
    changeFilter,
    clearFilter,
    setAnchor,
    selectLine,
    clearSelection,
    selectTo,
    selectAll,
    moveSelected,
    undo,
  }
})
