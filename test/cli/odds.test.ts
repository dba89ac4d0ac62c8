// odds: the tricks of a hand over all hands the other may hold, and what is no hand.
import { describe, expect, test } from 'vitest'
import { computeOdds } from '../../src/main/cli/odds.ts'
import { CliError } from '../../src/main/cli/cli-error.ts'
import { answered, cercle } from './cercle.ts'

interface Printed {
  readonly opposingHands: number
  readonly tricks: readonly number[]
  readonly leads?: Readonly<Record<string, readonly number[]>>
  readonly milliseconds: number
}

const asked = (hand: string, turnUp: string, seat: string): readonly string[] => [
  ...['odds', '--hand', hand],
  ...['--turn-up', turnUp, '--seat', seat],
]
const printed = (hand: string, turnUp: string, seat: string): Printed =>
  computeOdds({ hand, turnUp, seat }) as Printed

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('odds', () => {
  test('prints for elder the tricks in all 65,780 hands, and the same for every lead', () => {
    const { milliseconds, ...rest } = answered(
      cercle(asked('KH QH 7S 8S 9D', '9S', 'elder')),
    ) as Printed
    expect(Object.keys(rest)).toEqual(['opposingHands', 'tricks', 'leads'])
    expect(rest.opposingHands).toBe(65_780)
    expect(Object.keys(rest.leads ?? {}).toSorted()).toEqual(['7S', '8S', '9D', 'KH', 'QH'])
    for (const tricks of [rest.tricks, ...Object.values(rest.leads ?? {})]) {
      expect(tricks).toHaveLength(6)
      expect(sum(tricks)).toBe(65_780)
    }
    expect(rest.tricks).toEqual([946, 980, 7980, 26_425, 25_081, 4368])
    expect(milliseconds).toBeGreaterThan(0)
  })

  test('prints no leads for the dealer', () => {
    const { milliseconds: _, ...rest } = answered(
      cercle(asked('KH QH 7S 8S 9D', '9S', 'dealer')),
    ) as Printed
    expect(rest).toEqual({
      opposingHands: 65_780,
      tricks: [4856, 6830, 3260, 21_385, 25_081, 4368],
    })
  })

  test.each([
    ['H', '7H KC QC JC 7S', 44_724],
    ['H', '7H 8H KS 7S 7D', 46_039],
    ['D', '7D 8D 8C 7C KH', 45_374],
    ['D', '7D 8D JS AS 8H', 44_766],
    ['H', '7H 8H KS AD 9C', 44_034],
  ])('trumps %s: %s has the figure printed by Foster in 1897, %i', (trump, hand, wins) => {
    const { leads = {} } = printed(hand, `Q${trump}`, 'elder')
    const points = Object.values(leads).map((tricks) => sum(tricks.slice(3)))
    expect(Math.max(...points)).toBe(wins)
  })

  test('reads T as 10, and commas as blanks', () => {
    const { tricks } = printed('10H QH 7S 10S 9D', '9S', 'elder')
    expect(printed('TH,QH, 7S  TS 9D', '9S', 'elder').tricks).toEqual(tricks)
    expect(printed('7H 8H 9H KS QS', 'TS', 'dealer').tricks).toEqual(
      printed('7H 8H 9H KS QS', '10S', 'dealer').tricks,
    )
  })
})

describe('what is no hand', () => {
  const GOOD = { hand: 'KH QH 7S 8S 9D', turnUp: '9S', seat: 'elder' }
  const BAD: readonly (readonly [
    wrong: string,
    asked: Partial<Parameters<typeof computeOdds>[0]>,
    says: RegExp,
  ])[] = [
    ['no hand', { hand: undefined }, /--hand is missing/],
    ['no turn-up', { turnUp: undefined }, /--turn-up is missing/],
    ['no seat', { seat: undefined }, /--seat is missing/],
    ['no card', { hand: '' }, /five.*not 0/],
    ['four cards', { hand: 'KH QH 7S 8S' }, /five.*not 4/],
    ['six cards', { hand: 'KH QH 7S 8S 9D AD' }, /five.*not 6/],
    ['a card twice', { hand: 'KH KH 7S 8S 9D' }, /KH is in the hand twice/],
    ['a card twice, written in two ways', { hand: 'TH 10H 7S 8S 9D' }, /10H is in the hand twice/],
    ['a card the pack has not', { hand: 'KH QH 6S 8S 9D' }, /"6S" is not a card/],
    ['a card of another pack', { hand: 'K-CO QH 7S 8S 9D' }, /"K-CO" is not a card/],
    ['a word', { hand: 'KH QH 7S 8S king' }, /"king" is not a card/],
    ['small letters', { hand: 'kh QH 7S 8S 9D' }, /"kh" is not a card/],
    ['the turn-up in the hand', { turnUp: '7S' }, /7S is turned up/],
    [
      'the turn-up in the hand, written otherwise',
      { hand: '10S QH 7S 8S 9D', turnUp: 'TS' },
      /10S is turned up/,
    ],
    ['no card turned up', { turnUp: '' }, /one card/],
    ['two cards turned up', { turnUp: '9S 10S' }, /one card/],
    ['a turn-up the pack has not', { turnUp: '2S' }, /"2S" is not a card/],
    ['a suit turned up', { turnUp: 'S' }, /"S" is not a card/],
    ['a seat by number', { seat: '0' }, /elder or dealer/],
    ['a seat that is none', { seat: 'south' }, /elder or dealer/],
    ['a seat in capitals', { seat: 'Elder' }, /elder or dealer/],
    ['a seat without a name', { seat: '' }, /elder or dealer/],
  ]

  test.each(BAD)('%s: one line says so', (_, wrong, says) => {
    expect(() => computeOdds({ ...GOOD, ...wrong })).toThrow(CliError)
    expect(() => computeOdds({ ...GOOD, ...wrong })).toThrow(says)
    expect(() => computeOdds({ ...GOOD, ...wrong })).not.toThrow(/\n|internal|\[object/)
  })

  test.each([
    ['a card twice', asked('KH KH 7S 8S 9D', '9S', 'elder')],
    ['a seat that is none', asked('KH QH 7S 8S 9D', '9S', 'south')],
    ['a flag that there is not', [...asked('KH QH 7S 8S 9D', '9S', 'elder'), '--trump', 'S']],
    ['a file', [...asked('KH QH 7S 8S 9D', '9S', 'elder'), 'file']],
    ['nothing', ['odds']],
  ])('%s ends with exit status 2, one line, and nothing else', (_, args) => {
    const { status, stdout, stderr, left } = cercle(args)
    expect({ status, stdout, left }).toEqual({ status: 2, stdout: '', left: [] })
    expect(stderr).toMatch(/^cercle: [^\n]+\n$/)
  })
})
