import { shallowRef } from 'vue'
import type { PartieLine } from '../../shared/archive.ts'
import type { PartiePages } from './partie-pages.ts'

export type PartieId = readonly [sitting: number, partie: number]

/** Maximum number of parties selected in one go. */
const MAX_RANGE = 2000

/** Returns the unique key of a partie. */
export const partieKey = (line: PartieLine): string => `${line.sitting} ${line.partie}`

/** The selected parties of a list. */
export class PartieSelection {
  readonly selection = shallowRef<ReadonlyMap<string, PartieId>>(new Map())
  readonly #pages: PartiePages
  /** The start of a range selection, and the selection before it. */
  #anchor = 0
  #before: ReadonlyMap<string, PartieId> = new Map()
  #ranges = 0

  constructor(pages: PartiePages) {
    this.#pages = pages
  }

  /** Sets the line at which a range selection starts. */
  readonly setAnchor = (index: number): void => {
    this.#anchor = index
    this.#before = this.selection.value
    this.#ranges += 1
  }

  readonly selectLine = (line: PartieLine, wanted: boolean): void => {
    const next = new Map(this.selection.value)
    if (wanted) next.set(partieKey(line), [line.sitting, line.partie])
    else next.delete(partieKey(line))
    this.selection.value = next
  }

  readonly clearSelection = (): void => {
    this.selection.value = new Map()
    this.setAnchor(this.#anchor)
  }

  /** Selects the lines from the anchor to this one, in addition to the selection before. */
  readonly selectTo = async (index: number): Promise<void> => {
    this.#ranges += 1
    const asked = this.#state()
    const anchor = this.#anchor
    const lines = await this.#pages.linesBetween(
      Math.max(Math.min(anchor, index), anchor - MAX_RANGE + 1, 0),
      Math.min(Math.max(anchor, index) + 1, anchor + MAX_RANGE),
    )
    if (lines === null || asked !== this.#state()) return
    const reached = lines.map((line) => [partieKey(line), [line.sitting, line.partie]] as const)
    this.selection.value = new Map([...this.#before, ...reached])
  }

  readonly selectAll = async (): Promise<void> => {
    this.setAnchor(0)
    await this.selectTo((this.#pages.total.value ?? 1) - 1)
  }

  #state(): string {
    return `${this.#ranges} ${this.#pages.getGeneration()}`
  }
}
