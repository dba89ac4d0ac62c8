// The doors of the calls: arguments are checked strictly before anything is done.
import { z } from 'zod/mini'
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
import { plainName } from '../../shared/names.ts'
import { FAULT_LIMIT, SCREENS, type WindowFault } from '../../shared/about.ts'
import type { CallArguments, CallName, Mending } from '../../shared/bridge.ts'
import type { ReviewEye, Shown } from '../../shared/review.ts'
import type { Setup } from '../../shared/hall.ts'
import { type AnyAction, SEATS } from '../../shared/view.ts'
import {
  EVENING_KINDS,
  type EveningAction,
  type EveningGuest,
  type EveningSetup,
  POOL_ENTRIES,
} from '../../shared/evening.ts'
import { seatSchema as seat, textTo, whole } from '../engine/schemas.ts'
import { refuse } from '../refusal.ts'
import { settingsSchema } from '../store/settings.ts'
import type { Answers, Given } from './house.ts'

export type Door = (args: unknown) => unknown

/** A call behind its door. */
const door =
  <N extends CallName>(schema: z.ZodMiniType<CallArguments<N>>, call: (...args: CallArguments<N>) => Given<N>): Door =>
  (args) => {
    const read = schema.safeParse(args)
    return read.success ? call(...read.data) : refuse('malformed')
  }

const id = z.int().check(z.gte(1))
const name = textTo(40)
const nothing = z.tuple([])
const place = whole(0, 10_000_000)
const most = whole(1, 500)
const day = z.iso.date()

/** Keys of an object that may have any at most. */
const MOST_KEYS = 100

const options = z
  .record(name, z.union([name, z.number(), z.boolean()]))
  .check(z.refine((chosen) => Object.keys(chosen).length <= MOST_KEYS))
const setup: z.ZodMiniType<Setup> = z.strictObject({
  game: name,
  level: name,
  partner: z.optional(name),
  preset: name,
  options,
  persons: z.optional(z.array(name).check(z.minLength(2), z.maxLength(SEATS.length))),
})

/** A part of an action: every game has its own and looks at it more closely. A hand is of fifty-two cards at most. */
const part = z.union([
  name,
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([name, z.number()])).check(z.maxLength(52)),
])
const action: z.ZodMiniType<AnyAction> = z
  .catchall(z.object({ do: name }), part)
  .check(
    z.refine((given) => Object.keys(given).length <= MOST_KEYS && Object.keys(given).every((key) => key.length <= 40)),
  )

const guest = whole(0, 99)
/** What is no whole number, or too many, is for the rules of the sitting to refuse, who say why. */
const counters = z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000))
const eveningAction: z.ZodMiniType<EveningAction> = z.discriminatedUnion('do', [
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
const eveningGuest: z.ZodMiniType<EveningGuest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: textTo(NAME_LIMIT) }),
  z.strictObject({ kind: z.literal('computer'), level: name }),
])
const eveningSetup: z.ZodMiniType<EveningSetup> = z.strictObject({
  ...{ game: name, preset: name, options },
  kind: z.enum(EVENING_KINDS),
  terms: z.strictObject({
    stake: counters,
    purse: z.union([counters, z.literal('none')]),
    partiesATurn: z.optional(counters),
    poolEntry: z.optional(z.enum(POOL_ENTRIES)),
  }),
  guests: z.array(eveningGuest).check(z.maxLength(99)),
})

const shown: z.ZodMiniType<Shown> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kept'), sitting: id, partie: id }),
  z.strictObject({ kind: z.literal('file'), partie: id }),
])
const eye: z.ZodMiniType<ReviewEye> = z.union([z.literal('open'), seat])

const filter: z.ZodMiniType<PartieFilter> = z.strictObject({
  shelf: z.enum(SHELVES),
  game: z.nullable(name),
  people: z.array(id).check(z.maxLength(4)),
  preset: z.nullable(name),
  from: z.nullable(day),
  until: z.nullable(day),
  result: z.nullable(z.strictObject({ person: id, won: z.boolean() })),
  counted: z.array(name).check(z.maxLength(30)),
  value: z.nullable(whole(1, 100)),
  tag: z.nullable(textTo(TAG_LIMIT)),
  noted: z.boolean(),
  search: textTo(200),
})

const wish: z.ZodMiniType<StandingsWish> = z.strictObject({
  ...{ game: name, person: id, other: z.nullable(id) },
  together: z.boolean(),
})

const mending: z.ZodMiniType<Mending> = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('restore'), name: textTo(200) }),
  z.strictObject({ how: z.literal('begin') }),
])

const words = textTo(FAULT_LIMIT)
const windowFault: z.ZodMiniType<WindowFault> = z.strictObject({ name: words, message: words, stack: words })

/** Something is written, without the blanks around it. */
const said = (limit: number) => z.string().check(z.overwrite(plainName), z.minLength(1), z.maxLength(limit))
const tags = z.array(said(TAG_LIMIT)).check(z.maxLength(TAGS_LIMIT))

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
  pointOut: door<'pointOut'>(nothing, calls.pointOut),
  playOut: door<'playOut'>(nothing, calls.playOut),
  giveUp: door<'giveUp'>(z.tuple([z.enum(['deal', 'partie'])]), calls.giveUp),
  deal: door<'deal'>(z.tuple([z.nullable(textTo(20))]), calls.deal),
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
  sheet: door<'sheet'>(z.tuple([wish, place, whole(1, 100)]), calls.sheet),
  annotate: door<'annotate'>(z.tuple([id, id, textTo(NOTE_LIMIT), tags]), calls.annotate),
  trash: door<'trash'>(z.tuple([z.array(z.tuple([id, id])).check(z.maxLength(500)), z.boolean()]), calls.trash),
  renamePerson: door<'renamePerson'>(z.tuple([id, said(NAME_LIMIT)]), calls.renamePerson),
  mergePeople: door<'mergePeople'>(z.tuple([id, id]), calls.mergePeople),
  backups: door<'backups'>(nothing, calls.backups),
  backUp: door<'backUp'>(nothing, calls.backUp),
  restore: door<'restore'>(z.tuple([textTo(200)]), calls.restore),
  copyElsewhere: door<'copyElsewhere'>(nothing, calls.copyElsewhere),
  check: door<'check'>(nothing, calls.check),
  exportParties: door<'exportParties'>(z.tuple([filter, z.enum(EXPORT_FORMATS)]), calls.exportParties),
  exportStandings: door<'exportStandings'>(z.tuple([wish]), calls.exportStandings),
  importFile: door<'importFile'>(nothing, calls.importFile),
  openFile: door<'openFile'>(nothing, calls.openFile),
  keepFile: door<'keepFile'>(nothing, calls.keepFile),
  cancelTask: door<'cancelTask'>(nothing, calls.cancelTask),
  mend: door<'mend'>(z.tuple([mending]), calls.mend),
  saveSettings: door<'saveSettings'>(z.tuple([settingsSchema]), calls.saveSettings),
  about: door<'about'>(nothing, calls.about),
  report: door<'report'>(nothing, calls.report),
  copyReport: door<'copyReport'>(nothing, calls.copyReport),
  openFolder: door<'openFolder'>(nothing, calls.openFolder),
  fail: door<'fail'>(z.tuple([windowFault]), calls.fail),
  shows: door<'shows'>(z.tuple([z.enum(SCREENS)]), calls.shows),
})
