// The end of every deal is told on the cloth: who gained what, or that nobody did, and why.
import { describe, expect, test } from 'vitest'
import type { Side } from '../../src/shared/duel.ts'
import { isEcarteView } from '../../src/shared/games/ecarte.ts'
import { isHundertspielView } from '../../src/shared/games/hundertspiel.ts'
import { isTattelnView } from '../../src/shared/games/tatteln.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type { AnyEvent, TableView } from '../../src/shared/view.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { inDeal } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { tellDeal } from '../../src/renderer/table/deal-tally.ts'
import { ecarteCalls } from '../../src/renderer/table/ecarte-calls.ts'
import { dealAccount as hundertspielAccount } from '../../src/renderer/table/hundertspiel/deal-account.ts'
import { hundertspielEvents } from '../../src/renderer/table/hundertspiel/seen-events.ts'
import { tattelnCalls } from '../../src/renderer/table/tatteln/calls.ts'
import { trickCalls } from '../../src/renderer/table/trick-calls.ts'
import { dealAccount as tattelnAccount } from '../../src/renderer/table/tatteln/deal-account.ts'
import { optionsOf, randomOf } from '../store/played.ts'
import { playRandomly } from '../table/random-play.ts'

/** As the register of tables has them, which needs a window; the others are pure trick games. */
const TELLERS: Readonly<Record<string, Parameters<typeof tellDeal>[0]>> = {
  ecarte: ecarteCalls,
  tatteln: tattelnCalls,
  hundertspiel: hundertspielEvents,
}
const TEXTS = { en, de, fr } as const
const TABLES = GAMES.flatMap((game) =>
  Object.keys(game.presets).map((preset) => ({ id: game.id, preset, game })),
)
const PARTIES = 12
const NAMES = ['Anna', 'Odile', 'Karl', 'Emma']

/** Rows of the account that some games show beside the tally. */
function countRows(view: TableView): number {
  if (isTattelnView(view)) return tattelnAccount(view, 0).rows.length
  return isHundertspielView(view)
    ? hundertspielAccount(view.marks, view.score, [...view.score.keys()]).rows.length
    : 0
}

/** The points of the deal, marked or due. */
const countPoints = (view: TableView): number =>
  view.marks.reduce((sum, { points }) => sum + Math.max(0, points), 0) +
  (isEcarteView(view) ? view.due[0] + view.due[1] : 0)

/** The side of Écarté that made more tricks without a point for them; null if there is none. */
function unpaidSide(view: TableView): Side | null {
  if (!isEcarteView(view) || (view.slips?.ended ?? null) !== null) return null
  const [first, second] = view.tricksWon
  const isPaid =
    view.due[0] + view.due[1] > 0 ||
    view.marks.some(({ rule }) => rule === 'E-24' || rule === 'E-40')
  return isPaid || first === second ? null : first > second ? 0 : 1
}

describe.each(TABLES)('the tally of $id, $preset', ({ id, preset, game }) => {
  test('tells every finished deal', () => {
    const options = optionsOf(game, preset)
    const random = randomOf(PARTIES)
    let count = 0
    for (let partie = 0; partie < PARTIES; partie += 1) {
      let events: readonly AnyEvent[] = []
      let told = 0
      for (const ply of playRandomly(game, options, random)) {
        events = ply.seat === null ? ply.events : [...events, ...ply.events]
        if (inDeal(ply.state) || ply.deal === told || game.findOutcome(ply.state)) continue
        told = ply.deal
        count += 1
        const view = game.viewFor(ply.state, 0)
        const company = { names: NAMES.slice(0, view.hands.length), you: 0 as const }
        for (const language of LANGUAGES) {
          const texts = TEXTS[language]
          const said = words(language).game(id)
          const entries = events.map((event) => {
            const seen = game.eventFor(event, 0)
            return { did: seen.did, sentence: said.event(seen, company) }
          })
          const { gained, unscored } = tellDeal(
            TELLERS[id] ?? trickCalls,
            entries,
            { view, near: 0, company },
            texts,
          )
          const lines = [...gained, ...unscored]
          if (countPoints(view) > 0) expect(gained.length + countRows(view)).toBeGreaterThan(0)
          else expect(unscored).toContain(texts.table.noPoints)
          if (unpaidSide(view) !== null) {
            const [why = ''] = unscored
            expect(why).not.toBe(texts.table.noPoints)
            expect(why.includes('Odile')).toBe(unpaidSide(view) === 1)
          }
          for (const line of lines) expect(line).toMatch(/\S\.$/)
        }
      }
    }
    expect(count).toBeGreaterThan(0)
  })
})
