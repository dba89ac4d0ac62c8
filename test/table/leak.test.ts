// No view depends on what its seat may not know: the hidden cards are dealt again, and every byte
// stays.
import { describe, expect, test } from 'vitest'
import { type AnyAction, type AnyEvent, type Seat, groupChoices } from '../../src/shared/view.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { GAME_AIS } from '../../src/main/cli/ais.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { shuffle } from '../../src/main/engine/random.ts'
import {
  type TableSetup,
  findClaimableBreach,
  buildLogLines,
  buildScene,
} from '../../src/main/table/scene.ts'
import { optionsOf, randomOf } from '../store/played.ts'
import { ownHand, thinkable } from './choosing.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'
const PAIRS = LONG ? 20_000 : 1_500

interface Ply {
  readonly before: GameState
  readonly state: GameState
  readonly events: readonly AnyEvent[]
  readonly action: { readonly seat: Seat; readonly action: AnyAction } | null
}

/** Every ply of a partie in which both seats do anything that is allowed. */
function* plies(game: Game, options: object, random: Random): Generator<Ply> {
  const start = [0, 0].map(() => random.nextInt(3))
  let state = game.startPartie(options, start)
  yield { before: state, state, events: [], action: null }
  while (game.findOutcome(state) === null) {
    const dealer = game.nextDealer(state) ?? (random.nextInt(2) === 0 ? 0 : 1)
    const packets = game.packets[random.nextInt(game.packets.length)] ?? ''
    const given = game.distributeCards(
      options,
      shuffle(game.createPack(options), random),
      dealer,
      packets,
    )
    const dealt = game.startDeal(state, given)
    yield { before: state, ...dealt, action: null }
    state = dealt.state
    while (inDeal(state)) {
      const before = state
      const seats = game.seatsToAct(state)
      const seat = seats[random.nextInt(seats.length)] ?? 0
      const legal = game.legalActions(state, seat)
      const action = legal[random.nextInt(legal.length)] ?? { do: '' }
      const played = play(game, state, seat, action)
      if (played.breach !== null) throw new Error(played.breach.why)
      state = played.state
      yield { before, state, events: played.events, action: { seat, action } }
    }
  }
}

/** Everything that is ever made for a seat out of a state. */
function givenTo(mind: GameAi, options: object, state: GameState, seat: Seat): string {
  const { game } = mind
  const people = [
    { name: 'Anna', kind: 'person', level: null },
    { name: 'Odile', kind: 'computer', level: 'rulebook' },
  ] as const
  const nothing = { preset: null, options: {}, cut: [], practice: false }
  const around: TableSetup = { game, ai: mind, sitting: 1, partie: 1, people, ...nothing }
  const view = game.viewFor(state, seat)
  const legal = game.legalActions(state, seat)
  const breaches = thinkable(view, ownHand(view)).flatMap((wish) => {
    const read = game.action.safeParse(wish)
    return read.success ? [game.findBreach(state, seat, read.data)] : []
  })
  return JSON.stringify({
    view,
    legal,
    breaches,
    options,

    choices: groupChoices(legal),
    turn: game.seatToPlay(state),
    tally: game.tallyTricks(state),
    dealer: game.nextDealer(state),
    scene: buildScene(
      around,
      {
        state,
        moment: 0,
        undoTarget: null,
        delegated: null,
        provenBreach: findClaimableBreach(around, state, { persons: [0], advised: null }),
      },
      { viewer: seat, actsFor: seat, curtain: null, advises: false },
      [],
    ),
  })
}

const TABLES = GAME_AIS.flatMap((mind) => {
  const { game } = mind
  return Object.keys(game.presets).map((preset) => ({ game, mind, preset }))
})
/** With slips, a claim shows whether it was right, and a hand may be laid open (E-40). */
const PLAIN = TABLES.filter(({ game, preset }) => game.presets[preset]?.['irregularities'] !== true)
/**
 * Actions whose answer lies in covered cards: cards drawn or bought, and what a better holding
 * makes void (T-8).
 */
const ASKING = new Set(['discard', 'buy', 'announceSequence', 'announceSet'])
/**
 * News to who does something too: the next hand of Scotch Whist, a card drawn (T-4), the suit that
 * is missing (H-11).
 */
const NEWS = new Set(['tookUpHand', 'drew', 'toldMissing'])
const SEATS = [0, 1] as const
const MANY = Math.ceil(PAIRS / TABLES.length)

describe('what a seat is given', () => {
  test.each(TABLES)(
    '$game.id by the rules of $preset: the same whatever the hidden cards are',
    ({ game, mind, preset }) => {
      const options = optionsOf(game, preset)
      const random = randomOf(preset.length)
      let [pairs, different] = [0, 0]
      for (let partie = 0; pairs < MANY; partie += 1)
        for (const { state } of plies(game, options, random))
          for (const seat of SEATS) {
            const other = mind.sampleState(game.viewFor(state, seat), random)
            expect(givenTo(mind, options, other, seat), `partie ${partie}, seat ${seat}`).toBe(
              givenTo(mind, options, state, seat),
            )
            pairs += 1
            if (
              JSON.stringify(game.viewFor(other, 'open')) !==
              JSON.stringify(game.viewFor(state, 'open'))
            )
              different += 1
          }
      // the hidden cards really were others, as long as there were any
      expect(different / pairs).toBeGreaterThan(0.5)
    },
  )

  test.each(PLAIN)(
    '$game.id by the rules of $preset: it hears the same of an action it does itself',
    ({ game, mind, preset }) => {
      const options = optionsOf(game, preset)
      const random = randomOf(preset.length + 100)
      let pairs = 0
      while (pairs < MANY / 2)
        for (const { before, action } of plies(game, options, random)) {
          if (action === null || ASKING.has(action.action.do)) continue
          const other = mind.sampleState(game.viewFor(before, action.seat), random)
          const [one, two] = [before, other].map((state) =>
            play(game, state, action.seat, action.action),
          )
          if (one?.breach !== null || two?.breach !== null)
            throw new Error('an action that is allowed by hidden cards only')
          const heard = (events: readonly AnyEvent[]) =>
            events
              .filter(({ did }) => !NEWS.has(did))
              .map((event) => game.eventFor(event, action.seat))
          expect(heard(two.events)).toEqual(heard(one.events))
          pairs += 1
        }
    },
  )

  test.each(PLAIN)(
    '$game.id by the rules of $preset: an onlooker is given no card that is covered',
    ({ game, preset }) => {
      const options = optionsOf(game, preset)
      for (const { before, state, events } of plies(game, options, randomOf(7))) {
        const { hands } = game.viewFor(state, 'onlooker')
        expect(hands.every((hand) => typeof hand === 'number')).toBe(true)
        const moment = { partie: 1, deal: 1, before, state, events, action: null }
        const lines = JSON.stringify(buildLogLines(game, moment, 'onlooker', null))
        expect(lines).not.toMatch(/"(hands|cards)":\[[^\]]*"/)
      }
    },
  )
})
