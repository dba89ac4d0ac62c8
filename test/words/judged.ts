// What the texts of the analysis of the archive may be asked with.
const COUNTS = [0, 1, 2, 21, 1250]
const counts = COUNTS.map((count) => [count])

export const JUDGED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'judging.known': COUNTS.flatMap((of) => [0, 1, 2].map((done) => [done, of, done * 20])),
  'judging.progress': counts.map(([count]) => [1, count]),
  'judging.left': [[0], [60_000], [120_000], [3_600_000], [7_200_000], [360_000_000]],
  'judging.runOf': [['Anna'], ['Odile']],
  'judging.added': counts,
  'judging.failedHint': counts.slice(1),
}
