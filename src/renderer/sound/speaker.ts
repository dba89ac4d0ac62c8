// Speaks with a voice of the desktop, one sentence after the other; outdated sentences are skipped.
import type { Language } from '../../shared/settings.ts'

export interface SpokenSentence {
  readonly words: string
  readonly tongue: Language
  /** From 0 to 1. */
  readonly volume: number
}

export interface Speaker {
  readonly say: (sentence: SpokenSentence) => void
  /** Stops speaking at once, and drops all waiting sentences. */
  readonly stopAll: () => void
  readonly close: () => void
}

/** Milliseconds after which a call is too old to be spoken: the game has gone on. */
const STALE = 3_000
/** Milliseconds after which an utterance without an end event counts as ended. */
const LOST = 15_000

type SpeechEngine = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>

const makeUtterance = (words: string): SpeechSynthesisUtterance =>
  new SpeechSynthesisUtterance(words)

/** Creates a speaker with the desktop's voices, which may load after the first request. */
export function createSpeaker(
  desk: SpeechEngine,
  now = () => performance.now(),
  make = makeUtterance,
): Speaker {
  let waiting: readonly { readonly sentence: SpokenSentence; readonly at: number }[] = []
  /** Referenced: Chromium forgets other utterances and never fires their end event. */
  let spoken: { readonly utterance: SpeechSynthesisUtterance; readonly at: number } | null = null

  const voiceFor = (tongue: Language): SpeechSynthesisVoice | undefined =>
    desk.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(tongue))

  function speakNext(): void {
    if (spoken !== null || desk.getVoices().length === 0) return
    const [first, ...others] = waiting.filter(({ at }) => now() - at < STALE)
    waiting = others
    if (first === undefined) return
    const { words, tongue, volume } = first.sentence
    const voice = voiceFor(tongue)
    if (voice === undefined) return speakNext()
    const utterance = Object.assign(make(words), { voice, lang: voice.lang, volume })
    const handleEnd = (): void => {
      if (spoken?.utterance !== utterance) return
      spoken = null
      speakNext()
    }
    Object.assign(utterance, { onend: handleEnd, onerror: handleEnd })
    spoken = { utterance, at: now() }
    desk.speak(utterance)
  }

  function stopAll(): void {
    waiting = []
    spoken = null
    desk.cancel()
  }

  // Chromium continues utterances of a page that was loaded before this one
  desk.cancel()
  desk.getVoices()
  desk.addEventListener('voiceschanged', speakNext)
  return {
    say(sentence) {
      if (spoken !== null && now() - spoken.at > LOST) stopAll()
      waiting = [...waiting.filter(({ at }) => now() - at < STALE), { sentence, at: now() }]
      speakNext()
    },
    stopAll,
    close() {
      stopAll()
      desk.removeEventListener('voiceschanged', speakNext)
    },
  }
}
