// The irregularities of Écarté in English (E-31 … E-40): what is heard, what may be claimed and chosen, and why not.
import { suitBySuit } from '../card-words.ts'
import type { EcarteClaim, NumberRule, SlipSeenEvent } from '../../games/ecarte.ts'
import type { Cards } from '../../view.ts'
import { type Prompts, type SlipMoment, type SlipWhy, teller, wordless } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cardCount, cards, number, pointCount } from './cards.ts'

type Told = ReturnType<typeof teller>

const named = (held: Cards): string =>
  typeof held === 'number' ? cardCount(held) : `the ${cards.cardList(suitBySuit(held))}`

function wrongNumber(tell: Told, held: number, rule: NumberRule): string {
  const dealt = (rest: string): string =>
    tell('You were dealt', 'was dealt', `${cardCount(held)}${rest}.`)
  switch (rule) {
    case 'E-34':
      return dealt(', and nobody has looked yet')
    case 'E-35':
      return dealt('; the exchange must make it five')
    case 'E-36':
      return dealt(': elder may call for a new deal')
    case 'E-37':
      return tell('You go', 'goes', `into play with ${cardCount(held)}.`)
  }
}

const putRight = (tell: Told, by: number): string =>
  by > 0
    ? tell('You are given', 'is given', `${cardCount(by)} more from the talon.`)
    : tell('You have', 'has', `${cardCount(-by)} too many, drawn unseen and discarded.`)

/** What is heard of a slip, a claim or a choice. */
export function slipSentence(event: SlipSeenEvent, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'turnedTooMany':
      return tell(
        'You turn',
        'turns',
        `too many cards: the ${cards.cardList(event.cards)} as well.`,
      )
    case 'calledNewDeal':
      return tell('You call', 'calls', `for a new deal by the same dealer.`)
    case 'pushedBack':
      return tell('You have', 'has', 'the surplus cards pushed back into the talon.')
    case 'metFaceUp':
      return tell(
        'You are due',
        'is due',
        `a card that lies face up: the ${cards.cardName(event.card)}.`,
      )
    case 'tookFaceUp':
      return tell('You take', 'takes', `the ${cards.cardName(event.card)} that lay face up.`)
    case 'threwFaceUp':
      return tell(
        'You throw',
        'throws',
        `the ${cards.cardName(event.card)} away, for the next card.`,
      )
    case 'exposed':
      return tell(
        'You must keep',
        'must keep',
        `the ${cards.cardName(event.card)}, which both have seen.`,
      )
    case 'wrongNumber':
      return wrongNumber(tell, event.held, event.rule)
    case 'claimedNumber':
      return tell('You point out', 'points out', 'a wrong number of cards.')
    case 'putRight':
      return putRight(tell, event.by)
    case 'lostCards':
      return tell('You lose', 'loses', `${named(event.cards)}.`)
    case 'claimedSurplus':
      return tell('You claim', 'claims', 'the penalty for too many cards.')
    case 'lostPoint':
      return tell('You lose', 'loses', `${pointCount(1)}.`)
    case 'countedTricks':
      return tell(
        'You count',
        'counts',
        `${number(event.tricks)} more ${event.tricks === 1 ? 'trick' : 'tricks'}: the other has no card left for ${event.tricks === 1 ? 'it' : 'them'}.`,
      )
    case 'thrownTogether':
      return tell(
        'You dealt',
        'dealt',
        'out of turn; nothing is turned up yet, so the cards are thrown in.',
      )
    case 'claimedDealer':
      return tell(
        'You point out',
        'points out',
        'a deal out of turn: it is set aside, and the right player deals.',
      )
    case 'unmarked':
      return event.points < 0
        ? tell('You get', 'gets', `${pointCount(-event.points)} back until that deal is played.`)
        : tell('You take', 'takes', `${pointCount(event.points)} off until that deal is played.`)
    case 'tookUpPutBy':
      return tell('You deal', 'deals', 'the cards that were set aside.')
    case 'falseKing':
      return tell(
        'You announce',
        'announces',
        `the king of ${cards.suitName(event.suit)} without holding it.`,
      )
    case 'tookBack':
      return tell('You take back', 'takes back', `the ${cards.cardName(event.card)}.`)
    case 'letPass':
      return tell('You let', 'lets', `it pass.`)
    case 'claimedRenonce':
      return tell(
        'You claim',
        'claims',
        event.right
          ? 'a revoke, rightly: all cards played go back to the hands.'
          : 'a revoke, but there was none.',
      )
    case 'laidOpen':
      return tell('You lay open', 'lays open', `${named(event.cards)}.`)
    case 'counted':
      return tell('You have', 'has', 'nothing to claim.')
    default:
      return wordless(event)
  }
}

