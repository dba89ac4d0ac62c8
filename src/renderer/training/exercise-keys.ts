import type { Scene } from '../../shared/bridge.ts'
import type { KeyMap } from '../composables/useKeyboard.ts'
import type { PlayInput } from '../composables/usePlay.ts'
import { useExercises } from '../stores/exercises.ts'

/** Returns the keys of an exercise; a call that is offered keeps its letter. */
export function useExerciseKeys(
  scene: () => Scene,
  play: Pick<PlayInput, 'buttons' | 'pick'>,
): { readonly keys: () => KeyMap; readonly leave: () => boolean } {
  const store = useExercises()

  function keys(): KeyMap {
    const { exercise } = scene()
    const isAsked = play.buttons.value.length > 0 || play.pick.value !== null
    if (!exercise?.answered || isAsked) return {}
    const goOn = (): void => void store.next()
    return {
      n: goOn,
      Enter: goOn,
      t: () => void store.repeat(),
      ...(exercise.isPlayedOn ? {} : { p: () => void store.playOn() }),
    }
  }

  /** Leaves the exercise; returns false if the table is another one. */
  function leave(): boolean {
    const isHere = scene().exercise !== undefined
    if (isHere) void store.leave()
    return isHere
  }

  return { keys, leave }
}
