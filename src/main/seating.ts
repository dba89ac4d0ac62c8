// Sitting down: what a game offers, what a setup asks for, and the table of a sitting that is taken up again.
import type { GameOffer, Setup } from '../shared/bridge.ts'
import { type Game } from './engine/games/game.ts'
import { gameOf } from './engine/games/games.ts'
import { chooseOptions } from './engine/games/options.ts'
import { LEVELS, levelsOf } from './engine/players/player.ts'
import type { RecordDocument } from './engine/record.ts'
import { refuse } from './refusal.ts'
import type { ReadStore } from './store/open.ts'
import { partieLine } from './store/list.ts'
import { loadSettings } from './store/settings.ts'
import { lastPartie, loadPartie } from './store/load.ts'
import { computerOf, personOf } from './table/people.ts'
import { type Session, openSession } from './table/session.ts'

/** How a game is offered in the Hall. */
export function offerOf(game: Game): GameOffer {
  return {
    id: game.id,
    options: Object.entries(game.options).map(([name, { values }]) => ({ name, values })),
    presets: Object.fromEntries(
      Object.keys(game.presets).map((name) => {
        const chosen = chooseOptions(game.options, game.presets, name, {})
        return [name, 'options' in chosen ? chosen.options : {}]
      }),
    ),
    preset: game.preset,
    levels: levelsOf(game),
    packets: game.packets,
  }
}

/** What a setup asks for, checked against the game. Throws Refusal. */
export function seated(setup: Setup, db: ReadStore) {
  const game = gameOf(setup.game)
  if (game === null || !game.hasTable) return refuse('notFound')
  const chosen = chooseOptions(game.options, game.presets, setup.preset, setup.options)
  const level = LEVELS.find((one) => one === setup.level && levelsOf(game).includes(one))
  if ('fault' in chosen || level === undefined) return refuse('malformed')
  const name = loadSettings(db).name.trim()
  return { game, options: chosen.options, people: [personOf(name), computerOf(level)] }
}

/** The live table of a stored sitting, where it stopped. Throws Refusal. */
export function resumed(sitting: number, company: Parameters<typeof openSession>[2]): Session {
  const place = { sitting, partie: lastPartie(company.store, sitting) }
  const record = loadPartie(company.store, place)
  const game = record === null ? null : gameOf(record.game)
  if (record === null || game === null || !isTable(game, record)) return refuse('notFound')
  // a partie that came in broken off is kept as it is: one plays on from it as practice
  if (partieLine(company.store, place)?.outcome === null && record.parties[0]?.sha256 !== undefined)
    return refuse('notNow')
  const { preset = null, ...single } = record.options ?? {}
  const chosen = chooseOptions(game.options, game.presets, game.preset, single)
  if ('fault' in chosen) return refuse('notFound')
  const people = record.players.map((one) => ({ ...one, level: one.level ?? null }))
  const named = preset === null ? null : String(preset)
  const practice = record.practice === true
  return openSession({ game, sitting, people, preset: named, options: chosen.options, practice }, record, company)
}

/** One person against the computer at a level it knows: what can be sat down to. */
function isTable(game: Game, { players }: RecordDocument): boolean {
  const persons = players.filter(({ kind }) => kind === 'person')
  const levels: readonly string[] = levelsOf(game)
  const computers = players.filter(({ kind, level }) => kind === 'computer' && levels.includes(level ?? ''))
  return game.hasTable && persons.length === 1 && computers.length === players.length - 1
}
