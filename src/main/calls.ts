// Routes the calls of the window to their handlers. Knows the store and the live table, not
// Electron.
import { type Answer, CALL_NAMES, type CallName, MALFORMED } from '../shared/bridge.ts'
import { createArchiveCalls } from './calls/archive.ts'
import { withValidators } from './calls/validate.ts'
import { createLazyEveningCalls } from './calls/evening.ts'
import { createAppCalls } from './calls/app.ts'
import type { AppContext } from './calls/context.ts'
import { createArchiveFiles } from './calls/archive-files.ts'
import { createLiveTable } from './calls/live-table.ts'
import { createReviewCalls } from './calls/review.ts'
import { findProtoKey } from './engine/schemas.ts'
import { Refusal, refusalFromError } from './refusal.ts'

export interface CallRouter {
  handleCall(name: unknown, args: unknown): Answer<unknown> | Promise<Answer<unknown>>
  /** Opens a file that was opened with the program, and notifies the window. */
  openFile(path: string): Promise<void>
  /**
   * Leaves the table; everything is already written. Tasks that have not changed anything yet are
   * cancelled.
   */
  close(): void
}

/**
 * Creates the handlers of all calls. `handleCall` takes any value: an unknown call is refused and
 * changes nothing.
 */
export function createCallRouter(context: AppContext): CallRouter {
  const table = createLiveTable(context, () => evenings)
  const evenings = createLazyEveningCalls(context, table)
  const review = createReviewCalls(context, table, () => archiveFiles.getOpenedFile())
  const archiveFiles = createArchiveFiles(context, table, review.calls.loadReview)
  const handlers = withValidators({
    ...table.calls,
    ...evenings.calls,
    ...review.calls,
    ...createArchiveCalls(context),
    ...archiveFiles.calls,
    ...createAppCalls(context),
  })
  const refuseCall = (call: CallName | null, error: unknown): Answer<never> => {
    const why = refusalFromError(error, context.reportError)
    context.desktop.log.logRefusal(call, why)
    return { ok: false, refused: why }
  }

  return {
    handleCall(name, args) {
      const call = CALL_NAMES.find((one) => one === name)
      try {
        if (call === undefined || findProtoKey(args) !== null)
          return refuseCall(call ?? null, new Refusal(MALFORMED.refused))
        const value = handlers[call](args)
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
          review: await review.calls.loadReview({ kind: 'file', partie: 1 }, 'open'),
        })
      } catch (error) {
        context.sendNews({ news: 'refused', refused: refusalFromError(error, context.reportError) })
      }
    },
    close() {
      table.leaveTableAndEvening()
      archiveFiles.close()
    },
  }
}
