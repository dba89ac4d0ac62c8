// The window's reading of a view and an event with slips at a table of Écarté (E-31 … E-40).
import { expect, test } from 'vitest'
import { groupChoices } from '../../src/shared/view.ts'
import {
  promptFor,
  spokenCall,
  decisionIn,
  isAside,
} from '../../src/renderer/table/ecarte-calls.ts'
import {
  hasComeBack,
  layOutView,
  deferredDeal,
  seenIn,
  turnedBeside,
} from '../../src/renderer/table/ecarte-slips.ts'
import { ecarte } from '../../src/main/engine/games/ecarte/index.ts'
import type { DealtState } from '../../src/main/engine/games/ecarte/state.ts'
import type { Side } from '../../src/shared/duel.ts'
import { interfaceWords } from '../../src/shared/words/en/interface.ts'
import { type Start, DEALER, ELDER, after, begin, events, next } from '../games/ecarte/table.ts'

const irregular = (start: Start = {}): DealtState =>
  begin({
    elder: 'KH QH JH 7D 8D',
    dealer: 'KD QD 8H QC JC',
    ...start,
    options: { irregularities: true },
  })
const seen = (state: DealtState) => ecarte.viewFor(state, ELDER)
const offered = (state: DealtState) => groupChoices(ecarte.legalActions(state, ELDER))
const asks = (state: DealtState) => promptFor(seen(state), offered(state))

test('E-31 surplus cards turned lie next to the turn-up until elder has chosen', () => {
  const turned = irregular({ talon: '9S 10S', slips: { turned: ['9S'] } })
  expect(turnedBeside(seen(turned))).toEqual(['9S'])
  expect(asks(turned)).toBe('E-31')
  expect(turnedBeside(seen(after(turned, 'pushBack')))).toEqual([])
})

test('E-33 a card both have seen is shown in the hand it is in, until it is played or may have been discarded', () => {
  const exposed = irregular({ slips: { exposed: ['KD', '7D'] } })
  expect(seenIn(seen(exposed), DEALER)).toEqual(['KD'])
  expect(seenIn(seen(exposed), ELDER)).toEqual(['7D'])
  const bought = after(exposed, 'propose', 'accept', 'discard 8D', 'discard QC')
  expect(seenIn(seen(bought), DEALER)).toEqual([])
  expect(seenIn(ecarte.viewFor(bought, DEALER), DEALER)).toEqual(['KD'])
  const played = after(exposed, 'stand', 'play 8D KD')
  expect(seenIn(seen(played), DEALER)).toEqual([])
})

test('E-34 next to the usual number of cards another can be named; elsewhere there is none to name', () => {
  const buying = offered(after(irregular(), 'propose', 'accept'))
  const pick = buying.find((choice) => choice.kind === 'pick')
  expect(pick).toMatchObject({ do: 'discard', counts: [1, 2, 3, 4, 5] })
  expect(pick?.kind === 'pick' && pick.takes?.[1]).toEqual([2, 1, 3])
  const [usual] = groupChoices(ecarte.legalActions(after(begin(), 'propose', 'accept'), ELDER))
  expect(usual).toEqual({
    kind: 'pick',
    do: 'discard',
    counts: [1, 2, 3, 4, 5],
    from: ['KH', 'QH', 'JH', '7D', '8D'],
  })
})

test('E-35 dealt six, elder names one card fewer than they discard', () => {
  const six = irregular({ elder: 'KH QH JH 7D 8D 9D' })
  expect(asks(six)).toBe('E-35')
  const pick = offered(six).find((choice) => choice.kind === 'pick')
  expect(pick).toMatchObject({ counts: [2, 3, 4, 5, 6], takes: [[1], [2], [3], [4], [5]] })
  const [laid] = events(six, 'discard 7D 8D takes 1')
  expect(laid && spokenCall(laid, interfaceWords)).toBe(interfaceWords.table.called(1))
  expect(laid && decisionIn(laid)).toEqual({
    seat: ELDER,
    action: { do: 'discard', cards: ['7D', '8D'], takes: 1 },
  })
})

