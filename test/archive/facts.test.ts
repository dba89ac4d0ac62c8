// The facts counted of a partie of Écarté: the smallest deals that show each name. Elder sits in
// seat 0.
import { describe, expect, test } from 'vitest'
import { type PartieFacts, deriveFacts } from '../../src/main/engine/facts.ts'
import { ecarte } from '../../src/main/engine/games/ecarte/index.ts'
import type { EcarteEvent, EcarteState } from '../../src/main/engine/games/ecarte/state.ts'
import type { Game, Transition } from '../../src/main/engine/games/game.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { requireValue } from '../../src/shared/card.ts'
import type { Side } from '../../src/shared/duel.ts'
import {
  type DealText,
  type Said,
  type Start,
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  dealt,
  dealOf,
  events,
  eventsOfDeal,
  openPartie,
  turnOf,
} from '../games/ecarte/table.ts'

type Happened = Transition<EcarteState, EcarteEvent>

/** Something said, one action each; or a seat gives up. */
type Done =
  Said | 'elder gives up the deal' | 'dealer gives up the deal' | 'elder gives up the partie'

/** `play KH KC` as two plays. */
const single = (said: Done): readonly Done[] => {
  const [word, ...cards] = said.split(' ')
  return word === 'play' ? cards.map((card): Said => `play ${card}`) : [said]
}

function happening(before: EcarteState, said: Done): Happened {
  if (before.phase === 'open') throw new Error('nothing dealt')
  const [word = '', what = '', ...rest] = said.split(' ')
  if (what === 'gives') {
    const seat = word === 'elder' ? ELDER : DEALER
    const end = rest.at(-1) === 'deal' ? 'deal' : 'partie'
    const given = ecarte.giveUp(before, seat, end)
    return {
      before,
      ...given,
      action: { seat, do: end === 'deal' ? 'giveUpDeal' : 'giveUpPartie' },
    }
  }
  const spoken = said as Said
  const action =
    what === 'announces'
      ? { seat: (word === 'elder' ? ELDER : DEALER) as Side, do: 'announceKing' }
      : { seat: turnOf(before), do: word }
  return { before, state: after(before, spoken), events: events(before, spoken), action }
}

/** A partie of one deal, or of several: each what is dealt and what is said. */
function happenings(start: Start, ...said: readonly Done[]): readonly Happened[] {
  const before = openPartie(start)
  return said
    .flatMap(single)
    .reduce<readonly Happened[]>(
      (all, one) => [...all, happening(requireValue(all.at(-1)).state, one)],
      [{ before, state: begin(start), events: eventsOfDeal(start), action: null }],
    )
}

/** The next deal after what happened, by the other seat, and what is said in it. */
function nextDeal(
  all: readonly Happened[],
  text: DealText,
  ...said: readonly Said[]
): readonly Happened[] {
  const before = requireValue(all.at(-1)).state
  const given: Happened = { before, ...dealt(before, dealOf({ by: ELDER, ...text })), action: null }
  return said
    .flatMap(single)
    .reduce((so, one) => [...so, happening(requireValue(so.at(-1)).state, one)], [...all, given])
}

/** The counts of each seat, without the zeros: `{ kings: 1 }`. */
function counted(all: readonly Happened[]): readonly Readonly<Record<string, number>>[] {
  const { names, countPartie: of } = requireValue(ecarte.counting)
  return of(all).map((row) =>
    Object.fromEntries(
      names.map((name, at) => [name, row[at] ?? NaN] as const).filter(([, n]) => n !== 0),
    ),
  )
}
const elders = (start: Start, ...said: readonly Done[]) =>
  counted(happenings(start, ...said))[ELDER]
const dealers = (start: Start, ...said: readonly Done[]) =>
  counted(happenings(start, ...said))[DEALER]

/** Spades are trumps: elder has nothing, the dealer no jeu de règle either. */
const POOR = { elder: '8H 9H 8D 9C 8C', dealer: '7D 7H KC QH JD', turnUp: '7S' } as const
/** Elder has the five highest trumps (J-a), the dealer none. */
const FIVE = { elder: 'KS QS JS AS 10S', dealer: '7D 7H 8C 9H JD', turnUp: '7S' } as const
const ALL_FIVE = 'play KS 7D QS 7H JS 8C AS 9H 10S JD' as const
const buys = ['propose', 'accept', 'discard 8H', 'discard 7D'] as const

