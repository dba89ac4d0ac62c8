// The live table and its evening: at most one of each, shared by the calls that use them.
import type { Scene } from '../../shared/bridge.ts'
import { refuse, refusalFromError } from '../refusal.ts'
import type { WriteStore } from '../store/open.ts'
import { loadNumber, loadSettings, saveNumber } from '../store/settings.ts'
import type { removeUnplayedSitting } from '../store/unplayed.ts'
import type { LiveEvening } from '../table/evening.ts'
import type { TableSession } from '../table/session.ts'
import type { TableDeps } from '../table/table-deps.ts'
import type { AppContext } from './context.ts'

/** Removes a sitting in which nothing was played; returns false if something was. */
type RemoveUnplayed = typeof removeUnplayedSitting

/** Key under which the sitting at the table is saved; NO_SITTING means none. */
const LAST_TABLE_KEY = 'table'
const NO_SITTING = 0

export class LiveTable {
  readonly #context: AppContext
  #session: TableSession | null = null
  #evening: LiveEvening | null = null
  /** The newest table with its archive: removed when it is left, unless something was played. */
  #newTable: {
    readonly session: TableSession
    readonly db: WriteStore
    readonly removeUnplayed: RemoveUnplayed
  } | null = null

  constructor(context: AppContext) {
    this.#context = context
  }

  /** Returns the session of the table; null if there is none. */
  findSession(): TableSession | null {
    return this.#session
  }

  /** Returns the session of the table. Throws Refusal if there is none. */
  getSession(): TableSession {
    return this.#session ?? refuse('noTable')
  }

  /** Returns the live evening; null if there is none. */
  findEvening(): LiveEvening | null {
    return this.#evening
  }

  /**
   * Leaves the table for another one and returns its scene. A new table comes with the function
   * that removes it if nothing is played: that is loaded with the table, not when the program
   * starts.
   */
  switchTable(next: TableSession, removeUnplayed?: RemoveUnplayed): Scene {
    const scene = next.getScene()
    // practice does not end the evening
    if (scene.evening === null && !scene.practice) this.leaveEvening()
    if (this.#session !== next) {
      this.#session?.close()
      // once resumed it is a table like any other
      if (this.#newTable?.session.sitting === scene.sitting) this.#newTable = null
      this.#removeUnusedTable()
    }
    this.#session = next
    if (removeUnplayed !== undefined)
      this.#newTable = { session: next, db: this.#context.data.getStore(), removeUnplayed }
    this.#saveLastTable(scene.practice || scene.lesson !== undefined ? NO_SITTING : scene.sitting)
    return scene
  }

  /** Leaves table and evening for another evening. */
  switchEvening(next: LiveEvening): void {
    this.leaveTableAndEvening()
    this.#evening = next
  }

  /** Leaves the table; the evening it belongs to goes on. */
  leaveTable(): void {
    this.#session?.close()
    this.#session = null
  }

  leaveEvening(): void {
    this.#evening?.close()
    this.#evening = null
  }

  leaveTableAndEvening(): void {
    this.leaveTable()
    this.leaveEvening()
  }

  /**
   * Leaves the table, which is not offered again, and removes it if nothing was played. A series
   * that goes on begins its next partie, as which it can be resumed.
   */
  leaveForGood(): void {
    if (this.#session?.getScene().series === 'goesOn') this.#session.startNextPartie()
    this.leaveTable()
    this.#saveLastTable(NO_SITTING)
    this.#removeUnusedTable()
  }

  /** Returns the sitting that was at the table when the program was closed; null if none was. */
  findLastSitting(): number | null {
    const sitting = loadNumber(this.#context.data.getStore(), LAST_TABLE_KEY) ?? NO_SITTING
    return sitting === NO_SITTING ? null : sitting
  }

  getTableDeps(): TableDeps {
    const { aiClient, now, publishScene, sendNews, data, reportError } = this.#context
    const store = data.getStore()
    return {
      store,
      aiClient,
      pace: () => loadSettings(store).pace,
      forced: () => loadSettings(store).forcedCards,
      now,
      publish: publishScene,
      reportError: (error) =>
        sendNews({ news: 'refused', refused: refusalFromError(error, reportError) }),
    }
  }

  /**
   * Asks another thread something for the viewer. The answer is refused if the table was left or
   * the screen handed over meanwhile: it may contain what only the person who asked may know.
   */
  async askForViewer<T>(ask: () => Promise<T>): Promise<T> {
    const session = this.getSession()
    const viewer = session.getViewerId()
    const answer = await ask()
    if (session !== this.#session) return refuse('noTable')
    return session.getViewerId() === viewer ? answer : refuse('notNow')
  }

  #removeUnusedTable(): void {
    const left = this.#newTable
    this.#newTable = null
    if (left === null || left.session.isPlayed()) return
    this.#tryTo((store) => {
      // another archive may have taken its place
      if (store === left.db) left.removeUnplayed(left.db, left.session.sitting)
    })
  }

  /** Saves which table is open, in case the program is closed there. */
  #saveLastTable(sitting: number): void {
    this.#tryTo((store) => saveNumber(store, LAST_TABLE_KEY, sitting))
  }

  /** Writes; an error is only reported, since no table should fail over it. */
  #tryTo(write: (store: WriteStore) => void): void {
    try {
      write(this.#context.data.getStore())
    } catch (error) {
      this.#context.reportError(error)
    }
  }
}
