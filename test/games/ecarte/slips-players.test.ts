// Slips of players: a wrong number bought (E-34, E-37), a king announced that is not held (E-39), a
// renonce (E-40).
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import type { Side } from '../../../src/shared/duel.ts'
import {
  type Start,
  DEALER,
  ELDER,
  after,
  begin,
  breach,
  events,
  givenUp,
  hand,
  marks,
  playable,
} from './table.ts'

const irregular = (start: Start = {}): DealtState =>
  begin({ ...start, options: { irregularities: true, ...start.options } })

const words = (state: DealtState, seat: Side): readonly string[] =>
  ecarte.legalActions(state, seat).map((one) => one.do)
const sizes = (state: DealtState): readonly number[] => state.hands.map(({ length }) => length)

/** Elder lays away one card and takes two. */
const SIX = ['propose', 'accept', 'discard 7D takes 2', 'discard none'] as const
/** Elder lays away two cards and takes one. */
const FOUR = ['propose', 'accept', 'discard 7D 8D takes 1', 'discard none'] as const

test('E-34 a wrong number may be bought, by one card, and is public', () => {
  const state = irregular()
  expect(sizes(after(state, ...SIX))).toEqual([6, 5])
  expect(sizes(after(state, ...FOUR))).toEqual([4, 5])
  expect(ecarte.viewFor(after(state, ...SIX), DEALER)).toMatchObject({
    hands: [6, hand('KD QD KC QC JC')],
    exchanges: [[2, 0]],
  })
  const asked = after(state, 'propose', 'accept')
  expect(breach(asked, ELDER, 'discard 7D takes 3')).toEqual({ rule: 'E-34', why: 'takesOther' })
  expect(breach(asked, ELDER, 'discard 7D takes 1')).toEqual({ rule: 'E-34', why: 'takesOther' })
  const plain = after(begin(), 'propose', 'accept')
  expect(breach(plain, ELDER, 'discard 7D takes 2')).toEqual({ rule: 'E-8', why: 'takesOther' })
})

test('E-34 noticed before play it is put right at once: the surplus is drawn unseen', () => {
  for (const who of ['elder', 'dealer'] as const) {
    const state = after(irregular({ slips: { unseen: 3 } }), ...SIX, `${who} claimNumber`)
    expect(state.hands[ELDER]).toHaveLength(5)
    expect(state.discards[ELDER]).toEqual(hand('7D 8D'))
    expect(words(state, ELDER)).toEqual(['propose', 'stand'])
  }
})

test('E-34 or what is missing comes from the top of the talon', () => {
  const state = after(irregular({ talon: '9S 8S' }), ...FOUR, 'elder claimNumber')
  expect(state.hands[ELDER]).toEqual(hand('KH QH JH 9S 8S'))
  expect(breach(state, ELDER, 'elder claimNumber')).toEqual({ rule: 'E-34', why: 'nothingToClaim' })
})

test('E-34 a number that is not that of the cards is heard by all', () => {
  const asked = after(irregular(), 'propose', 'accept')
  expect(events(asked, 'discard 7D takes 2')).toEqual([
    { did: 'discarded', seat: ELDER, cards: ['7D'], takes: 2 },
  ])
})

test('E-34 with the last card of the talon taken for it elder must lead (E-13)', () => {
  const start = irregular()
  const bought = (
    state: DealtState,
    elders: number,
    dealers: number,
    takes: string,
  ): DealtState => {
    const [first, second] = [
      state.hands[ELDER].slice(0, elders),
      state.hands[DEALER].slice(0, dealers),
    ]
    return after(
      state,
      'propose',
      'accept',
      `discard ${first.join(' ')}${takes}`,
      second.length === 0 ? 'discard none' : `discard ${second.join(' ')}`,
    )
  }
  const short = bought(bought(start, 5, 5, ''), 5, 5, '')
  const four = bought(bought(start, 5, 5, ''), 5, 5, ' takes 4')
  expect([short.talon.length, four.talon.length, four.hands[ELDER].length]).toEqual([1, 2, 4])
  const last = bought(four, 1, 0, '')
  expect(last.talon).toHaveLength(1)
  expect(after(last, 'elder claimNumber')).toMatchObject({ phase: 'play', talon: [] })
})

