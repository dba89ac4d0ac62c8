// node study/losses.ts <game> [options={}] [deals=100] [samples=1000] [--judge=own] [--worst=10]
// [--of=level] [--kinds=lead,follow] [--first=0] [--threads=2] [--level=master] [--json=file]:
// where a master loses on the information available. Masters play deals from random scores; of each
// deal one decision of every kind is judged. The better action is chosen in some samples and its
// gain is counted in others: the samples that chose it have flattered it. What the player did is
// among the actions, so a decision that both agree on loses nothing.
// Judges: `own` is the evaluation of the coach, with more samples; it plays deals out as the player
// does, and finds faults of sampling and of thresholds. `open` solves each sampled deal with all
// hands open (bench/pimc); it shares nothing with the policy, but sees what nobody sees. A level,
// such as `club:8`, plays the deal out from the cards as they lie, once after each action.
// With `--of`, judges what that level would have done in the same positions.
// Prints a table by kind, and the worst decisions in the form of the examples of
// test/games/instructive: the notation of the deal up to the better action. With a file, keeps each
// deal there, a line of JSON, and counts those that it holds already.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { findAi } from '../src/main/cli/ais.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { nextDeal } from '../src/main/engine/games/dealing.ts'
import type { Deal, GameState } from '../src/main/engine/games/game.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { writeNotation } from '../src/main/engine/notation/write.ts'
import {
  type DealDraw,
  dealPoints,
  drawForDeal,
  playDeal,
} from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import type { Random } from '../src/main/engine/random.ts'
import { type ActionRecord, toTurnUpField } from '../src/main/engine/record.ts'
import { buildPositionRecord } from '../src/main/training/position.ts'
import { requireValue } from '../src/shared/card.ts'
import { type AnyAction, type Seat, sideOf } from '../src/shared/view.ts'
import { type Decision, judgeDecision } from './losses-judges.ts'
import { type JudgedDeal, type Judged, tellLosses } from './losses-tables.ts'
import { randomOf } from './seeds.ts'

interface Task {
  readonly game: string
  /** As JSON; `preset` among them. */
  readonly options: string
  readonly level: string
  /** Whose decisions are judged: those of the players, or of another level in their place. */
  readonly of: string
  /** The kinds that are judged; all if there are none. */
  readonly kinds: readonly string[]
  readonly judge: string
  readonly samples: number
  readonly from: number
  readonly to: number
}

/** A game to be studied, with its players. */
interface Studied {
  readonly task: Task
  readonly ai: GameAi
  readonly options: object
  readonly given: Readonly<Record<string, string | number | boolean>>
  readonly player: Player
  /** Decides again what is judged; null if the decisions of the players are. */
  readonly other: Player | null
}

async function prepare(task: Task): Promise<Studied> {
  const ai = findAi(task.game)
  const player = ai === null ? null : createPlayer(ai, task.level)
  if (ai === null || player === null) throw new Error(`nobody plays ${task.game}`)
  const { game } = ai
  const given: Studied['given'] = JSON.parse(task.options)
  const { preset = game.preset, ...single } = given
  const chosen = chooseOptions(game.options, game.presets, String(preset), single)
  if ('fault' in chosen) throw new Error(chosen.fault)
  await ai.loadData?.(chosen.options)
  const other = task.of === task.level ? null : createPlayer(ai, task.of)
  return { task, ai, options: chosen.options, given, player, other }
}

/** Points that only come in twos. */
const STEPS: Readonly<Record<string, number>> = { whist: 2 }

/** A partie at a random score, before a deal. */
function startAnywhere({ ai: { game }, options }: Studied, { cut }: DealDraw, random: Random) {
  const lots = cut.at(-1)
  const { goal } = game.viewFor(game.startPartie(options, [], undefined, lots), 0)
  const step = STEPS[game.id] ?? 1
  const score = Array.from(
    { length: game.countSides(options) },
    () => step * random.nextInt(Math.ceil(goal / step)),
  )
  return game.startPartie(options, score, undefined, lots)
}

interface Noted {
  readonly decision: Decision
  /** Number of actions before it. */
  readonly step: number
}

/** One decision of every kind, each equally likely, of those met so far. */
class Reservoir {
  readonly #random: Random
  readonly kept = new Map<string, Noted>()
  readonly counts = new Map<string, number>()

  constructor(random: Random) {
    this.#random = random
  }

