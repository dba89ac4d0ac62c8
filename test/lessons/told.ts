// A lesson played as it is written.
import { expect } from 'vitest'
import {
  type Game,
  type GameState,
  inDeal,
  noPoints,
  play,
} from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { type Lesson, noteAt } from '../../src/main/engine/games/lesson.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { type AnyAction, type TableView, isSameAction } from '../../src/shared/view.ts'

/** Every game that has a lesson, with it. */
export async function taught(): Promise<
  readonly (readonly [id: string, game: Game, lesson: Lesson])[]
> {
  const each = GAMES.map(async (game) => {
    const lesson = await game.loadLesson?.()
    return lesson === undefined ? [] : [[game.id, game, lesson] as const]
  })
  return (await Promise.all(each)).flat()
}

interface Moment {
  readonly note: string
  readonly action: AnyAction
  readonly legal: readonly AnyAction[]
  /** The view of the acting player before it. */
  readonly view: TableView
}

interface Told {
  /** Every moment at which the pupil acts. */
  readonly moments: readonly Moment[]
  /** Those at which another does. */
  readonly others: readonly Moment[]
  readonly end: GameState
}

export function told(game: Game, lesson: Lesson): Told {
  const chosen = chooseOptions(game.options, game.presets, game.preset, lesson.options)
  if ('fault' in chosen) throw new Error(String(chosen.fault))
  const { options } = chosen
  const moments: Moment[] = []
  const others: Moment[] = []
  let state = game.startPartie(options, noPoints(game, options), undefined, lesson.cut.at(-1))
  lesson.deals.forEach(({ deal, actions }, index) => {
    const dealer = game.nextDealer(state) ?? game.dealerByCut(lesson.cut.at(-1) ?? [], options)
    expect(dealer, `who deals in deal ${index + 1}`).toBe(deal.dealer)
    expect(game.findDealBreach(state, deal), `deal ${index + 1}`).toBeNull()
    state = game.startDeal(state, deal).state
    actions.forEach(({ seat, action }, step) => {
      const what = `deal ${index + 1}, step ${step + 1}: ${seat} ${JSON.stringify(action)}`
      expect(game.seatsToAct(state), what).toContain(seat)
      const legal = game.legalActions(state, seat)
      expect(
        legal.some((one) => isSameAction(one, action)),
        what,
      ).toBe(true)
      const note = noteAt(lesson, { deal: index + 1, step }, false)
      const who = seat === 0 ? moments : others
      who.push({ note, action, legal, view: game.viewFor(state, seat) })
      const played = play(game, state, seat, action)
      if (played.breach !== null) throw new Error(`${what}: ${played.breach.why}`)
      state = played.state
    })
    if (index + 1 < lesson.deals.length)
      expect(inDeal(state), `deal ${index + 1} is played to its end`).toBe(false)
  })
  return { moments, others, end: state }
}
