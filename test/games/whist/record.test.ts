// Records of Whist: a hand from a book, a rubber of several parties, each partie alone, and what
// cannot be replayed.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordLine } from '../../../src/main/engine/canonical.ts'
import { type Deal, type GameState, inDeal, play } from '../../../src/main/engine/games/game.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { WhistOptions } from '../../../src/main/engine/games/whist/options.ts'
import type { WhistState } from '../../../src/main/engine/games/whist/state.ts'
import { shuffle } from '../../../src/main/engine/random.ts'
import { readNotation } from '../../../src/main/engine/notation/read.ts'
import { writeNotation } from '../../../src/main/engine/notation/write.ts'
import { type RecordDocument, readRecord } from '../../../src/main/engine/record.ts'
import { type ReplayResult, replayRecord } from '../../../src/main/engine/replay.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { WhistAction } from '../../../src/shared/games/whist.ts'
import { SEATS, type Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { LAX, LONG, PLAIN, ROUND, SHORT, SUITS_APART, hand, taking } from './table.ts'

type Written = WhistAction & { readonly seat: Seat }
type WrittenDeal = Deal & { readonly actions: readonly Written[] }
interface Partie {
  readonly deals: readonly WrittenDeal[]
  readonly end: WhistState
}

const PLAYERS = ['Anna', 'Bert', 'Cora', 'Dora'].map((name) => ({ name, kind: 'person' }))

function recordOf(parties: readonly object[], options: object = PLAIN): RecordDocument {
  const document = {
    format: 'cercle-record',
    version: 1,
    game: 'whist',
    options,
    players: PLAYERS,
    parties,
  }
  const read = readRecord(JSON.parse(JSON.stringify(document)))
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.record
}

const replayOf = (parties: readonly object[], options: object = PLAIN): ReplayResult =>
  replayRecord(recordOf(parties, options))

function statesOf(replayed: ReplayResult): readonly GameState[] {
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault))
  return replayed.replay.parties.map(({ state }) => state)
}

test('W-4 Cavendish on Whist: the eight tricks in print go to Z Y A Y A Y Y Z', () => {
  const text = readFileSync(new URL('../../records/whist-cavendish.jsonl', import.meta.url), 'utf8')
  const read = readRecord(JSON.parse(text))
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  const replayed = replayRecord(read.record)
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault))
  const { tally } = requireValue(replayed.replay.parties[0]?.tallies[0])
  expect(tally.tricks.map(({ winner }) => read.record.players[winner ?? 0]?.name).join(' ')).toBe(
    'Z Y A Y A Y Y Z',
  )
  expect(tally).toMatchObject({
    trump: 'S',
    turnUp: '4S',
    finished: false,
    tricksWon: [2, 4, 0, 2],
  })
})

/** A rubber of any legal actions, written down. */
function rubber(options: WhistOptions, seed: number): readonly Partie[] {
  const random = chance(seed)
  const parties: Partie[] = []
  let state: WhistState = whist.startPartie(options, [0, 0])
  for (;;) {
    const partie = randomPartie(state)
    parties.push(partie)
    const taken = whist.series?.carryOver(partie.end) ?? null
    if (taken === null) return parties
    state = whist.startPartie(options, taken.score, taken.inherited)
  }

  function randomPartie(start: WhistState): Partie {
    const deals: WrittenDeal[] = []
    let now = start
    while (now.phase !== 'over') {
      const dealer = whist.nextDealer(now) ?? 3
      const deal = whist.distributeCards(
        options,
        shuffle(whist.createPack(options), random),
        dealer,
        '1',
      )
      const actions: Written[] = []
      now = whist.startDeal(now, deal).state
      while (inDeal(now)) {
        const acting = whist.seatsToAct(now)
        const seat = requireValue(acting[random.nextInt(acting.length)])
        const legal = whist.legalActions(now, seat)
        const action = requireValue(legal[random.nextInt(legal.length)])
        const played = play(whist, now, seat, action)
        if (played.breach !== null) throw new Error(played.breach.why)
        now = played.state
        actions.push({ seat, ...action })
      }
      deals.push({ ...deal, actions })
    }
    return { deals, end: now }
  }
}

const LAX_SHORT = { ...SHORT, irregularities: true } as const
const LAX_LONG = { ...LONG, irregularities: true } as const

test.each([
  ['', PLAIN],
  [', with irregularities', LAX],
  [', of short', SHORT],
  [', of long with irregularities', LAX_LONG],
])('W-10 W-19 a rubber of several parties replays, and each of them alone%s', (_, options) => {
  for (let seed = 1; seed <= 3; seed += 1) {
    const parties = rubber(options, seed)
    expect(parties.length).toBeGreaterThan(1)
    const ends = parties.map(({ end }) => end)
    expect(
      statesOf(
        replayOf(
          parties.map(({ deals }) => ({ deals })),
          options,
        ),
      ),
    ).toEqual(ends)
    parties.forEach(({ deals, end }, place) => {
      const before = parties[place - 1]
      const taken = before === undefined ? null : (whist.series?.carryOver(before.end) ?? null)
      const [first, ...others] = deals
      const alone = {
        ...(taken === null ? {} : { inherited: taken.inherited }),
        deals: [{ ...first, ...(taken === null ? {} : { scoreBefore: taken.score }) }, ...others],
      }
      expect(statesOf(replayOf([alone], options))).toEqual([end])
    })
  }
})

