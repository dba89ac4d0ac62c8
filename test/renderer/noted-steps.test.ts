// Lines of a note that tell of a position, and lead there.
import { expect, test } from 'vitest'
import { listNotedSteps } from '../../src/renderer/review/noted-steps.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'

test('a line that was kept leads to its position, whatever the language it was written in', () => {
  for (const { study } of [en, de, fr]) {
    const note = ['A fine partie.', study.whatIf.line(35, 'You play.', 'Well done.')].join('\n')
    expect(listNotedSteps(note, 40)).toEqual([34])
  }
})

test('several lines of a position are one way there, in the order of the partie', () => {
  expect(listNotedSteps('[12] b\n[3] a\n[12] c', 40)).toEqual([2, 11])
})

test('what is no position of the partie leads nowhere', () => {
  expect(listNotedSteps('[0] a\n[41] b\n[x] c\nsee [5] d\n[5]e', 40)).toEqual([])
  expect(listNotedSteps('', 40)).toEqual([])
})
