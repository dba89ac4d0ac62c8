// The arguments of the texts of the solved exchange.
const COUNTS = [0, 1, 2, 3, 5, 312, 31_913]
const SHARES = ['25.1%', '70.0%', '4.9%']
const FAULTS = ['unknown', 'ambiguous', 'unfinished', 'none', 'tooMany']
const honours = [0, 1, 2, 3].flatMap((kings) => [0, 1, 2, 3].map((queens) => [kings, queens]))
const FEW = [0, 1, 2, 3, 4, 5]

export const EXCHANGED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'exchange.sums.elder': [SHARES],
  'exchange.sums.dealer': [SHARES],
  'exchange.sums.books': [['23.3%', '22.6%']],
  'exchange.sums.discards': [['3.5']],
  'exchange.sums.won': [['16.1%']],
  'exchange.chart.caption': [['Odile', 'KH']],
  'exchange.chart.rowName': [
    [0, null],
    [1, null],
    [2, 'Odile'],
    [3, 'Odile'],
    [4, null],
    [5, null],
  ],
  'exchange.chart.single': [['Odile']],
  'exchange.chart.group': FEW.map((count) => [count]),
  'exchange.chart.columnName': honours,
  'exchange.chart.cell': COUNTS.slice(1).map((count) => ['72%', count]),
  'exchange.chart.part': [['Odile', '72%']],
  'exchange.chart.average': [['3.5'], ['3']],
  'exchange.chart.differs': COUNTS.slice(1).map((count) => [count]),
  'exchange.hands.count': COUNTS.slice(1).flatMap((count) => [
    [count, count],
    [6 * count, count],
  ]),
  'exchange.hands.exported': [[31_913, '/home/anna/exchange.csv']],
  'exchange.hands.alike': [[1], [3], [6]],
  'exchange.hands.discards': FEW.map((count) => [count]),
  'exchange.hand.help': [['Herz']],
  'exchange.hand.picked': FEW.map((count) => [count]),
  'exchange.hand.fault': FAULTS.map((what) => [what, 'xyz']),
  'exchange.hand.wrongCount': [[1], [2], [4], [6]],
  'exchange.hand.wrongPack': [['6H']],
  'exchange.hand.turned': [['KH']],
  'exchange.hand.leads': [['KH']],
  'exchange.hand.ifTaken': FEW.map((count) => [count]),
  'exchange.hand.spoken': [
    ['KH', 'Odile', '+1.0%'],
    ['KH', 'Odile', ''],
  ],
}
