// Écarté in English.
import { suitBySuit } from '../card-words.ts'
import type {
  KingAsks,
  EcarteAction,
  EcarteSeenEvent,
  EcarteView,
  EcarteWhy,
  Packets,
} from '../../games/ecarte.ts'
import type { Cards } from '../../view.ts'
import { type Call, CALLS } from '../calls.ts'
import { capital } from '../counting.ts'
import {
  type BreachOf,
  type PlayAsks,
  type PlayWhy,
  type Prompts,
  type SlipMoment,
  asked,
  countOf,
  teller,
} from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import type { Company, GameWords } from '../words.ts'
import {
  breaches as playBreaches,
  cardCount,
  cards,
  missing,
  number,
  packets,
  playSentence,
  pointCount,
  prompts as playPrompts,
  turnUp,
} from './cards.ts'
import { inParties } from './coach.ts'
import { COUNTED, SHEET } from './ecarte-counted.ts'
import { KINDS, ROLES } from './ecarte-kinds.ts'
import { OPTIONS, PRESETS } from './ecarte-options.ts'
import {
  SLIP_BREACHES,
  SLIP_PROMPTS,
  claimButton,
  claimDeed,
  slipSentence,
  taking,
  wanting,
} from './ecarte-slips.ts'

type Heard<Did extends EcarteSeenEvent['did']> = Extract<EcarteSeenEvent, { did: Did }>

const call = (name: Call, end = '.'): string => `“${CALLS[name]}${end}”`

const DEALT: Readonly<Record<Packets, string>> = {
  '5': 'five at once',
  '2+3': 'two and three',
  '3+2': 'three and two',
  '1': 'the cards one by one',
}

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'E-5': (points) => `${pointCount(points)} for the king turned up`,
  'E-16': (points) => `${pointCount(points)} for the king`,
  'E-24': (points) => `${pointCount(points)} for ${points > 1 ? 'the vole' : 'the tricks'}`,
  'E-25': (points) =>
    `another ${points > 1 ? pointCount(points) : 'point'} against a vulnerable opponent`,
  'E-40': (points) => `${pointCount(points)} for all five tricks, after a revoke`,
  'G-2': missing,
}

/** The cards by name where they are known, else how many. */
const shown = (held: Cards): string =>
  typeof held === 'number'
    ? cardCount(held)
    : held.length === 0
      ? cardCount(0)
      : `the ${cards.cardList(suitBySuit(held))}`

function discarded(event: Heard<'discarded'>, company: Company): string {
  const end = countOf(event.cards) === 5 ? `: ${call('packet', '!')}` : '.'
  const what = `${shown(event.cards)}${wanting(event.takes)}${end}`
  return teller(company, event.seat)('You discard', 'discards', what)
}

function sentence(event: EcarteSeenEvent, company: Company): string {
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell('You deal', 'deals', `${DEALT[event.packets]}; ${turnUp(event.turnUp)}.`)
    case 'marked':
      return tell('You mark', 'marks', `${MARKED[event.rule](event.points)}.`)
    case 'earned':
      return tell('You must mark', 'must mark', `${MARKED[event.rule](event.points)}.`)
    case 'forgotten':
      return tell(
        'You forgot',
        'forgot',
        `to mark ${pointCount(event.points)}: ${event.points === 1 ? 'it is' : 'they are'} lost.`,
      )
    case 'proposed':
      return tell('You propose', 'proposes', `an exchange: ${call('propose')}`)
    case 'stood':
      return tell('You choose', 'chooses', `to play: ${call('stand')}`)
    case 'accepted':
      return tell('You accept', 'accepts', `the proposal: ${call('accept')}`)
    case 'refused':
      return tell('You refuse', 'refuses', `the proposal: ${call('refuse')}`)
    case 'becameVulnerable':
      return tell(
        'You played without an exchange and are',
        'played without an exchange and is',
        'vulnerable: losing the deal may cost a point more.',
      )
    case 'discarded':
      return discarded(event, company)
    case 'drew':
      return tell('You take', 'takes', `${shown(event.cards)} from the talon.`)
    case 'announcedKing':
      return tell(
        'You announce',
        'announces',
        `the king of ${cards.suitName(event.suit)}: ${call('king')}`,
      )
    case 'tookTrick':
      if (event.won === 5) return tell('You have made', 'has made', 'all five tricks: the vole.')
      return playSentence(event, company)
    case 'led':
    case 'followed':
    case 'gaveUp':
    case 'wonPartie':
      return playSentence(event, company)
    default:
      return slipSentence(event, company)
  }
}

