// The answers of computer guests (S-3, S-4, S-6, S-8): always legal, the same from the same chance,
// and better at higher levels.
import { describe, expect, test } from 'vitest'
import {
  COMPANY,
  EVENING_KINDS,
  type EveningAction,
  type EveningStep,
  type EveningTerms,
} from '../../src/shared/evening.ts'
import { chooseAnswer } from '../../src/main/engine/evenings/bettor.ts'
import { drawGuestOrder } from '../../src/main/engine/evenings/draw.ts'
import {
  type EveningState,
  applyStep,
  findPhase,
  rulesFor,
} from '../../src/main/engine/evenings/replay.ts'
import { ecarte, optionsOf, randomOf } from '../store/played.ts'
import { after, bank, bets, raises, sat, stakes, won } from './telling.ts'

const LEVELS = ['random', 'novice', 'rulebook', 'club', 'master:40'] as const
const TERMS: EveningTerms = { stake: 2, purse: 'none' }
const OPTIONS = optionsOf(ecarte, 'club')

/** The answers of the asked guest, over many chances. */
function answers(
  state: EveningState,
  levels: readonly (string | null)[],
): readonly EveningAction[] {
  const asked = rulesFor(state.kind).findPrompt(state)
  if (asked === null) throw new Error('nobody is asked')
  return Array.from({ length: 60 }, (_, number) =>
    chooseAnswer(state, asked, levels, randomOf(number)),
  )
}

const counters = (all: readonly EveningAction[]): readonly number[] =>
  all.flatMap((action) => ('counters' in action ? [action.counters] : []))
const sides = (all: readonly EveningAction[]): readonly number[] =>
  [
    ...new Set(
      all.flatMap((action) => (action.do === 'bet' && action.counters > 0 ? [action.side] : [])),
    ),
  ].toSorted()

describe.each(EVENING_KINDS)('S-8 an evening of computers alone, %s', (kind) => {
  test.each(['none', 12] as const)(
    'is played with a purse of %s, whatever their levels, and nobody stops it',
    (purse) => {
      for (let number = 0; number < 60; number += 1) {
        const random = randomOf(number)
        const guests =
          COMPANY[kind].least + random.nextInt(COMPANY[kind].most - COMPANY[kind].least + 1)
        const levels = Array.from(
          { length: guests },
          () => LEVELS[random.nextInt(LEVELS.length)] ?? null,
        )
        const { list } = drawGuestOrder(ecarte, OPTIONS, guests, random)
        let state = after(kind, { stake: 2, purse }, sat(...list))
        for (let step = 0; step < 60 && findPhase(state) !== 'stuck'; step += 1) {
          const asked = rulesFor(kind).findPrompt(state)
          const next: EveningStep =
            asked !== null
              ? {
                  did: 'said',
                  guest: asked.guest,
                  action: chooseAnswer(state, asked, levels, random),
                }
              : findPhase(state) === 'drawing'
                ? { did: 'sat', list: drawGuestOrder(ecarte, OPTIONS, guests, random).list }
                : won(random.nextInt(2) === 0 ? 0 : 1)
          const done = applyStep(state, next)
          if (done.breach !== null) throw new Error(JSON.stringify({ next, ...done }))
          state = done.state
        }
        expect(state.parties).toBeGreaterThan(0)
      }
    },
  )
})

test('S-8 the same chance gives the same answer', () => {
  const state = after('rotation', TERMS, sat(0, 1, 2))
  expect(answers(state, LEVELS)).toEqual(answers(state, LEVELS))
})

describe('S-6 bets of those who wait', () => {
  const state = after('rotation', TERMS, sat(0, 1, 2))

  test('S-6 who plays well bets on the stronger, a master also as onlooker of a person', () => {
    expect(sides(answers(state, ['novice', 'master', 'club']))).toEqual([1])
    expect(sides(answers(state, ['club', 'novice', 'rulebook']))).toEqual([0])
    expect(sides(answers(state, [null, 'random', 'master']))).toEqual([0])
    expect(counters(answers(state, ['novice', 'master', 'club'])).every((laid) => laid === 6)).toBe(
      true,
    )
  })

  test('S-6 where both are equal chance decides, and many pass', () => {
    const all = answers(state, ['club', 'club', 'master'])
    expect(sides(all)).toEqual([0, 1])
    expect(counters(all)).toContain(0)
  })

  test('S-6 the heedless bet on anybody', () => {
    expect(sides(answers(state, ['random', 'master', 'random']))).toEqual([0, 1])
  })

  test('S-6 a good player stakes at most a quarter of what they have left', () => {
    const poor = after('rotation', { stake: 8, purse: 20 }, sat(0, 1, 2))
    expect(Math.max(...counters(answers(poor, ['novice', 'master', 'club'])))).toBe(5)
    expect(Math.max(...counters(answers(poor, ['novice', 'master', 'rulebook'])))).toBe(20)
  })
})

