// The hands of a finished deal, shown again from its tricks: nothing that did not lie on the table.
import { expect, test } from 'vitest'
import { openPlayedHands } from '../../src/renderer/composables/useAllHands.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import { requireValue } from '../../src/shared/card.ts'
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { chance } from '../games/chance.ts'

const DEALS = 40

/** A finished deal at random, and the cards that each seat played in it. */
function playDeal(game: Game, number: number) {
  const random = chance(number + 1)
  const presets = Object.keys(game.presets)
  const preset = requireValue(presets[number % presets.length])
  const chosen = chooseOptions(game.options, game.presets, preset, {})
  if ('fault' in chosen) throw new Error(String(chosen.fault))
  const begun = startNewPartie(game, chosen.options, random)
  const request = { dealer: begun.dealer, packets: game.packets[0] ?? '' }
  const dealt = nextDeal(game, chosen.options, begun.state, request, random)
  let state: GameState = game.startDeal(begun.state, dealt).state
  /** A renonce that is put right has some cards played twice. */
  const played = new Map<number, Card[]>()
  while (inDeal(state)) {
    const seat = requireValue(game.seatToPlay(state) ?? undefined)
    const legal = game.legalActions(state, seat)
    const action = requireValue(legal[random.nextInt(legal.length)])
    const { do: what, card }: AnyAction = action
    if (what === 'play' && card !== undefined) played.set(seat, [...(played.get(seat) ?? []), card])
    const step = play(game, state, seat, action)
    if (step.breach !== null) throw new Error(step.breach.why)
    state = step.state
  }
  return { state, played }
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a finished deal of %s shows to every seat the cards that each one played, and its own rest',
  (_, game) => {
    let shown = 0
    for (let number = 0; number < DEALS; number += 1) {
      const { state, played } = playDeal(game, number)
      for (const viewer of [0, 1] as const) {
        const view = game.viewFor(state, viewer)
        const { hands } = openPlayedHands(view)
        const open = hands.map((cards) => (typeof cards === 'object' ? cards : []))
        const rests = view.hands.map((rest) => (typeof rest === 'object' ? rest : []))
        for (const [seat, cards] of open.entries()) {
          const held = new Set([...(played.get(seat) ?? []), ...(rests[seat] ?? [])])
          expect(cards.every((card) => held.has(card))).toBe(true)
        }
        const lain = view.tricks.flatMap(({ cards }) => cards)
        expect(open.flat().toSorted()).toEqual([...lain, ...rests.flat()].toSorted())
        shown += lain.length
      }
    }
    expect(shown).toBeGreaterThan(DEALS)
  },
)
