// The calls of a live evening (S-1 to S-8), from its beginning to its end. There is at most one.
import type { AdviserAction, Scene } from '../../shared/bridge.ts'
import { plainName } from '../../shared/names.ts'
import type { Evening, EveningBreach } from '../../shared/evening.ts'
import { Refusal, refuse } from '../refusal.ts'
import { beginEvening, createGuest, resumeEvening } from '../evening-setup.ts'
import type { WriteStore } from '../store/open.ts'
import { loadSettings } from '../store/settings.ts'
import { removeUntouchedEvening } from '../store/unplayed.ts'
import type { LiveEvening } from '../table/evening.ts'
import type { PendingDecision } from '../table/session.ts'
import type { AppContext, Handlers } from './context.ts'
import type { LiveTable } from './live-table.ts'

export type EveningCalls = Handlers<
  | 'adviserActions'
  | 'beginEvening'
  | 'takeUpEvening'
  | 'sayInEvening'
  | 'welcomeGuest'
  | 'playInEvening'
  | 'strikeEvening'
  | 'leaveEvening'
>

export interface LoadedEveningCalls {
  /** Resumes the partie of a sitting, with the evening it belongs to. */
  resumePartie(evening: number, sitting: number): Promise<Scene>
  leaveEvening(): void
  readonly calls: Omit<EveningCalls, 'leaveEvening'>
}

interface LatestEvening {
  readonly id: number
  readonly db: WriteStore
}

export function createEveningCalls(context: AppContext, table: LiveTable): LoadedEveningCalls {
  let live: LiveEvening | null = null
  /**
   * The evening that was begun last, and its archive: it is removed when the next one begins if
   * nothing was done in it.
   */
  let latest: LatestEvening | null = null
  const getLive = (): LiveEvening => live ?? refuse('noTable')

  /** Returns the evening after an action. Throws Refusal if the rules do not allow the action. */
  function shownOrRefuse(evening: LiveEvening, breach: EveningBreach | null): Evening {
    if (breach !== null) throw new Refusal({ code: 'breach', breach })
    return evening.getEvening()
  }

  function leaveEvening(): void {
    live?.close()
    live = null
  }

  async function goToEvening(id: number): Promise<LiveEvening> {
    if (live?.id === id) {
      live.askComputerAgain()
      return live
    }
    const deps = {
      ...table.getTableDeps(),
      publishEvening: context.publishEvening,
      zone: context.zone,
    }
    const next = await resumeEvening(id, deps)
    table.leaveTableAndEvening()
    live = next
    return next
  }

  /**
   * Removes an evening in which nothing was done, unless it is live again; reports an error if it
   * cannot be removed.
   */
  function removeUntouched({ id, db }: LatestEvening): void {
    if (!db.open || live?.id === id) return
    try {
      removeUntouchedEvening(db, id)
    } catch (error) {
      context.reportError(error)
    }
  }

  /** Opens the next partie, or the one on the table. */
  const playNext = (evening: LiveEvening): Scene =>
    table.switchTable(evening.openTable() ?? refuse('notNow'))

  /** Asks each computer adviser, who sees what the ponte sees and nothing else. */
  function askAdvisers(
    { advisers, guests, seats }: Evening,
    { view, legal }: PendingDecision,
  ): Promise<readonly AdviserAction[]> {
    const isPonte = seats !== null && view.eye === 1
    const asked = isPonte ? advisers.filter((guest) => guests[guest]?.kind === 'computer') : []
    return Promise.all(
      asked.map(async (guest) => {
        const level = guests[guest]?.level ?? ''
        const action = await context.aiClient.chooseAction({ level, view, legal, onTurn: true })
        return action === null ? [] : [{ guest, action }]
      }),
    ).then((said) => said.flat())
  }

  return {
    leaveEvening,
    async resumePartie(id, sitting) {
      const evening = await goToEvening(id)
      if (evening.getPartieOnTable()?.sitting !== sitting) return refuse('notNow')
      return playNext(evening)
    },
    calls: {
      async beginEvening(setup) {
        const db = context.data.getStore()
        const before = latest
        const id = beginEvening(db, setup, context.zone, context.now())
        latest = { id, db }
        const evening = await goToEvening(id)
        if (before !== null && before.db === db) removeUntouched(before)
        return evening.getEvening()
      },
      takeUpEvening: async (id) => (await goToEvening(id)).getEvening(),
      sayInEvening(guest, action) {
        const evening = getLive()
        return shownOrRefuse(evening, evening.applyGuestAction(guest, action))
      },
      welcomeGuest(guest) {
        const evening = getLive()
        const { guests } = evening.getEvening()
        const { name } = loadSettings(context.data.getStore())
        const person = createGuest(guest, guests, plainName(name))
        return shownOrRefuse(evening, evening.welcomeGuest(person))
      },
      playInEvening: () => playNext(getLive()),
      adviserActions() {
        const evening = getLive().getEvening()
        const question = table.getQuestion() ?? refuse('notNow')
        return table.askForViewer(() => askAdvisers(evening, question))
      },
      strikeEvening() {
        const evening = getLive()
        const breach = evening.closeEvening()
        table.leaveTable()
        return shownOrRefuse(evening, breach)
      },
    },
  }
}
