import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Refused } from '../../shared/bridge.ts'

export type NoticeCode = Exclude<Refused['code'], 'breach' | 'data' | 'tutor'>

/** What main could not do, to be said once in a sentence. */
export const useNotices = defineStore('notices', () => {
  const notice = shallowRef<{ readonly number: number; readonly code: NoticeCode } | null>(null)
  let number = 0

  function say(refused: Refused): void {
    if (refused.code === 'breach' || refused.code === 'data' || refused.code === 'tutor') return
    number += 1
    notice.value = { number, code: refused.code }
  }

  function close(): void {
    notice.value = null
  }

  return { notice, say, close }
})
