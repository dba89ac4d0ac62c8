// Dos, what is laid, and Contra (H-13 … H-18). Forehand holds the high trumps, Bastoni.
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { after, begin, cards, did, marksOf, of, payments, refused, toPlay, told } from './table.ts'

const ALL = [of('BA')]
/**
 * All trumps but the 7, and the Do of Spade; who has the 7 has Coppe besides, so that the Do is not
 * beaten.
 */
const TWO = [`${of('BA', 'A K C B 10 9 8 6')} 6-SP`, `7-BA ${of('CO', 'A K C B 10 9 8 7')}`]
const THREE = [
  `${of('BA', 'A K C B 10 9 6')} 6-SP 6-CO`,
  `${of('SP', 'A K C B 10 9 8')} 10-DE 9-DE`,
  `${of('CO', 'A K C B 10 9 8')} 8-DE 7-DE`,
]
/** In the order in which they are thrown: nothing beats the Dos of the last four tricks. */
const FOUR = [
  `${of('BA', 'A K C B 10 6')} 6-SP 6-CO 6-DE`,
  `9-BA ${of('SP', 'A K C B 10')} 7-DE 9-SP 7-CO`,
  `8-BA ${of('CO', 'A K C B 10')} 8-DE 8-SP 8-CO`,
  `7-BA ${of('DE', 'A K C B 10')} 9-DE 7-SP 9-CO`,
]
/** Forehand makes the last trick but one with a Do, their partner the last. */
const PARTNERS = [
  `9-CO 8-BA 7-BA ${of('SP', 'A K C')} A-CO 6-SP 10-CO`,
  `${of('SP', 'B 10 9 8 7')} ${of('DE', 'A K C B')}`,
  `${of('BA', 'A K C B 10 9')} 7-CO 7-DE 6-BA`,
  `${of('CO', 'K C B 8 6')} ${of('DE', '10 9 8 6')}`,
]
/** Spade and Coppe are thrown first, so that nothing is left to beat a Do with. */
const THROWN = `${of('BA', '9 8 7')} ${of('SP', 'A K C B 10 9 8 7')} ${of('CO', 'A K C B 10 9 8 7')}`
const row = (first: string): readonly string[] => [first, THROWN, THROWN, THROWN]

describe('H-13 the first trick', () => {
  test('H-13 made with the trump Do counts 52 besides its cards, and not 10 in addition', () => {
    const { state } = cards(toPlay(begin({ hands: ALL })), [of('BA', '6')], 4)
    const taken = state.taken[0] ?? 0
    expect(marksOf(state)).toEqual(['0 H-13 52', ...(taken > 0 ? [`0 H-9 ${taken}`] : [])])
    expect(state.score[0]).toBe(52 + taken)
  })

  test('H-13 or it counts 52 in all, its cards among them', () => {
    const hands = ['A-CO', 'B-CO', '9-CO', '6-BA']
    const first = (firstDo: 'besides' | 'inAll') =>
      told(toPlay(begin({ hands, options: { firstDo } })), 'A-CO', 'B-CO', '9-CO', '6-BA')
    expect(marksOf(first('besides').state)).toEqual(['1 H-13 52', '1 H-9 9'])
    const { state, events } = first('inAll')
    expect(marksOf(state)).toEqual(['1 H-13 43', '1 H-9 9'])
    expect(state).toMatchObject({ score: [0, 52], taken: [0, 9] })
    expect(did(events, 'tookTrick')).toEqual([{ did: 'tookTrick', seat: 3, won: 1, points: 9 }])
    // the cards of the deal are 78 all the same
    const end = hundertspiel.giveUp(state, 0, 'deal').state
    expect(end.score).toEqual([0, 52 + 78 - 9])
  })

  test('H-13 any player may make it, the last hand too', () => {
    const hands = [of('SP'), '', '', '6-BA A-CO']
    const { state, events } = cards(
      toPlay(begin({ hands })),
      [of('SP', 'K'), of('CO', '10 9'), of('CO', '9 8'), '6-BA'],
      4,
    )
    expect(state.tricksWon).toEqual([0, 0, 0, 1])
    expect(did(events, 'marked')).toContainEqual(
      expect.objectContaining({ seat: 1, rule: 'H-13', points: 52 }),
    )
  })

  test('H-13 another Do in the first trick counts 10, and so does the trump Do in the second', () => {
    const first = cards(
      toPlay(begin({ hands: [`6-SP ${of('BA', 'A K C B 10 9 8 6')}`] })),
      ['6-SP', of('CO'), of('CO'), of('CO')],
      4,
    ).state
    expect(marksOf(first)).toContain('0 H-14 10')
    const hands = [of('SP'), '', '', '6-BA A-CO']
    const rows = [of('SP', 'A K'), of('CO', '10 9'), of('DE', '9 8'), 'A-CO 6-BA']
    const second = cards(toPlay(begin({ hands })), rows, 8).state
    expect(second.tricksWon).toEqual([1, 0, 0, 1])
    expect(marksOf(second)).toContain('1 H-14 10')
  })
})

