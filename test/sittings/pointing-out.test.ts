// The breaches an onlooker may point out (S-6): those open cards prove, in every game with
// irregularities.
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { AnyEvent, Seat } from '../../src/shared/view.ts'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { ai as ecarteMind } from '../../src/main/engine/games/ecarte/ai/index.ts'
import { ai as hundertspielMind } from '../../src/main/engine/games/hundertspiel/ai/index.ts'
import { type GameAi, loadAllData } from '../../src/main/engine/games/ai.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { ai as scotchWhistMind } from '../../src/main/engine/games/scotch-whist/ai/index.ts'
import { ai as tattelnMind } from '../../src/main/engine/games/tatteln/ai/index.ts'
import { ai as whistMind } from '../../src/main/engine/games/whist/ai/index.ts'
import { GAME_AIS } from '../../src/main/cli/ais.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { findClaimableBreach } from '../../src/main/table/scene.ts'
import { chance } from '../games/chance.ts'
import {
  DEALER,
  ELDER,
  PLAY_OUT,
  after as afterEcarte,
  begin as beginEcarte,
  next as nextEcarte,
} from '../games/ecarte/table.ts'
import {
  after as afterHundertspiel,
  begin as beginHundertspiel,
  toPlay,
} from '../games/hundertspiel/table.ts'
import { after as afterScotch, all, begin as beginScotch } from '../games/scotch-whist/table.ts'
import { after as afterTatteln, dealOf, openPartie } from '../games/tatteln/table.ts'
import { tatteln } from '../../src/main/engine/games/tatteln/index.ts'
import { ROUND, after as afterWhist, beginLax } from '../games/whist/table.ts'

await loadAllData(ecarteMind)

const ALONE = { persons: [], advised: null } as const
const LOOSE = { irregularities: true } as const

/** The breaches that may be pointed out at a table of computer players. */
const offer = (mind: GameAi, state: GameState) =>
  findClaimableBreach({ game: mind.game, ai: mind }, state, ALONE)

