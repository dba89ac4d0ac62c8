// A live evening (S-1 to S-8): asks the computer guests, draws for the list, opens one partie after
// the other, and writes every step with its payments before a guest sees it.
import type { Person } from '../../shared/bridge.ts'
import type { Evening, EveningAction, EveningBreach, EveningStep } from '../../shared/evening.ts'
import type { Outcome } from '../../shared/view.ts'
import type { GameAi } from '../engine/games/ai.ts'
import { type Random, randomFrom } from '../engine/random.ts'
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
  /** Applies an action of a guest; returns the breach if it is illegal, changing nothing. */
  applyGuestAction(guest: number, action: EveningAction): EveningBreach | null
  /** Adds a new guest to the end of the list. */
  welcomeGuest(person: Person): EveningBreach | null
  /** Returns the place of the partie in progress; null if none is. */
  getPartieOnTable(): PartiePlace | null
  /** Opens the partie on the table, or the next one; null if none can be played now. */
  openTable(): TableSession | null
  /** Plays the partie on the table, or the next one, to its end; false if persons take part. */
  finishPartie(): boolean
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

/** The open evening and its changing parts. */
interface OpenEvening {
  readonly ai: GameAi
  readonly head: EveningHead
  readonly deps: EveningDeps
  readonly random: Random
  isOpen: boolean
  current: EveningSnapshot
  activePartie: PartiePlace | null
  session: TableSession | null
}

/** Loads the guests each time: one may have been renamed. */
const loadGuests = ({ head, deps }: OpenEvening): readonly Person[] =>
  listGuests(deps.store, head.id)

const getEvening = (open: OpenEvening): Evening =>
  buildEvening(open.head, open.current, loadGuests(open), open.activePartie !== null)

const buildBreach = ({ head }: OpenEvening, why: EveningBreach['why']): EveningBreach => ({
  rule: rulesFor(head.kind).rule,
  why,
})

function checkStep(
  { ai, head, deps, current }: OpenEvening,
  step: EveningStep,
): CheckedStep | { readonly breach: EveningBreach } {
  const { store, now } = deps
  const done = applyStep(current.state, step)
  if (done.breach !== null) return done
  const { state, entries } = done
  const ledger = [...current.ledger, ...toLedgerLines(state, entries)]
  const taken = { before: current.state, after: state, step, paid: entries }
  const story = [...current.story, buildStoryLine(taken, ai.game, head.options)]
  const writeStep = (place: PartiePlace | null): void => {
    // an import may have added steps meanwhile: then the evening must be resumed again
    if (countSteps(store, head.id) !== current.story.length)
      throw new Error(`evening ${head.id} was continued elsewhere`)
    addEveningStep(store, head.id, step, entries, place, now())
  }
  return { breach: null, next: { state, ledger, story }, writeStep }
}

/** Commits what was written, publishes it, and asks the computer guests. */
function commitAndPublish(open: OpenEvening, next: EveningSnapshot): void {
  open.current = next
  open.deps.publishEvening(getEvening(open))
  askComputerAgain(open)
}

/** Takes a step: on disk first, then in the state, then on the screen. */
function takeStep(
  open: OpenEvening,
  step: EveningStep,
  newcomer: Person | null = null,
): EveningBreach | null {
  const { head, deps, activePartie } = open
  const checked = checkStep(open, step)
  if (checked.breach !== null) return checked.breach
  // a guest who came or went during a partie would change its players
  if (activePartie !== null && step.did === 'said') return buildBreach(open, 'notNow')
  transact(deps.store, () => {
    if (newcomer !== null) addGuest(deps.store, head.id, newcomer)
    checked.writeStep(null)
    // the unfinished partie can never be resumed
    if (step.did === 'struck' && activePartie !== null)
      setTrashed(deps.store, activePartie, deps.now())
  })
  commitAndPublish(open, checked.next)
  return null
}

