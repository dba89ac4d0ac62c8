// Evenings for the store: computer guests stake, parties are played at random, and everything is
// written as the table does.
import type { EveningKind, EveningStep, EveningTerms, Guest } from '../../src/shared/evening.ts'
import { requireValue } from '../../src/shared/card.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { chooseAnswer } from '../../src/main/engine/evenings/bettor.ts'
import { drawGuestOrder } from '../../src/main/engine/evenings/draw.ts'
import {
  type EveningStepResult,
  type EveningState,
  applyStep,
  findPhase,
  sitDown,
  rulesFor,
} from '../../src/main/engine/evenings/replay.ts'
import { addEvening, addEveningStep } from '../../src/main/store/evenings.ts'
import type { PartiePlace } from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { ecarte, optionsOf, writePartie } from './played.ts'

const LEVELS = ['random', 'novice', 'rulebook', 'club', 'master'] as const
const COMPANY = ['Anna', 'Odile', 'Clotilde', 'Prosper', 'Émile', 'Fanny'].map((name, guest) =>
  guest === 0
    ? ({ name, kind: 'person', level: null } as const)
    : ({ name, kind: 'computer', level: requireValue(LEVELS[guest % LEVELS.length]) } as const),
)

export interface Wanted {
  readonly kind: EveningKind
  readonly terms: EveningTerms
  readonly guests: number
  readonly parties: number
  /** Its state: struck, between two parties, or in the middle of one. */
  readonly end: 'struck' | 'left' | 'playing'
  /** Milliseconds. */
  readonly began: number
}

/** Plays an evening and writes it; returns its number. */
export function writeEvening(db: WriteStore, wanted: Wanted, random: Random): number {
  const { kind, terms, guests, began } = wanted
  const people = COMPANY.slice(0, guests)
  const options = optionsOf(ecarte, 'club')
  const zone = 'Europe/Berlin'
  const id = addEvening(
    db,
    { game: 'ecarte', preset: 'club', options, kind, terms, people, zone },
    began,
  )
  let now = began
  let run: { readonly sitting: number; readonly seats: readonly Guest[]; parties: number } | null =
    null
  const so: { far: EveningState | null } = { far: null }

  function take(step: EveningStep, place: PartiePlace | null = null): EveningState {
    const list = step.did === 'sat' ? step.list : []
    const done: EveningStepResult =
      so.far === null ? sitDown(kind, terms, list) : applyStep(so.far, step)
    if (done.breach !== null) throw new Error(JSON.stringify({ step, ...done }))
    now += 1000
    addEveningStep(db, id, step, done.entries, place, now)
    so.far = done.state
    return done.state
  }

  function play(most?: number): void {
    const { seats } = requireValue(
      rulesFor(kind).findNextPartie(requireValue(so.far ?? undefined)) ?? undefined,
    )
    if (run === null || run.seats.join() !== seats.join()) {
      const sat = seats.map((guest) => requireValue(people[guest]))
      const sitting = addSitting(
        db,
        { game: 'ecarte', preset: 'club', options, people: sat, zone, evening: id },
        now,
      )
      run = { sitting, seats, parties: 0 }
    }
    run.parties += 1
    now += 60_000
    const place = { sitting: run.sitting, partie: run.parties }
    const over = writePartie(
      db,
      ecarte,
      { ...place, now, ...(most === undefined ? {} : { most }) },
      random,
    )
    const outcome = ecarte.findOutcome(over)
    if (outcome !== null)
      take({ did: 'played', winner: outcome.winner === 0 ? 0 : 1, value: outcome.value }, place)
  }

  const isDrawn = kind !== 'duel' && kind !== 'rotation'
  const registered = people.map((_, guest) => guest)
  let told = take({
    did: 'sat',
    ...(isDrawn ? drawGuestOrder(ecarte, options, guests, random) : { list: registered }),
  })
  while (told.parties < wanted.parties || findPhase(told) === 'asking') {
    const phase = findPhase(told)
    const asked = rulesFor(kind).findPrompt(told)
    if (phase === 'stuck') break
    if (asked !== null) {
      const levels = people.map(({ level }) => level)
      told = take({
        did: 'said',
        guest: asked.guest,
        action: chooseAnswer(told, asked, levels, random),
      })
    } else if (phase === 'drawing')
      told = take({ did: 'sat', ...drawGuestOrder(ecarte, options, guests, random) })
    else play()
    told = requireValue(so.far ?? undefined)
  }
  if (wanted.end === 'playing' && findPhase(told) === 'ready') play(3)
  if (wanted.end === 'struck') take({ did: 'struck' })
  return id
}
