// A live evening (S-1 to S-8): asks the computer guests, draws for the list, opens one partie after
// the other, and writes every step with its payments before a guest sees it.
import type { Person } from '../../shared/bridge.ts'
import type { Evening, EveningAction, EveningBreach, EveningStep } from '../../shared/evening.ts'
import type { Outcome } from '../../shared/view.ts'
import type { GameAi } from '../engine/games/ai.ts'
import { randomFrom } from '../engine/random.ts'
import { chooseAnswer } from '../engine/evenings/bettor.ts'
import { drawGuestOrder } from '../engine/evenings/draw.ts'
import { applyStep, toLedgerLines, findPhase, rulesFor } from '../engine/evenings/replay.ts'
import { listGuests, findOpenPartie } from '../store/evening-lookup.ts'
import { addEveningStep, addGuest, countSteps } from '../store/evenings.ts'
import { setTrashed } from '../store/finish.ts'
import type { PartiePlace } from '../store/load.ts'
import { transact } from '../store/open.ts'
import { type TableDeps, pauseFor, retryWrite } from './table-deps.ts'
import {
  type EveningHead,
  type EveningSnapshot,
  buildEvening,
  buildStoryLine,
} from './evening-view.ts'
import { type EveningTableDeps, startNextTable, resumeEveningTable } from './evening-table.ts'
import type { TableSession } from './session.ts'
import { newSeed } from './ai-client.ts'

export interface LiveEvening {
  readonly id: number
  getEvening(): Evening
  /**
   * Applies an action of a guest; returns the breach if it is against the rules, with nothing
   * changed.
   */
  applyGuestAction(guest: number, action: EveningAction): EveningBreach | null
  /** Adds a new guest to the end of the list. */
  welcomeGuest(person: Person): EveningBreach | null
  /** Returns the place of the partie in progress; null if none is. */
  getPartieOnTable(): PartiePlace | null
  /** Opens the partie on the table, or the next one; null if none can be played now. */
  openTable(): TableSession | null
  /** Settles everything as it stands (S-7); returns the breach if the evening is over already. */
  closeEvening(): EveningBreach | null
  /** Asks a computer guest again whose answer could not be saved. */
  askComputerAgain(): void
  /** Stops the computer guests, and the players at the table; everything is written already. */
  close(): void
}

/** Dependencies of a live evening, besides those of its tables. */
export interface EveningDeps extends TableDeps {
  /** Called with the evening after every step. */
  readonly publishEvening: (evening: Evening) => void
  /** IANA name of the time zone. */
  readonly zone: string
}

/** A legal step: the evening after it, and the function that writes it. */
interface CheckedStep {
  readonly breach: null
  readonly next: EveningSnapshot
  writeStep(place: PartiePlace | null): void
}

