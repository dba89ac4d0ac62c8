// The reports of points: each once, as it is marked or lost, and nothing of a point that no player
// gets (E-19 … E-40, G-1).
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { DEALER, ELDER, after, begin, events } from './table.ts'

/** Elder makes all five tricks. */
const VOLE = { elder: 'KS KH QH JH AH', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
const FOUR = ['propose', 'refuse', 'play KS KC KH QC QH JC JH QD'] as const
const OWN = { marks: 'own' } as const
const SIX = ['propose', 'accept', 'discard 7D takes 2', 'discard none', 'stand'] as const

test('E-28 the fifth point ends the partie, and those above it are not reported', () => {
  const four = after(begin({ ...VOLE, score: [3, 4] }), ...FOUR)
  expect(events(four, 'play AH KD').slice(2)).toEqual([
    { did: 'marked', seat: ELDER, points: 2, rule: 'E-24', score: 5 },
    { did: 'wonPartie', seat: ELDER, value: 1, score: [5, 4] },
  ])
})

test('E-19 a player who marks their fifth point themselves is reported to have marked it, and to have won', () => {
  const start = { ...VOLE, score: [4, 0], options: OWN } as const
  expect(events(after(begin(start), 'stand', 'elder announces'), 'elder marks')).toEqual([
    { did: 'marked', seat: ELDER, points: 1, rule: 'E-16', score: 5 },
    { did: 'wonPartie', seat: ELDER, value: 3, score: [5, 0] },
  ])
})

test('E-37 the point lost is reported with what is left; without a point nothing is', () => {
  const asked = (elders: number) =>
    after(begin({ score: [elders, 0], options: { irregularities: true } }), ...SIX)
  expect(events(asked(2), 'claimSurplus')).toContainEqual({
    did: 'lostPoint',
    seat: ELDER,
    score: 1,
  })
  const told = (elders: number) => events(asked(elders), 'claimSurplus').map(({ did }) => did)
  expect(told(2)).toEqual(['claimedSurplus', 'lostPoint', 'putRight', 'lostCards'])
  expect(told(0)).toEqual(['claimedSurplus', 'putRight', 'lostCards'])
})

test('E-37 after it the house marks as before', () => {
  const fined = after(
    begin({ score: [2, 0], options: { irregularities: true } }),
    ...SIX,
    'claimSurplus',
  )
  expect([
    fined.due,
    ecarte.legalActions(fined, ELDER).some(({ do: word }) => word === 'mark'),
  ]).toEqual([undefined, false])
  const lost = ecarte.giveUp(fined, DEALER, 'deal')
  expect(lost.events.slice(1)).toEqual([
    { did: 'marked', seat: ELDER, points: 2, rule: 'E-24', score: 3 },
  ])
})

test('E-40 fewer than five tricks after a renonce mark nothing, and nothing is reported of them', () => {
  const hands = { elder: '7H 8H 9H 7D KC', dealer: 'KS QS JS AS 7C', turnUp: '7S' } as const
  const open = after(
    begin({ ...hands, options: { irregularities: true } }),
    'stand',
    'play 7H 7C',
    'claimRenonce',
  )
  const played = after(open, 'play 7H KS QS 8H JS 9H AS 7D 7C KC', 'count')
  expect(played.tricksWon).toEqual([1, 4])
  expect(events(played, 'count').map(({ did }) => did)).toEqual(['counted'])
  expect(after(played, 'count')).toMatchObject({ phase: 'settled', score: [0, 0], marks: [] })
})

test('G-1 the end of the partie is reported once', () => {
  const told = ecarte.giveUp(begin({ score: [4, 1] }), DEALER, 'deal').events.map(({ did }) => did)
  expect(told).toEqual(['gaveUp', 'marked', 'wonPartie'])
})

test('G-1 what was due to the other side is reported as it is marked for it', () => {
  const state = after(begin({ ...VOLE, options: OWN }), 'stand', 'elder announces')
  expect(ecarte.giveUp(state, DEALER, 'deal').events).toEqual([
    { did: 'gaveUp', seat: DEALER, what: 'deal' },
    { did: 'earned', seat: ELDER, points: 2, rule: 'E-24' },
    { did: 'marked', seat: ELDER, points: 1, rule: 'E-16', score: 1 },
    { did: 'marked', seat: ELDER, points: 2, rule: 'E-24', score: 3 },
  ])
})
