// The door to the evening one spends at the table (S-1 to S-8). What evenings are made of is fetched when one is begun or
// taken up: most days are without.
import type { Scene } from '../../shared/bridge.ts'
import { refuse } from '../refusal.ts'
import { findEveningId } from '../store/evening-lookup.ts'
import type { EveningCalls, LoadedEveningCalls } from './evening-calls.ts'
import type { AppContext } from './context.ts'
import type { LiveTable } from './live-table.ts'

export interface LazyEveningCalls {
  /** The partie of an evening, with the evening it belongs to; null when this sitting is of none. */
  resumePartie(sitting: number): Promise<Scene | null>
  leaveEvening(): void
  readonly calls: EveningCalls
}

export function createLazyEveningCalls(context: AppContext, table: LiveTable): LazyEveningCalls {
  let loaded: LoadedEveningCalls | null = null
  /** Nobody has sat down to an evening before it was fetched. */
  const getCalls = (): LoadedEveningCalls['calls'] => (loaded ?? refuse('noTable')).calls

  async function loadCalls(): Promise<LoadedEveningCalls> {
    const { createEveningCalls: openRoom } = await import('./evening-calls.ts')
    loaded ??= openRoom(context, table)
    return loaded
  }

  return {
    leaveEvening: () => loaded?.leaveEvening(),
    async resumePartie(sitting) {
      const id = findEveningId(context.data.getStore(), sitting)
      return id === null ? null : (await loadCalls()).resumePartie(id, sitting)
    },
    calls: {
      beginEvening: async (setup) => (await loadCalls()).calls.beginEvening(setup),
      takeUpEvening: async (id) => (await loadCalls()).calls.takeUpEvening(id),
      sayInEvening: (guest, action) => getCalls().sayInEvening(guest, action),
      welcomeGuest: (guest) => getCalls().welcomeGuest(guest),
      playInEvening: () => getCalls().playInEvening(),
      adviserActions: () => getCalls().adviserActions(),
      strikeEvening: () => getCalls().strikeEvening(),
      leaveEvening() {
        table.leaveTableAndEvening()
        return null
      },
    },
  }
}
