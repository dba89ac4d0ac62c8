// Beginning an evening: checks a setup against game and kind, and resumes the evening of stored
// steps.
import type { Person } from '../shared/bridge.ts'
import { plainName } from '../shared/names.ts'
import type {
  EveningGuest,
  EveningKind,
  EveningLine,
  EveningSetup,
  EveningTerms,
  Guest,
} from '../shared/evening.ts'
import { findGame } from './engine/games/games.ts'
import { chooseOptions, recordedOptions } from './engine/games/options.ts'
import { LEVELS } from './engine/players/levels.ts'
import { randomFrom } from './engine/random.ts'
import { drawGuestOrder } from './engine/evenings/draw.ts'
import { sitDown, rulesFor, replayEvening } from './engine/evenings/replay.ts'
import { Refusal, refuse } from './refusal.ts'
import { addEvening, addEveningStep, loadEvening } from './store/evenings.ts'
import { type WriteStore, transact } from './store/open.ts'
import { loadSettings } from './store/settings.ts'
import { buildStoryLine } from './table/evening-view.ts'
import { type EveningDeps, type LiveEvening, createEvening } from './table/evening.ts'
import { createComputer, createPerson } from './table/people.ts'
import { newSeed } from './table/ai-client.ts'

/** Creates a guest with a new name; `own` is that of a person without one. Throws Refusal. */
export function createGuest(guest: EveningGuest, others: readonly Person[], own: string): Person {
  if (guest.kind === 'computer') {
    const level = LEVELS.find((one) => one === guest.level)
    return createComputer(others, level ?? refuse('malformed'))
  }
  const given = plainName(guest.name)
  const name = given === '' ? own : given
  return others.some((one) => one.name === name) ? refuse('taken') : createPerson(name)
}

/** Creates all guests of a setup; computer players get their names after all persons. */
function createGuests(guests: readonly EveningGuest[], own: string): readonly Person[] {
  const createOfKind = (kind: EveningGuest['kind'], others: readonly Person[]): readonly Person[] =>
    guests
      .filter((guest) => guest.kind === kind)
      .reduce<readonly Person[]>(
        (here, guest) => [...here, createGuest(guest, [...others, ...here], own)],
        [],
      )
  const persons = createOfKind('person', [])
  const inOrder = { person: persons.values(), computer: createOfKind('computer', persons).values() }
  return guests.flatMap(({ kind }) => inOrder[kind].next().value ?? [])
}

/** Starts an evening with this list. Throws Refusal. */
function startOrRefuse(kind: EveningKind, terms: EveningTerms, list: readonly Guest[]) {
  const done = sitDown(kind, terms, list)
  if (done.breach !== null) throw new Refusal({ code: 'breach', breach: done.breach })
  return done
}

/** Writes an evening with its first list; returns its id. Throws Refusal. */
export function beginEvening(
  db: WriteStore,
  setup: EveningSetup,
  zone: string,
  now: number,
): number {
  const { kind, terms, preset } = setup
  const game = findGame(setup.game)
  const fixed = game?.evenings[kind]
  if (game === null || fixed === undefined) return refuse('notFound')
  const chosen = chooseOptions(game.options, game.presets, preset, { ...setup.options, ...fixed })
  if ('fault' in chosen) return refuse('malformed')
  const { options } = chosen
  // the terms and the number of guests are checked before any card is drawn
  startOrRefuse(kind, terms, [...setup.guests.keys()])
  const people = createGuests(setup.guests, plainName(loadSettings(db).name))
  const drawn = rulesFor(kind).isDrawn
    ? drawGuestOrder(game, options, people.length, randomFrom(newSeed()))
    : { list: [...people.keys()] }
  const { entries } = startOrRefuse(kind, terms, drawn.list)
  return transact(db, () => {
    const id = addEvening(db, { game: game.id, preset, options, kind, terms, people, zone }, now)
    addEveningStep(db, id, { did: 'sat', ...drawn }, entries, null, now)
    return id
  })
}

/** Returns the live evening of a stored one, at its last step. Throws Refusal. */
export async function resumeEvening(id: number, deps: EveningDeps): Promise<LiveEvening> {
  const stored = loadEvening(deps.store, id) ?? refuse('notFound')
  const { preset, options, kind, terms, steps } = stored
  const game = findGame(stored.game)
  // an evening of which only a part was imported is not continued
  if (game === null || !stored.isWhole) return refuse('notNow')
  const chosen = recordedOptions(game.options, game.presets, preset ?? game.preset, options)
  if ('fault' in chosen) return refuse('notFound')
  const all = steps.map(({ step }) => step)
  const story: EveningLine[] = []
  const replayed = replayEvening(kind, terms, all, (after, { step, before, lines }) => {
    const paid = lines.map(({ from, to, counters, rule }) => ({ from, to, counters, rule }))
    story.push(buildStoryLine({ before, after, step, paid }, game, chosen.options))
  })
  if ('fault' in replayed || replayed.state === null) return refuse('spoilt')
  const startedAt = new Date(stored.startedAt).toISOString()
  const head = { id, game: game.id, preset, options: chosen.options, kind, terms, startedAt }
  return createEvening(
    await game.loadAi(),
    head,
    { state: replayed.state, ledger: replayed.ledger, story },
    deps,
  )
}
