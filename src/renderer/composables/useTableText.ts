import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { useEvening } from '../stores/evening.ts'
import { findTable } from '../table/tables.ts'
import { readPoints } from './reading.ts'
import { useAnnouncer } from './useAnnouncer.ts'
import { useCompany } from './useCompany.ts'
import { nearSeat } from '../../shared/near-seat.ts'
import { useLapse } from './useLapse.ts'
import { useCut } from './useCut.ts'
import { type TableLog, useLog } from './useLog.ts'
import { usePrompt } from './usePrompt.ts'
import { useSides } from './useSides.ts'
import { useSpeech } from './useSpeech.ts'
import { useWords } from './useWords.ts'

interface TableText {
  /** The seat drawn nearest. */
  readonly near: ComputedRef<Seat>
  readonly company: ComputedRef<Company>
  /** Names of the sides, the own one as it is spoken of. */
  readonly sides: ComputedRef<readonly string[]>
  readonly log: TableLog
  readonly cut: ComputedRef<readonly string[]>
  readonly prompt: ComputedRef<string>
  /** The last call of each player, by seat. */
  readonly speeches: ComputedRef<readonly (string | null)[]>
  /** What an omission or a breach has just brought; empty if nothing. */
  readonly lapse: ComputedRef<string>
}

/** Builds the texts of a scene, and announces them. */
export function useTableText(scene: () => Scene): TableText {
  const { texts, gameWords } = useWords()
  const evening = useEvening()
  const near = computed(() => nearSeat(scene().people, scene().view.eye))
  const getNear = (): Seat => near.value
  const getLog = (): Scene['log'] => scene().log
  const company = useCompany(
    () => scene().people,
    () => scene().view.eye,
  )
  /** Returns the only person of an evening while only computer players play, else null. */
  const findOnlooker = (): string | null => {
    const shown = evening.evening
    if (shown?.id !== scene().evening || scene().people.some(({ kind }) => kind === 'person'))
      return null
    const persons = shown.list
      .flatMap((guest) => shown.guests[guest] ?? [])
      .filter(({ kind }) => kind === 'person')
    return persons.length === 1 ? (persons[0]?.name ?? null) : null
  }
  const log = useLog(() => scene().view.game, getLog, company, findOnlooker)
  const prompt = usePrompt(scene, getNear, company)
  const cut = useCut(
    () => scene().cut,
    company,
    () => gameWords(scene().view.game).drawSettles?.(scene().options, scene().people.length) ?? '',
  )
  const loggedSentences = computed(() => log.spoken.value.filter((sentence) => sentence !== ''))
  const sides = useSides(
    () => company.value.names,
    () => scene().view.score.length,
    getNear,
  )
  /** The score after a deal; empty during a deal, and after a partie, whose end tells it. */
  const standing = computed(() => {
    const { view, awaits } = scene()
    return awaits === 'deal' && view.deals > 0 && view.outcome === null
      ? readPoints(texts.value, { view, near: near.value, sides: sides.value }).join(' ')
      : ''
  })
  // the prompt names the player to act; announced, it would come between any two cards
  const isAsked = (): boolean => scene().awaits !== null || scene().view.turn === near.value
  useAnnouncer(
    () => ({
      chapter: scene().partie,
      sentences: loggedSentences.value,
      standing: standing.value,
      asked: isAsked() ? prompt.value : '',
      listener: scene().curtain === null ? scene().view.eye : null,
      takenBack: scene().log.filter(({ kind }) => kind === 'takenBack').length,
    }),
    () => [...(scene().log.length === 0 ? cut.value : []), prompt.value],
  )
  const speeches = useSpeech(() => findTable(scene().view.game), getLog, getNear)
  const lapse = useLapse(scene, near, company)
  return { near, company, sides, log, cut, prompt, speeches, lapse }
}
