import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { findTable } from '../table/tables.ts'
import { useWords } from './useWords.ts'

/** Returns the seat the prompt names: dealer, player to act, or who led or will answer. */
function findOther({ view, people, dealer }: Scene, near: Seat): number {
  if (dealer !== null) return dealer
  if (view.turn !== null && view.turn !== near) return view.turn
  const trick = view.tricks.at(-1)
  if (trick?.winner === null && trick.leader !== near) return trick.leader
  return (near + 1) % people.length
}

/** Returns the prompt in the words of the game; empty if the person has nothing to decide. */
export function usePrompt(
  scene: () => Scene,
  near: () => Seat,
  company: ComputedRef<Company>,
): ComputedRef<string> {
  const { gameWords } = useWords()
  return computed(() => {
    const { view, awaits, dealer, exercise } = scene()
    // the table stands still for the coach's word
    if (exercise?.answered && !exercise.isPlayedOn) return ''
    const mine = view.turn === near()
    if (dealer !== null && dealer === company.value.you)
      return gameWords(view.game).prompt('yourDeal', '')
    const table = findTable(view.game)
    const { choices, delegated } = scene()
    if (mine && awaits === null && choices.length === 0)
      return delegated === null
        ? ''
        : gameWords(view.game).prompt('wait', company.value.names[near()] ?? '')
    const asks =
      awaits ??
      (mine
        ? (table?.promptFor(view, choices) ?? '')
        : (table?.meanwhilePrompt?.(choices) ?? 'wait'))
    return gameWords(view.game).prompt(asks, company.value.names[findOther(scene(), near())] ?? '')
  })
}
