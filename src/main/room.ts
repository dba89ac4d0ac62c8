// Sitting down to an evening: what a setup asks for, checked against game and kind, and the evening of a stored story.
import type { Person } from '../shared/bridge.ts'
import { plainName } from '../shared/names.ts'
import type { EveningGuest, EveningKind, EveningSetup, EveningTerms, Guest } from '../shared/evening.ts'
import type { Game } from './engine/games/game.ts'
import { gameOf } from './engine/games/games.ts'
import { chooseOptions, recordedOptions } from './engine/games/options.ts'
import { LEVELS, levelsOf } from './engine/players/levels.ts'
import { randomFrom } from './engine/random.ts'
import { drawOrder } from './engine/sittings/draw.ts'
import { type EveningState, sitDown, sittingsOf, tell } from './engine/sittings/story.ts'
import { Refusal, refuse } from './refusal.ts'
import { addEvening, addEveningStep, loadEvening } from './store/evenings.ts'
import { type WriteStore, transact } from './store/open.ts'
import { loadSettings } from './store/settings.ts'
import { storyLine } from './table/evening-shown.ts'
import { type EveningCompany, type LiveEvening, openEvening } from './table/evening.ts'
import { computerBeside, personOf } from './table/people.ts'
import { newSeed } from './table/thinking.ts'

/** Who comes, beside those who came before: nobody has the name of another. `own` is that of who gives none. Throws Refusal. */
export function guestOf(game: Game, guest: EveningGuest, others: readonly Person[], own: string): Person {
  if (guest.kind === 'computer') {
    const level = LEVELS.find((one) => one === guest.level && levelsOf(game).includes(one))
    return computerBeside(others, level ?? refuse('malformed'))
  }
  const given = plainName(guest.name)
  const name = given === '' ? own : given
  return others.some((one) => one.name === name) ? refuse('taken') : personOf(name)
}

/** Everybody a setup names; computers come by their names when all persons have theirs. */
function guestsOf(game: Game, guests: readonly EveningGuest[], own: string): readonly Person[] {
  const come = (kind: EveningGuest['kind'], others: readonly Person[]): readonly Person[] =>
    guests
      .filter((guest) => guest.kind === kind)
      .reduce<readonly Person[]>((here, guest) => [...here, guestOf(game, guest, [...others, ...here], own)], [])
  const persons = come('person', [])
  const inOrder = { person: persons.values(), computer: come('computer', persons).values() }
  return guests.flatMap(({ kind }) => inOrder[kind].next().value ?? [])
}

/** A list sat down to. Throws Refusal. */
function sat(kind: EveningKind, terms: EveningTerms, list: readonly Guest[]) {
  const done = sitDown(kind, terms, list)
  if (done.breach !== null) throw new Refusal({ code: 'breach', breach: done.breach })
  return done
}

/** Writes an evening with its first list; answers its number. Throws Refusal. */
export function beginEvening(db: WriteStore, setup: EveningSetup, zone: string, now: number): number {
  const { kind, terms, preset } = setup
  const game = gameOf(setup.game)
  const fixed = game?.evenings[kind]
  if (game === null || !game.hasTable || fixed === undefined) return refuse('notFound')
  const chosen = chooseOptions(game.options, game.presets, preset, { ...setup.options, ...fixed })
  if ('fault' in chosen) return refuse('malformed')
  const { options } = chosen
  // nobody draws a card before it is agreed what for, and by how many
  sat(kind, terms, [...setup.guests.keys()])
  const people = guestsOf(game, setup.guests, plainName(loadSettings(db).name))
  const drawn = sittingsOf(kind).isDrawn
    ? drawOrder(game, options, people.length, randomFrom(newSeed()))
    : { list: [...people.keys()] }
  const { entries } = sat(kind, terms, drawn.list)
  return transact(db, () => {
    const id = addEvening(db, { game: game.id, preset, options, kind, terms, people, zone }, now)
    addEveningStep(db, id, { did: 'sat', ...drawn }, entries, null, now)
    return id
  })
}

/** The live evening of a stored one, where it stopped. Throws Refusal. */
export async function takenUp(id: number, company: EveningCompany): Promise<LiveEvening> {
  const stored = loadEvening(company.store, id) ?? refuse('notFound')
  const { preset, options, kind, terms, steps } = stored
  const game = gameOf(stored.game)
  // one of which a file has brought no more than a part is kept as it is
  if (game === null || !game.hasTable || !stored.isWhole) return refuse('notNow')
  const all = steps.map(({ step }) => step)
  const states: EveningState[] = []
  const told = tell(kind, terms, all, (state) => void states.push(state))
  if ('fault' in told || told.state === null) return refuse('spoilt')
  const story = states.flatMap((state, index) => {
    const step = all[index]
    return step === undefined ? [] : [storyLine(states[index - 1] ?? null, state, step)]
  })
  const chosen = recordedOptions(game.options, game.presets, preset ?? game.preset, options)
  if ('fault' in chosen) return refuse('notFound')
  const startedAt = new Date(stored.startedAt).toISOString()
  const head = { id, game: game.id, preset, options: chosen.options, kind, terms, startedAt }
  return openEvening(await game.mind(), head, { state: told.state, ledger: told.ledger, story }, company)
}
