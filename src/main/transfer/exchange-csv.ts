// Hands of the solved exchange as a table for a spreadsheet (RFC 4180); nothing in it needs quotes.
// Column names are English, for programs that read them.
import type { SolvedHand, SolvedQuery } from '../../shared/exchange.ts'

const COLUMN_NAMES = ['hand', 'turn-up', 'action', 'discards', 'hands']

/** Actions by the seat that decides. */
const ACTIONS = {
  elder: { play: 'stand', exchange: 'propose', either: 'either', won: 'king' },
  dealer: { play: 'refuse', exchange: 'accept', either: 'either', won: 'king' },
} as const

/**
 * Formats hands of the solved exchange as rows; the column names if they are null. A row stands for
 * as many hands as the last column says.
 */
export function formatExchangeCsv(
  { role, turnUp }: SolvedQuery,
  hands: readonly SolvedHand[] | null,
): string {
  const rows = hands?.map(({ cards, action, discards, alike }) => [
    ...[cards.join(' '), turnUp, ACTIONS[role][action], discards ?? '', alike],
  ])
  return (rows ?? [COLUMN_NAMES]).map((row) => `${row.join(',')}\r\n`).join('')
}
