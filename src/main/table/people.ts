// Who sits down: the person at the screen and the computer player of a level, under the name it goes by.
import type { Person } from '../../shared/bridge.ts'
import type { Level } from '../engine/players/player.ts'

const NAMES: Readonly<Record<Level, string>> = {
  random: 'Isidore',
  novice: 'Blanche',
  rulebook: 'Odile',
  club: 'Hippolyte',
  master: 'Mathilde',
}

export const computerOf = (level: Level): Person => ({ name: NAMES[level], kind: 'computer', level })

export const personOf = (name: string): Person => ({ name, kind: 'person', level: null })
