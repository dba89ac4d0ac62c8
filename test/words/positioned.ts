// The arguments of the texts of the search for positions.
const COUNTS = [0, 1, 2, 5, 21, 100_000].map((count) => [count])
const names = [['Trumpfkönige']]
const FAULTS = ['unknown', 'ambiguous', 'unfinished', 'none', 'tooMany']

export const POSITIONED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'positions.count': COUNTS,
  'positions.countMost': [[10_000]],
  'positions.selected': COUNTS,
  'positions.practiseMost': [[500]],
  'positions.filter.atLeast': [['1.9%']],
  'positions.filter.share': [[0.005], [0.01], [0.1]],
  'positions.filter.understood': [['KH, QH']],
  'positions.filter.fault': FAULTS.flatMap((what) => [
    [what, 'xyz', 3],
    [what, ',', 0],
  ]),
  'positions.kept.wasKept': names,
  'positions.kept.wasRemoved': names,
  'positions.kept.full': [[50]],
  'positions.found.trump': [['Herz']],
  'positions.found.costs': [['1.9%']],
  'positions.found.holds': [['KH, QH']],
  'positions.found.score': [['3 – 2']],
}
