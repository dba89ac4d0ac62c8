// The end of a partie, old and new, and the sitting (H-19 … H-22).
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import type { HundertspielState } from '../../../src/main/engine/games/hundertspiel/state.ts'
import type { Seat } from '../../../src/shared/view.ts'
import {
  after,
  begin,
  cards,
  did,
  next,
  of,
  openPartie,
  over,
  payments,
  refused,
  toPlay,
  told,
} from './table.ts'

/** Forehand makes every trick, and 88 points. */
const ALL = [of('BA')]
const ROW = [of('BA', 'A K C B 10 9 8 6 7')]
const MANUAL = { declareOut: 'manual' } as const
const SHOWN = ['SP', 'CO', 'DE'] as const

const playOn = (state: HundertspielState) => cards(toPlay(state), ROW)

describe('H-19 a hundred points', () => {
  test('H-19 the first side with 100 wins, and the deal ends at once: one marker from each loser', () => {
    const { state, events } = playOn(begin({ hands: ALL, score: [70, 50] }))
    expect(state).toMatchObject({
      phase: 'over',
      decision: { winner: 0, forfeitedBy: null, rule: 'H-19' },
    })
    expect(state.tricks.length).toBeLessThan(9)
    expect(state.score[0]).toBeGreaterThanOrEqual(100)
    expect(payments(events)).toEqual(['1>2 1 H-19', '3>0 1 H-19'])
    expect(hundertspiel.findOutcome(state)).toEqual({ winner: 0, value: 1 })
  })

  test('H-19 two from those who have fewer than 50', () => {
    const { state, events } = playOn(begin({ hands: ALL, score: [70, 49] }))
    expect(payments(events)).toEqual(['1>2 2 H-19', '3>0 2 H-19'])
    expect(state.markers).toEqual([2, -2, 2, -2])
    expect(hundertspiel.findOutcome(state)).toEqual({ winner: 0, value: 2 })
  })

  test('H-19 short of 100 the partie goes on with the next dealer', () => {
    const { state } = playOn(begin({ hands: ALL }))
    expect(state).toMatchObject({ phase: 'settled', score: [88, 0], markers: [0, 0, 0, 0] })
    expect(hundertspiel.nextDealer(state)).toBe(0)
  })
})

describe('H-19 exactly a hundred', () => {
  test('H-19 are enough, and a point less is not', () => {
    const { state, events } = playOn(begin({ hands: ALL, score: [12, 60] }))
    expect(state).toMatchObject({
      phase: 'over',
      score: [100, 60],
      decision: { winner: 0, matsch: [] },
    })
    expect(did(events, 'wonPartie')).toEqual([
      { did: 'wonPartie', seat: 0, value: 1, score: [100, 60] },
    ])
    expect(did(events, 'endedSitting')).toEqual([])
    const short = playOn(begin({ hands: ALL, score: [11, 60] }))
    expect(short.state).toMatchObject({ phase: 'settled', score: [99, 60], decision: null })
    expect(short.events.at(-1)).toMatchObject({ did: 'marked', score: 99, account: 'partie' })
  })

  test('H-20 by hand too: right with them, wrong with a point less', () => {
    const at = (score: number) =>
      playOn(begin({ hands: ALL, score: [score, 60], options: MANUAL })).state
    const right = told(at(12), 'declareOut')
    expect(right.events).toEqual([{ did: 'declaredOut', seat: 0, isRight: true }])
    expect(right.state).toMatchObject({
      phase: 'reckoning',
      decision: { winner: 0, forfeitedBy: null },
    })
    const wrong = told(at(11), 'declareOut')
    expect(wrong.events).toEqual([{ did: 'declaredOut', seat: 0, isRight: false }])
    expect(wrong.state).toMatchObject({ decision: { winner: 1, forfeitedBy: 0, matsch: [] } })
    expect(refused(right.state, 'declareOut')).toEqual({ rule: 'H-20', why: 'notNow' })
  })

  test('H-19 with exactly fifty no player is in the Matsch', () => {
    expect(payments(playOn(begin({ hands: ALL, score: [70, 50] })).events)).toEqual([
      '1>2 1 H-19',
      '3>0 1 H-19',
    ])
    const wrong = told(toPlay(begin({ score: [50, 60], options: MANUAL })), 'declareOut')
    expect(wrong.state).toMatchObject({ decision: { winner: 1, matsch: [] } })
  })

  test('H-20 both have exactly a hundred and neither has said so: the side in forehand has won', () => {
    const both = playOn(begin({ hands: ALL, score: [12, 100], options: MANUAL })).state
    expect(after(both, 'count', 'count', 'count', 'count')).toMatchObject({
      decision: { winner: 0, rule: 'H-20' },
    })
    const one = playOn(begin({ hands: ALL, score: [11, 100], options: MANUAL })).state
    expect(after(one, 'count', 'count', 'count', 'count')).toMatchObject({
      phase: 'settled',
      decision: null,
    })
  })

  test('H-20 each says in turn that they have nothing to say, and is heard', () => {
    const state = playOn(begin({ hands: ALL, score: [0, 0], options: MANUAL })).state
    const said = ['count', 'count', 'count', 'count'].map((_, place, all) =>
      told(state, ...all.slice(0, place + 1)),
    )
    expect(said.map((one) => one.state.phase)).toEqual([
      'reckoning',
      'reckoning',
      'reckoning',
      'settled',
    ])
    expect(said.at(-1)?.events).toEqual([0, 1, 2, 3].map((seat) => ({ did: 'counted', seat })))
  })

  test('H-12 where something may be false, what was announced and not proven is waited for at the end', () => {
    const options = { irregularities: true } as const
    const hands = ['K-SP K-CO K-DE 6-SP 6-CO 7-DE 6-BA 7-BA 8-BA']
    const announced = after(begin({ hands, options }), 'pass', 'announce K 3')
    expect(playOn(announced).state.phase).toBe('reckoning')
    expect(playOn(begin({ hands, options })).state.phase).toBe('settled')
    const [first, ...rest] = announced.announcements
    const proven = {
      ...announced,
      announcements: first === undefined ? rest : [{ ...first, proven: SHOWN }, ...rest],
    }
    expect(playOn(proven).state.phase).toBe('settled')
  })
})

