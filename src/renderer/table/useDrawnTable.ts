import { computed, shallowRef, useTemplateRef, watch } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import { type Cards, type Seat, type TableView, sideOf, tricksMadeBy } from '../../shared/view.ts'
import { useMotion } from '../motion/useMotion.ts'
import { useSorted } from '../composables/useSorted.ts'
import { useTrick } from '../composables/useTrick.ts'
import { useTurning } from '../composables/useTurning.ts'
import { useNames } from '../composables/useNames.ts'
import type { DrawnTable, GameTableProps } from './table-props.ts'

/**
 * What the table of every game draws from its props: names, sorted hands, the trick in the middle,
 * and the motion of the cards. `view` is what lies there, if it is not the whole view; `toCentre`
 * and `toHand` are props of `TableCentre` and `NearHand`. The template has refs `root` and `hand`.
 */
export function useDrawnTable(props: GameTableProps, view: () => TableView = () => props.view) {
  const { getName } = useNames()
  const root = useTemplateRef<HTMLElement>('root')
  const hand = useTemplateRef<Pick<DrawnTable, 'focusHand'>>('hand')
  const names = computed(() => props.people.map(getName))
  /** The two packs of a club table, used alternately. */
  const pack = computed<0 | 1>(() => (props.view.deals % 2 === 1 ? 0 : 1))
  const sorted = useSorted(() => props.view.game)
  function getHand(seat: Seat): Cards {
    const cards = view().hands[seat] ?? 0
    return typeof cards === 'number' ? cards : sorted(cards, props.view.trump)
  }
  const shown = useTrick(
    () => props,
    () => motion.remainingTime(),
  )
  /** Returns the tricks in a side's pile, without one that is still shown in the middle. */
  function countPiled(side: Seat): number {
    const winner = shown.held.value ? (shown.trick.value?.winner ?? null) : null
    const isShown = winner !== null && sideOf(winner, props.view.score.length) === side
    return tricksMadeBy(props.view, side) - (isShown ? 1 : 0)
  }
  const motion = useMotion(root, () => ({
    view: props.view,
    held: shown.held.value,
    speed: props.speed,
    packets: props.packets,
  }))
  const turning = useTurning(() => props.view, motion)
  const drawn: DrawnTable = {
    focusHand: (place) => hand.value?.focusHand(place) ?? false,
    waitForDeal: motion.waitForDeal,
    turnTrick: shown.turnTrick,
    isHeld: () => shown.held.value,
  }
  const toCentre = computed(() => ({
    view: view(),
    near: props.near,
    names: names.value,
    cut: props.cut,
    leads: props.leads,
    shown,
  }))
  const toHand = computed(() => ({
    view: view(),
    near: props.near,
    owner: names.value[props.near] ?? '',
    cards: getHand(props.near),
    play: props.play,
    pack: pack.value,
    leads: props.leads,
  }))
  const { held } = shown
  const shownScore = useShownScore(() => props.view, held)
  return { names, pack, getHand, toCentre, toHand, held, shownScore, countPiled, turning, drawn }
}

/** Returns the score by side to draw: a last trick is seen before the points it brings. */
function useShownScore(view: () => TableView, held: ComputedRef<boolean>): Ref<readonly number[]> {
  const score = shallowRef(view().score)
  watch([() => view().score, held], ([now, isHeld]) => {
    if (!isHeld) score.value = now
  })
  return score
}
