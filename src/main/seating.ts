// Sitting down: what a setup asks for, a new sitting, and the table of one that is taken up again. Fetched with the first
// table, since the Hall does without.
import type { Setup } from '../shared/hall.ts'
import { faultOfNames, plainName } from '../shared/names.ts'
import type { Person, Scene } from '../shared/bridge.ts'
import type { Game } from './engine/games/game.ts'
import type { Mind } from './engine/games/mind.ts'
import { gameOf } from './engine/games/games.ts'
import { chooseOptions, recordedOptions } from './engine/games/options.ts'
import { drawForDeal } from './engine/players/match.ts'
import { LEVELS, type Level, levelsOf } from './engine/players/levels.ts'
import { randomFrom } from './engine/random.ts'
import type { RecordDocument } from './engine/record.ts'
import { refuse } from './refusal.ts'
import { type ReadStore, transact } from './store/open.ts'
import { partieLine } from './store/list.ts'
import { loadSettings } from './store/settings.ts'
import { lastPartie, loadPartie } from './store/load.ts'
import { addSitting } from './store/sittings.ts'
import { audienceOf } from './table/audience.ts'
import type { Company } from './table/company.ts'
import { computerBeside, personOf } from './table/people.ts'
import { type Session, openSession } from './table/session.ts'
import { newSeed } from './table/thinking.ts'

/** What a setup asks for, checked against the game. Throws Refusal. */
export function seated(setup: Setup, db: ReadStore) {
  const game = gameOf(setup.game)
  if (game === null || !game.hasTable) return refuse('notFound')
  const chosen = chooseOptions(game.options, game.presets, setup.preset, setup.options)
  const levelNamed = (name: string): Level =>
    LEVELS.find((one) => one === name && levelsOf(game).includes(one)) ?? refuse('malformed')
  const level = levelNamed(setup.level)
  const partner = setup.partner === undefined ? level : levelNamed(setup.partner)
  if ('fault' in chosen) return refuse('malformed')
  const seats = game.seats(chosen.options)
  const persons = personsOf(setup, plainName(loadSettings(db).name))
  if (persons.length > seats) return refuse('malformed')
  const people = placed(persons, seats, (seat) => (seat === OPPOSITE && seats === 4 ? partner : level))
  return { game, options: chosen.options, people }
}

/** The persons at this screen: those whom a setup names, else the one whose app it is. Throws Refusal. */
function personsOf({ persons }: Setup, own: string): readonly Person[] {
  if (persons === undefined) return [personOf(own)]
  const fault = faultOfNames(persons)
  if (fault !== null) return refuse(fault === 'nameTwice' ? 'taken' : 'malformed')
  return persons.map((name) => personOf(plainName(name)))
}

/** The seat of the partner of the first seat, at a table for four. */
const OPPOSITE = 2

/** Everybody by seat. The second person sits opposite the first, where four play; computer players sit on what is left. */
function placed(persons: readonly Person[], seats: number, levelAt: (seat: number) => Level): readonly Person[] {
  const order = seats === 4 ? [0, OPPOSITE, 1, 3] : [...Array(seats).keys()]
  const bySeat = new Map(persons.map((person, place) => [order[place], person]))
  const people: Person[] = []
  for (let seat = 0; seat < seats; seat += 1)
    people.push(bySeat.get(seat) ?? computerBeside([...persons, ...people], levelAt(seat)))
  return people
}

/** Who sits down together, the person first, and what to. */
type Party = Pick<Scene, 'people' | 'options' | 'preset'> & { readonly mind: Mind }

/** Draws for the seats (W-2) and begins a sitting; it is written with its first partie or not at all. */
export function begun({ mind, people: guests, options, preset }: Party, zone: string, company: Company): Session {
  const { game } = mind
  const { store } = company
  const drawn = drawForDeal(game, options, randomFrom(newSeed()))
  const people = drawn.seating.flatMap((place) => guests[place] ?? [])
  return transact(store, () => {
    const sitting = addSitting(store, { game: game.id, preset, options, people, zone }, company.now())
    const table = { game, mind, sitting, people, preset, options, practice: false }
    return openSession(table, { cut: drawn.cut }, company)
  })
}

/** A rubber is a sitting of its own: the same people draw for the next one. */
export async function begunAfter(scene: Scene, zone: string, company: Company): Promise<Session> {
  const { people, options, preset, view } = scene
  const mind = await (gameOf(view.game) ?? refuse('notFound')).mind()
  const [near = 0] = audienceOf(people, null).persons
  return begun({ mind, people: [...people.slice(near), ...people.slice(0, near)], options, preset }, zone, company)
}

/** The live table of a stored sitting, where it stopped. Throws Refusal. */
export async function resumed(sitting: number, company: Company): Promise<Session> {
  const place = { sitting, partie: lastPartie(company.store, sitting) }
  const record = loadPartie(company.store, place)
  const game = record === null ? null : gameOf(record.game)
  if (record === null || game === null || !isTable(game, record)) return refuse('notFound')
  // a partie that came in broken off is kept as it is: one plays on from it as practice
  if (partieLine(company.store, place)?.outcome === null && record.parties[0]?.sha256 !== undefined)
    return refuse('notNow')
  const { preset = null, ...single } = record.options ?? {}
  const chosen = recordedOptions(game.options, game.presets, String(preset ?? game.preset), single)
  if ('fault' in chosen) return refuse('notFound')
  const people = record.players.map((one) => ({ ...one, level: one.level ?? null }))
  const named = preset === null ? null : String(preset)
  const practice = record.practice === true
  const { options } = chosen
  const mind = await game.mind()
  return openSession({ game, mind, sitting, people, preset: named, options, practice }, { record }, company)
}

/** Persons, and computer players of levels that the game knows: what can be sat down to. */
function isTable(game: Game, { players }: RecordDocument): boolean {
  const levels: readonly string[] = levelsOf(game)
  const canSit = players.every(({ kind, level }) => kind === 'person' || levels.includes(level ?? ''))
  const persons = players.filter(({ kind }) => kind === 'person').map(({ name = '' }) => name)
  // several at one screen are told apart by their names
  const areNamed = persons.length === 1 || faultOfNames(persons) === null
  return game.hasTable && canSit && persons.length > 0 && areNamed
}
