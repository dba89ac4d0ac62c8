import { defineStore } from 'pinia'
import { onScopeDispose, shallowRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { TableView } from '../../shared/view.ts'

/** The part of a scene that identifies the viewer. */
type ViewedScene = Pick<Scene, 'sitting' | 'curtain'> & { readonly view: Pick<TableView, 'eye'> }

/** Returns the key of a scene's viewer; empty while there is no table. */
export const viewerKey = (scene: ViewedScene | null): string =>
  scene === null ? '' : [scene.sitting, scene.view.eye, scene.curtain ?? ''].join(' ')

/**
 * The viewer of the screen. Every store and component that stores what one viewer saw, heard or
 * asked registers here, and is cleared before the next viewer sees anything: when the curtain
 * falls, when it is lifted, and when the table is left.
 */
export const useViewer = defineStore('viewer', () => {
  const viewer = shallowRef('')
  const clearings = new Set<() => void>()

  /** Calls `clear` at each hand-over, until the store or component that registers it is gone. */
  function onHandOver(clear: () => void): void {
    clearings.add(clear)
    onScopeDispose(() => clearings.delete(clear), true)
  }

  function clearAll(): void {
    for (const clear of clearings) clear()
  }

  /** Sets the viewer of the next scene. */
  function setViewer(next: string): void {
    if (next === viewer.value) return
    viewer.value = next
    clearAll()
  }

  /** Clears the viewer when a table, an evening or a review is closed. */
  function clearViewer(): void {
    viewer.value = ''
    clearAll()
  }

  return { viewer, onHandOver, setViewer, clearViewer }
})
