import type { Ref } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { type KeyMap, useKeyboard } from '../composables/useKeyboard.ts'
import type { usePlay } from '../composables/usePlay.ts'
import { useReading } from '../composables/useReading.ts'
import type { useTableText } from '../composables/useTableText.ts'
import { useRules } from '../stores/rules.ts'
import type Calls from './Calls.vue'
import type { DrawnTable } from './table-props.ts'

/** The parts of the screen that its keys read out or move. */
interface TableScreen {
  readonly scene: () => Scene
  readonly text: Pick<ReturnType<typeof useTableText>, 'near' | 'company' | 'log' | 'prompt'> & {
    readonly sides: Ref<readonly string[]>
  }
  readonly play: ReturnType<typeof usePlay>
  readonly drawn: Ref<DrawnTable | null>
  readonly calls: Ref<InstanceType<typeof Calls> | null>
  /** The keys of this screen; those that read and those of every table are added. */
  readonly keyMap: () => KeyMap
}

/** Registers the keys of a table. */
export function useTableKeyboard({ scene, text, play, drawn, calls, keyMap }: TableScreen): void {
  const rules = useRules()
  const reading = useReading({
    table: () => ({
      view: scene().view,
      company: text.company.value,
      sides: text.sides.value,
      near: text.near.value,
    }),
    log: () => text.log.spoken.value,
    wish: () => ({
      prompt: text.prompt.value,
      calls: calls.value?.listOffers() ?? [],
      playable: play.pick.value ? null : [...play.hand.value.playable],
      chosen: play.chosen.value,
    }),
  })
  useKeyboard(() => ({
    ...reading,
    ...keyMap(),
    F1: () => rules.openByKey(scene().view.game),
    ' ': () => drawn.value?.turnTrick() ?? false,
  }))
}
