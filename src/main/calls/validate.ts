// The validators of the calls: arguments are checked strictly before anything is done.
import { z } from 'zod/mini'
import {
  EXPORT_FORMATS,
  NAME_LIMIT,
  NOTE_LIMIT,
  type PartieFilter,
  SHELVES,
  type StandingsQuery,
  TAGS_LIMIT,
  TAG_LIMIT,
} from '../../shared/archive.ts'
import { plainName } from '../../shared/names.ts'
import { FAULT_LIMIT, SCREENS, type WindowFault } from '../../shared/about.ts'
import type { CallArguments, CallName, RepairChoice } from '../../shared/bridge.ts'
import type { ReviewViewer, PartieRef } from '../../shared/review.ts'
import type { StartTableRequest } from '../../shared/hall.ts'
import { type AnyAction, SEATS } from '../../shared/view.ts'
import {
  EVENING_KINDS,
  type EveningAction,
  type EveningGuest,
  type EveningSetup,
  POOL_ENTRIES,
} from '../../shared/evening.ts'
import { seatSchema as seat, textUpTo, intBetween } from '../engine/schemas.ts'
import { refuse } from '../refusal.ts'
import { settingsSchema } from '../store/settings.ts'
import type { CallHandlers, CallResult } from './context.ts'

export type CheckedHandler = (args: unknown) => unknown

/** Puts a schema for the arguments before a handler. */
const withSchema =
  <N extends CallName>(
    schema: z.ZodMiniType<CallArguments<N>>,
    call: (...args: CallArguments<N>) => CallResult<N>,
  ): CheckedHandler =>
  (args) => {
    const read = schema.safeParse(args)
    return read.success ? call(...read.data) : refuse('malformed')
  }

const id = z.int().check(z.gte(1))
const name = textUpTo(40)
const noArguments = z.tuple([])
const index = intBetween(0, 10_000_000)
const pageSize = intBetween(1, 500)
const day = z.iso.date()

/** Most keys of an object with arbitrary keys. */
const MAX_KEYS = 100

const options = z
  .record(name, z.union([name, z.number(), z.boolean()]))
  .check(z.refine((chosen) => Object.keys(chosen).length <= MAX_KEYS))
const setup: z.ZodMiniType<StartTableRequest> = z.strictObject({
  game: name,
  level: name,
  partner: z.optional(name),
  preset: name,
  options,
  persons: z.optional(z.array(name).check(z.minLength(2), z.maxLength(SEATS.length))),
})

/** A part of an action: each game checks its own parts further. A hand has at most 52 cards. */
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
    z.refine(
      (given) =>
        Object.keys(given).length <= MAX_KEYS &&
        Object.keys(given).every((key) => key.length <= 40),
    ),
  )

const guest = intBetween(0, 99)
/**
 * Counters: the rules of the evening refuse fractions and too many, since they can give the reason.
 */
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
  z.strictObject({ kind: z.literal('person'), name: textUpTo(NAME_LIMIT) }),
  z.strictObject({ kind: z.literal('computer'), level: name }),
])
const eveningSetup: z.ZodMiniType<EveningSetup> = z.strictObject({
  game: name,
  preset: name,
  options,
  kind: z.enum(EVENING_KINDS),
  terms: z.strictObject({
    stake: counters,
    purse: z.union([counters, z.literal('none')]),
    partiesATurn: z.optional(counters),
    poolEntry: z.optional(z.enum(POOL_ENTRIES)),
  }),
  guests: z.array(eveningGuest).check(z.maxLength(99)),
})

const partieRef: z.ZodMiniType<PartieRef> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kept'), sitting: id, partie: id }),
  z.strictObject({ kind: z.literal('file'), partie: id }),
])
const reviewViewer: z.ZodMiniType<ReviewViewer> = z.union([z.literal('open'), seat])

const filter: z.ZodMiniType<PartieFilter> = z.strictObject({
  shelf: z.enum(SHELVES),
  game: z.nullable(name),
  people: z.array(id).check(z.maxLength(4)),
  preset: z.nullable(name),
  from: z.nullable(day),
  until: z.nullable(day),
  result: z.nullable(z.strictObject({ person: id, won: z.boolean() })),
  counted: z.array(name).check(z.maxLength(30)),
  value: z.nullable(intBetween(1, 100)),
  tag: z.nullable(textUpTo(TAG_LIMIT)),
  noted: z.boolean(),
  search: textUpTo(200),
})

const standingsQuery: z.ZodMiniType<StandingsQuery> = z.strictObject({
  game: name,
  person: id,
  other: z.nullable(id),
  together: z.boolean(),
})

const repairChoice: z.ZodMiniType<RepairChoice> = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('restore'), name: textUpTo(200) }),
  z.strictObject({ how: z.literal('begin') }),
])

const words = textUpTo(FAULT_LIMIT)
const windowFault: z.ZodMiniType<WindowFault> = z.strictObject({
  name: words,
  message: words,
  stack: words,
})

/** Returns a schema for a text that is not empty, trimmed. */
const requiredText = (limit: number) =>
  z.string().check(z.overwrite(plainName), z.minLength(1), z.maxLength(limit))
const tags = z.array(requiredText(TAG_LIMIT)).check(z.maxLength(TAGS_LIMIT))

