// Rows of what the coach judged, laid down without a coach.
import type { WriteStore } from '../../src/main/store/open.ts'
import { randomOf } from '../store/played.ts'

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

/** Kinds of Écarté, how often each comes up in a partie, and what the person gives away in it. */
const HABITS = [
  { kind: 'propose', decisions: 9, slips: 0.08, cost: 0.06 },
  { kind: 'answer', decisions: 5, slips: 0.1, cost: 0.08 },
  { kind: 'discard', decisions: 6, slips: 0.3, cost: 0.09 },
  { kind: 'lead', decisions: 7, slips: 0.05, cost: 0.05 },
  { kind: 'follow', decisions: 4, slips: 0.04, cost: 0.05 },
] as const

/** Lays down what was judged in all parties of a person, who discards badly. */
export function layPerson(db: WriteStore, name: string): void {
  const random = randomOf(26)
  const draw = (): number => (random.nextInt(1_000_000) + 0.5) / 1_000_000
  const parties = db
    .prepare<[string], { readonly partie: number; readonly seat: number; readonly person: number }>(
      `SELECT p.id AS partie, s.seat, s.person FROM seat s JOIN person ON person.id = s.person
         JOIN partie p ON p.sitting = s.sitting WHERE name = ? ORDER BY p.id`,
    )
    .all(name)
  for (const { partie, seat, person } of parties) {
    const decisions = HABITS.flatMap(({ kind, decisions: count, slips, cost }) =>
      Array.from({ length: count }, () => ({
        seat,
        kind,
        cost: draw() < slips ? 0.01 - Math.log(draw()) * cost : 0,
        hinted: random.nextInt(15) === 0,
      })),
    )
    const result = random.nextInt(5) < 3 ? 1 : -1
    const verdict = { seat, result, luck: result * 0.6 + draw() * 0.5 - 0.2 }
    const people = Array.from({ length: seat + 1 }, () => person)
    layJudged(db, { partie, game: 'ecarte', people }, decisions, [verdict])
  }
}
