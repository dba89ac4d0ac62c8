// A live evening (S-1 to S-8): it asks the computer guests, draws for the list, opens one partie after the other, and
// writes every step with what is paid in it before anybody sees it.
import type { Person } from '../../shared/bridge.ts'
import type { Evening, EveningAction, EveningBreach, EveningStep } from '../../shared/evening.ts'
import type { Outcome } from '../../shared/view.ts'
import type { Mind } from '../engine/games/mind.ts'
import { randomFrom } from '../engine/random.ts'
import { answerOf } from '../engine/sittings/bettor.ts'
import { drawOrder } from '../engine/sittings/draw.ts'
import { addStep, linesOf, phaseOf, sittingsOf } from '../engine/sittings/story.ts'
import { guestsOf, partieOnTable } from '../store/evening-places.ts'
import { addEveningStep, addGuest, stepsKept } from '../store/evenings.ts'
import { setTrashed } from '../store/keep.ts'
import type { PartiePlace } from '../store/load.ts'
import { transact } from '../store/open.ts'
import { type Company, pause, retry } from './company.ts'
import { type EveningHead, type EveningNow, eveningShown, storyLine } from './evening-shown.ts'
import { type EveningTable, openNext, tableTakenUp } from './evening-table.ts'
import type { Session } from './session.ts'
import { newSeed } from './thinking.ts'

export interface LiveEvening {
  readonly id: number
  shown(): Evening
  /** Does what a guest says; why not, and then nothing has changed. */
  say(guest: number, action: EveningAction): EveningBreach | null
  /** Somebody new comes to the end of the list. */
  welcome(person: Person): EveningBreach | null
  /** Where the partie is that has begun and is not over; null when none is. */
  onTable(): PartiePlace | null
  /** The partie on the table, or the next one; null when there is none to be played now. */
  play(): Session | null
  /** Settles everything as it stands (S-7); why not, when it is over already. */
  strike(): EveningBreach | null
  /** Asks a computer guest again whose answer could not be kept. */
  goOn(): void
  /** The guests fall silent, and those at the table; everything is already written. */
  leave(): void
}

/** What a live evening needs beside what its tables do. */
export interface EveningCompany extends Company {
  /** Called with the evening after every step. */
  readonly publishEvening: (evening: Evening) => void
  /** IANA name of the time zone. */
  readonly zone: string
}

/** A step that may be taken: what the evening is after it, and how it is written. */
interface Taken {
  readonly breach: null
  readonly next: EveningNow
  write(place: PartiePlace | null): void
}

/** Opens an evening where its story stands. */
export function openEvening(mind: Mind, head: EveningHead, told: EveningNow, company: EveningCompany): LiveEvening {
  const { game } = mind
  const { store, now: clock } = company
  const { id } = head
  const random = randomFrom(newSeed())
  let open = true
  let now = told
  let onTable = phaseOf(told.state) === 'struck' ? null : partieOnTable(store, id)
  let session: Session | null = null

  // as they are called now: somebody may have been given another name
  const guests = (): readonly Person[] => guestsOf(store, id)
  const shown = (): Evening => eveningShown(head, now, guests(), onTable !== null)

  function after(step: EveningStep): Taken | { readonly breach: EveningBreach } {
    const done = addStep(now.state, step)
    if (done.breach !== null) return done
    const { state, entries } = done
    const ledger = [...now.ledger, ...linesOf(state, entries)]
    const next = { state, ledger, story: [...now.story, storyLine(now.state, state, step)] }
    const write = (place: PartiePlace | null): void => {
      // a file may have brought more of it meanwhile: then it is to be taken up again
      if (stepsKept(store, id) !== now.story.length) throw new Error(`evening ${id} has been gone on with elsewhere`)
      addEveningStep(store, id, step, entries, place, clock())
    }
    return { breach: null, next, write }
  }

  /** Keeps what was written, shows it, and lets the computer guests speak. */
  function become(next: EveningNow): void {
    now = next
    company.publishEvening(shown())
    goOn()
  }

  /** On disk first, then in the state, then on the screen. */
  function take(step: EveningStep, newcomer: Person | null = null): EveningBreach | null {
    const taken = after(step)
    if (taken.breach !== null) return taken.breach
    // whoever came or went while the cards are on the table would change who sits at it
    if (onTable !== null && step.did === 'said') return breach('notNow')
    transact(store, () => {
      if (newcomer !== null) addGuest(store, id, newcomer)
      taken.write(null)
      // the partie left on the table can never be gone on with
      if (step.did === 'struck' && onTable !== null) setTrashed(store, onTable, clock())
    })
    become(taken.next)
    return null
  }

  /** One after the other: every answer asks for the next. */
  async function askComputer(): Promise<void> {
    const { state } = now
    const asked = sittingsOf(head.kind).asked(state)
    const all = guests()
    if (asked === null || all[asked.guest]?.kind !== 'computer') return
    await pause(company.pace())
    if (!open || now.state !== state) return
    const levels = all.map(({ level }) => level)
    const why = take({ did: 'said', guest: asked.guest, action: answerOf(state, asked, levels, random) })?.why
    if (why !== undefined) throw new Error(`evening ${id}: guest ${asked.guest} may not say that: ${why}`)
  }

  /** Within the transaction that ends a partie. */
  function settles(outcome: Outcome, place: PartiePlace): () => void {
    const taken = after({ did: 'played', winner: outcome.winner === 0 ? 0 : 1, value: outcome.value })
    if (taken.breach !== null) throw new Error(`evening ${id}: a partie that does not count: ${taken.breach.why}`)
    taken.write(place)
    return () => {
      onTable = null
      become(taken.next)
    }
  }

  const breach = (why: EveningBreach['why']): EveningBreach => ({ rule: sittingsOf(head.kind).rule, why })

  const table = (): EveningTable => ({
    ...{ game, mind, head, now, random, guests: guests(), zone: company.zone },
    company: { ...company, settles },
  })

  /** The next partie; where a pool was taken, cards are drawn for another before (S-5). */
  function nextTable(): Session | null {
    if (phaseOf(now.state) === 'drawing')
      take({ did: 'sat', ...drawOrder(game, head.options, now.state.list.length, random) })
    const opened = openNext(table())
    if (opened === null) return null
    onTable = partieOnTable(store, id)
    company.publishEvening(shown())
    return opened
  }

  function goOn(): void {
    const { state } = now
    askComputer().catch((error: unknown) =>
      retry(error, company.failed, () => open && now.state === state, askComputer),
    )
  }

  goOn()

  return {
    id,
    shown,
    goOn,
    onTable: () => onTable,
    say: (guest, action) =>
      // who comes for the first time is welcomed
      guests()[guest] === undefined ? breach('absent') : take({ did: 'said', guest, action }),
    welcome: (person) => take({ did: 'said', guest: guests().length, action: { do: 'enter' } }, person),
    play() {
      if (onTable !== null && session?.isOpen() === true) return session
      const opened = onTable === null ? nextTable() : tableTakenUp(table(), onTable)
      if (opened === null) return null
      session?.leave()
      session = opened
      return session
    },
    strike() {
      const why = take({ did: 'struck' })
      if (why !== null) return why
      session?.leave()
      onTable = null
      return null
    },
    leave() {
      open = false
      session?.leave()
    },
  }
}