  note(kind: string, noted: () => Noted): void {
    const count = (this.counts.get(kind) ?? 0) + 1
    this.counts.set(kind, count)
    if (this.#random.nextInt(count) === 0) this.kept.set(kind, noted())
  }
}

function playOne(studied: Studied, number: number): JudgedDeal {
  const { ai, options, task } = studied
  const { game } = ai
  const random = randomOf('losses', task.game, task.options, number)
  const draw = drawForDeal(game, options, random)
  const start = startAnywhere(studied, draw, random)
  const packets = requireValue(game.packets[random.nextInt(game.packets.length)])
  const deal = nextDeal(game, options, start, { dealer: draw.dealer, packets }, random)
  const reservoir = new Reservoir(randomOf('losses', 'picked', number))
  const actions: ActionRecord[] = []
  let state: GameState = start
  const player: Player = (look, chance) => {
    const action = studied.player(look, chance)
    const view = look.getView()
    if (!look.onTurn || action === null || typeof view.eye !== 'number') return action
    const { sound, first } = ai.classifyActions(view, look.legal)
    if (sound.length < 2 || first.length > 0) return action
    const { kind } = ai.describeDecision(view, look.legal)
    if (task.kinds.length > 0 && !task.kinds.includes(kind)) return action
    const { eye } = view
    const now = state
    reservoir.note(kind, () => {
      const done = studied.other?.(look, randomOf('losses', 'other', number, actions.length))
      const decision = { state: now, seat: eye, view, legal: sound, done: done ?? action }
      return { decision, step: actions.length }
    })
    return action
  }
  const end = playDeal(
    {
      ...{ game, options, random },
      players: Array.from({ length: game.countSeats(options) }, () => player),
      observer: {
        onAction: (seat, action) => void actions.push({ seat, ...action }),
        onTransition: (one) => void (state = one.state),
      },
    },
    start,
    deal,
  )
  const records = { deal, actions, draw, start }
  return {
    points: dealPoints(game, end, 0),
    equity: gained(ai, start, end, draw.dealer),
    judged: [...reservoir.kept].map(([kind, { decision, step }]) =>
      judgeNoted(
        studied,
        records,
        { kind, decision, step, number },
        reservoir.counts.get(kind) ?? 0,
      ),
    ),
  }
}

const gained = (ai: GameAi, start: GameState, end: GameState, dealer: Seat): number =>
  ai.equity(end, ai.game.nextDealer(end) ?? dealer, 0) - ai.equity(start, dealer, 0)

interface Records {
  readonly deal: Deal
  readonly actions: readonly ActionRecord[]
  readonly draw: DealDraw
  readonly start: GameState
}

function judgeNoted(
  studied: Studied,
  records: Records,
  { kind, decision, step, number }: Noted & { readonly kind: string; readonly number: number },
  count: number,
): Judged {
  const { ai, task } = studied
  const random = randomOf('losses', 'judged', task.game, task.options, number, kind)
  const { judge, samples } = task
  const verdict = judgeDecision(ai, studied.options, decision, { judge, samples }, random)
  const { done, seat } = decision
  return {
    ...verdict,
    ...{ kind, count, deal: number, seat, done, book: bookOf(ai, decision) },
    side: sideOf(seat, records.start.score.length),
    text: writePosition(studied, records, step, { seat, ...verdict.better }),
  }
}

const bookOf = (ai: GameAi, { view, legal }: Decision): AnyAction | null =>
  ai.chooseByBook(view, legal)

/** Writes the deal up to a decision, and what is better there, as notation. */
function writePosition(
  { ai: { game }, given, options }: Studied,
  { deal, actions, draw, start }: Records,
  step: number,
  better: ActionRecord,
): string {
  const { dealer, packets, hands, turnUp } = deal
  const talon = deal.talon.flatMap((card) => card ?? [])
  const inherited = game.series?.carryWithin(start) ?? undefined
  const names = ['North', 'East', 'South', 'West']
  const {
    players: _,
    practice: __,
    ...record
  } = buildPositionRecord(
    {
      ...{ format: 'cercle-record', version: 1, game: game.id, players: [] },
      ...(Object.keys(given).length === 0 ? {} : { options: { ...given } }),
    },
    {
      ...{ dealer, packets, hands: hands.map((hand) => [...hand]) },
      ...toTurnUpField(turnUp),
      ...(talon.length === 0 ? {} : { talon }),
      scoreBefore: [...start.score],
      actions: [...actions.slice(0, step), better],
    },
    { cut: draw.cut.slice(-1), inherited },
  )
  const players = names
    .slice(0, game.countSeats(options))
    .map((name) => ({ ...({ name, kind: 'person' } as const) }))
  return writeNotation({ ...record, players })
}

/** Deals in one piece of work. */
const PIECE = 5

if (isMainThread) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      judge: { type: 'string', default: 'own' },
      worst: { type: 'string', default: '10' },
      first: { type: 'string', default: '0' },
      threads: { type: 'string', default: '2' },
      level: { type: 'string', default: 'master' },
      of: { type: 'string' },
      kinds: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const [game = 'whist', options = '{}', deals = '100', samples = '1000'] = positionals
  const { level, judge, json, of = level } = values
  const kinds = values.kinds?.split(',') ?? []
  const all: JudgedDeal[] = []
  if (json !== undefined && existsSync(json))
    for (const line of readFileSync(json, 'utf8').trim().split('\n')) all.push(JSON.parse(line))
  let next = Number(values.first)
  const end = next + Number(deals)
  const work = async (): Promise<void> => {
    while (next < end) {
      const to = Math.min(end, next + PIECE)
      const task: Task = {
        ...{ game, options, level, of, kinds, judge, samples: Number(samples) },
        ...{ from: next, to },
      }
      next = to
      const found = await new Promise<readonly JudgedDeal[]>((done, fail) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: task })
        worker.on('message', done)
        worker.on('error', fail)
      })
      all.push(...found)
      if (json !== undefined)
        appendFileSync(json, found.map((one) => `${JSON.stringify(one)}\n`).join(''))
      process.stderr.write(`${all.length} `)
    }
  }
  await Promise.all(Array.from({ length: Number(values.threads) }, work))
  process.stdout.write(
    `\n${game} ${options}, ${level}, decisions of ${of}, ${all.length} deals, ${samples} samples, `,
  )
  process.stdout.write(`judged by ${judge}\n`)
  for (const line of tellLosses(all, Number(values.worst))) process.stdout.write(`${line}\n`)
} else {
  const task: Task = workerData
  const studied = await prepare(task)
  const numbers = Array.from({ length: task.to - task.from }, (_, place) => task.from + place)
  parentPort?.postMessage(numbers.map((number) => playOne(studied, number)))
}
