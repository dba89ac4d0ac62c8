import { computed, ref, shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
import {
  type ChosenParties,
  MOST_CHOSEN,
  type PartieFilter,
  type PartieId,
  type PartieLine,
} from '../../shared/archive.ts'
import type { ListPages } from './list-pages.ts'

/** Returns the unique key of a partie. */
const partieKey = (line: PartieLine): string => `${line.sitting} ${line.partie}`

/** The parties named one by one, by key: those that are selected, or those that are not. */
interface Named {
  readonly isAll: boolean
  readonly parties: ReadonlyMap<string, PartieId>
}
const NOTHING: Named = { isAll: false, parties: new Map() }

/** The selected parties of a list: some of them, or all but some. */
export class PartieSelection {
  readonly #named: ShallowRef<Named> = shallowRef(NOTHING)
  readonly #pages: ListPages<PartieLine>
  /** The start of a range selection, and the selection before it. */
  #anchor = 0
  #before: Named = NOTHING
  #ranges = 0

  /** True if a selection has reached the number of parties that can be named one by one. */
  readonly isFull = ref(false)
  /** Number of selected parties. */
  readonly selected = computed(() => {
    const { isAll, parties } = this.#named.value
    return isAll ? Math.max((this.#pages.total.value ?? 0) - parties.size, 0) : parties.size
  })
  /** True if everything in the list is selected. */
  readonly isEverything = computed(
    () => this.#named.value.isAll && this.#named.value.parties.size === 0,
  )

  constructor(pages: ListPages<PartieLine>) {
    this.#pages = pages
  }

  readonly isSelected = (line: PartieLine): boolean => {
    const { isAll, parties } = this.#named.value
    return parties.has(partieKey(line)) !== isAll
  }

  /** Returns a filter for the selected parties. */
  readonly narrow = (filter: PartieFilter): PartieFilter => ({ ...filter, chosen: this.#chosen() })

  #chosen(): ChosenParties | null {
    const { isAll, parties } = this.#named.value
    return isAll && parties.size === 0 ? null : { parties: [...parties.values()], but: isAll }
  }

  /** Sets the line at which a range selection starts. */
  readonly setAnchor = (index: number): void => {
    this.#anchor = index
    this.#before = this.#named.value
    this.#ranges += 1
  }

  readonly selectLine = (line: PartieLine, wanted: boolean): void =>
    this.#select(this.#named.value, [line], wanted)

  readonly clearSelection = (): void => {
    this.#named.value = NOTHING
    this.isFull.value = false
    this.setAnchor(this.#anchor)
  }

  /** Selects the lines from the anchor to this one, in addition to the selection before. */
  readonly selectTo = async (index: number): Promise<void> => {
    this.#ranges += 1
    const asked = this.#state()
    const anchor = this.#anchor
    const lines = await this.#pages.linesBetween(
      Math.max(Math.min(anchor, index), anchor - MOST_CHOSEN, 0),
      Math.min(Math.max(anchor, index), anchor + MOST_CHOSEN) + 1,
    )
    if (lines === null || asked !== this.#state()) return
    this.#select(this.#before, index < anchor ? lines.toReversed() : lines, true)
  }

  /** Selects every partie of the list, however many they are. */
  readonly selectAll = (): void => {
    this.#named.value = { isAll: true, parties: new Map() }
    this.isFull.value = false
    this.setAnchor(0)
  }

  /** Adds lines to a selection, or takes them out, as far as they can be named. */
  #select(before: Named, lines: readonly PartieLine[], wanted: boolean): void {
    const parties = new Map(before.parties)
    const isNamed = wanted !== before.isAll
    for (const line of lines)
      if (isNamed) parties.set(partieKey(line), [line.sitting, line.partie])
      else parties.delete(partieKey(line))
    this.isFull.value = parties.size > MOST_CHOSEN
    const kept = [...parties].slice(0, MOST_CHOSEN)
    this.#named.value = { isAll: before.isAll, parties: new Map(kept) }
  }

  #state(): string {
    return `${this.#ranges} ${this.#pages.getGeneration()}`
  }
}
