import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Refused } from '../../shared/bridge.ts'
import { useViewer } from './viewer.ts'

type SilentCode = 'breach' | 'data' | 'tutor' | 'lesson'
/** A refusal that a sentence explains. */
export type NoticeRefused = Exclude<Refused, { code: SilentCode }>

/** A notice to show once: the reason of a refusal, or a sentence. */
type Notice =
  | { readonly number: number; readonly kind: 'refused'; readonly refused: NoticeRefused }
  | { readonly number: number; readonly kind: 'told'; readonly sentence: string }

/** The newest notice, shown once at the foot of the window. */
export const useNotices = defineStore('notices', () => {
  const notice = shallowRef<Notice | null>(null)
  let number = 0

  function showRefusal(refused: Refused): void {
    if (
      refused.code === 'breach' ||
      refused.code === 'data' ||
      refused.code === 'tutor' ||
      refused.code === 'lesson'
    )
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

  // a refusal answers the person who acted; reports of the program are for all
  useViewer().onHandOver(() => {
    if (notice.value?.kind === 'refused') close()
  })

  return { notice, showRefusal, showNotice, close }
})
