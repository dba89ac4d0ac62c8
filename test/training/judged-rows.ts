// Rows of what the coach judged, laid down without a coach.
import type { WriteStore } from '../../src/main/store/open.ts'

/** A decision of a seat: its kind, what it gave away, and if a hint came first. */
export interface LaidDecision {
  readonly seat: number
  readonly kind: string
  readonly cost: number
  readonly hinted: boolean
}

/** The verdict on a seat of a partie. */
export interface LaidVerdict {
  readonly seat: number
  readonly result: number
  readonly luck: number
}

/** Lays down the decisions of a partie, in their order, and the verdicts that follow from them. */
export function layJudged(
  db: WriteStore,
  {
    partie,
    game,
    people,
  }: { readonly partie: number; readonly game: string; readonly people: readonly number[] },
  decisions: readonly LaidDecision[],
  verdicts: readonly LaidVerdict[] = [],
): void {
  db.prepare("INSERT INTO judged (partie, coach, hash, judged_at) VALUES (?, 1, '', 0)").run(partie)
  const row = db.prepare(
    `INSERT INTO decision (partie, step, deal, seat, person, game, kind, role, done, best,
       done_equity, best_equity, cost, doubt, hinted, held, trump, score)
     VALUES (?, ?, 1, ?, ?, ?, ?, '', '{}', '{}', 0, ?, ?, 0, ?, '', NULL, '[0,0]')`,
  )
  decisions.forEach(({ seat, kind, cost, hinted }, step) =>
    row.run(partie, step, seat, people[seat], game, kind, cost, cost, hinted ? 1 : 0),
  )
  const verdict = db.prepare(
    `INSERT INTO verdict (partie, seat, decisions, hinted, cost, result, luck, judged_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
  )
  for (const { seat, result, luck } of verdicts) {
    const own = decisions.filter((one) => one.seat === seat)
    const alone = own.filter(({ hinted }) => !hinted)
    const cost = alone.reduce((sum, one) => sum + one.cost, 0)
    verdict.run(partie, seat, alone.length, own.length - alone.length, cost, result, luck)
  }
}
