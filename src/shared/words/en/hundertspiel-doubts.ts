// What goes wrong at Hundertspiel, and what is asked of announcements (H-4, H-5, H-11, H-12), in English.
import { requireValue } from '../../card.ts'
import type { Seat } from '../../view.ts'
import type { HundertspielDoubt } from '../hundertspiel-words.ts'
import { sideTeller, teller, wordless } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cards, pointCount } from './cards.ts'
import { heldOf, oneOf, someOf } from './hundertspiel-names.ts'

/** Somebody to whom something is done. */
export const whom = (company: Company, seat: Seat): string =>
  company.you === seat ? 'you' : requireValue(company.names[seat])

const LOSE = { you: 'lose', one: 'loses', several: 'lose' }

export function doubt(event: HundertspielDoubt, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'lookedBeneath':
      return tell('You have', 'has', 'looked at the bottom card; the cards are shuffled again.')
    case 'exposed': {
      const card = `the ${cards.cardName(event.card)}`
      return event.by === event.seat
        ? tell('You expose a card:', 'exposes a card:', `${card}.`)
        : tell('You are', 'is', `given ${card} face up: ${whom(company, event.by)} exposed it.`)
    }
    case 'calledNewDeal':
      return tell('You call', 'calls', 'for a new deal.')
    case 'kept':
      return tell('You keep', 'keeps', 'the exposed card.')
    case 'demanded':
      return tell(
        'You ask',
        'asks',
        `${whom(company, event.of)} which ${oneOf(event.rank)} is missing.`,
      )
    case 'toldMissing':
      return tell(
        'You answer:',
        'answers:',
        `the ${cards.cardName(`${event.rank}-${event.suit}`)} is missing.`,
      )
    case 'challenged':
      return tell(
        'You doubt',
        'doubts',
        `the ${someOf(event.rank)} that ${whom(company, event.of)} announced.`,
      )
    case 'provedTrue':
      return tell(
        'You show',
        'shows',
        `${heldOf(event.rank, event.suits)}: the announcement was right.`,
      )
    case 'foundFalse':
      return tell(
        'You held',
        'held',
        `${event.suits.length > 0 ? 'only ' : ''}${heldOf(event.rank, event.suits)}: the announcement was false.`,
      )
    case 'struckOff':
      return sideTeller(company, event.seat, { you: 'You', and: 'and' })(
        LOSE,
        `the ${pointCount(event.points)} of the false announcement.`,
      )
    default:
      return wordless(event)
  }
}
