import { computed, ref, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Card } from '../../shared/card.ts'
import type { AnyAction, Choice, PickChoice } from '../../shared/view.ts'
import { useTable } from '../stores/table.ts'
import { useViewer } from '../stores/viewer.ts'
import type { HandPlay } from '../table/table-props.ts'
import { findTable } from '../table/tables.ts'
import { useWords } from './useWords.ts'

type ButtonChoice = Extract<Choice, { kind: 'button' }>

export interface PlayInput {
  readonly buttons: ComputedRef<readonly ButtonChoice[]>
  readonly pick: ComputedRef<PickChoice | null>
  readonly hand: ComputedRef<HandPlay>
  readonly chosen: Readonly<{ value: readonly Card[] }>
  readonly isEnough: ComputedRef<boolean>
  readonly chooseCard: (card: Card) => void
  /** The exchange of the chosen cards; null if no exchange is asked for. */
  readonly lays: ComputedRef<AnyAction | null>
  /**
   * Numbers of cards that may be drawn for these, the right one first; empty if the number is
   * fixed.
   */
  readonly numbers: ComputedRef<readonly number[]>
  readonly chooseNumber: (number: number) => void
  readonly exchangeCards: () => void
  /** Highlights the cards of a call; none if null. */
  readonly highlightCall: (action: AnyAction | null) => void
}

const getOwnHand = (table: ReturnType<typeof useTable>): readonly Card[] => {
  const view = table.scene?.view
  if (typeof view?.eye !== 'number') return []
  const cards = view.hands[view.eye]
  return typeof cards === 'object' ? cards : []
}

/**
 * Handles the person's choice of a card, or of cards for an exchange. Main supplies what is allowed
 * in the choices of the scene.
 */
export function usePlay(): PlayInput {
  const table = useTable()
  const { gameWords } = useWords()
  const choices = computed<readonly Choice[]>(() => table.scene?.choices ?? [])
  const buttons = computed(() => choices.value.filter((choice) => choice.kind === 'button'))
  const pick = computed(() => choices.value.find((choice) => choice.kind === 'pick') ?? null)
  const actions = computed(
    () =>
      new Map(
        choices.value.flatMap((one): [Card, AnyAction][] =>
          one.kind === 'card' ? [[one.card, one.action]] : [],
        ),
      ),
  )
  const chosen = shallowRef<readonly Card[]>([])

  watch([pick, () => getOwnHand(table)], ([asked, held]) => {
    chosen.value = asked ? chosen.value.filter((card) => held.includes(card)) : []
  })

  /** Cards of the hand that no legal exchange includes. */
  const kept = computed<ReadonlySet<Card>>(() => {
    const from = new Set(pick.value?.from)
    return new Set(pick.value ? getOwnHand(table).filter((card) => !from.has(card)) : [])
  })

  const refusal = computed<HandPlay['refusal']>(() => {
    const { refusal: refused, scene } = table
    const picked = refused?.action.cards?.at(-1)
    const card =
      refused?.action.card ?? (picked !== undefined && kept.value.has(picked) ? picked : undefined)
    if (!refused || card === undefined || !scene) return null
    const sentence = gameWords(scene.view.game).breach(refused.breach)
    return { game: scene.view.game, card, sentence, rule: refused.breach.rule }
  })

  function chooseCard(card: Card): void {
    const view = table.scene?.view
    const action = actions.value.get(card)
    // Main answers with the breach and its rule.
    if (pick.value && kept.value.has(card))
      void table.act({ do: pick.value.do, cards: [...chosen.value, card] })
    else if (pick.value) {
      table.clearRefusal()
      const { value } = chosen
      chosen.value = value.includes(card) ? value.filter((one) => one !== card) : [...value, card]
    } else if (action) void table.act(action)
    else if (view?.turn === view?.eye) void table.act({ do: 'play', card })
  }

  const isEnough = computed(() => pick.value?.counts.includes(chosen.value.length) ?? false)

  const wished = ref<number | null>(null)
  watch([pick, () => chosen.value.length], () => (wished.value = null))
  const numbers = computed(() => {
    const { counts = [], takes = [] } = pick.value ?? {}
    return takes[counts.indexOf(chosen.value.length)] ?? []
  })
  const lays = computed<AnyAction | null>(() => {
    if (pick.value === null) return null
    const cards = [...chosen.value]
    const takes = wished.value ?? numbers.value[0] ?? cards.length
    return { do: pick.value.do, cards, ...(takes === cards.length ? {} : { takes }) }
  })

  function exchangeCards(): void {
    if (lays.value && isEnough.value) table.actOrConfirm(lays.value)
  }

  const pointed = shallowRef<AnyAction | null>(null)
  watch(buttons, () => (pointed.value = null))
  const raised = computed<ReadonlySet<Card>>(() => {
    const view = table.scene?.view
    const cards = view && pointed.value && findTable(view.game)?.cardsFor?.(view, pointed.value)
    return new Set(cards ?? [])
  })

  const advised = computed(() => {
    const { scene } = table
    return scene?.advises && typeof scene.view.eye === 'number'
      ? (scene.people[scene.view.eye]?.name ?? null)
      : null
  })
  const hand = computed<HandPlay>(() => ({
    playable: new Set(actions.value.keys()),
    chosen: chosen.value,
    raised: raised.value,
    picking: pick.value !== null,
    kept: kept.value,
    refusal: refusal.value,
    advised: advised.value,
  }))

  useViewer().onHandOver(() => {
    chosen.value = []
    wished.value = null
    pointed.value = null
  })

  const chooseNumber = (number: number): void => void (wished.value = number)
  const highlightCall = (action: AnyAction | null): void => void (pointed.value = action)
  return {
    buttons,
    pick,
    hand,
    chosen,
    isEnough,
    chooseCard,
    lays,
    numbers,
    chooseNumber,
    exchangeCards,
    highlightCall,
  }
}
