// The live table: one partie after the other of one sitting. It holds the only changing state there is, writes every
// action to the store before anybody sees its effect, and asks the computer players in their turn.
import type { GivenUp, LogLine, Pace, Scene } from '../../shared/bridge.ts'
import { type AnyAction, type AnyEvent, type Breach, SEATS, type Seat, type TableView } from '../../shared/view.ts'
import { type GameState, type Succession, inDeal, noPoints, play } from '../engine/games/game.ts'
import { drawForDeal } from '../engine/players/match.ts'
import { randomFrom, shuffle } from '../engine/random.ts'
import type { Cut, RecordDocument } from '../engine/record.ts'
import { replay } from '../engine/replay.ts'
import type { WriteStore } from '../store/open.ts'
import { lastPartie, loadPartie } from '../store/load.ts'
import { type PartieFact, addAction, addDeal, addPartie } from '../store/sittings.ts'
import { type Surroundings, dealerOf, linesOf, sceneOf } from './scene.ts'
import { type Thinking, newSeed } from './thinking.ts'

/** Milliseconds a computer player lets pass before it speaks or plays. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 1600, normal: 850, fast: 350, instant: 0 }

export interface Session {
  readonly sitting: number
  scene(): Scene
  /** Does an action of the person; the breach when the rules do not allow it, and then nothing has changed. */
  act(action: AnyAction): Breach | null
  /** What the person may do now and knows of it; null when it is not his turn. */
  question(): Question | null
  /** Keeps in mind that the person has been given a hint for what he does next. */
  hinted(): void
  /** The deal last finished, for the coach: the record of its partie; null while none is. */
  finishedDeal(): { readonly record: RecordDocument; readonly deal: number; readonly seat: Seat } | null
  /** False when there is nothing to give up. */
  giveUp(what: GivenUp): boolean
  /** Deals the next cards; false when it is not the time for it, or these packets are not the game's. */
  deal(packets: string | null): boolean
  /** Begins another partie; false while this one is not over, and where the series is over with it. */
  again(): boolean
  /** The computer players fall silent; everything is already written. */
  leave(): void
}

