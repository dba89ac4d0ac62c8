// What a table says of each side of a partie: hints, from its record, and the coach's verdict.
import type { PartieLine } from '../../shared/archive.ts'
import { SEATS, seatsOfSide } from '../../shared/view.ts'
import { loadPartie } from '../store/load.ts'
import type { ReadStore } from '../store/open.ts'
import { pluck, query } from '../store/query.ts'
import type { SideFigures } from './csv.ts'

interface VerdictRow {
  readonly seat: number
  readonly decisions: number
  readonly cost: number
}

/** A cheap look at the text spares reading the many records without a hint. */
const selectHinted = pluck<[number, number], number>(
  `SELECT instr(record, '"hint":true') > 0 FROM partie WHERE sitting = ? AND seq = ?`,
)
const selectVerdicts = query<[number, number], VerdictRow>(
  `SELECT v.seat, v.decisions, v.cost FROM verdict v JOIN partie p ON p.id = v.partie
   WHERE p.sitting = ? AND p.seq = ?`,
)

/** Loads the figures of each side of a partie. Throws CorruptRecord if it cannot be read. */
export function loadSideFigures(db: ReadStore, line: PartieLine): readonly SideFigures[] {
  const { sitting, partie, people, score } = line
  const isHinted = selectHinted(db).get(sitting, partie) === 1
  const deals = isHinted ? (loadPartie(db, { sitting, partie })?.parties[0]?.deals ?? []) : []
  const hinted = deals.flatMap(({ actions }) =>
    actions.flatMap(({ hint, seat }) => (hint === true ? [seat] : [])),
  )
  const verdicts = selectVerdicts(db).all(sitting, partie)
  return SEATS.slice(0, score.length).map((side) => {
    const seats: readonly number[] = seatsOfSide(side, score.length, people.length)
    const own = verdicts.filter(({ seat }) => seats.includes(seat))
    const sumOf = (field: 'decisions' | 'cost'): number =>
      own.reduce((sum, row) => sum + row[field], 0)
    return {
      hints: hinted.filter((seat) => seats.includes(seat)).length,
      judged: own.length === 0 ? null : { decisions: sumOf('decisions'), cost: sumOf('cost') },
    }
  })
}
