// Records with one error, and what the one line about it must name.
type BadRecord = readonly [wrong: string, changes: Readonly<Record<string, unknown>>, says: RegExp]

const deal = (number: 1 | 2): string => `parties.0.deals.${number - 1}`
const one = deal(1)
const two = deal(2)
/** The steps of the deal that stops. */
const steps = (...actions: readonly object[]): Readonly<Record<string, unknown>> => ({
  [`${two}.actions`]: actions,
})
const elder = (word: string, more: object = {}) => ({ seat: 1, do: word, ...more })
const dealer = (word: string, more: object = {}) => ({ seat: 0, do: word, ...more })
const led = [elder('stand'), elder('play', { card: 'QD' })]
const exchanging = [elder('propose'), dealer('accept')]

/** Errors of the shape. Changes are made to TWO_DEALS. */
export const MALFORMED: readonly BadRecord[] = [
  ['a key of the record that there is not', { comment: 'x' }, /unknown key "comment"/],
  ['a key of a player that there is not', { 'players.0.age': 40 }, /unknown key "age"/],
  ['a key of a partie that there is not', { 'parties.0.winner': 0 }, /unknown key "winner"/],
  ['a key of a deal that there is not', { [`${two}.trump`]: 'D' }, /unknown key "trump"/],
  [
    'a key of an action that there is not',
    { [`${one}.actions.0.card`]: 'KH' },
    /deal 1, step 1.*unknown key "card"/,
  ],
  ['no format', { format: undefined }, /format/],
  ['another format', { format: 'pgn' }, /format: .*expected "cercle-record"/],
  ['another version', { version: 2 }, /version/],
  ['a version that is a text', { version: '1' }, /version/],
  ['no game', { game: undefined }, /game/],
  ['a game there is not', { game: 'bridge' }, /no game "bridge"/],
  ['a game named like a part of every object', { game: 'constructor' }, /no game "constructor"/],
  ['no players', { players: undefined }, /players/],
  ['one player', { 'players.1': undefined }, /players/],
  ['three players', { 'players.2': { name: 'Max', kind: 'person' } }, /ecarte is played by 2/],
  [
    'a player of no kind',
    { 'players.0.kind': 'robot' },
    /players.*kind: .*expected one of "person"\|"computer"/,
  ],
  ['no parties', { parties: undefined }, /parties/],
  ['parties that are no list', { parties: {} }, /parties: .*expected array, received object/],
  ['a day that is none', { startedAt: 'yesterday' }, /startedAt/],
  ['a card that is none', { [`${two}.turnUp`]: '1S' }, /"1S" is no card/],
  ['a card in small letters', { [`${two}.turnUp`]: 'kh' }, /"kh" is no card/],
  ['a card without a suit', { [`${two}.hands.0.0`]: 'K' }, /"K" is no card/],
  ['a card of no suit', { [`${two}.hands.1.4`]: 'KX' }, /"KX" is no card/],
  ['a card with more behind it', { [`${one}.talon.0`]: '8DD' }, /"8DD" is no card/],
  ['a card that is empty', { [`${one}.talon.1`]: '' }, /"" is no card/],
  ['a card that is a number', { [`${one}.talon.1`]: 7 }, /talon.*expected string, received number/],
  [
    'a card played that is none',
    { [`${two}.actions.1.card`]: 'ZZ' },
    /deal 2, step 2.*"ZZ" is no card/,
  ],
  ['no hands', { [`${two}.hands`]: undefined }, /hands/],
  ['no turn-up', { [`${two}.turnUp`]: undefined }, /turnUp/],
  ['no dealer', { [`${two}.dealer`]: undefined }, /dealer/],
  ['a dealer who is nobody', { [`${two}.dealer`]: 1e308 }, /dealer/],
  ['half a dealer', { [`${two}.dealer`]: 0.5 }, /dealer/],
  ['no actions', { [`${two}.actions`]: undefined }, /actions/],
  ['an action without a seat', { [`${two}.actions.0.seat`]: undefined }, /seat/],
  ['an action that does nothing', { [`${two}.actions.0.do`]: undefined }, /do/],
  ['an action there is not', steps(elder('dance')), /deal 2, step 1/],
  ['an action named like a part of every object', steps(elder('toString')), /deal 2, step 1/],
  ['a discard without cards', steps(...exchanging, elder('discard')), /deal 2, step 3.*cards/],
  [
    'points below nothing',
    { [`${one}.scoreBefore`]: [-1, 0] },
    /scoreBefore.*expected number to be >=0/,
  ],
  ['half points', { [`${one}.scoreBefore`]: [0.5, 0] }, /scoreBefore/],
  ['points beyond counting', { [`${one}.scoreBefore`]: [2 ** 60, 0] }, /scoreBefore/],
  ['options that are a list', { options: [] }, /options/],
  ['an option that is null', { 'options.dealCap': null }, /dealCap/],
  ['an option there is not', { 'options.dealcap': 3 }, /no option "dealcap"/],
  [
    'an option named like a part of every object',
    { 'options.toString': 3 },
    /no option "toString"/,
  ],
  ['a value the option has not', { 'options.dealCap': 5 }, /option dealCap takes 3, 4,? or "none"/],
  ['a value written as a text', { 'options.dealCap': '3' }, /option dealCap takes/],
  [
    'irregularities now and then',
    { 'options.irregularities': 'rare' },
    /option irregularities takes false/,
  ],
  ['slips that are none', { [`${one}.slips`]: {} }, /slips: a slip is missing/],
  ['a slip there is not', { [`${one}.slips`]: { torn: ['8D'] } }, /unknown key "torn"/],
  ['a preset there is not', { 'options.preset': 'casino' }, /no preset "casino"/],
]