describe('H-14 Dos', () => {
  test('H-14 a Do in a trick of its own counts 10, the last trick 20 besides its 6', () => {
    const middle = cards(toPlay(begin({ hands: ALL })), [of('BA', 'A 6')], 8).state
    expect(marksOf(middle)).toContain('0 H-14 10')
    const last = cards(toPlay(begin({ hands: ALL, score: [0, 0] })), [
      of('BA', 'A K C B 10 9 8 7 6'),
    ]).state
    expect(marksOf(last)).toEqual(['0 H-14 20', '0 H-9 78'])
  })

  test('H-14 a Do that is beaten counts nothing', () => {
    const hands = ['6-SP', '7-SP', '', 'A-CO']
    const state = cards(toPlay(begin({ hands })), ['6-SP', '7-SP', of('DE', '9'), 'A-CO'], 4).state
    expect(state.tricksWon).toEqual([0, 1, 0, 0])
    expect(marksOf(state).filter((mark) => mark.includes('H-14'))).toEqual([])
  })
})

describe('H-15 the last tricks with Dos', () => {
  test('H-15 two make 52 with the last trick', () => {
    const { state } = cards(
      toPlay(begin({ hands: TWO })),
      row(`${of('BA', 'A K C B 10 9 8 6')} 6-SP`),
    )
    expect(marksOf(state)).toEqual(['0 H-14 10', '0 H-15 36', '0 H-9 78'])
    expect(10 + 36 + 6).toBe(52)
  })

  test('H-15 three make 72', () => {
    const { state } = cards(
      toPlay(begin({ hands: THREE })),
      row(`${of('BA', 'A K C B 10 9 6')} 6-SP 6-CO`),
    )
    expect(marksOf(state)).toEqual(['0 H-14 20', '0 H-15 46', '0 H-9 78'])
    expect(20 + 46 + 6).toBe(72)
  })

  test('H-15 a fourth adds its 10', () => {
    // no player says that they are out, so that all is written down
    const { state } = cards(toPlay(begin({ hands: FOUR, options: { declareOut: 'manual' } })), FOUR)
    expect(marksOf(state)).toEqual(['0 H-14 30', '0 H-15 46', '0 H-9 78'])
    expect(30 + 46 + 6).toBe(82)
  })

  test('H-15 of two partners each has their own: 10 and 26', () => {
    const { state } = cards(toPlay(begin({ hands: PARTNERS })), PARTNERS)
    expect(state.tricks.slice(-2).map(({ winner }) => winner)).toEqual([0, 2])
    expect(marksOf(state)).toEqual(['0 H-14 30', '0 H-9 78'])
  })
})