test('E-37 into play with six: the opponent may claim a point, and no king may be marked', () => {
  const start = irregular({ elder: 'KS QH JH 7D 8D', score: [2, 0], slips: { unseen: 5 } })
  const asked = after(start, ...SIX, 'stand')
  expect([ecarte.seatToPlay(asked), words(asked, DEALER), words(asked, ELDER)]).toEqual([
    DEALER,
    ['claimSurplus', 'letPass'],
    [],
  ])
  const fined = after(asked, 'claimSurplus')
  expect(fined).toMatchObject({ score: [1, 0], phase: 'play' })
  expect(sizes(fined)).toEqual([5, 5])
  expect(marks(fined)).toEqual(['elder -1 E-37'])
  expect(breach(fined, ELDER, 'elder announces')).toEqual({ rule: 'E-37', why: 'kingBarred' })
})

test('E-37 no player falls below no point', () => {
  const fined = after(irregular(), ...SIX, 'stand', 'claimSurplus')
  expect([fined.score, marks(fined)]).toEqual([[0, 0], []])
})

test('E-37 a king turned up and marked stays', () => {
  const dealers = ['propose', 'accept', 'discard 7D', 'discard KD takes 2'] as const
  const fined = after(irregular({ turnUp: 'KS' }), ...dealers, 'stand', 'claimSurplus')
  expect(fined).toMatchObject({ score: [0, 0], king: { seat: DEALER, how: 'turned' } })
  expect(marks(fined)).toEqual(['dealer 1 E-5', 'dealer -1 E-37'])
})

test('E-37 a point lost makes no room under the cap of the deal (E-27)', () => {
  const start = irregular({
    preset: 'classic',
    turnUp: 'KS',
    dealer: 'QS JS AS 10S 9S',
    score: [0, 1],
  })
  const fined = after(
    start,
    'propose',
    'accept',
    'discard 7D',
    'discard none takes 1',
    'stand',
    'claimSurplus',
  )
  expect(marks(fined)).toEqual(['dealer 1 E-5', 'dealer -1 E-37'])
  const lost = givenUp(fined, ELDER, 'deal')
  expect(marks(lost)).toEqual(['dealer 1 E-5', 'dealer -1 E-37', 'dealer 2 E-24'])
})

test('E-37 it may be let pass: the player plays five of their six', () => {
  const state = after(irregular(), ...SIX, 'stand', 'letPass')
  expect([ecarte.seatToPlay(state), sizes(state)]).toEqual([ELDER, [6, 5]])
  const over = after(state, 'play KH KC QH QC JH JC', 'play 8D KD')
  expect(over).toMatchObject({ phase: 'play', tricksWon: [3, 1] })
})

test('E-37 when both hold six each is asked about the other', () => {
  const asked = after(
    irregular(),
    'propose',
    'accept',
    'discard 7D takes 2',
    'discard KD takes 2',
    'stand',
  )
  expect(ecarte.seatToPlay(asked)).toBe(DEALER)
  for (const first of ['claimSurplus', 'letPass'] as const) {
    const then = after(asked, first)
    expect([ecarte.seatToPlay(then), words(then, ELDER)]).toEqual([
      ELDER,
      ['claimSurplus', 'letPass'],
    ])
    expect(after(then, 'letPass').slips?.choice).toBeNull()
  }
})

test('E-37 with fewer than five the opponent counts the tricks that cannot be played to', () => {
  const start = irregular({ talon: '9D' })
  const said = [...FOUR, 'stand', 'play KH KC QH QC JH JC 9D KD'] as const
  const state = after(start, ...said)
  expect(state).toMatchObject({ phase: 'reckoning', tricksWon: [3, 2] })
  expect(events(start, ...said)).toContainEqual({ did: 'countedTricks', seat: DEALER, tricks: 1 })
  expect(marks(after(state, 'count', 'count'))).toEqual(['elder 1 E-24'])
})

test('E-37 with both short no player counts the last; two tricks each mark nothing', () => {
  const start = irregular({ talon: '9D', dealer: 'KD QD 7H 8H JC' })
  const both = [
    'propose',
    'accept',
    'discard 7D 8D takes 1',
    'discard JC takes 0',
    'stand',
  ] as const
  const state = after(start, ...both, 'play KH 7H QH 8H 9D KD QD JH', 'count', 'count')
  expect(state.phase).toBe('settled')
  expect([state.tricksWon, marks(state)]).toEqual([[2, 2], []])
})

