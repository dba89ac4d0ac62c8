// Plays one partie after the other through the live table and says on standard output what has been committed, until
// it is killed. With a second argument it kills itself while it makes the tables.
import { type Game } from '../../src/main/engine/games/game.ts'
import { gameOf } from '../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { randomFrom } from '../../src/main/engine/random.ts'
import { MIGRATIONS } from '../../src/main/store/migrations.ts'
import { openStore } from '../../src/main/store/open.ts'
import { addSitting, listParties, loadSitting } from '../../src/main/store/sittings.ts'
import { computerOf, personOf } from '../../src/main/table/people.ts'
import { type Company, type Session, openSession } from '../../src/main/table/session.ts'
import { newSeed, openThinking } from '../../src/main/table/thinking.ts'
import { chosen } from '../table/choosing.ts'

const [, , file = '', dying] = process.argv

const kill = { version: 10, run: (): void => void process.kill(process.pid, 'SIGKILL') }
const store = openStore(file, dying === undefined ? MIGRATIONS : [kill])
const random = randomFrom(newSeed())
let tell: () => void = () => {}

const LAST = [
  'SELECT * FROM partie ORDER BY sitting DESC, seq DESC LIMIT 1',
  'SELECT * FROM deal ORDER BY sitting DESC, partie DESC, seq DESC LIMIT 1',
  'SELECT * FROM action ORDER BY sitting DESC, partie DESC, deal DESC, seq DESC LIMIT 1',
]

/** Says the last rows there are: they are on disk. */
const acknowledge = (): unknown =>
  process.stdout.write(`${JSON.stringify(LAST.map((query) => store.prepare(query).get() ?? null))}\n`)

const company: Company = {
  store,
  thinking: openThinking(new URL('../../src/main/thinker.ts', import.meta.url), 5_000),
  pace: () => 'instant',
  now: Date.now,
  failed(error: unknown) {
    throw error
  },
  publish() {
    acknowledge()
    tell()
  },
}

function table(game: Game): Session {
  const open = listParties(store, false, 1)[0]
  const record = open === undefined ? null : loadSitting(store, open.sitting)
  const level = random.below(2) === 0 ? 'random' : 'rulebook'
  const people = open?.people ?? [personOf('Anna'), computerOf(level)]
  const chosenOptions = chooseOptions(game.options, game.presets, 'club', {})
  if ('fault' in chosenOptions) throw new Error(chosenOptions.fault)
  const { options } = chosenOptions
  const sitting = open?.sitting ?? addSitting(store, { game: game.id, preset: 'club', options, people }, Date.now())
  return openSession({ game, sitting, people, preset: 'club', options }, record, company)
}

/** One thing the person does; false when there is nothing but waiting. */
function something(session: Session): boolean {
  const scene = session.scene()
  if (scene.awaits === 'partie') return session.again()
  if (scene.awaits === 'deal') return session.deal(scene.packets.at(-1) ?? null)
  if (random.below(40) === 0) return session.giveUp(random.below(2) === 0 ? 'deal' : 'partie')
  const action = scene.view.turn === 0 ? chosen(scene, random) : null
  return action !== null && session.act(action) === null
}

const game = gameOf('ecarte')
if (game === null) throw new Error('no Écarté')
let session = table(game)
acknowledge()
for (;;) {
  const shown = new Promise<void>((resolve) => (tell = resolve))
  if (!something(session)) await shown
  // now and then the table is left, and another or the same sat down to
  if (random.below(100) === 0) {
    session.leave()
    session = table(game)
  }
}
