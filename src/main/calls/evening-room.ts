// The evening one spends at the table (S-1 to S-8): there is one at a time. Calls from sitting down to striking it.
import type { Counsel, Scene } from '../../shared/bridge.ts'
import { plainName } from '../../shared/names.ts'
import type { Evening, EveningBreach } from '../../shared/evening.ts'
import { gameOf } from '../engine/games/games.ts'
import { Refusal, refuse } from '../refusal.ts'
import { beginEvening, guestOf, takenUp } from '../room.ts'
import type { WriteStore } from '../store/open.ts'
import { loadSettings } from '../store/settings.ts'
import { removeUntouchedEvening } from '../store/unplayed.ts'
import type { LiveEvening } from '../table/evening.ts'
import type { Question } from '../table/session.ts'
import type { House, Some } from './house.ts'
import type { LiveTable } from './live-table.ts'

export type EveningCalls = Some<
  | 'counsel'
  | 'beginEvening'
  | 'takeUpEvening'
  | 'sayInEvening'
  | 'welcome'
  | 'playInEvening'
  | 'strikeEvening'
  | 'leaveEvening'
>

export interface Room {
  /** The partie of a sitting, with the evening it belongs to. */
  resume(evening: number, sitting: number): Promise<Scene>
  leave(): void
  readonly calls: Omit<EveningCalls, 'leaveEvening'>
}

interface Begun {
  readonly id: number
  readonly db: WriteStore
}

export function openRoom(house: House, table: LiveTable): Room {
  let live: LiveEvening | null = null
  /** The evening that was begun last, and its archive: it makes room for the next one unless something was done in it. */
  let begun: Begun | null = null
  const here = (): LiveEvening => live ?? refuse('noTable')

  /** The evening after what was done in it; a breach where the rules do not allow it. */
  function done(evening: LiveEvening, breach: EveningBreach | null): Evening {
    if (breach !== null) throw new Refusal({ code: 'breach', breach })
    return evening.shown()
  }

  function leave(): void {
    live?.leave()
    live = null
  }

  async function takeUp(id: number): Promise<LiveEvening> {
    if (live?.id === id) {
      live.goOn()
      return live
    }
    const company = { ...table.company(), publishEvening: house.publishEvening, zone: house.zone }
    const next = await takenUp(id, company)
    table.leave()
    live = next
    return next
  }

  /** Removes an evening in which nothing was done, unless somebody sits down to it again; what cannot be removed stays. */
  function removeUntouched({ id, db }: Begun): void {
    if (!db.open || live?.id === id) return
    try {
      removeUntouchedEvening(db, id)
    } catch (error) {
      house.failed(error)
    }
  }

  /** The next partie, or the one on the table. */
  const play = (evening: LiveEvening): Scene => table.seat(evening.play() ?? refuse('notNow'))

  /** Each computer adviser is shown what the ponte sees, and nothing else. */
  function counselOf({ advisers, guests, seats }: Evening, { view, legal }: Question): Promise<readonly Counsel[]> {
    const isPonte = seats !== null && view.eye === 1
    const asked = isPonte ? advisers.filter((guest) => guests[guest]?.kind === 'computer') : []
    return Promise.all(
      asked.map(async (guest) => {
        const level = guests[guest]?.level ?? ''
        const action = await house.thinking.ask({ level, view, legal, onTurn: true })
        return action === null ? [] : [{ guest, action }]
      }),
    ).then((said) => said.flat())
  }

  return {
    leave,
    async resume(id, sitting) {
      const evening = await takeUp(id)
      if (evening.onTable()?.sitting !== sitting) return refuse('notNow')
      return play(evening)
    },
    calls: {
      async beginEvening(setup) {
        const db = house.data.store()
        const before = begun
        const id = beginEvening(db, setup, house.zone, house.now())
        begun = { id, db }
        const evening = await takeUp(id)
        if (before !== null && before.db === db) removeUntouched(before)
        return evening.shown()
      },
      takeUpEvening: async (id) => (await takeUp(id)).shown(),
      sayInEvening(guest, action) {
        const evening = here()
        return done(evening, evening.say(guest, action))
      },
      welcome(guest) {
        const evening = here()
        const { game, guests } = evening.shown()
        const { name } = loadSettings(house.data.store())
        const person = guestOf(gameOf(game) ?? refuse('notFound'), guest, guests, plainName(name))
        return done(evening, evening.welcome(person))
      },
      playInEvening: () => play(here()),
      counsel() {
        const evening = here().shown()
        const question = table.question() ?? refuse('notNow')
        return table.forViewer(() => counselOf(evening, question))
      },
      strikeEvening() {
        const evening = here()
        const breach = evening.strike()
        table.stand()
        return done(evening, breach)
      },
    },
  }
}
