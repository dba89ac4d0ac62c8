import type { PartieLine } from '../../shared/bridge.ts'
import { nearSeat } from './useCompany.ts'
import { useWords } from './useWords.ts'

interface Lines {
  readonly opponent: (line: PartieLine) => string
  readonly names: (line: PartieLine) => string
  readonly score: (line: PartieLine) => string
  readonly result: (line: PartieLine) => string
  readonly value: (line: PartieLine) => string
}

/** A line of the list of parties as it is read: the person's own side first. */
export function useLines(): Lines {
  const { texts } = useWords()
  const near = (line: PartieLine): number => nearSeat(line.people, 'onlooker')
  const name = (line: PartieLine, seat: number): string => line.people[seat]?.name || texts.value.table.you
  const others = (line: PartieLine): string[] =>
    line.people.flatMap((_, seat) => (seat === near(line) ? [] : [name(line, seat)]))

  function result(line: PartieLine): string {
    const { outcome, people, gaveUp } = line
    if (!outcome) return texts.value.archive.parties.unfinished
    const isOwn = people[near(line)]?.kind === 'person'
    const won = outcome.winner === near(line)
    const { hall } = texts.value
    const told = isOwn ? (won ? hall.won : hall.lost) : hall.wonBy(name(line, outcome.winner))
    return gaveUp ? `${told}, ${hall.gaveUp}` : told
  }

  return {
    opponent: (line) => others(line).join(', '),
    names: (line) => [name(line, near(line)), ...others(line)].join('\u00a0– '),
    score: (line) => {
      const seat = near(line)
      return [line.score[seat] ?? 0, ...line.score.filter((_, other) => other !== seat)].join(' : ')
    },
    result,
    value: (line) => (line.outcome ? texts.value.hall.times(line.outcome.value) : ''),
  }
}
