// An exercise: a position at a real table, in a store in memory. The first decision of the person
// is the answer; then the table stands still until the deal is played on. Nothing of it is kept
// among the parties, and nothing that the seat could not know reaches the window.
import type { Scene } from '../../shared/bridge.ts'
import { type ActionValue, type Hint, computeCost } from '../../shared/coach.ts'
import type { ExerciseAnswer, ExerciseShown } from '../../shared/exercises.ts'
import { plainName } from '../../shared/names.ts'
import { type AnyAction, type Breach, isSameAction } from '../../shared/view.ts'
import type { GameAi } from '../engine/games/ai.ts'
import { recordedOptions } from '../engine/games/options.ts'
import type { Level } from '../engine/players/levels.ts'
import { randomFrom } from '../engine/random.ts'
import { refuse } from '../refusal.ts'
import { loadPartie } from '../store/load.ts'
import { openInMemory } from '../store/open.ts'
import { loadSettings } from '../store/settings.ts'
import { type ExercisePosition, type PositionDecision, findDecision } from '../training/position.ts'
import { type AiClient, newSeed } from './ai-client.ts'
import { createComputers, createPerson } from './people.ts'
import { completeDeal, insertPractice } from './practice.ts'
import { arrangePracticeSeats, findPracticeStart } from './review.ts'
import { type TableSession, createSession } from './session.ts'
import type { TableDeps } from './table-deps.ts'

/** The level to play on with. */
const COMPANION: Level = 'club'

/** An answer with the coach's word, before it is told. */
export interface JudgedAnswer {
  readonly done: AnyAction
  readonly hint: Hint
  readonly cost: number
  readonly hinted: boolean
}

/** What an exercise is shown as. */
export interface ExerciseSetup {
  readonly position: ExercisePosition
  readonly shown: Omit<ExerciseShown, 'answered' | 'isPlayedOn'>
  /**
   * Keeps an answer and completes it for the window. If it throws, the answer is not given.
   */
  settle(answer: JudgedAnswer): Pick<ExerciseAnswer, 'reference' | 'nextDue'>
}

/** The table of an exercise. */
export interface ExerciseTable extends TableSession {
  /** Answers with an action; returns the breach if it is illegal, changing nothing. */
  answer(action: AnyAction): Promise<Breach | null>
  /** The coach's word on the position, computed once. */
  computeHint(): Promise<Hint>
  /** Plays the deal on; false before the answer. */
  playOn(): boolean
}

/**
 * Returns what an action costs by a hint. An action that the coach does not evaluate, as it would
 * be against the rules, costs as much as the worst.
 */
export function costByHint({ evaluations }: Hint, action: AnyAction): number {
  const [best] = evaluations
  if (best === undefined) return 0
  const done = evaluations.find((one) => isSameAction(one.action, action))
  const worst = evaluations.reduce<ActionValue>(
    (least, one) => (one.equity < least.equity ? one : least),
    best,
  )
  return done === undefined ? best.equity - worst.equity : computeCost(done, best)
}

/** Opens a store in memory with a position in it. Throws Refusal if it cannot be begun. */
function storePosition(
  ai: GameAi,
  { record, step }: ExercisePosition,
  { seat }: PositionDecision,
  { store: outer, now }: TableDeps,
) {
  const { game } = ai
  const from = findPracticeStart(record, step) ?? refuse('notFound')
  const { preset = game.preset, ...single } = record.options ?? {}
  const chosen = recordedOptions(game.options, game.presets, String(preset), single)
  if ('fault' in chosen) return refuse('notFound')
  const { options } = chosen
  const others = createComputers(record.players.slice(1).map(() => COMPANION))
  const me = createPerson(plainName(loadSettings(outer).name))
  const people = arrangePracticeSeats(seat, me, others)
  const begun = { game: game.id, preset: String(preset), options, people, practice: true }
  const deal = completeDeal(game, options, from.deal, randomFrom(newSeed()))
  const store = openInMemory()
  const sitting = insertPractice(store, begun, deal, from, now())
  const stored = loadPartie(store, { sitting, partie: 1 })
  if (stored === null) throw new Error('the position was not written')
  return { store, record: stored, table: { ...begun, game, ai, sitting } }
}

/** Computer players who wait until a table goes on. */
function holdPlayers(client: AiClient): { readonly held: AiClient; release(): void } {
  let release = (): void => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const held: AiClient = {
    ...client,
    chooseAction: async (asked) => {
      await gate
      return client.chooseAction(asked)
    },
  }
  return { held, release: () => release() }
}

