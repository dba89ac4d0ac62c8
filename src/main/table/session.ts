// The live table: one partie after the other of one sitting. It holds the only changing state there is, writes every
// action to the store before anybody sees its effect, and asks the computer players in their turn.
import type { GivenUp, Scene } from '../../shared/bridge.ts'
import type { AnyAction, AnyEvent, Breach, Seat, TableView } from '../../shared/view.ts'
import { type Deal, type GameState, inDeal, play } from '../engine/games/game.ts'
import type { Progress } from '../engine/games/lesson.ts'
import { drawForDeal } from '../engine/players/match.ts'
import { randomFrom } from '../engine/random.ts'
import type { Cut, RecordDocument } from '../engine/record.ts'
import { lastPartie, loadPartie } from '../store/load.ts'
import { transact } from '../store/open.ts'
import { addAction, addDeal } from '../store/sittings.ts'
import { takeBack, takenBackIn } from '../store/taken-back.ts'
import { type Looking, audienceOf, lookingAt } from './audience.ts'
import { type Company, pauseOnTurn, retry } from './company.ts'
import { type Asking, askComputer, askComputers, inTime } from './computers.ts'
import { cardsFor } from './giving.ts'
import { heard } from './logs.ts'
import { type Now, type Table, begin, factOf, resume } from './now.ts'
import { breachShown, certainFor, mayJudge, sceneOf } from './scene.ts'
import { mayTakeBackTo } from './taking-back.ts'
import { newSeed } from './thinking.ts'

export interface Session {
  readonly sitting: number
  scene(): Scene
  /** The seat the screen acts for now; null while it acts for none. */
  actor(): Seat | null
  /** Does an action of that seat; the breach when the rules do not allow it, and then nothing has changed. */
  act(action: AnyAction): Breach | null
  /** Why the seat the screen acts for may not do this; null where it may, or acts for none. */
  breach(action: AnyAction): Breach | null
  /** Identifies who looks, and since which hand-over: what one person asks is not answered to another. */
  viewer(): string
  /** What the seat that looks may do now and knows of it; null when it is not its turn. */
  question(): Question | null
  /** Keeps in mind that the person has been given a hint for what he does next. */
  hinted(): void
  /** The deal last finished, for the coach: the record of its partie; null while none is, and where nobody’s eye looks. */
  finishedDeal(): { readonly record: RecordDocument; readonly deal: number; readonly seat: Seat } | null
  /** The deal that was begun last, and how many actions have been done in it. */
  progress(): Progress
  /** False when there is nothing to give up, or nobody at the screen whose it is. */
  giveUp(what: GivenUp): boolean
  /** What the person at the screen did last was not done; false where it stays done. */
  takeBack(): boolean
  /** An onlooker points out a breach, which is claimed for the seat entitled to it (S-6); false when none is proven. */
  pointOut(): boolean
  /** Plays the tricks that are certain; false when none are. */
  playOut(): boolean
  /** Deals the next cards; false when it is not the time for it, or these packets are not the game's. */
  deal(packets: string | null): boolean
  /** Begins another partie; false while this one is not over, where the series is over with it, and in an evening. */
  again(): boolean
  /** The person is there to whom the screen was to be handed (S-8); false when it was not. */
  uncover(): boolean
  /** The computer player decides himself who waits for advice (S-3); false when none waits. */
  leaveToPlayer(): boolean
  /** The computer players fall silent; everything is already written. */
  leave(): void
  /** False once it was left. */
  isOpen(): boolean
  /** Whether cards were dealt, or a person has done anything, since it was opened. */
  isPlayed(): boolean
}

