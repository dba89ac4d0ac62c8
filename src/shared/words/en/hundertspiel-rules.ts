// What is asked and what is not allowed at Hundertspiel, in English.
import type { HundertspielWhy } from '../../games/hundertspiel.ts'
import { type HundertspielAsks, outbiddingPrompts } from '../hundertspiel-words.ts'
import type { PlayWhy, Prompts } from '../play-words.ts'
import { breaches, cards, prompts } from './cards.ts'

export const BREACHES: Readonly<Record<HundertspielWhy | PlayWhy, string>> = {
  ...breaches,
  mustFollow: 'Trumps are led and you hold one, so you must play a trump.',
  wrongTalon: 'The scat does not hold the right number of cards.',
  wrongTurnUp: 'Where the cut decides trumps, the bottom card must be one of the dealer’s cards.',
  notNow: 'That cannot be said or done at this point of the deal.',
  doNotHeld: 'You do not hold the Do of that suit.',
  bidTooLow: 'That suit does not outbid the last bid; only a higher one does.',
  wrongNumber: 'Discard as many cards as you took from the scat.',
  kingOrAce: 'No king and no ace may be discarded; choose another card.',
  wrongDos: 'One Do is laid for the Twenty-six, or two different ones for the Fifty-two.',
  partnerMayNot: 'Your partner led without asking, so you may no longer lay a Do.',
  nothingToLay: 'Nothing more can be laid in this deal.',
  notHeld: 'You do not hold so many of that rank.',
  announceFour: 'You hold all four: announce four.',
  announcedBefore: 'That has been announced already.',
  aceTaken: 'One of your aces has won a trick, so your aces no longer count.',
  acesAlone: 'After the first card only aces can still be announced.',
  nothingToAsk: 'The other side has announced nothing that could be asked about.',
  tableDeclares: 'At this table the partie ends by itself at 100 points.',
  endSettled: 'The end of the sitting is already settled.',
  noIrregularities: 'At this table there are no false announcements and no dealing mistakes.',
}

export const PROMPTS: Prompts<HundertspielAsks> = {
  ...prompts,
  lead: () => 'You lead: any card.',
  follow: (opponent) => `${opponent} led: play any card; only trumps must be followed.`,
  followTrumps: (opponent) => `${opponent} led trumps: follow suit if you can.`,
  exposed: () =>
    'The dealer has exposed one of your cards. Do you keep it, or call for a new deal?',
  bidding: () =>
    'Do you bid? You lay a Do open, make its suit trumps and must win the last trick with it.',
  ...outbiddingPrompts(
    cards.suitName,
    (suits) =>
      `A Twenty-six is bid. A higher suit outbids it, no matter who bid it; from low to high: ${suits}.`,
  ),
  buying: () =>
    'Nobody has bid. You may buy the scat for its cards, but must then play the Twenty-six.',
  layingAway: () =>
    'No king and no ace may be discarded; the points of your discards remain yours.',
  naming: () => 'Name trumps: you undertake to win the last trick with the Do of that suit.',
  layingForehand: () =>
    'You lead. Lay a Do to win the last trick with, or ask whether anybody lays one. If you pass, only your opponents may still lay one.',
  laying: () =>
    'Does anybody lay a Do? Whoever does undertakes to win the last trick with it, for two markers.',
  layingUnasked: (opponent) =>
    `${opponent} has led without asking: until this trick is made you may still lay a Do, to win the last trick with it.`,
  layingMeanwhile: (other) =>
    `${other} is to play. Until this trick is made you may still lay a Do.`,
  contra: () =>
    'Will your opponent make that? If you think not, say Contra: the markers are doubled either way.',
  announcing: () =>
    'Three or four of a kind count if you announce them now, before the first card; aces also later, on your turn to play.',
  announcingRounds: () =>
    'You have nothing to announce. If the sitting is to end, this is the time to announce its last three rounds.',
  reckoning: () => 'The deal is about to be closed. Is there anything to say?',
}
