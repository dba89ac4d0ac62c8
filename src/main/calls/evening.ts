// The door to the evening one spends at the table (S-1 to S-8). What evenings are made of is fetched when one is begun or
// taken up: most days are without.
import type { Scene } from '../../shared/bridge.ts'
import { refuse } from '../refusal.ts'
import { eveningOf } from '../store/evening-places.ts'
import type { EveningCalls, Room } from './evening-room.ts'
import type { House } from './house.ts'
import type { LiveTable } from './live-table.ts'

export interface EveningRoom {
  /** The partie of an evening, with the evening it belongs to; null when this sitting is of none. */
  resume(sitting: number): Promise<Scene | null>
  leave(): void
  readonly calls: EveningCalls
}

export function openEveningRoom(house: House, table: LiveTable): EveningRoom {
  let room: Room | null = null
  /** Nobody has sat down to an evening before it was fetched. */
  const here = (): Room['calls'] => (room ?? refuse('noTable')).calls

  async function opened(): Promise<Room> {
    const { openRoom } = await import('./evening-room.ts')
    room ??= openRoom(house, table)
    return room
  }

  return {
    leave: () => room?.leave(),
    async resume(sitting) {
      const id = eveningOf(house.data.store(), sitting)
      return id === null ? null : (await opened()).resume(id, sitting)
    },
    calls: {
      beginEvening: async (setup) => (await opened()).calls.beginEvening(setup),
      takeUpEvening: async (id) => (await opened()).calls.takeUpEvening(id),
      sayInEvening: (guest, action) => here().sayInEvening(guest, action),
      welcome: (guest) => here().welcome(guest),
      playInEvening: () => here().playInEvening(),
      counsel: () => here().counsel(),
      strikeEvening: () => here().strikeEvening(),
      leaveEvening() {
        table.leave()
        return null
      },
    },
  }
}
