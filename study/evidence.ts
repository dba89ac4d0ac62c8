// What a play says about hidden hands in Whist: how often the others play by the book in the real deal, and in a sampled one.
//   node study/evidence.ts [deals] [level]
// Prints by kind of decision both shares, and the penalty of a play against the book that follows from them: the logarithm of
// how much likelier it makes a deal if a play in it is by the book.
import type { WhistSeatView } from '../src/main/engine/games/whist/view.ts'
import type { WhistAction } from '../src/shared/games/whist.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { ai as whist } from '../src/main/engine/games/whist/ai/index.ts'
import { NUMBERING, decisionFrom } from '../src/main/engine/games/whist/ai/policy.ts'
import { nextDeal } from '../src/main/engine/games/dealing.ts'
import { type Deal, noPoints } from '../src/main/engine/games/game.ts'
import { playDeal } from '../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../src/main/engine/players/player.ts'
import { judgePlay } from '../src/main/engine/trick-ai/likelihood.ts'
import { type Knowledge, knowledgeFrom } from '../src/main/engine/trick-ai/knowledge.ts'
import { clonePosition, handIndex, playCode } from '../src/main/engine/trick-ai/position.ts'
import { bitOf, codeSuit, readAt } from '../src/main/engine/ai/cards.ts'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { randomOf } from './seeds.ts'

const [count = '60', level = 'club'] = process.argv.slice(2)
/** The trick before which a seat looks back, and the deals it samples then. */
const LOOKING_BACK = 8
const SAMPLES = 20

const ai: GameAi = whist
const player = createPlayer(ai, level)
const { game } = ai
const chosen = chooseOptions(game.options, game.presets, game.preset, {})
if (player === null || 'fault' in chosen) throw new Error(`nobody plays at ${level}`)
const { options } = chosen
const random = randomOf('evidence')

type Shares = Map<string, { byBook: number; all: number }>
const real: Shares = new Map()
const sampled: Shares = new Map()

/** Counts the plays of the others as if these had been their hands. */
function countPlays({ start, past, seat }: Knowledge, hands: Int32Array, shares: Shares): void {
  const position = clonePosition(start)
  position.hands.set(hands)
  for (const { seat: by, code } of past) {
    const judged = by === seat ? null : judgePlay(position, code)
    if (judged !== null) {
      const share = shares.get(judged.kind) ?? { byBook: 0, all: 0 }
      shares.set(judged.kind, share)
      share.all += 1
      if (judged.isByBook) share.byBook += 1
    }
    playCode(position, code)
  }
}

let dealt: Deal | null = null

/** Returns the hands as they were dealt. */
function dealtHands({ start }: Knowledge, deal: Deal): Int32Array {
  const hands = new Int32Array(start.hands.length)
  deal.hands.forEach((cards, seat) => {
    for (const code of cards.map(NUMBERING.toCode)) {
      const place = handIndex(seat, codeSuit(code))
      hands[place] = readAt(hands, place) | bitOf(code)
    }
  })
  return hands
}

/** Plays on, and looks back once in each deal. */
const observer: Player = (look, chance) => {
  const view = look.getView() as WhistSeatView // the game is Whist
  if (look.onTurn && view.tricks.length === LOOKING_BACK && dealt !== null) {
    const asked = decisionFrom(view, look.legal as readonly WhistAction[])
    if (asked !== null) {
      const knowledge = knowledgeFrom(asked.table)
      countPlays(knowledge, dealtHands(knowledge, dealt), real)
      for (let n = 0; n < SAMPLES; n += 1)
        countPlays(knowledge, knowledge.sampleHands(random).start, sampled)
    }
  }
  return player(look, chance)
}

const players = Array.from({ length: 4 }, () => observer)
const match = {
  game: game,
  options,
  players,
  random,
  observer: {
    onDeal: (deal: Deal) => {
      dealt = deal
    },
  },
}
for (let n = 0; n < Number(count); n += 1) {
  const state = game.startPartie(options, noPoints(game, options))
  playDeal(match, state, nextDeal(game, options, state, { dealer: 0, packets: '1' }, random))
}

for (const [kind, share] of real) {
  const other = sampled.get(kind)
  if (other === undefined) continue
  const [of, by] = [share.byBook / share.all, other.byBook / other.all]
  const penalty = Math.log((of * (1 - by)) / (by * (1 - of)))
  const error = Math.sqrt(1 / (share.all * of * (1 - of)))
  process.stdout.write(
    `${kind}: ${(100 * of).toFixed(1)} % by the book in the deal, ${(100 * by).toFixed(1)} % in a sampled one, of ${share.all}: ${penalty.toFixed(2)} ± ${error.toFixed(2)}\n`,
  )
}
