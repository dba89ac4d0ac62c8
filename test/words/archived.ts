// The arguments of the texts of the archive.
const COUNTS = [0, 1, 2, 5, 21, 100_000]
const counts = COUNTS.map((count) => [count])
const counted = (...rest: readonly unknown[]): readonly (readonly unknown[])[] =>
  COUNTS.map((count) => [count, ...rest])
const dated = COUNTS.map((count) => ['21 November', count])
const names = [['Odile'], [null]]
const reports = COUNTS.flatMap((parties) =>
  [0, 1, 3].flatMap((skipped) =>
    [0, 1, 21].map((exercises) => [
      { file: 'a.jsonl', sittings: Math.min(parties, 2), parties, skipped, exercises },
    ]),
  ),
)

export const ARCHIVED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'archive.size': [
    [0],
    [512],
    [40_960],
    [999_999],
    [12_300_000],
    [4_200_000_000],
    [3_000_000_000_000],
  ],
  'archive.parties.count': counts,
  'archive.parties.selected': counts,
  'archive.parties.selectedAll': counts,
  'archive.parties.selectedMost': counts,
  'archive.parties.askPutAway': counts,
  'archive.keeping.exportChosenHint': counts,
  'archive.parties.wasPutAway': counts,
  'archive.parties.wasTakenBack': counts,
  'archive.filter.wonBy': names,
  'archive.people.mergeWith': names,
  'archive.filter.lostBy': names,
  'archive.people.mergeText': COUNTS.flatMap((count) =>
    ['Anna', null].map((gone) => [gone, 'Odile', count]),
  ),
  'archive.people.unnamed': COUNTS.map((count) => ['Anna', count]),
  'archive.keeping.holds': COUNTS.flatMap((count) =>
    [0, 1, 6].map((open) => [count, open, 12_300_000]),
  ),
  'archive.keeping.copied': counted('copy.db'),
  'archive.keeping.restoreText': dated,
  'archive.keeping.clean': counts,
  'archive.keeping.found': COUNTS.flatMap((count) => [1, 2].map((findings) => [findings, count])),
  'archive.keeping.place': [
    [7, null],
    [7, 2],
  ],
  'archive.keeping.imported': reports,
  'archive.keeping.exportHint': counts,
  'archive.keeping.exported': counted('list.csv'),
  'archive.keeping.trashOpen': counts,
  'archive.keeping.progress': COUNTS.map((count) => [count, 100_000]),
  'archive.people.alike': [['Anna', 12, 1]],
  'archive.keeping.share': [[0.37], [1]],
}
