import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import {
  type LinePlay,
  type LogRow,
  arrangeRows,
  linesOf,
  shortenNames,
} from '../../shared/log/rows.ts'
import { describeLine, readPlay } from '../../shared/log/text.ts'
import type { Company } from '../../shared/words/words.ts'
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
  readonly play: LinePlay
}

/** A rule in the margin, and the line it is about. */
export interface MarginRule {
  readonly rule: string
  readonly number: number
}

/** The lines of one deal. */
export interface LogChapter {
  readonly deal: number
  readonly entries: readonly LogEntry[]
  /** The same lines as they are drawn: a trick in one row. */
  readonly rows: readonly LogRow<LogEntry>[]
}

/** Returns the rule in the margin of a row: that of its last line; null if it has none. */
export function ruleIn(row: LogRow<LogEntry>): MarginRule | null {
  const { rule, number } = linesOf(row).at(-1) ?? { rule: null, number: 0 }
  return rule === null ? null : { rule, number }
}

function groupByDeal(
  game: string,
  lines: readonly LogLine[],
  sentences: readonly string[],
  names: readonly string[],
): readonly LogChapter[] {
  const byDeal = new Map<number, LogEntry[]>()
  lines.forEach((line, number) => {
    const entries = byDeal.get(line.deal) ?? []
    byDeal.set(line.deal, entries)
    const did = line.kind === 'heard' ? line.event.did : null
    const rule = line.kind === 'heard' ? ruleFor(game, line.event) : null
    const play = line.kind === 'heard' ? readPlay(line.event) : null
    entries.push({ number, kind: line.kind, did, sentence: sentences[number] ?? '', rule, play })
  })
  const short = shortenNames(names)
  return [...byDeal].map(([deal, entries]) => ({
    deal,
    entries,
    rows: arrangeRows(entries, short),
  }))
}

export interface TableLog {
  readonly sentences: ComputedRef<readonly string[]>
  /** The same for the ear, line by line; a seed is there to be looked up, and empty here. */
  readonly spoken: ComputedRef<readonly string[]>
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
  /** Names as the rows of tricks write them: the person who is addressed is not named. */
  const rowNames = computed(() =>
    company.value.names.map((name, seat) =>
      seat === company.value.you ? texts.value.table.you : name,
    ),
  )
  const chapters = computed(() => groupByDeal(game(), lines(), sentences.value, rowNames.value))
  const spoken = computed(() =>
    sentences.value.map((sentence, line) => (lines()[line]?.kind === 'seed' ? '' : sentence)),
  )
  return { sentences, spoken, chapters }
}
