// Whist with irregularities: revokes, who may claim them and what they cost, W-12.
import { expect, test } from 'vitest'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import { ai } from '../../../src/main/engine/games/whist/ai/index.ts'
import { buildClaim } from '../../../src/main/engine/games/whist/revoke.ts'
import {
  type DealtState,
  type PlayState,
  WHIST_PACK,
  sideTricks,
} from '../../../src/main/engine/games/whist/state.ts'
import { cardPlayedBy } from '../../../src/main/engine/games/trick.ts'
import { shuffle } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { SEATS, type Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import {
  LAX,
  ROUND,
  all,
  after,
  begin,
  beginLax,
  breach,
  dealOf,
  did,
  done,
  givenUp,
  marks,
  playable,
  playedOn,
  settled,
  taking,
} from './table.ts'

/** Seat 1 holds three spades and throws a heart. */
const revoked = (): DealtState => after(beginLax(ROUND), 'AS 2H 4S 3S')

const forfeited = (state: DealtState): readonly number[] =>
  whist.viewFor(state, 'onlooker').forfeited

test('W-12 cards that may not be played are refused, and nothing can be claimed or counted', () => {
  const state = after(begin(ROUND), 'AS')
  expect(breach(state, 1, '2H')).toEqual({ rule: 'W-4', why: 'mustFollow' })
  const later = playedOn(state, 1)
  expect(breach(later, 0, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'notNow' })
  expect(breach(later, 0, 'count')).toEqual({ rule: 'W-12', why: 'notNow' })
  expect(settled(begin(taking(7))).phase).toBe('settled')
})

test('W-12 with irregularities any card of the hand may be played', () => {
  const state = after(beginLax(ROUND), 'AS')
  expect(playable(state)).toHaveLength(13)
  expect(breach(state, 1, 'AS')).toEqual({ rule: 'W-4', why: 'cardNotHeld' })
  expect(breach(state, 2, '2H')).toEqual({ rule: 'W-4', why: 'notYourTurn' })
})

test('W-12 a revoke may be claimed from the first complete trick on, in and out of turn', () => {
  expect(breach(after(beginLax(ROUND), 'AS 2H 4S'), 0, 'claimRevoke')).toEqual({
    rule: 'W-12',
    why: 'notNow',
  })
  expect(whist.seatsToAct(after(beginLax(ROUND), 'AS 2H 4S'))).toEqual([3])
  expect(whist.seatsToAct(revoked())).toEqual([0, 1, 2, 3])
  for (const seat of [0, 2] as const)
    expect(done(revoked(), seat, { do: 'claimRevoke' }).events).toEqual([
      { did: 'claimedRevoke', seat, offender: 1 },
    ])
})

test('W-12 a claim is good only against the other side', () => {
  for (const seat of [1, 3] as const)
    expect(done(revoked(), seat, { do: 'claimRevoke' }).events).toEqual([
      { did: 'claimedRevoke', seat, offender: null },
    ])
})

test('W-12 who could not follow has not revoked', () => {
  const state = after(beginLax(taking(7)), 'AH AD AS 7H')
  expect(done(state, 0, { do: 'claimRevoke' }).events).toMatchObject([{ offender: null }])
})

test('W-12 a claim for nothing changes nothing but that the seat does not claim again in the deal', () => {
  const state = did(revoked(), 3, 'claimRevoke')
  expect(forfeited(state)).toEqual([0, 0])
  expect(breach(state, 3, 'claimRevoke')).toEqual({ rule: 'W-12', why: 'claimedBefore' })
  expect(breach(state, 1, 'claimRevoke')).toBeNull()
  expect(whist.seatsToAct(state)).toEqual([0, 1, 2])
})

test('W-12 each revoke is claimed once', () => {
  const once = did(revoked(), 0, 'claimRevoke')
  expect(done(once, 2, { do: 'claimRevoke' }).events).toMatchObject([{ offender: null }])
  const twice = after(once, '2S 3D 8S 7S')
  expect(done(twice, 0, { do: 'claimRevoke' }).events).toMatchObject([{ offender: 1 }])
})

test('W-12 for each revoke three tricks pass to the other side', () => {
  const plain = settled(revoked())
  const { tricksWon: before } = plain
  const own = sideTricks(plain, 0)
  const claimed = settled(did(revoked(), 2, 'claimRevoke'))
  expect(claimed.tricksWon).toEqual(before)
  expect(forfeited(claimed)).toEqual([0, 3])
  expect(marks(claimed)[0]).toBe(`0: ${2 * (own + 3 - 6)} W-5`)
})

test('W-12 no more tricks pass than the side has, and they make no slam', () => {
  const lead = after(beginLax(taking(12)), 'AH AD AS AC')
  const state = settled(did(lead, 0, 'claimRevoke'))
  expect(state.tricksWon).toEqual([12, 0, 0, 1])
  expect(forfeited(state)).toEqual([0, 1])
  expect(marks(state)).toEqual(['0: 14 W-5', '0: 30 W-7', '0: 6 W-8'])
})

test('W-12 a slam that a revoke breaks does not stand', () => {
  const [spades, hearts, clubs] = [all('S'), all('H'), all('C')]
  const deal = dealOf([
    [...hearts.slice(0, 12), '2S'],
    all('D'),
    [...spades.slice(0, 12), '2C'],
    [...clubs.slice(0, 12), '2H'],
  ])
  const revoke = after(beginLax(deal), '2S AD 2C 2H')
  expect(marks(settled(revoke))).toEqual(['0: 12 W-5', '0: 30 W-7', '0: 6 W-8'])
  const claimed = settled(did(revoke, 1, 'claimRevoke'))
  expect(claimed.tricksWon).toEqual([12, 0, 0, 1])
  expect(marks(claimed)).toEqual(['0: 6 W-5', '0: 6 W-8'])
})

test('W-12 after the last trick each seat in turn, elder first, says that it has nothing to claim', () => {
  const state = playedOn(revoked())
  expect(state.phase).toBe('reckoning')
  expect(whist.seatToPlay(state)).toBe(0)
  expect(whist.legalActions(state, 0)).toEqual([{ do: 'count' }, { do: 'claimRevoke' }])
  expect(whist.legalActions(state, 1)).toEqual([{ do: 'claimRevoke' }])
  expect(breach(state, 1, 'count')).toEqual({ rule: 'W-12', why: 'notYourTurn' })
  const three = ([0, 1, 2] as const).reduce((now, seat) => did(now, seat, 'count'), state)
  expect(three.phase).toBe('reckoning')
  // elder has counted and claims all the same
  const claimed = did(three, 0, 'claimRevoke')
  expect(forfeited(claimed)).toEqual([0, 3])
  expect(whist.seatToPlay(claimed)).toBe(3)
  expect(done(claimed, 3, { do: 'count' }).events[0]).toEqual({ did: 'counted', seat: 3 })
  const over = did(claimed, 3, 'count')
  expect(breach(over, 0, 'claimRevoke')).toMatchObject({ rule: expect.stringMatching(/W-(3|6)/) })
})

test('W-12 a card is not played in the reckoning', () => {
  expect(breach(playedOn(revoked()), 0, 'AS')).toEqual({ rule: 'W-4', why: 'cardNotHeld' })
})

test('G-1 a deal given up in the reckoning is scored with its claims', () => {
  const state = did(playedOn(revoked()), 2, 'claimRevoke')
  expect(marks(givenUp(state, 3, 'deal'))).toEqual(marks(settled(state)))
})

/** The hand that a seat takes another to hold, in this many samples. */
const imagined = (state: DealtState, eye: Seat, times = 40): readonly DealtState[] =>
  Array.from({ length: times }, (_, n) => {
    const one = ai.sampleState(whist.viewFor(state, eye), chance(n + 1))
    if (one.phase === 'open') throw new Error('imagined before the deal')
    return one
  })

const spades = (state: DealtState, seat: Seat): number =>
  state.hands[seat]?.filter((card) => card.endsWith('S')).length ?? 0

test('W-12 who does not follow is taken to be honest', () => {
  expect(imagined(revoked(), 0).map((state) => spades(state, 1))).toEqual(
    Array.from({ length: 40 }, () => 0),
  )
})

test('W-12 whose revoke was claimed holds the suit', () => {
  const claimed = did(revoked(), 0, 'claimRevoke')
  for (const eye of [0, 2, 3] as const)
    expect(Math.min(...imagined(claimed, eye).map((state) => spades(state, 1)))).toBeGreaterThan(0)
})

test('W-12 who plays the suit later has revoked before, and may hold more of it', () => {
  const shown = after(revoked(), '2S 5S 8S 7S')
  const counts = imagined(shown, 0).map((state) => spades(state, 1))
  expect(new Set(counts).size).toBeGreaterThan(1)
})

test('W-12 where good faith leaves no way, the others may hold anything that no claim has cleared', () => {
  // no player follows, and elder holds four of the thirteen
  const state = after(beginLax(ROUND), 'AS 2H 2D 2C')
  for (const eye of SEATS) expect(imagined(state, eye)).toHaveLength(40)
  const claimed = imagined(did(state, 0, 'claimRevoke'), 2)
  expect(claimed.every((one) => spades(one, 1) > 0)).toBe(true)
})

/** The deal as it was when a claim was made. */
function asClaimed(state: PlayState, number: number): PlayState {
  const { after: complete } = requireValue(state.claims[number])
  const later = state.tricks.slice(complete)
  const hands = state.hands.map((held, seat) => [
    ...held,
    ...later.flatMap((trick) => cardPlayedBy(trick, requireValue(SEATS[seat]), SEATS.length) ?? []),
  ])
  return {
    ...state,
    hands,
    tricks: state.tricks.slice(0, complete),
    claims: state.claims.slice(0, number),
  }
}

test('W-12 what is imagined fits what every claim has found', () => {
  const random = chance(12)
  let [claims, lost] = [0, 0]
  for (let deal = 0; deal < 30; deal += 1) {
    let state: DealtState = beginLax(
      whist.distributeCards(LAX, shuffle(WHIST_PACK, random), 3, '1'),
    )
    while (state.phase === 'play') {
      const acting = whist.seatsToAct(state)
      const seat = requireValue(acting[random.nextInt(acting.length)])
      // mostly cards, or all claims would be made at once
      const legal = whist
        .legalActions(state, seat)
        .filter(({ do: word }) => word === 'play' || random.nextInt(4) === 0)
      const action = legal[random.nextInt(legal.length)]
      if (action === undefined) continue
      state = done(state, seat, action).state
      if (state.phase !== 'play' || action.do !== 'claimRevoke') continue
      for (const eye of SEATS) {
        const one = ai.sampleState(whist.viewFor(state, eye), random)
        if (one.phase !== 'play') throw new Error('imagined something else')
        one.claims.forEach((claim, number) => {
          claims += 1
          if (
            JSON.stringify(buildClaim(asClaimed(one, number), claim.seat)) !== JSON.stringify(claim)
          )
            lost += 1
        })
      }
    }
  }
  expect(claims).toBeGreaterThan(500)
  expect(lost).toBe(0)
})
