// The calls of a live evening (S-1 to S-8), from its beginning to its end. There is at most one.
import type { AdviserAction, Scene } from '../../shared/bridge.ts'
import { plainName } from '../../shared/names.ts'
import type { Evening, EveningBreach } from '../../shared/evening.ts'
import { Refusal, refuse } from '../refusal.ts'
import { beginEvening, createGuest, resumeEvening } from '../evening-setup.ts'
import type { WriteStore } from '../store/open.ts'
import { rememberEvening } from '../store/last-played.ts'
import { loadSettings } from '../store/settings.ts'
import { removeUntouchedEvening } from '../store/unplayed.ts'
import type { LiveEvening } from '../table/evening.ts'
import type { PendingDecision } from '../table/session.ts'
import type { AppContext, CallHandlers } from './context.ts'
import type { LiveTable } from './live-table.ts'

export type LoadedEveningCalls = ReturnType<typeof createEveningCalls>

export function createEveningCalls(context: AppContext, live: LiveTable) {
  /** The evening begun last: removed when the next one begins if nothing was done in it. */
  let latest: { readonly id: number; readonly db: WriteStore } | null = null
  const getLive = (): LiveEvening => live.findEvening() ?? refuse('noTable')

  return {
    /** Resumes the partie of a sitting, with the evening it belongs to. */
    async resumePartie(id: number, sitting: number): Promise<Scene> {
      const evening = await goToEvening(context, live, id)
      if (evening.getPartieOnTable()?.sitting !== sitting) return refuse('notNow')
      return playNext(live, evening)
    },
    calls: {
      async beginEvening(setup) {
        const db = context.data.getStore()
        const before = latest
        const id = beginEvening(db, setup, context.zone, context.now())
        latest = { id, db }
        rememberEvening(db, setup)
        const evening = await goToEvening(context, live, id)
        if (before?.db === db && live.findEvening()?.id !== before.id)
          removeUntouched(context, db, before.id)
        return evening.getEvening()
      },
      takeUpEvening: async (id) => (await goToEvening(context, live, id)).getEvening(),
      sayInEvening(guest, action) {
        const evening = getLive()
        return shownOrRefuse(evening, evening.applyGuestAction(guest, action))
      },
      welcomeGuest(guest) {
        const evening = getLive()
        const { guests } = evening.getEvening()
        const own = plainName(loadSettings(context.data.getStore()).name)
        return shownOrRefuse(evening, evening.welcomeGuest(createGuest(guest, guests, own)))
      },
      finishPartie() {
        const evening = getLive()
        return evening.finishPartie() ? evening.getEvening() : refuse('notNow')
      },
      playInEvening: () => playNext(live, getLive()),
      adviserActions() {
        const evening = getLive().getEvening()
        const question = live.findSession()?.getDecision() ?? refuse('notNow')
        return live.askForViewer(() => askAdvisers(context, evening, question))
      },
      strikeEvening() {
        const evening = getLive()
        const breach = evening.closeEvening()
        live.leaveTable()
        return shownOrRefuse(evening, breach)
      },
    } satisfies Partial<CallHandlers>,
  }
}

/** Returns the evening after an action. Throws Refusal if the rules do not allow the action. */
function shownOrRefuse(evening: LiveEvening, breach: EveningBreach | null): Evening {
  if (breach !== null) throw new Refusal({ code: 'breach', breach })
  return evening.getEvening()
}

async function goToEvening(context: AppContext, live: LiveTable, id: number): Promise<LiveEvening> {
  const current = live.findEvening()
  if (current?.id === id) {
    current.askComputerAgain()
    return current
  }
  const { publishEvening, zone } = context
  const next = await resumeEvening(id, { ...live.getTableDeps(), publishEvening, zone })
  live.switchEvening(next)
  return next
}

/** Opens the next partie, or the one on the table. */
const playNext = (live: LiveTable, evening: LiveEvening): Scene =>
  live.switchTable(evening.openTable() ?? refuse('notNow'))

/** Removes an evening in which nothing was done; reports an error if it cannot be removed. */
function removeUntouched({ reportError }: AppContext, db: WriteStore, id: number): void {
  if (!db.open) return
  try {
    removeUntouchedEvening(db, id)
  } catch (error) {
    reportError(error)
  }
}

/** Asks each computer adviser, who sees what the ponte sees and nothing else. */
async function askAdvisers(
  { aiClient }: AppContext,
  { advisers, guests, seats }: Evening,
  { view, legal }: PendingDecision,
): Promise<readonly AdviserAction[]> {
  const isPonte = seats !== null && view.eye === 1
  const asked = isPonte ? advisers.filter((guest) => guests[guest]?.kind === 'computer') : []
  const said = await Promise.all(
    asked.map(async (guest) => {
      const level = guests[guest]?.level ?? ''
      const action = await aiClient.chooseAction({ level, view, legal, onTurn: true })
      return action === null ? [] : [{ guest, action }]
    }),
  )
  return said.flat()
}
