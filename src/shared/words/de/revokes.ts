// Renonces in German: the words of every game in which they may be claimed (W-12).
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

/** A claim and what was found; `cost` says what a renonce costs in this game. */
export function claimed({ seat, offender }: RevokeHeard, company: Company, cost: string): string {
  const tell = teller(company, seat)
  if (offender === null)
    return tell('Sie rügen eine Renonce,', 'rügt eine Renonce,', 'aber es gab keine.')
  const who =
    company.you === offender
      ? 'Sie haben nicht bedient, obwohl Sie konnten'
      : `${requireValue(company.names[offender])} hat nicht bedient, obwohl es möglich war`
  return tell('Sie rügen eine Renonce:', 'rügt eine Renonce:', `${who}; ${cost}.`)
}

export const nothingClaimed = (seat: RevokeHeard['seat'], company: Company): string =>
  teller(company, seat)('Sie haben', 'hat', 'nichts zu rügen.')

export const revokePrompts: Prompts<RevokeAsks> = {
  reckoning: () => 'Alle Karten sind gespielt. Ist etwas zu rügen?',
}

export const revokeBreaches: Readonly<Record<RevokeWhy, string>> = {
  notNow: 'Im Augenblick gibt es nichts zu rügen und nichts zu zählen.',
  claimedBefore:
    'Sie haben in diesem Spiel schon vergeblich gerügt und dürfen es kein zweites Mal.',
}

/** On a button, and within a sentence. */
export const revokeActions: Readonly<Record<RevokeWord, readonly [button: string, deed: string]>> =
  {
    claimRevoke: ['Renonce rügen', 'eine Renonce rügen'],
    count: ['Nichts zu rügen', 'zählen lassen'],
  }
