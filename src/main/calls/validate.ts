// The validators of the calls: arguments are checked strictly before anything is done.
import { z } from 'zod/mini'
import {
  LIST_COLUMNS,
  type ListOrder,
  MOST_CHOSEN,
  NAME_LIMIT,
  NOTE_LIMIT,
  type PartieFilter,
  SHELVES,
  type StandingsQuery,
  TAGS_LIMIT,
  TAG_LIMIT,
} from '../../shared/archive.ts'
import { EXPORT_FORMATS, PAGE_FORMATS } from '../../shared/exports.ts'
import {
  type ChartPlace,
  MOST_POINTS_BEFORE,
  MOST_TAKEN,
  SOLVED_ROLES,
  type SolvedQuery,
} from '../../shared/exchange.ts'
import { RANKS } from '../../shared/card.ts'
import { plainName } from '../../shared/names.ts'
import { FAULT_LIMIT, SCREENS, type WindowFault } from '../../shared/about.ts'
import { LEAVE_SCOPES, type RepairChoice } from '../../shared/bridge.ts'
import type { CallArguments, CallName } from '../../shared/calls.ts'
import type { ReviewViewer, PartieRef } from '../../shared/review.ts'
import type { AnyAction } from '../../shared/view.ts'
import type { EveningAction } from '../../shared/evening.ts'
import {
  cardSchema,
  cardsSchema,
  seatSchema as seat,
  textUpTo,
  intBetween,
} from '../engine/schemas.ts'
import { refuse } from '../refusal.ts'
import {
  MAX_KEYS,
  countersSchema as counters,
  eveningGuestSchema as eveningGuest,
  eveningSetupSchema as eveningSetup,
  tableSetupSchema as setup,
} from '../store/last-played.ts'
import { exerciseRequestSchema } from '../training/request.ts'
import {
  positionFilterSchema as positionFilter,
  positionOrderSchema as positionOrder,
  positionSearchesSchema as positionSearches,
} from '../store/position-schemas.ts'
import { settingsSchema } from '../store/settings.ts'
import type { CallHandlers, CallResult } from './context.ts'

const id = z.int().check(z.gte(1))
const name = textUpTo(40)
const noArguments = z.tuple([])
const giveUpScope = z.enum(['deal', 'partie'])
const index = intBetween(0, 10_000_000)
const pageSize = intBetween(1, 500)
const day = z.iso.date()

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
  chosen: z.nullable(
    z.strictObject({
      parties: z.array(z.tuple([id, id])).check(z.maxLength(MOST_CHOSEN)),
      but: z.boolean(),
    }),
  ),
})
const order: z.ZodMiniType<ListOrder> = z.strictObject({
  by: z.enum(LIST_COLUMNS),
  descending: z.boolean(),
})

const standingsQuery: z.ZodMiniType<StandingsQuery> = z.strictObject({
  game: name,
  person: id,
  other: z.nullable(id),
  together: z.boolean(),
})