test('E-38 a deferred deal lies aside, and nothing of it on the table', () => {
  const out = ['stand', 'play KH 8H QH QC JH JC 7D KD QD 8D', 'count', 'count'] as const
  const wrong = next(after(irregular(), ...out), { by: DEALER })
  expect(deferredDeal(seen(wrong))).toBeNull()
  const put = after(wrong, 'elder claimDealer')
  expect(deferredDeal(seen(put))?.turnUp).toBe(put.turnUp)
  expect(layOutView(seen(put))).toMatchObject({ hands: [0, 0], talon: 0, turnUp: null })
  const other = next(put, { by: ELDER })
  expect(deferredDeal(seen(other))?.deals).toBe(wrong.deals)
  expect(layOutView(seen(other)).talon).toBe(other.talon.length)
  // thrown together, all thirty-two lie in one heap
  const heap = next(after(irregular(), ...out), { by: DEALER, slips: { noticed: true } })
  expect(layOutView(seen(heap)).talon).toBe(32)
})

test('E-39 a king that is not held is called aside, and heard like one that is', () => {
  const king = { do: 'announceKing' } as const
  expect(isAside(seen(irregular()), king)).toBe(true)
  expect(isAside(seen(irregular({ elder: 'KS QH JH 7D 8D' })), king)).toBe(false)
  const led = after(irregular(), 'stand', 'play KH')
  const [said] = events(led, 'dealer announces')
  expect(said && spokenCall(said, interfaceWords)).toBe('Le roi')
  expect(said && decisionIn(said)).toEqual({ seat: DEALER, action: king })
  const back = after(led, 'dealer announces', 'takeBack')
  expect([asks(after(led, 'dealer announces')), hasComeBack(seen(back))]).toEqual(['E-39', true])
  expect(seenIn(seen(back), ELDER)).toEqual(['KH'])
})

test('E-40 a renonce is claimed aside at any time; after the last trick, letting it be comes first', () => {
  const claim = { do: 'claimRenonce' } as const
  const all = after(irregular(), 'stand', 'play KH QC QH JC JH 8H 7D KD QD 8D')
  expect(asks(all)).toBe('reckoning')
  expect([isAside(seen(all), claim), isAside(seen(all), { do: 'count' })]).toEqual([true, false])
  const claimed = after(all, 'elder claimRenonce')
  expect(hasComeBack(seen(claimed))).toBe(true)
  // a hand laid open has no signs; the other one has been played before both
  expect(seenIn(seen(claimed), DEALER)).toEqual([])
  expect(seenIn(seen(claimed), ELDER)).toHaveLength(5)
})

test('E-36 a number put right is the decision of who had it so', () => {
  const four = irregular({ dealer: 'KD QD 8H QC' })
  expect(asks(four)).toBe('E-36')
  const [said] = events(four, 'putRight')
  expect(said && decisionIn(said)).toEqual({ seat: ELDER, action: { do: 'putRight' } })
})

test('E-17 the holder of the king is reminded at the last moment to announce it, and not afterwards', () => {
  const asked = (state: DealtState, seat: Side) =>
    promptFor(ecarte.viewFor(state, seat), groupChoices(ecarte.legalActions(state, seat)))
  const elder = after(
    begin({ elder: 'KD QH JH 7D 8H', dealer: 'QD AD 9H QC JC', turnUp: '7S' }),
    'stand',
  )
  expect(asked(elder, ELDER)).toBe('lead')
  const trumps: Start = { turnUp: '9D' }
  const leads = after(
    begin({ elder: 'KD QH JH 7D 8H', dealer: 'QD AD 9H QC JC', ...trumps }),
    'stand',
  )
  expect(asked(leads, ELDER)).toBe('leadKing')
  expect(asked(after(leads, 'elder announces'), ELDER)).toBe('lead')
  const answers = after(
    begin({ elder: 'QD QH JH 7D 8H', dealer: 'KD AD 9H QC JC', ...trumps }),
    'stand',
    'play QH',
  )
  expect(asked(answers, DEALER)).toBe('followKing')
  expect(asked(after(answers, 'dealer announces'), DEALER)).toBe('follow')
})

test('E-36 with irregularities no player is reminded of the king they hold', () => {
  expect(
    asks(
      after(
        irregular({ elder: 'KD QH JH 7S 8D', dealer: 'QD AD 8H QC JC', turnUp: '9D' }),
        'stand',
      ),
    ),
  ).toBe('lead')
})
