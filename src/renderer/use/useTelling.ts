import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { tableOf } from '../table/tables.ts'
import { useAnnouncer } from './useAnnouncer.ts'
import { nearSeat, useCompany } from './useCompany.ts'
import { useCut } from './useCut.ts'
import { type Log, useLog } from './useLog.ts'
import { usePrompt } from './usePrompt.ts'
import { useSpeech } from './useSpeech.ts'

interface Telling {
  /** The seat drawn nearest. */
  readonly near: ComputedRef<Seat>
  readonly company: ComputedRef<Company>
  readonly log: Log
  readonly cut: ComputedRef<readonly string[]>
  readonly prompt: ComputedRef<string>
  /** What a screen reader hears of the last change. */
  readonly spoken: Readonly<{ value: readonly string[] }>
  /** What everybody has just said, by seat. */
  readonly speeches: ComputedRef<readonly (string | null)[]>
}

/** A scene put into words. */
export function useTelling(scene: () => Scene): Telling {
  const near = computed(() => nearSeat(scene().people, scene().view.eye))
  const seat = (): Seat => near.value
  const lines = (): Scene['log'] => scene().log
  const company = useCompany(
    () => scene().people,
    () => scene().view.eye,
  )
  const log = useLog(() => scene().view.game, lines, company)
  const prompt = usePrompt(scene, seat, company)
  const spoken = useAnnouncer(
    () => log.sentences.value,
    () => prompt.value,
  )
  const cut = useCut(() => scene().cut, company)
  const speeches = useSpeech(() => tableOf(scene().view.game), lines, seat)
  return { near, company, log, cut, prompt, spoken, speeches }
}
