// The invariants of every step of every game: the checks of the conformance suite. They throw
// plainly and at once, and are written for speed: the long tests run them some hundred million
// times.
import { z } from 'zod/mini'
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction, Seat, TableView } from '../../src/shared/view.ts'
import { type Game, type GameState, inDeal } from '../../src/main/engine/games/game.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { listSeats } from '../../src/main/engine/record.ts'

interface Wish {
  readonly action: AnyAction
  readonly written: string
}

/** The constants of every step of a partie. */
export interface Bench {
  readonly game: Game
  readonly mind: Pick<GameAi, 'sampleState'>
  readonly seats: readonly Seat[]
  readonly pack: ReadonlySet<string>
  /** The cards that stand in what never changes again, and is shared with the states after it. */
  readonly surveyed: WeakMap<object, readonly string[]>
  /** Each word, and each card of the pack to each word that takes one, as the game reads them. */
  readonly wishes: readonly Wish[]
  /** Words that take some cards of the hand. */
  readonly picks: readonly string[]
  readonly random: Random
  /** The costly laws are checked in one of this many steps. */
  readonly every: number
}

const wished = (action: AnyAction): Wish => ({ action, written: JSON.stringify(action) })

/** The shapes of a game's actions, from its schema. */
const shapes = z.array(
  z.object({
    properties: z.looseObject({
      do: z.object({ const: z.string() }),
      card: z.optional(z.unknown()),
      cards: z.optional(z.unknown()),
    }),
  }),
)

const atom = z.union([z.string(), z.number()])
/** Values that can be enumerated: some words or numbers, or a short range. */
const choice = z.union([
  z.pipe(
    z.object({ enum: z.array(atom) }),
    z.transform((told) => told.enum),
  ),
  z.pipe(
    z.object({ const: atom }),
    z.transform((told) => [told.const]),
  ),
  z.pipe(
    z.object({ anyOf: z.array(z.object({ const: atom })) }),
    z.transform((told) => told.anyOf.map((one) => one.const)),
  ),
  z.pipe(
    z.object({
      type: z.literal('integer'),
      minimum: z.number(),
      maximum: z.number().check(z.lte(100)),
    }),
    z.transform(({ minimum, maximum }) =>
      Array.from({ length: maximum - minimum + 1 }, (_, place) => minimum + place),
    ),
  ),
])
const row = z.object({ items: choice, maxItems: z.number().check(z.lte(2)) })

/** The values of a key: one of its choices, or a row of one or two of them. */
function valuesOf(told: unknown): readonly unknown[] {
  const rows = row.safeParse(told)
  if (!rows.success) return choice.parse(told)
  const { items } = rows.data
  return [
    ...items.map((one) => [one]),
    ...items.flatMap((one) => items.map((other) => [one, other])),
  ]
}

/** The word with every choice of what is said besides, in the order in which it is written. */
const sayings = (word: string, others: Readonly<Record<string, unknown>>): readonly AnyAction[] =>
  Object.entries(others).reduce<readonly AnyAction[]>(
    (all, [key, schema]) =>
      all.flatMap((action) => valuesOf(schema).map((value) => ({ ...action, [key]: value }))),
    [{ do: word }],
  )

function shapesOf(game: Game) {
  const told = z.toJSONSchema(game.action, { io: 'input', unrepresentable: 'any' })
  return shapes
    .parse(told.oneOf ?? [told])
    .map(({ properties: { do: named, card, cards, ...others } }) => ({
      word: named.const,
      takes: card !== undefined ? 'card' : cards !== undefined ? 'cards' : 'nothing',
      others,
    }))
}

/** A deal of this many cards is over in a few steps. */
const FEW_CARDS = 12
/**
 * In a deal of many steps, or with many actions since cards and numbers may be wrong, the costly
 * laws (all actions of all seats, and their samples) are checked in a tenth of the steps, chosen
 * again in every deal. Little is lost: a fault lies in a kind of position, not in one, and each
 * trick of a game still gets some thousand checks.
 */
const ONE_IN = 10

