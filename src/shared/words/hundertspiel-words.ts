// What the words of Hundertspiel are made with in every language.
import type { ChosenOptions } from '../bridge.ts'
import type { TrappolaSuit } from '../card.ts'
import {
  type AnnouncedRank,
  type HundertspielSeenEvent,
  type SuitOrder,
  SUIT_ORDERS,
} from '../games/hundertspiel.ts'
import type { PlayAsks } from './play-words.ts'

type Outbidding = 'outbidding' | 'outbiddingPack' | 'outbiddingReversed'

/** Moments of Hundertspiel beside leading and following. */
export type HundertspielMoment =
  /** H-7: trumps are led, the one suit that must be followed. */
  | 'followTrumps'
  /** H-5 */
  | 'exposed'
  /** H-24: nobody has bid so far; somebody has, with the suits in the usual order or in another. */
  | 'bidding'
  | Outbidding
  /** H-25 */
  | 'buying'
  | 'layingAway'
  | 'naming'
  /** H-16: forehand, who may ask; a player who is asked; an opponent of forehand, who did not ask, on turn or not. */
  | 'layingForehand'
  | 'laying'
  | 'layingUnasked'
  | 'layingMeanwhile'
  /** H-17 */
  | 'contra'
  /** H-10; nothing can be announced but the last rounds (H-22). */
  | 'announcing'
  | 'announcingRounds'
  /** H-12, H-20: the last time to speak. */
  | 'reckoning'

export type HundertspielAsks = PlayAsks | HundertspielMoment

/** H-24: the moment in which a bid can be outbid, by the order of the suits at the table. */
export const outbiddingAt: Readonly<Record<SuitOrder, Outbidding>> = {
  usual: 'outbidding',
  pack: 'outbiddingPack',
  reversed: 'outbiddingReversed',
}

/** H-24: what is asked in these moments; `sentence` is given the suits from low to high. */
export const outbiddingPrompts = (
  nameOf: (suit: TrappolaSuit) => string,
  sentence: (suits: string) => string,
): Readonly<Record<Outbidding, () => string>> => {
  const say = (order: SuitOrder) => () => sentence(SUIT_ORDERS[order].map(nameOf).join(', '))
  return {
    outbidding: say('usual'),
    outbiddingPack: say('pack'),
    outbiddingReversed: say('reversed'),
  }
}

/** H-3: whether everybody keeps the suit he has drawn, which is trumps when he deals. */
export const keepsSuits = (options: ChosenOptions, players: number): boolean =>
  options[players === 4 ? 'trumpBy' : 'threeTrumpBy'] === 'seat' && options['scat'] !== true

/** What an announcement counts (H-10). */
export function worth(rank: AnnouncedRank, count: 3 | 4): number {
  if (rank === 'A') return count === 3 ? 30 : 40
  if (rank === '6') return count === 3 ? 10 : 20
  return count === 3 ? 6 : 12
}

type Doubting =
  | 'lookedBeneath'
  | 'exposed'
  | 'calledNewDeal'
  | 'kept'
  | 'demanded'
  | 'toldMissing'
  | 'challenged'
  | 'provedTrue'
  | 'foundFalse'
  | 'struckOff'

/** What goes wrong with the cards (H-4, H-5), and what is asked of announcements (H-11, H-12). */
export type HundertspielDoubt = Extract<HundertspielSeenEvent, { did: Doubting }>
