// Practice: a stored partie played on from one of its steps, in a sitting of its own that never
// counts and begins in the middle of a deal.
import type { Card } from '../../shared/card.ts'
import { plainName } from '../../shared/names.ts'
import type { AnyAction, Seat } from '../../shared/view.ts'
import type { Deal, Game } from '../engine/games/game.ts'
import { recordedOptions } from '../engine/games/options.ts'
import { LEVELS } from '../engine/players/levels.ts'
import { type Random, randomFrom, shuffle } from '../engine/random.ts'
import { type DealRecord, toGameAction } from '../engine/record.ts'
import { toDealSlips, replayRecord } from '../engine/replay.ts'
import { refuse } from '../refusal.ts'
import { type WriteStore, transact } from '../store/open.ts'
import { type NewSitting, addAction, addDeal, addPartie, addSitting } from '../store/sittings.ts'
import { loadPartie } from '../store/load.ts'
import { loadSettings } from '../store/settings.ts'
import type { TableDeps } from './table-deps.ts'
import { createComputers, createPerson } from './people.ts'
import {
  type PracticeStart,
  type ReviewedPartie,
  arrangePracticeSeats,
  findPracticeStart,
} from './review.ts'
import { type TableSession, createSession } from './session.ts'
import { newSeed } from './ai-client.ts'

/** Returns a recorded deal with its whole talon; unknown cards are drawn from the rest. */
export function completeDeal(
  game: Game,
  options: object,
  record: DealRecord,
  random: Random,
): Deal {
  const { dealer, hands, turnUp = null } = record
  const pack = game.createPack(options)
  const known = record.talon ?? []
  const apart = turnUp === null || hands.flat().includes(turnUp) ? 0 : 1
  const missing = pack.length - hands.flat().length - apart - known.length
  const placed = new Set<Card>([...hands.flat(), ...(turnUp === null ? [] : [turnUp]), ...known])
  const rest = shuffle(
    pack.filter((card) => !placed.has(card)),
    random,
  )
  const talon = [...known, ...rest.slice(0, Math.max(0, missing))]
  const deal = { dealer, packets: record.packets ?? game.packets[0] ?? '', hands, turnUp, talon }
  return record.slips === undefined ? deal : { ...deal, slips: toDealSlips(record.slips) }
}

/** Writes the practice sitting with its first deal up to the chosen step; returns its number. */
export function insertPractice(
  db: WriteStore,
  sitting: NewSitting,
  deal: Deal,
  from: PracticeStart,
  now: number,
): number {
  const fact = { score: from.succession.score, outcome: null }
  return transact(db, () => {
    const id = addSitting(db, sitting, now)
    const place = { sitting: id, partie: 1 }
    addPartie(db, place, { cut: from.cut, succession: from.succession }, fact, now)
    addDeal(db, { ...place, deal: 1 }, deal, null, fact, now)
    from.deal.actions.slice(0, from.done).forEach((record, index) => {
      const action: AnyAction = toGameAction(record)
      const how = { standIn: false, hint: false }
      addAction(
        db,
        { ...place, deal: 1, step: index + 1 },
        { seat: record.seat, action, ...how },
        fact,
        now,
      )
    })
    return id
  })
}

/** Opens a table at a step of a partie, against players of a level. Throws Refusal. */
export async function createPracticeSession(
  { record, line }: ReviewedPartie,
  step: number,
  seat: Seat,
  wanted: string,
  zone: string,
  deps: TableDeps,
): Promise<TableSession> {
  const from = findPracticeStart(record, step) ?? refuse('notNow')
  const { game } = from
  const level = LEVELS.find((one) => one === wanted) ?? refuse('malformed')
  if (seat >= record.players.length) return refuse('malformed')
  const { preset = game.preset, ...single } = record.options ?? {}
  const chosen = recordedOptions(game.options, game.presets, String(preset), single)
  if ('fault' in chosen) return refuse('malformed')
  const { options } = chosen
  const ai = await game.loadAi()
  const { store, now } = deps
  const me = createPerson(plainName(loadSettings(store).name))
  const people = arrangePracticeSeats(
    seat,
    me,
    createComputers(record.players.slice(1).map(() => level)),
  )
  const sitting = { game: game.id, preset: line.preset, options, people, zone, practice: true }
  const deal = completeDeal(game, options, from.deal, randomFrom(newSeed()))
  const { id, stored } = transact(store, () => {
    const made = insertPractice(store, sitting, deal, from, now())
    const begun = loadPartie(store, { sitting: made, partie: 1 }) ?? refuse('internal')
    // a deal that depends on the one before it, such as a deferred one, cannot be begun without it
    if ('fault' in replayRecord(begun)) return refuse('notNow')
    return { id: made, stored: begun }
  })
  // a table asks the computer players at once, so it is opened only when everything is written
  const seats = { game, ai, sitting: id, people, preset: line.preset, options, practice: true }
  return createSession(seats, { record: stored }, deps)
}
