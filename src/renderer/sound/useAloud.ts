import { onBeforeUnmount, watch } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'
import { useViewer } from '../stores/viewer.ts'
import { tableOf } from '../table/tables.ts'
import { useWords } from '../use/useWords.ts'
import { type Aloud, saidAloud } from './said.ts'
import { freshEvents } from './sounds.ts'
import { createSpeaker } from './speaker.ts'

/**
 * Speaks what players say, where the settings wish it and sounds are on, with a voice of the desktop; silent where there
 * is none.
 */
export function useAloud(scene: () => Scene): void {
  const store = useHall()
  const { texts, language } = useWords()
  const speaker = 'speechSynthesis' in window ? createSpeaker(window.speechSynthesis) : null
  const settings = () => store.hall?.settings ?? DEFAULT_SETTINGS
  const isHeard = () => settings().sound && settings().speech

  function speak({ words, tongue }: Aloud): void {
    speaker?.say({ words, tongue: tongue ?? language.value, volume: settings().volume })
  }

  watch(scene, (after, before) => {
    const table = tableOf(after.view.game)
    if (!table || document.hidden || !isHeard()) return
    for (const said of saidAloud(freshEvents(before, after), table, texts.value)) speak(said)
  })
  const hush = (): void => speaker?.hush()
  // who switches sounds off wants quiet now, not after the sentence
  watch(isHeard, (heard) => heard || hush())
  // calls that wait to be spoken were made before the screen was handed over
  useViewer().onHandOver(hush)
  // a page that is loaded again does not unmount this one, and Chromium would go on speaking
  window.addEventListener('pagehide', hush)
  onBeforeUnmount(() => {
    window.removeEventListener('pagehide', hush)
    speaker?.close()
  })
}
