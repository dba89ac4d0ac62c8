// The doors of the calls: arguments are checked strictly before anything is done.
import { z } from 'zod'
import {
  EXPORT_FORMATS,
  NAME_LIMIT,
  NOTE_LIMIT,
  type PartieFilter,
  SHELVES,
  type StandingsWish,
  TAGS_LIMIT,
  TAG_LIMIT,
} from '../../shared/archive.ts'
import type { CallArguments, CallName, Mending, ReviewEye, Setup, Shown } from '../../shared/bridge.ts'
import { refuse } from '../refusal.ts'
import { settingsSchema } from '../store/settings.ts'
import type { Answers, Given } from './house.ts'

export type Door = (args: unknown) => unknown

/** A call behind its door. */
const door =
  <N extends CallName>(schema: z.ZodType<CallArguments<N>>, call: (...args: CallArguments<N>) => Given<N>): Door =>
  (args) => {
    const read = schema.safeParse(args)
    return read.success ? call(...read.data) : refuse('malformed')
  }

const id = z.int().min(1)
const name = z.string().max(40)
const nothing = z.tuple([])
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const place = z.int().min(0).max(10_000_000)
const most = z.int().min(1).max(500)
const day = z.iso.date()

const setup: z.ZodType<Setup> = z.strictObject({
  game: name,
  level: name,
  partner: name.optional(),
  preset: name,
  options: z.record(name, z.union([name, z.number(), z.boolean()])),
})

const shown: z.ZodType<Shown> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kept'), sitting: id, partie: id }),
  z.strictObject({ kind: z.literal('file'), partie: id }),
])
const eye: z.ZodType<ReviewEye> = z.union([z.literal('open'), seat])

const filter: z.ZodType<PartieFilter> = z.strictObject({
  shelf: z.enum(SHELVES),
  game: name.nullable(),
  people: z.array(id).max(4),
  preset: name.nullable(),
  from: day.nullable(),
  until: day.nullable(),
  result: z.strictObject({ person: id, won: z.boolean() }).nullable(),
  counted: z.array(name).max(30),
  value: z.int().min(1).max(100).nullable(),
  tag: z.string().max(TAG_LIMIT).nullable(),
  noted: z.boolean(),
  search: z.string().max(200),
})

const wish: z.ZodType<StandingsWish> = z.strictObject({
  ...{ game: name, person: id, other: id.nullable() },
  together: z.boolean(),
})

const mending: z.ZodType<Mending> = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('restore'), name: z.string().max(200) }),
  z.strictObject({ how: z.literal('begin') }),
])

const tags = z.array(z.string().trim().min(1).max(TAG_LIMIT)).max(TAGS_LIMIT)

/** Every call behind its door. */
export const doors = (calls: Answers): Readonly<Record<CallName, Door>> => ({
  hall: door<'hall'>(nothing, calls.hall),
  sit: door<'sit'>(z.tuple([setup]), calls.sit),
  resume: door<'resume'>(z.tuple([id]), calls.resume),
  act: door<'act'>(z.tuple([z.looseObject({ do: name }), z.boolean()]), calls.act),
  hint: door<'hint'>(nothing, calls.hint),
  judge: door<'judge'>(nothing, calls.judge),
  giveUp: door<'giveUp'>(z.tuple([z.enum(['deal', 'partie'])]), calls.giveUp),
  deal: door<'deal'>(z.tuple([z.string().max(20).nullable()]), calls.deal),
  again: door<'again'>(nothing, calls.again),
  leave: door<'leave'>(nothing, calls.leave),
  review: door<'review'>(z.tuple([shown, eye]), calls.review),
  analyse: door<'analyse'>(z.tuple([shown]), calls.analyse),
  consider: door<'consider'>(z.tuple([shown, place]), calls.consider),
  practise: door<'practise'>(z.tuple([shown, place, seat, name]), calls.practise),
  holdings: door<'holdings'>(nothing, calls.holdings),
  parties: door<'parties'>(z.tuple([filter, place, most]), calls.parties),
  countParties: door<'countParties'>(z.tuple([filter]), calls.countParties),
  standings: door<'standings'>(z.tuple([wish]), calls.standings),
  sheet: door<'sheet'>(z.tuple([wish, place, z.int().min(1).max(100)]), calls.sheet),
  annotate: door<'annotate'>(z.tuple([id, id, z.string().max(NOTE_LIMIT), tags]), calls.annotate),
  trash: door<'trash'>(z.tuple([z.array(z.tuple([id, id])).max(500), z.boolean()]), calls.trash),
  renamePerson: door<'renamePerson'>(z.tuple([id, z.string().trim().min(1).max(NAME_LIMIT)]), calls.renamePerson),
  mergePeople: door<'mergePeople'>(z.tuple([id, id]), calls.mergePeople),
  backups: door<'backups'>(nothing, calls.backups),
  backUp: door<'backUp'>(nothing, calls.backUp),
  restore: door<'restore'>(z.tuple([z.string().max(200)]), calls.restore),
  copyElsewhere: door<'copyElsewhere'>(nothing, calls.copyElsewhere),
  check: door<'check'>(nothing, calls.check),
  exportParties: door<'exportParties'>(z.tuple([filter, z.enum(EXPORT_FORMATS)]), calls.exportParties),
  exportStandings: door<'exportStandings'>(z.tuple([wish]), calls.exportStandings),
  importFile: door<'importFile'>(nothing, calls.importFile),
  openFile: door<'openFile'>(nothing, calls.openFile),
  keepFile: door<'keepFile'>(nothing, calls.keepFile),
  mend: door<'mend'>(z.tuple([mending]), calls.mend),
  saveSettings: door<'saveSettings'>(z.tuple([settingsSchema]), calls.saveSettings),
})
