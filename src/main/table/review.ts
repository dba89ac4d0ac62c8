// A stored partie step by step, with all hands open or as the person's seat saw it.
import type { LogLine, Review, ReviewEye, ReviewStep } from '../../shared/bridge.ts'
import { gameOf } from '../engine/games/games.ts'
import { replay } from '../engine/replay.ts'
import type { ReadStore } from '../store/open.ts'
import { type PartiePlace, loadSitting, partieLine } from '../store/sittings.ts'
import { linesOf } from './scene.ts'
import { personSeat } from './session.ts'

/** The review of a finished partie; `notNow` while it is being played, `notFound` when there is none. */
export function reviewOf(db: ReadStore, place: PartiePlace, eye: ReviewEye): Review | 'notFound' | 'notNow' {
  const line = partieLine(db, place)
  const record = loadSitting(db, place.sitting)
  const partie = record?.parties[place.partie - 1]
  const game = record === null ? null : gameOf(record.game)
  if (line === null || record === null || partie === undefined || game === null) return 'notFound'
  if (line.outcome === null) return 'notNow'
  const seat = eye === 'open' ? 'open' : personSeat(line)
  const steps: ReviewStep[] = []
  const log: LogLine[] = []
  const played = replay({ ...record, parties: [partie] }, (moment) => {
    log.push(...linesOf(game, moment, seat, partie.deals[moment.deal - 1]?.seed ?? null))
    steps.push({ view: game.view(moment.state, seat), log: log.length })
  })
  if ('fault' in played) throw new Error(`partie ${place.partie} of sitting ${place.sitting} cannot be replayed`)
  const { options } = steps[0]?.view ?? { options: {} }
  return { line, options, cut: partie.cut ?? [], steps, log }
}
