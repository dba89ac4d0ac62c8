// Descriptions of faults in a record or in options, one line each.
import { evening } from '../shared/words/en/evening.ts'
import { headless } from '../shared/words/en/headless.ts'
import { words } from '../shared/words/en/index.ts'
import type { OptionFault } from './engine/games/options.ts'
import type { ShapeFault } from './engine/record.ts'
import type { ReplayFault } from './engine/replay-fault.ts'
import type { PartFault } from './engine/evenings/record-part.ts'

/** Describes options that a game does not have. */
export function formatOptionFault(fault: OptionFault, game: string): string {
  switch (fault.fault) {
    case 'unknownPreset':
      return headless.unknownPreset(fault.name, game)
    case 'unknownOption':
      return headless.unknownOption(fault.name, game)
    case 'wrongValue':
      return headless.wrongValue(
        fault.name,
        fault.values.map((value) => JSON.stringify(value)),
      )
  }
}

const RECORD_LEVELS = ['parties', 'deals', 'actions'] as const

/**
 * Describes a record of the wrong shape; partie, deal and step counted from 1, then the keys below.
 */
export function formatShapeFault({ path, what }: ShapeFault): string {
  const numbers: number[] = []
  let rest = path
  for (const level of RECORD_LEVELS) {
    const [key, index, ...below] = rest
    if (key !== level || typeof index !== 'number') break
    numbers.push(index + 1)
    rest = below
  }
  const [partie = 0, deal = 0, step = 0] = numbers
  const where = rest
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
  const parts = [
    partie > 0 ? headless.place(partie, deal, step) : '',
    where.replace(/^\./, ''),
    what,
  ]
  return parts.filter((part) => part !== '').join(': ')
}

/** Describes the first fault of a replay: place, fault, and the rule broken. */
export function formatReplayFault(fault: ReplayFault, game: string): string {
  switch (fault.kind) {
    case 'unknownGame':
      return headless.unknownGame(fault.game)
    case 'options':
      return formatOptionFault(fault.fault, game)
    case 'players':
      return headless.wrongPlayers(game, fault.seats, fault.given)
    default:
      return `${headless.place(fault.partie, fault.deal, fault.step)}: ${formatPlacedFault(fault, game)}`
  }
}

function formatPlacedFault(
  fault: Exclude<ReplayFault, { kind: 'unknownGame' | 'options' | 'players' }>,
  game: string,
): string {
  switch (fault.kind) {
    case 'breach':
      return `${words.game(game).breach(fault.breach)} (${fault.breach.rule})`
    case 'shape':
      return formatShapeFault(fault.fault)
    case 'scoreAfter':
      return headless.scoreAfter(fault.score)
    case 'unfinished':
    case 'unknownCard':
    case 'scoreBefore':
    case 'cut':
    case 'seat':
    case 'nothingToGiveUp':
      return headless[fault.kind]
  }
}

const BREACHES: ReadonlyMap<string, string> = new Map(Object.entries(evening.breaches))

/** Describes an evening that does not agree with its parties or its rules. */
export const formatPieceFault = ({ step, what }: PartFault, id: string): string =>
  headless.evening(
    id,
    step,
    typeof what === 'string'
      ? headless.eveningFaults[what]
      : `${BREACHES.get(what.why) ?? what.why} (${what.rule})`,
  )
