// The arguments of the sentences read out at the table.
const TRICK = [
  { name: 'Odile', card: 'KH' },
  { name: null, card: '10C' },
] as const

export const READ: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'reading.hand': [
    ['Odile', [], null],
    ['Odile', ['KH'], 'H'],
    ['Odile', ['KH', '9H', 'AS'], 'S'],
    ['Odile', ['A-SP', '6-BA'], 'BA'],
  ],
  'reading.mayBePlayed': [[['KH']], [['KH', '10C']]],
  'reading.chosen': [[['KH']], [['KH', '10C', 'AS']]],
  'reading.trick': [[TRICK], [TRICK.slice(0, 1)]],
  'reading.lastTrick': [
    [TRICK, null],
    [TRICK, 'Odile'],
  ],
  'reading.score': [0, 1, 2, 5].flatMap((points) => [
    ['Odile', points, 5],
    ['Anna', points, 1],
    ['Élise', points, 0],
  ]),
  'reading.trumps': [['H'], ['SP']],
  'reading.turnUp': [['KH'], ['10C']],
  'reading.dealer': [['Odile'], [null]],
  'reading.mayDo': [
    [[{ title: 'Odile', key: 'P' }]],
    [
      [
        { title: 'Odile', key: 'P' },
        { title: 'Anna', key: null },
      ],
    ],
  ],
}
