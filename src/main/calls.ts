// Answers the calls of the window. Knows the store and the live table, not Electron.
import { z } from 'zod'
import {
  type Answer,
  type CallArguments,
  type CallName,
  type CallValue,
  type Language,
  type Refused,
  type Review,
  type Scene,
  type Setup,
  CALL_NAMES,
  REVIEW_EYES,
} from '../shared/bridge.ts'
import type { AnyAction } from '../shared/view.ts'
import { GAMES, gameOf } from './engine/games/games.ts'
import { readAction } from './engine/replay.ts'
import { strangeKey } from './engine/schemas.ts'
import { Refusal, refuse } from './refusal.ts'
import { offerOf, resumed, seated } from './seating.ts'
import { type WriteStore, StoreFault } from './store/open.ts'
import { loadSettings, saveSettings, settingsSchema } from './store/settings.ts'
import { addSitting, listParties, loadSitting, partieLine } from './store/sittings.ts'
import { reviewOf } from './table/review.ts'
import { type Question, type Session, openSession } from './table/session.ts'
import { warningOf } from './table/tutor.ts'
import type { Thinking } from './table/thinking.ts'

export interface House {
  /** The data file, or why it could not be opened. */
  readonly store: WriteStore | StoreFault
  readonly thinking: Thinking
  readonly now: () => number
  readonly publish: (scene: Scene) => void
  /** Something went wrong that no call can answer. */
  readonly failed: (error: unknown) => void
  readonly systemLanguage: Language
  readonly version: string
  readonly testBuild: boolean
}

const id = z.int().min(1)
const option = z.union([z.string().max(40), z.number(), z.boolean()])

/** A call's answer, at once or when the coach has thought. */
type Given<N extends CallName> = CallValue<N> | Promise<CallValue<N>>
type Answers = { readonly [N in CallName]: (...args: CallArguments<N>) => Given<N> }

type Door = (args: unknown) => unknown

/** A call behind its door: the arguments are checked strictly before anything is done. */
const door =
  <N extends CallName>(schema: z.ZodType<CallArguments<N>>, call: (...args: CallArguments<N>) => Given<N>): Door =>
  (args) => {
    const read = schema.safeParse(args)
    return read.success ? call(...read.data) : refuse('malformed')
  }

const setupSchema: z.ZodType<Setup> = z.strictObject({
  game: z.string().max(40),
  level: z.string().max(40),
  preset: z.string().max(40),
  options: z.record(z.string().max(40), option),
})

const doors = (calls: Answers): Readonly<Record<CallName, Door>> => ({
  hall: door<'hall'>(z.tuple([]), calls.hall),
  sit: door<'sit'>(z.tuple([setupSchema]), calls.sit),
  resume: door<'resume'>(z.tuple([id]), calls.resume),
  act: door<'act'>(z.tuple([z.looseObject({ do: z.string().max(40) }), z.boolean()]), calls.act),
  hint: door<'hint'>(z.tuple([]), calls.hint),
  judge: door<'judge'>(z.tuple([]), calls.judge),
  giveUp: door<'giveUp'>(z.tuple([z.enum(['deal', 'partie'])]), calls.giveUp),
  deal: door<'deal'>(z.tuple([z.string().max(20).nullable()]), calls.deal),
  again: door<'again'>(z.tuple([]), calls.again),
  leave: door<'leave'>(z.tuple([]), calls.leave),
  review: door<'review'>(z.tuple([id, id, z.enum(REVIEW_EYES)]), calls.review),
  analyse: door<'analyse'>(z.tuple([id, id]), calls.analyse),
  saveSettings: door<'saveSettings'>(z.tuple([settingsSchema]), calls.saveSettings),
})

const LISTED = 50

