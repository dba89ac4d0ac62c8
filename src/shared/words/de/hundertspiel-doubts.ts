// What goes wrong at Hundertspiel, and what is asked of announcements (H-4, H-5, H-11, H-12), in German.
import { requireValue } from '../../card.ts'
import type { Seat } from '../../view.ts'
import type { HundertspielDoubt } from '../hundertspiel-words.ts'
import { teller, wordless } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cards, pointCount, tellSide, theCards } from './cards.ts'
import { heldOf, someOf, whichOf } from './hundertspiel-names.ts'

/** Somebody who is asked, or who did something. */
const whom = (company: Company, seat: Seat): string =>
  company.you === seat ? 'Sie' : requireValue(company.names[seat])

const LOSE = { you: 'verlieren', one: 'verliert', several: 'verlieren' }

/** „die Sie angesagt haben“, „die Odile angesagt hat“. */
const announcedBy = (company: Company, seat: Seat): string =>
  `${whom(company, seat)} angesagt ${company.you === seat ? 'haben' : 'hat'}`

export function doubt(event: HundertspielDoubt, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'lookedBeneath':
      return tell('Sie haben', 'hat', 'die unterste Karte angesehen; es wird neu gemischt.')
    case 'exposed': {
      const card = theCards([event.card])
      return event.by === event.seat
        ? tell('Sie decken', 'deckt', `eine eigene Karte auf: ${card}.`)
        : tell('Sie erhalten', 'erhält', `${card} offen: ${exposedBy(company, event.by)}.`)
    }
    case 'calledNewDeal':
      return tell('Sie verlangen,', 'verlangt,', 'dass neu gegeben wird.')
    case 'kept':
      return tell('Sie behalten', 'behält', 'die aufgedeckte Karte.')
    case 'demanded':
      return tell(
        'Sie fragen',
        'fragt',
        `${whom(company, event.of)}, ${whichOf(event.rank)} fehlt.`,
      )
    case 'toldMissing':
      return tell('Sie antworten:', 'antwortet:', `${cards.suitName(event.suit)} fehlt.`)
    case 'challenged':
      return tell(
        'Sie bezweifeln',
        'bezweifelt',
        `die ${someOf(event.rank)}, die ${announcedBy(company, event.of)}.`,
      )
    case 'provedTrue':
      return tell(
        'Sie zeigen',
        'zeigt',
        `${heldOf(event.rank, event.suits)} vor: Die Ansage war richtig.`,
      )
    case 'foundFalse':
      return tell(
        'Sie hatten',
        'hatte',
        `${event.suits.length > 0 ? 'nur ' : ''}${heldOf(event.rank, event.suits)}: Die Ansage war falsch.`,
      )
    case 'struckOff':
      return tellSide(company, event.seat)(
        LOSE,
        `die ${pointCount(event.points)} der falschen Ansage.`,
      )
    default:
      return wordless(event)
  }
}

const exposedBy = (company: Company, by: Seat): string =>
  `${whom(company, by)} ${company.you === by ? 'haben' : 'hat'} die Karte aufgedeckt`
