// The call of the Hall: the games, and the parties and evenings that can go on.
import type { Hall, LeftTable } from '../../shared/hall.ts'
import { GAMES } from '../engine/games/games.ts'
import { buildGameOffer } from '../offers.ts'
import { findEveningId } from '../store/evening-lookup.ts'
import { hasOpenEvening } from '../store/has-open-evening.ts'
import { loadLastPlayed } from '../store/last-played.ts'
import { listLastParties, listOpenParties, findPartieLine } from '../store/list.ts'
import { getLastPartie } from '../store/load.ts'
import type { ReadStore } from '../store/open.ts'
import { loadSettings } from '../store/settings.ts'
import type { AppContext, CallHandlers } from './context.ts'
import type { LiveTable } from './live-table.ts'

/** Most open parties in the Hall, and most finished ones. The archive has all others. */
const MAX_OPEN = 50
const MAX_LAST = 12

export function createHallCalls(context: AppContext, live: LiveTable) {
  function buildHall(evenings: Hall['evenings']): Hall {
    const db = context.data.getStore()
    const { systemLanguage, version, testBuild } = context
    return {
      games: GAMES.map(buildGameOffer),
      open: listOpenParties(db, MAX_OPEN),
      left: findLeftTable(db, live),
      evenings,
      last: listLastParties(db, MAX_LAST),
      lastPlayed: loadLastPlayed(db),
      settings: loadSettings(db),
      systemLanguage,
      version,
      testBuild,
    }
  }

  /** Loads what reads evenings only if one is open: most starts do without. */
  async function loadHallWithEvenings(): Promise<Hall> {
    const { listOpenEvenings } = await import('../store/evenings.ts')
    return buildHall(listOpenEvenings(context.data.getStore(), MAX_OPEN))
  }

  return {
    loadHall: () =>
      hasOpenEvening(context.data.getStore()) ? loadHallWithEvenings() : buildHall([]),
  } satisfies Partial<CallHandlers>
}

/** Returns the open table, or the one left by closing the app if it can go on; no lesson. */
function findLeftTable(db: ReadStore, live: LiveTable): LeftTable | null {
  const session = live.findSession()
  if (session !== null) {
    const { evening, lesson, exercise } = session.getScene()
    return lesson === undefined && exercise === undefined
      ? { sitting: session.sitting, evening, isLive: true }
      : null
  }
  const sitting = live.findLastSitting()
  if (sitting === null) return null
  const evening = findEveningId(db, sitting)
  const isOpen =
    evening === null
      ? listOpenParties(db, MAX_OPEN).some((line) => line.sitting === sitting)
      : findPartieLine(db, { sitting, partie: getLastPartie(db, sitting) })?.outcome === null
  return isOpen ? { sitting, evening, isLive: false } : null
}