const pointsBefore = intBetween(0, MOST_POINTS_BEFORE)
const solvedQuery: z.ZodMiniType<SolvedQuery> = z.strictObject({
  preset: name,
  role: z.enum(SOLVED_ROLES),
  points: z.tuple([pointsBefore, pointsBefore]),
  turnUp: cardSchema,
  taken: intBetween(0, MOST_TAKEN),
})
const honours = intBetween(0, 3)
const chartPlace: z.ZodMiniType<ChartPlace> = z.strictObject({
  trumps: intBetween(0, MOST_TAKEN),
  top: z.nullable(z.enum(RANKS)),
  kings: honours,
  queens: honours,
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

/** The shape of the arguments of every call. */
const SCHEMAS: { readonly [N in CallName]: z.ZodMiniType<CallArguments<N>> } = {
  loadHall: noArguments,
  startTable: z.tuple([setup]),
  resumeTable: z.tuple([id]),
  startLesson: z.tuple([name, z.nullable(name)]),
  act: z.tuple([action, z.boolean()]),
  requestHint: noArguments,
  judgeDeal: noArguments,
  takeBack: noArguments,
  pointOut: noArguments,
  playOut: noArguments,
  giveUp: z.tuple([giveUpScope]),
  priceGiveUp: z.tuple([giveUpScope]),
  dealCards: z.tuple([z.nullable(textUpTo(20))]),
  startNextPartie: noArguments,
  leaveTable: noArguments,
  uncover: noArguments,
  leaveToPlayer: z.tuple([z.nullable(z.enum(LEAVE_SCOPES))]),
  adviserActions: noArguments,
  beginEvening: z.tuple([eveningSetup]),
  takeUpEvening: z.tuple([id]),
  sayInEvening: z.tuple([guest, eveningAction]),
  welcomeGuest: z.tuple([eveningGuest]),
  playInEvening: noArguments,
  finishPartie: noArguments,
  strikeEvening: noArguments,
  leaveEvening: noArguments,
  loadReview: z.tuple([partieRef, reviewViewer]),
  analysePartie: z.tuple([partieRef]),
  considerStep: z.tuple([partieRef, index]),
  startPractice: z.tuple([partieRef, index, seat, name]),
  loadExercises: noArguments,
  startExercises: z.tuple([exerciseRequestSchema]),
  nextExercise: noArguments,
  repeatExercise: noArguments,
  playExerciseOn: noArguments,
  endExercises: noArguments,
  tryAgain: z.tuple([partieRef, index]),
  archiveSummary: noArguments,
  listParties: z.tuple([filter, index, pageSize, order]),
  countParties: z.tuple([filter]),
  listPlaces: z.tuple([filter]),
  loadStandings: z.tuple([standingsQuery]),
  loadCourse: z.tuple([standingsQuery]),
  loadSheet: z.tuple([standingsQuery, index, intBetween(1, 100)]),
  loadStrength: z.tuple([z.strictObject({ person: z.nullable(id), game: name })]),
  listEvenings: z.tuple([index, pageSize]),
  annotatePartie: z.tuple([id, id, textUpTo(NOTE_LIMIT), tags]),
  trashParties: z.tuple([z.array(z.tuple([id, id])).check(z.maxLength(500)), z.boolean()]),
  renamePerson: z.tuple([id, requiredText(NAME_LIMIT)]),
  mergePeople: z.tuple([id, id]),
  loadPositionFields: noArguments,
  findPositions: z.tuple([positionFilter, index, pageSize, positionOrder]),
  countPositions: z.tuple([positionFilter, positionOrder]),
  savePositionSearches: z.tuple([positionSearches]),
  loadExchange: z.tuple([solvedQuery]),
  listExchangeHands: z.tuple([solvedQuery, chartPlace, index, intBetween(1, 100)]),
  valueExchangeHand: z.tuple([solvedQuery, cardsSchema]),
  exportExchange: z.tuple([solvedQuery]),
  listBackups: noArguments,
  backUp: noArguments,
  restoreBackup: z.tuple([textUpTo(200)]),
  copyElsewhere: noArguments,
  checkArchive: noArguments,
  exportParties: z.tuple([filter, z.enum(EXPORT_FORMATS)]),
  exportPage: z.tuple([partieRef, reviewViewer, z.enum(PAGE_FORMATS)]),
  exportStandings: z.tuple([standingsQuery]),
  importFile: noArguments,
  openFile: noArguments,
  keepFile: noArguments,
  cancelTask: noArguments,
  repairData: z.tuple([repairChoice]),
  judgeParties: z.tuple([z.nullable(filter)]),
  loadJudging: noArguments,
  pauseJudging: z.tuple([z.boolean()]),
  stopJudging: noArguments,
  saveSettings: z.tuple([settingsSchema]),
  loadAbout: noArguments,
  loadReport: noArguments,
  copyReport: noArguments,
  openFolder: noArguments,
  reportError: z.tuple([windowFault]),
  setScreen: z.tuple([z.enum(SCREENS)]),
}

/** Runs a call if its arguments have the right shape. Throws Refusal if they have not. */
export function runCall<N extends CallName>(
  handlers: CallHandlers,
  call: N,
  args: unknown,
): CallResult<N> {
  const read = SCHEMAS[call].safeParse(args)
  return read.success ? handlers[call](...read.data) : refuse('malformed')
}
