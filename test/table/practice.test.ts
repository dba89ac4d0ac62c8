// Practice from any deal of any partie of a sitting begins where that deal began.
import { expect, test } from 'vitest'
import { type GameState, inDeal } from '../../src/main/engine/games/game.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { findPracticeStart } from '../../src/main/table/review.ts'
import { requireValue } from '../../src/shared/card.ts'
import { computer, sittingOf, uidOf } from '../archive/records.ts'
import { chance } from '../games/chance.ts'

/** Every moment of a record. Throws where it cannot be played. */
function momentsOf(record: RecordDocument): readonly ReplayStep[] {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Error(JSON.stringify(played.fault))
  return moments
}

/** The record that practice from this step is written as. */
function practised(record: RecordDocument, step: number): RecordDocument | null {
  const from = findPracticeStart(record, step)
  if (from === null) return null
  const { cut, deal, done, succession } = from
  const { scoreAfter: _, ...given } = deal
  const whole = {
    ...given,
    scoreBefore: [...succession.score],
    actions: deal.actions.slice(0, done),
  }
  const partie = { cut: cut.map((row) => [...row]), deals: [whole], ...inheritedOf(succession) }
  return { ...record, practice: true, parties: [partie] }
}

const inheritedOf = ({
  inherited,
}: {
  readonly inherited?: object
}): Pick<RecordDocument['parties'][number], 'inherited'> =>
  inherited === undefined ? {} : { inherited: { ...inherited } }

/** A state without what is counted from the beginning of the partie. */
const told = (state: GameState): object => ({ ...state, deals: 0, markersBefore: null })

test.each([
  ['ecarte', 'club', 2],
  ['whist', 'standard', 4],
  ['scotch-whist', 'partners', 4],
  ['hundertspiel', 'four', 4],
  ['hundertspiel', 'fourScat', 4],
  ['hundertspiel', 'three', 3],
  ['hundertspiel', 'threeScat', 3],
  ['tatteln', 'classic', 2],
])(
  '%s by the rules of %s: practice begins in any deal of three parties as it was',
  (game, preset, seats) => {
    const players = Array.from({ length: seats }, () => computer('random'))
    const wanted = {
      game,
      preset,
      players,
      parties: 3,
      end: 'over',
      began: null,
      zone: null,
      practice: false,
    } as const
    const { parties, ...head } = sittingOf(wanted, uidOf(7), chance(3))
    let looked = 0
    for (const partie of parties) {
      const record = { ...head, parties: [partie] }
      momentsOf(record).forEach(({ state, action }, step) => {
        // a beginning and a middle of every deal
        if (!inDeal(state) || (action !== null && step % 7 !== 0)) return
        const last = requireValue(
          momentsOf(requireValue(practised(record, step) ?? undefined)).at(-1),
        )
        expect(told(last.state)).toEqual(told(state))
        looked += 1
      })
    }
    expect(looked).toBeGreaterThan(3)
  },
)
