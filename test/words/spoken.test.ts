// The first deal of a partie of every game as seat 0 hears it, one reviewed file each: every sentence of the log, and of
// what a reading key answers at the last card. `SPOKEN=write npm run test:unit -- spoken` writes them anew.
import { expect, test } from 'vitest'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../src/shared/settings.ts'
import { SEATS } from '../../src/shared/view.ts'
import type { AnyEvent } from '../../src/shared/view.ts'
import { words } from '../../src/shared/words/index.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { findAi } from '../../src/main/cli/ais.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { type Game, type GameState, inDeal } from '../../src/main/engine/games/game.ts'
import { playPartie } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { nameSides } from '../../src/shared/side-names.ts'
import {
  type ReadTable,
  readHand,
  readLastTrick,
  readScore,
  readTrick,
} from '../../src/renderer/composables/reading.ts'
import { optionsOf, randomOf } from '../store/played.ts'

const TEXTS = { en, de, fr }
const NAMES = ['Anna', 'Odile', 'Isidore', 'Agathe'] as const

/** The real window plays one of Écarté, by keys: test/e2e/spoken. */
const TOLD = ['whist', 'scotch-whist', 'hundertspiel', 'tatteln'].flatMap((game) =>
  LANGUAGES.map((language) => [game, language] as const),
)

interface Heard {
  readonly events: readonly AnyEvent[]
  readonly state: GameState
}

/** Everything that happened in the first deal, by the rule book's players. */
function firstDeal(game: Game, options: object): readonly Heard[] {
  const seats = SEATS.slice(0, game.countSeats(options))
  const mind = findAi(game.id)
  const player = mind === null ? null : createPlayer(mind, 'rulebook')
  if (player === null) throw new Error('no player')
  const heard: Heard[] = []
  let isOver = false
  playPartie({
    game,
    options,
    players: seats.map(() => player),
    random: randomOf(7),
    observer: {
      onTransition: ({ events, state }) => {
        if (!isOver) heard.push({ events: events.map((event) => game.eventFor(event, 0)), state })
        isOver ||= !inDeal(state)
      },
    },
  })
  return heard
}

function told(name: string, language: Language): string {
  const game = findGame(name)
  if (game === null) throw new Error(`no game ${name}`)
  const options = optionsOf(game, game.preset)
  const texts = TEXTS[language]
  const names = NAMES.slice(0, game.countSeats(options)).map((one, seat) =>
    seat === 0 ? texts.table.you : one,
  )
  const company = { names, you: 0 } as const
  const heard = firstDeal(game, options)
  const lines = heard.flatMap(({ events }) =>
    events.map((event) => words(language).game(name).event(event, company)),
  )
  const last = heard.findLast(({ state }) => game.seatToPlay(state) === 0)
  if (!last) throw new Error('seat 0 was never asked')
  const view = game.viewFor(last.state, 0)
  const hand = view.hands[0]
  const table: ReadTable = {
    view,
    company,
    near: 0,
    sides: nameSides(names, game.countSides(options), 0, words(language).tag),
    hand: typeof hand === 'object' ? hand : [],
  }
  const read = [readHand, readTrick, readLastTrick, readScore].flatMap((one) => one(texts, table))
  return `${[...lines, '', ...read].join('\n')}\n`
}

test.each(TOLD)('what is heard in a deal of %s in %s', (game, language) => {
  const file = join(import.meta.dirname, 'spoken', `${game}.${language}.txt`)
  const said = told(game, language)
  if (process.env['SPOKEN'] === 'write') writeFileSync(file, said)
  expect(said).toBe(readFileSync(file, 'utf8'))
})
