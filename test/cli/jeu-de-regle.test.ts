// jeu-de-regle: whether a hand of five stands, by which rule, and what is no hand.
import { describe, expect, test } from 'vitest'
import { SUITS } from '../../src/shared/card.ts'
import { jeuDeRegle } from '../../src/main/cli/jeu-de-regle.ts'
import { CliError } from '../../src/main/cli/cli-error.ts'
import { answered, cercle } from './cercle.ts'

test('jeu-de-regle says whether a hand stands, and by which rule', () => {
  const asked = ['jeu-de-regle', '--hand', 'KH QH 7S 8S 9D', '--trump', 'S']
  expect(answered(cercle(asked))).toEqual({ stands: true, rule: 'J-b' })
  expect(jeuDeRegle('7H KC QC JC 7C', 'H')).toEqual({ stands: true, rule: 'J-c' })
  expect(jeuDeRegle('QD,JD,TD 7H 8C', 'D')).toEqual({ stands: true, rule: 'J-a' })
  expect(jeuDeRegle('7S 8S 9H 10H AD', 'C')).toEqual({ stands: false, rule: null })
})

describe('a hand that is none', () => {
  test.each<[string, string | undefined, string | undefined, RegExp]>([
    ['no hand', undefined, 'S', /--hand/],
    ['no trump', 'KH QH 7S 8S 9D', undefined, /--trump/],
    ['no card', '', 'S', /five.*0/],
    ['four cards', 'KH QH 7S 8S', 'S', /five.*4/],
    ['six cards', 'KH QH 7S 8S 9D AD', 'S', /five.*6/],
    ['a card twice', 'KH KH 7S 8S 9D', 'S', /KH.*twice/],
    ['a word', 'KH QH 7S 8S king', 'S', /"king"/],
    ['a card the pack has not', 'KH QH 7S 8S 6D', 'S', /"6D"/],
    ['a suit that is none', 'KH QH 7S 8S 9D', 'X', /S, H, D or C/],
    ['a suit in words', 'KH QH 7S 8S 9D', 'spades', /S, H, D or C/],
    ['a suit of no letter', 'KH QH 7S 8S 9D', '', /S, H, D or C/],
  ])('%s: one line says so', (_, hand, trump, says) => {
    expect(() => jeuDeRegle(hand, trump)).toThrow(CliError)
    expect(() => jeuDeRegle(hand, trump)).toThrow(says)
  })

  test('every suit may be trumps', () => {
    for (const suit of SUITS) expect(jeuDeRegle('KH QH 7S 8S 9D', suit)).toHaveProperty('stands')
  })
})
