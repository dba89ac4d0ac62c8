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
import { FAULT_LIMIT, SCREENS, type WindowFault } from '../../shared/about.ts'
import type { CallArguments, CallName, Mending } from '../../shared/bridge.ts'
import type { ReviewEye, Shown } from '../../shared/review.ts'
import type { Setup } from '../../shared/hall.ts'
import type { AnyAction } from '../../shared/view.ts'
import {
  EVENING_KINDS,
  type EveningAction,
  type EveningGuest,
  type EveningSetup,
  POOL_ENTRIES,
} from '../../shared/evening.ts'
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

/** Keys of an object that may have any at most. */
const MOST_KEYS = 100

const options = z
  .record(name, z.union([name, z.number(), z.boolean()]))
  .refine((chosen) => Object.keys(chosen).length <= MOST_KEYS)
const setup: z.ZodType<Setup> = z.strictObject({
  game: name,
  level: name,
  partner: name.optional(),
  preset: name,
  options,
})

/** A part of an action: every game has its own and looks at it more closely. A hand is of fifty-two cards at most. */
const part = z.union([name, z.number(), z.boolean(), z.null(), z.array(z.union([name, z.number()])).max(52)])
const action: z.ZodType<AnyAction> = z
  .object({ do: name })
  .catchall(part)
  .refine((given) => Object.keys(given).length <= MOST_KEYS && Object.keys(given).every((key) => key.length <= 40))

const guest = z.int().min(0).max(99)
/** What is no whole number, or too many, is for the rules of the sitting to refuse, who say why. */
const counters = z.number().min(-1_000_000_000).max(1_000_000_000)
const eveningAction: z.ZodType<EveningAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('stake'), counters }),
  z.strictObject({ do: z.literal('layBank'), counters }),
  z.strictObject({ do: z.literal('raiseBank'), counters }),
  z.strictObject({ do: z.literal('takeOut'), counters }),
  z.strictObject({ do: z.literal('bet'), side: z.union([z.literal(0), z.literal(1)]), counters }),
  z.strictObject({ do: z.literal('keepBank') }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('enter') }),
  z.strictObject({ do: z.literal('leave') }),
])
const eveningGuest: z.ZodType<EveningGuest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string().max(NAME_LIMIT) }),
  z.strictObject({ kind: z.literal('computer'), level: name }),
])
const eveningSetup: z.ZodType<EveningSetup> = z.strictObject({
  ...{ game: name, preset: name, options },
  kind: z.enum(EVENING_KINDS),
  terms: z.strictObject({
    stake: counters,
    purse: z.union([counters, z.literal('none')]),
    partiesATurn: counters.optional(),
    poolEntry: z.enum(POOL_ENTRIES).optional(),
  }),
  guests: z.array(eveningGuest).max(99),
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

const words = z.string().max(FAULT_LIMIT)
const windowFault: z.ZodType<WindowFault> = z.strictObject({ name: words, message: words, stack: words })

const tags = z.array(z.string().trim().min(1).max(TAG_LIMIT)).max(TAGS_LIMIT)

/** Every call behind its door. */
export const doors = (calls: Answers): Readonly<Record<CallName, Door>> => ({
  hall: door<'hall'>(nothing, calls.hall),
  sit: door<'sit'>(z.tuple([setup]), calls.sit),
  resume: door<'resume'>(z.tuple([id]), calls.resume),
  learn: door<'learn'>(z.tuple([name]), calls.learn),
  act: door<'act'>(z.tuple([action, z.boolean()]), calls.act),
  hint: door<'hint'>(nothing, calls.hint),
  judge: door<'judge'>(nothing, calls.judge),
  takeBack: door<'takeBack'>(nothing, calls.takeBack),
  playOut: door<'playOut'>(nothing, calls.playOut),
  giveUp: door<'giveUp'>(z.tuple([z.enum(['deal', 'partie'])]), calls.giveUp),
  deal: door<'deal'>(z.tuple([z.string().max(20).nullable()]), calls.deal),
  again: door<'again'>(nothing, calls.again),
  leave: door<'leave'>(nothing, calls.leave),
  uncover: door<'uncover'>(nothing, calls.uncover),
  leaveToPlayer: door<'leaveToPlayer'>(nothing, calls.leaveToPlayer),
  counsel: door<'counsel'>(nothing, calls.counsel),
  beginEvening: door<'beginEvening'>(z.tuple([eveningSetup]), calls.beginEvening),
  takeUpEvening: door<'takeUpEvening'>(z.tuple([id]), calls.takeUpEvening),
  sayInEvening: door<'sayInEvening'>(z.tuple([guest, eveningAction]), calls.sayInEvening),
  welcome: door<'welcome'>(z.tuple([eveningGuest]), calls.welcome),
  playInEvening: door<'playInEvening'>(nothing, calls.playInEvening),
  strikeEvening: door<'strikeEvening'>(nothing, calls.strikeEvening),
  leaveEvening: door<'leaveEvening'>(nothing, calls.leaveEvening),
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
  about: door<'about'>(nothing, calls.about),
  report: door<'report'>(nothing, calls.report),
  copyReport: door<'copyReport'>(nothing, calls.copyReport),
  openFolder: door<'openFolder'>(nothing, calls.openFolder),
  fail: door<'fail'>(z.tuple([windowFault]), calls.fail),
  shows: door<'shows'>(z.tuple([z.enum(SCREENS)]), calls.shows),
})
