import { computed, onScopeDispose, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useCoach } from '../stores/coach.ts'
import { useHall } from '../stores/hall.ts'
import { useTable } from '../stores/table.ts'

interface NextDeal {
  /** Milliseconds that the finished deal stays; null if it stays until the person asks for more. */
  readonly dealsIn: ComputedRef<number | null>
  /** Keeps the finished deal until the person asks for the next one. */
  readonly wait: () => void
}

/**
 * Has a computer player deal by itself, once the finished deal has been in sight long enough to be
 * read: the time begins when no hint or judgement lies over it, nor what is `isBusy`. It does not
 * run while the person has something left to say about the finished deal. In a lesson the notes set
 * the pace.
 */
export function useNextDeal(scene: () => Scene, isBusy: () => boolean): NextDeal {
  const table = useTable()
  const hall = useHall()
  const coach = useCoach()
  const dealKey = computed(() => {
    const { sitting, partie, view } = scene()
    return [sitting, partie, view.deals].join(' ')
  })
  /** The deal that the person wants to look at longer. */
  const longer = ref('')
  const isDue = computed(() => {
    const { awaits, packets, choices, lesson, curtain } = scene()
    const isTheirs = awaits === 'deal' && packets.length === 0
    return isTheirs && choices.length === 0 && lesson === undefined && curtain === null
  })
  const dealsIn = computed(() => {
    const time = (hall.hall?.settings ?? DEFAULT_SETTINGS).holdDeal
    const isCovered = coach.hint !== null || coach.judgement !== null || isBusy()
    const isRunning = isDue.value && longer.value !== dealKey.value && !isCovered
    return isRunning && time !== 'key' ? time : null
  })
  let timer = 0

  function start(time: number): void {
    // a page may be open over the table
    const isCovered = (): boolean => document.querySelector('dialog[open]') !== null
    timer = window.setTimeout(() => (isCovered() ? start(time) : void table.dealCards(null)), time)
  }

  watch(
    [dealKey, dealsIn],
    ([, time]) => {
      window.clearTimeout(timer)
      if (time !== null) start(time)
    },
    { immediate: true },
  )
  onScopeDispose(() => window.clearTimeout(timer))
  return { dealsIn, wait: () => void (longer.value = dealKey.value) }
}