test('W-20 what is mended and which penalty is chosen is written in notation, and read back', () => {
  const said = new Set<string>()
  for (const options of [LAX_SHORT, LAX_LONG])
    for (let seed = 1; seed <= 3; seed += 1) {
      const parties = rubber(options, seed).map(({ deals }) => ({ deals }))
      const record = recordOf(parties, options)
      const text = writeNotation(record)
      const back = readNotation(text)
      if ('fault' in back) throw new Error(JSON.stringify(back.fault))
      expect(recordLine(back.record)).toBe(recordLine(record))
      expect(writeNotation(back.record)).toBe(text)
      for (const [, word = ''] of text.matchAll(/\d: (mend|penalty\w+)/g)) said.add(word)
    }
  expect([...said].toSorted()).toEqual(['mend', 'penaltyOff', 'penaltyOnto', 'penaltyTricks'])
})

/** The first trick, led by elder. */
const trick = (cards: string): readonly Written[] =>
  hand(cards).map((card, place) => ({ seat: requireValue(SEATS[place]), do: 'play', card }))

const dealt = (deal: Deal, actions: readonly object[]) => ({ ...deal, actions })

/** Each plays their suit from the top; the dealer trumps in and goes on leading theirs. */
const suitsApart = (): object =>
  dealt(
    SUITS_APART(),
    Array.from({ length: 13 }, (_, number) =>
      SEATS.map((place) => {
        const seat = number === 0 ? place : requireValue(SEATS[(3 + place) % 4])
        return { seat, do: 'play', card: SUITS_APART().hands[seat]?.[number] }
      }),
    ).flat(),
  )

test.each([
  ['a card out of turn', 'W-4', PLAIN, [{ seat: 1, do: 'play', card: 'KS' }]],
  ['a card not held', 'W-4', PLAIN, [{ seat: 0, do: 'play', card: 'KS' }]],
  [
    'a card that does not follow',
    'W-4',
    PLAIN,
    [...trick('AS'), { seat: 1, do: 'play', card: 'AH' }],
  ],
  [
    'a claim where nobody can revoke',
    'W-12',
    PLAIN,
    [...trick('AS KS QS JS'), { seat: 1, do: 'claimRevoke' }],
  ],
  [
    'a claim before the first trick',
    'W-12',
    LAX,
    [...trick('AS KS QS'), { seat: 0, do: 'claimRevoke' }],
  ],
  [
    'a second claim for nothing',
    'W-12',
    LAX,
    [...trick('AS KS QS JS'), { seat: 0, do: 'claimRevoke' }, { seat: 0, do: 'claimRevoke' }],
  ],
  [
    'counting before the last trick',
    'W-12',
    LAX,
    [...trick('AS KS QS JS'), { seat: 0, do: 'count' }],
  ],
])('W-12 a record with %s is refused by %s, at its place', (_, rule, options, actions) => {
  const replayed = replayOf([{ deals: [dealt(ROUND, actions)] }], options)
  expect(replayed).toMatchObject({
    fault: { kind: 'breach', breach: { rule }, partie: 1, deal: 1, step: actions.length },
  })
})

test('W-3 W-6 a record with a deal that cannot be the next is refused', () => {
  const whole = suitsApart()
  const fault = (parties: readonly object[]) => {
    const replayed = replayOf(parties)
    return 'fault' in replayed ? replayed.fault : null
  }
  expect(fault([{ deals: [whole] }])).toBeNull()
  expect(fault([{ deals: [whole, dealt(taking(7, 0), [])] }])).toMatchObject({
    breach: { rule: 'W-6' },
    deal: 2,
  })
  expect(fault([{ deals: [dealt(ROUND, []), dealt(taking(7, 0), [])] }])).toMatchObject({
    breach: { rule: 'W-3' },
  })
  expect(fault([{ deals: [dealt({ ...ROUND, turnUp: 'AS' }, [])] }])).toMatchObject({
    breach: { rule: 'W-3' },
  })
  expect(fault([{ deals: [dealt(ROUND, [])] }, { deals: [whole] }])).toMatchObject({
    kind: 'unfinished',
    partie: 1,
  })
  // a game may be dealt first by anybody: not every game of the rubber need stand in the record
  expect(fault([{ deals: [whole] }, { deals: [dealt(taking(7, 2), [])] }])).toBeNull()
})

test('W-10 a record that inherits what is no account is refused', () => {
  const right = { dealer: 3, games: [1, 0], tricks: [10, 0], slams: [0, 0], honours: [0, 0] }
  const deals = [{ ...dealt(taking(7, 0), []), scoreBefore: [2, 0] }]
  expect(replayOf([{ inherited: right, deals }])).toHaveProperty('replay')
  for (const wrong of [{ games: [2, 0] }, { dealer: 9 }, { rubbers: 1 }])
    expect(replayOf([{ inherited: { ...right, ...wrong }, deals }])).toMatchObject({
      fault: { kind: 'shape' },
    })
})

test('W-2 a record with a draw that makes no player the dealer is refused', () => {
  const deals = [dealt(ROUND, [])]
  expect(replayOf([{ cut: [['AS', 'QS', 'KS', 'JS']], deals }])).toHaveProperty('replay')
  expect(
    replayOf([
      {
        cut: [
          ['AS', 'AH', 'KS', 'JS'],
          ['AS', 'QS', 'KS', 'JS'],
        ],
        deals,
      },
    ]),
  ).toHaveProperty('replay')
  for (const cut of [
    [['AS', 'KS', 'QS', 'JS']],
    [['JS', 'QS', 'KS', 'AS']],
    [['AS', 'AH', 'KS', 'JS']],
  ])
    expect(replayOf([{ cut, deals }])).toMatchObject({ fault: { kind: 'cut' } })
})
