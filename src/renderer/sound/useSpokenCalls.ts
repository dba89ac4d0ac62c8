import { onBeforeUnmount, watch } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'
import { useViewer } from '../stores/viewer.ts'
import { findTable } from '../table/tables.ts'
import { useWords } from '../composables/useWords.ts'
import { type SpokenLine, spokenLines } from './spoken.ts'
import { freshEvents } from './sounds.ts'
import { createSpeaker } from './speaker.ts'

/**
 * Speaks what players say, where the settings wish it and sounds are on, with a voice of the desktop; silent where there
 * is none.
 */
export function useSpokenCalls(scene: () => Scene): void {
  const store = useHall()
  const { texts, language } = useWords()
  const speaker = 'speechSynthesis' in window ? createSpeaker(window.speechSynthesis) : null
  const getSettings = () => store.hall?.settings ?? DEFAULT_SETTINGS
  const isHeard = () => getSettings().sound && getSettings().speech

  function speakLine({ words, tongue }: SpokenLine): void {
    speaker?.say({ words, tongue: tongue ?? language.value, volume: getSettings().volume })
  }

  watch(scene, (after, before) => {
    const table = findTable(after.view.game)
    if (!table || document.hidden || !isHeard()) return
    for (const said of spokenLines(freshEvents(before, after), table, texts.value)) speakLine(said)
  })
  const stopSpeaking = (): void => speaker?.stopAll()
  // who switches sounds off wants quiet now, not after the sentence
  watch(isHeard, (heard) => heard || stopSpeaking())
  // calls that wait to be spoken were made before the screen was handed over
  useViewer().onHandOver(stopSpeaking)
  // a page that is loaded again does not unmount this one, and Chromium would go on speaking
  window.addEventListener('pagehide', stopSpeaking)
  onBeforeUnmount(() => {
    window.removeEventListener('pagehide', stopSpeaking)
    speaker?.close()
  })
}