describe('S-3 the bank', () => {
  const laid = after('banker', TERMS, sat(0, 1, 2, 3), bank(0, 6))
  const raising = after(
    'banker',
    TERMS,
    sat(0, 1, 2, 3),
    bank(0, 6),
    stakes(1, 4),
    stakes(2, 4),
    stakes(3, 0),
  )
  const excess = after(
    'banker',
    TERMS,
    sat(0, 1, 2, 3),
    bank(0, 6),
    stakes(1, 2),
    stakes(2, 0),
    stakes(3, 0),
  )
  const backing = after(
    'banker',
    TERMS,
    sat(0, 1, 2, 3),
    bank(0, 6),
    stakes(1, 8),
    stakes(2, 0),
    stakes(3, 0),
    raises(0, 0),
  )
  const decides = after(
    'banker',
    TERMS,
    sat(0, 1, 2, 3),
    bank(0, 6),
    stakes(1, 6),
    stakes(2, 0),
    stakes(3, 0),
    won(0),
  )

  const words = (state: EveningState, levels: readonly string[]) => [
    ...new Set(answers(state, levels).map((action) => action.do)),
  ]

  test('S-3 a strong banker lays more, a strong ponte stakes more', () => {
    const open = after('banker', TERMS, sat(0, 1, 2, 3))
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
    const bankOf = (own: string, ponte: string) =>
      mean(counters(answers(open, [own, ponte, 'club', 'club'])))
    expect(bankOf('master', 'novice')).toBeGreaterThan(bankOf('rulebook', 'master'))
    const stakeOf = (own: string) =>
      mean(counters(answers(laid, ['rulebook', own, 'club', 'club'])))
    expect(stakeOf('master')).toBeGreaterThan(stakeOf('rulebook'))
  })

  test('S-3 the banker raises it against a weaker ponte, and takes the excess out against a stronger', () => {
    expect(new Set(counters(answers(raising, ['master', 'rulebook', 'club', 'club'])))).toEqual(
      new Set([2]),
    )
    expect(new Set(counters(answers(raising, ['rulebook', 'master', 'club', 'club'])))).toEqual(
      new Set([0]),
    )
    expect(new Set(counters(answers(excess, ['master', 'rulebook', 'club', 'club'])))).toEqual(
      new Set([0]),
    )
    expect(new Set(counters(answers(excess, ['rulebook', 'master', 'club', 'club'])))).toEqual(
      new Set([4]),
    )
  })

  test('S-3 others stand by a stronger banker, and not by a weaker', () => {
    expect(Math.min(...counters(answers(backing, ['master', 'novice', 'club', 'club'])))).toBe(2)
    expect(Math.max(...counters(answers(backing, ['novice', 'master', 'club', 'club'])))).toBe(0)
  })

  test('S-3b the banker keeps it when the next ponte is weaker; S-3c they withdraw before a stronger', () => {
    expect(words(decides, ['club', 'master', 'novice', 'club'])).toEqual(['keepBank'])
    expect(words(decides, ['club', 'novice', 'master', 'club'])).toEqual(['withdraw'])
    expect(words(decides, ['club', 'novice', 'club', 'club']).toSorted()).toEqual([
      'keepBank',
      'withdraw',
    ])
  })

  test('S-3c a bank that has grown great is taken home', () => {
    const rich = after(
      'banker',
      TERMS,
      sat(0, 1, 2, 3),
      bank(0, 30),
      stakes(1, 30),
      stakes(2, 0),
      stakes(3, 0),
      won(0),
    )
    expect(words(rich, ['master', 'novice', 'novice', 'novice'])).toEqual(['withdraw'])
  })
})

test('S-4 who plays stakes on himself, and more against a weaker', () => {
  const state = after('chouette', TERMS, sat(0, 1, 2))
  expect(sides(answers(state, ['club', 'novice', 'club']))).toEqual([0])
  const second = after('chouette', TERMS, sat(0, 1, 2), bets(0, 0, 2))
  expect(sides(answers(second, ['club', 'novice', 'club']))).toEqual([1])
  expect(Math.min(...counters(answers(state, ['club', 'novice', 'club'])))).toBeGreaterThan(
    Math.min(...counters(answers(state, ['club', 'master', 'club']))),
  )
})