/** A moment at which the person has to do something; another object at another moment. */
export interface Question {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

export interface Company {
  readonly store: WriteStore
  readonly thinking: Thinking
  readonly pace: () => Pace
  readonly now: () => number
  /** Called with every new scene. */
  readonly publish: (scene: Scene) => void
  /** Told when a computer player's action could not be kept; the table stands as it was. */
  readonly failed: (error: unknown) => void
}

type Table = Omit<Surroundings, 'partie' | 'cut'>

/** What changes while a partie is played. */
interface Now {
  readonly around: Surroundings
  readonly state: GameState
  readonly log: readonly LogLine[]
  /** Number of the deal and of the action last written in it. */
  readonly deal: number
  readonly step: number
  readonly seed: string | null
}

/** How an action came about. */
interface How {
  readonly standIn: boolean
  readonly hint: boolean
}
const PLAIN: How = { standIn: false, hint: false }

/** The seat of the person at the screen. */
export const personSeat = (table: Pick<Table, 'people'>): Seat =>
  SEATS.find((seat) => table.people[seat]?.kind === 'person') ?? 0

/** Where a table begins: with the draw for the first deal, or where the record of the sitting's last partie stops. */
export type Beginning = { readonly cut: Cut } | { readonly record: RecordDocument }

/** Opens a table. */
export function openSession(table: Table, beginning: Beginning, company: Company): Session {
  const { game, options } = table
  const { store, now: clock, publish } = company
  const me = personSeat(table)
  const factOf = (state: GameState): PartieFact => ({ score: state.score, outcome: game.outcome(state) })
  let open = true
  let current = 'cut' in beginning ? newPartie(1, beginning.cut, null) : resumed(beginning.record)
  /** The moment the person was given a hint for, and the one he was last asked about. */
  let withHint: Now | null = null
  let posed: { readonly at: Now; readonly question: Question } | null = null

  function newPartie(partie: number, cut: Cut, succession: Succession | null): Now {
    const state = game.open(options, succession?.score ?? noPoints(game, options), succession?.inherited)
    const place = { sitting: table.sitting, partie }
    addPartie(store, place, { cut, succession }, factOf(state), clock())
    return { around: { ...table, partie, cut }, state, log: [], deal: 0, step: 0, seed: null }
  }

  function resumed(stored: RecordDocument): Now {
    const partie = lastPartie(store, table.sitting)
    const last = stored.parties.at(-1)
    const log: LogLine[] = []
    const played = replay(stored, (moment) => {
      log.push(...linesOf(game, { ...moment, partie }, me, last?.deals[moment.deal - 1]?.seed ?? null))
    })
    const state = 'replay' in played ? played.replay.parties.at(-1)?.state : undefined
    if (state === undefined || last === undefined) throw new Error(`sitting ${table.sitting} cannot be replayed`)
    const deal = last.deals.at(-1)
    return {
      around: { ...table, partie, cut: last.cut ?? [] },
      ...{ state, log, deal: last.deals.length, step: deal?.actions.length ?? 0, seed: deal?.seed ?? null },
    }
  }

  const place = () => ({ sitting: table.sitting, partie: current.around.partie })

  /** Keeps what was written, shows it, and lets the computer players go on. */
  function become(next: Now): void {
    current = next
    publish(scene())
    askComputers().catch(company.failed)
  }

  const scene = (): Scene => sceneOf(current.around, current.state, me, current.log)

  /** On disk first, then in the state, then on the screen. */
  function commit(
    seat: Seat,
    written: AnyAction,
    result: { readonly state: GameState; readonly events: readonly AnyEvent[] },
    how: How,
  ): void {
    const { deal, step, seed, around, state: before } = current
    const next = { state: result.state, deal, step: step + 1, seed, around }
    addAction(
      store,
      { ...place(), deal, step: next.step },
      { seat, action: written, ...how },
      factOf(result.state),
      clock(),
    )
    const action = { seat, do: written.do, ...(how.standIn ? { standIn: true as const } : {}) }
    const moment = { partie: around.partie, deal, before, state: result.state, events: result.events, action }
    become({ ...next, log: [...current.log, ...linesOf(game, moment, me, seed)] })
  }

  function actFor(seat: Seat, action: AnyAction, how: How): Breach | null {
    const played = play(game, current.state, seat, action)
    if (played.breach !== null) return played.breach
    commit(seat, action, played, how)
    return null
  }

  /** Asks those who may speak out of turn first, then the seat whose turn it is. */
  async function askComputers(): Promise<void> {
    const asked = current
    const turn = game.turn(asked.state)
    const seats = game.toAct(asked.state).filter((seat) => table.people[seat]?.kind === 'computer')
    for (const seat of seats.toSorted((a, b) => Number(a === turn) - Number(b === turn))) {
      const done = await askComputer(asked, seat, seat === turn)
      if (done) return
    }
  }

  /** Whether the moment is over: the seat has acted, or something else has happened meanwhile. */
  async function askComputer(asked: Now, seat: Seat, onTurn: boolean): Promise<boolean> {
    if (onTurn) await pause(PAUSES[company.pace()])
    if (!open || current !== asked) return true
    const legal = game.legal(asked.state, seat)
    const question = { level: table.people[seat]?.level ?? '', view: game.view(asked.state, seat), legal, onTurn }
    const answer = await company.thinking.ask(question).catch(() => undefined)
    if (!open || current !== asked) return true
    if (answer === null && !onTurn) return false
    const fits = answer !== undefined && answer !== null && game.breach(asked.state, seat, answer) === null
    const action = fits ? answer : onTurn ? byTheBook(asked.state, seat) : null
    if (action === null) return false
    actFor(seat, action, { ...PLAIN, standIn: !fits })
    return true
  }

  /** The rule book's choice, or the first thing that may be done in a game without one. */
  function byTheBook(state: GameState, seat: Seat): AnyAction | null {
    const legal = game.legal(state, seat)
    return game.advise?.(game.view(state, seat), legal) ?? legal[0] ?? null
  }

  if ('record' in beginning) askComputers().catch(company.failed)

  return {
    sitting: table.sitting,
    scene,
    act: (action) => actFor(me, action, { ...PLAIN, hint: withHint === current }),
    question() {
      const { state } = current
      if (game.turn(state) !== me) return null
      const known =
        posed?.at === current ? posed.question : { view: game.view(state, me), legal: game.legal(state, me) }
      posed = { at: current, question: known }
      return known
    },
    hinted() {
      withHint = current
    },
    finishedDeal() {
      const { state, deal } = current
      const stored = inDeal(state) || deal === 0 ? null : loadPartie(store, place())
      return stored === null ? null : { record: stored, deal, seat: me }
    },
    giveUp(what) {
      if (!inDeal(current.state)) return false
      const word = what === 'deal' ? 'giveUpDeal' : 'giveUpPartie'
      commit(me, { do: word }, game.giveUp(current.state, me, what), PLAIN)
      return true
    },
    deal(packets) {
      const { state, around } = current
      const dealer = dealerOf(around, state)
      if (dealer === null || inDeal(state) || game.outcome(state) !== null) return false
      const seed = newSeed()
      const random = randomFrom(seed)
      const order = shuffle(game.pack(options), random)
      const given = dealer === me ? (packets ?? game.packets[0]) : game.packets[random.below(game.packets.length)]
      if (given === undefined || !game.packets.includes(given)) return false
      const deal = game.distribute(options, order, dealer, given)
      const dealt = game.deal(state, deal)
      const number = current.deal + 1
      addDeal(store, { ...place(), deal: number }, deal, seed, factOf(dealt.state), clock())
      const moment = { partie: around.partie, deal: number, before: state, ...dealt, action: null }
      const log = [...current.log, ...linesOf(game, moment, me, seed)]
      become({ around, state: dealt.state, log, deal: number, step: 0, seed })
      return true
    },
    again() {
      const { state } = current
      if (game.outcome(state) === null) return false
      const succession = game.series?.next(state) ?? null
      if (game.series !== undefined && succession === null) return false
      const { cut } = succession === null ? drawForDeal(game, options, randomFrom(newSeed())) : { cut: [] }
      // a file may have brought parties of this sitting meanwhile
      become(newPartie(lastPartie(store, table.sitting) + 1, cut, succession))
      return true
    },
    leave() {
      open = false
    },
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
