// Laying after forehand has led without asking, in turn or not, until the trick is made (H-16).
// Each seat holds a suit with its Do, forehand Spade, the dealer all trumps, Bastoni.
import { describe, expect, test } from 'vitest'
import { recordLine } from '../../../src/main/engine/canonical.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { sampleState } from '../../../src/main/engine/games/hundertspiel/ai/sample.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import type { HundertspielState } from '../../../src/main/engine/games/hundertspiel/state.ts'
import { readNotation } from '../../../src/main/engine/notation/read.ts'
import { writeNotation } from '../../../src/main/engine/notation/write.ts'
import { playDeal } from '../../../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../../../src/main/engine/players/player.ts'
import { readRecord } from '../../../src/main/engine/record.ts'
import { replayRecord } from '../../../src/main/engine/replay.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { type Seat, SEATS } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import {
  actionOf,
  after,
  begin,
  cards,
  dealOf,
  hand,
  of,
  openPartie,
  refused,
  says,
  toPlay,
} from './table.ts'

const led = after(toPlay(begin()), 'A-SP')
const acting = (state: HundertspielState): readonly Seat[] => hundertspiel.seatsToAct(state)
const lays = (...suits: readonly string[]) => suits.map((suit) => actionOf(`lay ${suit}`))

describe('H-16 until the first trick is made', () => {
  test('H-16 both opponents may lay, at any seat’s turn', () => {
    const [second, third] = [after(led, 'A-CO'), after(led, 'A-CO', 'A-DE')]
    expect([led, second, third].map(hundertspiel.seatToPlay)).toEqual([1, 2, 3])
    expect([led, second, third].map(acting)).toEqual([
      [1, 3],
      [2, 1, 3],
      [3, 1],
    ])
    for (const state of [led, second, third]) {
      expect(hundertspiel.legalActions(state, 1)).toEqual(expect.arrayContaining(lays('CO')))
      expect(hundertspiel.legalActions(state, 3)).toEqual(expect.arrayContaining(lays('BA')))
    }
    expect(hundertspiel.legalActions(third, 1)).toEqual(lays('CO'))
  })

  test('H-16 not before the lead, and no more when the trick is made', () => {
    expect(acting(toPlay(begin()))).toEqual([0])
    expect(refused(toPlay(begin()), 'lay BA', 3)).toEqual({ rule: 'H-6', why: 'notYourTurn' })
    const made = after(led, 'A-CO', 'A-DE', 'A-BA')
    expect(acting(made)).toEqual([3])
    expect(refused(made, 'lay CO', 1)).toEqual({ rule: 'H-6', why: 'notYourTurn' })
  })

  test('H-16 neither forehand nor the partner, nor what is not held, nor a Do that is played', () => {
    const second = after(led, '6-CO')
    expect(refused(second, 'lay SP', 0)).toEqual({ rule: 'H-16', why: 'partnerMayNot' })
    expect(refused(led, 'lay DE', 2)).toEqual({ rule: 'H-16', why: 'partnerMayNot' })
    expect(refused(second, 'lay CO', 1)).toEqual({ rule: 'H-16', why: 'doNotHeld' })
    expect(acting(second)).toEqual([2, 3])
    expect(refused(led, 'A-BA', 3)).toEqual({ rule: 'H-6', why: 'notYourTurn' })
    expect(refused(second, 'pass', 1)).toEqual({ rule: 'H-6', why: 'notYourTurn' })
  })

  test('H-16 nothing if forehand asked, a player has laid, the partie is decided, or there is a scat', () => {
    const asked = after(toPlay(after(begin(), 'ask', 'pass', 'pass', 'pass')), 'A-SP')
    expect(acting(asked)).toEqual([1])
    const laid = after(says(led, 3, 'lay BA').state, 'pass', 'pass')
    expect(acting(laid)).toEqual([1])
    const old = begin({ score: [95, 0], hands: ['K-SP K-DE K-BA'] })
    const decided = after(toPlay(after(old, 'pass', 'announce K 3')), 'K-SP')
    expect(decided.decision).not.toBeNull()
    expect(acting(decided)).toEqual([1])
    const scat = begin({ options: { scat: true }, hands: ['6-BA', '6-CO'] })
    expect(acting(after(toPlay(after(scat, 'bid BA')), 'K-SP'))).toEqual([1])
  })

  test('H-16 H-17 the other side is asked for Contra, then the trick goes on where it was', () => {
    const { state, events } = says(after(led, 'A-CO'), 1, 'lay CO')
    expect(events).toEqual([{ did: 'laid', seat: 1, suits: ['CO'] }])
    expect(state).toMatchObject({ phase: 'contra', asks: 0 })
    expect(acting(state)).toEqual([0])
    const on = after(state, 'pass', 'contra')
    expect(on).toMatchObject({ phase: 'play', asks: 2, undertaking: { seat: 1, contra: 2 } })
    expect(acting(on)).toEqual([2])
  })

  test('H-29 of three both others may, also when they have played', () => {
    const state = after(
      toPlay(begin({ options: { players: 3 }, hands: ['A-SP', '6-SP K-SP', '6-CO'] })),
      'A-SP',
    )
    expect(acting(state)).toEqual([1, 2])
    const second = after(state, 'K-SP')
    expect(acting(second)).toEqual([2, 1])
    expect(says(second, 1, 'lay SP').state).toMatchObject({
      phase: 'contra',
      undertaking: { seat: 1 },
    })
  })
})

