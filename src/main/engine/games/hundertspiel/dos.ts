// Points of tricks: cards, the last trick, and the Dos (H-9, H-13 … H-15, H-18).
import { type Card, byRank, requireValue } from '../../../../shared/card.ts'
import type { HundertspielMarkRule, Undertaking } from '../../../../shared/games/hundertspiel.ts'
import type { Seat, Trick } from '../../../../shared/view.ts'
import { cardPlayedBy } from '../trick.ts'
import type { HundertspielOptions } from './options.ts'
import { type DealSoFar, dealtTo, doOf, isDo } from './state.ts'

const FIGURES = new Map<string, number>([
  ['A', 6],
  ['K', 5],
  ['C', 4],
  ['B', 3],
])
/** Returns the points of a card for the player who takes it (H-9). */
export const cardValue = byRank((rank) => FIGURES.get(rank) ?? 0)
export const sumPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0)

/** H-9 */
export const LAST_TRICK = 6
/** H-13, H-14 */
export const FIRST_DO = 52
export const DO = 10
/** H-14, H-15: total of the Dos and the last trick, by the number of last tricks made with Dos. */
export const LAST_DOS = [LAST_TRICK, 26, 52, 72, 82] as const

/** Returns what the others write when a game with `dos` Dos has failed (H-18). */
export const failedPoints = (
  { failedGame }: Pick<HundertspielOptions, 'failedGame'>,
  dos: number,
): number => (failedGame === 'points' ? (LAST_DOS[dos] ?? 0) : 0)

/** Returns the card that made a trick. */
const winningCard = (trick: Trick, seats: number): Card =>
  requireValue(
    (trick.winner === null ? null : cardPlayedBy(trick, trick.winner, seats)) ?? undefined,
  )

/** Returns true if the laid game is made, after all tricks (H-16). */
export function isMade({ seat, suits, isHeld }: Undertaking, tricks: readonly Trick[]): boolean {
  const last = tricks.slice(-suits.length)
  const seats = last[0]?.cards.length ?? 0
  return (
    isHeld &&
    suits.every((suit) =>
      last.some((trick) => trick.winner === seat && winningCard(trick, seats) === doOf(suit)),
    )
  )
}

/** Returns true if a trick was made by its winner with a Do that they have laid open. */
const isLaidDo = ({ undertaking }: DealSoFar, winner: Seat, card: Card): boolean =>
  undertaking !== null &&
  undertaking.seat === winner &&
  undertaking.suits.some((suit) => doOf(suit) === card)

/** Returns the points of the Do that made the last trick; null if none did. */
export function dosMade(
  deal: DealSoFar,
): { readonly points: number; readonly rule: HundertspielMarkRule } | null {
  const { tricks, trump, options } = deal
  const trick = requireValue(tricks.at(-1))
  const card = winningCard(trick, options.players)
  if (!isDo(card) || trick.winner === null) return null
  const left = dealtTo(options) - tricks.length
  if (tricks.length === 1 && trump !== null && card === doOf(trump))
    return {
      points: FIRST_DO - (options.firstDo === 'inAll' ? sumPoints(trick.cards) : 0),
      rule: 'H-13',
    }
  if (left === 0) return lastDos(deal, trick.winner)
  // H-18: the last trick decides what a laid Do in the second last one counts
  if (left === 1 && isLaidDo(deal, trick.winner, card)) return null
  return { points: DO, rule: 'H-14' }
}

/** Returns the points of the Dos of the last tricks, less those counted before (H-14, H-15). */
function lastDos(deal: DealSoFar, winner: Seat): ReturnType<typeof dosMade> {
  const { tricks, undertaking, options } = deal
  const hasFailed = undertaking !== null && !isMade(undertaking, tricks)
  const backwards = tricks.slice(1).toReversed()
  const end = backwards.findIndex((trick) => {
    const card = winningCard(trick, options.players)
    return trick.winner !== winner || !isDo(card) || (hasFailed && isLaidDo(deal, winner, card))
  })
  const run = backwards.slice(0, end === -1 ? backwards.length : end)
  if (run.length === 0) return null
  const [, second] = run
  const isDeferred =
    second !== undefined && isLaidDo(deal, winner, winningCard(second, options.players))
  const counted = DO * (run.length - 1 - (isDeferred ? 1 : 0))
  const points =
    requireValue(LAST_DOS[Math.min(run.length, LAST_DOS.length - 1)]) - LAST_TRICK - counted
  return { points, rule: run.length > 1 ? 'H-15' : 'H-14' }
}
