// The knowledge of each seat about slips: cards seen by both, cards unseen by both, and hands laid
// open.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import type { Card } from '../../../src/shared/card.ts'
import type { Side } from '../../../src/shared/duel.ts'
import { chance } from '../chance.ts'
import { type Start, DEALER, ELDER, after, begin, events, hand, next } from './table.ts'

const irregular = (start: Start = {}): DealtState =>
  begin({ ...start, options: { irregularities: true } })

/** The other hand as the seat samples it, this many times. */
function* imagined(state: DealtState, seat: Side, times = 300): Generator<DealtState> {
  const random = chance(5)
  const view = ecarte.viewFor(state, seat)
  for (let time = 0; time < times; time += 1) {
    const one = ai.sampleState(view, random)
    if (one.phase === 'open') throw new Error('imagined before the deal')
    expect(ecarte.viewFor(one, seat)).toEqual(view)
    yield one
  }
}

const theirs = (state: DealtState, side: Side): readonly Card[] => [
  ...state.hands[side],
  ...state.discards[side],
]

test('E-31 a card turned and pushed back was not dealt: it can have come only from the talon', () => {
  const start = irregular({ talon: '9S 10S', slips: { turned: ['9S', '8S'] } })
  const pushed = after(start, 'pushBack')
  for (const one of imagined(pushed, ELDER)) expect(theirs(one, DEALER)).not.toContain('9S')
  const bought = after(pushed, 'propose', 'accept', 'discard 7D', 'discard KD')
  const counts = [...imagined(bought, ELDER)].map(
    (one) => theirs(one, DEALER).filter((card) => card === '9S' || card === '8S').length,
  )
  expect(Math.max(...counts)).toBeLessThanOrEqual(1)
})

test('E-32 a card taken face up is in the hand, or discarded later', () => {
  const start = irregular({ talon: 'KS', slips: { faceUp: ['KS'] } })
  const taken = after(start, 'propose', 'accept', 'discard 7D', 'discard none', 'takeFaceUp')
  for (const one of imagined(taken, DEALER)) expect(one.hands[ELDER]).toContain('KS')
  const later = after(taken, 'propose', 'accept', 'discard KS', 'discard none')
  const places = [...imagined(later, DEALER)].map((one) => one.hands[ELDER].includes('KS'))
  expect(new Set(places)).toEqual(new Set([true, false]))
  for (const one of imagined(later, DEALER)) expect(theirs(one, ELDER)).toContain('KS')
})

test('E-33 an exposed card is where it was seen', () => {
  for (const one of imagined(irregular({ slips: { exposed: ['KC'] } }), ELDER))
    expect(one.hands[DEALER]).toContain('KC')
})

test('E-34 a surplus drawn before anybody looked is known to neither', () => {
  const six = { elder: 'KH QH JH 7D 8D 9D', slips: { noticed: true, unseen: 0 } } as const
  for (const seat of [ELDER, DEALER] as const) {
    const away = [...imagined(irregular(six), seat)].map((one) => one.slips?.covered.join())
    expect(new Set(away).size).toBeGreaterThan(10)
  }
})

test('E-34 E-36 of what is drawn from a hand its holder hears the card, the other only the number', () => {
  const told = events(
    irregular({ slips: { unseen: 2 } }),
    'propose',
    'accept',
    'discard 7D takes 2',
    'discard none',
    'claimNumber',
  )
  const lost = (ear: Side) =>
    told
      .map((event) => ecarte.eventFor(event, ear))
      .flatMap((event) => (event.did === 'lostCards' ? [event.cards] : []))
  expect([lost(ELDER), lost(DEALER)]).toEqual([[['JH']], [1]])
})

test('E-38 of a deferred deal each still knows their own cards, and no others', () => {
  const out = ['stand', 'play KH KC QH QC JH JC 7D KD QD 8D', 'count', 'count'] as const
  const again = next(after(irregular(), ...out), { by: DEALER, elder: '8H QH JH 7D 8D' })
  const other = next(after(again, 'elder claimDealer'), { by: ELDER })
  const views = ([ELDER, DEALER, 'onlooker'] as const).map(
    (eye) => ecarte.viewFor(other, eye).putBy?.hands,
  )
  expect(views).toEqual([
    [hand('8H QH JH 7D 8D'), 5],
    [5, hand('KD QD KC QC JC')],
    [5, 5],
  ])
  for (const one of imagined(other, ELDER, 50))
    expect(one.putBy?.hands[ELDER]).toEqual(hand('8H QH JH 7D 8D'))
})

test('E-40 the hand laid open is imagined as it lies', () => {
  const renonce = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC', turnUp: '7S' } as const
  const open = after(irregular(renonce), 'stand', 'play QH QC', 'elder claimRenonce')
  for (const one of imagined(open, ELDER)) expect(one.hands[DEALER]).toEqual(open.hands[DEALER])
  for (const one of imagined(open, DEALER)) expect(one.hands[ELDER]).toContain('QH')
})

test('E-40 where a renonce is possible no card played shows what is not held', () => {
  const renonce = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC', turnUp: '7S' } as const
  const state = after(irregular(renonce), 'stand', 'play QH QC')
  const hearts = [...imagined(state, ELDER)].some((one) =>
    one.hands[DEALER].some((card) => card.endsWith('H')),
  )
  expect(hearts).toBe(true)
})