describe('S-6 an onlooker points out', () => {
  const renonce = {
    elder: 'KH QH 7D 8D AS',
    dealer: 'AH 8S 9S JC QC',
    turnUp: '7C',
    options: LOOSE,
  } as const
  const thrown = ['stand', 'play KH', 'play 8S'] as const

  test('E-40 a renonce as soon as the card that could have obeyed is played, and not while the hand covers it', () => {
    const covered = afterEcarte(beginEcarte(renonce), ...thrown)
    expect(ecarteMind.game.legalActions(covered, 0)).toContainEqual({ do: 'claimRenonce' })
    expect(offer(ecarteMind, covered)).toBeNull()
    const shown = afterEcarte(covered, 'play QH', 'play AH')
    expect(offer(ecarteMind, shown)).toEqual({
      seat: 0,
      action: { do: 'claimRenonce' },
      rule: 'E-40',
    })
    expect(offer(ecarteMind, afterEcarte(shown, 'elder claimRenonce'))).toBeNull()
  })

  test('E-34 a number that is wrong after buying, for the other player', () => {
    const six = afterEcarte(
      beginEcarte({ options: LOOSE }),
      'propose',
      'accept',
      'discard 7D takes 2',
      'discard none',
    )
    expect(offer(ecarteMind, six)).toEqual({ seat: 1, action: { do: 'claimNumber' }, rule: 'E-34' })
    expect(offer(ecarteMind, afterEcarte(six, 'dealer claimNumber'))).toBeNull()
  })

  test('E-38 a deal out of turn, for elder, until the first lead', () => {
    const first = afterEcarte(beginEcarte({ options: LOOSE }), ...PLAY_OUT, 'count', 'count')
    expect(offer(ecarteMind, first)).toBeNull()
    const again = nextEcarte(first, { by: DEALER })
    expect(offer(ecarteMind, again)).toEqual({
      seat: ELDER,
      action: { do: 'claimDealer' },
      rule: 'E-38',
    })
    expect(offer(ecarteMind, afterEcarte(again, 'stand', 'play KH'))).toBeNull()
    // the same cards dealt by the right player
    expect(offer(ecarteMind, beginEcarte({ options: LOOSE }))).toBeNull()
  })

  test('W-12 a revoke once the suit is shown, for a player of the other side who may still claim', () => {
    const covered = afterWhist(beginLax(ROUND), 'AS 2H 4S 3S')
    expect(offer(whistMind, covered)).toBeNull()
    const shown = afterWhist(covered, '2S 5S 8S 7S')
    expect(offer(whistMind, shown)).toEqual({
      seat: 0,
      action: { do: 'claimRevoke' },
      rule: 'W-12',
    })
  })

  test('W-12 a revoke that the turn-up in the dealer’s hand proves', () => {
    const state = afterWhist(beginLax(ROUND), 'AS KS QS JS 5C 4C 3C 4H')
    expect(offer(whistMind, state)).toEqual({
      seat: 0,
      action: { do: 'claimRevoke' },
      rule: 'W-12',
    })
  })

  test('W-12 in Scotch Whist a revoke once the suit is shown', () => {
    const start = { ...LOOSE, elder: `${all('S', '7S')} ${all('D')} AC`, turnUp: '9H' } as const
    const covered = afterScotch(beginScotch(start), 'AS 6C')
    expect(offer(scotchWhistMind, covered)).toBeNull()
    expect(offer(scotchWhistMind, afterScotch(covered, 'KS 7S'))).toEqual({
      seat: 0,
      action: { do: 'claimRevoke' },
      rule: 'W-12',
    })
  })

  test('T-4 a draw that went wrong, when the other player is to play', () => {
    const options = { ...LOOSE, slipPenalty: 1 } as const
    const given = {
      elder: '7H 8H',
      dealer: 'AH KH',
      turnUp: '7S',
      talon: 'QC JC',
      options,
    } as const
    const slips = { drawn: 'two', after: 1, by: 1 } as const
    const { state } = tatteln.startDeal(openPartie(given), { ...dealOf(given), slips })
    if (state.phase === 'open') throw new Error('nothing was dealt')
    const wrong = afterTatteln(state, '7H', 'AH')
    expect(offer(tattelnMind, state)).toBeNull()
    // the dealer, who drew wrongly, is to lead
    expect(offer(tattelnMind, wrong)).toBeNull()
    const led = afterTatteln(wrong, 'KH')
    expect(offer(tattelnMind, led)).toEqual({
      seat: 0,
      action: { do: 'claimPenalty' },
      rule: 'T-4',
    })
    expect(offer(tattelnMind, afterTatteln(led, '8H'))).toBeNull()
  })

  test('H-12 an announcement that the cards played show to be false, when an opponent is asked', () => {
    const hands = [
      'K-SP K-CO K-DE K-BA 6-SP 6-CO 6-DE 10-SP 9-SP',
      'A-SP A-CO A-DE 10-CO 9-CO 8-CO 7-CO 10-DE 9-DE',
      'B-SP B-CO B-DE 8-SP 7-SP 8-DE 7-DE 10-BA 9-BA',
    ]
    const announced = afterHundertspiel(
      beginHundertspiel({ hands, options: LOOSE }),
      'pass',
      'announce C 3',
    )
    const one = afterHundertspiel(toPlay(announced), '9-SP', '10-CO', '7-SP', 'C-SP')
    expect(hundertspielMind.game.legalActions(one, 3)).toContainEqual({
      do: 'challenge',
      rank: 'C',
    })
    expect(offer(hundertspielMind, one)).toBeNull()
    const two = afterHundertspiel(one, 'C-CO')
    expect(offer(hundertspielMind, two)).toBeNull()
    const asked = afterHundertspiel(two, '10-SP')
    expect(offer(hundertspielMind, asked)).toEqual({
      seat: 1,
      action: { do: 'challenge', rank: 'C' },
      rule: 'H-12',
    })
  })

  test('what a novice overlooks now and then, and players by the book never do', () => {
    const shown = afterEcarte(beginEcarte(renonce), ...thrown, 'play QH', 'play AH')
    const { game }: GameAi = ecarteMind
    const look = {
      getView: () => game.viewFor(shown, 0),
      legal: game.legalActions(shown, 0),
      onTurn: true,
    }
    const claims = (level: string): number =>
      Array.from(
        { length: 60 },
        (_, n) => createPlayer(ecarteMind, level)?.(look, chance(n + 1))?.do,
      ).filter((word) => word === 'claimRenonce').length
    expect([claims('rulebook'), claims('club')]).toEqual([60, 60])
    expect(claims('novice')).toBeGreaterThan(30)
    expect(claims('novice')).toBeLessThan(60)
  })

  test.each([
    ['a person plays', { persons: [0], advised: null }],
    ['somebody advises', { persons: [], advised: 1 }],
  ] as const)('nothing where %s: the screen does not tell them when', (_, audience) => {
    const shown = afterEcarte(beginEcarte(renonce), ...thrown, 'play QH', 'play AH')
    expect(
      findClaimableBreach({ game: ecarteMind.game, ai: ecarteMind }, shown, audience),
    ).toBeNull()
  })
})