describe('H-20 declaring out', () => {
  test('H-20 by hand: a player with 100 says so in turn and wins, and plays on as long as they do not', () => {
    const state = playOn(begin({ hands: ALL, score: [70, 60], options: MANUAL })).state
    expect(state).toMatchObject({ phase: 'reckoning', score: [158, 60], decision: null })
    const { state: end, events } = told(state, 'declareOut', 'count', 'count', 'count', 'count')
    expect(end).toMatchObject({ phase: 'over', decision: { winner: 0, rule: 'H-19' } })
    expect(payments(events)).toEqual(['1>2 1 H-19', '3>0 1 H-19'])
    expect(after(state, 'count', 'count', 'count', 'count').phase).toBe('settled')
  })

  test('H-20 in play the deal ends with it', () => {
    const start = { hands: ALL, score: [70, 60], options: MANUAL }
    const middle = cards(toPlay(begin(start)), ROW, 16).state
    expect(middle.score[0]).toBeGreaterThanOrEqual(100)
    expect(after(middle, 'declareOut').phase).toBe('over')
  })

  test('H-20 who says so wrongly loses the partie: one marker, two with fewer than 50', () => {
    const wrong = (score: readonly number[]) =>
      told(toPlay(begin({ score, options: MANUAL })), 'declareOut')
    const { state, events } = wrong([70, 60])
    expect(did(events, 'declaredOut')).toEqual([{ did: 'declaredOut', seat: 0, isRight: false }])
    expect(state).toMatchObject({
      phase: 'over',
      decision: { winner: 1, forfeitedBy: 0, rule: 'H-20' },
    })
    expect(payments(events)).toEqual(['0>1 1 H-20', '2>3 1 H-20'])
    expect(payments(wrong([40, 60]).events)).toEqual(['0>1 2 H-20', '2>3 2 H-20'])
    expect(hundertspiel.findOutcome(wrong([40, 60]).state)).toEqual({ winner: 1, value: 2 })
  })

  test('H-20 both have 100 and neither has said so: the side in forehand has won', () => {
    const state = playOn(begin({ hands: ALL, score: [70, 110], options: MANUAL })).state
    const { state: end, events } = told(state, 'count', 'count', 'count', 'count')
    expect(end).toMatchObject({ phase: 'over', decision: { winner: 0, rule: 'H-20' } })
    // no player pays for a wrong word
    expect(payments(events)).toEqual(['1>2 1 H-19', '3>0 1 H-19'])
    expect(after(state, 'count', 'declareOut', 'count', 'count', 'count')).toMatchObject({
      decision: { winner: 1 },
    })
  })

  test('H-20 by default the table says it', () => {
    expect(refused(toPlay(begin()), 'declareOut')).toEqual({ rule: 'H-20', why: 'tableDeclares' })
    expect(refused(begin({ options: MANUAL }), 'declareOut')).toEqual({
      rule: 'H-20',
      why: 'notNow',
    })
  })
})

