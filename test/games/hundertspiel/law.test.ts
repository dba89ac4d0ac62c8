// The letter of the law of actions: the refusals with their reasons, and all that is heard (H-6 …
// H-9, H-16, H-17). Unless the hands are given each seat holds a suit with its Do, the dealer all
// trumps, Bastoni.
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import {
  actionOf,
  after,
  begin,
  cards,
  did,
  hand,
  of,
  openPartie,
  refused,
  toPlay,
  told,
} from './table.ts'

const over = hundertspiel.giveUp(begin(), 0, 'partie').state
const settled = hundertspiel.giveUp(begin(), 0, 'deal').state
const plays = (text: string) => hand(text).map((card) => ({ do: 'play', card }))

describe('H-6 whose turn it is, and for what', () => {
  const options = { irregularities: true, declareOut: 'manual' } as const

  test.each([
    ['newDeal', 'H-5'],
    ['keep', 'H-5'],
    ['bid SP', 'H-24'],
    ['buy', 'H-25'],
    ['layAway 7-SP', 'H-25'],
    ['name SP', 'H-25'],
    ['contra', 'H-17'],
    ['announce K 3', 'H-10'],
    ['demand K', 'H-11'],
    ['challenge K', 'H-12'],
    ['lastRounds', 'H-22'],
    ['A-SP', 'H-7'],
    ['declareOut', 'H-20'],
    ['count', 'H-20'],
  ])('H-6 while forehand may lay he may not %s', (said, rule) => {
    expect(refused(begin({ options }), said)).toEqual({ rule, why: 'notNow' })
  })

  test.each([
    ['pass', 'H-24'],
    ['ask', 'H-16'],
    ['lay SP', 'H-16'],
    ['count', 'H-20'],
  ])('H-6 when forehand is to lead he may not %s', (said, rule) => {
    expect(refused(toPlay(begin({ options })), said)).toEqual({ rule, why: 'notNow' })
  })

  test('H-6 before the first deal, between two and after the last no seat is asked', () => {
    expect(refused(openPartie(), 'pass')).toEqual({ rule: 'H-4', why: 'notDealt' })
    expect(refused(settled, 'pass')).toEqual({ rule: 'H-4', why: 'dealOver' })
    expect(refused(over, 'pass')).toEqual({ rule: 'H-19', why: 'partieOver' })
    for (const state of [openPartie(), settled, over]) {
      expect(hundertspiel.seatToPlay(state)).toBeNull()
      expect([hundertspiel.seatsToAct(state), hundertspiel.legalActions(state, 0)]).toEqual([
        [],
        [],
      ])
    }
  })

  test('H-6 what is not allowed is not done by who does not ask first either', () => {
    const does = (state: typeof settled, said: string) => () =>
      hundertspiel.applyAction(state, 0, actionOf(said))
    expect(does(settled, 'pass')).toThrow(/^pass in phase settled$/)
    expect(does(toPlay(begin()), 'pass')).toThrow('nothing to pass in phase play')
    expect(does(begin(), 'contra')).toThrow('Contra to nothing')
    expect(does(begin({ options: { scat: true } }), 'A-SP')).toThrow(
      'a card before there are trumps',
    )
  })

  test('H-6 H-9 all hear each card, who took the trick, and what it counts', () => {
    const { state, events } = told(toPlay(begin()), 'A-SP', 'K-CO', 'C-DE', 'B-BA')
    expect(events).toEqual([
      { did: 'led', seat: 0, card: 'A-SP' },
      { did: 'followed', seat: 1, card: 'K-CO' },
      { did: 'followed', seat: 2, card: 'C-DE' },
      { did: 'followed', seat: 3, card: 'B-BA' },
      { did: 'tookTrick', seat: 3, won: 1, points: 18 },
      { did: 'marked', seat: 1, points: 18, rule: 'H-9', score: 18, account: 'partie' },
    ])
    expect(state).toMatchObject({ phase: 'play', asks: 3, passed: [] })
  })

  test('H-9 the last trick is heard with what it counts besides', () => {
    const { events } = cards(toPlay(begin()), [])
    expect(did(events, 'tookTrick').at(-1)).toEqual({
      did: 'tookTrick',
      seat: 3,
      won: 9,
      points: 0,
      last: 6,
    })
  })
})