describe('H-16 laying', () => {
  test('H-16 forehand lays one Do of theirs, or two', () => {
    const state = begin({ hands: TWO })
    expect(state).toMatchObject({ phase: 'laying', asks: 0 })
    expect(hundertspiel.legalActions(state, 0)).toEqual([
      { do: 'lay', suits: ['SP'] },
      { do: 'lay', suits: ['BA'] },
      { do: 'lay', suits: ['SP', 'BA'] },
      { do: 'ask' },
      { do: 'pass' },
    ])
    expect(after(state, 'lay SP BA').undertaking).toMatchObject({
      how: 'laid',
      seat: 0,
      suits: ['SP', 'BA'],
      contra: null,
    })
    expect(refused(state, 'lay CO')).toEqual({ rule: 'H-16', why: 'doNotHeld' })
    expect(refused(state, 'lay BA SP')).toEqual({ rule: 'H-16', why: 'wrongDos' })
  })

  test('H-16 forehand asks, the others lay in order, and the first lays alone', () => {
    const state = after(begin({ hands: ['', '6-SP', '6-CO', '6-DE'] }), 'ask')
    expect(state).toMatchObject({ phase: 'laying', asks: 1 })
    const second = after(state, 'pass', 'lay CO')
    expect(second).toMatchObject({ phase: 'contra', undertaking: { seat: 2 } })
    expect(toPlay(second).undertaking).toMatchObject({ seat: 2, contra: null })
  })

  test('H-16 after they have asked for nothing nothing is laid', () => {
    const state = after(begin({ hands: ['', '6-SP'] }), 'ask', 'pass', 'pass', 'pass')
    expect(state.phase).toBe('announcing')
    expect(refused(cards(toPlay(state), [], 1).state, 'lay SP')).toEqual({
      rule: 'H-16',
      why: 'nothingToLay',
    })
  })

  test('H-16 if forehand does not ask, the opponents may still lay in the first trick, their partner may not', () => {
    const hands = ['A-SP', '6-SP', '6-CO', '6-DE']
    const led = after(toPlay(begin({ hands })), 'A-SP')
    expect(refused(led, 'lay SP')).toBeNull()
    const { state, events } = told(led, 'lay SP', 'pass', 'pass')
    expect(did(events, 'laid')).toEqual([{ did: 'laid', seat: 1, suits: ['SP'] }])
    expect(state).toMatchObject({ phase: 'play', asks: 1, undertaking: { seat: 1 } })
    const third = cards(led, [], 1).state
    expect(refused(third, 'lay CO')).toEqual({ rule: 'H-16', why: 'partnerMayNot' })
    const fourth = cards(third, [], 1).state
    expect(refused(fourth, 'lay DE')).toBeNull()
    expect(refused(cards(fourth, [], 1).state, 'lay SP')?.rule).toBe('H-16')
  })

  test('H-16 laid Dos are known to be in that hand', () => {
    const state = toPlay(after(begin({ hands: ['', '6-SP 6-CO'] }), 'ask', 'lay SP CO'))
    expect(hundertspiel.viewFor(state, 2).undertaking?.suits).toEqual(['SP', 'CO'])
  })
})

describe('H-17 Contra', () => {
  const laid = after(begin({ hands: TWO }), 'lay BA')

  test('H-17 the other side is asked at once, until one says it, and shows no card', () => {
    expect(laid).toMatchObject({ phase: 'contra', asks: 1 })
    expect(after(laid, 'pass')).toMatchObject({ phase: 'contra', asks: 3 })
    expect(after(laid, 'contra')).toMatchObject({ phase: 'announcing', undertaking: { contra: 1 } })
    expect(after(laid, 'pass', 'contra').undertaking).toMatchObject({ contra: 3 })
    expect(after(laid, 'pass', 'pass')).toMatchObject({
      phase: 'announcing',
      undertaking: { contra: null },
    })
  })

  test('H-17 not at another time', () => {
    expect(refused(begin(), 'contra')).toEqual({ rule: 'H-17', why: 'notNow' })
  })
})

