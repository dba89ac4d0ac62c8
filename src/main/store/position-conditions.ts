// A filter for positions as SQL, for a row `d` of the judged decisions. Of what is held only the
// named cards are in it, which leave few hands: a pattern is compared outside.
import { PERSON_LEVEL, type PositionFilter } from '../../shared/positions.ts'
import { getDayStart } from './list-filter.ts'

/** A WHERE condition and its bound values. */
interface Condition {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

/** The sides of a table are as many as its scores, and partners sit opposite. */
const SIDES = 'json_array_length(d.score)'

const buildOpponentSql = (who: string): string =>
  `EXISTS (SELECT 1 FROM partie p JOIN seat s ON s.sitting = p.sitting JOIN person ON person.id = s.person
    WHERE p.id = d.partie AND s.seat % ${SIDES} <> d.seat % ${SIDES} AND ${who})`

function buildOpponentCondition(level: string): Condition {
  return level === PERSON_LEVEL
    ? { sql: buildOpponentSql("person.kind = 'person'"), values: [] }
    : { sql: buildOpponentSql("person.kind = 'computer' AND person.level = ?"), values: [level] }
}

/** Builds the condition on the partie: what is in the trash never shows. */
function buildPartieCondition({ from, until }: PositionFilter): Condition {
  const days = [
    from === null ? null : { sql: 'f.at >= ? AND f.at <> 0', values: [getDayStart(from)] },
    until === null ? null : { sql: 'f.at < ? AND f.at <> 0', values: [getDayStart(until, 1)] },
  ].filter((one) => one !== null)
  return {
    sql: ["f.shelf <> 'trash'", ...days.map(({ sql }) => sql)].join(' AND '),
    values: days.flatMap(({ values }) => values),
  }
}

/** Builds the conditions on a decision, the cheapest first. */
export function buildDecisionCondition(filter: PositionFilter): Condition {
  const { game, kinds, role, leastCost, own, other, trump, held, level, hinted, person } = filter
  const partie = buildPartieCondition(filter)
  const given: readonly (Condition | null)[] = [
    leastCost === null ? null : { sql: 'd.cost >= ?', values: [leastCost] },
    person === null ? null : { sql: 'd.person = ?', values: [person] },
    game === null ? null : { sql: 'd.game = ?', values: [game] },
    kinds.length === 0
      ? null
      : { sql: 'd.kind IN (SELECT value FROM json_each(?))', values: [JSON.stringify(kinds)] },
    role === null ? null : { sql: 'd.role = ?', values: [role] },
    hinted === null ? null : { sql: 'd.hinted = ?', values: [hinted ? 1 : 0] },
    trump === null
      ? null
      : trump === 'none'
        ? { sql: 'd.trump IS NULL', values: [] }
        : { sql: 'd.trump = ?', values: [trump] },
    ...(held?.cards ?? []).map((card) => ({
      sql: "instr(' ' || d.held || ' ', ?) > 0",
      values: [` ${card} `],
    })),
    own === null ? null : { sql: 'd.score ->> 0 = ?', values: [own] },
    other === null
      ? null
      : {
          sql: 'EXISTS (SELECT 1 FROM json_each(d.score) WHERE key > 0 AND value = ?)',
          values: [other],
        },
    {
      sql: `EXISTS (SELECT 1 FROM partie_fact f WHERE f.partie = d.partie AND ${partie.sql})`,
      values: partie.values,
    },
    level === null ? null : buildOpponentCondition(level),
  ]
  const all = given.filter((one) => one !== null)
  return {
    sql: all.map(({ sql }) => sql).join(' AND '),
    values: all.flatMap(({ values }) => values),
  }
}
