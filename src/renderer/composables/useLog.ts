import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import { SEATS } from '../../shared/view.ts'
import type { AnyEvent, Seat } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Company, GameWords } from '../../shared/words/words.ts'
import { findTable, ruleFor } from '../table/tables.ts'
import { type LinePlay, type LogRow, arrangeRows, linesOf, shortenNames } from './log-rows.ts'
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

const numberIn = (event: AnyEvent, part: 'points' | 'last'): number => {
  const value: unknown = part in event ? Reflect.get(event, part) : 0
  return typeof value === 'number' ? value : 0
}

/** Returns the seat of an event; null if it has none. */
const seatOf = (event: AnyEvent): Seat | null =>
  'seat' in event ? (SEATS.find((seat) => seat === event.seat) ?? null) : null

/** Returns how many cards were taken up again. */
function countBack(event: AnyEvent): number {
  const back: unknown = 'back' in event ? Reflect.get(event, 'back') : []
  return Array.isArray(back) ? back.flat().length : 0
}

/** Returns the part of a play that an event tells: every game names these events alike. */
function playIn(game: string, event: AnyEvent): LinePlay {
  if (event.did === 'tookTrick') {
    const seat = seatOf(event)
    const points = numberIn(event, 'points') + numberIn(event, 'last')
    return seat === null ? null : { kind: 'taken', seat, points }
  }
  if (event.did === 'mended') return { kind: 'takenUp', count: countBack(event) }
  const decision = findTable(game)?.decisionIn(event)
  const card = decision?.action?.do === 'play' ? decision.action.card : undefined
  return decision && card !== undefined
    ? { kind: 'card', seat: decision.seat, card, leads: event.did === 'led' }
    : null
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
    const play = line.kind === 'heard' ? playIn(game, line.event) : null
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
