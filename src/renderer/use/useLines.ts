import type { PartieLine } from '../../shared/archive.ts'
import { SEATS, seatsOfSide, sideOf } from '../../shared/view.ts'
import type { Seat } from '../../shared/view.ts'
import { nearSeat } from './useCompany.ts'
import { useWords } from './useWords.ts'

interface Lines {
  /** The other side, as a sentence names it. */
  readonly opponent: (line: PartieLine) => string
  readonly names: (line: PartieLine) => string
  /** The same in two lines: the own side, and the other or the others. */
  readonly facing: (line: PartieLine) => readonly string[]
  readonly score: (line: PartieLine) => string
  readonly result: (line: PartieLine) => string
  readonly value: (line: PartieLine) => string
}

/** A line of the list of parties as it is read: the person's own side first, and in it the person. */
export function useLines(): Lines {
  const { tag, texts } = useWords()
  const near = (line: PartieLine): Seat => nearSeat(line.people, 'onlooker')
  const own = (line: PartieLine): Seat => sideOf(near(line), line.score.length)
  const sides = (line: PartieLine): readonly Seat[] =>
    SEATS.slice(0, line.score.length).toSorted((a, b) => Number(b === own(line)) - Number(a === own(line)))
  const namesOf = (line: PartieLine, side: Seat): readonly string[] =>
    seatsOfSide(side, line.score.length, line.people.length)
      .toSorted((a, b) => Number(b === near(line)) - Number(a === near(line)))
      .map((seat) => line.people[seat]?.name || texts.value.table.you)
  /** In a table, where room is short. */
  const partners = (line: PartieLine, side: Seat): string => namesOf(line, side).join('\u00a0& ')

  function result(line: PartieLine): string {
    const { outcome, people, gaveUp } = line
    if (!outcome) return texts.value.archive.parties.unfinished
    const isOwn = people[near(line)]?.kind === 'person'
    const won = outcome.winner === own(line)
    const { hall } = texts.value
    const told = isOwn ? (won ? hall.won : hall.lost) : hall.wonBy(partners(line, outcome.winner))
    return gaveUp ? `${told}, ${hall.gaveUp}` : told
  }

  const sidesOf = (line: PartieLine): readonly string[] => sides(line).map((side) => partners(line, side))
  const joined = (names: readonly string[]): string => names.join('\u00a0– ')

  return {
    facing: (line) => {
      const [first = '', ...others] = sidesOf(line)
      return [first, joined(others)]
    },
    opponent: (line) => {
      const others = sides(line)
        .slice(1)
        .flatMap((side) => namesOf(line, side))
      return new Intl.ListFormat(tag.value, { type: 'conjunction' }).format(others)
    },
    names: (line) => joined(sidesOf(line)),
    score: (line) =>
      sides(line)
        .map((side) => line.score[side] ?? 0)
        .join(line.score.length > 2 ? '\u200a:\u200a' : ' : '),
    result,
    value: (line) => (line.outcome ? texts.value.hall.times(line.outcome.value) : ''),
  }
}
