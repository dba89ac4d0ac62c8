// What must hold at every step of every game: the checks of the conformance suite. They throw plainly and at once,
// and are written for speed: the long tests run them some hundred million times.
import { z } from 'zod'
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction, Seat, TableView } from '../../src/shared/view.ts'
import { type Game, type GameState, inDeal } from '../../src/main/engine/games/game.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { seatsOf } from '../../src/main/engine/record.ts'

interface Wish {
  readonly action: AnyAction
  readonly written: string
}

/** What is the same at every step of a partie. */
export interface Bench {
  readonly game: Game
  readonly seats: readonly Seat[]
  readonly pack: ReadonlySet<string>
  /** Each word, and each card of the pack to each word that takes one, as the game reads them. */
  readonly wishes: readonly Wish[]
  /** Words that take some cards of the hand. */
  readonly picks: readonly string[]
  readonly random: Random
  /** The costly laws are looked at in one of so many steps. */
  readonly every: number
}

const wished = (action: AnyAction): Wish => ({ action, written: JSON.stringify(action) })

/** The shapes of a game's actions, as its schema tells them. */
const shapes = z.array(
  z.object({
    properties: z.object({
      do: z.object({ const: z.string() }),
      card: z.unknown().optional(),
      cards: z.unknown().optional(),
    }),
  }),
)

function shapesOf(game: Game) {
  const told = z.toJSONSchema(game.action, { io: 'input', unrepresentable: 'any' })
  return shapes.parse(told.oneOf ?? [told]).map(({ properties }) => ({
    word: properties.do.const,
    takes: properties.card !== undefined ? 'card' : properties.cards !== undefined ? 'cards' : 'nothing',
  }))
}

/** A deal of so many cards is over in a few steps. */
const FEW_CARDS = 20
/**
 * Where a deal has many steps the costly laws, all wishes of all seats and what they imagine, are looked at in a tenth of
 * them, drawn anew in every deal. Little is lost: a fault lies in a kind of position, not in one, and ten thousand deals
 * still bring each trick of the game to some thousand checks.
 */
const ONE_IN = 10

export const isQuick = (game: Game, options: object): boolean => {
  const { hands } = game.distribute(options, game.pack(options), 0, game.packets[0] ?? '')
  return hands.flat().length <= FEW_CARDS
}

export function benchOf(game: Game, options: object, random: Random): Bench {
  const pack = game.pack(options)
  const told = shapesOf(game)
  const wishes = told.flatMap(({ word, takes }): readonly AnyAction[] => {
    if (takes === 'cards') return []
    return takes === 'card' ? pack.map((card) => ({ do: word, card })) : [{ do: word }]
  })
  const picks = told.flatMap(({ word, takes }) => (takes === 'cards' ? [word] : []))
  return {
    ...{ game, seats: seatsOf(game.seats(options)), pack: new Set(pack), random, picks },
    wishes: wishes.map(wished),
    every: isQuick(game, options) ? 1 : ONE_IN,
  }
}

function must(holds: boolean, law: string, detail: unknown = ''): void {
  if (!holds) throw new Error(`${law} ${JSON.stringify(detail)}`)
}

/** Freezes a value and everything in it, so that a change of the past throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const one of Object.values(value)) frozen(one)
  return value
}

/** Counts the cards that stand anywhere in a value, and demands that it is plain data: nothing JSON would drop. */
function survey(value: unknown, pack: ReadonlySet<string>, found: Map<string, number>): void {
  if (typeof value === 'string') {
    if (pack.has(value)) found.set(value, (found.get(value) ?? 0) + 1)
  } else if (typeof value === 'object' && value !== null) {
    must(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype, 'only plain objects', value)
    for (const one of Object.values(value)) survey(one, pack, found)
  } else
    must(value === null || typeof value === 'boolean' || Number.isFinite(value), 'only plain values', String(value))
}

/** All cards of the pack, each once; the turn-up may stand a second time where it is also in a hand. */
function conserved(state: GameState, { pack }: Bench): void {
  const found = new Map<string, number>()
  survey(state, pack, found)
  if (state.phase === 'open') return
  must(found.size === pack.size, 'no card is lost', [...found.keys()])
  const twice = [...found].filter(([, count]) => count > 1).map(([card]) => card)
  must(
    twice.length === 0 || (twice.length === 1 && twice[0] === Reflect.get(state, 'turnUp')),
    'no card is doubled',
    twice,
  )
}

/** Every choice out of a hand, one with a stray card and one with a doubled card. */
function picksFrom(hand: readonly Card[], { pack, picks }: Bench): readonly Wish[] {
  if (picks.length === 0) return []
  const held = hand.slice(0, 5)
  const choices = Array.from({ length: 2 ** held.length }, (_, mask) => held.filter((__, place) => (mask >> place) & 1))
  const stray = [...pack].find((card): card is Card => !held.some((one) => one === card))
  const odd = [...(stray === undefined ? [] : [[stray]]), ...(held[0] === undefined ? [] : [[held[0], held[0]]])]
  return picks.flatMap((word) => [...choices, ...odd].map((cards) => wished({ do: word, cards })))
}

/** legal ⇔ no breach, over all wishes. */
function lawful(state: GameState, seat: Seat, hand: readonly Card[], bench: Bench): void {
  const { game } = bench
  const legal = new Set(game.legal(state, seat).map((action) => JSON.stringify(action)))
  const picks = state.phase === 'play' ? [] : picksFrom(hand, bench)
  let open = 0
  for (const { action, written } of [...bench.wishes, ...picks]) {
    const breach = game.breach(state, seat, action)
    if ((breach === null) !== legal.has(written))
      must(false, 'an action is legal exactly when it has no breach', action)
    if (breach === null) open += 1
  }
  must(open === legal.size, 'every legal action is among all wishes', [...legal])
}

/** The law of imagine: the seat cannot tell the imagined state from the real one. */
function imaginable(state: GameState, seat: Seat, view: TableView, bench: Bench): void {
  const { game, random } = bench
  const other = game.imagine(view, random)
  conserved(other, bench)
  must(JSON.stringify(game.view(other, seat)) === JSON.stringify(view), 'view(imagine(view)) is the view', view)
  must(
    JSON.stringify(game.legal(other, seat)) === JSON.stringify(game.legal(state, seat)),
    'imagined, the same choices',
  )
}

/** Everything that must hold of a state. The state handed in is frozen. */
export function checkState(state: GameState, bench: Bench): void {
  const { game, seats, random, every } = bench
  conserved(state, bench)
  const acting = game.toAct(state)
  const turn = game.turn(state)
  must((turn !== null) === inDeal(state), 'a deal is somebody’s turn, and only a deal')
  must(turn === null || acting.includes(turn), 'whose turn it is may act')
  // E-17, E-18, W-12: sometimes more than one
  for (const seat of seats)
    must(game.legal(state, seat).length > 0 === acting.includes(seat), 'exactly who may act has choices', seat)
  if (random.below(every) > 0) return
  const json = JSON.stringify(state)
  must(JSON.stringify(JSON.parse(json)) === json, 'a state survives JSON')
  for (const seat of seats) {
    const view = game.view(state, seat)
    const hand = view.hands[seat]
    lawful(state, seat, typeof hand === 'object' ? hand : [], bench)
    imaginable(state, seat, view, bench)
  }
}