const FALSE = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const

test('E-39 a king announced that is not held marks no point', () => {
  const state = after(irregular(FALSE), 'stand', 'elder announces')
  expect(state).toMatchObject({ score: [0, 0], king: null, phase: 'play' })
  expect(events(irregular(FALSE), 'stand', 'elder announces')).toEqual([
    { did: 'falseKing', seat: ELDER, suit: 'S' },
  ])
  expect(breach(state, ELDER, 'elder announces')).toEqual({ rule: 'E-16', why: 'kingNotHeld' })
})

test('E-39 the opponent may take back the card they have led', () => {
  const asked = after(irregular(FALSE), 'stand', 'play 7D', 'dealer announces')
  expect([ecarte.seatToPlay(asked), words(asked, ELDER)]).toEqual([ELDER, ['takeBack', 'letPass']])
  expect(breach(asked, DEALER, 'play KD')).toEqual({ rule: 'E-39', why: 'choiceFirst' })
  const back = after(asked, 'takeBack')
  expect(back).toMatchObject({ tricks: [], hands: [hand('KH QH JH 8D 7D'), hand(FALSE.dealer)] })
  expect(ecarte.seatToPlay(back)).toBe(ELDER)
  expect(ecarte.viewFor(back, DEALER).slips?.shown).toEqual([['7D'], []])
})

test('E-39 or leave it', () => {
  const left = after(irregular(FALSE), 'stand', 'play 7D', 'dealer announces', 'letPass')
  expect([ecarte.seatToPlay(left), left.tricks.length]).toEqual([DEALER, 1])
})

test('E-39 their own time for the king was over when they led', () => {
  const start = irregular({ ...FALSE, elder: 'KS QH JH 7D 8D' })
  const back = after(start, 'stand', 'play 7D', 'dealer announces', 'takeBack')
  expect(breach(back, ELDER, 'elder announces')).toEqual({ rule: 'E-17', why: 'kingTooLate' })
})

test('E-39 one bought after a false announcement may still be announced', () => {
  const start = irregular({ ...FALSE, score: [4, 0], talon: 'KS' })
  const bought = after(start, 'elder announces', 'propose', 'accept', 'discard 7D', 'discard none')
  expect(after(bought, 'elder announces')).toMatchObject({ phase: 'over', winner: ELDER })
})

test('E-39 not in casual, where the king is shown (E-16)', () => {
  const state = after(irregular({ ...FALSE, preset: 'casual' }), 'stand')
  expect(breach(state, ELDER, 'elder announces')).toEqual({ rule: 'E-16', why: 'kingNotHeld' })
  expect(words(state, ELDER)).not.toContain('announceKing')
})

/** The dealer could follow the queen of hearts with the seven and throws a club away. */
const RENONCE = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC', turnUp: '7S' } as const
const RENOUNCED = ['stand', 'play QH QC'] as const

test('E-40 breaking E-21 is possible, and claimed until the tricks are marked', () => {
  const led = after(irregular(RENONCE), 'stand', 'play QH')
  expect(playable(led)).toEqual(hand(RENONCE.dealer))
  const state = after(irregular(RENONCE), ...RENOUNCED)
  expect(words(state, ELDER)).toContain('claimRenonce')
  expect(words(state, DEALER)).not.toContain('claimRenonce')
  const played = after(state, 'play JH 7H 7D KD KC 8D QD 9D')
  expect([played.phase, words(played, ELDER)]).toEqual(['reckoning', ['claimRenonce', 'count']])
  const marked = after(played, 'count', 'count')
  expect(marked.phase).toBe('settled')
  expect(breach(marked, ELDER, 'elder claimRenonce')).toEqual({ rule: 'E-28', why: 'dealOver' })
})

test('E-40 once claimed all cards go back, the hand is laid open, and elder leads again', () => {
  const state = after(irregular(RENONCE), ...RENOUNCED, 'play JH 7H', 'elder claimRenonce')
  expect(state).toMatchObject({ phase: 'play', tricks: [], tricksWon: [0, 0] })
  expect(state.hands.map((cards) => cards.toSorted())).toEqual([
    hand(RENONCE.elder).toSorted(),
    hand(RENONCE.dealer).toSorted(),
  ])
  expect(ecarte.seatToPlay(state)).toBe(ELDER)
  expect(ecarte.viewFor(state, ELDER).hands[DEALER]).toEqual(state.hands[DEALER])
  expect(ecarte.viewFor(state, 'onlooker').hands).toEqual([5, state.hands[DEALER]])
  expect(ecarte.viewFor(state, DEALER).hands[ELDER]).toBe(5)
  expect(ecarte.viewFor(state, DEALER).slips?.shown[ELDER]).toEqual(['QH', 'JH'])
})