/** Asks the computer guests one at a time: each answer asks for the next. */
async function askComputer(open: OpenEvening): Promise<void> {
  const { head, deps, random } = open
  const { state } = open.current
  const asked = rulesFor(head.kind).findPrompt(state)
  const all = loadGuests(open)
  if (asked === null || all[asked.guest]?.kind !== 'computer') return
  await pauseFor(deps.pace())
  if (!open.isOpen || open.current.state !== state) return
  const levels = all.map(({ level }) => level)
  const action = chooseAnswer(state, asked, levels, random)
  const why = takeStep(open, { did: 'said', guest: asked.guest, action })?.why
  if (why !== undefined)
    throw new Error(`evening ${head.id}: guest ${asked.guest} may not say that: ${why}`)
}

function askComputerAgain(open: OpenEvening): void {
  const { state } = open.current
  const ask = () => askComputer(open)
  ask().catch((error: unknown) =>
    retryWrite(
      error,
      open.deps.reportError,
      () => open.isOpen && open.current.state === state,
      ask,
    ),
  )
}

/** Writes the step of a finished partie, within the transaction that ends it. */
function endPartie(open: OpenEvening, outcome: Outcome, place: PartiePlace): () => void {
  const { winner, value } = outcome
  const checked = checkStep(open, { did: 'played', winner: winner === 0 ? 0 : 1, value })
  if (checked.breach !== null)
    throw new Error(`evening ${open.head.id}: a partie that does not count: ${checked.breach.why}`)
  checked.writeStep(place)
  return () => {
    open.activePartie = null
    commitAndPublish(open, checked.next)
  }
}

const getTableDeps = (open: OpenEvening): EveningTableDeps => {
  const { ai, head, random, deps, current } = open
  return {
    game: ai.game,
    ai,
    head,
    snapshot: current,
    random,
    guests: loadGuests(open),
    zone: deps.zone,
    deps: { ...deps, onPartieEnd: (outcome, place) => endPartie(open, outcome, place) },
  }
}

/** Opens the next partie; if a pool was taken, cards are drawn for another first (S-5). */
function openNextTable(open: OpenEvening): TableSession | null {
  const { ai, head, deps, random } = open
  const { state } = open.current
  if (findPhase(state) === 'drawing') {
    const drawn = drawGuestOrder(ai.game, head.options, state.list.length, random)
    takeStep(open, { did: 'sat', ...drawn })
  }
  const opened = startNextTable(getTableDeps(open))
  if (opened === null) return null
  open.activePartie = findOpenPartie(deps.store, head.id)
  deps.publishEvening(getEvening(open))
  return opened
}

/** Returns the table of the partie in progress, or of the next one; null if none can be played. */
function openTable(open: OpenEvening): TableSession | null {
  const { activePartie, session } = open
  if (activePartie !== null && session?.isOpen() === true) return session
  const opened =
    activePartie === null
      ? openNextTable(open)
      : resumeEveningTable(getTableDeps(open), activePartie)
  if (opened === null) return null
  session?.close()
  open.session = opened
  return opened
}

/** Opens an evening at its last step. */
export function createEvening(
  ai: GameAi,
  head: EveningHead,
  snapshot: EveningSnapshot,
  deps: EveningDeps,
): LiveEvening {
  const isStruck = findPhase(snapshot.state) === 'struck'
  const open: OpenEvening = {
    ai,
    head,
    deps,
    random: randomFrom(newSeed()),
    isOpen: true,
    current: snapshot,
    activePartie: isStruck ? null : findOpenPartie(deps.store, head.id),
    session: null,
  }
  askComputerAgain(open)
  return {
    id: head.id,
    getEvening: () => getEvening(open),
    askComputerAgain: () => askComputerAgain(open),
    getPartieOnTable: () => open.activePartie,
    applyGuestAction: (guest, action) =>
      // a new guest comes by `welcomeGuest`
      loadGuests(open)[guest] === undefined
        ? buildBreach(open, 'absent')
        : takeStep(open, { did: 'said', guest, action }),
    welcomeGuest: (person) =>
      takeStep(
        open,
        { did: 'said', guest: loadGuests(open).length, action: { do: 'enter' } },
        person,
      ),
    openTable: () => openTable(open),
    finishPartie: () => openTable(open)?.finishAtOnce() ?? false,
    closeEvening() {
      const breach = takeStep(open, { did: 'struck' })
      if (breach !== null) return breach
      open.session?.close()
      open.activePartie = null
      return null
    },
    close() {
      open.isOpen = false
      open.session?.close()
    },
  }
}