describe('H-18 what a laid game costs', () => {
  const won = [of('BA', 'A K C B 10 9 8 7 6')]

  test('H-18 a Twenty-six made: its points, and two markers from each loser to one winner', () => {
    const { state, events } = cards(toPlay(after(begin({ hands: ALL }), 'lay BA')), won)
    expect(did(events, 'undertook')).toEqual([
      { did: 'undertook', seat: 0, suits: ['BA'], isMade: true },
    ])
    expect(payments(events)).toEqual(['1>2 2 H-18', '3>0 2 H-18'])
    expect(marksOf(state)).toEqual(['0 H-14 20', '0 H-9 78'])
    expect(state.markers).toEqual([2, -2, 2, -2])
  })

  test('H-18 Contra doubles it', () => {
    const { events } = cards(toPlay(after(begin({ hands: ALL }), 'lay BA', 'contra')), won)
    expect(payments(events)).toEqual(['1>2 4 H-18', '3>0 4 H-18'])
  })

  test('H-18 one that fails is paid the other way, and brings nothing for the Do', () => {
    const lost = [of('BA', 'A K C B 10 9 8 6 7')]
    const { state, events } = cards(toPlay(after(begin({ hands: ALL }), 'lay BA')), lost)
    expect(payments(events)).toEqual(['0>1 2 H-18', '2>3 2 H-18'])
    expect(marksOf(state)).toEqual(['0 H-9 78'])
  })

  test('H-18 the Fifty-two costs four, and counts 52 with the last trick', () => {
    const rows = row(`${of('BA', 'A K C B 10 9 8 6')} 6-SP`)
    const { state, events } = cards(
      toPlay(after(begin({ hands: TWO }), 'lay SP BA', 'pass', 'contra')),
      rows,
    )
    expect(payments(events)).toEqual(['1>2 8 H-18', '3>0 8 H-18', '1>2 2 H-19', '3>0 2 H-19'])
    expect(marksOf(state)).toEqual(['0 H-15 46', '0 H-9 78'])
    expect(46 + 6).toBe(52)
  })

  test('H-18 a Fifty-two of which one Do fails brings nothing for either', () => {
    const rows = row(`6-SP ${of('BA', 'A K C B 10 9 8 6')}`)
    const throwing = [rows[0] ?? '', of('CO'), of('CO'), of('CO')]
    const { state, events } = cards(toPlay(after(begin({ hands: TWO }), 'lay SP BA')), throwing)
    expect(payments(events).slice(0, 2)).toEqual(['0>1 4 H-18', '2>3 4 H-18'])
    expect(state.marks.some(({ rule }) => rule === 'H-15')).toBe(false)
  })

  describe('where one that fails costs its points too', () => {
    const options = { failedGame: 'points' } as const
    const lost = [of('BA', 'A K C B 10 9 8 6 7')]

    test('H-18 the other side writes 26, and is paid', () => {
      const { state, events } = cards(toPlay(after(begin({ hands: ALL, options }), 'lay BA')), lost)
      expect(marksOf(state)).toEqual(['0 H-9 78', '1 H-18 26'])
      expect(payments(events)).toEqual(['0>1 2 H-18', '2>3 2 H-18'])
      expect(events.map((event) => event.did).slice(-4)).toEqual([
        'undertook',
        'marked',
        'paid',
        'paid',
      ])
    })

    test('H-18 one that is made brings them nothing', () => {
      const { state } = cards(toPlay(after(begin({ hands: ALL, options }), 'lay BA')), won)
      expect(marksOf(state)).toEqual(['0 H-14 20', '0 H-9 78'])
    })

    test('H-18 52 for a Fifty-two', () => {
      const rows = [`6-SP ${of('BA', 'A K C B 10 9 8 6')}`, of('CO'), of('CO'), of('CO')]
      const { state } = cards(toPlay(after(begin({ hands: TWO, options }), 'lay SP BA')), rows)
      expect(marksOf(state)).toContain('1 H-18 52')
    })

    test('H-18 H-19 it may win the partie, but counts no more when that is won', () => {
      const win = cards(
        toPlay(after(begin({ hands: ALL, options, score: [0, 74] }), 'lay BA')),
        lost,
      )
      expect(win.state).toMatchObject({
        phase: 'over',
        score: [78, 100],
        decision: { winner: 1, matsch: [] },
      })
      expect(payments(win.events)).toEqual(['0>1 2 H-18', '2>3 2 H-18', '0>1 1 H-19', '2>3 1 H-19'])
      const late = cards(
        toPlay(after(begin({ hands: ALL, options, score: [22, 74] }), 'lay BA')),
        lost,
      )
      expect(late.state).toMatchObject({ phase: 'over', score: [100, 74], decision: { winner: 0 } })
    })

    test('H-28 of three each of the others writes it, and the one nearer forehand is out of two', () => {
      const start = {
        options: { ...options, players: 3 },
        turnUp: '7-BA',
        score: [0, 80, 80],
      } as const
      const hands = [`${of('BA', 'A K C B 10 9 8 6')} A-SP K-SP C-SP B-SP`, of('CO'), of('DE')]
      const three = [`${of('BA', '6 A K C B 10 9 8')} A-SP`]
      const { state } = cards(toPlay(after(begin({ ...start, hands }), 'lay BA')), three)
      expect(marksOf(state)).toEqual(expect.arrayContaining(['1 H-18 26', '2 H-18 26']))
      expect(state).toMatchObject({ phase: 'over', decision: { winner: 1, matsch: [] } })
      expect([state.score[1], state.score[2]].every((one) => (one ?? 0) >= 100)).toBe(true)
    })
  })
})