/** Opens an evening at its last step. */
export function createEvening(
  ai: GameAi,
  head: EveningHead,
  snapshot: EveningSnapshot,
  deps: EveningDeps,
): LiveEvening {
  const { game } = ai
  const { store, now: clock } = deps
  const { id } = head
  const random = randomFrom(newSeed())
  let isOpen = true
  let current = snapshot
  let activePartie = findPhase(snapshot.state) === 'struck' ? null : findOpenPartie(store, id)
  let session: TableSession | null = null

  // loaded each time: a guest may have been renamed
  const loadGuests = (): readonly Person[] => listGuests(store, id)
  const getEvening = (): Evening => buildEvening(head, current, loadGuests(), activePartie !== null)

  function checkStep(step: EveningStep): CheckedStep | { readonly breach: EveningBreach } {
    const done = applyStep(current.state, step)
    if (done.breach !== null) return done
    const { state, entries } = done
    const ledger = [...current.ledger, ...toLedgerLines(state, entries)]
    const next = {
      state,
      ledger,
      story: [...current.story, buildStoryLine(current.state, state, step)],
    }
    const writeStep = (place: PartiePlace | null): void => {
      // an import may have added steps meanwhile: then the evening must be resumed again
      if (countSteps(store, id) !== current.story.length)
        throw new Error(`evening ${id} has been gone on with elsewhere`)
      addEveningStep(store, id, step, entries, place, clock())
    }
    return { breach: null, next, writeStep }
  }

  /** Commits what was written, publishes it, and asks the computer guests. */
  function commitAndPublish(next: EveningSnapshot): void {
    current = next
    deps.publishEvening(getEvening())
    askComputerAgain()
  }

  /** Takes a step: on disk first, then in the state, then on the screen. */
  function takeStep(step: EveningStep, newcomer: Person | null = null): EveningBreach | null {
    const checked = checkStep(step)
    if (checked.breach !== null) return checked.breach
    // a guest who came or went during a partie would change its players
    if (activePartie !== null && step.did === 'said') return buildBreach('notNow')
    transact(store, () => {
      if (newcomer !== null) addGuest(store, id, newcomer)
      checked.writeStep(null)
      // the unfinished partie can never be resumed
      if (step.did === 'struck' && activePartie !== null) setTrashed(store, activePartie, clock())
    })
    commitAndPublish(checked.next)
    return null
  }

  /** Asks the computer guests one at a time: each answer asks for the next. */
  async function askComputer(): Promise<void> {
    const { state } = current
    const asked = rulesFor(head.kind).findPrompt(state)
    const all = loadGuests()
    if (asked === null || all[asked.guest]?.kind !== 'computer') return
    await pauseFor(deps.pace())
    if (!isOpen || current.state !== state) return
    const levels = all.map(({ level }) => level)
    const why = takeStep({
      did: 'said',
      guest: asked.guest,
      action: chooseAnswer(state, asked, levels, random),
    })?.why
    if (why !== undefined)
      throw new Error(`evening ${id}: guest ${asked.guest} may not say that: ${why}`)
  }

  /** Writes the step of a finished partie, within the transaction that ends it. */
  function onPartieEnd(outcome: Outcome, place: PartiePlace): () => void {
    const checked = checkStep({
      did: 'played',
      winner: outcome.winner === 0 ? 0 : 1,
      value: outcome.value,
    })
    if (checked.breach !== null)
      throw new Error(`evening ${id}: a partie that does not count: ${checked.breach.why}`)
    checked.writeStep(place)
    return () => {
      activePartie = null
      commitAndPublish(checked.next)
    }
  }

  const buildBreach = (why: EveningBreach['why']): EveningBreach => ({
    rule: rulesFor(head.kind).rule,
    why,
  })

  const getTableDeps = (): EveningTableDeps => ({
    game,
    ai,
    head,
    snapshot: current,
    random,
    guests: loadGuests(),
    zone: deps.zone,
    deps: { ...deps, onPartieEnd },
  })

  /** Opens the next partie; if a pool was taken, cards are drawn for another first (S-5). */
  function openNextTable(): TableSession | null {
    if (findPhase(current.state) === 'drawing')
      takeStep({
        did: 'sat',
        ...drawGuestOrder(game, head.options, current.state.list.length, random),
      })
    const opened = startNextTable(getTableDeps())
    if (opened === null) return null
    activePartie = findOpenPartie(store, id)
    deps.publishEvening(getEvening())
    return opened
  }

  function askComputerAgain(): void {
    const { state } = current
    askComputer().catch((error: unknown) =>
      retryWrite(error, deps.reportError, () => isOpen && current.state === state, askComputer),
    )
  }

  askComputerAgain()

  return {
    id,
    getEvening,
    askComputerAgain,
    getPartieOnTable: () => activePartie,
    applyGuestAction: (guest, action) =>
      // a new guest comes by `welcomeGuest`
      loadGuests()[guest] === undefined
        ? buildBreach('absent')
        : takeStep({ did: 'said', guest, action }),
    welcomeGuest: (person) =>
      takeStep({ did: 'said', guest: loadGuests().length, action: { do: 'enter' } }, person),
    openTable() {
      if (activePartie !== null && session?.isOpen() === true) return session
      const opened =
        activePartie === null ? openNextTable() : resumeEveningTable(getTableDeps(), activePartie)
      if (opened === null) return null
      session?.close()
      session = opened
      return session
    },
    closeEvening() {
      const why = takeStep({ did: 'struck' })
      if (why !== null) return why
      session?.close()
      activePartie = null
      return null
    },
    close() {
      isOpen = false
      session?.close()
    },
  }
}
