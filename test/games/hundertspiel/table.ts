// Makers for the tests of Hundertspiel. Seat 0 is forehand and the last seat deals, unless a test
// says otherwise.
import { type Deal, inDeal, play } from '../../../src/main/engine/games/game.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import {
  type HundertspielOptions,
  HUNDERTSPIEL_OPTIONS,
  HUNDERTSPIEL_PRESETS,
} from '../../../src/main/engine/games/hundertspiel/options.ts'
import {
  type DealtState,
  type HundertspielEvent,
  type HundertspielState,
  HUNDERTSPIEL_PACK,
  dealtTo,
  isInDeal,
  scatSize,
  seatsIn,
  turnsUp,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { chooseOptions } from '../../../src/main/engine/games/options.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import {
  type Card,
  type TrappolaSuit,
  TRAPPOLA_SUITS,
  requireValue,
  readCards,
} from '../../../src/shared/card.ts'
import {
  type AnnouncedRank,
  type HundertspielAction,
  ANNOUNCED_RANKS,
} from '../../../src/shared/games/hundertspiel.ts'
import { type Breach, type Seat, SEATS } from '../../../src/shared/view.ts'

export interface Start {
  readonly options?: Partial<HundertspielOptions>
  /** Cards by seat; who is not named, or not in full, has of the rest, in the order of the pack. */
  readonly hands?: readonly string[]
  readonly scat?: string
  readonly dealer?: Seat
  /** Of four without scat: the dealer's suit (H-3). */
  readonly trump?: TrappolaSuit
  /** The dealer's last card, where the bottom card makes trumps. */
  readonly turnUp?: Card
  readonly score?: readonly number[]
  readonly slips?: Deal['slips']
}

/** The cards of `text`. */
export function hand(text: string): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Error(`no card: ${read.wrong}`)
  return read.cards
}

/** Some ranks of a suit: `of('BA', 'A K C')`. */
export const of = (suit: TrappolaSuit, ranks = 'A K C B 10 9 8 7 6'): string =>
  ranks
    .split(' ')
    .map((rank) => `${rank}-${suit}`)
    .join(' ')

export function optionsOf(given: Partial<HundertspielOptions> = {}): HundertspielOptions {
  const chosen = chooseOptions(HUNDERTSPIEL_OPTIONS, HUNDERTSPIEL_PRESETS, 'four', given)
  if (!('options' in chosen)) throw new Error(JSON.stringify(chosen))
  return chosen.options
}

const dealerOf = ({ dealer, options }: Start): Seat =>
  dealer ?? requireValue(SEATS[optionsOf(options).players - 1])

/** The lots that give the dealer this suit. */
function lotsFor(dealer: Seat, trump: TrappolaSuit, players: number): readonly Card[] {
  const others = TRAPPOLA_SUITS.filter((suit) => suit !== trump)
  const ranks = ['A', 'K', 'C', 'B'] as const
  return SEATS.slice(0, players).map((seat): Card => {
    const suit = seat === dealer ? trump : others[seat < dealer ? seat : seat - 1]
    return `${requireValue(ranks[seat])}-${requireValue(suit)}`
  })
}

/** A deal of these cards. */
export function dealOf(start: Start = {}): Deal {
  const options = optionsOf(start.options)
  const dealer = dealerOf(start)
  const named = seatsIn(options).map((seat) => hand(start.hands?.[seat] ?? ''))
  const apart = hand(start.scat ?? '')
  const { turnUp } = start
  const rest = [
    ...removeCards(HUNDERTSPIEL_PACK, [
      ...named.flat(),
      ...apart,
      ...(turnUp === undefined ? [] : [turnUp]),
    ]),
  ]
  const filled = named.map((own, seat) => {
    const bottom = seat === dealer && turnUp !== undefined && !own.includes(turnUp) ? [turnUp] : []
    return [...own, ...rest.splice(0, dealtTo(options) - own.length - bottom.length), ...bottom]
  })
  const talon = [...apart, ...rest.splice(0, scatSize(options) - apart.length)]
  const bottom = turnsUp(options) ? (filled[dealer]?.at(-1) ?? null) : null
  const deal: Deal = { dealer, packets: 'usual', hands: filled, turnUp: bottom, talon }
  return start.slips === undefined ? deal : { ...deal, slips: start.slips }
}

export function openPartie(start: Start = {}): HundertspielState {
  const options = optionsOf(start.options)
  const lots = lotsFor(dealerOf(start), start.trump ?? 'BA', options.players)
  return hundertspiel.startPartie(options, start.score ?? [], undefined, lots)
}

/** The next deal of a partie. */
export function next(before: HundertspielState, start: Start): DealtState {
  const deal = dealOf({
    ...start,
    dealer: hundertspiel.nextDealer(before) ?? dealerOf(start),
    options: before.options,
  })
  const wrong = hundertspiel.findDealBreach(before, deal)
  if (wrong !== null) throw new Error(`no deal by ${wrong.rule}: ${wrong.why}`)
  return dealt(hundertspiel.startDeal(before, deal).state)
}

