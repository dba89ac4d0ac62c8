// What may be tried at a table: a choice out of a scene, and every action anybody could think of.
import { type Card, CARDS } from '../../src/shared/card.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import type { AnyAction, Cards, TableView } from '../../src/shared/view.ts'
import { gameOf } from '../../src/main/engine/games/games.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'

const listOf = (cards: Cards | undefined): readonly Card[] => (typeof cards === 'object' ? cards : [])

/** The hand of the eye that looks. */
export const ownHand = ({ eye, hands }: TableView): readonly Card[] => listOf(typeof eye === 'number' ? hands[eye] : 0)

/** Any of the choices of a scene as an action; null when there is none. */
export function chosen(scene: Scene, random: Random): AnyAction | null {
  const choice = scene.choices[random.below(Math.max(1, scene.choices.length))]
  if (choice === undefined) return null
  if (choice.kind !== 'pick') return choice.action
  const count = choice.counts[random.below(choice.counts.length)] ?? 0
  return { do: choice.do, cards: shuffle(ownHand(scene.view), random).slice(0, count) }
}

/** Every choice out of `cards`, the empty one first. */
const subsets = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: 2 ** cards.length }, (_, mask) => cards.filter((__, place) => (mask >> place) & 1))

/** Every action of the game that a seat with this hand could wish for, allowed or not. */
export function thinkable({ game }: Pick<TableView, 'game'>, hand: readonly Card[]): readonly AnyAction[] {
  const words = ['propose', 'stand', 'accept', 'refuse', 'announceKing', 'claimRevoke', 'count'].map((word) => ({
    do: word,
  }))
  const plays = CARDS.map((card) => ({ do: 'play', card }))
  const own = subsets(hand.slice(0, 5)).map((cards) => ({ do: 'discard', cards }))
  const strange = [...CARDS.map((card) => [card]), [...hand.slice(0, 1), ...hand.slice(0, 1)], CARDS.slice(0, 6)]
  const all = [...words, ...plays, ...own, ...strange.map((cards) => ({ do: 'discard', cards }))]
  // an action of another game is turned away at the door
  return all.filter((action) => gameOf(game)?.action.safeParse(action).success)
}

const same = (a: AnyAction, b: AnyAction): boolean =>
  a.do === b.do && a.card === b.card && String(a.cards?.toSorted()) === String(b.cards?.toSorted())

/** What may not be done, by what a scene offers. */
export function forbidden(scene: Scene): readonly AnyAction[] {
  const hand = ownHand(scene.view)
  const offered = (action: AnyAction): boolean =>
    scene.choices.some((choice) =>
      choice.kind === 'pick'
        ? action.do === choice.do &&
          choice.counts.includes(action.cards?.length ?? -1) &&
          new Set(action.cards).size === action.cards?.length &&
          action.cards.every((card) => hand.includes(card))
        : same(choice.action, action),
    )
  return thinkable(scene.view, hand).filter((action) => !offered(action))
}