/** Makes the calls of a house. `answer` takes anything: what is no call is refused and changes nothing. */
export function openCalls(house: House): {
  answer(name: unknown, args: unknown): Answer<unknown> | Promise<Answer<unknown>>
  close(): void
} {
  let session: Session | null = null

  const store = (): WriteStore => {
    if (house.store instanceof StoreFault)
      throw new Refusal({ code: 'data', trouble: house.store.why, file: house.store.file })
    return house.store
  }
  const table = (): Session => session ?? refuse('noTable')

  function seat(next: Session): Scene {
    session?.leave()
    session = next
    return next.scene()
  }

  const company = () => {
    const db = store()
    const { thinking, now, publish, failed } = house
    return { store: db, thinking, pace: () => loadSettings(db).pace, now, publish, failed }
  }

  const calls: Answers = {
    hall() {
      const db = store()
      const { systemLanguage, version, testBuild } = house
      const games = GAMES.filter((game) => game.hasTable).map(offerOf)
      const [open, last] = [listParties(db, false, LISTED), listParties(db, true, LISTED)]
      return { games, open, last, settings: loadSettings(db), systemLanguage, version, testBuild }
    },
    sit(setup) {
      const { game, people, options } = seated(setup, store())
      const { preset } = setup
      // the sitting and its first partie are written together or not at all
      const open = store().transaction(() => {
        const sitting = addSitting(store(), { game: game.id, preset, options, people }, house.now())
        return openSession({ game, sitting, people, preset, options }, null, company())
      })
      return seat(open())
    },
    resume(sitting) {
      if (session?.sitting === sitting) return session.scene()
      return seat(resumed(sitting, company()))
    },
    act(action, insists) {
      const live = table()
      const game = gameOf(live.scene().view.game) ?? refuse('notFound')
      const read = readAction(game, action)
      if ('fault' in read) return refuse('malformed')
      const question = live.question()
      const { tutor } = loadSettings(store()).coach
      const isAsked = tutor > 0 && !insists && question !== null
      return isAsked ? tutored(live, question, read.action, tutor) : done(live, read.action)
    },
    hint() {
      const live = table()
      const question = live.question() ?? refuse('notNow')
      const { hints, tutor } = loadSettings(store()).coach
      if (!hints && tutor === 0) return refuse('notNow')
      return house.thinking.hint(question).then((hint) => {
        if (live.question() === question) live.hinted()
        return hint
      })
    },
    judge() {
      const { record, deal, seat: own } = table().finishedDeal() ?? refuse('notNow')
      return house.thinking.analyse(record, deal, own)
    },
    giveUp: (what) => (table().giveUp(what) ? table().scene() : refuse('notNow')),
    deal: (packets) => (table().deal(packets) ? table().scene() : refuse('notNow')),
    again: () => (table().again() ? table().scene() : refuse('notNow')),
    leave() {
      session?.leave()
      session = null
      return null
    },
    review(sitting, partie, eye): Review {
      const review = reviewOf(store(), { sitting, partie }, eye)
      return typeof review === 'string' ? refuse(review) : review
    },
    analyse(sitting, partie) {
      const line = partieLine(store(), { sitting, partie }) ?? refuse('notFound')
      if (line.outcome === null) return refuse('notNow')
      const record = loadSitting(store(), sitting)
      const one = record?.parties[partie - 1]
      if (record === null || one === undefined) return refuse('notFound')
      return house.thinking.analyse({ ...record, parties: [one] }, null, null)
    },
    saveSettings: (settings) => saveSettings(store(), settings),
  }

  function done(live: Session, action: AnyAction): Scene {
    const breach = live.act(action)
    if (breach !== null) throw new Refusal({ code: 'breach', breach })
    return live.scene()
  }

  /** The tutor looks first; when he has nothing to say, or nothing to say in time, the action is done. */
  async function tutored(live: Session, question: Question, action: AnyAction, limit: number): Promise<Scene> {
    const warning = await warningOf(house.thinking, question, action)
    if (live !== session) return refuse('noTable')
    if (warning !== null && warning.cost > limit && live.question() === question)
      throw new Refusal({ code: 'tutor', warning })
    return done(live, action)
  }

  const byName = doors(calls)

  return {
    answer(name, args) {
      const known = CALL_NAMES.find((one) => one === name)
      if (known === undefined) return { ok: false, refused: { code: 'malformed' } }
      try {
        if (strangeKey(args) !== null) return { ok: false, refused: { code: 'malformed' } }
        const value = byName[known](args)
        if (!(value instanceof Promise)) return { ok: true, value }
        return value.then(
          (later: unknown) => ({ ok: true as const, value: later }),
          (error: unknown) => ({ ok: false as const, refused: refusedBy(error, house) }),
        )
      } catch (error) {
        return { ok: false, refused: refusedBy(error, house) }
      }
    },
    close() {
      session?.leave()
      session = null
    },
  }
}

function refusedBy(error: unknown, house: House): Refused {
  if (error instanceof Refusal) return error.refused
  house.failed(error)
  const fromStore = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE')
  return { code: fromStore ? 'store' : 'internal' }
}
