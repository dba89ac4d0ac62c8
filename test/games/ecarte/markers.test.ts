// Each moves their own markers (option `marks`): E-28, E-30, and the changes in other rules.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { loadAllData } from '../../../src/main/engine/games/ai.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Player, createPlayer } from '../../../src/main/engine/players/player.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { chance } from '../chance.ts'
import {
  type Start,
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  breach,
  dealOf,
  dealt,
  events,
  eventsOfDeal,
  givenUp,
  marks,
  next,
  openPartie,
} from './table.ts'

await loadAllData(ai)

const OWN = { marks: 'own' } as const
const own = (start: Start = {}): DealtState =>
  begin({ ...start, options: { ...OWN, ...start.options } })

const due = (state: DealtState) => ecarte.viewFor(state, 'onlooker').due
const words = (state: DealtState, seat: 0 | 1) =>
  ecarte.legalActions(state, seat).map((action) => action.do)

/** Elder holds the king of trumps and three tricks. */
const KING = { elder: 'KS KH QH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const

test('E-28 gained points are due, and count only once the player marks them', () => {
  const settled = after(own(), ...PLAY_OUT)
  expect(settled).toMatchObject({ phase: 'settled', score: [0, 0], marks: [] })
  expect(due(settled)).toEqual([1, 0])
  expect(events(own(), ...PLAY_OUT).at(-1)).toEqual({
    did: 'earned',
    seat: ELDER,
    points: 1,
    rule: 'E-24',
  })
  const marked = after(settled, 'elder marks')
  expect(marked).toMatchObject({ phase: 'settled', score: [1, 0] })
  expect([marks(marked), due(marked)]).toEqual([['elder 1 E-24'], [0, 0]])
})

test('E-30 the markers are moved in turn and out of turn, and after the deal, by who has something to mark', () => {
  const announced = after(own(KING), 'stand', 'elder announces')
  expect([words(announced, ELDER).includes('mark'), words(announced, DEALER)]).toEqual([true, []])
  expect(after(announced, 'elder marks').score).toEqual([1, 0])
  const led = after(announced, 'play KS')
  expect(ecarte.seatsToAct(led)).toEqual([DEALER, ELDER])
  expect(words(led, ELDER)).toEqual(['mark'])
  expect(after(led, 'elder marks').score).toEqual([1, 0])
  const settled = after(led, 'play JC KH KD QH QD 7D KC 8D QC')
  expect([ecarte.seatToPlay(settled), ecarte.seatsToAct(settled)]).toEqual([null, [ELDER]])
  expect(words(settled, ELDER)).toEqual(['mark'])
})

test('E-30 all that is due is marked at once, each point by its rule', () => {
  const settled = after(own(KING), 'stand', 'elder announces', 'play KS JC KH KC QH QC 7D KD QD 8D')
  expect(due(settled)).toEqual([2, 0])
  expect(events(settled, 'elder marks')).toEqual([
    { did: 'marked', seat: ELDER, points: 1, rule: 'E-16', score: 1 },
    { did: 'marked', seat: ELDER, points: 1, rule: 'E-24', score: 2 },
  ])
})

test('E-5 E-28 a king turned up is due to the dealer', () => {
  const state = own({ turnUp: 'KS' })
  expect([state.score, due(state)]).toEqual([
    [0, 0],
    [0, 1],
  ])
  expect(after(state, 'dealer marks').score).toEqual([0, 1])
})

test('E-28 what is not marked when the next trump is turned is lost', () => {
  const settled = after(own(), ...PLAY_OUT)
  const again = dealt(settled, dealOf({ ...KING, by: ELDER }))
  expect(again.events.map(({ did }) => did)).toEqual(['dealt', 'forgotten'])
  expect(again.events.at(-1)).toEqual({ did: 'forgotten', seat: ELDER, points: 1 })
  expect([again.state.score, due(again.state)]).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(breach(again.state, ELDER, 'dealer marks')).toEqual({ rule: 'E-28', why: 'nothingDue' })
})

test('E-28 a king turned in the next deal does not stand in for what was forgotten', () => {
  const state = next(after(own(), ...PLAY_OUT), { turnUp: 'KS' })
  expect(due(state)).toEqual([1, 0])
  expect(state.score).toEqual([0, 0])
})

test('E-28 E-38 cards thrown together turn no trump: nothing is lost by them', () => {
  const options = { irregularities: true }
  const settled = after(own({ options }), ...PLAY_OUT, 'count', 'count')
  const thrown = next(settled, { by: DEALER, slips: { noticed: true } })
  expect(due(thrown)).toEqual([1, 0])
  expect(after(thrown, 'elder marks').score).toEqual([1, 0])
  expect(due(next(thrown, { by: ELDER }))).toEqual([0, 0])
})

test('E-19 the partie ends when five are marked, and not before', () => {
  const start = { ...KING, score: [4, 0] } as const
  const announced = after(own(start), 'stand', 'elder announces')
  expect([announced.phase, due(announced)]).toEqual(['play', [1, 0]])
  expect(after(announced, 'elder marks')).toMatchObject({
    phase: 'over',
    score: [5, 0],
    winner: ELDER,
  })
  const settled = after(announced, 'play KS JC KH KC QH QC 7D KD QD 8D')
  expect([settled.phase, due(settled)]).toEqual(['settled', [1, 0]])
  const over = after(settled, 'elder marks')
  expect(over).toMatchObject({ phase: 'over', winner: ELDER })
  expect(breach(over, ELDER, 'elder marks')).toEqual({ rule: 'E-19', why: 'partieOver' })
})

test('E-19 of two who have five to mark the first to mark them has won', () => {
  const start = {
    elder: 'KS 7H 8H 9H 7D',
    dealer: 'KH QH JH KD QD',
    turnUp: '7S',
    score: [4, 4],
  } as const
  const settled = after(
    own(start),
    'stand',
    'elder announces',
    'play 7H JH KH 8H QH 9H KD 7D QD KS',
  )
  expect([settled.phase, due(settled)]).toEqual(['settled', [1, 1]])
  expect(after(settled, 'dealer marks')).toMatchObject({
    phase: 'over',
    score: [4, 5],
    winner: DEALER,
  })
  expect(after(settled, 'elder marks')).toMatchObject({
    phase: 'over',
    score: [5, 4],
    winner: ELDER,
  })
})

test('E-29 the partie is worth what the loser has marked, not what was due to them', () => {
  const start = {
    elder: 'KS 7H 8H 9H 7D',
    dealer: 'KH QH JH KD QD',
    turnUp: '7S',
    score: [0, 4],
  } as const
  const settled = after(
    own(start),
    'stand',
    'elder announces',
    'play 7H JH KH 8H QH 9H KD 7D QD KS',
  )
  expect(ecarte.findOutcome(after(settled, 'dealer marks'))).toEqual({ winner: DEALER, value: 3 })
  expect(ecarte.findOutcome(after(settled, 'elder marks', 'dealer marks'))).toEqual({
    winner: DEALER,
    value: 2,
  })
})

test('E-18 four points are four when they are marked', () => {
  const start = { ...KING, score: [3, 0] } as const
  const settled = after(own(start), 'stand', 'play KS JC KH KC QH QC 7D KD QD 8D')
  const forgotten = next(settled, { elder: KING.dealer, dealer: KING.elder })
  expect(words(forgotten, ELDER)).toEqual([])
  const marked = next(after(settled, 'elder marks'), { elder: KING.dealer, dealer: KING.elder })
  expect(words(marked, ELDER)).toEqual(['announceKing'])
})

test('E-27 what is due counts towards the most of a deal', () => {
  const vole = {
    elder: 'KS KH QH JH AH',
    dealer: 'KD QD KC QC JC',
    turnUp: '7S',
    options: { dealCap: 3 },
  } as const
  const said = ['propose', 'refuse', 'elder announces'] as const
  const play = 'play KS JC KH KC QH QC JH KD AH QD'
  expect(due(after(own(vole), ...said, play))).toEqual([3, 0])
  expect(after(own(vole), ...said, 'elder marks', play, 'elder marks').score).toEqual([3, 0])
})

test('E-28 no player has more than five due and marked together', () => {
  const settled = after(
    own({ ...KING, score: [4, 0] }),
    'stand',
    'elder announces',
    'play KS JC KH KC QH QC 7D KD QD 8D',
  )
  expect(due(settled)).toEqual([1, 0])
})

test('E-37 a point lost comes off what is due, which is marked first', () => {
  const six = ['propose', 'accept', 'discard 7D', 'discard JC takes 2', 'stand'] as const
  const start = { turnUp: 'KS', options: { irregularities: true } } as const
  for (const score of [
    [0, 0],
    [0, 4],
  ] as const) {
    const fined = after(own({ ...start, score }), ...six, 'claimSurplus')
    expect([fined.phase, fined.score, due(fined)]).toEqual(['play', score, [0, 0]])
    expect(marks(fined)).toEqual(['dealer 1 E-5', 'dealer -1 E-37'])
  }
})

test('E-38 a deferred deal takes with it what was due or marked in it, until it is taken up', () => {
  const options = { irregularities: true }
  const settled = after(own({ options }), ...PLAY_OUT, 'count', 'count', 'elder marks')
  const again = next(settled, { by: DEALER, turnUp: 'KS' })
  for (const state of [again, after(again, 'dealer marks')]) {
    const put = after(state, 'elder claimDealer')
    expect([put.score, due(put)]).toEqual([
      [1, 0],
      [0, 0],
    ])
    const between = after(next(put, { by: ELDER }), ...PLAY_OUT, 'count', 'count')
    const deal = requireValue(ecarte.deferredDeal?.(between) ?? undefined)
    const taken = dealt(between, deal)
    expect([taken.state.score, due(taken.state)]).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(taken.events.map(({ did }) => did)).toEqual(['tookUpPutBy', 'forgotten', 'earned'])
  }
})

test('E-40 after a renonce the point for all five tricks is due too', () => {
  const start = {
    elder: '7H 8H 9H 7D 8D',
    dealer: 'KS QS JS AS KH',
    turnUp: '7S',
    options: { irregularities: true },
  } as const
  const open = after(
    own(start),
    'stand',
    'play 7H KS',
    'play QS 7D JS 8D AS 8H KH 9H',
    'claimRenonce',
  )
  const settled = after(open, 'play 7H KH KS 7D QS 8D JS 8H AS 9H', 'count', 'count')
  expect(due(settled)).toEqual([0, 1])
  expect(after(settled, 'dealer marks').marks).toEqual([{ seat: DEALER, points: 1, rule: 'E-40' }])
})

test('G-1 what giving up brings the other side is marked for it, with what was due to it', () => {
  const state = givenUp(after(own(KING), 'stand', 'elder announces', 'play KS'), DEALER, 'deal')
  expect([state.phase, state.score, due(state)]).toEqual(['settled', [3, 0], [0, 0]])
  const both = givenUp(after(own({ turnUp: 'KS' }), 'stand'), DEALER, 'deal')
  expect([both.score, due(both)]).toEqual([
    [2, 0],
    [0, 1],
  ])
})

test('G-2 a partie given up is over, and what was due to the player who gives it up is lost', () => {
  const state = givenUp(own({ turnUp: 'KS' }), DEALER, 'partie')
  expect(state).toMatchObject({ phase: 'over', score: [5, 0], winner: ELDER, value: 3 })
})

test('E-28 at a table that marks by itself no player moves markers, nor before the first deal', () => {
  expect(breach(begin({ turnUp: 'KS' }), DEALER, 'dealer marks')).toEqual({
    rule: 'E-28',
    why: 'houseMarks',
  })
  expect(ecarte.findBreach(openPartie({ options: OWN }), DEALER, { do: 'mark' })).toEqual({
    rule: 'E-28',
    why: 'nothingDue',
  })
  expect(eventsOfDeal({ turnUp: 'KS', options: OWN }).map(({ did }) => did)).toEqual([
    'dealt',
    'earned',
  ])
})

test('E-28 a choice to be made does not keep anybody from marking', () => {
  const start = { turnUp: 'KS', options: { irregularities: true, ...OWN }, score: [0, 4] } as const
  const six = after(
    begin(start),
    'propose',
    'accept',
    'discard 7D takes 2',
    'discard none',
    'stand',
  )
  expect(six.slips?.choice).toMatchObject({ rule: 'E-37', seat: DEALER })
  expect(after(six, 'dealer marks')).toMatchObject({ phase: 'over', slips: { choice: null } })
})

test('E-28 due points are seen by both, and sampled as they are', () => {
  const state = after(own(KING), 'stand', 'elder announces')
  for (const eye of [ELDER, DEALER] as const) {
    const view = ecarte.viewFor(state, eye)
    expect(view.due).toEqual([1, 0])
    expect(ecarte.viewFor(ai.sampleState(view, chance(1)), eye)).toEqual(view)
  }
})

/** The place of the king of trumps, as the dealer samples it: in elder’s hand, or discarded. */
function kingsPlaces(state: DealtState): ReadonlySet<string> {
  const [view, random] = [ecarte.viewFor(state, DEALER), chance(3)]
  const places = Array.from({ length: 200 }, () => {
    const one = ai.sampleState(view, random)
    expect(ecarte.viewFor(one, DEALER)).toEqual(view)
    if (one.phase === 'open') return 'nowhere'
    return one.hands[ELDER].includes('KS')
      ? 'hand'
      : one.discards[ELDER].includes('KS')
        ? 'discards'
        : 'talon'
  })
  return new Set(places)
}

test.each([true, false])(
  'E-18 E-28 a king announced at four may be laid away (irregularities: %s)',
  (irregularities) => {
    const four = own({ ...KING, score: [4, 0], options: { irregularities } })
    const said = after(four, 'elder announces')
    const bought = ['propose', 'accept', 'discard KS', 'discard none'] as const
    expect(kingsPlaces(said)).toEqual(new Set(['hand']))
    expect(kingsPlaces(after(said, ...bought))).toEqual(new Set(['hand', 'discards']))
    expect(kingsPlaces(after(said, ...bought, 'stand'))).toEqual(new Set(['hand', 'discards']))
    // at less it is announced in play, when nothing is discarded any more
    const two = own({ ...KING, score: [2, 0], options: { irregularities } })
    const later = after(
      two,
      'propose',
      'accept',
      'discard 7D',
      'discard none',
      'stand',
      'elder announces',
    )
    expect(kingsPlaces(later)).toEqual(new Set(['hand']))
  },
)

test('E-18 E-38 so may one announced at four in a deferred deal, though a point was lost since (E-37)', () => {
  const options = { irregularities: true }
  const settled = after(
    own({ options, score: [3, 0] }),
    ...PLAY_OUT,
    'count',
    'count',
    'elder marks',
  )
  const bought = ['propose', 'accept', 'discard KS', 'discard none'] as const
  const put = after(
    next(settled, { ...KING, by: DEALER }),
    'elder announces',
    ...bought,
    'elder claimDealer',
  )
  const six = [
    'propose',
    'accept',
    'discard 7D',
    'discard KD takes 2',
    'stand',
    'claimSurplus',
  ] as const
  const between = givenUp(after(next(put, { by: ELDER }), ...six), ELDER, 'deal')
  const { state } = dealt(between, requireValue(ecarte.deferredDeal?.(between) ?? undefined))
  expect([state.score[ELDER], due(state)]).toEqual([3, [1, 0]])
  expect(kingsPlaces(state)).toEqual(new Set(['hand', 'discards']))
})

const player = (level: string): Player => requireValue(createPlayer(ai, level) ?? undefined)

test.each(['rulebook', 'club', 'master:4'])(
  'E-28 %s marks at once, in and out of turn, and after the deal',
  (level) => {
    const play = player(level)
    const announced = after(own(KING), 'stand', 'elder announces')
    const led = after(announced, 'play KS')
    for (const state of [announced, led, after(led, 'play JC KH KC QH QC 7D KD QD 8D')]) {
      const look = {
        getView: () => ecarte.viewFor(state, ELDER),
        legal: ecarte.legalActions(state, ELDER),
      }
      const onTurn = ecarte.seatToPlay(state) === ELDER
      expect(play({ ...look, onTurn }, chance(1))).toEqual({ do: 'mark' })
    }
  },
)

test('E-28 a novice forgets to mark one time in twelve', () => {
  const play = player('novice')
  const state = after(own(), ...PLAY_OUT)
  const look = {
    getView: () => ecarte.viewFor(state, ELDER),
    legal: ecarte.legalActions(state, ELDER),
    onTurn: false,
  }
  const random = chance(2)
  const forgot = Array.from({ length: 2400 }, () => play(look, random)).filter(
    (said) => said === null,
  ).length
  expect(Math.abs(forgot - 200)).toBeLessThan(60)
})
