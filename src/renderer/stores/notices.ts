import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Refused } from '../../shared/bridge.ts'
import { useViewer } from './viewer.ts'

type SilentCode = 'breach' | 'data' | 'tutor' | 'lesson'
/** What main could not do, as far as a sentence says it. */
export type NoticeRefused = Exclude<Refused, { code: SilentCode }>

/** Something to be said once: why a wish was not done, or a sentence about what was. */
type Notice =
  | { readonly number: number; readonly kind: 'refused'; readonly refused: NoticeRefused }
  | { readonly number: number; readonly kind: 'told'; readonly sentence: string }

/** What is said once at the foot of the window, the newest only. */
export const useNotices = defineStore('notices', () => {
  const notice = shallowRef<Notice | null>(null)
  let number = 0

  function showRefusal(refused: Refused): void {
    if (refused.code === 'breach' || refused.code === 'data' || refused.code === 'tutor' || refused.code === 'lesson')
      return
    number += 1
    notice.value = { number, kind: 'refused', refused }
  }

  function showNotice(sentence: string): void {
    number += 1
    notice.value = { number, kind: 'told', sentence }
  }

  function close(): void {
    notice.value = null
  }

  // a refusal answers the person who acted; what the program reports is for everybody
  useViewer().onHandOver(() => {
    if (notice.value?.kind === 'refused') close()
  })

  return { notice, showRefusal, showNotice, close }
})
