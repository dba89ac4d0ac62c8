import { onBeforeUnmount, onMounted, watch } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import type { Seat } from '../../shared/view.ts'
import { useHall } from '../stores/hall.ts'
import { useNotices } from '../stores/notices.ts'
import { tableOf } from '../table/tables.ts'
import { useWords } from '../use/useWords.ts'
import { createPlayer } from './player.ts'
import { type Sounding, soundsOf } from './sounds.ts'

/** What the sounds of a table follow. */
interface SoundingTable {
  readonly scene: () => Scene
  readonly near: () => Seat
  /** A complete trick lies there to be looked at. */
  readonly isHeld: () => boolean
}

/** The sounds of a table, as they are wished in the settings; answers what switches them off and on. */
export function useSound({ scene, near, isHeld }: SoundingTable): { readonly toggle: () => void } {
  const store = useHall()
  const notices = useNotices()
  const { texts } = useWords()
  const player = createPlayer()
  const settings = () => store.hall?.settings ?? DEFAULT_SETTINGS
  let waiting: readonly Sounding[] = []

  function playAll(soundings: readonly Sounding[]): void {
    const { sound: isOn, volume, speed } = settings()
    if (!isOn) return
    // At once means at once: what would be heard at one moment is heard as one.
    const times = soundings.map(({ sound, at }) => ({ sound, at: speed === 0 ? 0 : at / speed }))
    const heard = new Map(times.map((one) => [`${one.sound} ${one.at}`, one]))
    for (const { sound, at } of heard.values()) player.play(sound, volume, at)
  }

  function release(): void {
    playAll(waiting)
    waiting = []
  }

  watch(
    scene,
    (after, before) => {
      const table = tableOf(after.view.game)
      const soundings = soundsOf(before, after, {
        near: near(),
        packets: (event) => table?.packets(event) ?? [1],
        isCall: (event) => (table?.call(event, texts.value) ?? null) !== null,
      })
      playAll(soundings.filter(({ waits }) => waits !== true))
      waiting = [...waiting, ...soundings.filter(({ waits }) => waits === true)]
      if (!isHeld()) release()
    },
    { flush: 'post' },
  )
  watch(isHeld, (held) => !held && release(), { flush: 'post' })

  async function toggle(): Promise<void> {
    const isOn = !settings().sound
    if (!isOn) player.hush()
    await store.saveSettings({ sound: isOn })
    if (settings().sound === isOn) notices.tell(isOn ? texts.value.table.soundOn : texts.value.table.soundOff)
  }

  const onHidden = (): void => {
    if (document.hidden) player.hush()
  }
  onMounted(() => document.addEventListener('visibilitychange', onHidden))
  onBeforeUnmount(() => {
    document.removeEventListener('visibilitychange', onHidden)
    player.close()
  })
  return { toggle: () => void toggle() }
}
