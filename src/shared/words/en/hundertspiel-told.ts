// What happens at Hundertspiel, in English.
import type { HundertspielSeenEvent } from '../../games/hundertspiel.ts'
import { balance } from '../counting.ts'
import { countOf, teller } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cardCount, cards, number, playSentence, pointCount, tellSide } from './cards.ts'
import { doubt, whom } from './hundertspiel-doubts.ts'
import { dealCount, dosOf, gameOf, markerCount, shown, someOf } from './hundertspiel-names.ts'

type Heard<Did extends HundertspielSeenEvent['did']> = Extract<HundertspielSeenEvent, { did: Did }>

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'H-9': () => 'for the trick',
  'H-10': () => 'for the announcement',
  'H-13': () => 'for the first trick, made with the Do of trumps',
  'H-14': (points) =>
    points === 20 ? 'for the last trick, made with a Do' : 'for a trick made with a Do',
  'H-15': () => 'more for the last tricks, made with Dos',
  'H-18': () => 'for the game of the others that failed',
  'H-26': () => 'for the cards of the scat',
  'G-1': () => 'for the deal given up',
}

const ACCOUNTS: Readonly<Record<Heard<'marked'>['account'], string>> = {
  partie: '',
  next: ', towards the next partie',
  nothing: ', but they no longer count',
}

const PAID: Readonly<Record<Heard<'paid'>['rule'], string>> = {
  'H-4': 'for the look at the bottom card',
  'H-12': 'for the false announcement',
  'H-18': 'for the game undertaken',
  'H-19': 'for the partie',
  'H-20': 'for declaring out wrongly',
  'H-26': 'for the game undertaken',
  'G-2': 'for the partie given up',
}

const PASSED: Readonly<
  Record<Heard<'passed'>['phase'], readonly [you: string, they: string, what: string]>
> = {
  bidding: ['You pass:', 'passes:', '“Weiter.”'],
  buying: ['You do', 'does', 'not buy the scat.'],
  laying: ['You lay', 'lays', 'nothing.'],
  contra: ['You do', 'does', 'not say Contra.'],
  announcing: ['You announce', 'announces', 'nothing more.'],
}

const MARK = { you: 'mark', one: 'marks', several: 'mark' }
const WIN = { you: 'win', one: 'wins', several: 'win' }
const DECIDED = { you: 'have won', one: 'has won', several: 'have won' }

function trumps({ turnUp, trump, scat }: Heard<'dealt'>): string {
  if (turnUp !== null && trump !== null)
    return `the bottom card is the ${cards.cardName(turnUp)}, and ${cards.suitName(trump)} is trumps`
  if (trump !== null) return `${cards.suitName(trump)} is trumps`
  return `${cardCount(countOf(scat ?? 0))} lie apart as the scat`
}

/** Everybody's markers, in the order of the seats. */
function markers(all: readonly number[], { names, you }: Company): string {
  const signed = balance('en-GB')
  return all
    .map((count, seat) => `${seat === you ? 'you' : (names[seat] ?? '')} ${signed(count)}`)
    .join(', ')
}

/** The winner’s points first. */
function score({ seat, score: all }: Heard<'wonPartie'>): string {
  const own = all[seat] ?? 0
  const others = all.filter((_, side) => side !== seat)
  return others.length === 1 ? `${own}–${others.join()}` : `${own} to ${others.join(' and ')}`
}

/** What a trick counts; the last one counts besides its cards. */
function trick({ points, last }: Heard<'tookTrick'>): string {
  if (last === undefined)
    return points === 0 ? 'an empty trick.' : `the trick: ${pointCount(points)}.`
  return points === 0
    ? `the empty last trick: ${pointCount(last)}.`
    : `the last trick: ${pointCount(points)}, and ${number(last)} for the last.`
}

/** A sentence of the log. */
export function sentence(event: HundertspielSeenEvent, company: Company): string {
  if (event.did === 'thrownIn') return 'Nobody buys the scat: the cards are thrown in.'
  if (event.did === 'endedSitting')
    return `The sitting is over. Markers: ${markers(event.markers, company)}.`
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell('You deal;', 'deals;', `${trumps(event)}.`)
    case 'bid':
      return tell('You bid', 'bids', `${gameOf([event.suit])}; its Do lies open.`)
    case 'passed':
      if (event.phase === 'laying' && !event.asks)
        return tell('You do', 'does', 'not ask whether a Do is laid.')
      return tell(...PASSED[event.phase])
    case 'bought':
      return tell('You buy', 'buys', `the scat: ${shown(event.cards)}.`)
    case 'laidAway':
      return tell('You discard', 'discards', `${shown(event.cards)}.`)
    case 'named':
      return tell(
        'You name',
        'names',
        `${cards.suitName(event.suit)} trumps${event.isHeld ? '; the Twenty-six must be made with its Do' : ', without holding a Do: the Twenty-six cannot be made'}.`,
      )
    case 'asked':
      return tell('You ask', 'asks', 'whether anybody lays a Do.')
    case 'laid':
      return tell(
        'You lay',
        'lays',
        `${dosOf(event.suits)} to make ${event.suits.length > 1 ? 'the Fifty-two' : 'the Twenty-six'}.`,
      )
    case 'saidContra':
      return tell('You say Contra:', 'says Contra:', 'the markers are doubled.')
    case 'announced':
      return tell(
        'You announce',
        'announces',
        `${number(event.count)} ${someOf(event.rank)}: ${pointCount(event.points)}.`,
      )
    case 'lastRounds':
      return tell(
        'You announce',
        'announces',
        `the last three rounds: ${dealCount(event.deals)} after this.`,
      )
    case 'tookTrick':
      return tell('You take', 'takes', trick(event))
    case 'marked':
      return tellSide(company, event.seat)(
        MARK,
        `${pointCount(event.points)} ${MARKED[event.rule](event.points)}${ACCOUNTS[event.account]}.`,
      )
    case 'undertook':
      return event.isMade
        ? tell('You make', 'makes', `${gameOf(event.suits)}.`)
        : tell('You fail', 'fails', `to make ${gameOf(event.suits)}.`)
    case 'paid':
      return tell(
        'You pay',
        'pays',
        `${whom(company, event.to)} ${markerCount(event.markers)} ${PAID[event.rule]}.`,
      )
    case 'declaredOut':
      return tell(
        'You declare',
        'declares',
        event.isRight
          ? 'out: 100 points are reached.'
          : 'out, but wrongly: the 100 points are not there.',
      )
    case 'decided':
      return tellSide(company, event.seat)(
        DECIDED,
        `the partie; the deal goes on, ${ON[event.goesOn]}.`,
      )
    case 'counted':
      return tell('You have', 'has', 'nothing to say.')
    case 'wonPartie':
      return tellSide(company, event.seat)(
        WIN,
        `the partie ${score(event)}${event.value === 2 ? '; it counts double: Matsch' : ''}.`,
      )
    case 'led':
    case 'followed':
    case 'gaveUp':
      return playSentence(event, company)
    default:
      return doubt(event, company)
  }
}

const ON: Readonly<Record<Heard<'decided'>['goesOn'], string>> = {
  oldAndNew: 'and now counts for the next one',
  laid: 'but only for the markers',
}
