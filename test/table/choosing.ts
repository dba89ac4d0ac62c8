// The actions to try at a table: a choice out of a scene, and every conceivable action.
import { type Card, CARDS, SUITS, TRAPPOLA_CARDS, TRAPPOLA_SUITS } from '../../src/shared/card.ts'
import { CLAIMS } from '../../src/shared/games/ecarte.ts'
import { ANNOUNCED_RANKS } from '../../src/shared/games/hundertspiel.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import type { AnyAction, Cards, TableView } from '../../src/shared/view.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'

const listOf = (cards: Cards | undefined): readonly Card[] =>
  typeof cards === 'object' ? cards : []

/** The hand of the eye that looks. */
export const ownHand = ({ eye, hands }: TableView): readonly Card[] =>
  listOf(typeof eye === 'number' ? hands[eye] : 0)

/** Any of the choices of a scene as an action; null when there is none. */
export function chosen(scene: Scene, random: Random): AnyAction | null {
  const choice = scene.choices[random.nextInt(Math.max(1, scene.choices.length))]
  if (choice === undefined) return null
  if (choice.kind !== 'pick') return choice.action
  const place = random.nextInt(choice.counts.length)
  const count = choice.counts[place] ?? 0
  const numbers = choice.takes?.[place] ?? [count]
  const takes = numbers[random.nextInt(numbers.length)] ?? count
  const cards = shuffle(ownHand(scene.view), random).slice(0, count)
  return { do: choice.do, cards, ...(takes === count ? {} : { takes }) }
}

/** Every choice out of `cards`, the empty one first. */
const subsets = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: 2 ** cards.length }, (_, mask) =>
    cards.filter((__, place) => (mask >> place) & 1),
  )

/** The possible words at Hundertspiel. */
function hundertspielWords(): readonly AnyAction[] {
  const bare = [
    'newDeal',
    'keep',
    'pass',
    'buy',
    'ask',
    'contra',
    'lastRounds',
    'declareOut',
    'count',
  ]
  const suits = TRAPPOLA_SUITS.flatMap((suit) => [
    { do: 'bid', suit },
    { do: 'name', suit },
    ...TRAPPOLA_SUITS.map((other) => ({
      do: 'lay',
      suits: suit === other ? [suit] : [suit, other],
    })),
  ])
  const ranks = ANNOUNCED_RANKS.flatMap((rank) => [
    ...[3, 4].map((count) => ({ do: 'announce', rank, count })),
    { do: 'demand', rank },
    { do: 'challenge', rank },
  ])
  return [...bare.map((word) => ({ do: word })), ...suits, ...ranks]
}

/** The possible words at Tatteln. */
function tattelnWords(): readonly AnyAction[] {
  return [
    ...['rob', 'drawTurnUp', 'drawCovered'].map((word) => ({ do: word })),
    ...(['A', 'K', 'Q', 'J', '10'] as const).flatMap((rank) => [
      ...[3, 4].map((count) => ({ do: 'announceSet', rank, count })),
      ...SUITS.flatMap((suit) =>
        [3, 4].map((count) => ({ do: 'announceSequence', suit, rank, count })),
      ),
    ]),
  ]
}

const SAID = [
  'propose',
  'stand',
  'accept',
  'refuse',
  'announceKing',
  'mark',
  'claimRevoke',
  ...CLAIMS,
]
const SAYABLE: readonly AnyAction[] = [
  ...SAID.map((word) => ({ do: word })),
  ...hundertspielWords(),
  ...tattelnWords(),
  ...[...CARDS, ...TRAPPOLA_CARDS].map((card) => ({ do: 'play', card })),
  ...[...CARDS.map((card) => [card]), CARDS.slice(0, 6)].map((cards) => ({ do: 'discard', cards })),
]
const PICKS = ['discard', 'layAway']

/**
 * The actions that do not depend on the hand, game by game; those of another game are refused by
 * the validator.
 */
const sayable = new Map<
  string,
  { readonly actions: readonly AnyAction[]; readonly picks: readonly string[] }
>()

function sayableIn(game: string): {
  readonly actions: readonly AnyAction[]
  readonly picks: readonly string[]
} {
  const isOne = (action: AnyAction): boolean =>
    findGame(game)?.action.safeParse(action).success ?? false
  const said = sayable.get(game) ?? {
    actions: SAYABLE.filter(isOne),
    picks: PICKS.filter((word) => isOne({ do: word, cards: [] })),
  }
  sayable.set(game, said)
  return said
}

/** Every action of the game that a seat with this hand could try, legal or not. */
export function thinkable(
  { game }: Pick<TableView, 'game'>,
  hand: readonly Card[],
): readonly AnyAction[] {
  const { actions, picks } = sayableIn(game)
  const rows =
    picks.length === 0
      ? []
      : [...subsets(hand.slice(0, 5)), [...hand.slice(0, 1), ...hand.slice(0, 1)]]
  return [...actions, ...picks.flatMap((word) => rows.map((cards) => ({ do: word, cards })))]
}

const same = (a: AnyAction, b: AnyAction): boolean =>
  a.do === b.do &&
  a.card === b.card &&
  String(a.cards?.toSorted()) === String(b.cards?.toSorted()) &&
  a.suit === b.suit &&
  String(a.suits?.toSorted()) === String(b.suits?.toSorted()) &&
  a.rank === b.rank &&
  a.count === b.count

/** The illegal actions, by the offers of a scene. */
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
