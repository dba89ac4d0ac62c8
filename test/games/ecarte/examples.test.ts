// The worked example of the rule book, played.
import { expect, test } from 'vitest'
import { expectFigures } from '../../words/example-figures.ts'
import { type Start, after, begin } from './table.ts'

/** Refused at first, elder makes all five tricks with the king of trumps. */
const voleWithKing = (start: Start) =>
  after(
    begin({ ...start, turnUp: '7S', elder: 'KS KH QH JH AH', dealer: 'KD QD KC QC JC' }),
    ...(['propose', 'refuse', 'elder announces', 'play KS KC KH QC QH JC JH QD AH KD'] as const),
  )

test('E-27 the example of the most in one deal: king, vole and a vulnerable dealer, of which three are marked, or all', async () => {
  const all = voleWithKing({ preset: 'club' })
  const points = all.marks.map((mark) => mark.points)
  expect(all.marks.map(({ rule }) => rule)).toEqual(['E-16', 'E-24', 'E-25'])
  await expectFigures('ecarte', 'The most in one deal', [...points, all.score[0]])
  // three, and the fourth is lost
  expect(voleWithKing({ options: { dealCap: 3 } }).score).toEqual([3, 0])
})
