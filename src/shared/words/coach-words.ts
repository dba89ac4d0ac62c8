// The shape of what the coach says, whatever the game: an action comes in as its deed (`GameWords.deed`).
import type { Grade, Reason, TutorLimit } from '../coach.ts'
import type { Figures } from './figures.ts'
import type { Named } from './interface.ts'

export interface CoachSettingsWords {
  readonly title: string
  readonly hints: Named
  readonly tutor: string
  limit(limit: TutorLimit): string
  /** What the tutor does at this limit. */
  tutorHint(limit: TutorLimit): string
  readonly judges: Named
}

/** What is told of an action in figures. */
export type Measure = 'point' | 'vole' | 'tricks' | 'points' | 'chance' | 'equity'

/** What decisions of a game are worth, and what they give away: in parties, or in what is paid. */
export interface WorthWords {
  amount(value: number): string
  /** Given away a decision. */
  rate(value: number): string
}

export interface HintWords {
  readonly title: string
  readonly waiting: string
  reason(reason: Reason): string
  /** What to do after the best action, if it comes to that. */
  plan(deed: string): string
  /** The whole advice for the ear. */
  spoken(deed: string, reason: string): string
  readonly measures: Readonly<Record<Measure, Named>>
  /** Over the other actions and what they cost. */
  readonly others: string
  /** Actions that are not listed. */
  more(count: number): string
  readonly exact: string
  /** `error` is written out. */
  sampled(error: string): string
  /** In `won` of all the hands the opponent may hold one takes `least` tricks or more. */
  odds(hands: number, won: number, least: number): string
  book(rule: string, deed: string, agrees: boolean): string
}

export interface TutorWords {
  readonly title: string
  wish(deed: string): string
  /** `cost` is written out; `fall` is how much the chance of the partie falls, null where it does not. */
  givesAway(cost: string, fall: number | null): string
  readonly anyway: string
  readonly rethink: string
  readonly show: string
}

export interface JudgementWords {
  /** On the button that judges the deal just finished. */
  readonly judge: string
  readonly reviewPartie: string
  readonly title: string
  readonly waiting: string
  /** `cost` is written out; null where nothing was given away. */
  account(decisions: number, cost: string | null): string
  readonly luck: string
  /** Judged from one seat alone: what the others gave away is in it. */
  readonly luckOfSeat: string
  readonly skill: string
  slip(done: string, better: string): string
  readonly noSlips: string
  readonly grades: Readonly<Record<Grade, string>>
}

export interface AnalysisWords {
  readonly title: string
  readonly hide: string
  readonly waiting: string
  readonly decisions: string
  readonly result: string
  readonly ofWhichLuck: string
  readonly adjusted: string
  readonly deals: string
  readonly deal: string
  readonly slips: string
  /** Whose slip it was, in which deal. */
  slipOf(name: string, deal: number): string
  readonly hinted: string
  /** At the position of a slip. */
  here(done: string, better: string, cost: number): string
  /** Of a table with irregularities. */
  readonly unjudged: string
  readonly noneJudged: string
}

export interface CoachWords {
  readonly figures: Figures
  readonly settings: CoachSettingsWords
  readonly hint: HintWords
  readonly tutor: TutorWords
  readonly judgement: JudgementWords
  readonly analysis: AnalysisWords
}
