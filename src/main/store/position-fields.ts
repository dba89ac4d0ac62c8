// What positions can be looked for by: what there is among the judged decisions, and the searches
// that are kept.
import { setImmediate as others } from 'node:timers/promises'
import { type Suit, suitOf } from '../../shared/card.ts'
import { plainName } from '../../shared/names.ts'
import type { Decider, PositionFields, PositionSearch } from '../../shared/positions.ts'
import type { Game } from '../engine/games/game.ts'
import { GAMES } from '../engine/games/games.ts'
import { chooseOptions } from '../engine/games/options.ts'
import type { ReadStore, WriteStore } from './open.ts'
import { findPerson } from './people.ts'
import { positionSearchesSchema } from './position-schemas.ts'
import { pluck, query } from './query.ts'
import { loadSettings, loadValue, saveValue } from './settings.ts'

interface Group {
  readonly person: number
  readonly game: string
}

// the next person and game after these, each found at once by the index
const selectNextGroup = query<[number, string], Group>(
  `SELECT person, game FROM decision WHERE (person, game) > (?, ?) ORDER BY person, game LIMIT 1`,
)

/** Lists who has decisions in which game. */
function listGroups(db: ReadStore): readonly Group[] {
  const groups: Group[] = []
  for (
    let group = selectNextGroup(db).get(0, '');
    group !== undefined;
    group = selectNextGroup(db).get(group.person, group.game)
  )
    groups.push(group)
  return groups
}

const selectLevels = pluck<[], string>(
  "SELECT DISTINCT level FROM person WHERE kind = 'computer' AND level IS NOT NULL AND octet_length(level) <= 100",
)

/** Lists the suits of a game's pack, in the order of the pack. */
function listSuits(game: Game): readonly Suit[] {
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  const pack = 'fault' in chosen ? [] : game.createPack(chosen.options)
  return [...new Set(pack.map(suitOf))]
}

async function describeGame(game: Game): Promise<PositionFields['games'][number]> {
  const { kinds, roles } = await game.loadAi()
  return { id: game.id, kinds, roles, suits: listSuits(game) }
}

function listDeciders(db: ReadStore, groups: readonly Group[]): readonly Decider[] {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
  return [...new Set(groups.map(({ person }) => person))]
    .flatMap((id) => findPerson(db, id) ?? [])
    .toSorted(
      (a, b) =>
        Number(a.kind === 'computer') - Number(b.kind === 'computer') || compare(a.name, b.name),
    )
}

/** Loads what positions can be looked for by. */
export async function loadPositionFields(db: ReadStore): Promise<PositionFields> {
  const groups = listGroups(db)
  const people = listDeciders(db, groups)
  const ownName = plainName(loadSettings(db).name)
  const fields = {
    people,
    self: people.find(({ kind, name }) => kind === 'person' && name === ownName)?.id ?? null,
    levels: selectLevels(db).all(),
    searches: loadPositionSearches(db),
  }
  const games: PositionFields['games'][number][] = []
  for (const game of GAMES.filter(({ id }) => groups.some((one) => one.game === id))) {
    games.push(await describeGame(game))
    // code that is loaded for the first time takes a slice by itself
    await others()
  }
  return { ...fields, games }
}

const SEARCHES = 'positionSearches'

const loadPositionSearches = (db: ReadStore): readonly PositionSearch[] =>
  loadValue(db, SEARCHES, positionSearchesSchema) ?? []

/** Saves the searches that are kept, in their order. */
export const savePositionSearches = (db: WriteStore, searches: readonly PositionSearch[]): void =>
  saveValue(db, SEARCHES, searches)
