// What the coach has judged of a partie, read back from its rows.
import type { JudgedDecision } from '../../shared/training.ts'
import { type AnyAction, SEATS } from '../../shared/view.ts'
import { findGame } from '../engine/games/games.ts'
import { findPartieId } from './annotations.ts'
import { areTextsShort } from './lengths.ts'
import type { PartiePlace } from './load.ts'
import type { ReadStore } from './open.ts'
import { query } from './query.ts'

/** A decision as far as a page tells it. */
export type StoredDecision = Pick<
  JudgedDecision,
  'step' | 'deal' | 'seat' | 'done' | 'best' | 'bestEquity' | 'cost' | 'hinted'
>

/** The sums of a seat, in equity. */
export interface SeatVerdict {
  /** Decisions taken alone, and what they gave away together. */
  readonly decisions: number
  readonly cost: number
  /** Value of the partie for the side of the seat, and the luck in it. */
  readonly result: number
  readonly luck: number
}

export interface Judgement {
  /** In the order of their steps. */
  readonly decisions: readonly StoredDecision[]
  /** By seat; null if it was not judged. */
  readonly verdicts: readonly (SeatVerdict | null)[]
}

interface DecisionRow {
  readonly step: number
  readonly deal: number
  readonly seat: number
  readonly game: string
  readonly done: string
  readonly best: string
  readonly best_equity: number
  readonly cost: number
  readonly hinted: number
}

const selectDecisions = query<[number], DecisionRow>(
  `SELECT step, deal, seat, game, done, best, best_equity, cost, hinted
   FROM decision JOIN judged USING (partie) JOIN partie ON partie.id = partie
   WHERE partie = ? AND judged.hash = partie.hash
     AND ${areTextsShort(['game', 'done', 'best'])} ORDER BY step`,
)
const selectVerdicts = query<[number], SeatVerdict & { readonly seat: number }>(
  'SELECT seat, decisions, cost, result, luck FROM verdict WHERE partie = ?',
)

/** Parses a stored action of a game; null if it is none. */
export function parseAction(game: string, text: string): AnyAction | null {
  const read = findGame(game)?.action.safeParse(JSON.parse(text))
  return read?.success === true ? read.data : null
}

/** Loads what the coach has judged of the present text of a partie; null if nothing. */
export function loadJudgement(db: ReadStore, place: PartiePlace): Judgement | null {
  const id = findPartieId(db, place)
  if (id === null) return null
  const decisions = selectDecisions(db)
    .all(id)
    .flatMap((row): readonly StoredDecision[] => {
      const [done, best] = [row.done, row.best].map((text) => parseAction(row.game, text))
      const seat = SEATS.find((one) => one === row.seat)
      if (!done || !best || seat === undefined) return []
      const { step, deal, cost } = row
      return [
        {
          step,
          deal,
          seat,
          done,
          best,
          bestEquity: row.best_equity,
          cost,
          hinted: row.hinted === 1,
        },
      ]
    })
  if (decisions.length === 0) return null
  const verdicts = selectVerdicts(db).all(id)
  return {
    decisions,
    verdicts: SEATS.map((seat) => verdicts.find((one) => one.seat === seat) ?? null),
  }
}