test('E-40 also after the last trick', () => {
  const all = after(
    irregular(RENONCE),
    ...RENOUNCED,
    'play JH 7H 7D KD KC 8D QD 9D',
    'elder claimRenonce',
  )
  expect([all.phase, all.hands.map(({ length }) => length)]).toEqual(['play', [5, 5]])
})

test('E-40 from the hand laid open E-21 is kept', () => {
  const state = after(irregular(RENONCE), ...RENOUNCED, 'elder claimRenonce', 'play QH')
  expect(playable(state)).toEqual(['7H'])
  expect(breach(state, DEALER, 'play QC')).toEqual({ rule: 'E-21', why: 'mustFollow' })
})

test('E-40 claimed where there was none, nothing changes, and that player does not claim again', () => {
  const start = irregular({ ...RENONCE, dealer: '7S KD QD KC QC', turnUp: '9S' })
  const honest = after(start, 'stand', 'play QH 7S')
  const claimed = after(honest, 'elder claimRenonce')
  expect(claimed.tricks).toEqual(honest.tricks)
  expect(breach(claimed, ELDER, 'elder claimRenonce')).toEqual({
    rule: 'E-40',
    why: 'claimedBefore',
  })
})

test('E-40 a claim shows nothing before it is made: it is open whether or not there was a renonce', () => {
  const honest = after(irregular({ ...RENONCE, dealer: 'QC KD QD KC AC' }), ...RENOUNCED)
  const renounced = after(irregular(RENONCE), ...RENOUNCED)
  expect(words(honest, ELDER)).toEqual(words(renounced, ELDER))
  expect(ecarte.viewFor(honest, ELDER)).toEqual(ecarte.viewFor(renounced, ELDER))
})

/**
 * Elder trumps the queen of diamonds that the dealer leads, though they hold the king; the dealer
 * had refused.
 */
const ELDERS_RENONCE = ['propose', 'refuse', 'play 8D 9D QD KS', 'dealer claimRenonce'] as const
const offending = () =>
  after(
    irregular({ elder: 'KS QS JS 8D KD', dealer: '9D QD 7C 8C 9C', turnUp: '10S' }),
    ...ELDERS_RENONCE,
  )

test('E-40 the offender marks nothing for three or four tricks', () => {
  const open = offending()
  expect([open.slips?.open, ecarte.seatToPlay(open)]).toEqual([[true, false], ELDER])
  const four = after(open, 'play 8D 9D 7C JS KS 8C QS 9C KD QD', 'count', 'count')
  expect([four.tricksWon, marks(four), four.score]).toEqual([[4, 1], [], [0, 0]])
})

test('E-40 but one point in all for all five, the other being vulnerable or not', () => {
  const five = after(offending(), 'play KS 9D QS QD JS 7C KD 8C 8D 9C', 'count', 'count')
  expect([five.tricksWon, marks(five)]).toEqual([[5, 0], ['elder 1 E-40']])
})

test('E-40 the other marks as ever', () => {
  const lost = after(
    irregular(RENONCE),
    ...RENOUNCED,
    'elder claimRenonce',
    'play 7D KD KC 8D QC 9D QD JH 7H QH',
  )
  const marked = after(lost, 'count', 'count')
  expect([marked.tricksWon, marks(marked)]).toEqual([[1, 4], []])
  const won = after(
    irregular({ ...RENONCE, elder: 'QH JH KS QS JS' }),
    ...RENOUNCED,
    'elder claimRenonce',
  )
  const vole = after(won, 'play QH 7H JH KD KS QD QS KC JS QC', 'count', 'count')
  expect(marks(vole)).toEqual(['elder 2 E-24'])
})

