// Proposing, discarding, buying, and who becomes vulnerable: E-7 to E-15.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { ECARTE_PACK } from '../../../src/main/engine/games/ecarte/state.ts'
import { CALLS } from '../../../src/shared/words/calls.ts'
import { words } from '../../../src/shared/words/index.ts'
import {
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  breach,
  discardable,
  events,
  exchanged,
  hand,
  next,
  turnOf,
} from './table.ts'

const HANDS = {
  elder: 'KH QH JH 7D 8D',
  dealer: 'KD QD KC QC JC',
  talon: '9H 10H AH 9D 10D AD',
} as const

test('E-7 elder either plays or proposes', () => {
  const state = begin()
  expect(ecarte.legalActions(state, ELDER)).toEqual([{ do: 'propose' }, { do: 'stand' }])
  expect(ecarte.legalActions(state, DEALER)).toEqual([])
  expect(after(state, 'stand').phase).toBe('play')
  expect(after(state, 'propose')).toMatchObject({ phase: 'exchange', asks: 'answer' })
})

test('E-7 the dealer accepts or refuses', () => {
  const state = after(begin(), 'propose')
  expect(ecarte.legalActions(state, ELDER)).toEqual([])
  expect(ecarte.legalActions(state, DEALER)).toEqual([{ do: 'accept' }, { do: 'refuse' }])
  expect(turnOf(after(state, 'accept'))).toBe(ELDER)
  expect(after(state, 'refuse').phase).toBe('play')
})

test('E-7 no player speaks for the other', () => {
  expect(breach(begin(), DEALER, 'propose')).toEqual({ rule: 'E-7', why: 'notYourTurn' })
  expect(breach(begin(), DEALER, 'stand')).toEqual({ rule: 'E-7', why: 'notYourTurn' })
  expect(breach(begin(), DEALER, 'accept')).toEqual({ rule: 'E-7', why: 'noProposal' })
  expect(breach(after(begin(), 'propose'), ELDER, 'accept')).toEqual({
    rule: 'E-7',
    why: 'notYourTurn',
  })
  expect(breach(after(begin(), 'propose'), DEALER, 'propose')).toEqual({
    rule: 'E-7',
    why: 'notYourTurn',
  })
})

test('E-7 no card is played before that is settled', () => {
  for (const state of [begin(), after(begin(), 'propose'), after(begin(), 'propose', 'accept')])
    expect(breach(state, ELDER, 'play KH')).toEqual({ rule: 'E-7', why: 'notPlaying' })
})

test('E-8 elder discards, then the dealer; both discards lie before either draws', () => {
  const one = after(begin(HANDS), 'propose', 'accept', 'discard 7D 8D')
  expect(one).toMatchObject({ asks: 'dealerDiscards', exchanges: [[2, null]] })
  expect(one.hands[ELDER]).toEqual(hand('KH QH JH'))
  expect(one.talon).toHaveLength(21)
  expect(one.discards).toEqual([hand('7D 8D'), []])
})

test('E-8 cards come from the top of the talon, elder’s first, then the dealer’s', () => {
  const both = after(begin(HANDS), 'propose', 'accept', 'discard 7D 8D', 'discard QD QC JC')
  expect(both.hands).toEqual([hand('KH QH JH 9H 10H'), hand('KD KC AH 9D 10D')])
  expect(both.talon[0]).toBe('AD')
  expect(both).toMatchObject({ asks: 'decide', exchanges: [[2, 3]] })
  expect(both.talon).toHaveLength(16)
  expect(both.discards).toEqual([hand('7D 8D'), hand('QD QC JC')])
})

test('E-8 a player discards cards that they hold, each once', () => {
  const state = after(begin(), 'propose', 'accept')
  expect(breach(state, ELDER, 'discard KD')).toEqual({ rule: 'E-8', why: 'discardNotHeld' })
  expect(breach(state, ELDER, 'discard 7D 7D')).toEqual({ rule: 'E-8', why: 'discardTwice' })
  expect(breach(state, ELDER, 'discard 7D KD 8D')).toEqual({ rule: 'E-8', why: 'discardNotHeld' })
  expect(breach(state, DEALER, 'discard KD')).toEqual({ rule: 'E-8', why: 'notYourTurn' })
  expect(breach(after(state, 'discard 7D'), ELDER, 'discard 8D')).toEqual({
    rule: 'E-8',
    why: 'notYourTurn',
  })
})

