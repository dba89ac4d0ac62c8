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

/** Milliseconds in which a press still means the call that has just gone. */
const REACTION = 400
const PRESSES = ['click', 'keydown'] as const

/** Ignores presses on calls, and keys, for a moment: one that comes now was for the deal. */
function ignoreLatePresses(): void {
  function ignore(event: Event): void {
    const target = event.target instanceof Element ? event.target : null
    if (event.type === 'click' && target?.closest('[data-calls]') === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const press of PRESSES) window.addEventListener(press, ignore, { capture: true })
  window.setTimeout(() => {
    for (const press of PRESSES) window.removeEventListener(press, ignore, { capture: true })
  }, REACTION)
}

/**
 * Has a computer player deal by itself, once the finished deal has been in sight long enough to be
 * read: the time begins when no hint or judgement lies over it, nor what is `isBusy`. It does not
 * run while the person has something left to say about the finished deal. In a lesson the notes set
 * the pace, and in an exercise the person does.
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
    const { awaits, packets, choices, lesson, exercise, curtain } = scene()
    const isTheirs = awaits === 'deal' && packets.length === 0
    const isLed = lesson !== undefined || exercise !== undefined
    return isTheirs && choices.length === 0 && !isLed && curtain === null
  })
  const dealsIn = computed(() => {
    const time = (hall.hall?.settings ?? DEFAULT_SETTINGS).holdDeal
    const isCovered = coach.hint !== null || coach.judgement !== null || isBusy()
    const isRunning = isDue.value && longer.value !== dealKey.value && !isCovered
    return isRunning && time !== 'key' ? time : null
  })
  let timer = 0

  function start(time: number): void {
    timer = window.setTimeout(() => {
      // a page may be open over the table
      if (document.querySelector('dialog[open]') !== null) return start(time)
      ignoreLatePresses()
      void table.dealCards(null)
    }, time)
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
