// What the sentences of all games are made with: who is addressed, and the moments every game has.
import { found } from '../card.ts'
import type { ScotchWhistHeard, ScotchWhistWhy } from '../games/scotch-whist.ts'
import type { Cards, Seat } from '../view.ts'
import type { Company } from './words.ts'

/** Events that read the same in every game played with tricks. */
export type PlayHeard = Extract<ScotchWhistHeard, { did: 'led' | 'followed' | 'tookTrick' | 'gaveUp' | 'wonPartie' }>

/** Moments that every game has; a game adds its own. */
export type PlayAsks = 'lead' | 'follow' | 'wait' | 'deal' | 'partie'
export type Prompts<Asks extends string> = Readonly<Record<Asks, (opponent: string) => string>>

type DealWhy =
  'dealUnfinished' | 'wrongDealer' | 'wrongPackets' | 'wrongHands' | 'wrongTalon' | 'wrongTurnUp' | 'wrongCards'

/** Why something is not allowed in any game: an action at the wrong time, or a deal that cannot be the next one. */
export type PlayWhy = Exclude<ScotchWhistWhy, 'notNow' | 'claimedBefore'> | DealWhy

export interface BreachOf<Why extends string> {
  readonly rule: string
  readonly why: Why
}

/** Makes sentences about a seat: `you` when it is the one addressed, else its name and `they`, then the rest. */
export const teller =
  (company: Company, seat: Seat) =>
  (you: string, they: string, rest: string): string =>
    company.you === seat ? `${you} ${rest}` : `${found(company.names[seat])} ${they} ${rest}`

export const countOf = (cards: Cards): number => (typeof cards === 'number' ? cards : cards.length)

/** The prompt of a moment; nothing for a moment that is not known. */
export const asked = (prompts: Prompts<string>, asks: string, opponent: string): string =>
  Object.hasOwn(prompts, asks) ? (prompts[asks]?.(opponent) ?? '') : ''

/** Where a switch has named everything: the compiler finds what it left out. */
export function wordless(left: never): never {
  throw new Error(`no words for ${JSON.stringify(left)}`)
}
