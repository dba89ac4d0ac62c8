// Every text of the window, asked with what it may be asked with.
import type { StoreTrouble } from '../../src/shared/bridge.ts'
import { FILE_WHYS } from '../../src/shared/file-fault.ts'
import { TUTOR_LIMITS } from '../../src/shared/coach.ts'
import { LEVELS } from '../../src/main/engine/players/levels.ts'
import { ARCHIVED } from './archived.ts'
import { ACCOUNTS, FIGURES, REASONS, VERDICTS } from './coached.ts'
import { EVENINGS } from './evenings.ts'
import { JUDGED } from './judged.ts'
import { POSITIONED } from './positioned.ts'
import { EXCHANGED } from './exchanged.ts'
import { EXERCISED } from './exercised.ts'
import { READ } from './read.ts'
import { SET } from './set.ts'
import { STRONG } from './strong.ts'
import { STUDIED } from './studied.ts'
import { VIENNESE } from './viennese.ts'

export const TROUBLES: readonly StoreTrouble[] = [
  'notDatabase',
  'foreign',
  'damaged',
  'altered',
  'newer',
  'inUse',
  'unreadable',
]
export const FILE = '/home/anna/cercle.db'

const NUMBERS = [0, 1, 2, 3, 4, 5, 21]
const numbers = NUMBERS.map((number) => [number])
const owned = ['Anna', 'Odile', 'Isidore', 'Élise'].flatMap((name) =>
  NUMBERS.map((number) => [name, number]),
)

/** The arguments of texts that are functions, by their place; the others with names. */
const ASKED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'about.version': [['1.2.3']],
  'about.data': TROUBLES.map((trouble) => [trouble, FILE]),
  fileRefused: [
    [FILE, null, null],
    ...FILE_WHYS.map((why) => [
      FILE,
      { why, line: 3, place: [2, 1, 4], broken: null, reason: 'players[0]' },
      null,
    ]),
  ],
  'cards.suit': [['S'], ['H'], ['D'], ['C']],
  'cards.name': [
    ['KH', true],
    ['10C', false],
    ['AS', true],
    ['QD', false],
  ],
  'cards.covered': owned,
  'hall.differing': numbers,
  'hall.againAgainst': [['Odile', 'Club']],
  'hall.againWith': [['Odile, Blanche']],
  'hall.againOf': [['Anna, Odile']],
  'hall.againEvening': [['Pool']],
  'evening.unnamed': numbers.slice(1),
  'match.length': [2, 3, 5].flatMap((toWin) => [
    [toWin, 2],
    [toWin, 3],
  ]),
  'match.score': [['2']],
  'match.parties': [['2']],
  'match.won': [['Anna 2, Odile 1']],
  'hall.against': [['Odile']],
  'hall.wonBy': [['Odile']],
  'hall.lineOf': [['Odile', 'Anna – Odile', '21 November']],
  'hall.level': [...LEVELS.map((level) => [level]), ['unheard of']],
  'hall.times': [[1], [2], [3], [4]],
  'table.handOf': [['Odile'], ['Anna']],
  'table.playedBy': [['Odile', 'KH']],
  'table.talonHolds': numbers,
  'table.turnUp': [['KH']],
  'table.tricks': numbers,
  'table.tricksOf': owned,
  'table.called': numbers,
  'table.discards': numbers,
  'table.discardsOf': owned,
  'table.markers': NUMBERS.flatMap((number) => [
    ['Anna', number, 5 - number],
    ['Odile', number, 4 - number],
  ]),
  'table.scoreOf': NUMBERS.map((number) => ['Odile', number, 5]),
  'table.deal': numbers,
  'slips.seen': [['King of hearts']],
  'slips.coveredBut': [['Odile', 'King of hearts']],
  'slips.faceUp': [['21', 'King of hearts']],
  'slips.unseen': [[1], [2]],
  'slips.putByFrom': [['Odile', 'King of hearts']],
  'table.rule': [['E-21']],
  'table.cutBy': [['Odile', 'KH']],
  'table.youCut': [['KH']],
  'table.flaps': numbers.flatMap(([number]) => [
    ['Odile', number, 0],
    ['Anna', number, 1],
    ['Anna', number, 2],
  ]),
  'hall.seats': [[2], [3], [4]],
  'result.wins': (['you', 'youWith', 'one', 'several'] as const).flatMap((who) =>
    (['partie', 'game', 'rubber', 'match'] as const).map((what) => ['Odile', who, what]),
  ),
  'rubber.times': [
    [1, 50],
    [2, 50],
  ],
  'rubber.carried': [
    ['Odile', 1],
    ['Odile', 4],
  ],
  'rubber.pays': [
    ['Odile', 1],
    ['Odile', 77],
  ],
  'result.counts': [[1], [2], [3], [4]],
  'result.score': [[5, 3]],
  'log.seed': [['0123456789abcdef']],
  'log.standIn': [['Odile']],
  'log.pointedOut': [
    ['Anna', 'Odile'],
    [null, 'Odile'],
  ],
  'rules.hits': numbers,
  'review.position': [
    [1, 40, 1],
    [40, 40, 7],
  ],
  ...FIGURES,
  ...ARCHIVED,
  ...JUDGED,
  ...POSITIONED,
  ...EXCHANGED,
  ...READ,
  ...SET,
  ...STRONG,
  ...STUDIED,
  ...EVENINGS,
  ...EXERCISED,
  ...VIENNESE,
  'coach.settings.limit': TUTOR_LIMITS.map((limit) => [limit]),
  'coach.settings.tutorHint': TUTOR_LIMITS.map((limit) => [limit]),
  'coach.hint.verdict': VERDICTS.map((verdict) => [verdict, () => '1.9%']),
  'coach.hint.reason': REASONS.map((reason) => [reason]),
  'coach.hint.chance': [[0.62], [0.004], [1]],
  'coach.hint.more': numbers.slice(1),
  'coach.hint.odds': [
    [6188, 3800, 3],
    [1, 0, 3],
    [142_506, 142_506, 4],
  ],
  'coach.hint.book': [
    ['L-8', 'Odile', true],
    ['J-a', 'Odile', false],
  ],
  'coach.tutor.givesAway': [
    ['0.08 of a partie', 0.041],
    ['0.2 markers', null],
  ],
  'coach.judgement.account': ACCOUNTS.map((account) => [account, () => '0.17 markers']),
  'coach.analysis.slipOf': numbers.slice(1).map(([deal]) => ['Odile', deal]),
  'coach.analysis.here': [['Odile', 'Anna', '−4.0%']],
}

type Text = readonly [place: string, text: string, asked: readonly unknown[]]

/** Every text below a place; names of keys on the keyboard are left out. */
export function textsOf(
  value: unknown,
  place = '',
  asked: readonly unknown[] = [],
): readonly Text[] {
  if (typeof value === 'string') return [[place, value, asked]]
  if (typeof value === 'function') {
    const names = Array.from({ length: value.length }, () => 'Odile')
    return (ASKED[place] ?? [names]).flatMap((args, index) =>
      textsOf(Reflect.apply(value, undefined, args), `${place}(${index})`, args),
    )
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${place} is no text`)
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'keys' && place !== ''
      ? []
      : textsOf(part, place === '' ? key : `${place}.${key}`, asked),
  )
}