/** A moment at which the person has to do something; another object at another moment. */
export interface Question {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

/** How an action came about. */
interface How {
  readonly standIn: boolean
  readonly hint: boolean
  readonly pointedOut: boolean
}
const STAND_IN = { standIn: true } as const
const POINTED_OUT = { pointedOut: true } as const
const PLAIN: How = { standIn: false, hint: false, pointedOut: false }

/**
 * Where a table begins: with the cards drawn for the first deal of a partie, the first of its sitting unless it is said,
 * or where the record of the sitting's last partie stops.
 */
export type Beginning = { readonly cut: Cut; readonly partie?: number } | { readonly record: RecordDocument }

/** Opens a table. */
export function openSession(table: Table, beginning: Beginning, company: Company): Session {
  const { game, options } = table
  const { store, now: clock, publish } = company
  const audience = audienceOf(table.people, table.evening?.advised ?? null, table.evening?.isShared)
  const at = { table, audience, company }
  let open = true
  let isPlayed = false
  /** The seat the screen was last handed to, where several persons play. */
  let holder: Seat | null = null
  /** How often the screen was handed to somebody. */
  let handOvers = 0
  let current =
    'cut' in beginning ? begin(at, beginning.partie ?? 1, beginning.cut, null) : resume(at, beginning.record)
  /** The moment the person was given a hint for, the one he was last asked about, and the one left to a computer player. */
  let withHint: Now | null = null
  let posed: { readonly at: Now; readonly question: Question } | null = null
  let leftAlone: Now | null = null
  /** The moment at which every computer player has been heard, and none has anything to say. */
  let heardOut: Now | null = null
  /** The deal that is played out since its tricks are certain. */
  let playsOut: number | null = null

  const place = () => ({ sitting: table.sitting, partie: current.around.partie })

  const looking = (): Looking =>
    lookingAt(audience, holder, { turn: game.turn(current.state), mayAct: game.toAct(current.state) })

  const proven = () => breachShown(table, current.state, audience)

  function scene(): Scene {
    const looks = looking()
    return sceneOf(current.around, { ...current, proven: proven() }, looks, current.logs.get(looks.eye) ?? [])
  }

  const asking: Asking = {
    ...{ table, company },
    isNow: (state) => open && current.state === state,
    pause: () => pauseOnTurn(playsOut === current.deal ? 'instant' : company.pace(), current.back !== null),
    waits: (seat) => audience.advised === seat && leftAlone !== current,
    act: (seat, action, standIn) => void actFor(seat, action, { ...PLAIN, standIn }),
  }

  /** On disk first, with all that hangs on it; then in the state, then on the screen; then the computer players go on. */
  function become(next: Now, write: () => void): void {
    const outcome = game.outcome(next.state)
    const then = transact(store, () => {
      write()
      return outcome === null ? undefined : company.settles?.(outcome, place())
    })
    current = next
    publish(scene())
    then?.()
    goOn(next, async () => {
      if (!playCertain()) await ask(next)
    })
  }

  /** What comes of a moment by itself. What cannot be written is tried again for as long as nothing else has happened. */
  function goOn(now: Now, work: () => Promise<void>): void {
    work().catch((error: unknown) => retry(error, company.failed, () => open && current === now, work))
  }

  /** Leads the next card of those that take every trick; false where that is not asked for, or not his turn. */
  function playCertain(): boolean {
    const { state, around, deal } = current
    if (!open || playsOut !== deal) return false
    const looks = looking()
    const { acts } = looks
    if (acts === null || certainFor(around, state, looks) === 0) return false
    const lead = game.legal(state, acts).find((action) => action.do === 'play')
    if (lead === undefined) return false
    actFor(acts, lead, PLAIN)
    return true
  }

  async function ask(now: Now): Promise<void> {
    await askComputers(asking, now.state)
    heardOut = now
  }

  /** Between two deals: a computer player not yet heard is not hurried out of what is due to it. */
  function hurry(): void {
    if (heardOut === current) return
    for (const seat of game.toAct(current.state).filter((one) => table.people[one]?.kind === 'computer')) {
      const wish = inTime(table, current.state, seat)
      if (wish !== null) actFor(seat, wish, PLAIN)
    }
  }

  function commit(
    seat: Seat,
    written: AnyAction,
    result: { readonly state: GameState; readonly events: readonly AnyEvent[] },
    how: How,
  ): void {
    const { deal, seed, around, state: before, logs } = current
    const action = { ...written, seat, ...(how.standIn && STAND_IN), ...(how.pointedOut && POINTED_OUT) }
    const moment = { partie: around.partie, deal, before, state: result.state, events: result.events, action }
    const step = current.step + 1
    const next = {
      ...{ state: result.state, deal, step, seed, around, logs: heard(game, logs, moment, seed) },
      moment: current.moment + 1,
      back: mayTakeBackTo({ table, audience }, moment, step, current.back),
    }
    become(next, () => {
      const done = { seat, action: written, ...how }
      addAction(store, { ...place(), deal, step: next.step }, done, factOf(game, result.state), clock())
    })
    isPlayed ||= table.people[seat]?.kind === 'person'
  }

  function actFor(seat: Seat, action: AnyAction, how: How): Breach | null {
    const played = play(game, current.state, seat, action)
    if (played.breach !== null) return played.breach
    commit(seat, action, played, how)
    return null
  }

  const askNow = (): void => {
    const now = current
    goOn(now, () => ask(now))
  }

  if ('record' in beginning) askNow()

  return {
    sitting: table.sitting,
    scene,
    actor: () => looking().acts,
    viewer: () => `${looking().eye} ${handOvers}`,
    act(action) {
      const { acts } = looking()
      if (acts === null) throw new Error('nobody to act for')
      return actFor(acts, action, { ...PLAIN, hint: withHint === current })
    },
    breach(action) {
      const { acts } = looking()
      return acts === null ? null : game.breach(current.state, acts, action)
    },
    question() {
      const { state } = current
      const { acts } = looking()
      if (acts === null || game.turn(state) !== acts) return null
      if (posed?.at !== current)
        posed = { at: current, question: { view: game.view(state, acts), legal: game.legal(state, acts) } }
      return posed.question
    },
    hinted() {
      withHint = current
    },
    finishedDeal() {
      const { state, deal } = current
      const { eye } = looking()
      if (!mayJudge(game, state, eye)) return null
      const stored = loadPartie(store, place())
      return stored === null ? null : { record: stored, deal, seat: eye }
    },
    progress: () => ({ deal: current.deal, step: current.step }),
    giveUp(what) {
      const { acts, advises } = looking()
      if (!inDeal(current.state) || acts === null || advises) return false
      const word = what === 'deal' ? 'giveUpDeal' : 'giveUpPartie'
      commit(acts, { do: word }, game.giveUp(current.state, acts, what), PLAIN)
      return true
    },
    takeBack() {
      const { back, deal } = current
      if (back === null || back.seat !== looking().eye) return false
      const done = { ...place(), deal, step: back.step }
      current = takeBack(store, done, clock(), () => {
        const stored = loadPartie(store, done)
        if (stored === null) throw new Error('the partie is not there')
        return resume(at, stored)
      })
      const hinted = takenBackIn(store, done).some((one) => one.deal === deal && one.step === done.step && one.hint)
      // what was done after a hint is not undone of it
      if (hinted) withHint = current
      publish(scene())
      askNow()
      return true
    },
    pointOut() {
      const breach = proven()
      if (breach === null) return false
      actFor(breach.seat, breach.action, { ...PLAIN, pointedOut: true })
      isPlayed = true
      return true
    },
    playOut() {
      if (certainFor(current.around, current.state, looking()) === 0) return false
      playsOut = current.deal
      playCertain()
      return true
    },
    deal(packets) {
      if (inDeal(current.state) || game.outcome(current.state) !== null) return false
      hurry()
      const { state, around, logs } = current
      // what was due may have been enough
      if (game.outcome(state) !== null) return true
      const number = current.deal + 1
      const ready = (): Deal | null => company.ready?.(number) ?? null
      const given = cardsFor(around, state, { packets, persons: audience.persons, ready })
      if (given === null) return false
      const { deal, seed } = given
      const dealt = game.deal(state, deal)
      const moment = { partie: around.partie, deal: number, before: state, ...dealt, action: null }
      // whoever held the screen while the cards were put together does not hold these
      holder = null
      const next = { around, state: dealt.state, logs: heard(game, logs, moment, seed), deal: number, step: 0, seed }
      become({ ...next, moment: current.moment + 1, back: null }, () =>
        addDeal(store, { ...place(), deal: number }, deal, seed, factOf(game, dealt.state), clock()),
      )
      isPlayed = true
      return true
    },
    again() {
      const { state } = current
      if (game.outcome(state) === null || table.evening !== undefined) return false
      const succession = game.series?.next(state) ?? null
      if (game.series !== undefined && succession === null) return false
      const { cut } = succession === null ? drawForDeal(game, options, randomFrom(newSeed())) : { cut: [] }
      // a file may have brought parties of this sitting meanwhile
      const next = begin(at, lastPartie(store, table.sitting) + 1, cut, succession)
      become(next, () => {})
      return true
    },
    uncover() {
      const { curtain } = looking()
      if (curtain === null) return false
      holder = curtain
      handOvers += 1
      publish(scene())
      return true
    },
    leaveToPlayer() {
      const { acts, advises } = looking()
      if (!advises || acts === null || game.turn(current.state) !== acts || leftAlone === current) return false
      leftAlone = current
      askComputer(asking, current.state, acts).catch((error: unknown) => {
        leftAlone = null
        company.failed(error)
      })
      return true
    },
    leave() {
      open = false
    },
    isOpen: () => open,
    isPlayed: () => isPlayed,
  }
}