export const begin = (start: Start = {}): DealtState => next(openPartie(start), start)

export function dealt(state: HundertspielState): DealtState {
  if (state.phase === 'open') throw new Error('nothing dealt')
  return state
}

/** The state once it is not in the middle of a deal. */
export function over(state: HundertspielState): DealtState {
  if (inDeal(state)) throw new Error(`still in ${state.phase}`)
  return dealt(state)
}

const isSuit = (text: string | undefined): text is TrappolaSuit =>
  TRAPPOLA_SUITS.some((suit) => suit === text)
const suitIn = (text: string | undefined): TrappolaSuit => {
  if (!isSuit(text)) throw new Error(`no suit: ${text}`)
  return text
}
const rankIn = (text: string | undefined): AnnouncedRank =>
  requireValue(ANNOUNCED_RANKS.find((rank) => rank === text))

/**
 * An action as the tests write it: `pass`, `bid SP`, `lay SP BA`, `announce K 3`, `layAway 7-SP …`,
 * or a card that is played.
 */
export function actionOf(said: string): HundertspielAction {
  const [word = '', first, second] = said.split(' ')
  switch (word) {
    case 'pass':
    case 'buy':
    case 'ask':
    case 'contra':
    case 'lastRounds':
    case 'declareOut':
    case 'count':
    case 'newDeal':
    case 'keep':
      return { do: word }
    case 'bid':
    case 'name':
      return { do: word, suit: suitIn(first) }
    case 'lay':
      return { do: word, suits: said.split(' ').slice(1).map(suitIn) }
    case 'announce':
      return { do: word, rank: rankIn(first), count: second === '4' ? 4 : 3 }
    case 'demand':
    case 'challenge':
      return { do: word, rank: rankIn(first) }
    case 'layAway':
      return { do: word, cards: hand(said.slice(word.length)) }
    default:
      return { do: 'play', card: requireValue(hand(word)[0]) }
  }
}

/** The breach of saying this for the asked seat; null if it is legal. */
export const refused = (
  state: HundertspielState,
  said: string,
  seat = hundertspiel.seatToPlay(state) ?? 0,
): Breach | null => hundertspiel.findBreach(state, seat, actionOf(said))

interface Heard {
  readonly state: DealtState
  readonly events: readonly HundertspielEvent[]
}

/** The state after some words, one after the other by the asked seat. */
export function told(before: HundertspielState, ...all: readonly string[]): Heard {
  let state = before
  const events: HundertspielEvent[] = []
  for (const one of all) {
    const seat = hundertspiel.seatToPlay(state)
    if (seat === null) throw new Error(`nobody is asked before ${one}`)
    const heard = says(state, seat, one)
    state = heard.state
    events.push(...heard.events)
  }
  return { state: dealt(state), events }
}

export const after = (before: HundertspielState, ...all: readonly string[]): DealtState =>
  told(before, ...all).state

/** The state after something a seat says, in turn or not. */
export function says(before: HundertspielState, seat: Seat, what: string): Heard {
  const played = play(hundertspiel, before, seat, actionOf(what))
  if (played.breach !== null)
    throw new Error(`${seat}: ${what}: ${played.breach.rule} ${played.breach.why}`)
  return { state: dealt(played.state), events: played.events }
}

/** Says nothing until the tricks begin; forehand does not ask. */
export function toPlay(before: HundertspielState): DealtState {
  let state = dealt(before)
  while (isInDeal(state) && state.phase !== 'play' && state.phase !== 'reckoning')
    state = after(state, 'pass')
  return state
}

/**
 * Plays cards: each seat the first of its row that it holds and may play, or of its hand. Ends
 * after this many cards, or with the deal.
 */
export function cards(before: HundertspielState, rows: readonly string[], most = 40): Heard {
  let state = dealt(before)
  const events: HundertspielEvent[] = []
  for (let count = 0; count < most && state.phase === 'play'; count += 1) {
    const seat = requireValue(hundertspiel.seatToPlay(state) ?? undefined)
    const legal = hundertspiel
      .legalActions(state, seat)
      .flatMap((action) => (action.do === 'play' ? [action.card] : []))
    const card = hand(rows[seat] ?? '').find((one) => legal.includes(one)) ?? requireValue(legal[0])
    const one = told(state, card)
    state = one.state
    events.push(...one.events)
  }
  return { state, events }
}

/** The marks, as text: `0 H-9 42`. */
export const marksOf = (state: DealtState): readonly string[] =>
  state.marks.map(({ seat, rule, points }) => `${seat} ${rule} ${points}`).toSorted()

/** Markers paid, as text: `1>2 2 H-18`. */
export const payments = (events: readonly HundertspielEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.did === 'paid' ? [`${event.seat}>${event.to} ${event.markers} ${event.rule}`] : [],
  )

export const did = (
  events: readonly HundertspielEvent[],
  name: HundertspielEvent['did'],
): readonly HundertspielEvent[] => events.filter((event) => event.did === name)
