// What goes wrong at Hundertspiel, and what is asked of announcements (H-4, H-5, H-11, H-12), in French.
import { requireValue } from '../../card.ts'
import type { Seat } from '../../view.ts'
import type { HundertspielDoubt } from '../hundertspiel-words.ts'
import { teller, wordless } from '../play-words.ts'
import type { Company } from '../words.ts'
import { pointCount, tellSide, theCards } from './cards.ts'
import { heldOf, oneOf, someOf } from './hundertspiel-names.ts'

/**
 * Makes sentences about something done to somebody: « vous », which stands before the verb, or the name with « à »
 * behind what is given.
 */
export const tellTo =
  (company: Company, seat: Seat, to: Seat) =>
  (you: string, they: string, given: string, rest: string): string => {
    const isMine = company.you === to
    const who =
      company.you === seat
        ? `Vous ${you}`
        : `${requireValue(company.names[seat])} ${isMine ? 'vous ' : ''}${they}`
    return [who, given, isMine ? '' : `à ${requireValue(company.names[to])}`, rest]
      .filter((part) => part !== '')
      .join(' ')
  }

const LOSE = { you: 'perdez', one: 'perd', several: 'perdent' }

const announcedBy = (company: Company, seat: Seat): string =>
  company.you === seat
    ? 'que vous avez annoncés'
    : `annoncés par ${requireValue(company.names[seat])}`

export function doubt(event: HundertspielDoubt, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'lookedBeneath':
      return tell('Vous avez', 'a', 'regardé la carte de dessous ; on mêle de nouveau.')
    case 'exposed': {
      const card = theCards([event.card])
      return event.by === event.seat
        ? tell('Vous découvrez une de vos cartes :', 'découvre une de ses cartes :', `${card}.`)
        : tell('Vous recevez', 'reçoit', `${card} à découvert : ${exposedBy(company, event.by)}.`)
    }
    case 'calledNewDeal':
      return tell('Vous demandez', 'demande', 'une nouvelle donne.')
    case 'kept':
      return tell('Vous gardez', 'garde', 'la carte découverte.')
    case 'demanded':
      return tellTo(company, event.seat, event.of)(
        'demandez',
        'demande',
        '',
        `quel ${oneOf(event.rank)} manque.`,
      )
    case 'toldMissing':
      return tell(
        'Vous répondez :',
        'répond :',
        `il manque ${theCards([`${event.rank}-${event.suit}`])}.`,
      )
    case 'challenged':
      return tell(
        'Vous mettez',
        'met',
        `en doute les ${someOf(event.rank)} ${announcedBy(company, event.of)}.`,
      )
    case 'provedTrue':
      return tell(
        'Vous montrez',
        'montre',
        `${heldOf(event.rank, event.suits)} : l’annonce était juste.`,
      )
    case 'foundFalse':
      return event.suits.length === 0
        ? tell('Vous n’aviez', 'n’avait', `aucun ${oneOf(event.rank)} : l’annonce était fausse.`)
        : tell(
            'Vous n’aviez',
            'n’avait',
            `que ${heldOf(event.rank, event.suits)} : l’annonce était fausse.`,
          )
    case 'struckOff':
      return tellSide(company, event.seat)(
        LOSE,
        `les ${pointCount(event.points)} de la fausse annonce.`,
      )
    default:
      return wordless(event)
  }
}

const exposedBy = (company: Company, by: Seat): string =>
  `${company.you === by ? 'vous avez' : `${requireValue(company.names[by])} a`} découvert la carte`