test('E-32 E-34 E-40 the book takes what is good, claims what it sees, and nothing that is not proven', () => {
  const advised = (state: DealtState, seat: Side) =>
    ai.chooseByBook?.(ecarte.viewFor(state, seat), ecarte.legalActions(state, seat))?.do ?? null
  const kings = irregular({ talon: 'KS', slips: { faceUp: ['KS'] } })
  expect(advised(after(kings, 'propose', 'accept', 'discard 7D', 'discard none'), ELDER)).toBe(
    'takeFaceUp',
  )
  const sevens = irregular({ talon: '7H', slips: { faceUp: ['7H'] } })
  expect(advised(after(sevens, 'propose', 'accept', 'discard 7D', 'discard none'), ELDER)).toBe(
    'throwFaceUp',
  )
  const six = after(irregular(), 'propose', 'accept', 'discard 7D takes 2', 'discard none')
  expect([advised(six, ELDER), advised(six, DEALER)]).toEqual(['claimNumber', null])
  expect(advised(after(six, 'stand'), DEALER)).toBe('claimSurplus')
  const renonce = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC', turnUp: '7S' } as const
  const hidden = after(irregular(renonce), 'stand', 'play QH QC')
  expect(advised(hidden, ELDER)).toBe('play')
  expect(advised(after(hidden, 'play JH 7H'), ELDER)).toBe('claimRenonce')
})

test('E-31 E-36 the book keeps a hand that stands, and has a turned king dealt again', () => {
  const advised = (state: DealtState) =>
    ai.chooseByBook?.(ecarte.viewFor(state, ELDER), ecarte.legalActions(state, ELDER))?.do
  const turned = { talon: '9S', slips: { turned: ['9S'] } } as const
  expect(advised(irregular(turned))).toBe('pushBack')
  expect(advised(irregular({ ...turned, turnUp: 'KS' }))).toBe('callNewDeal')
  expect(advised(irregular({ ...turned, turnUp: 'KS', elder: 'QS JS AS 7D 8D' }))).toBe('pushBack')
  expect(advised(irregular({ dealer: 'KD QD KC QC' }))).toBe('putRight')
})

test('E-37 who forgets the point lets it pass, whatever was turned', () => {
  for (const turnUp of ['7S', 'KS'] as const) {
    const six = irregular({ turnUp, elder: 'KH QH JH 7D 8D' })
    const asked = after(six, 'propose', 'accept', 'discard 7D takes 2', 'discard none', 'stand')
    expect(ai.chooseByBook?.(ecarte.viewFor(asked, DEALER), [{ do: 'letPass' }])).toEqual({
      do: 'letPass',
    })
    expect(
      ai.chooseByBook?.(ecarte.viewFor(asked, DEALER), ecarte.legalActions(asked, DEALER)),
    ).toEqual({ do: 'claimSurplus' })
  }
})

test('E-35 another number is sound only for a hand that was dealt wrong', () => {
  const kinds = (state: DealtState, seat: Side) => {
    const { sound = [], slips = [] } =
      ai.classifyActions?.(ecarte.viewFor(state, seat), ecarte.legalActions(state, seat)) ?? {}
    return [sound, slips].map((actions) => actions.some((one) => 'takes' in one))
  }
  const elders = irregular({ elder: 'KH QH JH 7D 8D 9D' })
  expect(kinds(elders, ELDER)).toEqual([true, false])
  expect(kinds(after(elders, 'discard 7D 8D takes 1'), DEALER)).toEqual([false, true])
  const both = irregular({ elder: 'KH QH JH 7D 8D 9D', dealer: 'KD QD KC QC' })
  expect(kinds(after(both, 'discard 7D 8D takes 1'), DEALER)).toEqual([true, false])
})

test('E-39 E-40 what a careful player does, and what is a slip', () => {
  const renonce = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC', turnUp: '7S' } as const
  const state = after(irregular(renonce), 'stand', 'play QH')
  const { sound, slips } =
    ai.classifyActions?.(ecarte.viewFor(state, DEALER), ecarte.legalActions(state, DEALER)) ?? {}
  expect(sound).toEqual([{ do: 'play', card: '7H' }])
  expect(slips?.map((one) => ('card' in one ? one.card : one.do))).toEqual([
    'announceKing',
    ...hand('KD QD KC QC'),
  ])
})

test('E-32 E-33 the deep talon is unknown: it is sampled now and then, and never against what would have been seen', () => {
  const often = begin({ options: { irregularities: true, slipRate: 'often' } })
  const bought = after(often, 'propose', 'accept', 'discard 7D', 'discard KD')
  for (const state of [often, bought]) {
    const all = [...imagined(state, ELDER, 2000)]
    const [faceUp, exposed] = [
      all.map((one) => one.slips?.faceUp ?? []),
      all.map((one) => one.slips?.exposed ?? []),
    ]
    // one deal in 24 each at most, less what would have come to light
    for (const some of [faceUp, exposed]) {
      const count = some.filter((cards) => cards.length > 0).length
      expect(count).toBeGreaterThan(15)
      expect(count).toBeLessThan(100)
    }
    all.forEach(({ talon }, place) => {
      expect(faceUp[place]).not.toContain(talon[0])
      expect(
        [...(faceUp[place] ?? []), ...(exposed[place] ?? [])].every((card) => talon.includes(card)),
      ).toBe(true)
    })
  }
  const seen = begin({
    options: { irregularities: true, slipRate: 'often' },
    slips: { exposed: ['KC'] },
  })
  for (const one of imagined(seen, ELDER, 300))
    expect([one.slips?.faceUp, one.slips?.exposed]).toEqual([[], []])
})
