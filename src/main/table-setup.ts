// Starting a table: checks a setup, begins a new sitting, resumes a stored one. Loaded with the
// first table, since the Hall does without.
import type { StartTableRequest } from '../shared/hall.ts'
import { faultOfNames, plainName } from '../shared/names.ts'
import type { Person, Scene } from '../shared/bridge.ts'
import type { GameAi } from './engine/games/ai.ts'
import { type Game, noPoints } from './engine/games/game.ts'
import { findGame } from './engine/games/games.ts'
import { chooseOptions, recordedOptions } from './engine/games/options.ts'
import { drawForDeal } from './engine/players/match.ts'
import { LEVELS, type Level } from './engine/players/levels.ts'
import { randomFrom } from './engine/random.ts'
import type { RecordDocument } from './engine/record.ts'
import { refuse } from './refusal.ts'
import { type ReadStore, transact } from './store/open.ts'
import { findPartieLine } from './store/list.ts'
import { loadSettings } from './store/settings.ts'
import { type PartiePlace, getLastPartie, loadPartie } from './store/load.ts'
import { loadMatch } from './store/matches.ts'
import { addSitting } from './store/sittings.ts'
import { findViewers } from './table/viewers.ts'
import type { TableDeps } from './table/table-deps.ts'
import { createComputer, createPerson } from './table/people.ts'
import { type TableSession, createSession } from './table/session.ts'
import { newSeed } from './table/ai-client.ts'

export { removeUnplayedSitting } from './store/unplayed.ts'

/** Checks a setup against the game. Throws Refusal. */
export function checkSetup(setup: StartTableRequest, db: ReadStore) {
  const game = findGame(setup.game)
  if (game === null) return refuse('notFound')
  const chosen = chooseOptions(game.options, game.presets, setup.preset, setup.options)
  const parseLevel = (name: string): Level =>
    LEVELS.find((one) => one === name) ?? refuse('malformed')
  const level = parseLevel(setup.level)
  const partner = setup.partner === undefined ? level : parseLevel(setup.partner)
  if ('fault' in chosen) return refuse('malformed')
  const { toWin = null } = setup
  if (toWin !== null && game.series !== undefined) return refuse('malformed')
  const seats = game.countSeats(chosen.options)
  const persons = listPersons(setup, plainName(loadSettings(db).name))
  if (persons.length > seats) return refuse('malformed')
  const people = assignSeats(persons, seats, (seat) =>
    seat === OPPOSITE && seats === 4 ? partner : level,
  )
  return { game, options: chosen.options, people, toWin }
}

/** Returns the persons at this screen: of the setup, else the owner. Throws Refusal. */
function listPersons({ persons }: StartTableRequest, own: string): readonly Person[] {
  if (persons === undefined) return [createPerson(own)]
  const fault = faultOfNames(persons)
  if (fault !== null) return refuse(fault === 'nameTwice' ? 'taken' : 'malformed')
  return persons.map((name) => createPerson(plainName(name)))
}

/** The seat opposite the first, at a table for four. */
const OPPOSITE = 2

/** Assigns seats. At a table for four the second person sits opposite the first. */
function assignSeats(
  persons: readonly Person[],
  seats: number,
  levelAt: (seat: number) => Level,
): readonly Person[] {
  const order = seats === 4 ? [0, OPPOSITE, 1, 3] : [...Array(seats).keys()]
  const bySeat = new Map(persons.map((person, place) => [order[place], person]))
  const people: Person[] = []
  for (let seat = 0; seat < seats; seat += 1)
    people.push(bySeat.get(seat) ?? createComputer([...persons, ...people], levelAt(seat)))
  return people
}

/** The people of a new table, the person first, with its options. */
type TableParty = Pick<Scene, 'people' | 'options' | 'preset'> & {
  readonly ai: GameAi
  /** The number of parties that win the match; null if none is agreed. */
  readonly toWin: number | null
}

/** Draws for the seats (W-2) and begins a sitting, written with its first partie. */
export function startSitting(
  { ai, people: guests, options, preset, toWin }: TableParty,
  zone: string,
  deps: TableDeps,
): TableSession {
  const { game } = ai
  const { store } = deps
  const drawn = drawForDeal(game, options, randomFrom(newSeed()))
  const people = drawn.seating.flatMap((place) => guests[place] ?? [])
  return transact(store, () => {
    const begun = { game: game.id, preset, options, people, zone, toWin }
    const sitting = addSitting(store, begun, deps.now())
    const match = countMatch(game, options, { sitting, partie: 1 }, store)
    const table = { game, ai, sitting, people, preset, options, practice: false, ...match }
    return createSession(table, { cut: drawn.cut }, deps)
  })
}

/** Returns the parties of a sitting won so far, unless they form a series with its own account. */
const countMatch = (game: Game, options: object, place: PartiePlace, store: ReadStore) =>
  game.series === undefined
    ? { match: loadMatch(store, place, noPoints(game, options).length) }
    : {}

/**
 * Starts the next sitting: a rubber or a match is one of its own, for which the same people draw
 * again.
 */
export async function startNextSitting(
  scene: Scene,
  zone: string,
  deps: TableDeps,
): Promise<TableSession> {
  const { people, options, preset, view } = scene
  const ai = await (findGame(view.game) ?? refuse('notFound')).loadAi()
  const [near = 0] = findViewers(people, null).persons
  return startSitting(
    {
      ai,
      people: [...people.slice(near), ...people.slice(0, near)],
      options,
      preset,
      toWin: scene.match?.toWin ?? null,
    },
    zone,
    deps,
  )
}

/** Returns the live table of a stored sitting, at its last action. Throws Refusal. */
export async function resumeTable(sitting: number, deps: TableDeps): Promise<TableSession> {
  const place = { sitting, partie: getLastPartie(deps.store, sitting) }
  const record = loadPartie(deps.store, place)
  const game = record === null ? null : findGame(record.game)
  if (record === null || game === null || !canResume(record)) return refuse('notFound')
  // an imported partie that was broken off stays as it is: it can be continued only as practice
  if (
    findPartieLine(deps.store, place)?.outcome === null &&
    record.parties[0]?.sha256 !== undefined
  )
    return refuse('notNow')
  const { preset = null, ...single } = record.options ?? {}
  const chosen = recordedOptions(game.options, game.presets, String(preset ?? game.preset), single)
  if ('fault' in chosen) return refuse('notFound')
  const people = record.players.map((one) => ({ ...one, level: one.level ?? null }))
  const named = preset === null ? null : String(preset)
  const practice = record.practice === true
  const { options } = chosen
  const ai = await game.loadAi()
  return createSession(
    {
      game,
      ai,
      sitting,
      people,
      preset: named,
      options,
      practice,
      ...(practice ? {} : countMatch(game, options, place, deps.store)),
    },
    { record },
    deps,
  )
}

/** Returns true if a sitting can be resumed: its persons have names, its levels exist. */
function canResume({ players }: RecordDocument): boolean {
  const levels: readonly string[] = LEVELS
  const canSit = players.every(
    ({ kind, level }) => kind === 'person' || levels.includes(level ?? ''),
  )
  const persons = players.filter(({ kind }) => kind === 'person').map(({ name = '' }) => name)
  // several persons at one screen are distinguished by their names
  const areNamed = persons.length === 1 || faultOfNames(persons) === null
  return canSit && persons.length > 0 && areNamed
}
