// Computer players where things go wrong: only the weak err, and what they claim is so.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { loadAllData } from '../../../src/main/engine/games/ai.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import { findGame } from '../../../src/main/engine/games/games.ts'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { deriveFacts } from '../../../src/main/engine/facts.ts'
import type { Transition, GameState } from '../../../src/main/engine/games/game.ts'
import { shuffle } from '../../../src/main/engine/random.ts'
import { playPartie } from '../../../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../../../src/main/engine/players/player.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { AnyEvent } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import type { Side } from '../../../src/shared/duel.ts'
import {
  type Preset,
  type Start,
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  next,
  optionsOf,
} from './table.ts'

await loadAllData(ai)

const game = requireValue(findGame('ecarte') ?? undefined)
const player = (level: string): Player => requireValue(createPlayer(ai, level) ?? undefined)

const ERRORS = ['falseKing', 'laidOpen', 'claimedSurplus', 'countedTricks'] as const

/** The events in some parties of these levels with many slips of the cards. */
function happened(levels: readonly [string, string], parties: number): readonly AnyEvent[] {
  const events: AnyEvent[] = []
  for (let number = 1; number <= parties; number += 1) {
    const preset: Preset = number % 2 === 0 ? 'club' : 'classic'
    const options = optionsOf(preset, { irregularities: true, slipRate: 'often' })
    const witness = { onEvent: (event: AnyEvent) => void events.push(event) }
    playPartie({
      game,
      options,
      players: levels.map(player),
      random: chance(number),
      observer: witness,
    })
  }
  return events
}

const dids = (events: readonly AnyEvent[]): ReadonlySet<string> =>
  new Set(events.map(({ did }) => did))
const wrongClaims = (events: readonly AnyEvent[]) =>
  events.filter(
    (event) => event.did === 'claimedRenonce' && 'right' in event && event.right === false,
  )

test('E-39 E-40 a novice errs now and then, the book claims what it sees, and no level makes a false claim', () => {
  const events = happened(['novice', 'rulebook'], 150)
  expect([...dids(events)]).toEqual(
    expect.arrayContaining(['falseKing', 'laidOpen', 'claimedNumber', 'claimedDealer']),
  )
  expect(wrongClaims(events)).toEqual([])
})

test.each([
  ['rulebook', 60],
  ['club:4', 6],
  ['master:4', 3],
] as const)(
  'E-37 E-39 E-40 %s makes no slip of its own, and plays on whatever the cards do',
  (level, parties) => {
    const events = happened([level, level], parties)
    expect(ERRORS.filter((did) => dids(events).has(did))).toEqual([])
    expect([...dids(events)]).toContain('wonPartie')
  },
)

test('E-38 a king turned in a deferred deal is counted once', () => {
  for (let number = 1; number <= 60; number += 1) {
    const options = optionsOf('club', { irregularities: true, slipRate: 'often' })
    const happenings: Transition<GameState, AnyEvent>[] = []
    const witness = {
      onTransition: (one: Transition<GameState, AnyEvent>) => void happenings.push(one),
    }
    playPartie({
      game,
      options,
      players: [player('random'), player('random')],
      random: chance(number),
      observer: witness,
    })
    const facts = deriveFacts(game, game.startPartie(options, [0, 0]), happenings)
    // the last state of every deal
    const ends = happenings.filter(
      (_, place) => (happenings[place + 1] ?? { action: null }).action === null,
    )
    const kings = [0, 1].map(
      (side) =>
        ends
          .flatMap(({ state }) => game.tallyTricks(state)?.marks ?? [])
          .filter(({ seat, rule }) => seat === side && (rule === 'E-5' || rule === 'E-16')).length,
    )
    expect(
      facts.counts.map((counts) => counts[ecarte.counting?.names.indexOf('kings') ?? -1]),
    ).toEqual(kings)
  }
})

test('E-31 to E-38 how often the cards go wrong is the table’s wish', () => {
  const rate = (slipRate: 'off' | 'rare' | 'often'): number => {
    const random = chance(9)
    const options = optionsOf('club', { irregularities: true, slipRate })
    const open = ecarte.startPartie(options, [0, 0])
    const deals = Array.from({ length: 2400 }, () =>
      nextDeal(game, options, open, { dealer: 0, packets: '5' }, random),
    )
    return deals.filter(
      ({ hands, slips }) =>
        Object.keys(slips ?? {}).length > 1 || hands.some(({ length }) => length !== 5),
    ).length
  }
  expect(rate('off')).toBe(0)
  // one in 24 and one in four; the first deal cannot be out of turn
  expect(Math.abs(rate('rare') - (100 * 5) / 6)).toBeLessThan(40)
  expect(Math.abs(rate('often') - (600 * 5) / 6)).toBeLessThan(100)
})

test('E-4 without irregularities a deal is the pack given out, and chance asked for nothing more', () => {
  const options = optionsOf()
  const [one, other] = [chance(4), chance(4)]
  const open = ecarte.startPartie(options, [0, 0])
  const deal = nextDeal(game, options, open, { dealer: 1, packets: '5' }, one)
  expect(deal).toEqual(
    ecarte.distributeCards(options, shuffle(ecarte.createPack(options), other), 1, '5'),
  )
  expect(one.nextInt(1_000_000)).toBe(other.nextInt(1_000_000))
})

const THINKERS = ['rulebook', 'club', 'master:8'] as const

/** The action of a player of this level. */
const says = (level: string, state: DealtState, seat: Side, seed = 1) =>
  player(level)(
    {
      getView: () => ecarte.viewFor(state, seat),
      legal: ecarte.legalActions(state, seat),
      onTurn: ecarte.seatToPlay(state) === seat,
    },
    chance(seed),
  )

