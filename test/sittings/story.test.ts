// An evening replayed, stopped and struck (S-7).
import { describe, expect, test } from 'vitest'
import {
  EVENING_KINDS,
  type EveningStep,
  type EveningTerms,
  POOL_ENTRIES,
} from '../../src/shared/evening.ts'
import {
  applyStep,
  findPhase,
  rulesFor,
  replayEvening,
} from '../../src/main/engine/evenings/replay.ts'
import {
  STRUCK,
  after,
  bank,
  bets,
  entriesOf,
  keeps,
  paidIn,
  raises,
  refused,
  sat,
  stakes,
  takes,
  withdraws,
  won,
} from './telling.ts'

const TERMS: EveningTerms = { stake: 2, purse: 'none' }

/** Evenings with something of everything their kind knows. */
const STORIES: Readonly<Record<(typeof EVENING_KINDS)[number], readonly EveningStep[]>> = {
  duel: [sat(0, 1), won(0, 2), won(1)],
  rotation: [sat(0, 1, 2), bets(2, 0, 3), won(0), bets(1, 1, 1), won(1)],
  banker: [
    ...[
      sat(0, 1, 2, 3),
      bank(0, 4),
      stakes(1, 2),
      stakes(2, 4),
      stakes(3, 0),
      raises(0, 1),
      stakes(3, 1),
      won(0),
    ],
    ...[
      keeps(0),
      stakes(2, 3),
      stakes(3, 0),
      stakes(1, 0),
      takes(0, 2),
      won(0),
      withdraws(0),
      bank(3, 6),
    ],
  ],
  chouette: [sat(0, 1, 2), bets(0, 0, 2), bets(1, 1, 3), bets(2, 0, 1), won(1), bets(2, 0, 2)],
  pool: [sat(2, 0, 1), won(0), won(0), sat(1, 0, 2), won(1)],
}

describe.each(EVENING_KINDS)('S-7 an evening of the kind %s', (kind) => {
  const story = STORIES[kind]

  test('stopped after any step and replayed, goes on with the same list, bank, pool, ledger and dealer', () => {
    for (let length = 1; length < story.length; length += 1) {
      const [resumed, next] = [
        after(kind, TERMS, ...story.slice(0, length)),
        story[length] ?? STRUCK,
      ]
      const done = applyStep(resumed, next)
      expect(done.breach).toBeNull()
      expect('state' in done && done.state).toEqual(
        after(kind, TERMS, ...story.slice(0, length + 1)),
      )
    }
  })

  test('struck after any step, leaves nothing in bank and pool, and returns stakes that are not lost to their owners', () => {
    for (let length = 1; length <= story.length; length += 1) {
      const before = after(kind, TERMS, ...story.slice(0, length))
      const struck = after(kind, TERMS, ...story.slice(0, length), STRUCK)
      const { guests, pool, bank: inBank } = struck.balances
      expect([pool, inBank, guests.reduce((sum, one) => sum + one, 0)]).toEqual([0, 0, 0])
      expect(rulesFor(kind).listLaidCounters(struck)).toEqual([])
      expect(findPhase(struck)).toBe('struck')
      expect(struck.parties).toBe(before.parties)
    }
  })

  test('asks no guest and begins no partie once it is struck', () => {
    const struck = after(kind, TERMS, ...story, STRUCK)
    expect([rulesFor(kind).findPrompt(struck), rulesFor(kind).findNextPartie(struck)]).toEqual([
      null,
      null,
    ])
    expect(rulesFor(kind).redraw?.isDue(struck) ?? false).toBe(false)
  })

  test('begins with who sat down', () => {
    expect(replayEvening(kind, TERMS, [])).toEqual({ state: null, ledger: [] })
    expect(replayEvening(kind, TERMS, [won(0)])).toMatchObject({
      fault: { step: 1, why: 'notNow' },
    })
    expect(replayEvening(kind, TERMS, [...story, sat(0, 1, 2)])).toMatchObject({
      fault: { step: story.length + 1 },
    })
  })
})

describe('S-7 an evening given up', () => {
  test('S-7 the bank goes back to the banker in every phase, the unpaid stakes to no guest', () => {
    const story = STORIES.banker
    const phases = new Set<string>()
    for (let length = 2; length <= story.length; length += 1) {
      const before = after('banker', TERMS, ...story.slice(0, length))
      phases.add(before.phase)
      const owner = before.list[0] ?? -1
      const held = before.balances.bank
      const back = held > 0 ? [`bank→${owner} ${held}`] : []
      expect(paidIn('banker', TERMS, ...story.slice(0, length), STRUCK)).toEqual(back)
    }
    expect([...phases].toSorted()).toEqual([
      'backing',
      'bank',
      'deciding',
      'excess',
      'raising',
      'ready',
      'staking',
    ])
  })

  test.each(POOL_ENTRIES)(
    'S-7 a pool goes back to those who paid it in (%s), a pool that was taken to nobody',
    (poolEntry) => {
      const terms = { ...TERMS, poolEntry }
      expect(
        after('pool', terms, sat(0, 1, 2), won(0), won(1), won(0), STRUCK).balances.guests,
      ).toEqual([0, 0, 0])
      expect(paidIn('pool', terms, sat(0, 1, 2), won(0), won(0), STRUCK)).toEqual([])
    },
  )

  test('S-7 after a second pool each takes back what they paid into that one', () => {
    const story = [sat(0, 1, 2), won(0), won(0), sat(2, 1, 0)]
    expect(paidIn('pool', TERMS, ...story, won(0), STRUCK)).toEqual([
      'pool→0 2',
      'pool→1 4',
      'pool→2 2',
    ])
  })
})

test('S-7 a ledger line says after which partie it was paid', () => {
  const told = replayEvening('banker', TERMS, STORIES.banker)
  if ('fault' in told) throw new Error(told.fault.why)
  expect(entriesOf(told.ledger)).toEqual([
    ...['0→bank 4', '0→bank 1', '1→bank 2', '2→bank 3', '2→3 1'],
    ...['bank→0 2', '2→bank 3', 'bank→0 11', '3→bank 6'],
  ])
  expect(told.ledger.map(({ partie }) => partie)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2])
})

test('S-5 all draw again only when a pool is taken, and only those who play it', () => {
  refused(after('pool', TERMS, sat(0, 1, 2)), sat(1, 0, 2), 'notNow', 'S-5')
  refused(after('pool', TERMS, sat(0, 1, 2), won(0), won(0)), sat(1, 0), 'wrongList', 'S-5')
  refused(after('pool', TERMS, sat(0, 1, 2), won(0), won(0)), won(0), 'notNow', 'S-5')
})
