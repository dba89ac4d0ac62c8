// The samples of a seat: every deal that fits what it saw and heard is equally likely. The fitting
// deals are found here by trying all ways the unseen cards may lie, and replaying the actions with
// them.
import { describe, expect, test } from 'vitest'
import {
  type HundertspielState,
  HUNDERTSPIEL_PACK,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import type { Card } from '../../../src/shared/card.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { expectEven, tallied } from '../even.ts'
import { type Start, after, begin, dealOf, hand, of, optionsOf, toPlay } from './table.ts'

/** Every choice of this many cards. */
function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) =>
    choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

interface Ending {
  readonly eye: Seat
  readonly start: Start
  readonly said: readonly string[]
}

const keyOf = (state: HundertspielState): string => {
  if (state.phase === 'open') throw new Error('nothing dealt')
  return [...state.hands, state.scat].map((cards) => cards.toSorted().join(' ')).join(' | ')
}

/**
 * Every way in which the cards that lie covered now may lie, with which the same could have been
 * said and played.
 */
function possible({ eye, start, said }: Ending): readonly string[] {
  const state = after(begin(start), ...said)
  const places = [...state.hands, state.scat]
  const isSeen = (place: number): boolean =>
    place === eye || (place === state.hands.length && state.buyer === eye)
  const hidden = places.flatMap((cards, place) =>
    isSeen(place) || cards.length === 0 ? [] : [place],
  )
  const unseen = hidden.flatMap((place) => places[place] ?? [])
  const fitting: string[] = []
  const fill = (left: readonly Card[], at: number, lying: readonly (readonly Card[])[]): void => {
    const place = hidden[at]
    if (place === undefined) {
      const key = replayed(start, said, state, lying)
      if (key !== null) fitting.push(key)
      return
    }
    for (const choice of choices(left, places[place]?.length ?? 0))
      fill(removeCards(left, choice), at + 1, lying.with(place, choice))
  }
  fill(unseen, 0, places)
  return fitting
}

/** The same said with these cards now: each hand as dealt is what it holds and what it played. */
function replayed(
  start: Start,
  said: readonly string[],
  end: ReturnType<typeof begin>,
  lying: readonly (readonly Card[])[],
): string | null {
  const seats = end.hands.length
  const bottom = end.turnUp
  const hands = lying.slice(0, seats).map((cards, seat) => {
    const out = end.tricks.flatMap(
      ({ leader, cards: trick }) => trick[(seat - leader + seats) % seats] ?? [],
    )
    const all = [...cards, ...out]
    // the bottom card is the dealer's last
    return (
      seat === end.dealer && bottom !== null ? [...removeCards(all, [bottom]), bottom] : all
    ).join(' ')
  })
  const scat = lying[seats] ?? []
  if (end.buyer !== null) return null
  try {
    return keyOf(after(begin({ ...start, hands, scat: scat.join(' ') }), ...said))
  } catch {
    return null
  }
}

/** The last of a deal, with few cards left: the hands as dealt, and what is played before. */
function played(start: Start, order: readonly string[], most: number): readonly string[] {
  let state = toPlay(begin(start))
  const cards: string[] = []
  while (cards.length < most && state.phase === 'play') {
    const seat = hundertspiel.seatToPlay(state) ?? 0
    const legal = hundertspiel
      .legalActions(state, seat)
      .flatMap((action) => (action.do === 'play' ? [action.card] : []))
    const card = hand(order[seat] ?? '').find((one) => legal.includes(one)) ?? legal[0] ?? 'A-SP'
    cards.push(card)
    state = after(state, card)
  }
  return cards
}

const quiet = ['pass', 'pass', 'pass', 'pass', 'pass']

const ROWS: readonly string[] = [
  `${of('BA', 'A K C B 10 9')} 7-SP A-SP 6-BA`,
  `8-BA K-SP C-SP B-SP 10-SP 9-SP 8-SP A-CO K-CO`,
  `7-BA C-CO B-CO 10-CO 9-CO 8-CO 7-CO 6-CO 6-SP`,
  of('DE'),
]
const START: Start = { hands: ROWS }

