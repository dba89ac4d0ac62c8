// What must hold at every step of every game: the checks of the conformance suite. They throw plainly and at once,
// and are written for speed: the long tests run them some hundred million times.
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction, Seat } from '../../src/shared/view.ts'
import { type Game, type GameState, inDeal } from '../../src/main/engine/games/game.ts'
import type { Random } from '../../src/main/engine/random.ts'

interface Wish {
  readonly action: AnyAction
  readonly written: string
}

/** What is the same at every step of a partie. */
export interface Bench {
  readonly game: Game
  readonly seats: readonly Seat[]
  readonly pack: ReadonlySet<string>
  /** Each word and each card of the pack, as far as the game has such actions. */
  readonly wishes: readonly Wish[]
  readonly discards: boolean
  readonly random: Random
}

const WORDS = ['propose', 'stand', 'accept', 'refuse', 'announceKing', 'claimRevoke', 'count'] as const

const wished = (action: AnyAction): Wish => ({ action, written: JSON.stringify(action) })

export function benchOf(game: Game, pack: readonly Card[], seats: readonly Seat[], random: Random): Bench {
  const all = [...WORDS.map((word) => ({ do: word })), ...pack.map((card) => ({ do: 'play', card }))]
  const known = (action: AnyAction): boolean => game.action.safeParse(action).success
  const discards = known({ do: 'discard', cards: [] })
  return { game, seats, pack: new Set(pack), wishes: all.filter(known).map(wished), discards, random }
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
function discardsFrom(hand: readonly Card[], pack: ReadonlySet<string>): readonly Wish[] {
  const held = hand.slice(0, 5)
  const choices = Array.from({ length: 2 ** held.length }, (_, mask) => held.filter((__, place) => (mask >> place) & 1))
  const stray = [...pack].find((card): card is Card => !held.some((one) => one === card))
  const odd = [...(stray === undefined ? [] : [[stray]]), ...(held[0] === undefined ? [] : [[held[0], held[0]]])]
  return [...choices, ...odd].map((cards) => wished({ do: 'discard', cards }))
}

/** legal ⇔ no breach, over all wishes; only seats that may act have choices (E-17, E-18: sometimes both). */
function lawful(state: GameState, seat: Seat, acting: boolean, hand: readonly Card[], bench: Bench): void {
  const { game } = bench
  const legal = new Set(game.legal(state, seat).map((action) => JSON.stringify(action)))
  must(legal.size > 0 === acting, 'exactly who may act has choices', seat)
  const discards = bench.discards && state.phase !== 'play' ? discardsFrom(hand, bench.pack) : []
  let open = 0
  for (const { action, written } of [...bench.wishes, ...discards]) {
    const breach = game.breach(state, seat, action)
    if ((breach === null) !== legal.has(written))
      must(false, 'an action is legal exactly when it has no breach', action)
    if (breach === null) open += 1
  }
  must(open === legal.size, 'every legal action is among all wishes', [...legal])
}

/** Everything that must hold of a state. The state handed in is frozen. */
export function checkState(state: GameState, bench: Bench): void {
  const { game, seats, random } = bench
  conserved(state, bench)
  const json = JSON.stringify(state)
  must(JSON.stringify(JSON.parse(json)) === json, 'a state survives JSON')
  const acting = game.toAct(state)
  const turn = game.turn(state)
  must((turn !== null) === inDeal(state), 'a deal is somebody’s turn, and only a deal')
  must(turn === null || acting.includes(turn), 'whose turn it is may act')
  for (const seat of seats) {
    const view = game.view(state, seat)
    const hand = view.hands[seat]
    lawful(state, seat, acting.includes(seat), typeof hand === 'object' ? hand : [], bench)
    // the law of imagine: the seat cannot tell the imagined state from the real one
    const other = game.imagine(view, random)
    conserved(other, bench)
    must(JSON.stringify(game.view(other, seat)) === JSON.stringify(view), 'view(imagine(view)) is the view', view)
    must(
      JSON.stringify(game.legal(other, seat)) === JSON.stringify(game.legal(state, seat)),
      'imagined, the same choices',
    )
  }
}
