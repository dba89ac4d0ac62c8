// Tatteln in English.
import type { DrawSlip, TattelnAction, TattelnSeenEvent, TattelnWhy } from '../../games/tatteln.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import type { Company, GameWords } from '../words.ts'
import { inParties } from './coach.ts'
import { cardCount, cards, missing, packets, playSentence, pointCount, turnUp } from './cards.ts'
import { COUNTED, SHEET } from './tatteln-counted.ts'
import { KINDS, ROLES } from './tatteln-kinds.ts'
import { counterCount, holdingOf, spelt, stakeCount } from './tatteln-names.ts'
import { OPTIONS, PRESETS } from './tatteln-options.ts'
import { BREACHES, PROMPTS } from './tatteln-rules.ts'

type Heard<Did extends TattelnSeenEvent['did']> = Extract<TattelnSeenEvent, { did: Did }>

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'T-10': (points) => `${pointCount(points)} for the announcement`,
  'T-13': (points) => `${pointCount(points)} for the tricks`,
  'T-12': missing,
  'G-2': missing,
}

function announced({ seat, holding, good, grown }: Heard<'announced'>, company: Company): string {
  const judged = good
    ? grown
      ? 'good, and what is new counts'
      : 'good'
    : 'void, the other holds as good or better'
  return teller(company, seat)('You announce', 'announces', `${holdingOf(holding)}: ${judged}.`)
}

function matsch({ seat, stakes, lost, of, loses }: Heard<'matsch'>, company: Company): string {
  const without =
    of === 'talon' ? 'without a trick after the talon' : 'without one of the last nine tricks'
  const partie = loses === 'partie' ? ' and the partie' : ''
  const cost = lost === 0 ? '' : `; the ${pointCount(lost)} of the cards do not count`
  return teller(company, seat)(
    'You are',
    'is',
    `in the Matsch, ${without}: it costs ${stakeCount(stakes)}${partie}${cost}.`,
  )
}

const misdealt = ({ seat, whose, held }: Heard<'misdealt'>): string =>
  `${whose === seat ? 'the dealer’s hand' : 'elder’s hand'} has ${cardCount(held)}. The cards are dealt again.`

const DREW: Readonly<Record<DrawSlip, readonly [you: string, other: string, what: string]>> = {
  none: ['You leave', 'leaves', 'a card on the talon, and it is drawn after all.'],
  outOfTurn: ['You draw', 'draws', 'out of turn; the cards stay as they were drawn.'],
  two: ['You take', 'takes', 'two cards at once; the second goes unseen to where it belongs.'],
}

function sentence(event: TattelnSeenEvent, company: Company): string {
  if (event.did === 'talonEmpty') return 'The talon is drawn: from now on suit must be followed.'
  if (event.did === 'goesOn') return `Both have ${pointCount(event.score[0])}: the partie goes on.`
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell(
        'You deal;',
        'deals;',
        `${event.turnUp === null ? 'there are no trumps' : turnUp(event.turnUp)}.`,
      )
    case 'misdealt':
      return tell('You misdeal:', 'misdeals:', misdealt(event))
    case 'exposed':
      return tell(
        'You turn over',
        'turns over',
        `the ${cards.cardList(event.cards)}. The cards are dealt again.`,
      )
    case 'drewWrong':
      return tell(...DREW[event.how])
    case 'claimedPenalty':
      return tell('You claim', 'claims', 'the penalty.')
    case 'paid':
      return tell('You pay', 'pays', `a penalty: ${stakeCount(event.stakes)}.`)
    case 'announced':
      return announced(event, company)
    case 'robbed':
      return tell('You rob', 'robs', `the ${cards.cardName(event.card)} with the seven of trumps.`)
    case 'tookTrick':
      return event.points === 0
        ? tell('You take', 'takes', 'an empty trick.')
        : tell('You take', 'takes', `the trick: ${pointCount(event.points)}.`)
    case 'drew':
      return tell('You draw', 'draws', `${shown(event.cards)}.`)
    case 'drewTurnUp':
      return tell('You draw', 'draws', `the ${cards.cardName(event.card)} that lay open.`)
    case 'tookLast':
      return tell('You make', 'makes', `the last trick: ${pointCount(event.points)}.`)
    case 'matsch':
      return matsch(event, company)
    case 'settledUp':
      return event.counters === 0
        ? tell('You have', 'has', 'nothing to pay when the stakes are settled.')
        : tell('You pay', 'pays', `${counterCount(event.counters)} to settle the stakes.`)
    case 'marked':
      return tell('You mark', 'marks', `${MARKED[event.rule](event.points)}.`)
    case 'led':
    case 'followed':
    case 'gaveUp':
    case 'wonPartie':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const shown = (held: Heard<'drew'>['cards']): string =>
  held === 1 ? 'a card' : typeof held === 'number' ? cardCount(held) : `the ${cards.cardList(held)}`

/** What stands on the button, and the same within a sentence. */
function called(action: TattelnAction): readonly [button: string, deed: string] {
  switch (action.do) {
    case 'play':
      return [`Play ${cards.cardName(action.card)}`, `play the ${cards.cardName(action.card)}`]
    case 'announceSequence':
      return [`Announce ${spelt(action)}`, `announce ${holdingOf({ ...action, sort: 'sequence' })}`]
    case 'announceSet': {
      const holding = holdingOf({ ...action, sort: 'set' })
      return [`Announce ${holding}`, `announce ${holding}`]
    }
    case 'rob':
      return ['Rob: the seven of trumps for the turn-up', 'rob the turn-up with the seven']
    case 'claimPenalty':
      return ['Claim the penalty', 'claim the penalty']
    case 'drawTurnUp':
      return ['Take the turn-up', 'take the turn-up']
    case 'drawCovered':
      return ['Take the covered card', 'take the covered card']
    default:
      return wordless(action)
  }
}

export const tatteln: GameWords = {
  title: 'Tatteln',
  subtitle: 'Vienna 1858: tricks, sequences and sets for two, drawing from a talon, to 500 points',
  event(event: TattelnSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<TattelnWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: TattelnAction) {
    return called(action)[0]
  },
  deed(action: TattelnAction) {
    return called(action)[1]
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => KINDS[name] ?? name,
  role: (name) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Own rules'),
}
