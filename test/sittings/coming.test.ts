// Coming and going (S-1 … S-5): to the end of the list, and from anywhere but a seat; what may not
// be changes nothing.
import { describe, expect, test } from 'vitest'
import type { EveningTerms } from '../../src/shared/evening.ts'
import { rulesFor } from '../../src/main/engine/evenings/replay.ts'
import {
  STRUCK,
  after,
  bank,
  bets,
  enters,
  keeps,
  leaves,
  refused,
  sat,
  stakes,
  won,
} from './telling.ts'

const TERMS: EveningTerms = { stake: 2, purse: 'none' }

test('S-1 a duel is for two: no guest joins, and a player does not leave', () => {
  const state = after('duel', TERMS, sat(0, 1))
  refused(state, enters(2), 'full', 'S-1')
  refused(state, leaves(0), 'seated', 'S-1')
  refused(state, leaves(5), 'absent', 'S-1')
})

describe('S-2 a rotation', () => {
  const state = after('rotation', TERMS, sat(0, 1, 2))

  test('S-2 a guest joins the end, with the next number or, coming back, with their own', () => {
    expect(after('rotation', TERMS, sat(0, 1, 2), enters(3)).list).toEqual([0, 1, 2, 3])
    expect(after('rotation', TERMS, sat(0, 1, 2), leaves(2), enters(3), enters(2)).list).toEqual([
      0, 1, 3, 2,
    ])
  })

  test('S-2 no guest joins twice, under a number that is not the next, or at a full table', () => {
    refused(state, enters(1), 'present', 'S-2')
    refused(state, enters(4), 'absent', 'S-2')
    refused(state, enters(-1), 'absent', 'S-2')
    refused(after('rotation', TERMS, sat(0, 1, 2, 3, 4, 5, 6, 7)), enters(8), 'full', 'S-2')
  })

  test('S-2 who has a seat does not leave; nor does who is not there', () => {
    refused(state, leaves(0), 'seated', 'S-2')
    refused(state, leaves(1), 'seated', 'S-2')
    refused(state, leaves(7), 'absent', 'S-2')
  })

  test('S-6 who has laid a bet stays until the partie is over', () => {
    const laid = [sat(0, 1, 2, 3), bets(2, 0, 0), bets(3, 0, 1)]
    refused(after('rotation', TERMS, ...laid), leaves(3), 'hasStaked', 'S-6')
    expect(after('rotation', TERMS, ...laid, won(0), leaves(3)).list).toEqual([0, 2, 1])
  })

  test('S-6 who comes while bets are laid is asked after the others; who goes is not asked', () => {
    const asked = (...story: Parameters<typeof after>[2][]) => {
      const now = after('rotation', TERMS, sat(0, 1, 2, 3), ...story)
      return rulesFor('rotation').findPrompt(now)?.guest ?? null
    }
    expect(asked(enters(4), bets(2, 0, 1), bets(3, 0, 1))).toBe(4)
    expect(asked(leaves(2))).toBe(3)
    expect(asked(bets(2, 0, 0), leaves(2))).toBe(3)
    expect(asked(bets(2, 0, 0), leaves(3))).toBeNull()
  })

  test('S-6 who comes when the bets are closed bets on the next partie', () => {
    const closed = after('rotation', TERMS, sat(0, 1, 2), bets(2, 0, 1), enters(3))
    expect(rulesFor('rotation').findNextPartie(closed)).not.toBeNull()
    const next = after('rotation', TERMS, sat(0, 1, 2), bets(2, 0, 1), enters(3), won(0))
    expect(rulesFor('rotation').findPrompt(next)).toMatchObject({ guest: 3 })
  })
})

describe('S-3 a chouette with banker', () => {
  const state = after('banker', TERMS, sat(0, 1, 2, 3))

  test('S-3 guests come and go before the bank is staked, and before the banker has said whether they keep it', () => {
    expect(after('banker', TERMS, sat(0, 1, 2, 3), enters(4), leaves(2)).list).toEqual([0, 1, 3, 4])
    const story = [sat(0, 1, 2, 3), bank(0, 2), stakes(1, 2), stakes(2, 0), stakes(3, 0), won(0)]
    expect(after('banker', TERMS, ...story, leaves(3), enters(4), keeps(0)).list).toEqual([
      0, 2, 4, 1,
    ])
  })

  test('S-3 while stakes are placed no guest comes or goes', () => {
    const staking = after('banker', TERMS, sat(0, 1, 2, 3), bank(0, 2), stakes(1, 2), stakes(2, 1))
    refused(staking, enters(4), 'notNow', 'S-3')
    refused(staking, leaves(3), 'notNow', 'S-3')
    refused(staking, leaves(2), 'hasStaked', 'S-3')
  })

  test('S-3 banker and ponte do not leave, and three at least stay', () => {
    refused(state, leaves(0), 'seated', 'S-3')
    refused(state, leaves(1), 'seated', 'S-3')
    refused(after('banker', TERMS, sat(0, 1, 2)), leaves(2), 'tooFew', 'S-3')
  })
})

describe('S-4 a chouette without banker', () => {
  test('S-4 one comes and goes before anybody has staked', () => {
    expect(after('chouette', TERMS, sat(0, 1, 2, 3), enters(4), leaves(3)).list).toEqual([
      0, 1, 2, 4,
    ])
    const staking = after('chouette', TERMS, sat(0, 1, 2, 3), bets(0, 0, 2))
    refused(staking, enters(4), 'notNow', 'S-4')
    refused(staking, leaves(3), 'notNow', 'S-4')
    const laid = after(
      'chouette',
      TERMS,
      sat(0, 1, 2, 3),
      bets(0, 0, 2),
      bets(1, 1, 2),
      bets(2, 0, 1),
    )
    refused(laid, leaves(2), 'hasStaked', 'S-4')
  })

  test('S-4 who plays does not leave, and three at least stay', () => {
    refused(after('chouette', TERMS, sat(0, 1, 2, 3)), leaves(1), 'seated', 'S-4')
    refused(after('chouette', TERMS, sat(0, 1, 2)), leaves(2), 'tooFew', 'S-4')
  })
})

test('S-5 a pool is of three, from its beginning to its end', () => {
  const state = after('pool', TERMS, sat(0, 1, 2))
  refused(state, enters(3), 'full', 'S-5')
  refused(state, enters(2), 'present', 'S-5')
  refused(state, leaves(0), 'seated', 'S-5')
  refused(state, leaves(2), 'tooFew', 'S-5')
  refused(state, leaves(4), 'absent', 'S-5')
})

test('S-7 after it is struck no guest comes or goes', () => {
  for (const kind of ['rotation', 'banker', 'chouette', 'pool'] as const) {
    const struck = after(kind, TERMS, sat(0, 1, 2), STRUCK)
    for (const step of [enters(3), leaves(2), won(0), sat(0, 1, 2), STRUCK])
      refused(struck, step, 'struck', 'S-7')
  }
})