/** Returns true if a claim has found what it claims. */
const RIGHT: Readonly<
  Record<
    string,
    (event: AnyEvent & { readonly right?: boolean; readonly offender?: Seat | null }) => boolean
  >
> = {
  claimRenonce: ({ did, right }) => did === 'claimedRenonce' && right === true,
  claimNumber: ({ did }) => did === 'putRight',
  claimDealer: ({ did }) => did === 'claimedDealer',
  claimRevoke: ({ did, offender }) => did === 'claimedRevoke' && offender !== null,
  claimPenalty: ({ did }) => did === 'claimedPenalty',
  challenge: ({ did }) => did === 'foundFalse',
}

/** Options under which a game is played with slips, where it has irregularities. */
const irregular = ({ game }: GameAi, preset: string): object | null => {
  const loose = {
    irregularities: true,
    ...('slipRate' in game.options ? { slipRate: 'often' } : {}),
  }
  const chosen =
    'irregularities' in game.options
      ? chooseOptions(game.options, game.presets, preset, loose)
      : null
  return chosen === null || 'fault' in chosen ? null : chosen.options
}

const TABLES = GAME_AIS.flatMap((mind) =>
  Object.keys(mind.game.presets).flatMap((preset) => {
    const options = irregular(mind, preset)
    return options === null ? [] : [{ id: mind.game.id, preset, mind, options }]
  }),
)
const PARTIES = process.env['CERCLE_LONG'] ? 100 : 12
/** At one state of this many other deals are sampled. */
const ONE_IN = 12

describe('S-6 what is offered in random parties', () => {
  test.each(TABLES)(
    'of $id $preset is a claim that is right, and follows from open cards',
    ({ mind, options, preset }) => {
      const { game } = mind
      let offered = 0
      let compared = 0
      for (let number = 1; number <= PARTIES; number += 1) {
        const random = chance(number + preset.length * 100)
        const begun = startNewPartie(game, options, random)
        let state = begun.state
        for (let steps = 0; steps < 600 && game.findOutcome(state) === null; steps += 1) {
          if (!inDeal(state)) {
            const dealer = game.nextDealer(state) ?? begun.dealer
            state = game.startDeal(
              state,
              nextDeal(game, options, state, { dealer, packets: game.packets[0] ?? '' }, random),
            ).state
            continue
          }
          const proven = findClaimableBreach({ game, ai: mind }, state, ALONE)
          if (random.nextInt(ONE_IN) === 0 || proven !== null)
            for (const seat of game.seatsToAct(state)) {
              const world = mind.sampleState(game.viewFor(state, seat), random)
              if (
                !isDeepStrictEqual(game.viewFor(world, 'onlooker'), game.viewFor(state, 'onlooker'))
              )
                continue
              expect(findClaimableBreach({ game, ai: mind }, world, ALONE)).toEqual(proven)
              compared += 1
            }
          if (proven !== null) {
            offered += 1
            expect(game.legalActions(state, proven.seat)).toContainEqual(proven.action)
            const claimed = play(game, state, proven.seat, proven.action)
            if (claimed.breach !== null) throw new Error('not legal')
            expect(claimed.events.some((event) => RIGHT[proven.action.do]?.(event))).toBe(true)
            if (random.nextInt(2) === 0) {
              state = claimed.state
              continue
            }
          }
          const acting = game.seatsToAct(state)
          const seat = acting[random.nextInt(acting.length)] ?? 0
          // claims for nothing are made rarely: each is a seat's last
          const legal = game.legalActions(state, seat)
          const plain = legal.filter(({ do: word }) => RIGHT[word] === undefined)
          const among = plain.length > 0 && random.nextInt(20) > 0 ? plain : legal
          const action = among[random.nextInt(among.length)]
          if (action === undefined) throw new Error('nothing to do')
          const played = play(game, state, seat, action)
          if (played.breach !== null) throw new Error('not legal')
          state = played.state
        }
      }
      expect(compared).toBeGreaterThan(0)
      expect(offered).toBeGreaterThan(0)
    },
  )
})
