import type { MatchScore } from '../../shared/match.ts'
import { useWords } from './useWords.ts'

/** Returns the texts of the score of a sitting, with one side first. */
export function useMatchText() {
  const { texts, tag, gameTexts } = useWords()
  const describeLength = ({ toWin, won }: MatchScore): string =>
    toWin === null ? '' : texts.value.match.length(toWin, won.length)
  const listSides = ({ won }: MatchScore, first: number): readonly number[] =>
    [...won.keys()].toSorted((a, b) => Number(b === first) - Number(a === first))
  return {
    /** Returns "Match 2 : 1", or "Parties 2 : 1" if no match is agreed, as the game calls them. */
    describeScore(match: MatchScore, first: number, game?: string): string {
      const { score, parties } = (game === undefined ? texts.value : gameTexts(game)).match
      const figures = listSides(match, first)
        .map((side) => match.won[side] ?? 0)
        .join(' : ')
      return match.toWin === null ? parties(figures) : score(figures)
    },
    /** Returns "best of 5"; nothing if no match is agreed. */
    describeLength,
    /** Returns "Anna 2, Odile 1, best of 5", to be spoken. */
    describeMatch(match: MatchScore, names: readonly string[], first: number): string {
      const wins = listSides(match, first).map(
        (side) => `${names[side] ?? ''} ${match.won[side] ?? 0}`,
      )
      const list = new Intl.ListFormat(tag.value, { type: 'unit' }).format(wins)
      return [texts.value.match.won(list), describeLength(match)].filter(Boolean).join(', ')
    },
  }
}
