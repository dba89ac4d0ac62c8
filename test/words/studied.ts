// The arguments of the texts of the review.
const COUNTS = [0, 1, 2, 5, 21, 1200]

export const STUDIED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'study.moves.times': [[0.5], [1], [2], [4]],
  'study.parties.position': [
    [1, 2],
    [1200, 1200],
  ],
  'study.course.valueOf': [['Odile', '+0.42']],
  'study.odds.decides': [['Odile'], [null]],
  'study.odds.covered': [['Odile'], [null]],
  'study.course.gave': [['0.12']],
  'study.odds.cost': [['0.12']],
  'study.odds.hands': [
    [6188, 3800, 3],
    [1, 0, 3],
    [142_506, 142_506, 4],
  ],
  'study.file.kept': COUNTS.flatMap((taken) => COUNTS.map((skipped) => [taken, skipped])),
}
