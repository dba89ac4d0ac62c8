import { onBeforeUnmount, onMounted, watch } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import type { Seat } from '../../shared/view.ts'
import { useHall } from '../stores/hall.ts'
import { useNotices } from '../stores/notices.ts'
import { findTable } from '../table/tables.ts'
import { useWords } from '../composables/useWords.ts'
import { SoundPlayer } from './player.ts'
import { type ScheduledSound, scheduleSounds } from './sounds.ts'

/** The state that the sounds of a table follow. */
interface SoundSource {
  readonly scene: () => Scene
  readonly near: () => Seat
  /** Returns true while a complete trick is still visible. */
  readonly isHeld: () => boolean
}

/**
 * Plays the sounds of a table by the settings; returns a function that switches them off and on.
 */
export function useSound({ scene, near, isHeld }: SoundSource): {
  readonly toggleSound: () => void
} {
  const store = useHall()
  const notices = useNotices()
  const { texts } = useWords()
  const player = new SoundPlayer()
  const getSettings = () => store.hall?.settings ?? DEFAULT_SETTINGS
  let waiting: readonly ScheduledSound[] = []

  function playAll(soundings: readonly ScheduledSound[]): void {
    const { sound: isOn, volume, speed } = getSettings()
    if (!isOn) return
    // At speed 0 all sounds of a scene coincide, so each is played only once.
    const times = soundings.map(({ sound, at }) => ({ sound, at: speed === 0 ? 0 : at / speed }))
    const heard = new Map(times.map((one) => [`${one.sound} ${one.at}`, one]))
    for (const { sound, at } of heard.values()) player.play(sound, volume, at)
  }

  function playWaiting(): void {
    playAll(waiting)
    waiting = []
  }

  watch(
    scene,
    (after, before) => {
      const table = findTable(after.view.game)
      const soundings = scheduleSounds(before, after, {
        near: near(),
        packets: (event) => table?.packetSizes(event) ?? [1],
        isCall: (event) => (table?.spokenCall(event, texts.value) ?? null) !== null,
      })
      playAll(soundings.filter(({ waits }) => waits !== true))
      waiting = [...waiting, ...soundings.filter(({ waits }) => waits === true)]
      if (!isHeld()) playWaiting()
    },
    { flush: 'post' },
  )
  watch(isHeld, (held) => !held && playWaiting(), { flush: 'post' })

  async function toggleSound(): Promise<void> {
    const isOn = !getSettings().sound
    if (!isOn) player.stopAll()
    await store.saveSettings({ sound: isOn })
    if (getSettings().sound === isOn)
      notices.showNotice(isOn ? texts.value.table.soundOn : texts.value.table.soundOff)
  }

  const onHidden = (): void => {
    if (document.hidden) player.stopAll()
  }
  onMounted(() => document.addEventListener('visibilitychange', onHidden))
  onBeforeUnmount(() => {
    document.removeEventListener('visibilitychange', onHidden)
    player.close()
  })
  return { toggleSound: () => void toggleSound() }
}