/** Puts a validator before every call. */
export const withValidators = (
  calls: CallHandlers,
): Readonly<Record<CallName, CheckedHandler>> => ({
  loadHall: withSchema<'loadHall'>(noArguments, calls.loadHall),
  startTable: withSchema<'startTable'>(z.tuple([setup]), calls.startTable),
  resumeTable: withSchema<'resumeTable'>(z.tuple([id]), calls.resumeTable),
  startLesson: withSchema<'startLesson'>(z.tuple([name]), calls.startLesson),
  act: withSchema<'act'>(z.tuple([action, z.boolean()]), calls.act),
  requestHint: withSchema<'requestHint'>(noArguments, calls.requestHint),
  judgeDeal: withSchema<'judgeDeal'>(noArguments, calls.judgeDeal),
  takeBack: withSchema<'takeBack'>(noArguments, calls.takeBack),
  pointOut: withSchema<'pointOut'>(noArguments, calls.pointOut),
  playOut: withSchema<'playOut'>(noArguments, calls.playOut),
  giveUp: withSchema<'giveUp'>(z.tuple([z.enum(['deal', 'partie'])]), calls.giveUp),
  dealCards: withSchema<'dealCards'>(z.tuple([z.nullable(textUpTo(20))]), calls.dealCards),
  startNextPartie: withSchema<'startNextPartie'>(noArguments, calls.startNextPartie),
  leaveTable: withSchema<'leaveTable'>(noArguments, calls.leaveTable),
  uncover: withSchema<'uncover'>(noArguments, calls.uncover),
  leaveToPlayer: withSchema<'leaveToPlayer'>(noArguments, calls.leaveToPlayer),
  adviserActions: withSchema<'adviserActions'>(noArguments, calls.adviserActions),
  beginEvening: withSchema<'beginEvening'>(z.tuple([eveningSetup]), calls.beginEvening),
  takeUpEvening: withSchema<'takeUpEvening'>(z.tuple([id]), calls.takeUpEvening),
  sayInEvening: withSchema<'sayInEvening'>(z.tuple([guest, eveningAction]), calls.sayInEvening),
  welcomeGuest: withSchema<'welcomeGuest'>(z.tuple([eveningGuest]), calls.welcomeGuest),
  playInEvening: withSchema<'playInEvening'>(noArguments, calls.playInEvening),
  strikeEvening: withSchema<'strikeEvening'>(noArguments, calls.strikeEvening),
  leaveEvening: withSchema<'leaveEvening'>(noArguments, calls.leaveEvening),
  loadReview: withSchema<'loadReview'>(z.tuple([partieRef, reviewViewer]), calls.loadReview),
  analysePartie: withSchema<'analysePartie'>(z.tuple([partieRef]), calls.analysePartie),
  considerStep: withSchema<'considerStep'>(z.tuple([partieRef, index]), calls.considerStep),
  startPractice: withSchema<'startPractice'>(
    z.tuple([partieRef, index, seat, name]),
    calls.startPractice,
  ),
  archiveSummary: withSchema<'archiveSummary'>(noArguments, calls.archiveSummary),
  listParties: withSchema<'listParties'>(z.tuple([filter, index, pageSize]), calls.listParties),
  countParties: withSchema<'countParties'>(z.tuple([filter]), calls.countParties),
  loadStandings: withSchema<'loadStandings'>(z.tuple([standingsQuery]), calls.loadStandings),
  loadSheet: withSchema<'loadSheet'>(
    z.tuple([standingsQuery, index, intBetween(1, 100)]),
    calls.loadSheet,
  ),
  annotatePartie: withSchema<'annotatePartie'>(
    z.tuple([id, id, textUpTo(NOTE_LIMIT), tags]),
    calls.annotatePartie,
  ),
  trashParties: withSchema<'trashParties'>(
    z.tuple([z.array(z.tuple([id, id])).check(z.maxLength(500)), z.boolean()]),
    calls.trashParties,
  ),
  renamePerson: withSchema<'renamePerson'>(
    z.tuple([id, requiredText(NAME_LIMIT)]),
    calls.renamePerson,
  ),
  mergePeople: withSchema<'mergePeople'>(z.tuple([id, id]), calls.mergePeople),
  listBackups: withSchema<'listBackups'>(noArguments, calls.listBackups),
  backUp: withSchema<'backUp'>(noArguments, calls.backUp),
  restoreBackup: withSchema<'restoreBackup'>(z.tuple([textUpTo(200)]), calls.restoreBackup),
  copyElsewhere: withSchema<'copyElsewhere'>(noArguments, calls.copyElsewhere),
  checkArchive: withSchema<'checkArchive'>(noArguments, calls.checkArchive),
  exportParties: withSchema<'exportParties'>(
    z.tuple([filter, z.enum(EXPORT_FORMATS)]),
    calls.exportParties,
  ),
  exportStandings: withSchema<'exportStandings'>(z.tuple([standingsQuery]), calls.exportStandings),
  importFile: withSchema<'importFile'>(noArguments, calls.importFile),
  openFile: withSchema<'openFile'>(noArguments, calls.openFile),
  keepFile: withSchema<'keepFile'>(noArguments, calls.keepFile),
  cancelTask: withSchema<'cancelTask'>(noArguments, calls.cancelTask),
  repairData: withSchema<'repairData'>(z.tuple([repairChoice]), calls.repairData),
  saveSettings: withSchema<'saveSettings'>(z.tuple([settingsSchema]), calls.saveSettings),
  loadAbout: withSchema<'loadAbout'>(noArguments, calls.loadAbout),
  loadReport: withSchema<'loadReport'>(noArguments, calls.loadReport),
  copyReport: withSchema<'copyReport'>(noArguments, calls.copyReport),
  openFolder: withSchema<'openFolder'>(noArguments, calls.openFolder),
  reportError: withSchema<'reportError'>(z.tuple([windowFault]), calls.reportError),
  setScreen: withSchema<'setScreen'>(z.tuple([z.enum(SCREENS)]), calls.setScreen),
})
