import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { PartieFilter } from '../../shared/archive.ts'
import type { Answer, CercleApi } from '../../shared/bridge.ts'
import type { JudgingStatus } from '../../shared/judging.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from './notices.ts'

/** The judging of the archive, as far as main has told it. */
export const useJudging = defineStore('judging', () => {
  const status = shallowRef<JudgingStatus | null>(null)
  const notices = useNotices()

  /** Makes a call that returns the status; returns it, or null if it was refused. */
  async function call(
    wanted: (cercle: CercleApi) => Promise<Answer<JudgingStatus>>,
  ): Promise<JudgingStatus | null> {
    const answer = await callMain(wanted)
    if (answer.ok) status.value = answer.value
    else notices.showRefusal(answer.refused)
    return answer.ok ? answer.value : null
  }

  return {
    status,
    setStatus: (now: JudgingStatus): void => void (status.value = now),
    load: () => call((cercle) => cercle.loadJudging()),
    judge: (filter: PartieFilter | null) => call((cercle) => cercle.judgeParties(filter)),
    pause: (on: boolean) => call((cercle) => cercle.pauseJudging(on)),
    stop: () => call((cercle) => cercle.stopJudging()),
  }
})
