import { computed, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { SEATS, type Cards, type TableView, leftOf } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { useViewer } from '../stores/viewer.ts'
import { useVoice } from '../stores/voice.ts'
import { readHand } from './reading.ts'
import { useWords } from './useWords.ts'

/**
 * Returns the view with the hands as they were played: each seat's cards of all tricks of the deal,
 * and those still held where they are open. All of them lay on the table before.
 */
export function openPlayedHands(view: TableView): TableView {
  const seats = view.hands.length
  const hands = view.hands.map((held, seat): Cards => {
    const played = view.tricks.flatMap(({ leader, cards }) =>
      cards.filter((_, order) => leftOf(leader, seats, order) === seat),
    )
    return typeof held === 'number' ? played : [...played, ...held]
  })
  return { ...view, hands }
}

interface AllHands {
  /** The view to draw: with all hands of the finished deal while they are shown. */
  readonly shown: ComputedRef<TableView>
  readonly areShown: ComputedRef<boolean>
  /** True if a deal is finished in which cards were played. */
  readonly mayShow: ComputedRef<boolean>
  /** Shows or hides the hands; returns false if there are none to show. */
  readonly toggle: () => boolean
}

/** Shows the hands of a finished deal again, until the next one begins. */
export function useAllHands(scene: () => Scene, company: ComputedRef<Company>): AllHands {
  const voice = useVoice()
  const { texts } = useWords()
  const isWished = ref(false)
  const mayShow = computed(() => {
    const { awaits, view } = scene()
    return awaits !== null && view.tricks.some(({ winner }) => winner !== null)
  })
  const areShown = computed(() => isWished.value && mayShow.value)
  const shown = computed(() => (areShown.value ? openPlayedHands(scene().view) : scene().view))

  const hide = (): void => void (isWished.value = false)
  watch(mayShow, hide)
  useViewer().onHandOver(hide)

  /** Reads each hand of the finished deal aloud. */
  function readHands(): void {
    const { hands } = shown.value
    const table = { view: shown.value, company: company.value, sides: [] }
    const sentences = SEATS.slice(0, hands.length).flatMap((near) => {
      const hand = hands[near]
      return typeof hand === 'object' ? readHand(texts.value, { ...table, near, hand }) : []
    })
    voice.say(...sentences)
  }

  function toggle(): boolean {
    if (!mayShow.value) return false
    isWished.value = !isWished.value
    if (areShown.value) readHands()
    return true
  }
  return { shown, areShown, mayShow, toggle }
}