describe('H-21 old and new', () => {
  const start = { hands: ALL, score: [90, 60] }

  test('H-21 in a deal begun in the nineties what follows the deciding trick counts for the next partie', () => {
    const { state, events } = playOn(begin(start))
    expect(did(events, 'decided')).toEqual([{ did: 'decided', seat: 0, goesOn: 'oldAndNew' }])
    expect(state.tricks).toHaveLength(9)
    expect(state).toMatchObject({ phase: 'over', taken: [78, 0] })
    const [score = 0] = state.score
    const [carried = 0] = state.next
    expect(score + carried).toBe(90 + 88)
    expect(carried).toBeGreaterThan(50)
    const later = events.flatMap((event) =>
      event.did === 'marked' && event.account === 'next' ? [event] : [],
    )
    expect(later.reduce((sum, { points }) => sum + points, 0)).toBe(carried)
    expect(later.at(-1)).toMatchObject({ seat: 0, score: carried })
    expect(hundertspiel.series?.carryOver(state)?.score).toEqual([carried, 0])
  })

  test('H-21 either side may count for the new one', () => {
    const { state } = playOn(begin({ hands: ALL, score: [20, 95] }))
    expect(state.isOldAndNew).toBe(true)
    expect(state).toMatchObject({ phase: 'over', decision: { winner: 0 } })
    expect((state.score[0] ?? 0) + (state.next[0] ?? 0)).toBe(108)
  })

  test('H-21 begun with fewer, or with the option off, the deal ends at 100', () => {
    const { state } = playOn(begin({ hands: ALL, score: [89, 60] }))
    expect(state).toMatchObject({ phase: 'over', next: [0, 0] })
    expect(state.tricks.length).toBeLessThan(9)
    const off = playOn(begin({ ...start, options: { oldAndNew: false } })).state
    expect(off).toMatchObject({ phase: 'over', next: [0, 0], isOldAndNew: false })
    expect(off.tricks.length).toBeLessThan(9)
  })

  test('H-21 with a laid game it is played to the end for its markers, and nothing counts for the next', () => {
    const state = after(begin(start), 'lay BA')
    const { state: end, events } = cards(toPlay(state), [of('BA', 'A K C B 10 9 8 7 6')])
    expect(did(events, 'decided')).toEqual([{ did: 'decided', seat: 0, goesOn: 'laid' }])
    expect(end).toMatchObject({ phase: 'over', next: [0, 0], taken: [78, 0] })
    expect(payments(events)).toEqual(['1>2 2 H-18', '3>0 2 H-18', '1>2 1 H-19', '3>0 1 H-19'])
    expect(end.score[0]).toBeLessThan(120)
  })

  test('H-21 once the partie is decided nothing is laid any more', () => {
    const hands = [`A-SP ${of('BA', 'A K C B 10 9 8 7')}`, '6-SP']
    const state = after(begin({ hands, score: [94, 60] }), 'pass')
    const led = cards(toPlay(state), ['A-SP'], 1).state
    expect(refused(led, 'lay SP')).toBeNull()
    const dos = [`6-SP 6-CO 6-DE ${of('BA', 'A K C B')}`, '6-BA 7-SP']
    const announced = after(begin({ hands: dos, score: [94, 60] }), 'pass', 'announce 6 3')
    expect(announced).toMatchObject({ decision: { winner: 0 }, phase: 'announcing' })
    expect(refused(cards(toPlay(announced), [], 1).state, 'lay BA')).toEqual({
      rule: 'H-16',
      why: 'nothingToLay',
    })
  })

  test('H-21 no more than 99 points are taken over', () => {
    // three kings decide the partie; the first trick is made with the trump Do, and forehand takes
    // all but four points
    const hands = ['6-BA K-BA K-SP K-CO A-BA C-BA B-BA 10-BA 9-BA', '7-BA 8-BA']
    const state = after(begin({ hands, score: [97, 0] }), 'pass', 'announce K 3')
    expect(state).toMatchObject({ score: [103, 0], decision: { winner: 0 } })
    const { state: end } = cards(toPlay(state), ['6-BA A-BA K-BA C-BA B-BA 10-BA 9-BA K-SP K-CO'])
    expect(hundertspiel.series?.carryOver(over(end))?.score).toEqual(
      end.next.map((points) => Math.min(points, 99)),
    )
    const most = { ...over(end), next: [130, 0] }
    expect(hundertspiel.series?.carryOver(most)?.score).toEqual([99, 0])
  })
})