/** Errors against the rules. Changes are made to TWO_DEALS. */
export const BREACHES: readonly BadRecord[] = [
  [
    'slips where none are played',
    { [`${one}.slips`]: { unseen: 1 } },
    /partie 1, deal 1: .*\(E-4\)/,
  ],
  ['a hand too small', { [`${two}.hands.0.4`]: undefined }, /partie 1, deal 2: .*\(E-4\)/],
  ['a third hand', { [`${two}.hands.2`]: ['8S'] }, /partie 1, deal 2: .*\(E-4\)/],
  [
    'packets that are not given',
    { [`${one}.packets`]: '4+1' },
    /partie 1, deal 1: .*packets.*\(E-4\)/,
  ],
  [
    'a talon too large',
    { [`${one}.talon`]: Array.from({ length: 22 }, () => '8D') },
    /deal 1: .*talon.*\(E-4\)/,
  ],
  ['a card in both hands', { [`${two}.hands.0.0`]: 'KD' }, /partie 1, deal 2: .*\(E-1\)/],
  ['the turn-up in a hand', { [`${two}.turnUp`]: 'AS' }, /partie 1, deal 2: .*\(E-[14]\)/],
  ['a card of the talon in a hand', { [`${one}.talon.0`]: 'KH' }, /partie 1, deal 1: .*\(E-1\)/],
  ['a card that the pack has not', { [`${one}.talon.1`]: '6H' }, /partie 1, deal 1: .*\(E-1\)/],
  ['the same dealer twice', { [`${two}.dealer`]: 1 }, /partie 1, deal 2: .*\(E-6\)/],
  ['a dealer at a larger table', { [`${one}.dealer`]: 2 }, /partie 1, deal 1: .*\(E-6\)/],
  [
    'a deal before the last is played out',
    { [`${one}.actions.15`]: undefined, [`${one}.scoreAfter`]: undefined },
    /deal 2: .*\(E-6\)/,
  ],
  [
    'cards drawn that make the other deal',
    { 'parties.0.cut': [['KH', '7C']] },
    /partie 1, deal 1: .*\(E-3, W-2, H-2\)/,
  ],
  [
    'a draw that was not equal and was repeated',
    {
      'parties.0.cut': [
        ['KH', '7C'],
        ['7C', 'KH'],
      ],
    },
    /deal 1: .*\(E-3, W-2, H-2\)/,
  ],
  [
    'points that are enough to win',
    { [`${one}.scoreBefore`]: [5, 0] },
    /partie 1, deal 1: scoreBefore/,
  ],
  ['points of one seat only', { [`${one}.scoreBefore`]: [0] }, /partie 1, deal 1: scoreBefore/],
  [
    'points before a later deal',
    { [`${two}.scoreBefore`]: [2, 0] },
    /partie 1, deal 2: scoreBefore/,
  ],
  ['points counted wrong', { [`${one}.scoreAfter`]: [3, 0] }, /partie 1, deal 1.*scoreAfter.*2–0/],
  [
    'points of three seats',
    { [`${one}.scoreAfter`]: [2, 0, 0] },
    /partie 1, deal 1.*scoreAfter.*2–0/,
  ],
  [
    'an action of nobody',
    steps({ seat: 2, do: 'stand' }),
    /partie 1, deal 2, step 1: nobody sits there/,
  ],
  ['a proposal out of turn', steps(dealer('propose')), /partie 1, deal 2, step 1: .*\(E-7\)/],
  ['an answer to no proposal', steps(dealer('accept')), /partie 1, deal 2, step 1: .*\(E-7\)/],
  [
    'an answer of the one who asked',
    steps(elder('propose'), elder('accept')),
    /deal 2, step 2: .*\(E-7\)/,
  ],
  ['a proposal taken back', steps(elder('propose'), elder('stand')), /deal 2, step 2: .*\(E-7\)/],
  [
    'a card played before the exchange is settled',
    steps(elder('play', { card: 'QD' })),
    /deal 2, step 1: .*\(E-7\)/,
  ],
  [
    'a discard without acceptance',
    steps(elder('discard', { cards: ['7H'] })),
    /deal 2, step 1: .*\(E-8\)/,
  ],
  [
    'a discard out of turn',
    steps(...exchanging, dealer('discard', { cards: [] })),
    /deal 2, step 3: .*\(E-8\)/,
  ],
  [
    'a discard of none',
    steps(...exchanging, elder('discard', { cards: [] })),
    /deal 2, step 3: .*\(E-10\)/,
  ],
  [
    'a discard of what is not held',
    steps(...exchanging, elder('discard', { cards: ['AS'] })),
    /step 3: .*\(E-8\)/,
  ],
  [
    'a discard of a card twice',
    steps(...exchanging, elder('discard', { cards: ['7H', '7H'] })),
    /step 3: .*\(E-8\)/,
  ],
  [
    'a proposal after refusal',
    steps(elder('propose'), dealer('refuse'), elder('propose')),
    /step 3: .*\(E-11\)/,
  ],
  ['a king too early', steps(elder('announceKing')), /deal 2, step 1: .*\(E-17\)/],
  [
    'a king too late',
    steps(...led, dealer('play', { card: 'AD' }), elder('announceKing')),
    /step 4: .*\(E-17\)/,
  ],
  [
    'a king that is not held',
    steps(elder('stand'), dealer('announceKing')),
    /deal 2, step 2: .*\(E-16\)/,
  ],
  [
    'a king twice',
    steps(elder('stand'), elder('announceKing'), elder('announceKing')),
    /step 3: .*\(E-16\)/,
  ],
  [
    'a lead out of turn',
    steps(elder('stand'), dealer('play', { card: 'AD' })),
    /deal 2, step 2: .*\(E-20\)/,
  ],
  [
    'a card that is not held',
    steps(...led, dealer('play', { card: '7C' })),
    /deal 2, step 3: .*\(E-20\)/,
  ],
  [
    'a suit not followed',
    steps(...led, dealer('play', { card: 'AS' })),
    /deal 2, step 3: .*\(E-21\)/,
  ],
  [
    'a card not beaten',
    steps(elder('stand'), elder('play', { card: '8H' }), dealer('play', { card: 'AS' })),
    /step 3: .*beat.*\(E-21\)/,
  ],
  [
    'a suit not trumped',
    { [`${one}.actions.9.card`]: 'QD' },
    /partie 1, deal 1, step 10: .*trump.*\(E-21\)/,
  ],
  [
    'a card after the deal',
    { [`${one}.actions.16`]: dealer('play', { card: 'KS' }) },
    /deal 1, step 17: .*\(E-28\)/,
  ],
  [
    'a deal given up after it',
    { [`${one}.actions.16`]: dealer('giveUpDeal') },
    /deal 1, step 17: .*\(G-1\)/,
  ],
  ['a partie after one that is not over', { 'parties.1': { deals: [] } }, /partie 1, .*not over/],
  [
    'an action after the partie',
    { [`${one}.scoreBefore`]: [4, 0] },
    /partie 1, deal 1, step 7: .*\(E-19\)/,
  ],
  [
    'a deal after the partie',
    { [`${one}.scoreBefore`]: [3, 0], [`${one}.scoreAfter`]: undefined },
    /partie 1, deal 2: .*over.*\(E-19\)/,
  ],
  [
    'a card of the talon that is not known',
    { [`${one}.talon.1`]: undefined },
    /partie 1, deal 1, step 4: .*talon/,
  ],
  [
    'no talon at all to draw from',
    { [`${one}.talon`]: undefined },
    /partie 1, deal 1, step 4: .*talon/,
  ],
]
