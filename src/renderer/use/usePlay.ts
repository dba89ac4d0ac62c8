import { computed, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Card } from '../../shared/card.ts'
import type { AnyAction, Choice } from '../../shared/view.ts'
import { useTable } from '../stores/table.ts'
import type { HandPlay } from '../table/table-props.ts'
import { useWords } from './useWords.ts'

type ButtonChoice = Extract<Choice, { kind: 'button' }>
type PickChoice = Extract<Choice, { kind: 'pick' }>

export interface Play {
  readonly buttons: ComputedRef<readonly ButtonChoice[]>
  readonly pick: ComputedRef<PickChoice | null>
  readonly hand: ComputedRef<HandPlay>
  readonly chosen: Readonly<{ value: readonly Card[] }>
  readonly isEnough: ComputedRef<boolean>
  readonly choose: (card: Card) => void
  readonly exchange: () => void
}

const ownHand = (table: ReturnType<typeof useTable>): readonly Card[] => {
  const view = table.scene?.view
  if (typeof view?.eye !== 'number') return []
  const cards = view.hands[view.eye]
  return typeof cards === 'object' ? cards : []
}

/** The person's wishes: which card, which cards for an exchange. What is allowed, main has said in the choices. */
export function usePlay(): Play {
  const table = useTable()
  const { gameWords } = useWords()
  const choices = computed<readonly Choice[]>(() => table.scene?.choices ?? [])
  const buttons = computed(() => choices.value.filter((choice) => choice.kind === 'button'))
  const pick = computed(() => choices.value.find((choice) => choice.kind === 'pick') ?? null)
  const actions = computed(
    () =>
      new Map(
        choices.value.flatMap((one): [Card, AnyAction][] => (one.kind === 'card' ? [[one.card, one.action]] : [])),
      ),
  )
  const chosen = shallowRef<readonly Card[]>([])

  watch([pick, () => ownHand(table)], ([asked, held]) => {
    chosen.value = asked ? chosen.value.filter((card) => held.includes(card)) : []
  })

  const refusal = computed<HandPlay['refusal']>(() => {
    const { refusal: refused, scene } = table
    if (!refused?.action.card || !scene) return null
    const sentence = gameWords(scene.view.game).breach(refused.breach)
    return { card: refused.action.card, sentence, rule: refused.breach.rule }
  })

  function choose(card: Card): void {
    const view = table.scene?.view
    const action = actions.value.get(card)
    if (pick.value) {
      const { value } = chosen
      chosen.value = value.includes(card) ? value.filter((one) => one !== card) : [...value, card]
    } else if (action) void table.act(action)
    // Main refuses it and says which rule is in the way.
    else if (view?.turn === view?.eye) void table.act({ do: 'play', card })
  }

  const isEnough = computed(() => pick.value?.counts.includes(chosen.value.length) ?? false)

  function exchange(): void {
    if (pick.value && isEnough.value) void table.act({ do: pick.value.do, cards: [...chosen.value] })
  }

  const hand = computed<HandPlay>(() => ({
    playable: new Set(actions.value.keys()),
    chosen: chosen.value,
    picking: pick.value !== null,
    refusal: refusal.value,
  }))

  return { buttons, pick, hand, chosen, isEnough, choose, exchange }
}
