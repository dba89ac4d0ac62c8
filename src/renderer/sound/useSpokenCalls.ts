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

/** Speaks the players' calls, if settings, sounds and the desktop's voices allow it. */
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
  // switching sounds off stops speech at once, not after the sentence
  watch(isHeard, (heard) => heard || stopSpeaking())
  // calls that wait to be spoken are from before the hand-over
  useViewer().onHandOver(stopSpeaking)
  // a reload does not unmount this page, and Chromium would go on speaking
  window.addEventListener('pagehide', stopSpeaking)
  onBeforeUnmount(() => {
    window.removeEventListener('pagehide', stopSpeaking)
    speaker?.close()
  })
}
