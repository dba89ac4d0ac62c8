// Kinds of decisions and roles of the seats: every decision has one of each, by what may be done.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { words } from '../../src/shared/words/index.ts'
import type { AnyAction, TableView } from '../../src/shared/view.ts'
import type { DecisionClass, GameAi } from '../../src/main/engine/games/ai.ts'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import { type Game, inDeal, play } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import { chance } from './chance.ts'
import { faults } from '../words/prose.ts'

interface Decision {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

const chosen = (game: Game, preset: string, given: object): object => {
  const made = chooseOptions(game.options, game.presets, preset, { ...given })
  if ('fault' in made) throw new Error(made.fault)
  return made.options
}

/** The options of every preset, the same with slips, and then every value of every option. */
function tables(game: Game): readonly object[] {
  const slips = {
    ...(game.options['irregularities'] === undefined ? {} : { irregularities: true }),
    ...(game.options['slipRate'] === undefined ? {} : { slipRate: 'often' }),
  }
  return [
    ...Object.keys(game.presets).flatMap((preset) => [
      chosen(game, preset, {}),
      chosen(game, preset, slips),
    ]),
    ...Object.entries(game.options).flatMap(([name, { values }]) =>
      values.map((value) => chosen(game, game.preset, { ...slips, [name]: value })),
    ),
  ]
}

const DEALS = 12

/** The decisions of some deals of a table, whoever chooses what at random. */
function decisionsOf(game: Game, options: object, seed: number): readonly Decision[] {
  const random = chance(seed)
  const seen: Decision[] = []
  let { state, dealer } = startNewPartie(game, options, random)
  for (let deals = 0; deals < DEALS && game.findOutcome(state) === null; deals += 1) {
    const packets = game.packets[random.nextInt(game.packets.length)] ?? ''
    const deal = nextDeal(game, options, state, { dealer, packets }, random)
    state = game.startDeal(state, deal).state
    while (inDeal(state)) {
      const turn = game.seatToPlay(state)
      if (turn === null) throw new Error('a deal without a seat to play')
      const legal = game.legalActions(state, turn)
      seen.push({ view: game.viewFor(state, turn), legal })
      const action = legal[random.nextInt(legal.length)]
      if (action === undefined) throw new Error('a turn with nothing to do')
      const played = play(game, state, turn, action)
      if (played.breach !== null) throw new Error('an illegal action')
      ;({ state } = played)
    }
    dealer = game.nextDealer(state) ?? dealer
  }
  return seen
}

const everyDecision = (game: Game): readonly Decision[] =>
  tables(game).flatMap((options, place) => [
    ...decisionsOf(game, options, 2 * place + 1),
    ...decisionsOf(game, options, 2 * place + 2),
  ])

const described = (ai: GameAi, { view, legal }: Decision): DecisionClass =>
  ai.describeDecision(view, legal)

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const decisions = everyDecision(game)

  test('every decision has a kind and a role of the game, and every one of them comes up', async () => {
    const ai = await game.loadAi()
    const classes = decisions.map((one) => described(ai, one))
    expect(new Set(classes.map(({ kind }) => kind))).toEqual(new Set(ai.kinds))
    expect(new Set(classes.map(({ role }) => role))).toEqual(new Set(ai.roles))
  })

  test('a kind says nothing of the order in which the choices are named', async () => {
    const ai = await game.loadAi()
    for (const { view, legal } of decisions)
      expect(ai.describeDecision(view, legal.toReversed())).toEqual(
        ai.describeDecision(view, legal),
      )
  })

  test('has a short name for each in every language, none of them twice', async () => {
    const { kinds, roles } = await game.loadAi()
    for (const language of LANGUAGES) {
      const own = words(language).game(id)
      for (const names of [
        kinds.map((name) => own.kind(name)),
        roles.map((name) => own.role(name)),
      ]) {
        expect(new Set(names).size, language).toBe(names.length)
        expect(names.filter((name) => kinds.includes(name) || roles.includes(name))).toEqual([])
        expect(names.flatMap((name) => faults(language, name, 'label'))).toEqual([])
        expect(names.filter((name) => name.length > 28)).toEqual([])
      }
    }
  })
})
