// The calls of the strict tables: each whose name is not enough has a sentence, in every language.
import { describe, expect, test } from 'vitest'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import { ecarteCalls } from '../../src/renderer/table/ecarte-calls.ts'
import { hundertspielCalls } from '../../src/renderer/table/hundertspiel/calls.ts'
import { tattelnCalls } from '../../src/renderer/table/tatteln/calls.ts'
import { trickCalls } from '../../src/renderer/table/trick-calls.ts'
import { requireValue } from '../../src/shared/card.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type { AnyAction, Seat, TableView } from '../../src/shared/view.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { chance } from '../games/chance.ts'

const TEXTS = { de, en, fr }
const CALLS = {
  ecarte: ecarteCalls,
  whist: trickCalls,
  'scotch-whist': trickCalls,
  tatteln: tattelnCalls,
  hundertspiel: hundertspielCalls,
}
const isCalled = (id: string): id is keyof typeof CALLS => id in CALLS

/** Calls of ordinary play: their names say what they do, or the prompt does. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['play', 'propose', 'stand', 'accept', 'refuse'],
  ...['bid', 'buy', 'layAway', 'name', 'ask', 'lay', 'contra', 'pass'],
  ...['rob', 'drawTurnUp', 'drawCovered', 'announceSequence', 'announceSet'],
])

interface Offered {
  readonly view: TableView
  readonly action: AnyAction
}

/** One of each kind of call that random strict parties of a game offer. */
function offeredIn(game: Game): ReadonlyMap<string, Offered> {
  const random = chance(2)
  const found = new Map<string, Offered>()
  const chosen = chooseOptions(game.options, game.presets, game.preset, {
    irregularities: true,
    ...(game.id === 'ecarte' ? { marks: 'own', slipRate: 'often' } : {}),
    ...(game.id === 'hundertspiel' ? { declareOut: 'manual', slipRate: 'often' } : {}),
    ...(game.id === 'tatteln' ? { slipRate: 'often' } : {}),
  })
  if ('fault' in chosen) throw new Error(JSON.stringify(chosen.fault))
  for (let partie = 0; partie < 60; partie += 1) {
    const begun = startNewPartie(game, chosen.options, random)
    let state: GameState = begun.state
    while (game.findOutcome(state) === null) {
      if (!inDeal(state)) {
        const dealer = game.nextDealer(state) ?? begun.dealer
        const request = { dealer, packets: game.packets[0] ?? '' }
        state = game.startDeal(state, nextDeal(game, chosen.options, state, request, random)).state
        continue
      }
      const seats = game.seatsToAct(state)
      for (const seat of seats) noteOffers(game, state, seat, found)
      const seat = requireValue(seats[random.nextInt(seats.length)])
      const legal = game.legalActions(state, seat)
      const played = play(game, state, seat, requireValue(legal[random.nextInt(legal.length)]))
      if (played.breach !== null) throw new Error(played.breach.why)
      state = played.state
    }
  }
  return found
}

function noteOffers(game: Game, state: GameState, seat: Seat, found: Map<string, Offered>): void {
  for (const action of game.legalActions(state, seat)) {
    if (PLAIN.has(action.do) || (action.do === 'discard' && action.takes === undefined)) continue
    if (!found.has(action.do)) found.set(action.do, { view: game.viewFor(state, seat), action })
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))(
  'at a strict table of %s',
  (id, game) => {
    if (!isCalled(id)) throw new Error(`no calls of ${id}`)
    const { explain } = CALLS[id]
    const offered = [...offeredIn(game).values()]
    const isHeld = ({ view, action }: Offered): boolean =>
      ['announceKing', 'announce'].includes(action.do) && explain(view, action, en) === null

    test.each(LANGUAGES)('every call that is not plain has one sentence, in %s', (language) => {
      expect(offered.length).toBeGreaterThan(0)
      for (const one of offered.filter((call) => !isHeld(call))) {
        const said = explain(one.view, one.action, TEXTS[language])
        expect(said, one.action.do).toMatch(/^[A-ZÀ-Ü].*\.$/)
      }
    })

    test('plain calls have none', () => {
      const [first] = offered
      const { view } = requireValue(first)
      for (const what of PLAIN) expect(explain(view, { do: what }, en)).toBeNull()
    })
  },
)
