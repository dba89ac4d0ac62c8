// The rows of the log: a trick in one, everything else a sentence in its place.
import { expect, test } from 'vitest'
import type { Card } from '../../src/shared/card.ts'
import type { Seat } from '../../src/shared/view.ts'
import {
  type LinePlay,
  type LogRow,
  arrangeRows,
  linesOf,
  shortenNames,
} from '../../src/shared/log/rows.ts'

interface Line {
  readonly number: number
  readonly did: string | null
  readonly play: LinePlay
}

const NAMES = shortenNames(['You', 'Odile', 'Isidore', 'Agathe'])

type Told = readonly [did: string, seat?: Seat, card?: Card]

/** Lines as the events of a deal come; a line with a card is a play. */
const tell = (...told: readonly Told[]): readonly Line[] =>
  told.map(([did, seat = 0, card], number) => {
    if (card !== undefined)
      return { number, did, play: { kind: 'card', seat, card, leads: did === 'led' } }
    // the seat of what is told stands for the number of the cards taken up
    if (did === 'mended') return { number, did, play: { kind: 'takenUp', count: seat } }
    return { number, did, play: did === 'tookTrick' ? { kind: 'taken', seat, points: 0 } : null }
  })

/**
 * A row as a person reads it: `*` behind the card that took the trick, `-` before one taken up, and
 * before who took a trick that goes on.
 */
function read(row: LogRow<Line>): string {
  if (row.kind === 'line') return row.entry.did ?? ''
  const { trick, leader, before, cards, taken } = row
  const drawn = cards.map(
    ({ card, wins, isBack }) => `${isBack ? '-' : ''}${card}${wins ? '*' : ''}`,
  )
  return [
    trick,
    leader.full,
    ...Array.from({ length: before }, () => '-'),
    ...drawn,
    taken && `${taken.isBack ? '-' : ''}${taken.taker.full}`,
  ]
    .filter((part) => part !== undefined && part !== null)
    .join(' ')
}
const rowsOf = (lines: readonly Line[]): readonly string[] => arrangeRows(lines, NAMES).map(read)

test('a trick is a row: its number, who led, the cards in the order played, who took it', () => {
  const lines = tell(
    ['dealt'],
    ['led', 1, 'KS'],
    ['followed', 2, '7S'],
    ['followed', 3, 'AS'],
    ['followed', 0, '2S'],
    ['tookTrick', 3],
    ['led', 3, '9H'],
  )
  expect(rowsOf(lines)).toEqual(['dealt', '1 Odile KS 7S AS* 2S Agathe', '2 Agathe 9H'])
})

test('a line between two cards of a trick stays in its place, and the trick goes on after it', () => {
  const lines = tell(
    ['led', 0, '7-DE'],
    ['followed', 1, '8-DE'],
    ['announced', 2],
    ['marked', 2],
    ['followed', 2, 'A-DE'],
    ['followed', 3, '6-DE'],
    ['tookTrick', 2],
    ['marked', 2],
  )
  expect(rowsOf(lines)).toEqual([
    '1 You 7-DE 8-DE',
    'announced',
    'marked',
    '1 You - - A-DE* 6-DE Isidore',
    'marked',
  ])
})

test('W-20 where a revoke is mended the trick goes on from there, under its number', () => {
  const lines = tell(
    ['led', 0, 'AS'],
    ['followed', 1, '2H'],
    ['followed', 2, '4S'],
    ['followed', 3, '3S'],
    ['tookTrick', 0],
    ['mended', 3],
    ['followed', 1, '5S'],
    ['followed', 2, '4S'],
    ['followed', 3, '3S'],
    ['tookTrick', 0],
    ['led', 0, 'KS'],
    ['followed', 1, '3H'],
    ['mended', 1],
    ['followed', 1, '9S'],
  )
  expect(rowsOf(lines)).toEqual([
    '1 You AS* -2H -4S -3S -You',
    'mended',
    '1 You - 5S 4S 3S You',
    '2 You KS -3H',
    'mended',
    '2 You - 9S',
  ])
})

test('a card that was taken back leaves its row, and the trick keeps its number', () => {
  const lines = tell(
    ['led', 0, 'KS'],
    ['tookBack'],
    ['led', 0, 'QH'],
    ['followed', 1, 'KH'],
    ['tookTrick', 1],
  )
  expect(rowsOf(lines)).toEqual(['1 You KS', 'tookBack', '1 You QH KH* Odile'])
})

test('the tricks of cards that are dealt again are counted from one', () => {
  const lines = tell(
    ['led', 0, 'KS'],
    ['followed', 1, 'AS'],
    ['tookTrick', 1],
    ['dealt'],
    ['led', 1, '7S'],
  )
  expect(rowsOf(lines).at(-1)).toBe('1 Odile 7S')
})

test('no line is lost and none changes its place', () => {
  const lines = tell(
    ['dealt'],
    ['tookTrick', 2],
    ['followed', 2, '8S'],
    ['counted'],
    ['tookTrick', 2],
    ['led', 0, 'KS'],
    ['seed'],
    ['led', 1, '9S'],
  )
  const told = arrangeRows(lines, NAMES).flatMap((row) => linesOf(row))
  expect(told.map(({ number }) => number)).toEqual(lines.map(({ number }) => number))
})

test('a long name has a short form, and two that begin alike also show their end', () => {
  expect(shortenNames(['Hippolyte', 'Odile', 'Sie'])).toEqual([
    { full: 'Hippolyte', short: 'Hipp.' },
    { full: 'Odile', short: 'Odile' },
    { full: 'Sie', short: 'Sie' },
  ])
  const alike = shortenNames(['Mathilde', 'Mathieu']).map(({ short }) => short)
  expect(alike).toEqual(['Mat.e', 'Mat.u'])
})
