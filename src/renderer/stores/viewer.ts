import { defineStore } from 'pinia'
import { onScopeDispose, shallowRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { TableView } from '../../shared/view.ts'

/** The part of a scene that tells who looks. */
type ViewedScene = Pick<Scene, 'sitting' | 'curtain'> & { readonly view: Pick<TableView, 'eye'> }

/** Identifies who looks at a scene; empty while there is no table. */
export const viewerKey = (scene: ViewedScene | null): string =>
  scene === null ? '' : [scene.sitting, scene.view.eye, scene.curtain ?? ''].join(' ')

/**
 * Who looks at the screen. Every store and component that keeps what one viewer saw, heard or asked registers here, and
 * is cleared before the next viewer sees anything: when the curtain falls, when it is lifted, and when the table is left.
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

  /** Reports whose eyes the next scene is for. */
  function setViewer(next: string): void {
    if (next === viewer.value) return
    viewer.value = next
    clearAll()
  }

  /** Reports that a table, an evening or a review is closed. */
  function clearViewer(): void {
    viewer.value = ''
    clearAll()
  }

  return { viewer, onHandOver, setViewer, clearViewer }
})
