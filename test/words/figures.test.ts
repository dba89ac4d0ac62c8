// Figures as they are written in each language.
import { expect, test } from 'vitest'
import { figures } from '../../src/shared/words/figures.ts'

const [en, de, fr] = ['en-GB', 'de-DE', 'fr-FR'].map(figures)

test('chances are percentages, small ones with a place more', () => {
  expect([0, 0.061, 0.62, 1].map((share) => en?.percent(share))).toEqual([
    '0%',
    '6.1%',
    '62%',
    '100%',
  ])
  expect(de?.percent(0.061)).toBe('6,1\u00a0%')
  // wide or narrow, as the Unicode tables of the runtime have it
  expect(fr?.percent(0.62)).toMatch(/^62[\u00a0\u202f]%$/)
})

test('two chances differ in print as long as they differ', () => {
  expect(en?.versus(0.62, 0.55)).toEqual(['62%', '55%'])
  expect(en?.versus(0.624, 0.619)).toEqual(['62.4%', '61.9%'])
  expect(en?.versus(0.6204, 0.6201)).toEqual(['62.04%', '62.01%'])
  expect(en?.versus(0.5, 0.5)).toEqual(['50%', '50%'])
})

test('worths have a sign, a true minus, and no sign for nothing', () => {
  expect([0.42, -0.08, 0, -0].map((value) => en?.signed(value))).toEqual([
    '+0.42',
    '−0.08',
    '0.00',
    '0.00',
  ])
  expect([de, fr].map((own) => own?.signed(-1.5))).toEqual(['−1,50', '−1,50'])
})

test('what would look like nothing is written with three places, what is nothing with two', () => {
  expect([-0.0031, -0.0001, 0.0049].map((value) => en?.signed(value))).toEqual([
    '−0.003',
    '0.00',
    '+0.005',
  ])
  expect(en?.error(0.0012)).toBe('±0.001')
})

test('whole numbers are grouped, parts of a partie are percents', () => {
  expect([en, de, fr].map((own) => own?.whole(6188))).toEqual(['6,188', '6.188', '6\u202f188'])
  expect([de?.share(0.019), de?.fineShare(0.0012)]).toEqual(['1,9\u00a0%', '0,12\u00a0%'])
  expect([0.0002, -0.019, 0.1].map((value) => en?.signedShare(value))).toEqual([
    '0.0%',
    '−1.9%',
    '+10.0%',
  ])
})
