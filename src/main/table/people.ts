// The players of a table: persons at this computer and computer players of a level, with their
// names.
import type { Person } from '../../shared/bridge.ts'
import type { Level } from '../engine/players/levels.ts'

/** Eight of each level, so that a whole evening can be filled. */
const NAMES: Readonly<Record<Level, readonly string[]>> = {
  random: ['Isidore', 'Agathe', 'Anselme', 'Zélie', 'Barnabé', 'Ursule', 'Casimir', 'Philomène'],
  novice: ['Blanche', 'Eugène', 'Lucie', 'Aristide', 'Ninette', 'Firmin', 'Colette', 'Gaspard'],
  rulebook: ['Odile', 'Prosper', 'Clotilde', 'Edmond', 'Léontine', 'Théodore', 'Irène', 'Valentin'],
  club: [
    'Hippolyte',
    'Sidonie',
    'Achille',
    'Célestine',
    'Gustave',
    'Marthe',
    'Ferdinand',
    'Rosalie',
  ],
  master: ['Mathilde', 'Octave', 'Hortense', 'Auguste', 'Delphine', 'Maxime', 'Apolline', 'Raoul'],
}

/** Creates computer players of these levels, each with a different name. */
export function createComputers(levels: readonly Level[]): readonly Person[] {
  const people: Person[] = []
  for (const level of levels) people.push(createComputer(people, level))
  return people
}

/** Creates a computer player of a level with a name that none of the others has. */
export function createComputer(others: readonly Pick<Person, 'name'>[], level: Level): Person {
  const taken = new Set(others.map(({ name }) => name))
  for (let generation = 1; ; generation += 1) {
    const names = NAMES[level].map((name) => (generation === 1 ? name : `${name} ${generation}`))
    const name = names.find((one) => !taken.has(one))
    if (name !== undefined) return { name, kind: 'computer', level }
  }
}

export const createPerson = (name: string): Person => ({ name, kind: 'person', level: null })
