// Looking at a partie: its steps, what the coach says of them, going on from one as practice.
import type { Scene } from '../../shared/bridge.ts'
import { plainName } from '../../shared/names.ts'
import type { Shown } from '../../shared/review.ts'
import { chooseOptions } from '../engine/games/options.ts'
import { LEVELS, levelsOf } from '../engine/players/levels.ts'
import { randomFrom } from '../engine/random.ts'
import { replay } from '../engine/replay.ts'
import { refuse } from '../refusal.ts'
import { keepVerdict } from '../store/annotations.ts'
import { isBeingPlayed, partieLine } from '../store/list.ts'
import { lastPartie, loadPartie } from '../store/load.ts'
import { transact } from '../store/open.ts'
import { loadSettings } from '../store/settings.ts'
import { computersOf, personOf } from '../table/people.ts'
import { type Studied, decisionAfter, lineOfFile, practiceSeats, resumption, reviewOf } from '../table/review.ts'
import { openSession } from '../table/session.ts'
import { newSeed } from '../table/thinking.ts'
import type { House, OpenedFile, Some } from './house.ts'
import type { LiveTable } from './live-table.ts'

/** Parties of an opened file, one after the other. */
const partiesIn = (file: OpenedFile) =>
  file.records.flatMap((record) =>
    record.parties.map((one, index) => ({ record: { ...record, parties: [one] }, number: index + 1 })),
  )

export function openStudy(
  house: House,
  table: LiveTable,
  file: () => OpenedFile | null,
): {
  studied(shown: Shown): Studied
  readonly calls: Some<'review' | 'analyse' | 'consider' | 'practise'>
} {
  const store = () => house.data.store()

  /** What can be looked at; a partie that is being played cannot. */
  function studied(shown: Shown): Studied {
    if (shown.kind === 'file') {
      const all = partiesIn(file() ?? refuse('notFound'))
      const { record, number } = all[shown.partie - 1] ?? refuse('notFound')
      // written out while it is being played here: its hidden cards stay hidden
      const { sitting: uid } = record
      if (uid !== undefined && house.data.fault() === null && isBeingPlayed(store(), uid, number))
        return refuse('notNow')
      return { shown, record, line: lineOfFile(record, shown.partie), parties: all.length }
    }
    const { sitting, partie } = shown
    const line = partieLine(store(), shown) ?? refuse('notFound')
    const record = loadPartie(store(), { sitting, partie }) ?? refuse('notFound')
    if (record.parties[0]?.sha256 === undefined) return refuse('notNow')
    return { shown, record, line, parties: lastPartie(store(), sitting) }
  }

  const calls: Some<'review' | 'analyse' | 'consider' | 'practise'> = {
    review: (shown, eye) => reviewOf(studied(shown), eye),
    async analyse(shown) {
      const { record } = studied(shown)
      const analysis = await house.thinking.analyse(record, null, null)
      if (shown.kind === 'kept') keepVerdict(store(), shown, analysis, house.now())
      return analysis
    },
    consider(shown, step) {
      const decision = decisionAfter(studied(shown).record, step)
      return decision === null ? null : house.thinking.hint(decision)
    },
    async practise(shown, step, seat, wanted): Promise<Scene> {
      const { record, line } = studied(shown)
      const from = resumption(record, step) ?? refuse('notNow')
      const { game } = from
      const level = LEVELS.find((one) => one === wanted && levelsOf(game).includes(one)) ?? refuse('malformed')
      if (!game.hasTable || seat >= record.players.length) return refuse('malformed')
      const { preset = game.preset, ...single } = record.options ?? {}
      const chosen = chooseOptions(game.options, game.presets, String(preset), single)
      if ('fault' in chosen) return refuse('malformed')
      const { options } = chosen
      const mind = await game.mind()
      const { addPractice, wholeDeal } = await import('../table/practice.ts')
      const me = personOf(plainName(loadSettings(store()).name))
      const people = practiceSeats(seat, me, computersOf(record.players.slice(1).map(() => level)))
      const sitting = { game: game.id, preset: line.preset, options, people, zone: house.zone, practice: true }
      const deal = wholeDeal(game, options, from.deal, randomFrom(newSeed()))
      const session = transact(store(), () => {
        const id = addPractice(store(), sitting, deal, from, house.now())
        const stored = loadPartie(store(), { sitting: id, partie: 1 }) ?? refuse('internal')
        // what hangs on a deal before it cannot be begun anew, as one that was put by
        if ('fault' in replay(stored)) return refuse('notNow')
        const seats = { game, mind, sitting: id, people, preset: line.preset, options, practice: true }
        return openSession(seats, { record: stored }, table.company())
      })
      return table.seat(session)
    },
  }

  return { studied, calls }
}
