// An archive of a few hundred parties of every kind, and the same parties as a plain list.
import { join } from 'node:path'
import type { ArchiveShelf } from '../../src/shared/archive.ts'
import { type PartieFacts, deriveFacts } from '../../src/main/engine/facts.ts'
import { type Game, type GameState, noPoints } from '../../src/main/engine/games/game.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { readAllSittings } from '../../src/main/transfer/parse-file.ts'
import { importRecords } from '../../src/main/transfer/import-records.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { annotatePartie } from '../../src/main/store/annotations.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import { type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { requireValue } from '../../src/shared/card.ts'
import { onTestFinished } from 'vitest'
import { folder } from '../store/places.ts'
import {
  type End,
  type Player,
  type Wanted,
  computer,
  gameNamed,
  person,
  pick,
  sittingOf,
  uidOf,
} from './records.ts'

/** A partie as the plain list has it. */
export interface Known {
  readonly sitting: number
  readonly partie: number
  readonly record: RecordDocument
  readonly game: Game
  /** Numbers of the people in the archive, by seat. */
  readonly people: readonly number[]
  readonly facts: PartieFacts
  /** The time it was last touched; null if not recorded. */
  readonly at: number | null
  readonly note: string
  readonly tags: readonly string[]
  readonly trashed: boolean
}

export interface Varied {
  readonly db: WriteStore
  readonly known: readonly Known[]
}

const NAMES = ['Anna', 'Élodie Müller', 'Jean-Baptiste', 'Zoë', "O'Brien", 'Ann', '한글', 'Łukasz']
const NOTES = [
  ...[
    'A fine vole.',
    'Über die Volte — naïve?',
    'He said “play”; I didn’t.',
    '100 % luck',
    'see * and "quotes"',
    '😀 ha',
  ],
  ...[
    '한글 노트',
    'OR AND NOT NEAR',
    'a:b c-d (e)',
    "Robert'); DROP TABLE partie;--",
    'élan élancé',
    'x\ny\tz',
  ],
]
export const TAGS = ['vole', 'club night', 'Übung', '50 %', '"quoted"', '*', '😀']
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Mars/Olympus',
  null,
]
export const START = Date.UTC(2024, 0, 1)
const DAY = 24 * 3_600_000

function players(random: Random, seats: number): readonly Player[] {
  const one = person(pick(random, NAMES))
  if (seats > 2) return several(random, one).slice(0, seats)
  const other =
    random.nextInt(3) === 0
      ? person(pick(random, NAMES))
      : computer(pick(random, ['random', 'club']))
  if (other.name === one.name && other.kind === one.kind) return [one, computer('random')]
  return random.nextInt(2) === 0 ? [one, other] : [other, one]
}

/** Of three or four, a computer player may sit in several seats. */
function several(random: Random, one: Player): readonly Player[] {
  const some = NAMES.filter((name) => name !== one.name)
  const second = random.nextInt(3) === 0 ? person(pick(random, some)) : computer('random')
  const rest = [
    computer(pick(random, ['random', 'club'])),
    computer(pick(random, ['random', 'club', 'master'])),
  ]
  return shuffle([one, second, ...rest], random)
}

/** Games and what is played of them, as often as they stand here. */
const TABLES = [
  { game: 'ecarte', seats: 2, options: {} },
  { game: 'ecarte', seats: 2, options: {} },
  { game: 'ecarte', seats: 2, options: {} },
  { game: 'scotch-whist', seats: 2, options: {} },
  { game: 'scotch-whist', seats: 4, options: { players: 4 } },
  { game: 'whist', seats: 4, options: { irregularities: true } },
  { game: 'whist', seats: 4, options: {} },
  { game: 'hundertspiel', seats: 3, options: { players: 3 } },
  { game: 'hundertspiel', seats: 3, options: { players: 3, scat: true } },
  { game: 'hundertspiel', seats: 4, options: {} },
] as const

function wanted(random: Random): Wanted {
  const ends: readonly End[] = ['over', 'over', 'over', 'over', 'over', 'givenUp', 'broken']
  const { game, seats, options } = pick(random, TABLES)
  const presets =
    game === 'ecarte'
      ? [...Object.keys(gameNamed(game).presets), null]
      : [gameNamed(game).preset, null]
  return {
    game,
    options,
    preset: pick(random, presets),
    players: players(random, seats),
    end: pick(random, ends),
    parties: 1 + random.nextInt(3),
    began: random.nextInt(8) === 0 ? null : START + random.nextInt(400) * DAY + random.nextInt(DAY),
    zone: pick(random, ZONES),
    practice: random.nextInt(8) === 0,
  }
}

/** The replay of one partie of a record. */
function factsIn(
  record: RecordDocument,
  index: number,
): { readonly game: Game; readonly facts: PartieFacts } {
  const moments: ReplayStep[] = []
  const one = { ...record, parties: [requireValue(record.parties[index])] }
  const played = replayRecord(one, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Error(JSON.stringify(played.fault))
  const { game, options } = played.replay
  const before: GameState = moments[0]?.before ?? game.startPartie(options, noPoints(game, options))
  return { game, facts: deriveFacts(game, before, moments) }
}

/** The instant of the last action that has one, else the beginning. */
function lastTouched(record: RecordDocument, index: number): number | null {
  const partie = record.parties[index]
  const began = partie?.startedAt ?? record.startedAt
  if (began === undefined) return null
  const actions = partie?.deals.flatMap((deal) => deal.actions) ?? []
  const times = actions.flatMap(({ at }) => (at === undefined ? [] : [at]))
  return Date.parse(began) + (times.at(-1) ?? 0)
}

/** The shelf a partie must stand on. */
export function shelfOf({ record, facts, trashed }: Known): ArchiveShelf {
  if (trashed) return 'trash'
  if (record.practice === true) return 'practice'
  if (facts.outcome === null) return 'broken'
  return facts.gaveUp === null ? 'counted' : 'givenUp'
}

/** An archive of this many sittings. */
export function varied(sittings: number, random: Random): Varied {
  const db = openArchive(join(folder(), 'cercle.db'))
  onTestFinished(() => closeStore(db))
  const records = Array.from({ length: sittings }, (_, n) =>
    sittingOf(wanted(random), uidOf(n + 1), random),
  )
  const read = readAllSittings([
    Buffer.from(records.map((record) => JSON.stringify(record)).join('\n')),
  ])
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  importRecords(db, read.records)
  return { db, known: records.flatMap((record) => knownOf(db, record, random)) }
}

function knownOf(db: WriteStore, record: RecordDocument, random: Random): readonly Known[] {
  const sitting = Number(
    db.prepare('SELECT id FROM sitting WHERE uid = ?').pluck().get(record.sitting),
  )
  const ids = db.prepare<[string, string, string | null], number>(
    'SELECT id FROM person WHERE name = ? AND kind = ? AND level IS ?',
  )
  const people = record.players.map(({ name, kind, level }) =>
    Number(requireValue(ids.pluck().get(name, kind, level ?? null) ?? undefined)),
  )
  return record.parties.map((_, index) => {
    const place = { sitting, partie: index + 1 }
    const note = random.nextInt(3) === 0 ? pick(random, NOTES) : ''
    const tags = [
      ...new Set(Array.from({ length: random.nextInt(3) }, () => pick(random, TAGS))),
    ].toSorted()
    if (note !== '' || tags.length > 0) annotatePartie(db, place, note, tags)
    const trashed = random.nextInt(10) === 0
    if (trashed) setTrashed(db, place, START)
    const at = lastTouched(record, index)
    return { ...place, record, people, note, tags, trashed, at, ...factsIn(record, index) }
  })
}
