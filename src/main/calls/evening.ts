// The calls of an evening (S-1 to S-8). Their module is loaded when an evening is begun or resumed:
// most runs of the program do without.
import type { Scene } from '../../shared/bridge.ts'
import { refuse } from '../refusal.ts'
import { findEveningId } from '../store/evening-lookup.ts'
import type { EveningCalls, LoadedEveningCalls } from './evening-calls.ts'
import type { AppContext } from './context.ts'
import type { LiveTable } from './live-table.ts'

export interface LazyEveningCalls {
  /** Resumes the partie of an evening, with its evening; null if this sitting belongs to none. */
  resumePartie(sitting: number): Promise<Scene | null>
  leaveEvening(): void
  readonly calls: EveningCalls
}

export function createLazyEveningCalls(context: AppContext, table: LiveTable): LazyEveningCalls {
  let loaded: LoadedEveningCalls | null = null
  /**
   * Returns the loaded calls. Throws Refusal before they are loaded, when no evening can be live.
   */
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
