// The account of a sitting in markers: before the partie, its payments, after it (H-18, H-19).
import type { LogLine } from '../../../shared/bridge.ts'
import type { HundertspielSeenEvent, PaidRule } from '../../../shared/games/hundertspiel.ts'

type PaidEvent = Extract<HundertspielSeenEvent, { did: 'paid' }>

/** Reasons of payments; each is summed up in one row. */
export type PaidFor = 'partie' | 'laid' | 'penalty'

const FOR: Readonly<Record<PaidRule, PaidFor>> = {
  'H-18': 'laid',
  'H-26': 'laid',
  'H-4': 'penalty',
  'H-12': 'penalty',
  'H-19': 'partie',
  'H-20': 'partie',
  'G-2': 'partie',
}
const ORDER: readonly PaidFor[] = ['laid', 'penalty', 'partie']

export interface SittingAccount {
  readonly before: readonly number[]
  readonly rows: readonly {
    readonly item: PaidFor
    readonly rules: readonly PaidRule[]
    readonly markers: readonly number[]
  }[]
  readonly after: readonly number[]
}

const isPaid = (event: { readonly did: string }): event is PaidEvent => event.did === 'paid'

const findPayments = (log: readonly LogLine[]): readonly PaidEvent[] =>
  log.flatMap((line) => (line.kind === 'heard' && isPaid(line.event) ? [line.event] : []))

const computeBalance = (paid: readonly PaidEvent[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    paid.reduce(
      (sum, one) => sum + (one.to === seat ? one.markers : one.seat === seat ? -one.markers : 0),
      0,
    ),
  )

/** Returns each player's markers after the partie of this log, and their origin. */
export function sittingAccount(
  log: readonly LogLine[],
  markers: readonly number[],
): SittingAccount {
  const paid = findPayments(log)
  const inPartie = computeBalance(paid, markers.length)
  return {
    before: markers.map((count, seat) => count - (inPartie[seat] ?? 0)),
    rows: ORDER.flatMap((item) => {
      const some = paid.filter(({ rule }) => FOR[rule] === item)
      const rules = [...new Set(some.map(({ rule }) => rule))]
      return some.length === 0
        ? []
        : [{ item, rules, markers: computeBalance(some, markers.length) }]
    }),
    after: markers,
  }
}

/** Returns the payments for the partie itself. */
export const partiePaid = (log: readonly LogLine[]): readonly PaidEvent[] =>
  findPayments(log).filter(({ rule }) => FOR[rule] === 'partie')
