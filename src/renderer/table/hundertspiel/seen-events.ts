// Events of Hundertspiel at the table: decisions, spoken calls, and the tally of a finished deal.
import type {
  HundertspielAction,
  HundertspielSeenEvent,
} from '../../../shared/games/hundertspiel.ts'
import { type Seat, SEATS } from '../../../shared/view.ts'
import type { InterfaceWords } from '../../../shared/words/en/interface.ts'
import type { SeatDecision } from '../table-props.ts'

const asSeat = (seat: number): Seat => SEATS[seat] ?? 0

/** Returns the decision that an event of Hundertspiel shows; null if it shows none. */
export function decisionIn(event: HundertspielSeenEvent): SeatDecision | null {
  const action = actionIn(event)
  return action === undefined || !('seat' in event) ? null : { seat: asSeat(event.seat), action }
}

/** Returns the action; null if it is hidden in part, undefined if nothing was decided. */
function actionIn(event: HundertspielSeenEvent): HundertspielAction | null | undefined {
  switch (event.did) {
    case 'led':
    case 'followed':
      return { do: 'play', card: event.card }
    case 'bid':
      return { do: 'bid', suit: event.suit }
    case 'passed':
      return { do: 'pass' }
    case 'bought':
      return { do: 'buy' }
    case 'laidAway':
      return typeof event.cards === 'number' ? null : { do: 'layAway', cards: event.cards }
    case 'named':
      return { do: 'name', suit: event.suit }
    case 'asked':
      return { do: 'ask' }
    case 'laid':
      return { do: 'lay', suits: event.suits }
    case 'saidContra':
      return { do: 'contra' }
    case 'announced':
      return { do: 'announce', rank: event.rank, count: event.count }
    case 'demanded':
      return { do: 'demand', rank: event.rank }
    case 'challenged':
      return { do: 'challenge', rank: event.rank }
    case 'lastRounds':
      return { do: 'lastRounds' }
    case 'declaredOut':
      return { do: 'declareOut' }
    case 'counted':
      return { do: 'count' }
    case 'calledNewDeal':
      return { do: 'newDeal' }
    case 'kept':
      return { do: 'keep' }
    default:
      return undefined
  }
}

/** Returns the words spoken with an event of Hundertspiel; null if there are none. */
export function spokenCall(
  event: HundertspielSeenEvent,
  { hundertspiel: { said } }: InterfaceWords,
): string | null {
  switch (event.did) {
    case 'bid':
      return said.bid(event.suit)
    case 'passed':
      return event.phase === 'bidding' || event.phase === 'buying' ? said.pass : null
    case 'bought':
      return said.buy
    case 'named':
      return said.name(event.suit)
    case 'asked':
      return said.ask
    case 'laid':
      return said.lay(event.suits)
    case 'saidContra':
      return said.contra
    case 'announced':
      return said.announce(event.rank, event.count)
    case 'demanded':
      return said.demand(event.rank)
    case 'toldMissing':
      return said.missing(event.suit)
    case 'challenged':
      return said.doubt
    case 'lastRounds':
      return said.lastRounds
    case 'declaredOut':
      return said.out
    case 'calledNewDeal':
      return said.newDeal
    case 'kept':
      return said.keep
    default:
      return null
  }
}

const TOLD: ReadonlySet<string> = new Set<HundertspielSeenEvent['did']>([
  'thrownIn',
  'lookedBeneath',
  'calledNewDeal',
  'foundFalse',
  'undertook',
  'paid',
])

/** True if an event is shown in the tally of a finished deal; its points are in the account. */
const isInTally = (did: string): boolean => TOLD.has(did)

/** The events of Hundertspiel, for the register of tables. */
export const hundertspielEvents = { decisionIn, spokenCall, isInTally }
