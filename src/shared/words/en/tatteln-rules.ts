// What is asked and what is not allowed at Tatteln, in English.
import type { TattelnWhy } from '../../games/tatteln.ts'
import type { PlayWhy, Prompts } from '../play-words.ts'
import type { TattelnAsks } from '../tatteln-words.ts'
import { breaches, prompts } from './cards.ts'

export const BREACHES: Readonly<Record<TattelnWhy | PlayWhy, string>> = {
  ...breaches,
  wrongTurnUp: 'With trumps a card must be turned up and lie under the talon; without, none.',
  mustFollow: 'The talon is drawn and you hold the suit led, so you must follow it.',
  notLeading: 'Announcements are made when you are about to lead; wait for your lead.',
  notHeld: 'You do not hold that, or only as a part of something longer.',
  announcedBefore: 'You have announced that already.',
  brokenUp: 'You have played a card of that sequence since, so it cannot grow any more.',
  nothingToRob: 'There is no turn-up that could be robbed.',
  sevenNotHeld: 'You do not hold the seven of trumps.',
  robLater: 'You may rob when you have made a trick and are about to lead.',
  mustRob: 'At this table the seven of trumps must rob the turn-up first.',
  drawFirst: 'Draw a card first: the turn-up or the covered one.',
  nothingToClaim: 'The other player has drawn correctly: there is no penalty to claim.',
  nothingToDraw: 'There is nothing to draw at this time.',
}

export const PROMPTS: Prompts<TattelnAsks> = {
  ...prompts,
  announce: () => 'You lead. Announce first what you hold, then play a card.',
  follow: (opponent) => `${opponent} led: play any card, as long as there is a talon.`,
  announceLast: () => 'The talon is drawn and you lead. Announce what you hold, then play a card.',
  leadLast: () => 'The talon is drawn and you lead: play a card.',
  mustRob: () => 'You hold the seven of trumps: rob before you play a card.',
  followLast: (opponent) => `${opponent} led, and the talon is drawn: follow suit if you can.`,
  drawing: () => 'The last two cards: do you take the turn-up, or the covered one?',
}