interface Word {
  /** The coach's word on the position, computed once. */
  computeHint(): Promise<Hint>
  /** Has the coach judge an action; meanwhile no other one is taken. */
  judge(action: AnyAction, hinted: boolean): Promise<JudgedAnswer>
}

/** Creates the coach's word on the position at a table. */
function createWord(session: TableSession, client: AiClient): Word {
  let word: Promise<Hint> | null = null
  let isAnswering = false

  function computeHint(): Promise<Hint> {
    const asked = session.getDecision()
    if (asked === null) return refuse('notNow')
    word ??= client.computeHint(asked).catch((error: unknown) => {
      // asked again, the coach may have time
      word = null
      throw error
    })
    return word
  }

  return {
    computeHint,
    async judge(done, hinted) {
      if (isAnswering) return refuse('notNow')
      isAnswering = true
      try {
        const hint = await computeHint()
        if (!session.isOpen()) return refuse('noTable')
        return { done, hint, cost: costByHint(hint, done), hinted }
      } finally {
        isAnswering = false
      }
    },
  }
}

/** What cannot be done at the table of an exercise. */
const NOTHING_ELSE = {
  giveUp: () => false,
  priceGiveUp: () => refuse('notNow'),
  undo: () => false,
  pointOut: () => false,
  playOut: () => false,
  dealCards: () => false,
  startNextPartie: () => false,
  leaveToPlayer: () => false,
} satisfies Partial<TableSession>

/** How far an exercise has come. */
interface ExerciseProgress {
  answered: ExerciseAnswer | null
  isPlayedOn: boolean
  isHinted: boolean
}

/** Returns true while the table stands still after the answer. */
const isFrozen = ({ answered, isPlayedOn }: ExerciseProgress): boolean =>
  answered !== null && !isPlayedOn

/** Returns a scene of the table as the window shows it. */
function showExercise(
  scene: Scene,
  number: number,
  shown: ExerciseSetup['shown'],
  progress: ExerciseProgress,
): Scene {
  const { answered, isPlayedOn } = progress
  return {
    ...scene,
    ...{ sitting: number, certain: 0, mayTakeBack: false, breach: null, awaits: null },
    choices: isFrozen(progress) ? [] : scene.choices,
    mayJudge: isPlayedOn && scene.mayJudge,
    exercise: { ...shown, answered, isPlayedOn },
  }
}

/**
 * Opens the table of an exercise. `number` identifies it; it is negative, so that it is never taken
 * for a sitting of the archive. Throws Refusal if the position cannot be begun.
 */
export async function createExerciseTable(
  { position, shown, settle }: ExerciseSetup,
  number: number,
  outer: TableDeps,
): Promise<ExerciseTable> {
  const decision = findDecision(position) ?? refuse('notFound')
  const ai = await decision.game.loadAi()
  const { store, record, table } = storePosition(ai, position, decision, outer)
  const { held, release } = holdPlayers(outer.aiClient)
  const progress: ExerciseProgress = { answered: null, isPlayedOn: false, isHinted: false }
  const show = (scene: Scene): Scene => showExercise(scene, number, shown, progress)
  const publish = (scene: Scene): void => outer.publish(show(scene))
  const deps = { ...outer, store, forced: () => null, publish, aiClient: held }
  const session = createSession(table, { record }, deps)
  const word = createWord(session, outer.aiClient)

  async function judge(action: AnyAction): Promise<void> {
    const judged = await word.judge(action, progress.isHinted)
    const { done, hint, cost } = judged
    progress.answered = { done, hint, cost, original: decision.original, ...settle(judged) }
  }

  return {
    ...session,
    ...NOTHING_ELSE,
    sitting: number,
    getScene: () => show(session.getScene()),
    getDecision: () => (isFrozen(progress) ? null : session.getDecision()),
    computeHint: () => (progress.answered === null ? word.computeHint() : refuse('notNow')),
    getActingSeat: () => (isFrozen(progress) ? null : session.getActingSeat()),
    async answer(action) {
      if (isFrozen(progress)) return refuse('notNow')
      const breach = session.findBreach(action)
      if (breach !== null) return breach
      if (progress.answered === null) await judge(action)
      return session.act(action)
    },
    noteHint() {
      progress.isHinted = true
      session.noteHint()
    },
    playOn() {
      if (progress.answered === null) return false
      if (progress.isPlayedOn) return true
      progress.isPlayedOn = true
      release()
      publish(session.getScene())
      return true
    },
    getFinishedDeal: () => (progress.isPlayedOn ? session.getFinishedDeal() : null),
    close() {
      session.close()
      release()
      store.close()
    },
  }
}