const BREACHES: Readonly<Record<EcarteWhy | PlayWhy, string>> = {
  ...playBreaches,
  ...SLIP_BREACHES,
  houseMarks: 'At this table points are marked automatically.',
  nothingDue: 'You have nothing to mark: no point is due to you.',
  noProposal: 'No proposal has been made that could be accepted or refused.',
  exchangeOver: 'The exchange is over; now a card must be played.',
  talonEmpty: 'The talon is empty, so the exchange is over: elder must lead.',
  noneExchanged: 'Neither player took a card, so the exchange is over: elder must lead.',
  notExchanging: 'Cards can be discarded only after a proposal has been accepted.',
  discardNotHeld: 'You can discard only cards that you hold; choose them from your hand.',
  discardTwice: 'One card was chosen twice; choose each card only once.',
  discardTooFew: 'You proposed the exchange, so you must discard at least one card.',
  discardTooMany: 'The talon does not hold that many cards for you; discard fewer.',
  kingNotHeld: 'You do not hold the king of trumps, so you cannot announce it.',
  kingTooEarly: 'It is too early for the king; announce it once the exchange is over.',
  kingTooLate: 'It is too late for the king; it must be announced before your own first card.',
  kingTwice: 'The king has already been marked in this deal.',
  notPlaying: 'The exchange is not settled yet; a card can be played only after it.',
  mustBeat: 'You can beat the card led in its own suit, so you must.',
  mustTrump: 'You cannot follow suit but hold a trump, so you must trump.',
}

const discards = (count: number): string => `Discard ${count === 0 ? 'none' : cardCount(count)}`

function button(action: EcarteAction): string {
  switch (action.do) {
    case 'propose':
      return `${CALLS.propose} · exchange`
    case 'stand':
      return `${CALLS.stand} · play`
    case 'accept':
      return `${CALLS.accept} · exchange`
    case 'refuse':
      return `${CALLS.refuse} · refuse`
    case 'announceKing':
      return `${CALLS.king} · announce`
    case 'discard':
      if (action.takes !== undefined)
        return `${discards(action.cards.length)}, ${taking(action.takes)}`
      return action.cards.length === 5
        ? `${CALLS.packet} · five cards`
        : discards(action.cards.length)
    case 'play':
      return `Play ${cards.cardName(action.card)}`
    case 'mark':
      return 'Move my markers'
    default:
      return claimButton(action)
  }
}

function deed(action: EcarteAction): string {
  switch (action.do) {
    case 'propose':
      return 'propose an exchange'
    case 'stand':
      return 'play the hand as it is'
    case 'accept':
      return 'accept the proposal'
    case 'refuse':
      return 'refuse the proposal'
    case 'announceKing':
      return 'announce the king'
    case 'discard':
      if (action.takes !== undefined)
        return `discard ${shown(action.cards)}, ${taking(action.takes)}`
      return action.cards.length === 5 ? 'discard all five cards' : `discard ${shown(action.cards)}`
    case 'play':
      return `play the ${cards.cardName(action.card)}`
    case 'mark':
      return 'mark what is due'
    default:
      return claimDeed(action)
  }
}

function allowed(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (least === most) return cardCount(most)
  if (least > 0) return `${number(least)} to ${cardCount(most)}`
  return `${most > 1 ? 'up to ' : ''}${cardCount(most)}, or none`
}

const PROMPTS: Prompts<PlayAsks | KingAsks | SlipMoment | NonNullable<EcarteView['asks']>> = {
  ...playPrompts,
  ...SLIP_PROMPTS,
  decide: () => 'Propose an exchange, or play?',
  answer: (opponent) => `${opponent} proposes an exchange. Accept or refuse?`,
  elderDiscards: () => 'Which cards do you discard?',
  dealerDiscards: () => 'Which cards do you discard, if any?',
  leadKing: () => 'Announce the king, or lead a card.',
  followKing: (opponent) => `${opponent} led: announce the king before you play a card.`,
}

export const ecarte: GameWords = {
  title: 'Écarté',
  subtitle: 'Five cards each, and the question whether to exchange them',
  event(event: EcarteSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<EcarteWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: EcarteAction) {
    return button(action)
  },
  deed(action: EcarteAction) {
    return deed(action)
  },
  pick(_, chosen, counts) {
    if (chosen === 0) return `Choose ${allowed(counts)}.`
    const cardsChosen = capital(`${cardCount(chosen)} chosen`)
    if (chosen === 5 && counts.includes(5)) return `${cardsChosen}: ${call('packet', '!')}`
    return counts.includes(chosen)
      ? `${cardsChosen}.`
      : `${cardsChosen}; choose ${allowed(counts)}.`
  },
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => KINDS[name] ?? name,
  role: (name) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Own rules'),
}
