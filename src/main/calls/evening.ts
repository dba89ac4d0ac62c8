// The calls of an evening (S-1 to S-8). Their module is loaded when an evening is begun or resumed:
// most runs of the program do without.
import type { Scene } from '../../shared/bridge.ts'
import { refuse } from '../refusal.ts'
import { findEveningId } from '../store/evening-lookup.ts'
import type { LoadedEveningCalls } from './evening-calls.ts'
import type { AppContext, CallHandlers } from './context.ts'
import type { LiveTable } from './live-table.ts'

export type LazyEveningCalls = ReturnType<typeof createLazyEveningCalls>

export function createLazyEveningCalls(context: AppContext, live: LiveTable) {
  let loaded: LoadedEveningCalls | null = null
  /** Throws Refusal before the calls are loaded, when no evening can be live. */
  const getCalls = (): LoadedEveningCalls['calls'] => (loaded ?? refuse('noTable')).calls

  async function loadCalls(): Promise<LoadedEveningCalls> {
    const { createEveningCalls } = await import('./evening-calls.ts')
    loaded ??= createEveningCalls(context, live)
    return loaded
  }

  return {
    /** Resumes the partie of an evening, with its evening; null if the sitting belongs to none. */
    async resumePartie(sitting: number): Promise<Scene | null> {
      const id = findEveningId(context.data.getStore(), sitting)
      return id === null ? null : (await loadCalls()).resumePartie(id, sitting)
    },
    calls: {
      beginEvening: async (setup) => (await loadCalls()).calls.beginEvening(setup),
      takeUpEvening: async (id) => (await loadCalls()).calls.takeUpEvening(id),
      sayInEvening: (guest, action) => getCalls().sayInEvening(guest, action),
      welcomeGuest: (guest) => getCalls().welcomeGuest(guest),
      finishPartie: () => getCalls().finishPartie(),
      playInEvening: () => getCalls().playInEvening(),
      adviserActions: () => getCalls().adviserActions(),
      strikeEvening: () => getCalls().strikeEvening(),
      leaveEvening() {
        live.leaveTableAndEvening()
        return null
      },
    } satisfies Partial<CallHandlers>,
  }
}