describe('H-22 the sitting', () => {
  /** The next partie of a sitting; null if there is none. */
  function goOn(state: HundertspielState): HundertspielState | null {
    const handed = hundertspiel.series?.carryOver(state) ?? null
    if (handed === null) return null
    if (state.phase === 'open') throw new Error('nothing played')
    const read = hundertspiel.series?.inherited.parse(JSON.parse(JSON.stringify(handed.inherited)))
    return hundertspiel.startPartie(state.options, handed.score, read)
  }

  const lost = (state: HundertspielState, seat: Seat = 0) => {
    if (state.phase === 'open' || state.phase === 'settled')
      return hundertspiel.giveUp(playing(next(state, {})), seat, 'partie').state
    throw new Error('in a deal')
  }
  const playing = (state: HundertspielState) => {
    if (state.phase === 'open' || state.phase === 'settled' || state.phase === 'over')
      throw new Error('not dealt')
    return state
  }

  test('H-22 markers, suits, the dealer and parties won are handed on', () => {
    const first = lost(openPartie({ trump: 'CO' }))
    expect(first).toMatchObject({
      markers: [-2, 2, -2, 2],
      sitting: { won: [0, 1], dealt: 1, end: null },
    })
    const second = goOn(first)
    expect(second).toMatchObject({
      markers: [-2, 2, -2, 2],
      markersBefore: [-2, 2, -2, 2],
      dealtLast: 3,
      suits: first.suits,
    })
    expect(hundertspiel.series?.seriesScore(first)).toEqual([0, 1])
    expect(hundertspiel.series?.seriesAccount(first)).toEqual({
      markers: [-2, 2, -2, 2],
      dealt: 1,
      end: null,
      won: [0, 1],
    })
  })

  test('H-22 with rounds agreed the last partie is played to its end, and no new one begins', () => {
    const options = { rounds: 3 } as const
    let state: HundertspielState | null = openPartie({ options })
    let parties = 0
    while (state !== null) {
      const end: HundertspielState = lost(state)
      parties += 1
      state = goOn(end)
      expect(state === null).toBe(parties === 12)
    }
    const eleventh = openPartie({ options })
    const dealt = { ...eleventh, sitting: { ...eleventh.sitting, dealt: 11 } }
    const { state: settled } = playOn(next(dealt, { hands: ALL }))
    expect(settled).toMatchObject({ phase: 'settled', sitting: { dealt: 12, end: 12 } })
    const { state: end, events } = hundertspiel.giveUp(playing(next(settled, {})), 1, 'deal')
    expect([end.phase, end.sitting.dealt]).toEqual(['over', 13])
    expect(did(events, 'endedSitting')).toHaveLength(1)
    expect(goOn(end)).toBeNull()
  })

  test('H-22 any player announces the last three rounds in their turn to announce', () => {
    const state = after(begin(), 'pass', 'pass')
    const { state: said, events } = told(state, 'lastRounds')
    expect(did(events, 'lastRounds')).toEqual([{ did: 'lastRounds', seat: 1, deals: 12 }])
    expect(said).toMatchObject({ asks: 1, sitting: { dealt: 1, end: 13, announcedBy: 1 } })
    expect(refused(said, 'lastRounds')).toEqual({ rule: 'H-22', why: 'endSettled' })
    expect(refused(begin(), 'lastRounds')).toEqual({ rule: 'H-22', why: 'notNow' })
    expect(refused(after(begin({ options: { rounds: 3 } }), 'pass'), 'lastRounds')).toEqual({
      rule: 'H-22',
      why: 'endSettled',
    })
  })
})