export const isQuick = (game: Game, options: object): boolean => {
  const { hands } = game.distributeCards(
    options,
    game.createPack(options),
    0,
    game.packets[0] ?? '',
  )
  return hands.flat().length <= FEW_CARDS
}

export function benchOf(mind: GameAi, options: object, random: Random): Bench {
  const { game } = mind
  const pack = game.createPack(options)
  const told = shapesOf(game)
  const wishes = told.flatMap(({ word, takes, others }): readonly AnyAction[] => {
    if (takes === 'cards') return []
    return takes === 'card' ? pack.map((card) => ({ do: word, card })) : sayings(word, others)
  })
  const picks = told.flatMap(({ word, takes }) => (takes === 'cards' ? [word] : []))
  return {
    game,
    mind,
    seats: listSeats(game.countSeats(options)),
    pack: new Set(pack),
    surveyed: new WeakMap(),
    random,
    picks,
    wishes: wishes.map(wished),
    every: isQuick(game, options) && Reflect.get(options, 'irregularities') !== true ? 1 : ONE_IN,
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

/** A number that JSON writes as it is. */
const isPlain = (value: unknown): boolean => Number.isFinite(value) && !Object.is(value, -0)

/**
 * The cards that stand anywhere in a value, which must be plain data: nothing that JSON would drop
 * or change.
 */
function survey(value: object, bench: Bench): readonly string[] {
  const { pack, surveyed } = bench
  must(
    Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype,
    'only plain objects',
    value,
  )
  const found: string[] = []
  for (const one of Object.values(value)) {
    if (typeof one === 'string') {
      if (pack.has(one)) found.push(one)
    } else if (typeof one === 'object' && one !== null) {
      found.push(...(surveyed.get(one) ?? survey(one, bench)))
    } else
      must(
        one === null || typeof one === 'boolean' || isPlain(one),
        'only plain values',
        String(one),
      )
  }
  if (Object.isFrozen(value)) surveyed.set(value, found)
  return found
}

/** Cards that lie nowhere else. */
const apartIn = (slips: object): readonly unknown[] =>
  ['thrown', 'covered']
    .filter((name) => name in slips)
    .map((name): unknown => Reflect.get(slips, name))

/**
 * All cards of the pack, each once; the turn-up may stand a second time where it is also in a hand.
 */
function conserved(state: GameState, bench: Bench): void {
  // a deferred deal is another pack
  const { putBy, ...own }: GameState & { readonly putBy?: GameState } = state
  if (putBy !== undefined) wholePack(putBy, bench)
  wholePack(putBy === undefined ? state : own, bench)
}

function wholePack(state: GameState, bench: Bench): void {
  // cards that are known stand there besides where they lie
  const { slips, ...lying }: GameState & { readonly slips?: object } = state
  if (slips !== undefined) survey(slips, bench)
  const found = survey(slips === undefined ? state : { ...lying, apart: apartIn(slips) }, bench)
  if (state.phase === 'open') return
  const each = new Set<string>()
  const again = new Set<string>()
  for (const card of found) (each.has(card) ? again : each).add(card)
  must(each.size === bench.pack.size, 'no card is lost', found)
  must(
    again.size === 0 || (again.size === 1 && again.has(Reflect.get(state, 'turnUp'))),
    'no card is doubled',
    found,
  )
}

/** Every choice out of a hand, one with a stray card and one with a doubled card. */
function picksFrom(
  hand: readonly Card[],
  { pack, picks }: Bench,
  offBy: readonly number[],
): readonly Wish[] {
  if (picks.length === 0) return []
  const held = hand.slice(0, TRIED)
  const choices = Array.from({ length: 2 ** held.length }, (_, mask) =>
    held.filter((__, place) => (mask >> place) & 1),
  )
  const stray = [...pack].find((card): card is Card => !held.some((one) => one === card))
  const odd = [
    ...(stray === undefined ? [] : [[stray]]),
    ...(held[0] === undefined ? [] : [[held[0], held[0]]]),
  ]
  return picks.flatMap((word) =>
    [...choices, ...odd].flatMap((cards) => [
      wished({ do: word, cards }),
      ...offBy.map((by) => takingOther(word, cards, cards.length + by)),
    ]),
  )
}

/** Of a larger hand, only this many cards are tried in every choice. */
const TRIED = 6

/** Choices out of a hand too large to try them all: those that are said to be legal. */
function furtherPicks(
  legal: readonly AnyAction[],
  hand: readonly Card[],
  tried: readonly Wish[],
): readonly Wish[] {
  if (hand.length <= TRIED) return []
  const known = new Set(tried.map(({ written }) => written))
  return legal
    .filter(({ cards }) => cards !== undefined)
    .map(wished)
    .filter(({ written }) => !known.has(written))
}

function takingOther(word: string, cards: readonly Card[], takes: number): Wish {
  const action: AnyAction & { readonly takes: number } = { do: word, cards, takes }
  return wished(action)
}

/**
 * Numbers taken that differ from the number of cards: tried only with some discards, for there are
 * many.
 */
const WRONG_NUMBERS = [-2, -1, 0, 1, 2]

/** A state, seen from a seat. */
interface Sight {
  readonly state: GameState
  readonly seat: Seat
  readonly view: TableView
  readonly actions: readonly AnyAction[]
  /** The actions as JSON. */
  readonly written: readonly string[]
}

function sightOf(state: GameState, seat: Seat, game: Game): Sight {
  const actions = game.legalActions(state, seat)
  return {
    state,
    seat,
    view: game.viewFor(state, seat),
    actions,
    written: actions.map((one) => JSON.stringify(one)),
  }
}

/** legal ⇔ no breach, over all actions. */
function lawful(sight: Sight, bench: Bench): void {
  const { state, seat, view, actions } = sight
  const held = typeof view.hands[seat] === 'object' ? view.hands[seat] : []
  const { game } = bench
  const legal = new Set(sight.written)
  const offBy =
    'slips' in state && [...legal].some((written) => written.includes('"cards"'))
      ? WRONG_NUMBERS
      : []
  const picks = state.phase === 'play' ? [] : picksFrom(held, bench, offBy)
  let open = 0
  for (const { action, written } of [
    ...bench.wishes,
    ...picks,
    ...furtherPicks(actions, held, picks),
  ]) {
    const breach = game.findBreach(state, seat, action)
    if ((breach === null) !== legal.has(written))
      must(false, 'an action is legal exactly when it has no breach', action)
    if (breach === null) open += 1
  }
  must(open === legal.size, 'every legal action is among all wishes', [...legal])
}

/** The law of imagine: the seat cannot tell the imagined state from the real one. */
function imaginable({ seat, view, written }: Sight, bench: Bench): void {
  const { game, mind, random } = bench
  const other = mind.sampleState(view, random)
  conserved(other, bench)
  must(
    JSON.stringify(game.viewFor(other, seat)) === JSON.stringify(view),
    'view(imagine(view)) is the view',
    view,
  )
  const choices = game.legalActions(other, seat)
  const isSame =
    choices.length === written.length &&
    choices.every((one, at) => JSON.stringify(one) === written[at])
  must(isSame, 'imagined, the same choices')
}

/** Everything that must hold of a state. The state handed in is frozen. */
export function checkState(state: GameState, bench: Bench): void {
  const { game, seats, random, every } = bench
  conserved(state, bench)
  const acting = game.seatsToAct(state)
  const turn = game.seatToPlay(state)
  must((turn !== null) === inDeal(state), 'a deal is somebody’s turn, and only a deal')
  must(turn === null || acting.includes(turn), 'whose turn it is may act')
  // E-17, E-18, W-12: sometimes more than one
  for (const seat of seats)
    must(
      game.legalActions(state, seat).length > 0 === acting.includes(seat),
      'exactly who may act has choices',
      seat,
    )
  if (random.nextInt(every) > 0) return
  for (const seat of seats) {
    const sight = sightOf(state, seat, game)
    lawful(sight, bench)
    imaginable(sight, bench)
  }
}
