// A live evening (S-1 to S-8): it asks the computer guests, draws for the list, opens one partie after the other, and
// writes every step with what is paid in it before anybody sees it.
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
import { type EveningHead, type EveningSnapshot, buildEvening, buildStoryLine } from './evening-view.ts'
import { type EveningTableDeps, startNextTable, resumeEveningTable } from './evening-table.ts'
import type { TableSession } from './session.ts'
import { newSeed } from './ai-client.ts'

export interface LiveEvening {
  readonly id: number
  getEvening(): Evening
  /** Does what a guest says; why not, and then nothing has changed. */
  applyGuestAction(guest: number, action: EveningAction): EveningBreach | null
  /** Somebody new comes to the end of the list. */
  welcomeGuest(person: Person): EveningBreach | null
  /** Where the partie is that has begun and is not over; null when none is. */
  getPartieOnTable(): PartiePlace | null
  /** The partie on the table, or the next one; null when there is none to be played now. */
  openTable(): TableSession | null
  /** Settles everything as it stands (S-7); why not, when it is over already. */
  closeEvening(): EveningBreach | null
  /** Asks a computer guest again whose answer could not be kept. */
  askComputerAgain(): void
  /** The guests fall silent, and those at the table; everything is already written. */
  close(): void
}

/** What a live evening needs beside what its tables do. */
export interface EveningDeps extends TableDeps {
  /** Called with the evening after every step. */
  readonly publishEvening: (evening: Evening) => void
  /** IANA name of the time zone. */
  readonly zone: string
}

/** A step that may be taken: what the evening is after it, and how it is written. */
interface CheckedStep {
  readonly breach: null
  readonly next: EveningSnapshot
  writeStep(place: PartiePlace | null): void
}

/** Opens an evening where its story stands. */
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

  // as they are called now: somebody may have been given another name
  const loadGuests = (): readonly Person[] => listGuests(store, id)
  const getEvening = (): Evening => buildEvening(head, current, loadGuests(), activePartie !== null)

  function checkStep(step: EveningStep): CheckedStep | { readonly breach: EveningBreach } {
    const done = applyStep(current.state, step)
    if (done.breach !== null) return done
    const { state, entries } = done
    const ledger = [...current.ledger, ...toLedgerLines(state, entries)]
    const next = { state, ledger, story: [...current.story, buildStoryLine(current.state, state, step)] }
    const writeStep = (place: PartiePlace | null): void => {
      // a file may have brought more of it meanwhile: then it is to be taken up again
      if (countSteps(store, id) !== current.story.length)
        throw new Error(`evening ${id} has been gone on with elsewhere`)
      addEveningStep(store, id, step, entries, place, clock())
    }
    return { breach: null, next, writeStep }
  }

  /** Keeps what was written, shows it, and lets the computer guests speak. */
  function commitAndPublish(next: EveningSnapshot): void {
    current = next
    deps.publishEvening(getEvening())
    askComputerAgain()
  }

  /** On disk first, then in the state, then on the screen. */
  function takeStep(step: EveningStep, newcomer: Person | null = null): EveningBreach | null {
    const checked = checkStep(step)
    if (checked.breach !== null) return checked.breach
    // whoever came or went while the cards are on the table would change who sits at it
    if (activePartie !== null && step.did === 'said') return buildBreach('notNow')
    transact(store, () => {
      if (newcomer !== null) addGuest(store, id, newcomer)
      checked.writeStep(null)
      // the partie left on the table can never be gone on with
      if (step.did === 'struck' && activePartie !== null) setTrashed(store, activePartie, clock())
    })
    commitAndPublish(checked.next)
    return null
  }

  /** One after the other: every answer asks for the next. */
  async function askComputer(): Promise<void> {
    const { state } = current
    const asked = rulesFor(head.kind).findPrompt(state)
    const all = loadGuests()
    if (asked === null || all[asked.guest]?.kind !== 'computer') return
    await pauseFor(deps.pace())
    if (!isOpen || current.state !== state) return
    const levels = all.map(({ level }) => level)
    const why = takeStep({ did: 'said', guest: asked.guest, action: chooseAnswer(state, asked, levels, random) })?.why
    if (why !== undefined) throw new Error(`evening ${id}: guest ${asked.guest} may not say that: ${why}`)
  }

  /** Within the transaction that ends a partie. */
  function onPartieEnd(outcome: Outcome, place: PartiePlace): () => void {
    const checked = checkStep({ did: 'played', winner: outcome.winner === 0 ? 0 : 1, value: outcome.value })
    if (checked.breach !== null) throw new Error(`evening ${id}: a partie that does not count: ${checked.breach.why}`)
    checked.writeStep(place)
    return () => {
      activePartie = null
      commitAndPublish(checked.next)
    }
  }

  const buildBreach = (why: EveningBreach['why']): EveningBreach => ({ rule: rulesFor(head.kind).rule, why })

  const getTableDeps = (): EveningTableDeps => ({
    ...{ game, ai, head, snapshot: current, random, guests: loadGuests(), zone: deps.zone },
    deps: { ...deps, onPartieEnd },
  })

  /** The next partie; where a pool was taken, cards are drawn for another before (S-5). */
  function openNextTable(): TableSession | null {
    if (findPhase(current.state) === 'drawing')
      takeStep({ did: 'sat', ...drawGuestOrder(game, head.options, current.state.list.length, random) })
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
      // who comes for the first time is welcomed
      loadGuests()[guest] === undefined ? buildBreach('absent') : takeStep({ did: 'said', guest, action }),
    welcomeGuest: (person) => takeStep({ did: 'said', guest: loadGuests().length, action: { do: 'enter' } }, person),
    openTable() {
      if (activePartie !== null && session?.isOpen() === true) return session
      const opened = activePartie === null ? openNextTable() : resumeEveningTable(getTableDeps(), activePartie)
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