describe('H-16 what the others learn', () => {
  const HELD = ['A-SP', '6-CO 6-DE 6-SP', '10-SP', '8-CO 7-CO 7-SP']
  const BARE = ['A-SP', '8-CO 7-CO 7-SP', '10-SP', '6-CO 6-DE 6-SP']

  test('H-16 whether one may lay is not to be seen by anybody else', () => {
    const [one, other] = [HELD, BARE].map((hands) => after(toPlay(begin({ hands })), 'A-SP'))
    if (one === undefined || other === undefined) throw new Error('no deals')
    expect([acting(one), acting(other)]).toEqual([
      [1, 3],
      [1, 3],
    ])
    expect(hundertspiel.legalActions(one, 3)).toEqual(lays('BA'))
    expect(hundertspiel.legalActions(other, 3)).toHaveLength(10)
    for (const eye of [0, 2, 'onlooker'] as const)
      expect(hundertspiel.viewFor(one, eye)).toEqual(hundertspiel.viewFor(other, eye))
  })

  test('H-16 one who holds no Do is seen as one who does', () => {
    const none = after(
      toPlay(begin({ hands: ['A-SP 6-BA', '6-CO 6-DE 6-SP', '', 'A-BA'] })),
      'A-SP',
    )
    const some = after(
      toPlay(begin({ hands: ['A-SP 6-BA', 'A-BA', '', '6-CO 6-DE 6-SP'] })),
      'A-SP',
    )
    expect([acting(none), acting(some)]).toEqual([[1], [1, 3]])
    for (const eye of [0, 2] as const)
      expect({ ...hundertspiel.viewFor(none, eye), hands: [] }).toEqual({
        ...hundertspiel.viewFor(some, eye),
        hands: [],
      })
    expect(hundertspiel.viewFor(none, 0).turn).toBe(1)
  })

  test('H-16 who has laid out of turn is known to hold that Do', () => {
    const { state } = says(after(led, 'A-CO', 'A-DE'), 1, 'lay CO')
    for (let seed = 1; seed < 20; seed += 1) {
      const world = sampleState(hundertspiel.viewFor(state, 3), chance(seed))
      if (world.phase === 'open') throw new Error('nothing dealt')
      expect(world.hands[1]).toContain('6-CO')
      expect(hundertspiel.viewFor(world, 3)).toEqual(hundertspiel.viewFor(state, 3))
    }
  })
})

