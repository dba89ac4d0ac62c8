// Records of Hundertspiel: each form as a record and as notation, a partie alone, and what cannot
// be replayed.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recordLine } from '../../../src/main/engine/canonical.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import type { DealtState } from '../../../src/main/engine/games/hundertspiel/state.ts'
import { readNotation } from '../../../src/main/engine/notation/read.ts'
import { writeNotation } from '../../../src/main/engine/notation/write.ts'
import { type RecordDocument, readRecord } from '../../../src/main/engine/record.ts'
import { replayRecord } from '../../../src/main/engine/replay.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { SEATS } from '../../../src/shared/view.ts'
import { type Start, dealOf, optionsOf } from './table.ts'

function recordOf(json: unknown): RecordDocument {
  const read = readRecord(json)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.record
}

function replayed(record: RecordDocument) {
  const result = replayRecord(record)
  if ('fault' in result) throw new Error(JSON.stringify(result.fault))
  return result.replay
}

const RECORDS = readFileSync(
  new URL('../../records/hundertspiel-forms.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => recordOf(JSON.parse(line)))

const titled = RECORDS.map((record) => ({ preset: String(record.options?.['preset']), record }))

describe('H-29 every form as a record', () => {
  test('H-29 there is one of each, and the strict table', () => {
    expect(titled.map(({ preset }) => preset)).toEqual([
      'four',
      'fourScat',
      'three',
      'threeScat',
      'strict',
    ])
  })

  test.each(titled)('H-29 $preset is played to its end', ({ record }) => {
    const { parties } = replayed(record)
    expect(parties).toHaveLength(record.parties.length)
    for (const { state } of parties)
      expect(hundertspiel.findOutcome(dealtState(state))).not.toBeNull()
  })

  test.each(titled)('H-29 $preset as notation comes back as it was', ({ record }) => {
    const read = readNotation(writeNotation(record))
    if ('fault' in read) throw new Error(read.fault.what)
    expect(recordLine(read.record)).toBe(recordLine(record))
  })

  test('H-22 a partie alone says what it takes over, also markers below nothing, as record and as notation', () => {
    const [record] = RECORDS
    const [, second] = requireValue(record).parties
    const [first, last] = replayed(requireValue(record)).parties
    const handed = requireValue(
      hundertspiel.series?.carryOver(dealtState(requireValue(first).state)) ?? undefined,
    )
    const alone = recordOf({
      ...requireValue(record),
      parties: [
        {
          ...second,
          scoreBefore: undefined,
          inherited: handed.inherited,
          deals: withScore(second, handed.score),
        },
      ],
    })
    expect(JSON.stringify(handed.inherited)).toContain('-')
    const read = readNotation(writeNotation(alone))
    if ('fault' in read) throw new Error(read.fault.what)
    expect(replayed(read.record).parties[0]?.state).toEqual(requireValue(last).state)
  })
})

const withScore = (
  partie: RecordDocument['parties'][number] | undefined,
  scoreBefore: readonly number[],
): unknown => partie?.deals.map((deal, place) => (place === 0 ? { ...deal, scoreBefore } : deal))

/** The state of a replay as that of the game. */
function dealtState(state: object): DealtState {
  if (!('decision' in state)) throw new Error('not a state of this game')
  return state as DealtState // the replay of a record of this game
}

describe('H-24 actions as they are written', () => {
  const written = (start: Start, ...actions: readonly object[]) => {
    const { turnUp, talon, ...given } = dealOf(start)
    const deal = {
      ...given,
      ...(turnUp === null ? {} : { turnUp }),
      ...(talon.length === 0 ? {} : { talon }),
      actions,
    }
    const options = optionsOf(start.options)
    const players = ['Anna', 'Bert', 'Cora', 'Dora']
      .slice(0, options.players)
      .map((name) => ({ name, kind: 'person' }))
    return recordOf({
      format: 'cercle-record',
      version: 1,
      game: 'hundertspiel',
      options,
      players,
      parties: [{ deals: [deal] }],
    })
  }

  test('H-24 suit, suits, rank and count follow the word', () => {
    const scat = written(
      { options: { scat: true }, hands: ['6-SP'] },
      { seat: 0, do: 'bid', suit: 'SP' },
    )
    expect(writeNotation(scat)).toContain('0: bid suit="SP"')
    const laid = written({ hands: ['6-SP 6-BA'] }, { seat: 0, do: 'lay', suits: ['SP', 'BA'] })
    expect(writeNotation(laid)).toContain('0: lay suits=["SP","BA"]')
    const actions = [
      { seat: 0, do: 'pass' },
      { seat: 0, do: 'announce', rank: 'K', count: 3 },
    ]
    const kings = written({ hands: ['K-SP K-CO K-DE'] }, ...actions)
    expect(writeNotation(kings)).toContain('0: announce count=3 rank="K"')
    for (const record of [scat, laid, kings]) expect(replayRecord(record)).toHaveProperty('replay')
  })

  test('H-5 slips say who exposed a card, H-4 or who looked', () => {
    const options = { irregularities: true }
    const start = { options, hands: ['K-SP'], slips: { exposed: ['K-SP'], by: 3 } } as const
    const text = writeNotation(written(start))
    expect(text).toContain('[Exposed "K-SP"]\n[By "3"]')
    const looked = written({ options, slips: { looked: 2 } })
    expect(writeNotation(looked)).toContain('[Looked "2"]')
    for (const record of [written(start), looked]) {
      const read = readNotation(writeNotation(record))
      expect('record' in read ? recordLine(read.record) : read.fault.what).toBe(recordLine(record))
    }
  })

  test('H-24 what the rules do not allow is reported with its rule', () => {
    const record = written(
      { options: { scat: true }, hands: ['6-SP'] },
      { seat: 0, do: 'bid', suit: 'BA' },
    )
    expect(replayRecord(record)).toMatchObject({
      fault: { kind: 'breach', breach: { rule: 'H-24', why: 'doNotHeld' } },
    })
  })
})

describe('a record from before there was an option', () => {
  /**
   * Forehand’s left neighbour throws the ace of Coppe away, and says in the next trick that they
   * have three aces.
   */
  const record = (options: object): RecordDocument => {
    const {
      talon: _,
      turnUp: __,
      ...deal
    } = dealOf({ hands: ['10-SP', 'A-SP A-CO A-DE A-BA', 'B-SP', 'K-BA'] })
    const cards = ['10-SP', 'A-CO', 'B-SP', 'K-BA']
    const actions = [
      ...[0, 0, 1, 2, 3].map((seat) => ({ seat, do: 'pass' })),
      ...cards.map((card, seat) => ({ seat, do: 'play', card })),
    ]
    const next = [
      { seat: 3, do: 'play', card: requireValue(deal.hands[3]?.[1]) },
      { seat: 0, do: 'play', card: requireValue(deal.hands[0]?.[1]) },
      { seat: 1, do: 'announce', rank: 'A', count: 3 },
    ]
    const players = SEATS.map((seat) => ({ name: String(seat), kind: 'person' }))
    const parties = [{ cut: [], deals: [{ ...deal, actions: [...actions, ...next] }] }]
    return recordOf({
      format: 'cercle-record',
      version: 1,
      game: 'hundertspiel',
      options,
      players,
      parties,
    })
  }

  test('H-10 is played as it was: three aces are announced besides the one that was thrown away', () => {
    for (const options of [
      { preset: 'four' },
      { preset: 'strict' },
      { preset: 'four', trumpBy: 'seat' },
    ]) {
      const { state } = requireValue(replayed(record(options)).parties[0])
      expect(state.score).toEqual([0, 30 + 14])
    }
  })

  test('H-10 one that names the option is played by it', () => {
    const named = replayRecord(record({ preset: 'four', thrownAces: 'count' }))
    expect(named).toMatchObject({
      fault: { kind: 'breach', breach: { rule: 'H-10', why: 'announceFour' } },
    })
  })
})
