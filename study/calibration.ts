// node study/calibration.ts [form=four] [deals=400] [level=master] [cards=level] [first=0]
// [threads=2] [file]:
// what the players of Hundertspiel think of what they undertake, against what happens. Deals from
// random scores; the chance is the share of the samples in which the decision was valued. In every
// second deal a seat that thinks a game possible plays it in any case: a game that is only played
// when a few samples flatter it would look worse than it is. Prints a table of tenths for each
// kind, and how often a game is undertaken by the strength of the hand, which is what the evidence
// is fitted to (ai/undertaken.ts). With a file, keeps each case there, a line of
// JSON, and counts those that it holds already.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import type { ActionValue } from '../src/shared/coach.ts'
import { requireValue } from '../src/shared/card.ts'
import type { HundertspielAction } from '../src/shared/games/hundertspiel.ts'
import type { AnyAction, Seat } from '../src/shared/view.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { nextDeal } from '../src/main/engine/games/dealing.ts'
import type { Game, GameState } from '../src/main/engine/games/game.ts'
import { openCards } from '../src/main/engine/games/covered.ts'
import { bestStrength, strengthIn } from '../src/main/engine/games/hundertspiel/ai/strength.ts'
import { dosIn } from '../src/main/engine/games/hundertspiel/state.ts'
import { ai } from '../src/main/engine/games/hundertspiel/ai/index.ts'
import type { HundertspielSeatView } from '../src/main/engine/games/hundertspiel/view.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { drawForDeal, playDeal } from '../src/main/engine/players/match.ts'
import { type Player, createPlayer, findBest } from '../src/main/engine/players/player.ts'
import { type Asked, type Case, tell, tellAsked } from './calibration-tables.ts'
import { randomOf } from './seeds.ts'

interface Task {
  readonly form: string
  readonly level: string
  /** The level that plays the cards: most of the time goes there. */
  readonly cards: string
  readonly from: number
  readonly to: number
}

type OpenCase = Omit<Case, 'happened' | 'how' | 'contra'>

interface Found {
  readonly cases: readonly Case[]
  readonly asked: readonly Asked[]
}

const game: Game = ai.game

/** Chance from which a game not chosen is played in every second deal. */
const POSSIBLE = 0.15

/** The words by which a game is undertaken, and what is done instead. */
const UNDERTAKES: readonly string[] = ['lay', 'bid', 'buy']

/** The players of one deal; what they undertake, or might, is kept. */
class Watched {
  readonly cases: OpenCase[] = []
  readonly asked: Asked[] = []
  #values: readonly ActionValue[] = []
  #isForced = false
  readonly #player: Player
  readonly #cards: Player
  readonly #book: Player

  readonly #deal: number

  constructor({ level, cards }: Task, deal: number) {
    this.#deal = deal
    const plain: GameAi = ai
    const watched: GameAi = {
      ...plain,
      evaluateActions: (...given) => {
        const values = plain.evaluateActions(...given)
        this.#values = values ?? []
        return values
      },
    }
    const evaluateAside: NonNullable<GameAi['evaluateAside']> = (...given) => {
      const values = plain.evaluateAside?.(...given) ?? null
      this.#values = values?.actions ?? []
      return values
    }
    const thinking = plain.evaluateAside === undefined ? watched : { ...watched, evaluateAside }
    this.#player = requireValue(createPlayer(thinking, level) ?? undefined)
    this.#cards = requireValue(createPlayer(plain, cards) ?? undefined)
    this.#book = requireValue(createPlayer(plain, 'rulebook') ?? undefined)
  }

  readonly player: Player = (look, random) => {
    const view = look.getView() as HundertspielSeatView
    // without a game the rest of the deal says nothing
    if (!view.options.scat && view.undertaking === null && view.tricks.length > 1)
      return this.#book(look, random)
    if (view.phase === 'play' && look.onTurn && look.legal.every((one) => one.do !== 'lay'))
      return this.#cards(look, random)
    this.#values = []
    const action = this.#player(look, random)
    if (action === null || typeof view.eye !== 'number') return action
    if (!look.onTurn) {
      const made = this.#values.find((one) => one.action === action)?.made
      this.#keep(view.eye, 'lay out of turn', action, made ?? Number.NaN)
      return action
    }
    return this.#noteAll(view, view.eye, action, look.legal)
  }