test('E-8 every choice of cards may be discarded, in whatever order they are named', () => {
  const state = after(begin(), 'propose', 'accept')
  expect(ecarte.legalActions(state, ELDER)).toHaveLength(31)
  expect(after(state, 'discard 8D KH').hands[ELDER]).toEqual(hand('QH JH 7D'))
})

test('E-8 never more than the talon holds for them', () => {
  const left = exchanged(exchanged(begin(), 5, 5), 5, 3)
  expect(left.talon).toHaveLength(3)
  const state = after(left, 'propose', 'accept')
  const five = `discard ${state.hands[ELDER].join(' ')}` as const
  expect(breach(state, ELDER, five)).toEqual({ rule: 'E-8', why: 'discardTooMany' })
  expect(discardable(state)).toEqual([1, 2, 3])
})

test('E-8 five is called „Paket!“', () => {
  const five = after(begin(), 'propose', 'accept')
  const [said] = events(five, 'discard KH QH JH 7D 8D')
  const [four] = events(five, 'discard KH QH JH 7D')
  for (const language of ['en', 'de', 'fr'] as const) {
    const tell = (event: typeof said) =>
      event &&
      words(language)
        .game('ecarte')
        .event(ecarte.eventFor(event, DEALER), { names: ['Anna', 'Odile'], you: 1 })
    expect(tell(said)).toContain(CALLS.packet)
    expect(tell(four)).not.toContain(CALLS.packet)
  }
})

test('E-9 the dealer never exchanges alone', () => {
  expect(breach(begin(), DEALER, 'discard KD')).toEqual({ rule: 'E-8', why: 'notExchanging' })
  expect(breach(after(begin(), 'stand'), DEALER, 'accept')).toEqual({
    rule: 'E-7',
    why: 'noProposal',
  })
  expect(discardable(after(begin(), 'propose', 'accept'))).toEqual([1, 2, 3, 4, 5])
})

test('E-9 after accepting the dealer may take none', () => {
  const state = after(begin(), 'propose', 'accept', 'discard 7D')
  expect(discardable(state)).toEqual([0, 1, 2, 3, 4, 5])
  expect(events(state, 'discard none').map(({ did }) => did)).toEqual(['discarded', 'drew'])
  expect(exchanged(begin(), 1, 0)).toMatchObject({ asks: 'decide', exchanges: [[1, 0]] })
})

test('E-9 the dealer exchanges alone when elder took none', () => {
  const state = exchanged(begin({ ...HANDS, preset: 'casual' }), 0, 2)
  expect(state.hands).toEqual([hand(HANDS.elder), hand('KC QC JC 9H 10H')])
  expect(state).toMatchObject({ phase: 'exchange', asks: 'decide', exchanges: [[0, 2]] })
})

test.each(['classic', 'club', 'turf'] as const)(
  'E-10 elder discards one at least (%s)',
  (preset) => {
    const state = after(begin({ preset }), 'propose', 'accept')
    expect(breach(state, ELDER, 'discard none')).toEqual({ rule: 'E-10', why: 'discardTooFew' })
  },
)

test('E-10 elder may discard none (casual, or by the option)', () => {
  for (const start of [{ preset: 'casual' }, { options: { elderMinimumDiscard: 0 } }] as const) {
    const state = after(begin(start), 'propose', 'accept')
    expect(discardable(state)).toEqual([0, 1, 2, 3, 4, 5])
    expect(breach(state, ELDER, 'discard none')).toBeNull()
  }
})

test('E-10 an exchange in which neither takes a card ends the exchanging', () => {
  const state = exchanged(begin({ preset: 'casual' }), 0, 0)
  expect(state).toMatchObject({ phase: 'play', vulnerable: null, exchanges: [[0, 0]] })
  expect(turnOf(state)).toBe(ELDER)
  expect(breach(state, ELDER, 'propose')).toEqual({ rule: 'E-10', why: 'noneExchanged' })
})

test('E-11 after each exchange elder decides again', () => {
  const once = exchanged(begin(), 2, 2)
  expect(ecarte.legalActions(once, ELDER)).toEqual([{ do: 'propose' }, { do: 'stand' }])
  const twice = exchanged(once, 1, 0)
  expect(twice).toMatchObject({ phase: 'exchange', asks: 'decide' })
  expect(twice.exchanges.flat()).toEqual([2, 2, 1, 0])
  expect(after(twice, 'stand').phase).toBe('play')
  expect(after(twice, 'propose', 'refuse').phase).toBe('play')
})