export const SLIP_BREACHES: Readonly<Record<SlipWhy, string>> = {
  noIrregularities: 'This table plays without irregularities; nothing can be claimed.',
  wrongSlips: 'The mistakes noted for this deal do not fit its cards.',
  choiceFirst: 'First choose what follows from the irregularity.',
  nothingToChoose: 'There is nothing to choose now.',
  cannotThrow: 'Not enough cards would be left for both; the card must be taken.',
  nothingToClaim: 'There is nothing of the kind to claim now.',
  claimedBefore: 'You have wrongly claimed a revoke in this deal and may not claim again.',
  kingBarred: 'Having gone into play with too many cards, you may not mark the king.',
  takesOther: 'The number of cards taken must match the number discarded.',
  mustMakeFive: 'You must take enough cards to end with five.',
}

const BUTTONS: Readonly<Record<EcarteClaim['do'], string>> = {
  callNewDeal: 'New deal',
  pushBack: 'Push back into the talon',
  takeFaceUp: 'Take the card',
  throwFaceUp: 'Throw it away',
  claimNumber: 'Wrong number of cards',
  putRight: 'Put the number right',
  claimSurplus: 'Claim the penalty',
  letPass: 'Let it pass',
  claimDealer: 'Dealt out of turn',
  takeBack: 'Take the card back',
  claimRenonce: 'Claim a revoke',
  count: 'Nothing to claim',
}

const DEEDS: Readonly<Record<EcarteClaim['do'], string>> = {
  callNewDeal: 'call for a new deal',
  pushBack: 'have the cards pushed back',
  takeFaceUp: 'take the card that lies face up',
  throwFaceUp: 'throw away the card that lies face up',
  claimNumber: 'point out a wrong number of cards',
  putRight: 'have the number put right',
  claimSurplus: 'claim the penalty for too many cards',
  letPass: 'let it pass',
  claimDealer: 'point out a deal out of turn',
  takeBack: 'take back the card led',
  claimRenonce: 'claim a revoke',
  count: 'let the deal be marked',
}

export const claimButton = ({ do: word }: EcarteClaim): string => BUTTONS[word]
export const claimDeed = ({ do: word }: EcarteClaim): string => DEEDS[word]

/** Told after what was laid away, where another number was named. */
export const wanting = (takes: number | undefined): string =>
  takes === undefined ? '' : `, for ${number(takes)}`

/** Said after what is laid away, where another number is taken. */
export const taking = (takes: number): string => `take ${cardCount(takes)}`

export const SLIP_PROMPTS: Prompts<SlipMoment> = {
  'E-31': () => 'Too many cards were turned. A new deal, or push them back?',
  'E-32': () => 'Your next card lies face up. Take it, or throw it away?',
  'E-35': () => 'Your number of cards is wrong: take enough to have five.',
  'E-36': (opponent) => `${opponent} has a wrong number of cards. A new deal, or put it right?`,
  'E-37': (opponent) => `${opponent} goes into play with too many cards. Claim the penalty?`,
  'E-39': (opponent) => `${opponent} does not hold the king. Take your card back?`,
  reckoning: () => 'All the cards are played. Is there anything to claim?',
}