describe('kings', () => {
  test('E-5 a king turned up counts for the dealer', () => {
    const turned = { ...POOR, turnUp: 'KS' } as const
    expect(counted(happenings(turned))).toEqual([{}, { kings: 1 }])
  })

  test('E-16 a king announced counts for the seat that announces it, at once and once', () => {
    expect(elders(FIVE, 'stand', 'elder announces')).toMatchObject({ kings: 1 })
    const other = { elder: FIVE.dealer, dealer: FIVE.elder, turnUp: '7S' } as const
    expect(counted(happenings(other, 'stand', 'dealer announces'))).toMatchObject([
      {},
      { kings: 1 },
    ])
    expect(elders(FIVE, 'stand', 'elder announces', ALL_FIVE)).toMatchObject({ kings: 1 })
  })

  test('E-16 a king that is held and not announced counts nothing', () => {
    expect(elders(FIVE, 'stand', ALL_FIVE)).not.toHaveProperty('kings')
  })

  test('E-5 E-16 every king of a partie counts', () => {
    const first = happenings(
      { ...POOR, turnUp: 'KS', score: [0, 0] },
      'stand',
      'dealer gives up the deal',
    )
    const again = nextDeal(first, { ...POOR, turnUp: 'KS' })
    expect(counted(again).map((row) => row['kings'])).toEqual([1, 1])
  })
})

describe('voles', () => {
  test('E-24 all five tricks', () => {
    expect(elders(FIVE, 'stand', ALL_FIVE)).toMatchObject({ voles: 1 })
    expect(dealers(FIVE, 'stand', ALL_FIVE)).not.toHaveProperty('voles')
  })

  test('E-24 three or four tricks are none', () => {
    expect(counted(happenings({}, ...PLAY_OUT)).map((row) => row['voles'])).toEqual([
      undefined,
      undefined,
    ])
  })

  test('G-1 all tricks of a deal given up before the first lead are one, as they are marked', () => {
    expect(dealers(POOR, 'elder gives up the deal')).toEqual({ voles: 1 })
    expect(elders(FIVE, 'stand', 'play KS', 'elder gives up the deal')).not.toHaveProperty('voles')
  })
})

describe('proposals', () => {
  test('E-7 E-11 every proposal counts, whether it is accepted or not', () => {
    expect(elders(POOR, 'propose')).toEqual({ proposals: 1 })
    expect(elders(POOR, 'propose', 'refuse')).toEqual({ proposals: 1 })
    expect(elders(POOR, ...buys, 'propose')).toEqual({ proposals: 2 })
    expect(dealers(POOR, ...buys, 'propose', 'accept')).not.toHaveProperty('proposals')
  })
})

describe('stands', () => {
  test('E-15 elder plays without ever having proposed', () => {
    expect(elders(POOR, 'stand')).toEqual({ stands: 1 })
  })

  test('E-15 playing after an exchange, or after a refusal, is none', () => {
    expect(elders(POOR, ...buys, 'stand')).not.toHaveProperty('stands')
    expect(elders(POOR, 'propose', 'refuse')).not.toHaveProperty('stands')
  })

  test('E-25 it is lost when the dealer makes more tricks', () => {
    const lost = [
      'stand',
      'play 8H QH',
      'play KC 8C',
      'play JD 8D',
      'play 7D 9C',
      'play 7H 9H',
    ] as const
    expect(elders(POOR, ...lost)).toEqual({ stands: 1, standsLost: 1 })
    expect(elders(FIVE, 'stand', ALL_FIVE)).not.toHaveProperty('standsLost')
    expect(elders({}, ...PLAY_OUT)).not.toHaveProperty('standsLost')
  })

  test('E-19 it is not lost when the king ends the partie before a trick is made', () => {
    const four = { ...FIVE, score: [4, 0] } as const
    expect(elders(four, 'stand', 'elder announces')).toEqual({ kings: 1, stands: 1, jeuxKept: 1 })
  })
})

