// Decisions as the coach judged them, a row for each: derived from the record of their partie.
import type { JudgedDecision } from '../../shared/training.ts'
import type { JudgedPartie } from '../judge-record.ts'
import { findPartieId } from './annotations.ts'
import type { PartiePlace } from './load.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { listPlayerIds } from './people.ts'
import { pluck, query } from './query.ts'
import { saveVerdict } from './verdicts.ts'

/** By which coach a partie was judged, and of which text. */
export interface Judgement {
  readonly coach: number
  readonly hash: string
  readonly now: number
}

interface DecisionRow {
  readonly partie: number
  readonly step: number
  readonly deal: number
  readonly seat: number
  readonly person: number
  readonly game: string
  readonly kind: string
  readonly role: string
  readonly done: string
  readonly best: string
  readonly done_equity: number
  readonly best_equity: number
  readonly cost: number
  readonly doubt: number
  readonly hinted: number
  readonly held: string
  readonly trump: string | null
  readonly score: string
}

const selectText = query<[number], { readonly hash: string | null; readonly game: string }>(
  'SELECT hash, game FROM partie JOIN sitting ON sitting.id = partie.sitting WHERE partie.id = ?',
)
const upsertJudged = query<[number, number, string, number, number]>(
  `INSERT INTO judged (partie, coach, hash, judged_at, decisions) VALUES (?, ?, ?, ?, ?)
   ON CONFLICT DO UPDATE SET coach = excluded.coach, hash = excluded.hash,
     judged_at = excluded.judged_at, decisions = excluded.decisions`,
)
const deleteDecisions = query<[number]>('DELETE FROM decision WHERE partie = ?')
const deleteWaiting = query<[number]>('DELETE FROM judging WHERE partie = ?')
const insertDecision = query<[DecisionRow]>(
  `INSERT INTO decision (partie, step, deal, seat, person, game, kind, role, done, best,
     done_equity, best_equity, cost, doubt, hinted, held, trump, score)
   VALUES (@partie, @step, @deal, @seat, @person, @game, @kind, @role, @done, @best,
     @done_equity, @best_equity, @cost, @doubt, @hinted, @held, @trump, @score)`,
)

/**
 * Saves what was judged of a partie: its decisions, and their sums for the standings. Returns
 * false, and changes nothing, if the partie is gone or has another text.
 */
export const saveJudged = (
  db: WriteStore,
  place: PartiePlace,
  { decisions, analysis }: JudgedPartie,
  { coach, hash, now }: Judgement,
): boolean =>
  transact(db, () => {
    const partie = findPartieId(db, place)
    const text = partie === null ? undefined : selectText(db).get(partie)
    if (partie === null || text === undefined || text.hash !== hash) return false
    const people = listPlayerIds(db, place.sitting)
    deleteDecisions(db).run(partie)
    upsertJudged(db).run(partie, coach, hash, now, decisions.length)
    for (const one of decisions)
      insertDecision(db).run(toRow(one, partie, text.game, people[one.seat] ?? 0))
    saveVerdict(db, place, analysis, now)
    deleteWaiting(db).run(partie)
    return true
  })

const toRow = (one: JudgedDecision, partie: number, game: string, person: number): DecisionRow => ({
  partie,
  step: one.step,
  deal: one.deal,
  seat: one.seat,
  person,
  game,
  kind: one.kind,
  role: one.role,
  done: JSON.stringify(one.done),
  best: JSON.stringify(one.best),
  done_equity: one.doneEquity,
  best_equity: one.bestEquity,
  cost: one.cost,
  doubt: one.doubt,
  hinted: one.hinted ? 1 : 0,
  held: one.held.join(' '),
  trump: one.trump,
  score: JSON.stringify(one.score),
})

const selectIsJudged = pluck<[number, number, number], number>(
  `SELECT 1 FROM judged JOIN partie ON partie.id = judged.partie
   WHERE sitting = ? AND seq = ? AND coach = ? AND judged.hash = partie.hash`,
)

/** Returns true if the present text of a partie was judged by this coach. */
export const isJudged = (db: ReadStore, { sitting, partie }: PartiePlace, coach: number): boolean =>
  selectIsJudged(db).get(sitting, partie, coach) !== undefined

const selectDecisions = query<[number], DecisionRow>(
  'SELECT * FROM decision WHERE partie = ? ORDER BY step',
)

/** Lists the rows of a partie as they are stored, in order. */
export const listDecisionRows = (db: ReadStore, partie: number): readonly DecisionRow[] =>
  selectDecisions(db).all(partie)

/** Lists what the rows of a partie would be if it was saved as it is judged now. */
export const buildDecisionRows = (
  db: ReadStore,
  place: PartiePlace,
  partie: number,
  game: string,
  decisions: readonly JudgedDecision[],
): readonly DecisionRow[] => {
  const people = listPlayerIds(db, place.sitting)
  return decisions.map((one) => toRow(one, partie, game, people[one.seat] ?? 0))
}

export type { DecisionRow }