  #noteAll(
    view: HundertspielSeatView,
    seat: Seat,
    action: AnyAction,
    legal: readonly AnyAction[],
  ): AnyAction {
    const value = (one: AnyAction): ActionValue | undefined =>
      this.#values.find((other) => other.action === one)
    if (view.phase === 'contra') {
      const made = this.#values.find((one) => one.action.do === 'pass')?.made
      if (made !== undefined)
        this.#keep(
          seat,
          `${action.do === 'contra' ? 'Contra' : 'no Contra'}${this.#isForced ? ', game not chosen' : ''}`,
          action,
          1 - made,
        )
      return action
    }
    this.#ask(view, seat, action, legal)
    const games = this.#values.filter((one) => UNDERTAKES.includes(one.action.do))
    const best = findBest(games)
    const done = value(action)
    if (UNDERTAKES.includes(action.do)) {
      if (done?.made !== undefined) this.#keep(seat, action.do, action, done.made)
    } else if (best !== null) {
      const chance = best.made ?? 0
      if (this.#deal % 2 === 1 && !this.#isForced && chance >= POSSIBLE) {
        this.#isForced = true
        this.#keep(seat, `${best.action.do}, not chosen`, best.action, chance)
        return best.action
      }
    } else if (done?.made !== undefined && (action.do === 'layAway' || action.do === 'name'))
      this.#keep(seat, action.do, action, done.made)
    return action
  }

  /** Notes how strong a hand is that may undertake a game, and if it does. */
  #ask(
    view: HundertspielSeatView,
    seat: Seat,
    action: AnyAction,
    legal: readonly AnyAction[],
  ): void {
    const hand = openCards(view.hands[seat] ?? 0)
    const word = UNDERTAKES.find((one) => legal.some((other) => other.do === one))
    if (word === undefined) return
    const strength =
      view.trump !== null
        ? dosIn(hand).includes(view.trump)
          ? strengthIn(hand, view.trump)
          : 0
        : bestStrength(hand)
    const happened = action.do === word
    const key = `${word}${view.phase === 'play' ? ' in the first trick' : ''}`
    this.asked.push({ kind: key, deal: this.#deal, strength, happened })
  }

  #keep(seat: Seat, kind: string, action: AnyAction, chance: number): void {
    const said = action as HundertspielAction
    const suits =
      said.do === 'lay' ? said.suits : said.do === 'bid' || said.do === 'name' ? [said.suit] : null
    this.cases.push({ kind, deal: this.#deal, seat, suits, chance })
  }
}

function playOne(task: Task, deal: number): Found {
  const { form } = task
  const chosen = chooseOptions(game.options, game.presets, form, {})
  if ('fault' in chosen) throw new Error(`no form ${form}`)
  const { options } = chosen
  const random = randomOf('calibration', form, deal)
  const watched = new Watched(task, deal)
  const players = Array.from({ length: game.countSeats(options) }, () => watched.player)
  const score = Array.from({ length: game.countSides(options) }, () => random.nextInt(90))
  const { dealer, cut } = drawForDeal(game, options, random)
  const start = game.startPartie(options, score, undefined, cut.at(-1))
  const given = nextDeal(game, options, start, { dealer, packets: game.packets[0] ?? '' }, random)
  const end = playDeal({ game, options, players, random, observer: {} }, start, given)
  return { cases: watched.cases.flatMap((one) => settle(one, end)), asked: watched.asked }
}

/** Says what became of a case; nothing if another game was played. */
function settle(one: OpenCase, end: GameState): readonly Case[] {
  const { undertaking, tricks } = game.viewFor(end, 'open') as HundertspielSeatView
  if (undertaking === null) return []
  const isOfContra = one.kind.includes('Contra')
  const { suits } = one
  const isOther =
    !isOfContra &&
    (undertaking.seat !== one.seat || (suits !== null && suits.join() !== undertaking.suits.join()))
  if (isOther) return []
  const isMade = wasMade(undertaking, tricks)
  return [
    {
      ...one,
      happened: isOfContra ? !isMade : isMade,
      how: undertaking.how,
      contra: undertaking.contra !== null,
    },
  ]
}

function wasMade(
  { suits, seat, isHeld }: NonNullable<HundertspielSeatView['undertaking']>,
  tricks: HundertspielSeatView['tricks'],
): boolean {
  const last = tricks.slice(-suits.length)
  return (
    isHeld &&
    last.every(({ winner }) => winner === seat) &&
    suits.every((suit) => last.some(({ cards }) => cards.includes(`6-${suit}`)))
  )
}

const PIECE = 10

if (isMainThread) {
  const [form = 'four', count = '400', level = 'master', cards = level, ...rest] =
    process.argv.slice(2)
  const [first = '0', threads = '2', file] = rest
  const cases: Case[] = []
  const asked: Asked[] = []
  if (file !== undefined && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    for (const one of lines.map((line): Case | Asked => JSON.parse(line)))
      if ('chance' in one) cases.push(one)
      else asked.push(one)
  }
  let next = Number(first)
  const end = next + Number(count)
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url))
    worker.on('error', (error) => {
      throw error
    })
    while (next < end) {
      const task: Task = { form, level, cards, from: next, to: Math.min(end, next + PIECE) }
      next = task.to
      const found = await new Promise<Found>((done) => {
        worker.once('message', done)
        worker.postMessage(task)
      })
      cases.push(...found.cases)
      asked.push(...found.asked)
      if (file !== undefined)
        appendFileSync(
          file,
          [...found.cases, ...found.asked].map((one) => `${JSON.stringify(one)}\n`).join(''),
        )
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Number(threads) }, work))
  process.stdout.write(`${form}, ${level}, cards by ${cards}, ${count} deals from ${first}\n`)
  for (const kind of new Set(cases.map((one) => one.kind).toSorted()))
    for (const line of tell(
      kind,
      cases.filter((one) => one.kind === kind),
    ))
      process.stdout.write(`${line}\n`)
  for (const line of tellAsked(asked)) process.stdout.write(`${line}\n`)
} else
  parentPort?.on('message', (task: Task) => {
    const deals = Array.from({ length: task.to - task.from }, (_, place) => task.from + place)
    const found = deals.map((deal) => playOne(task, deal))
    parentPort?.postMessage({
      cases: found.flatMap((one) => one.cases),
      asked: found.flatMap((one) => one.asked),
    })
  })
