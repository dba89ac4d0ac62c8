// What the texts of the exercises are asked with.
const NUMBERS = [0, 1, 2, 7, 21]

export const EXERCISED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'exercises.today.due': NUMBERS.slice(1).map((count) => [count]),
  'exercises.today.dueIn': NUMBERS.slice(1).map((count) => ['Odile', count]),
  'exercises.session.stock': NUMBERS.map((count) => [count]),
  'exercises.session.countHint': [[5, 50]],
  'exercises.results.rightOf': [['60%', 20]],
  'exercises.results.knownOf': [[3, 20]],
  'exercises.table.number': [[3, 10]],
  'exercises.table.missed': [['1.9%']],
  'exercises.table.inPartie': [
    ['Odile', 'Anna'],
    ['Odile', null],
  ],
  'exercises.table.back': NUMBERS.map((days) => [days, 'Anna']),
  'study.whatIf.line': [[35, 'Odile', 'Anna']],
  'study.whatIf.show': [[35]],
  'exercises.over.right': [
    [1, 1],
    [0, 1],
    [0, 5],
    [1, 5],
    [4, 5],
    [5, 5],
  ],
}
