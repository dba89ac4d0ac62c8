import type { PartieLine } from '../../shared/archive.ts'
import { SEATS, seatsOfSide, sideOf } from '../../shared/view.ts'
import type { Seat } from '../../shared/view.ts'
import { canCountMore } from '../table/counting-more.ts'
import { nearSeat } from '../../shared/near-seat.ts'
import { useNames } from './useNames.ts'
import { useMatchText } from './useMatchText.ts'
import { useWords } from './useWords.ts'

interface PartieTexts {
  /** Returns the names of the other side, as used in a sentence. */
  readonly opponent: (line: PartieLine) => string
  readonly names: (line: PartieLine) => string
  /** Returns two lines: the own side, and the other side or sides. */
  readonly facing: (line: PartieLine) => readonly string[]
  readonly score: (line: PartieLine) => string
  readonly result: (line: PartieLine) => string
  readonly value: (line: PartieLine) => string
  /** Returns how its match, or the series it belongs to, stood after it; empty without one. */
  readonly match: (line: PartieLine) => string
}

/** Returns the texts of a line in the list of parties, the person's own side first. */
export function usePartieTexts(): PartieTexts {
  const { tag, texts } = useWords()
  const { getName } = useNames()
  const { describeScore } = useMatchText()
  const getNear = (line: PartieLine): Seat => nearSeat(line.people, 'onlooker')
  const ownSide = (line: PartieLine): Seat => sideOf(getNear(line), line.score.length)
  const listSides = (line: PartieLine): readonly Seat[] =>
    SEATS.slice(0, line.score.length).toSorted(
      (a, b) => Number(b === ownSide(line)) - Number(a === ownSide(line)),
    )
  const listNames = (line: PartieLine, side: Seat): readonly string[] =>
    seatsOfSide(side, line.score.length, line.people.length)
      .toSorted((a, b) => Number(b === getNear(line)) - Number(a === getNear(line)))
      .map((seat) => getName(line.people[seat] ?? { name: '' }))
  /** Joins the names of a side for a table, which has little room. */
  const joinPartners = (line: PartieLine, side: Seat): string =>
    listNames(line, side).join('\u00a0& ')

  function describeResult(line: PartieLine): string {
    const { outcome, people, gaveUp } = line
    if (!outcome) return texts.value.archive.parties.unfinished
    const isOwn = people[getNear(line)]?.kind === 'person'
    const won = outcome.winner === ownSide(line)
    const { hall } = texts.value
    const told = isOwn
      ? won
        ? hall.won
        : hall.lost
      : hall.wonBy(joinPartners(line, outcome.winner))
    return gaveUp ? `${told}, ${hall.gaveUp}` : told
  }

  const listSideNames = (line: PartieLine): readonly string[] =>
    listSides(line).map((side) => joinPartners(line, side))
  const joinSides = (names: readonly string[]): string => names.join('\u00a0– ')

  return {
    facing: (line) => {
      const [first = '', ...others] = listSideNames(line)
      return [first, joinSides(others)]
    },
    opponent: (line) => {
      const others = listSides(line)
        .slice(1)
        .flatMap((side) => listNames(line, side))
      return new Intl.ListFormat(tag.value, { type: 'conjunction' }).format(others)
    },
    names: (line) => joinSides(listSideNames(line)),
    score: (line) =>
      listSides(line)
        .map((side) => line.score[side] ?? 0)
        .join(line.score.length > 2 ? '\u200a:\u200a' : ' : '),
    result: describeResult,
    match: (line) =>
      line.match && !line.practice ? describeScore(line.match, ownSide(line), line.game) : '',
    // where every partie counts once, that says nothing
    value: ({ game, outcome }) =>
      outcome && canCountMore(game) ? texts.value.hall.times(outcome.value) : '',
  }
}
