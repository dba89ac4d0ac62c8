// Revokes in English: the words of every game in which they may be claimed (W-12).
import { requireValue } from '../../card.ts'
import {
  type Prompts,
  type RevokeAsks,
  type RevokeHeard,
  type RevokeWhy,
  type RevokeWord,
  teller,
} from '../play-words.ts'
import type { Company } from '../words.ts'

/** A claim and what was found; `cost` says what a revoke costs in this game. */
export function claimed({ seat, offender }: RevokeHeard, company: Company, cost: string): string {
  const tell = teller(company, seat)
  if (offender === null)
    return tell('You claim a revoke,', 'claims a revoke,', 'but there was none.')
  const who =
    company.you === offender
      ? 'you did not follow suit, though you could'
      : `${requireValue(company.names[offender])} did not follow suit, though able`
  return tell('You claim a revoke:', 'claims a revoke:', `${who}; ${cost}.`)
}

export const nothingClaimed = (seat: RevokeHeard['seat'], company: Company): string =>
  teller(company, seat)('You have', 'has', 'nothing to claim.')

export const revokePrompts: Prompts<RevokeAsks> = {
  reckoning: () => 'All the cards are played. Is there anything to claim?',
}

export const revokeBreaches: Readonly<Record<RevokeWhy, string>> = {
  notNow: 'There is nothing to claim, or to count, at this time.',
  claimedBefore: 'You have claimed for nothing in this deal and may not claim again.',
}

/** On a button, and within a sentence. */
export const revokeActions: Readonly<Record<RevokeWord, readonly [button: string, deed: string]>> =
  {
    claimRevoke: ['Claim a revoke', 'claim a revoke'],
    count: ['Nothing to claim', 'let the deal be counted'],
  }
