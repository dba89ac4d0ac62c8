import { computed, ref, shallowRef, watch } from 'vue'
import type { ComputedRef, ShallowRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Card } from '../../shared/card.ts'
import type { AnyAction, Choice, PickChoice } from '../../shared/view.ts'
import { cardsIn } from '../coach/actions.ts'
import { useCoach } from '../stores/coach.ts'
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
  /** Numbers of cards that may be drawn, the right one first; empty if fixed. */
  readonly numbers: ComputedRef<readonly number[]>
  readonly chooseNumber: (number: number) => void
  readonly exchangeCards: () => void
  /** The action of the hint that is shown; null if none is. */
  readonly hinted: ComputedRef<AnyAction | null>
  /** Highlights the cards of a call; none if null. */
  readonly highlightCall: (action: AnyAction | null) => void
}

const getOwnHand = (table: ReturnType<typeof useTable>): readonly Card[] => {
  const view = table.scene?.view
  if (typeof view?.eye !== 'number') return []
  const cards = view.hands[view.eye]
  return typeof cards === 'object' ? cards : []
}

type PickRef = ComputedRef<PickChoice | null>

/** Returns the cards of the hand that no legal exchange includes. */
const useKept = (pick: PickRef): ComputedRef<ReadonlySet<Card>> => {
  const table = useTable()
  return computed(() => {
    const from = new Set(pick.value?.from)
    return new Set(pick.value ? getOwnHand(table).filter((card) => !from.has(card)) : [])
  })
}

/** Returns the refusal to show at a card of the hand; null if there is none. */
function useCardRefusal(kept: ComputedRef<ReadonlySet<Card>>): ComputedRef<HandPlay['refusal']> {
  const table = useTable()
  const { gameWords } = useWords()
  return computed(() => {
    const { refusal: refused, scene } = table
    const picked = refused?.action.cards?.at(-1)
    const card =
      refused?.action.card ?? (picked !== undefined && kept.value.has(picked) ? picked : undefined)
    if (!refused || card === undefined || !scene) return null
    const sentence = gameWords(scene.view.game).breach(refused.breach)
    return { game: scene.view.game, card, sentence, rule: refused.breach.rule }
  })
}

/** The exchange of the chosen cards, for the right number of cards or another one. */
function useExchange(pick: PickRef, chosen: ShallowRef<readonly Card[]>) {
  const table = useTable()
  const wished = ref<number | null>(null)
  watch([pick, () => chosen.value.length], () => (wished.value = null))
  useViewer().onHandOver(() => (wished.value = null))
  const isEnough = computed(() => pick.value?.counts.includes(chosen.value.length) ?? false)
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
  return {
    isEnough,
    numbers,
    lays,
    chooseNumber: (number: number): void => void (wished.value = number),
    exchangeCards(): void {
      if (lays.value && isEnough.value) table.actOrConfirm(lays.value)
    },
  }
}

/** The cards of the call that is pointed at. */
function useRaisedCards(buttons: ComputedRef<readonly ButtonChoice[]>) {
  const table = useTable()
  const pointed = shallowRef<AnyAction | null>(null)
  watch(buttons, () => (pointed.value = null))
  useViewer().onHandOver(() => (pointed.value = null))
  const raised = computed<ReadonlySet<Card>>(() => {
    const view = table.scene?.view
    const cards = view && pointed.value && findTable(view.game)?.cardsFor?.(view, pointed.value)
    return new Set(cards ?? [])
  })
  return { raised, highlightCall: (action: AnyAction | null) => void (pointed.value = action) }
}

/** Returns the name of the computer player being advised; null if none is. */
function findAdvised(scene: Scene | null): string | null {
  return scene?.advises && typeof scene.view.eye === 'number'
    ? (scene.people[scene.view.eye]?.name ?? null)
    : null
}

const listCardActions = (choices: readonly Choice[]): ReadonlyMap<Card, AnyAction> =>
  new Map(
    choices.flatMap((one): [Card, AnyAction][] =>
      one.kind === 'card' ? [[one.card, one.action]] : [],
    ),
  )

/** Handles the person's choice of a card, or of cards for an exchange. */
export function usePlay(): PlayInput {
  const table = useTable()
  const choices = computed<readonly Choice[]>(() => table.scene?.choices ?? [])
  const buttons = computed(() => choices.value.filter((choice) => choice.kind === 'button'))
  const pick = computed(() => choices.value.find((choice) => choice.kind === 'pick') ?? null)
  const actions = computed(() => listCardActions(choices.value))
  const chosen = shallowRef<readonly Card[]>([])
  const kept = useKept(pick)
  const refusal = useCardRefusal(kept)
  const exchange = useExchange(pick, chosen)
  const { raised, highlightCall } = useRaisedCards(buttons)

  const coach = useCoach()
  /** The coach's word on an exercise, as long as its position lies there. */
  const answered = computed(() => {
    const exercise = table.scene?.exercise
    return exercise && !exercise.isPlayedOn ? exercise.answered : null
  })
  const hinted = computed(() => {
    const hint = coach.hint?.answer ?? answered.value?.hint
    return hint?.evaluations[0]?.action ?? null
  })

  watch([pick, () => getOwnHand(table)], ([asked, held]) => {
    chosen.value = asked ? chosen.value.filter((card) => held.includes(card)) : []
  })
  useViewer().onHandOver(() => (chosen.value = []))

  function chooseCard(card: Card): void {
    const view = table.scene?.view
    const action = actions.value.get(card)
    if (answered.value) return
    // main answers with the breach and its rule
    if (pick.value && kept.value.has(card))
      void table.act({ do: pick.value.do, cards: [...chosen.value, card] })
    else if (pick.value) {
      table.clearRefusal()
      const { value } = chosen
      chosen.value = value.includes(card) ? value.filter((one) => one !== card) : [...value, card]
    } else if (action) void table.act(action)
    else if (view?.turn === view?.eye) void table.act({ do: 'play', card })
  }

  const hand = computed<HandPlay>(() => ({
    playable: new Set(actions.value.keys()),
    chosen: chosen.value,
    raised: raised.value,
    hinted: new Set(hinted.value ? cardsIn(hinted.value) : []),
    picking: pick.value !== null,
    kept: kept.value,
    refusal: refusal.value,
    advised: findAdvised(table.scene),
  }))

  return { buttons, pick, hand, chosen, hinted, chooseCard, highlightCall, ...exchange }
}
