// The calls that read and annotate the archive: lists, standings, people, notes, trash.
import type { AppContext, CallHandlers } from './context.ts'
import { createPositionCalls } from './positions.ts'
import { createExchangeCalls } from './exchange.ts'
import { createJudgingCalls } from './judging.ts'

export function createArchiveCalls(context: AppContext) {
  const loadCalls = async () => (await import('./archive-lazy.ts')).createLazyArchiveCalls(context)
  return {
    ...createJudgingCalls(context),
    archiveSummary: async (...given) => (await loadCalls()).archiveSummary(...given),
    listParties: async (...given) => (await loadCalls()).listParties(...given),
    countParties: async (...given) => (await loadCalls()).countParties(...given),
    listPlaces: async (...given) => (await loadCalls()).listPlaces(...given),
    loadStandings: async (...given) => (await loadCalls()).loadStandings(...given),
    loadCourse: async (...given) => (await loadCalls()).loadCourse(...given),
    loadSheet: async (...given) => (await loadCalls()).loadSheet(...given),
    loadStrength: async (wish) =>
      (await import('./strength-calls.ts')).loadStrength(context.data, wish),
    listEvenings: async (...given) => (await loadCalls()).listEvenings(...given),
    annotatePartie: async (...given) => (await loadCalls()).annotatePartie(...given),
    trashParties: async (...given) => (await loadCalls()).trashParties(...given),
    renamePerson: async (...given) => (await loadCalls()).renamePerson(...given),
    mergePeople: async (...given) => (await loadCalls()).mergePeople(...given),
    ...createPositionCalls(context),
    ...createExchangeCalls(context),
  } satisfies Partial<CallHandlers>
}
