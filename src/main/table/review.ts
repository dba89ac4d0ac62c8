// The review of a partie step by step, with all hands open or as one seat saw it; and the start of
// practice from one of its steps.
import type { ReadSitting } from '../archive-task.ts'
import type { LogLine } from '../../shared/bridge.ts'
import type { PartieLine } from '../../shared/archive.ts'
import type { Review, ReviewViewer, ReviewStep, PartieRef } from '../../shared/review.ts'
import type { Card } from '../../shared/card.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'
import type { Game } from '../engine/games/game.ts'
import { LEVELS } from '../engine/players/levels.ts'
import { type Cut, type RecordDocument, readRecord } from '../engine/record.ts'
import { type ReplayStep, replayRecord } from '../engine/replay.ts'
import type { PartieStart } from '../store/sittings.ts'
import { findEndTime } from '../store/derive.ts'
import { buildLogLines } from './scene.ts'

/** A partie under review: its record, and its line in the lists. */
export interface ReviewedPartie {
  readonly shown: PartieRef
  readonly record: RecordDocument
  readonly line: PartieLine
  /** Number of parties it is one of. */
  readonly parties: number
}

interface ReplayedPartie {
  readonly game: Game
  readonly moments: readonly ReplayStep[]
}

/** Returns every step of the partie. Throws if it cannot be replayed. */
function replayMoments(record: RecordDocument): ReplayedPartie {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Error(`the partie cannot be played: ${played.fault.kind}`)
  return { game: played.replay.game, moments }
}

/** Lists the cards left in the talon, from the top; null for unknown ones. */
function listTalonLeft(
  record: RecordDocument,
  deal: number,
  full: number,
  left: number,
): readonly (Card | null)[] {
  const known = record.parties[0]?.deals[deal - 1]?.talon ?? []
  // some may have been drawn during the deal
  const all = Math.max(full, known.length)
  return Array.from({ length: all }, (_, place) => known[place] ?? null).slice(all - left)
}

export function buildReview(
  { shown, record, line, parties }: ReviewedPartie,
  viewer: ReviewViewer,
): Review {
  const { game, moments } = replayMoments(record)
  const deals = record.parties[0]?.deals ?? []
  const steps: ReviewStep[] = []
  const log: LogLine[] = []
  let full = 0
  for (const moment of moments) {
    log.push(...buildLogLines(game, moment, viewer, deals[moment.deal - 1]?.seed ?? null))
    const view = game.viewFor(moment.state, viewer)
    // before any card is drawn
    if (moment.action === null) full = view.talon
    const talon = viewer === 'open' ? listTalonLeft(record, moment.deal, full, view.talon) : null
    steps.push({ view, log: log.length, talon })
  }
  return {
    shown,
    line,
    parties,
    steps,
    log,
    levels: LEVELS,
    options: steps[0]?.view.options ?? {},
    cut: record.parties[0]?.cut ?? [],
  }
}

/** Returns the decision after a step; null if no seat had a choice on its turn. */
export function findDecisionAfter(
  record: RecordDocument,
  step: number,
): { readonly view: TableView; readonly legal: readonly AnyAction[] } | null {
  const { game, moments } = replayMoments(record)
  const seat = moments[step + 1]?.action?.seat
  const state = moments[step]?.state
  if (seat === undefined || state === undefined || game.seatToPlay(state) !== seat) return null
  const legal = game.legalActions(state, seat)
  return legal.length < 2 ? null : { view: game.viewFor(state, seat), legal }
}

/** Returns true if a seat acts after a step, in a deal of this number. */
export function isActionOf(
  record: RecordDocument,
  step: number,
  deal: number,
  seat: Seat,
): boolean {
  const next = replayMoments(record).moments[step + 1]
  return next?.deal === deal && next.action?.seat === seat
}

/** The deal of a step, the score before it, and the number of its actions up to the step. */
export interface PracticeStart {
  readonly game: Game
  readonly deal: RecordDocument['parties'][number]['deals'][number]
  readonly succession: NonNullable<PartieStart['succession']>
  readonly done: number
  /** Cards drawn before the partie, which may have decided more than the first dealer. */
  readonly cut: Cut
}

/** Returns the start of practice at a step; null if the partie is over there. */
export function findPracticeStart(record: RecordDocument, step: number): PracticeStart | null {
  const { game, moments } = replayMoments(record)
  const moment = moments[step]
  const deal = moment === undefined ? undefined : record.parties[0]?.deals[moment.deal - 1]
  if (moment === undefined || deal === undefined || game.findOutcome(moment.state) !== null)
    return null
  const own = moments.slice(0, step + 1).filter((one) => one.deal === moment.deal)
  const before = own[0]?.before ?? moment.before
  const inherited = game.series?.carryWithin(before) ?? null
  const succession = { score: before.score, ...(inherited === null ? {} : { inherited }) }
  return { game, deal, succession, done: own.length - 1, cut: record.parties[0]?.cut ?? [] }
}

/** Returns a practice table's players by seat: the person, and the others in turn. */
export const arrangePracticeSeats = <T>(own: Seat, person: T, others: readonly T[]): readonly T[] =>
  others.toSpliced(own, 0, person)

/**
 * Extracts a partie of a file, counted from 1 through all of its sittings: a record of it alone,
 * and its number in its sitting. Null if there is none of this number.
 */
export function extractPartie(
  sittings: readonly ReadSitting[],
  partie: number,
): { readonly record: RecordDocument; readonly number: number } | null {
  let number = partie
  for (const { record: text, parties } of sittings) {
    if (number > parties) {
      number -= parties
      continue
    }
    const read = readRecord(JSON.parse(text))
    if ('fault' in read) throw new Error(`a record that was checked: ${read.fault.what}`)
    const one = read.record.parties[number - 1]
    return one === undefined ? null : { record: { ...read.record, parties: [one] }, number }
  }
  return null
}

/** Builds the line of a partie that is not in the archive. */
export function buildFileLine(record: RecordDocument, partie: number): PartieLine {
  const { game, moments } = replayMoments(record)
  const [one] = record.parties
  const last = moments.at(-1)
  const start = one?.startedAt ?? record.startedAt
  const ended = findEndTime(record)
  const preset = record.options?.['preset']
  return {
    sitting: 0,
    partie,
    game: game.id,
    people: record.players.map((player) => ({ ...player, level: player.level ?? null })),
    preset: preset === undefined ? null : String(preset),
    startedAt: start === undefined ? null : new Date(start).toISOString(),
    playedAt: ended === null ? null : new Date(ended).toISOString(),
    score: last?.state.score ?? record.players.map(() => 0),
    outcome: last === undefined ? null : game.findOutcome(last.state),
    gaveUp: moments.some(({ action }) => action?.do === 'giveUpPartie'),
    practice: record.practice === true,
    match: null,
    note: one?.note ?? '',
    tags: one?.tags ?? [],
  }
}
