import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { useEvening } from '../stores/evening.ts'
import { tableOf } from '../table/tables.ts'
import { useAnnouncer } from './useAnnouncer.ts'
import { nearSeat, useCompany } from './useCompany.ts'
import { useCut } from './useCut.ts'
import { type Log, useLog } from './useLog.ts'
import { usePrompt } from './usePrompt.ts'
import { useSpeech } from './useSpeech.ts'
import { useWords } from './useWords.ts'

interface Telling {
  /** The seat drawn nearest. */
  readonly near: ComputedRef<Seat>
  readonly company: ComputedRef<Company>
  readonly log: Log
  readonly cut: ComputedRef<readonly string[]>
  readonly prompt: ComputedRef<string>
  /** What everybody has just said, by seat. */
  readonly speeches: ComputedRef<readonly (string | null)[]>
}

/** A scene put into words, and said. */
export function useTelling(scene: () => Scene): Telling {
  const { gameWords } = useWords()
  const evening = useEvening()
  const near = computed(() => nearSeat(scene().people, scene().view.eye))
  const seat = (): Seat => near.value
  const lines = (): Scene['log'] => scene().log
  const company = useCompany(
    () => scene().people,
    () => scene().view.eye,
  )
  /** Of an evening with one person, that person, while computer players sit at the table. */
  const onlooker = (): string | null => {
    const shown = evening.evening
    if (shown?.id !== scene().evening || scene().people.some(({ kind }) => kind === 'person')) return null
    const persons = shown.list.flatMap((guest) => shown.guests[guest] ?? []).filter(({ kind }) => kind === 'person')
    return persons.length === 1 ? (persons[0]?.name ?? null) : null
  }
  const log = useLog(() => scene().view.game, lines, company, onlooker)
  const prompt = usePrompt(scene, seat, company)
  const cut = useCut(
    () => scene().cut,
    company,
    () => gameWords(scene().view.game).drawSettles?.(scene().options, scene().people.length) ?? '',
  )
  // figures for a program are looked up, and nobody would listen to them
  const told = computed(() => log.sentences.value.filter((_, place) => lines()[place]?.kind !== 'seed'))
  // who thinks is seen; heard, it would come between any two cards
  const isAsked = (): boolean => scene().awaits !== null || scene().view.turn === near.value
  useAnnouncer(
    () => ({
      ...{ chapter: scene().partie, sentences: told.value, asked: isAsked() ? prompt.value : '' },
      listener: scene().curtain === null ? scene().view.eye : null,
      takenBack: scene().log.filter(({ kind }) => kind === 'takenBack').length,
    }),
    () => [...(scene().log.length === 0 ? cut.value : []), prompt.value],
  )
  const speeches = useSpeech(() => tableOf(scene().view.game), lines, seat)
  return { near, company, log, cut, prompt, speeches }
}
