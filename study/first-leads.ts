// The best first lead of every hand of five cards, counted over all hands that the dealer may hold:
//   node study/first-leads.ts > src/main/engine/games/ecarte/ai/first-lead-figures.ts
// Best is what makes the most points at nothing to nothing, nobody vulnerable. The turn-up, which differs from deal to deal,
// is left among the cards of the dealer. Takes half a minute.
import { type TrickCounts, countTricks } from '../src/main/engine/games/ecarte/ai/count-tricks.ts'
import { listOrderedHands, writeLeads } from '../src/main/engine/games/ecarte/ai/first-lead.ts'

/** E-24, E-26: points by tricks. */
const POINTS = [-2, -1, -1, 1, 1, 2]

const pointsOf = (tricks: readonly number[]): number =>
  tricks.reduce((sum, hands, made) => sum + hands * (POINTS[made] ?? 0), 0)

/** Returns the place of the best lead, the lowest card of those that are as good. */
function findLead({ byCard }: TrickCounts): number {
  const points = [...byCard].toSorted(([a], [b]) => a - b).map(([, tricks]) => pointsOf(tricks))
  return points.indexOf(Math.max(...points))
}

const leads = [...listOrderedHands()].map((hand) => {
  const own = hand | 0
  return findLead(countTricks({ own, may: ~own, sure: 0, others: 5 }, { at: 'lead' }))
})
process.stdout
  .write(`// Written by study/first-leads.ts: the lead of ${leads.length} hands, two a letter.
export const FIRST_LEADS =
  '${writeLeads(leads)}'
`)
