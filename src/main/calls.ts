// Routes the calls of the window to their handlers. Knows the store and the live table, not
// Electron.
import { type Answer, MALFORMED } from '../shared/bridge.ts'
import { CALL_NAMES, type CallName } from '../shared/calls.ts'
import { createArchiveCalls } from './calls/archive.ts'
import { runCall } from './calls/validate.ts'
import { createLazyEveningCalls } from './calls/evening.ts'
import { createAppCalls } from './calls/app.ts'
import type { AppContext, CallHandlers, ViewedFile } from './calls/context.ts'
import { createLazyExerciseCalls } from './calls/exercises.ts'
import { createLazyArchiveFiles } from './calls/archive-files-lazy.ts'
import { createHallCalls } from './calls/hall.ts'
import { LiveTable } from './calls/live-table.ts'
import { createLazyReviewCalls } from './calls/review.ts'
import { createSettingsCalls } from './calls/settings.ts'
import { createCoachedCalls, createPlayCalls, createTableCalls } from './calls/table.ts'
import { findProtoKey } from './engine/schemas.ts'
import { Refusal, refusalFromError } from './refusal.ts'

/** Time without a call after which nobody is there, at a table and elsewhere (ms). */
const AWAY_MS = { table: 120_000, elsewhere: 20_000 }

export interface CallRouter {
  handleCall(name: unknown, args: unknown): Answer<unknown> | Promise<Answer<unknown>>
  /** Opens a file that was opened with the program, and notifies the window. */
  openFile(path: string): Promise<void>
  /** Returns true if nobody is at the table or does anything else. */
  isAway(): boolean
  /** Leaves the table. Tasks that have not changed anything yet are cancelled. */
  close(): void
}

/** Creates the handlers of all calls. */
function createHandlers(context: AppContext, live: LiveTable) {
  const viewed: ViewedFile = {}
  const evenings = createLazyEveningCalls(context, live)
  const review = createLazyReviewCalls(context, live, viewed)
  const archiveFiles = createLazyArchiveFiles(context, live, viewed, review.loadReview)
  const handlers: CallHandlers = {
    ...createHallCalls(context, live),
    ...createTableCalls(context, live, evenings),
    ...createPlayCalls(live),
    ...createCoachedCalls(context, live),
    ...evenings.calls,
    ...review,
    ...createLazyExerciseCalls(context, live, viewed),
    ...createArchiveCalls(context),
    ...archiveFiles.calls,
    ...createSettingsCalls(context),
    ...createAppCalls(context),
  }
  return { handlers, archiveFiles, loadReview: review.loadReview }
}

/** Creates the router of the calls; an unknown call is refused and changes nothing. */
export function createCallRouter(context: AppContext): CallRouter {
  const live = new LiveTable(context)
  const { handlers, archiveFiles, loadReview } = createHandlers(context, live)
  let calledAt = 0
  const refuseCall = (call: CallName | null, error: unknown): Answer<never> => {
    const why = refusalFromError(error, context.reportError)
    context.desktop.log.logRefusal(call, why)
    return { ok: false, refused: why }
  }

  return {
    handleCall(name, args) {
      const call = CALL_NAMES.find((one) => one === name)
      calledAt = context.now()
      try {
        if (call === undefined || findProtoKey(args) !== null)
          return refuseCall(call ?? null, new Refusal(MALFORMED.refused))
        const value = runCall(handlers, call, args)
        if (!(value instanceof Promise)) return { ok: true, value }
        return value.then(
          (later: unknown) => ({ ok: true as const, value: later }),
          (error: unknown) => refuseCall(call, error),
        )
      } catch (error) {
        return refuseCall(call ?? null, error)
      }
    },
    async openFile(path) {
      try {
        await archiveFiles.openRecordFile(path)
        context.sendNews({
          news: 'opened',
          review: await loadReview({ kind: 'file', partie: 1 }, 'open'),
        })
      } catch (error) {
        context.sendNews({ news: 'refused', refused: refusalFromError(error, context.reportError) })
      }
    },
    isAway: () => context.now() - calledAt > AWAY_MS[live.findSession() ? 'table' : 'elsewhere'],
    close() {
      live.leaveTableAndEvening()
      archiveFiles.close()
    },
  }
}
