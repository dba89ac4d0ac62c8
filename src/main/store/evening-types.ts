// An evening as the store returns it.
import type { ChosenOptions, Person } from '../../shared/bridge.ts'
import type { EveningKind, EveningStep, EveningTerms, LedgerLine } from '../../shared/evening.ts'
import type { PartiePlace } from './load.ts'

export interface EveningHead {
  readonly game: string
  readonly preset: string | null
  readonly options: ChosenOptions
  readonly kind: EveningKind
  readonly terms: EveningTerms
  /** IANA name of the player's time zone. */
  readonly zone: string | null
}

export interface NewEvening extends EveningHead {
  /** By number, in order of arrival. */
  readonly people: readonly Person[]
  /** 32 hexadecimal digits that identify the evening in every archive; generated unless given. */
  readonly uid?: string
}

/** A stored step. */
export interface StoredStep {
  /** From 1. */
  readonly seq: number
  readonly step: EveningStep
  /** The sitting of the partie that was played; null for other steps. */
  readonly run: number | null
  /** The partie that was played, if the archive has it. */
  readonly place: PartiePlace | null
  /** Milliseconds; null if not recorded. */
  readonly at: number | null
  readonly lines: readonly LedgerLine[]
}

export interface StoredEvening extends EveningHead {
  readonly id: number
  readonly uid: string
  /** All guests who ever came, by number, under their current names. */
  readonly people: readonly Person[]
  readonly steps: readonly StoredStep[]
  /** True if no step is missing: the evening can be replayed and resumed. */
  readonly isWhole: boolean
  readonly startedAt: number
  readonly struckAt: number | null
}

/** Rows of the tables. */
export interface EveningRow {
  readonly id: number
  readonly uid: string
  readonly game: string
  readonly preset: string | null
  readonly options: string
  readonly kind: string
  readonly terms: string
  readonly started_at: number
  readonly zone: string | null
  readonly struck_at: number | null
  readonly seal: string
}

export type HeadRow = Omit<EveningRow, 'id' | 'struck_at' | 'seal'>

export interface StepRow {
  readonly seq: number
  readonly body: string
  readonly sitting: number | null
  readonly partie: number | null
  readonly at: number | null
  readonly seal: string
}

export interface LineRow {
  readonly step: number
  readonly seq: number
  readonly partie: number
  readonly payer: string
  readonly receiver: string
  readonly counters: number
  readonly rule: string
}
