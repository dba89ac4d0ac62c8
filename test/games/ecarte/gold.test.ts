// Deals and parties from books and by hand (test/records), replayed to what the books print.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeReplay } from '../../../src/main/cli/records.ts'
import { type RecordDocument, readRecord } from '../../../src/main/engine/record.ts'
import type { ReplayFault } from '../../../src/main/engine/replay-fault.ts'
import { type ReplayStep, replayRecord } from '../../../src/main/engine/replay.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { hand } from './table.ts'

/** The records of a file, one a line. */
function records(name: string): readonly RecordDocument[] {
  const text = readFileSync(new URL(`../../records/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => recordOf(JSON.parse(line)))
}

function recordOf(json: unknown): RecordDocument {
  const read = readRecord(json)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.record
}

/** Tricks as they are printed: the leader, the cards, the winner. */
const trick = (leader: 0 | 1, cards: string, winner: 0 | 1 | null) => ({
  leader,
  cards: hand(cards),
  winner,
})
const mark = (seat: 0 | 1, points: number, rule: string) => ({ seat, points, rule })

const [first, second] = records('ecarte-hoyles-games-modernized')

test('E-25 Hoyle’s Games Modernized: elder plays without proposing and loses the partie by two points', () => {
  expect(describeReplay(requireValue(first))).toEqual({
    game: 'ecarte',
    complete: true,
    parties: [
      {
        winner: 1,
        value: 1,
        score: [4, 5],
        deals: [
          {
            dealer: 1,
            trump: 'D',
            turnUp: '9D',
            finished: true,
            vulnerable: 0,
            king: null,
            tricks: [
              trick(0, 'KS 8S', 0),
              trick(0, 'QD KD', 1),
              trick(1, 'KC JD', 0),
              trick(0, 'QS AD', 1),
              trick(1, 'AH AS', 1),
            ],
            tricksWon: [2, 3],
            marks: [mark(1, 1, 'E-24'), mark(1, 1, 'E-25')],
            scoreAfter: [4, 5],
          },
        ],
      },
    ],
  })
})

test('E-26 Hoyle’s Games Modernized: the dealer refuses and makes three tricks for one point', () => {
  expect(describeReplay(requireValue(second))).toEqual({
    game: 'ecarte',
    complete: false,
    parties: [
      {
        winner: null,
        value: null,
        score: [0, 1],
        deals: [
          {
            dealer: 1,
            trump: 'H',
            turnUp: '9H',
            finished: true,
            vulnerable: 1,
            king: null,
            tricks: [
              trick(0, 'KH QH', 0),
              trick(0, 'AH JH', 1),
              trick(1, '8C 10H', 0),
              trick(0, 'KD 7H', 1),
              trick(1, '7C KS', 1),
            ],
            tricksWon: [2, 3],
            marks: [mark(1, 1, 'E-24')],
            scoreAfter: [0, 1],
          },
        ],
      },
    ],
  })
})

const [example] = records('ecarte-headless-example')

test('E-16 the record of the page on records stops after the king and the first lead', () => {
  expect(describeReplay(requireValue(example))).toEqual({
    game: 'ecarte',
    complete: false,
    parties: [
      {
        winner: null,
        value: null,
        score: [1, 0],
        deals: [
          {
            dealer: 1,
            trump: 'S',
            turnUp: '9S',
            finished: false,
            vulnerable: null,
            king: { seat: 0, how: 'announced' },
            tricks: [trick(0, 'KH', null)],
            tricksWon: [0, 0],
            marks: [mark(0, 1, 'E-16')],
            scoreAfter: [1, 0],
          },
        ],
      },
    ],
  })
})

const [partie] = records('ecarte-whole-partie')

/** A deal of the whole partie: its events, apart from its tricks. */
const told = (
  [dealer, turnUp, trump]: readonly [0 | 1, string, string],
  vulnerable: 0 | 1 | null,
  king: object | null,
  tricksWon: readonly number[],
  marks: readonly object[],
  scoreAfter: readonly number[],
) => ({ dealer, turnUp, trump, finished: true, vulnerable, king, tricksWon, marks, scoreAfter })

test('E-3 to E-29 a whole partie: the cut, five deals, the king turned, announced and announced at four', () => {
  expect(describeReplay(requireValue(partie))).toMatchObject({
    complete: true,
    parties: [
      {
        winner: 1,
        value: 1,
        score: [4, 5],
        deals: [
          told(
            [1, '9S', 'S'],
            null,
            { seat: 0, how: 'announced' },
            [4, 1],
            [mark(0, 1, 'E-16'), mark(0, 1, 'E-24')],
            [2, 0],
          ),
          told(
            [0, 'KD', 'D'],
            1,
            { seat: 0, how: 'turned' },
            [0, 5],
            [mark(0, 1, 'E-5'), mark(1, 2, 'E-24')],
            [3, 2],
          ),
          told([1, '8C', 'C'], 0, null, [2, 3], [mark(1, 1, 'E-24'), mark(1, 1, 'E-25')], [3, 4]),
          told([0, '10H', 'H'], null, null, [4, 1], [mark(0, 1, 'E-24')], [4, 4]),
          told(
            [1, 'JS', 'S'],
            null,
            { seat: 1, how: 'announced' },
            [0, 0],
            [mark(1, 1, 'E-16')],
            [4, 5],
          ),
        ],
      },
    ],
  })
})

test('E-20 to E-22 its tricks go where the rules say', () => {
  const deals = requireValue(playedOut(requireValue(partie)).parties[0]).tallies.map(({ tally }) =>
    tally.tricks.map(({ leader, cards, winner }) => `${leader}: ${cards.join(' ')}: ${winner}`),
  )
  expect(deals).toEqual([
    ['0: KH 9H: 0', '0: QH JH: 0', '0: KS AS: 0', '0: 7S KC: 0', '0: 8D JD: 1'],
    ['1: QD 7H: 1', '1: JD 8H: 1', '1: KS 10S: 1', '1: QS AS: 1', '1: KC 9C: 1'],
    ['0: KD AD: 0', '0: QC 10C: 0', '0: 9C JC: 1', '1: KH 8H: 1', '1: QH 7D: 1'],
    ['1: KC 7H: 0', '0: QH 10D: 0', '0: KS JC: 0', '0: AH QC: 0', '0: AD QD: 1'],
    [],
  ])
})

function playedOut(record: RecordDocument, seen?: (moment: ReplayStep) => void) {
  const result = replayRecord(record, seen)
  if ('fault' in result) throw new Error(result.fault.kind)
  return result.replay
}

test('E-8 a deal of the partie is replayed action by action, each bought card where it belongs', () => {
  const moments: ReplayStep[] = []
  const { game } = playedOut(requireValue(partie), (moment) => moments.push(moment))
  const fourth = moments.filter((moment) => moment.deal === 4)
  expect(fourth).toHaveLength(1 + 10 + 10)
  const bought = requireValue(fourth.findLast((moment) => moment.action?.do === 'discard')).state
  expect(game.viewFor(bought, 'open').hands).toEqual([
    hand('AH 7H KS QH AD'),
    hand('QC JC QD KC 10D'),
  ])
})

/** The fault of a record in which something was changed. */
function faultOf(
  record: RecordDocument | undefined,
  change: (text: string) => string,
): ReplayFault {
  const text = JSON.stringify(record)
  const changed = change(text)
  expect(changed).not.toBe(text)
  const result = replayRecord(recordOf(JSON.parse(changed)))
  if ('fault' in result) return result.fault
  throw new Error('no fault')
}

test('E-21 a follower who breaks the rule is found, with partie, deal, step and rule', () => {
  const fault = faultOf(first, (text) =>
    text.replace('"do":"play","card":"KD"', '"do":"play","card":"AD"'),
  )
  expect(fault).toEqual({
    kind: 'breach',
    partie: 1,
    deal: 1,
    step: 5,
    breach: { rule: 'E-21', why: 'mustBeat' },
  })
})

test('E-6 a deal by the same dealer is found, before its first step', () => {
  const fault = faultOf(partie, (text) => text.replace('"dealer":0', '"dealer":1'))
  expect(fault).toMatchObject({
    kind: 'breach',
    deal: 2,
    step: 0,
    breach: { rule: 'E-6', why: 'wrongDealer' },
  })
})

test('E-8 a card that the record does not give cannot be drawn', () => {
  const fault = faultOf(example, (text) => text.replace('"talon":["8D","QC"]', '"talon":["8D"]'))
  expect(fault).toEqual({ kind: 'unknownCard', partie: 1, deal: 1, step: 4 })
})

test('E-19 nothing is done after the fifth point', () => {
  const more = '{"seat":1,"do":"announceKing"},{"seat":0,"do":"stand"}'
  const fault = faultOf(partie, (text) => text.replace('{"seat":1,"do":"announceKing"}', more))
  expect(fault).toMatchObject({
    kind: 'breach',
    deal: 5,
    step: 6,
    breach: { rule: 'E-19', why: 'partieOver' },
  })
})

test('E-3 cards drawn that make another the dealer are found', () => {
  expect(faultOf(partie, (text) => text.replace('["AH","JC"]', '["AH","7C"]')).kind).toBe('cut')
  expect(faultOf(partie, (text) => text.replace('["QH","QD"]', '["QH","KD"]')).kind).toBe('cut')
})
