import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Company, GameWords } from '../../shared/words/words.ts'
import { ruleFor } from '../table/tables.ts'
import { useWords } from './useWords.ts'

export interface LogEntry {
  readonly number: number
  readonly kind: LogLine['kind']
  /** The name of the event, if the line has one. */
  readonly did: string | null
  readonly sentence: string
  /** The id of the rule, if the line has one. */
  readonly rule: string | null
}

/** The lines of one deal. */
export interface LogChapter {
  readonly deal: number
  readonly entries: readonly LogEntry[]
}

/** The company and its only onlooker; null if there is none or more than one. */
type LogCompany = Company & { readonly onlooker: string | null }

function describeLine(
  line: LogLine,
  company: LogCompany,
  game: GameWords,
  texts: InterfaceWords,
): string {
  switch (line.kind) {
    case 'heard':
      return game.event(line.event, company)
    case 'standIn':
      return texts.log.standIn(company.names[line.seat] ?? '')
    case 'pointedOut':
      return texts.log.pointedOut(company.onlooker, company.names[line.seat] ?? '')
    case 'onlyAnswer':
      return texts.ease.onlyAnswer
    case 'takenBack':
      return texts.ease.tookBack(
        company.you === line.seat ? null : (company.names[line.seat] ?? ''),
      )
    case 'seed':
      return texts.log.seed(line.seed)
  }
}

function groupByDeal(
  game: string,
  lines: readonly LogLine[],
  sentences: readonly string[],
): readonly LogChapter[] {
  const byDeal = new Map<number, LogEntry[]>()
  lines.forEach((line, number) => {
    const entries = byDeal.get(line.deal) ?? []
    byDeal.set(line.deal, entries)
    const did = line.kind === 'heard' ? line.event.did : null
    const rule = line.kind === 'heard' ? ruleFor(game, line.event) : null
    entries.push({ number, kind: line.kind, did, sentence: sentences[number] ?? '', rule })
  })
  return [...byDeal].map(([deal, entries]) => ({ deal, entries }))
}

export interface TableLog {
  readonly sentences: ComputedRef<readonly string[]>
  readonly chapters: ComputedRef<readonly LogChapter[]>
}

/** Returns the log in sentences, deal by deal; `onlooker` is the only one, if known. */
export function useLog(
  game: () => string,
  lines: () => readonly LogLine[],
  company: ComputedRef<Company>,
  onlooker: () => string | null = () => null,
): TableLog {
  const { texts, gameWords } = useWords()
  const sentences = computed(() => {
    const words = gameWords(game())
    const present = { ...company.value, onlooker: onlooker() }
    return lines().map((line) => describeLine(line, present, words, texts.value))
  })
  return { sentences, chapters: computed(() => groupByDeal(game(), lines(), sentences.value)) }
}