describe('H-16 laying', () => {
  const led = after(toPlay(begin()), 'A-SP')

  test('H-16 one Do is laid or two different ones, from low to high, and held', () => {
    const three = begin({ hands: ['6-SP 6-DE 6-CO'] })
    const wrong = { rule: 'H-16', why: 'wrongDos' }
    expect(refused(three, 'lay SP DE')).toBeNull()
    expect(refused(three, 'lay')).toEqual(wrong)
    expect(refused(three, 'lay SP SP')).toEqual(wrong)
    expect(refused(three, 'lay SP DE CO')).toEqual(wrong)
    expect(refused(three, 'lay SP BA')).toEqual({ rule: 'H-16', why: 'doNotHeld' })
  })

  test('H-16 when forehand asks, each in order is heard, who lays what and who nothing', () => {
    const { state, events } = told(begin(), 'ask', 'pass', 'lay DE')
    expect(events).toEqual([
      { did: 'asked', seat: 0 },
      { did: 'passed', seat: 1, phase: 'laying', asks: true },
      { did: 'laid', seat: 2, suits: ['DE'] },
    ])
    expect(state).toMatchObject({ phase: 'contra', asks: 1, hasAsked: true })
    expect(state.passed).toEqual([])
    expect(state.undertaking).toEqual({
      how: 'laid',
      seat: 2,
      suits: ['DE'],
      isHeld: true,
      contra: null,
    })
  })

  test('H-16 forehand alone asks', () => {
    const asked = after(begin(), 'ask')
    expect(hundertspiel.legalActions(asked, 1)).toEqual([
      { do: 'lay', suits: ['CO'] },
      { do: 'pass' },
    ])
    expect(refused(asked, 'ask')).toEqual({ rule: 'H-16', why: 'notNow' })
  })

  test('H-16 forehand who goes on does not ask; the announcing begins with them', () => {
    const { state, events } = told(begin(), 'pass')
    expect(events).toEqual([{ did: 'passed', seat: 0, phase: 'laying', asks: false }])
    expect(state).toMatchObject({ phase: 'announcing', asks: 0, hasAsked: false })
    expect(state.passed).toEqual([])
  })

  test('H-16 after forehand asked for nothing the announcing begins with them too', () => {
    const { state, events } = told(after(begin(), 'ask', 'pass', 'pass'), 'pass')
    expect(events).toEqual([{ did: 'passed', seat: 3, phase: 'laying', asks: true }])
    expect(state).toMatchObject({ phase: 'announcing', asks: 0, hasAsked: true })
    expect(hundertspiel.legalActions(after(toPlay(state), 'A-SP'), 1)).toEqual(plays(of('CO')))
  })

  test('H-16 in the first trick the opponents may lay besides playing, but its leader and their partner may not', () => {
    expect(hundertspiel.legalActions(toPlay(begin()), 0)).toEqual(plays(of('SP')))
    expect(hundertspiel.legalActions(led, 1)).toEqual([
      ...plays(of('CO')),
      { do: 'lay', suits: ['CO'] },
    ])
    expect(hundertspiel.legalActions(after(led, 'A-CO'), 2)).toEqual(plays(of('DE')))
  })

  test('H-16 one lay in a deal, in the first trick too; when it is complete none', () => {
    const laid = after(led, 'lay CO', 'pass', 'pass')
    expect(refused(after(laid, 'A-CO', 'A-DE'), 'lay BA')).toEqual({
      rule: 'H-16',
      why: 'nothingToLay',
    })
    const complete = after(led, 'A-CO', 'A-DE', 'A-BA')
    expect(refused(complete, 'lay BA')).toEqual({ rule: 'H-16', why: 'notNow' })
  })

  test('H-16 nothing is laid with a scat, or while Contra is asked for', () => {
    const scat = begin({ options: { scat: true }, hands: ['6-BA', '6-CO'] })
    expect(refused(scat, 'lay BA')).toEqual({ rule: 'H-16', why: 'notNow' })
    const first = after(toPlay(after(scat, 'bid BA')), 'K-SP')
    expect(refused(first, 'lay CO')).toEqual({ rule: 'H-16', why: 'notNow' })
    expect(refused(after(begin(), 'lay SP'), 'lay CO')).toEqual({ rule: 'H-16', why: 'notNow' })
  })
})

describe('H-17 Contra', () => {
  const laid = after(begin(), 'lay SP')

  test('H-17 each of the other side says it or nothing, and is heard', () => {
    expect(hundertspiel.legalActions(laid, 1)).toEqual([{ do: 'contra' }, { do: 'pass' }])
    const { state: second, events } = told(laid, 'pass')
    expect(events).toEqual([{ did: 'passed', seat: 1, phase: 'contra', asks: true }])
    expect(second.passed).toEqual([1])
    const { state: said, events: heard } = told(second, 'contra')
    expect(heard).toEqual([{ did: 'saidContra', seat: 3 }])
    expect(said.undertaking).toEqual({
      how: 'laid',
      seat: 0,
      suits: ['SP'],
      isHeld: true,
      contra: 3,
    })
    expect(said).toMatchObject({ phase: 'announcing', asks: 0, passed: [] })
  })

  test('H-17 in the first trick too, which then goes on', () => {
    const first = after(toPlay(begin()), 'A-SP', 'lay CO')
    expect(first).toMatchObject({ phase: 'contra', asks: 0 })
    const { state, events } = told(first, 'pass', 'pass')
    expect(events).toEqual(
      [0, 2].map((seat) => ({ did: 'passed', seat, phase: 'contra', asks: true })),
    )
    expect(state).toMatchObject({ phase: 'play', asks: 1 })
    expect(state.passed).toEqual([])
    expect(after(first, 'contra')).toMatchObject({
      phase: 'play',
      asks: 1,
      undertaking: { contra: 0 },
    })
  })
})