test('E-11 once a player insists on play the exchange is over', () => {
  for (const state of [
    after(begin(), 'stand'),
    after(exchanged(begin(), 2, 2), 'propose', 'refuse'),
  ]) {
    expect(breach(state, ELDER, 'propose')).toEqual({ rule: 'E-11', why: 'exchangeOver' })
    expect(breach(state, ELDER, 'discard KH')).toEqual({ rule: 'E-8', why: 'notExchanging' })
  }
})

test('E-12 elder may take all that is left, whatever that leaves for the dealer', () => {
  const three = after(exchanged(exchanged(begin(), 5, 5), 5, 3), 'propose', 'accept')
  expect(discardable(three)).toEqual([1, 2, 3])
  const rest = after(three, `discard ${three.hands[ELDER].slice(0, 3).join(' ')}`)
  expect(ecarte.legalActions(rest, DEALER)).toEqual([{ do: 'discard', cards: [] }])
  const [card = 'KS'] = rest.hands[DEALER]
  expect(breach(rest, DEALER, `discard ${card}`)).toEqual({ rule: 'E-8', why: 'discardTooMany' })
  expect(after(rest, 'discard none')).toMatchObject({ phase: 'play', talon: [] })
})

test('E-12 the dealer may take up to the rest', () => {
  const three = after(exchanged(exchanged(begin(), 5, 5), 5, 3), 'propose', 'accept')
  expect(discardable(after(three, `discard ${three.hands[ELDER][0]}`))).toEqual([0, 1, 2])
})

test('E-12 the turn-up is never drawn', () => {
  const state = exchanged(exchanged(exchanged(begin(), 5, 5), 5, 5), 1, 0)
  expect(state.talon).toEqual([])
  const drawn = [...state.hands.flat(), ...state.discards.flat()]
  expect([...drawn, '7S'].toSorted()).toEqual(ECARTE_PACK.toSorted())
})

test('E-13 with the talon empty elder must lead', () => {
  const state = exchanged(exchanged(exchanged(begin(), 5, 5), 5, 5), 1, 0)
  expect(state.phase).toBe('play')
  expect(state.exchanges.flat()).toEqual([5, 5, 5, 5, 1, 0])
  expect(turnOf(state)).toBe(ELDER)
  expect(breach(state, ELDER, 'propose')).toEqual({ rule: 'E-13', why: 'talonEmpty' })
  expect(breach(state, ELDER, 'stand')).toEqual({ rule: 'E-13', why: 'talonEmpty' })
  expect(ecarte.legalActions(state, ELDER).every((action) => action.do === 'play')).toBe(true)
})

test('E-14 a proposal cannot be taken back', () => {
  const state = after(begin(), 'propose')
  expect(breach(state, ELDER, 'stand')).toEqual({ rule: 'E-7', why: 'notYourTurn' })
  expect(breach(after(state, 'accept'), ELDER, 'stand')).toEqual({
    rule: 'E-7',
    why: 'notYourTurn',
  })
})

test('E-14 neither an acceptance nor a refusal can be taken back', () => {
  expect(breach(after(begin(), 'propose', 'accept'), DEALER, 'refuse')).toEqual({
    rule: 'E-7',
    why: 'noProposal',
  })
  expect(breach(after(begin(), 'propose', 'refuse'), DEALER, 'accept')).toEqual({
    rule: 'E-7',
    why: 'noProposal',
  })
})

test('E-15 elder is vulnerable by playing without having proposed', () => {
  expect(after(begin(), 'stand').vulnerable).toBe(ELDER)
  expect(events(begin(), 'stand')).toEqual([
    { did: 'stood', seat: ELDER },
    { did: 'becameVulnerable', seat: ELDER },
  ])
})

test('E-15 the dealer is vulnerable by refusing the first proposal', () => {
  expect(after(begin(), 'propose').vulnerable).toBeNull()
  expect(after(begin(), 'propose', 'refuse').vulnerable).toBe(DEALER)
  expect(after(next(after(begin(), ...PLAY_OUT)), 'propose', 'refuse').vulnerable).toBe(0)
})

test('E-15 once one exchange has taken place no player becomes vulnerable', () => {
  const once = exchanged(begin(), 1, 0)
  expect(after(once, 'stand').vulnerable).toBeNull()
  expect(after(once, 'propose', 'refuse').vulnerable).toBeNull()
  expect(events(once, 'stand')).toEqual([{ did: 'stood', seat: ELDER }])
  expect(after(exchanged(begin({ preset: 'casual' }), 0, 1), 'stand').vulnerable).toBeNull()
})
