// Which exercises a session has: what is due comes first, then one’s own errors, decisions of the
// books, and positions made on the spot, in turn.
import { DIFFICULTIES, type ExerciseRequest, type ExerciseSource } from '../../shared/exercises.ts'
import type { DecisionPlace } from '../../shared/training.ts'
import { type RecordDocument, readRecord } from '../engine/record.ts'
import { type Random, shuffle } from '../engine/random.ts'
import { GAMES } from '../engine/games/games.ts'
import {
  type ExerciseRow,
  listByDue,
  listOwnErrors,
  listReferences,
  partieReference,
} from '../store/exercises.ts'
import { CorruptRecord, loadPartie } from '../store/load.ts'
import type { ReadStore } from '../store/open.ts'
import { type BookDecision, bookReference, listBookDecisions } from './books.ts'
import type { MadeWish } from './maker.ts'
import { type ExercisePosition, computeUid, describeKind, findDecision } from './position.ts'
import { takePosition } from './take-position.ts'

/** An exercise ready for the table. */
export interface Exercise {
  readonly uid: string
  readonly source: ExerciseSource
  readonly reference: string | null
  readonly game: string
  readonly kind: string
  readonly position: ExercisePosition
  readonly isRepeated: boolean
}

/** An exercise of a session before its turn; it loads as null if it cannot be begun. */
export interface PlannedExercise {
  load(): Promise<Exercise | null>
}

/** Where a plan takes its exercises from. */
export interface PlanSources {
  readonly db: ReadStore
  /** The number of the person at the screen; null if they have not played yet. */
  readonly person: number | null
  readonly random: Random
  /** The first instant of tomorrow: what is due before it is due today. */
  readonly dayEnd: number
  makePosition(wish: MadeWish): Promise<ExercisePosition | null>
}

/** Equity that an error of one's own must have given away to become an exercise. */
export const LEAST_ERROR = 0.01

/** Kinds that are no exercise: rights and slips, which come up with irregularities only. */
const NEVER = ['claim', 'newDeal', 'draw']

/** Lists the kinds of decisions that a game is practised in. */
export const listExerciseKinds = (kinds: readonly string[]): readonly string[] =>
  kinds.filter((kind) => !NEVER.includes(kind))

/** Plans the exercises of a session; empty if nothing fits. */
export async function planExercises(
  request: ExerciseRequest,
  sources: PlanSources,
): Promise<readonly PlannedExercise[]> {
  const { db, dayEnd, random } = sources
  const { positions, count, onlyDue } = request
  if (positions.length > 0)
    return positions.slice(0, count).map((place) => ({ load: () => takeOwn(db, place) }))
  // what is due comes first, wherever it is from
  const due = listByDue(
    db,
    { ...request, sources: [] },
    { from: 0, until: dayEnd, most: count },
  ).map(planStored)
  if (onlyDue || due.length === count) return due
  const fresh = await planFresh(request, sources, count - due.length)
  const missing = count - due.length - fresh.length
  // better once more too early than nothing at all
  const early = { from: dayEnd, until: Number.MAX_SAFE_INTEGER, most: missing }
  const again = missing === 0 ? [] : listByDue(db, request, early).map(planStored)
  return [...due, ...fresh, ...shuffle(again, random)]
}

const planStored = (row: ExerciseRow): PlannedExercise => ({
  load: () => Promise.resolve(readStored(row)),
})

