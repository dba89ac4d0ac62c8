// Who sits down: the person at the screen and computer players of a level, under the names they go by.
import type { Person } from '../../shared/bridge.ts'
import type { Level } from '../engine/players/player.ts'

/** Three of each level, so that they can sit at one table. */
const NAMES: Readonly<Record<Level, readonly [string, string, string]>> = {
  random: ['Isidore', 'Agathe', 'Anselme'],
  novice: ['Blanche', 'Eugène', 'Lucie'],
  rulebook: ['Odile', 'Prosper', 'Clotilde'],
  club: ['Hippolyte', 'Sidonie', 'Achille'],
  master: ['Mathilde', 'Octave', 'Hortense'],
}

/** Computer players of these levels, each under a name of its own. */
export const computersOf = (levels: readonly Level[]): readonly Person[] =>
  levels.map((level, place) => {
    const before = levels.slice(0, place).filter((one) => one === level).length
    return { name: NAMES[level][before] ?? level, kind: 'computer', level }
  })

export const personOf = (name: string): Person => ({ name, kind: 'person', level: null })
