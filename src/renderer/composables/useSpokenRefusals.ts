import { watch } from 'vue'
import { useTable } from '../stores/table.ts'
import { useVoice } from '../stores/voice.ts'
import { useWords } from './useWords.ts'

/** Announces every refused action of a game, also when the same one is refused twice. */
export function useSpokenRefusals(game: () => string): void {
  const table = useTable()
  const voice = useVoice()
  const { texts, gameWords } = useWords()
  watch(
    () => table.refusal,
    (refusal) => {
      if (refusal === null) return
      const { breach } = refusal
      voice.say(gameWords(game()).breach(breach), `${texts.value.table.rule(breach.rule)}.`)
    },
  )
}