test('E-40 a king already marked stays, one unannounced stays lost', () => {
  const start = { ...RENONCE, elder: 'KS JH 7D 8D 9D', dealer: '8H KD QD KC QC' } as const
  const silent = after(irregular(start), 'stand', 'play JH QC', 'elder claimRenonce')
  expect(breach(silent, ELDER, 'elder announces')).toEqual({ rule: 'E-17', why: 'kingTooLate' })
  const said = after(
    irregular(start),
    'stand',
    'elder announces',
    'play JH QC',
    'elder claimRenonce',
  )
  expect(said).toMatchObject({ score: [1, 0], king: { seat: ELDER, how: 'announced' } })
})

test('E-40 a player who gives up after a renonce of their own loses as ever (G-1)', () => {
  const state = after(irregular(RENONCE), ...RENOUNCED, 'elder claimRenonce')
  expect(marks(givenUp(state, DEALER, 'deal'))).toEqual(['elder 2 E-24'])
  expect(marks(givenUp(state, ELDER, 'deal'))).toEqual(['dealer 1 E-40'])
})

test('E-34 once the cards are played it is too late to point it out', () => {
  const left = after(irregular(), ...SIX, 'stand', 'letPass')
  for (const who of ['elder', 'dealer'] as const)
    expect(breach(left, who === 'elder' ? ELDER : DEALER, `${who} claimNumber`)).toEqual({
      rule: 'E-34',
      why: 'nothingToClaim',
    })
})

test('E-37 let pass, the king may be marked, and the sixth card is not played', () => {
  const start = irregular({ elder: 'KS QH JH 7D 8D', talon: '9D 9C' })
  const left = after(start, ...SIX, 'stand', 'letPass')
  expect(after(left, 'elder announces').score).toEqual([1, 0])
  const played = after(left, 'play QH KC JH QC 8D KD JC 9D QD 9C')
  expect([played.phase, sizes(played)]).toEqual(['reckoning', [1, 0]])
})

test('E-37 a dealer who holds six is asked about after elder, and loses their point', () => {
  const start = irregular({ score: [0, 2] })
  const said = ['propose', 'accept', 'discard 7D', 'discard KD takes 2', 'stand'] as const
  const asked = after(start, ...said)
  expect(ecarte.seatToPlay(asked)).toBe(ELDER)
  expect(after(asked, 'claimSurplus')).toMatchObject({
    score: [0, 1],
    slips: { noKing: [false, true] },
  })
})

test('E-39 the holder may announce the king after the other has done so falsely', () => {
  const start = irregular({ ...FALSE, elder: 'KS QH JH 7D 8D' })
  const state = after(start, 'stand', 'dealer announces', 'elder announces')
  expect([state.score, state.king]).toEqual([[1, 0], { seat: ELDER, how: 'announced' }])
})

test.each([
  ['could have beaten the card led', 'JH', '7H KD QD KC QH', '7H'],
  ['could have followed suit', 'JH', '7H KD QD KC QC', 'QC'],
  ['could have trumped', 'JH', '8S KD QD KC QC', 'QC'],
] as const)('E-40 breaking E-21, which has three duties: he %s', (_, lead, dealer, reply) => {
  const start = irregular({ elder: 'JH 7D 8D 9D 10D', dealer, turnUp: '7S' })
  const claimed = after(start, 'stand', `play ${lead} ${reply}`, 'elder claimRenonce')
  expect(claimed.slips?.open).toEqual([false, true])
})

test('E-40 elder is asked first, and then the dealer, whether there is anything to claim', () => {
  const played = after(irregular(RENONCE), ...RENOUNCED, 'play JH 7H 7D KD KC 8D QD 9D')
  expect([ecarte.seatToPlay(played), breach(played, DEALER, 'dealer count')]).toEqual([
    ELDER,
    { rule: 'E-40', why: 'notYourTurn' },
  ])
  const asked = after(played, 'count')
  expect(ecarte.seatToPlay(asked)).toBe(DEALER)
  expect(words(asked, ELDER)).toEqual(['claimRenonce'])
})

test('E-40 each may have made one: then neither marks for fewer than five', () => {
  const start = irregular({ elder: 'QH JH 7D 8D KC', dealer: '7H KD QD QC AC', turnUp: '7S' })
  const one = after(start, 'stand', 'play QH QC', 'elder claimRenonce')
  const both = after(one, 'play QH 7H JH KD 7D QD QC 8D', 'dealer claimRenonce')
  expect([both.slips?.open, ecarte.seatToPlay(both), both.tricks]).toEqual([
    [true, true],
    ELDER,
    [],
  ])
})