const irregular = (start: Start): DealtState =>
  begin({ ...start, options: { irregularities: true } })

const RENONCE = { elder: 'QH JH 7D 8D 9D', dealer: '7H KD QD KC QC', turnUp: '7S' } as const

test.each(THINKERS)('E-40 %s claims a renonce as soon as it is proven, and not before', (level) => {
  const hidden = after(irregular(RENONCE), 'stand', 'play QH QC')
  expect(says(level, hidden, ELDER)).toMatchObject({ do: 'play' })
  expect(says(level, after(hidden, 'play JH 7H'), ELDER)).toEqual({ do: 'claimRenonce' })
  const honest = after(
    irregular({ ...RENONCE, dealer: 'JC KD QD KC QC' }),
    'stand',
    'play QH QC JH JC',
  )
  expect(says(level, honest, ELDER)).toMatchObject({ do: 'play' })
})

test.each(THINKERS)(
  'E-40 %s claims after the last trick what is proven then, and else says there is nothing',
  (level) => {
    const played = (dealer: string, play: string) =>
      after(irregular({ ...RENONCE, dealer }), 'stand', `play ${play}`)
    const renounced = played('7H KD QD KC QC', 'QH QC JH KC 7D KD QD 8D 7H 9D')
    expect(says(level, renounced, ELDER)).toEqual({ do: 'claimRenonce' })
    const honest = played('JC KD QD KC QC', 'QH QC JH KC 7D KD QD 8D JC 9D')
    expect(says(level, honest, ELDER)).toEqual({ do: 'count' })
    expect(says(level, after(honest, 'count'), DEALER)).toEqual({ do: 'count' })
  },
)

test.each(THINKERS)(
  'E-39 %s has the card in its own right to take back or leave as soon as the king is false',
  (level) => {
    const start = { elder: 'KS QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
    const asked = after(irregular(start), 'stand', 'play 7D', 'dealer announces')
    expect(['takeBack', 'letPass']).toContain(says(level, asked, ELDER)?.do)
  },
)

test.each(THINKERS)(
  'E-31 E-36 %s keeps a hand that is good, and has a lost one dealt again',
  (level) => {
    const strong = {
      elder: 'KS QS JS KH KC',
      dealer: '7H 8H 9H 7C 8C',
      turnUp: 'AS',
      talon: '9D',
    } as const
    const turned = { slips: { turned: ['9D'] } } as const
    expect(says(level, irregular({ ...strong, ...turned }), ELDER)).toEqual({ do: 'pushBack' })
    expect(says(level, irregular({ ...strong, dealer: '7H 8H 9H 7C 8C 10C' }), ELDER)).toEqual({
      do: 'putRight',
    })
    // the king turned up would be the dealer’s fifth point
    const lost = {
      elder: 'QS JS AS 10S 9S',
      dealer: '7H 8H 9H 7C 8C',
      turnUp: 'KS',
      talon: '9D',
      score: [0, 4],
    } as const
    expect(says(level, irregular({ ...lost, ...turned }), ELDER)).toEqual({ do: 'callNewDeal' })
    expect(says(level, irregular({ ...lost, dealer: '7H 8H 9H 7C' }), ELDER)).toEqual({
      do: 'callNewDeal',
    })
  },
)

test.each(THINKERS)(
  'E-32 %s takes the king of trumps that lies face up, and throws a seven away',
  (level) => {
    const met = (card: 'KS' | '7H') =>
      after(
        irregular({
          elder: 'KH QH 7D 8D 9D',
          talon: `${card} KD KC`,
          dealer: '8H 9H 10H 7C 8C',
          slips: { faceUp: [card] },
        }),
        ...(['propose', 'accept', 'discard 7D 8D 9D', 'discard none'] as const),
      )
    expect(says(level, met('KS'), ELDER)).toEqual({ do: 'takeFaceUp' })
    expect(says(level, met('7H'), ELDER)).toEqual({ do: 'throwFaceUp' })
  },
)

test.each(THINKERS)(
  'E-34 E-37 E-38 %s claims its own wrong number, the other’s penalty and deal',
  (level) => {
    const six = after(irregular({}), 'propose', 'accept', 'discard 7D takes 2', 'discard none')
    expect(says(level, six, ELDER)).toEqual({ do: 'claimNumber' })
    expect(says(level, six, DEALER)).toBeNull()
    expect(says(level, after(six, 'stand'), DEALER)).toEqual({ do: 'claimSurplus' })
    const wrong = next(after(irregular({}), ...PLAY_OUT, 'count', 'count'), { by: DEALER })
    expect(says(level, wrong, ELDER)).toEqual({ do: 'claimDealer' })
    expect(says(level, after(wrong, 'propose'), DEALER)?.do).not.toBe('claimDealer')
  },
)

test('E-37 a novice forgets the penalty one time in twelve, and lets it pass', () => {
  const six = after(
    irregular({}),
    'propose',
    'accept',
    'discard 7D takes 2',
    'discard none',
    'stand',
  )
  const look = {
    getView: () => ecarte.viewFor(six, DEALER),
    legal: ecarte.legalActions(six, DEALER),
    onTurn: true,
  }
  const random = chance(2)
  const play = player('novice')
  const said = Array.from({ length: 1200 }, () => play(look, random)?.do)
  expect(new Set(said)).toEqual(new Set(['claimSurplus', 'letPass']))
  expect(Math.abs(said.filter((word) => word === 'letPass').length - 100)).toBeLessThan(40)
})