/** Plans exercises that were never answered, of the wanted sources in turn. */
async function planFresh(
  request: ExerciseRequest,
  sources: PlanSources,
  count: number,
): Promise<readonly PlannedExercise[]> {
  const { db, person, random } = sources
  const isWanted = (source: ExerciseSource) => request.sources.includes(source)
  const own =
    isWanted('own') && person !== null
      ? listOwnErrors(db, person, LEAST_ERROR, request, count).map((place): PlannedExercise => ({
          load: () => takeOwn(db, place),
        }))
      : []
  const book = isWanted('book') ? shuffle(listNewBookDecisions(request, db), random) : []
  const made = isWanted('made') ? await planMade(request, sources, count) : []
  const rows = [own, book.map(planBook), made]
  const turns = Array.from({ length: count }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
  return turns.flat().slice(0, count)
}

const listNewBookDecisions = (
  { game, kinds }: ExerciseRequest,
  db: ReadStore,
): readonly BookDecision[] => {
  const practised = listReferences(db, 'book')
  return listBookDecisions().filter(
    (one) =>
      (game === null || one.game === game) &&
      (game === null || kinds.length === 0 || kinds.includes(one.kind)) &&
      !practised.has(bookReference(one)),
  )
}

const planBook = (one: BookDecision): PlannedExercise => ({
  load: () =>
    Promise.resolve({
      ...{ game: one.game, kind: one.kind, position: one.position, source: 'book' },
      ...{ uid: computeUid(one.position), reference: bookReference(one), isRepeated: false },
    }),
})

/** Plans positions that are made when they are wanted, of a random kind each. */
async function planMade(
  { game, kinds, difficulty }: ExerciseRequest,
  { random, makePosition }: PlanSources,
  count: number,
): Promise<readonly PlannedExercise[]> {
  const games = GAMES.filter(({ id }) => game === null || id === game)
  const wishes = await Promise.all(
    games.map(async (one) => {
      const all = listExerciseKinds((await one.loadAi()).kinds)
      const wanted = game === null ? all : all.filter((kind) => kinds.includes(kind))
      return (wanted.length === 0 ? all : wanted).map((kind) => ({
        game: one.id,
        kind,
        difficulty,
      }))
    }),
  )
  const byGame = wishes.filter((some) => some.length > 0)
  const [first] = byGame
  if (first === undefined) return []
  const maker = createMaker(makePosition)
  return Array.from({ length: count }, () => {
    const own = byGame[random.nextInt(byGame.length)] ?? first
    return { load: () => maker.makeOne(shuffle(own, random)) }
  })
}

/** Most kinds that are tried until a position is found. */
const MOST_TRIES = 3

/** Makes positions; after one was not found, none of the session is sought any more. */
function createMaker(makePosition: PlanSources['makePosition']) {
  let isInVain = false
  return {
    async makeOne(wishes: readonly MadeWish[]): Promise<Exercise | null> {
      for (const wish of isInVain ? [] : listTries(wishes)) {
        const position = await makePosition(wish)
        if (position === null) continue
        const { game, kind } = wish
        const uid = computeUid(position)
        return { uid, source: 'made', reference: null, game, kind, position, isRepeated: false }
      }
      isInVain = true
      return null
    },
  }
}

/** Lists what is tried: another kind if there is one, else the same one less or more difficult. */
function listTries(wishes: readonly MadeWish[]): readonly MadeWish[] {
  const [first] = wishes
  if (first === undefined) return []
  const others = DIFFICULTIES.filter((one) => one !== first.difficulty)
  const same = others.map((difficulty) => ({ ...first, difficulty }))
  return [...wishes.slice(0, MOST_TRIES - 1), ...same].slice(0, MOST_TRIES)
}

/** Takes a decision of the archive; null if its partie cannot be read or begun there. */
async function takeOwn(
  db: ReadStore,
  { sitting, partie, step }: DecisionPlace,
): Promise<Exercise | null> {
  const record = loadRecord(db, { sitting, partie })
  if (record === null) return null
  return takeExercise(record, step, partieReference(record.sitting ?? '', partie, step))
}

function loadRecord(
  db: ReadStore,
  place: Pick<DecisionPlace, 'sitting' | 'partie'>,
): RecordDocument | null {
  try {
    const record = loadPartie(db, place)
    // a partie in progress has hidden cards
    return record?.parties[0]?.sha256 === undefined ? null : record
  } catch (error) {
    if (error instanceof CorruptRecord) return null
    throw error
  }
}

/** Makes an exercise of the decision after a step of a record; null if there is none. */
export async function takeExercise(
  record: RecordDocument,
  step: number,
  reference: string | null,
): Promise<Exercise | null> {
  const position = takePosition(record, step)
  const decision = position === null ? null : findDecision(position)
  if (position === null || decision === null) return null
  const kind = describeKind(await decision.game.loadAi(), decision)
  const uid = computeUid(position)
  const source = 'own' as const
  return { uid, source, reference, game: record.game, kind, position, isRepeated: false }
}

/** Reads a stored exercise; null if its text is not what was written. */
function readStored({ position: text, step, ...row }: ExerciseRow): Exercise | null {
  const read = readRecord(parseJson(text))
  if ('fault' in read) return null
  const position = { record: read.record, step }
  const { uid, source, reference, game, kind } = row
  const isSound = computeUid(position) === uid && findDecision(position) !== null
  return isSound ? { uid, source, reference, game, kind, position, isRepeated: true } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
