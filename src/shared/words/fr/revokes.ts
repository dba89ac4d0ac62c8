// Revokes in French, written with plain spaces: the words of every game in which they may be claimed (W-12).
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
    return tell('Vous relevez une renonce,', 'relève une renonce,', 'mais il n’y en a pas eu.')
  const who =
    company.you === offender
      ? 'vous n’avez pas fourni, alors que vous le pouviez'
      : `${requireValue(company.names[offender])} n’a pas fourni, alors que c’était possible`
  return tell('Vous relevez une renonce :', 'relève une renonce :', `${who} ; ${cost}.`)
}

export const nothingClaimed = (seat: RevokeHeard['seat'], company: Company): string =>
  teller(company, seat)('Vous n’avez', 'n’a', 'rien à relever.')

export const revokePrompts: Prompts<RevokeAsks> = {
  reckoning: () => 'Toutes les cartes sont jouées. Y a-t-il quelque chose à relever ?',
}

export const revokeBreaches: Readonly<Record<RevokeWhy, string>> = {
  notNow: 'Il n’y a rien à relever ni à compter pour le moment.',
  claimedBefore: 'Vous avez déjà relevé à tort dans cette donne ; vous ne le pouvez plus.',
}

/** On a button, and within a sentence. */
export const revokeActions: Readonly<Record<RevokeWord, readonly [button: string, deed: string]>> =
  {
    claimRevoke: ['Relever une renonce', 'relever une renonce'],
    count: ['Rien à relever', 'laisser compter la donne'],
  }