describe('H-16 what players do with it', () => {
  const STRONG = ['A-SP', `A-CO ${of('BA', 'A K C B 6')}`, 'A-DE']
  /** The words of a player out of turn. */
  const aside = (level: string, state: HundertspielState, seat: Seat) =>
    requireValue(createPlayer(ai, level) ?? undefined)(
      {
        getView: () => hundertspiel.viewFor(state, seat),
        legal: hundertspiel.legalActions(state, seat),
        onTurn: false,
      },
      chance(3),
    )

  test.each(['rulebook', 'club', 'master'])(
    'H-16 %s lays out of turn at the last moment, with trumps enough',
    (level) => {
      const first = after(toPlay(begin({ hands: STRONG })), 'A-SP', 'A-CO')
      expect(aside(level, first, 1)).toBeNull()
      expect(aside(level, after(first, 'A-DE'), 1)).toEqual(actionOf('lay BA'))
      const weak = after(
        toPlay(begin({ hands: ['A-SP', 'A-CO 6-BA 7-BA 10-SP 10-DE 10-CO', 'A-DE'] })),
        'A-SP',
        'A-CO',
        'A-DE',
      )
      expect(hundertspiel.seatsToAct(weak)).toContain(1)
      expect(aside(level, weak, 1)).toBeNull()
      // who has still to play waits for it
      const last = after(
        toPlay(begin({ hands: ['A-SP', 'A-CO', 'A-DE', of('BA', 'A K C B 6')] })),
        'A-SP',
        'A-CO',
      )
      expect(aside(level, last, 3)).toBeNull()
    },
  )

  test.each(['club', 'master'])('H-16 %s lays nothing out of turn on a toss of a coin', (level) => {
    const start = begin({ hands: ['A-SP', `A-CO ${of('BA', 'K C B 6')}`, 'A-DE'] })
    expect(aside(level, after(toPlay(start), 'A-SP', 'A-CO', 'A-DE'), 1)).toBeNull()
  })

  test('H-16 a novice lays nothing out of turn without thinking', () => {
    const weak = after(
      toPlay(begin({ hands: ['A-SP', 'A-CO 6-BA 6-SP 6-CO', 'A-DE'] })),
      'A-SP',
      'A-CO',
      'A-DE',
    )
    const player = requireValue(createPlayer(ai, 'novice') ?? undefined)
    const look = {
      getView: () => hundertspiel.viewFor(weak, 1),
      legal: hundertspiel.legalActions(weak, 1),
      onTurn: false,
    }
    expect(look.legal.length).toBeGreaterThan(3)
    const random = chance(9)
    expect(
      Array.from({ length: 60 }, () => player(look, random)).filter((one) => one !== null),
    ).toEqual([])
  })

  test('H-16 at a table of computer players whose forehand never asks it is laid in turn and out of turn', () => {
    const random = chance(11)
    const book = requireValue(createPlayer(ai, 'rulebook') ?? undefined)
    const unasked: Player = (look, chances) => {
      const wish = book(look, chances)
      return wish?.do === 'ask' ? { do: 'pass' } : wish
    }
    const kinds = new Set<string>()
    for (let n = 0; n < 120; n += 1) {
      const start = openPartie({})
      const order = hundertspiel.createPack(start.options).toSorted(() => random.nextInt(3) - 1)
      const given = hundertspiel.distributeCards(
        start.options,
        order,
        3,
        requireValue(hundertspiel.packets[0]),
      )
      const witness = {
        onTransition: ({
          before,
          action,
        }: {
          readonly before: object
          readonly action: { readonly seat: Seat; readonly do: string } | null
        }) => {
          if (action?.do === 'lay')
            kinds.add(Reflect.get(before, 'asks') === action.seat ? 'in turn' : 'out of turn')
        },
      }
      playDeal(
        {
          game: hundertspiel,
          options: start.options,
          players: SEATS.map(() => unasked),
          random,
          observer: witness,
        },
        start,
        given,
      )
    }
    expect([...kinds].toSorted()).toEqual(['in turn', 'out of turn'])
  })
})

test('H-16 a record says who laid out of turn, as record and as notation', () => {
  const { talon: _, turnUp: __, ...deal } = dealOf()
  const actions = [
    ...[0, 0, 1, 2, 3].map((seat) => ({ seat, do: 'pass' })),
    { seat: 0, do: 'play', card: 'A-SP' },
    { seat: 3, do: 'lay', suits: ['BA'] },
    ...[0, 2].map((seat) => ({ seat, do: 'pass' })),
    { seat: 1, do: 'play', card: 'A-CO' },
  ]
  const players = SEATS.map((seat) => ({ name: String(seat), kind: 'person' }))
  const parties = [{ cut: [['K-SP', '8-CO', 'B-DE', '6-BA']], deals: [{ ...deal, actions }] }]
  const read = readRecord({
    format: 'cercle-record',
    version: 1,
    game: 'hundertspiel',
    players,
    parties,
  })
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  const done = replayRecord(read.record)
  if ('fault' in done) throw new Error(JSON.stringify(done.fault))
  expect(done.replay.parties[0]?.state).toMatchObject({
    phase: 'play',
    asks: 2,
    undertaking: { seat: 3, suits: ['BA'] },
  })
  const back = readNotation(writeNotation(read.record))
  if ('fault' in back) throw new Error(back.fault.what)
  expect(recordLine(back.record)).toBe(recordLine(read.record))
})

test('H-16 the first trick goes on to its end after it', () => {
  const laid = after(says(after(led, 'A-CO'), 3, 'lay BA').state, 'pass', 'pass')
  const { state } = cards(laid, [], 2)
  expect(state.tricks[0]?.cards).toEqual(hand('A-SP A-CO A-DE A-BA'))
  expect(state).toMatchObject({ phase: 'play', asks: 3, tricksWon: [0, 0, 0, 1] })
})