describe('refusals', () => {
  test('E-15 the dealer refuses the first proposal; later ones are none', () => {
    expect(dealers(POOR, 'propose', 'refuse')).toEqual({ refusals: 1 })
    expect(dealers(POOR, ...buys, 'propose', 'refuse')).not.toHaveProperty('refusals')
    expect(elders(POOR, 'propose', 'refuse')).not.toHaveProperty('refusals')
  })

  test('E-25 it is lost when elder makes more tricks', () => {
    expect(dealers(FIVE, 'propose', 'refuse', ALL_FIVE)).toEqual({ refusals: 1, refusalsLost: 1 })
    expect(elders(FIVE, 'propose', 'refuse', ALL_FIVE)).not.toHaveProperty('refusalsLost')
    const won = [
      'propose',
      'refuse',
      'play 8H QH',
      'play KC 8C',
      'play JD 8D',
      'play 7D 9C',
      'play 7H 9H',
    ] as const
    expect(dealers(POOR, ...won)).toEqual({ refusals: 1 })
  })

  test('G-1 it is lost, too, when the dealer gives up the deal', () => {
    expect(dealers(POOR, 'propose', 'refuse', 'dealer gives up the deal')).toEqual({
      refusals: 1,
      refusalsLost: 1,
    })
    expect(dealers(POOR, 'propose', 'dealer gives up the deal')).toEqual({})
  })
})

describe('jeux de règle', () => {
  // spades are trumps
  test.each([
    ['J-a', '7S 8S 9S 7H 8D', 'KC'],
    ['J-b', '8S 9S QH 7H 7D', 'KC'],
    ['J-c', '8S KH 9H 8H 7H', 'KC'],
    ['J-d', 'KH 7H KD QC 7C', 'AS'],
  ] as const)(
    '%s kept when elder stands and the dealer refuses, broken when they exchange',
    (_, cards, other) => {
      const weak = `10D 9D 10C 9C ${other}` as const
      const turnUp = '10S'
      const own = { elder: cards, dealer: weak, turnUp } as const
      const others = { elder: weak, dealer: cards, turnUp } as const
      expect(elders(own, 'stand')).toEqual({ stands: 1, jeuxKept: 1 })
      expect(elders(own, 'propose')).toEqual({ proposals: 1, jeuxBroken: 1 })
      expect(dealers(others, 'propose', 'refuse')).toEqual({ refusals: 1, jeuxKept: 1 })
      expect(dealers(others, 'propose', 'accept')).toEqual({ jeuxBroken: 1 })
    },
  )

  test('J-a a hand that is none is neither kept nor broken', () => {
    for (const word of ['stand', 'propose'] as const)
      expect(
        Object.keys(elders(POOR, word) ?? {}).filter((name) => name.startsWith('jeux')),
      ).toEqual([])
  })

  test('J-a only the first word of each counts; the dealer who is not asked has kept nothing', () => {
    expect(elders(FIVE, 'propose', 'accept', 'discard 10S', 'discard 7D', 'stand')).toEqual({
      proposals: 1,
      jeuxBroken: 1,
    })
    const dealerHas = { elder: FIVE.dealer, dealer: FIVE.elder, turnUp: '7S' } as const
    expect(dealers(dealerHas, 'stand')).toEqual({})
  })
})

describe('the facts of a partie', () => {
  const facts = (all: readonly Happened[]): PartieFacts => {
    const game: Game = requireValue(findGame('ecarte') ?? undefined)
    return deriveFacts(game, openPartie(), all)
  }

  test('E-19 score, winner, value and deals of one that is over', () => {
    const over = happenings(
      { ...FIVE, score: [3, 1] },
      'stand',
      'elder announces',
      'play KS 7D QS 7H JS',
    )
    const last = happenings({ ...FIVE, score: [3, 1] }, 'stand', ALL_FIVE)
    expect(facts(last)).toMatchObject({
      score: [5, 1],
      outcome: { winner: 0 },
      deals: 1,
      gaveUp: null,
    })
    expect(facts(over)).toMatchObject({ score: [4, 1], outcome: null })
  })

  test('G-2 who gave it up', () => {
    expect(facts(happenings(POOR, 'elder gives up the partie'))).toMatchObject({
      gaveUp: 0,
      outcome: { winner: 1 },
    })
    expect(facts(happenings(POOR, 'elder gives up the deal'))).toMatchObject({
      gaveUp: null,
      outcome: null,
    })
  })

  test('of a partie without a deal are those before it', () => {
    expect(facts([])).toMatchObject({ score: [0, 0], outcome: null, deals: 0, gaveUp: null })
  })

  test('a list keeps one bit for each name: there are at most thirty, each once', () => {
    const { names } = requireValue(ecarte.counting)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeLessThanOrEqual(30)
  })
})