function endings(): Readonly<Record<string, Ending>> {
  const six = played(START, ROWS, 24)
  const announced = (rank: string, seat: number, hands: readonly string[]): Ending => {
    const said = [
      ...quiet.slice(0, 1),
      ...Array.from({ length: seat }, () => 'pass'),
      `announce ${rank} 3`,
    ]
    const rest = [...said, ...Array.from({ length: 4 - seat }, () => 'pass')]
    return { eye: 0, start: { hands }, said: [...rest, ...played({ hands }, hands, 24)] }
  }
  const kings = [
    `${of('BA', 'A C B 10 9 6')} A-SP 7-SP 8-CO`,
    `8-BA C-SP B-SP 10-SP 9-SP 8-SP K-CO K-SP K-DE`,
    `7-BA C-CO B-CO 10-CO 9-CO 7-CO 6-CO 6-SP A-CO`,
    `K-BA A-DE C-DE B-DE 10-DE 9-DE 8-DE 7-DE 6-DE`,
  ]
  return {
    'nothing is known but who has no trumps': { eye: 0, start: START, said: [...quiet, ...six] },
    'a Do was laid': {
      eye: 0,
      start: START,
      said: ['ask', 'pass', 'lay SP', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', ...six],
    },
    'three kings were announced': announced('K', 1, kings),
    'the bottom card was seen': {
      eye: 0,
      start: {
        options: { players: 3 },
        hands: [`${of('BA', 'A K C B 10 9 8 6')} A-SP K-SP C-SP B-SP`],
        turnUp: '7-BA',
      },
      said: [
        'pass',
        'pass',
        'pass',
        'pass',
        ...played(
          {
            options: { players: 3 },
            hands: [`${of('BA', 'A K C B 10 9 8 6')} A-SP K-SP C-SP B-SP`],
            turnUp: '7-BA',
          },
          [of('SP', 'A K C B'), of('SP'), of('SP')],
          24,
        ),
      ],
    },
  }
}

describe('H-7, H-10, H-16 every deal that fits is equally likely', () => {
  test.each(Object.entries(endings()))('%s', (_, ending) => {
    const { eye, start, said } = ending
    const fitting = possible(ending)
    expect(fitting.length).toBeGreaterThan(3)
    const view = hundertspiel.viewFor(after(begin(start), ...said), eye)
    const random = chance(17)
    const keys = Array.from({ length: fitting.length * 60 }, () =>
      keyOf(ai.sampleState(view, random)),
    )
    const counts = tallied(keys)
    expect([...counts.keys()].toSorted()).toEqual(fitting.toSorted())
    expectEven([...counts.values()])
  })
})

describe('H-11, H-12, H-24, H-25 samples agree with what is known', () => {
  const imagined = (state: HundertspielState, eye: Seat, times = 60) => {
    const view = hundertspiel.viewFor(state, eye)
    return Array.from({ length: times }, (_, seed) => {
      const one = ai.sampleState(view, chance(seed + 1))
      if (one.phase === 'open') throw new Error('nothing dealt')
      return one
    })
  }

  test('H-24 who bid a suit holds its Do', () => {
    const state = after(
      begin({ options: { scat: true }, hands: ['6-SP', '6-DE'] }),
      'bid SP',
      'bid DE',
    )
    for (const one of imagined(state, 2)) {
      expect(one.hands[0]).toContain('6-SP')
      expect(one.hands[1]).toContain('6-DE')
    }
  })

  test('H-25 no player discards kings and aces; a namer without a Do holds none', () => {
    const hands = [of('BA', 'A K C B 10 9 8 7'), '6-SP 6-BA', '6-CO 6-DE']
    const start = { options: { scat: true }, hands, scat: '7-SP 7-CO 7-DE 8-DE' }
    const bought = after(begin(start), 'pass', 'pass', 'pass', 'pass', 'buy')
    const state = after(bought, 'layAway 7-SP 7-CO 7-DE 8-DE', 'name BA')
    let dosApart = 0
    for (const one of imagined(state, 3, 200)) {
      expect(one.hands[0]?.filter((card) => card.startsWith('6'))).toEqual([])
      expect(one.scat.filter((card) => card.startsWith('K') || card.startsWith('A'))).toEqual([])
      dosApart += one.scat.filter((card) => card.startsWith('6')).length
    }
    // they may have been discarded
    expect(dosApart).toBeGreaterThan(0)
    for (const one of imagined(state, 0)) expect(one.scat).toEqual(state.scat)
  })

  test('H-11 of three whose missing suit is named all are known', () => {
    const hands = ['A-SP', 'K-SP K-CO K-DE']
    const state = after(
      begin({ hands }),
      'pass',
      'pass',
      'announce K 3',
      'pass',
      'pass',
      'pass',
      'demand K',
    )
    const answered = after(state, ...played({ hands }, ['A-SP', '10-CO'], 4))
    const holds = answered.announcements[0]?.proven ?? []
    expect(holds).toEqual(['SP', 'CO', 'DE'])
    for (const one of imagined(answered, 0)) {
      const cards = [...(one.hands[1] ?? []), ...one.tricks.flatMap((trick) => trick.cards)]
      expect(cards).toEqual(expect.arrayContaining(['K-SP', 'K-CO', 'K-DE']))
      expect(one.hands[1]).not.toContain('K-BA')
    }
  })

  test('H-12 where more may be announced than is held nothing follows from it, until it is shown', () => {
    const options = { irregularities: true }
    const state = after(
      begin({ options, hands: ['A-SP', 'K-SP'] }),
      'pass',
      'pass',
      'announce K 4',
      'pass',
      'pass',
      'pass',
    )
    const counts = imagined(state, 0, 200).map(
      (one) => one.hands[1]?.filter((card) => card.startsWith('K')).length,
    )
    expect(new Set(counts).size).toBeGreaterThan(2)
    const shown = after(state, 'challenge K')
    for (const one of imagined(shown, 0))
      expect(one.hands[1]?.filter((card) => card.startsWith('K')).toSorted()).toEqual([
        'K-CO',
        'K-SP',
      ])
  })

  test('H-4 right after the deal every unseen card may lie anywhere', () => {
    const state = begin({ options: { players: 3, scat: true } })
    const seen = new Map<string, number>()
    for (const one of imagined(state, 0, 3000))
      [...(one.hands[1] ?? []), ...(one.hands[2] ?? []), ...one.scat].forEach((card, place) => {
        const where = `${card} ${place < 11 ? 1 : place < 22 ? 2 : 3}`
        seen.set(where, (seen.get(where) ?? 0) + 1)
      })
    const unseen = removeCards(HUNDERTSPIEL_PACK, state.hands[0] ?? [])
    expectEven(unseen.map((card) => seen.get(`${card} 1`) ?? 0))
    expectEven(unseen.map((card) => seen.get(`${card} 3`) ?? 0))
    expect(dealOf({ options: optionsOf({ players: 3, scat: true }) }).talon).toHaveLength(3)
  })
})
