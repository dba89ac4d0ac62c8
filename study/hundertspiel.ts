// The weights of the card policy of Hundertspiel.
//   node study/hundertspiel.ts [four | three] [rounds] [deals]
// The policy plays against itself on duplicate deals, half of them with scat, from nothing to nothing. Each weight in turn is
// tried higher and lower; it is kept where it wins beyond two standard errors, in markers with those expected of the score, and
// beyond one on other deals. Writes games/hundertspiel/ai/weight-figures.ts after every change, and prints after each round what
// was won over the beginning, on deals that decided nothing.
import { join } from 'node:path'
import type { GameAi } from '../src/main/engine/games/ai.ts'
import { nextDeal } from '../src/main/engine/games/dealing.ts'
import { noPoints } from '../src/main/engine/games/game.ts'
import { ai } from '../src/main/engine/games/hundertspiel/ai/index.ts'
import { BOOK, chooseBy } from '../src/main/engine/games/hundertspiel/ai/policy.ts'
import { WEIGHTS } from '../src/main/engine/games/hundertspiel/ai/weight-figures.ts'
import type { PolicyWeights } from '../src/main/engine/games/hundertspiel/ai/weights.ts'
import type { HundertspielSeatView } from '../src/main/engine/games/hundertspiel/view.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { dealPoints, playDeal } from '../src/main/engine/players/match.ts'
import type { Player } from '../src/main/engine/players/player.ts'
import { shuffle } from '../src/main/engine/random.ts'
import { requireValue } from '../src/shared/card.ts'
import type { HundertspielAction } from '../src/shared/games/hundertspiel.ts'
import { SEATS } from '../src/shared/view.ts'
import { randomOf } from './seeds.ts'
import { writeFigures } from './write-figures.ts'

const FILE = join(import.meta.dirname, '../src/main/engine/games/hundertspiel/ai/weight-figures.ts')
/** Changes of a weight, as parts of its own size, which is taken to be one part of a point at least. */
const STEPS = [-0.6, -0.3, -0.12, 0.12, 0.3, 0.6]
const LEAST = 0.5

type Form = keyof typeof WEIGHTS
type Name = keyof PolicyWeights

const mind: GameAi = ai
const { game } = mind
const [form = 'four', rounds = '1', deals = '3000'] = process.argv.slice(2)

const isForm = (text: string): text is Form => text in WEIGHTS

const seatPolicy =
  (weights: PolicyWeights): Player =>
  (look) =>
    chooseBy(
      { ...BOOK, weigh: () => weights },
      look.getView() as HundertspielSeatView, // the game is Hundertspiel
      look.legal as readonly HundertspielAction[],
    )

function optionsFor(players: 3 | 4, scat: boolean): object {
  const chosen = chooseOptions(game.options, game.presets, game.preset, { players, scat })
  if ('fault' in chosen) throw new Error(chosen.fault)
  return chosen.options
}

/** What the first weights win above the second in one deal, played with them on every side. */
interface Won {
  readonly equity: number
  readonly points: number
}

function playOnce(options: object, name: string, first: Player, second: Player): Won {
  const sides = SEATS.slice(0, game.countSides(options))
  const seats = SEATS.slice(0, game.countSeats(options))
  const start = game.startPartie(options, noPoints(game, options))
  const packets = requireValue(game.packets[0])
  const dealer = requireValue(seats.at(-1))
  const deal = nextDeal(game, options, start, { dealer, packets }, randomOf('policy', name))
  let [equity, points] = [0, 0]
  for (const side of sides) {
    const players = seats.map((seat) => (seat % sides.length === side ? first : second))
    const random = randomOf('policy', name, side)
    const end = playDeal({ game, options, players, random, observer: {} }, start, deal)
    equity += mind.equity(end, dealer, side)
    points += dealPoints(game, end, side)
  }
  return { equity: equity / sides.length, points: points / sides.length }
}

interface Gain {
  readonly mean: number
  readonly error: number
  readonly points: number
}

function compareWeights(name: string, count: number, first: PolicyWeights, second: PolicyWeights) {
  const players = form === 'three' ? 3 : 4
  const tables = [false, true].map((scat) => optionsFor(players, scat))
  const [one, other] = [seatPolicy(first), seatPolicy(second)]
  let [sum, squares, points] = [0, 0, 0]
  for (let deal = 0; deal < count; deal += 1) {
    const won = playOnce(requireValue(tables[deal % 2]), `${name} ${deal}`, one, other)
    sum += won.equity
    squares += won.equity * won.equity
    points += won.points
  }
  const mean = sum / count
  const gain: Gain = {
    mean,
    error: Math.sqrt((squares / count - mean * mean) / (count - 1)),
    points: points / count,
  }
  return gain
}

function writeWeights(weights: Readonly<Record<Form, PolicyWeights>>): void {
  writeFigures(FILE, [
    '// The weights of the card policy, as `node study/hundertspiel.ts` writes them.',
    "import type { PolicyWeights } from './weights.ts'",
    '',
    `export const WEIGHTS: Readonly<Record<'four' | 'three', PolicyWeights>> = ${JSON.stringify(weights)}`,
  ])
}

/** Weights that are chances. */
const CHANCES: readonly Name[] = [
  'takesInSuit',
  'trumpsRich',
  'trumpsPoor',
  'partnerTakes',
  'playsFirstDo',
]

/** Rounded, so that the file can be read; a chance stays one. */
const withStep = (weights: PolicyWeights, name: Name, step: number): PolicyWeights => {
  const size = Math.max(LEAST, Math.abs(weights[name]))
  const next = Math.round((weights[name] + step * size) * 100) / 100
  return { ...weights, [name]: CHANCES.includes(name) ? Math.min(Math.max(next, 0), 1) : next }
}

const isName = (text: string): text is Name => text in WEIGHTS.four

/** Tries every weight once, in an order of its own each round. */
function playRound(begun: PolicyWeights, round: string, own: Form): PolicyWeights {
  const count = Number(deals)
  let weights = begun
  for (const name of shuffle(Object.keys(begun).filter(isName), randomOf('policy', round))) {
    const steps = STEPS.flatMap((step) => {
      const next = withStep(weights, name, step)
      const { mean, error } = compareWeights(`${round} ${name}`, count, next, weights)
      return mean > 2 * error ? [{ next, mean }] : []
    })
    const [best] = steps.toSorted((one, other) => other.mean - one.mean)
    if (best === undefined) continue
    const again = compareWeights(`${round} ${name} again`, count, best.next, weights)
    if (again.mean <= again.error) continue
    weights = best.next
    process.stdout.write(
      `${name} ${weights[name]}: ${again.mean.toFixed(4)} ± ${again.error.toFixed(4)}, ${again.points.toFixed(2)} points\n`,
    )
    writeWeights({ ...WEIGHTS, [own]: weights })
  }
  return weights
}

if (!isForm(form)) throw new Error(`no weights for ${form}`)
let weights = WEIGHTS[form]
for (let round = 1; round <= Number(rounds); round += 1) {
  weights = playRound(weights, `${form} ${Date.now()}`, form)
  const { mean, error, points } = compareWeights(
    'held out',
    5 * Number(deals),
    weights,
    WEIGHTS[form],
  )
  process.stdout.write(
    `round ${round}: ${mean.toFixed(4)} ± ${error.toFixed(4)} markers, ${points.toFixed(2)} points a deal\n`,
  )
}
