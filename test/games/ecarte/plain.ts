/*
 * The tricks of two known hands, and the hands the other may hold, worked out as plainly as can be
 * from the numbered rules (E-…) alone: every hand that fits is counted by itself, and every play
 * that is allowed is tried to the end. Nothing is pruned and no two cards are taken for alike;
 * positions met again are remembered, for it would take hours otherwise. Nothing is shared with
 * src/main/engine/games/ecarte/ai: comparing the two is what it is for. /
 */
import type { Cards } from '../../../src/shared/view.ts'
import type { EcarteView } from '../../../src/shared/games/ecarte.ts'

/** A set of cards, one bit each, in the order of PACK. */
type Hand = number

/** E-1: from low to high. */
const RANKS = ['7', '8', '9', '10', 'A', 'J', 'Q', 'K']
const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => rank + suit))

const suitOf = (card: string): string => card.slice(-1)
const heightOf = (card: string): number => RANKS.indexOf(card.slice(0, -1))

const handOf = (cards: readonly string[]): Hand =>
  cards.reduce((set, card) => set | (1 << PACK.indexOf(card)), 0)
const allBut = (cards: readonly string[]): Hand =>
  handOf(PACK.filter((card) => !cards.includes(card)))
const where = (test: (card: string) => boolean): Hand => handOf(PACK.filter(test))

/** Places of the cards of a set. */
function places(hand: Hand): number[] {
  const all: number[] = []
  for (let place = 0; place < 32; place += 1) if ((hand >>> place) & 1) all.push(place)
  return all
}

/** The rules of the play under a trump suit, as tables by the place of the card that was led. */
function plainly(trump: string) {
  const trumps = where((card) => suitOf(card) === trump)
  const beating = PACK.map((led) =>
    where((card) => suitOf(card) === suitOf(led) && heightOf(card) > heightOf(led)),
  )
  const following = PACK.map((led) => where((card) => suitOf(card) === suitOf(led)))

  /** E-21: beats in the suit, otherwise follows, otherwise trumps, otherwise plays anything. */
  function allowed(hand: Hand, led: number): Hand {
    for (const what of [beating[led] ?? 0, following[led] ?? 0, trumps])
      if ((hand & what) !== 0) return hand & what
    return hand
  }

  /** E-22, of a reply that is allowed. */
  const takes = (reply: number, led: number): boolean =>
    (((beating[led] ?? 0) >>> reply) & 1) === 1 ||
    (((trumps >>> reply) & 1) === 1 && ((trumps >>> led) & 1) === 0)

  const met = new Map<Hand, Map<Hand, number>>()

  /** Tricks of who leads, both doing their best; `count` cards in each hand. */
  function leading(leader: Hand, other: Hand, count: number): number {
    const known = met.get(leader)?.get(other)
    if (known !== undefined) return known
    const best = bestLead(leader, other, count)
    met.set(leader, (met.get(leader) ?? new Map<Hand, number>()).set(other, best))
    return best
  }

  function bestLead(leader: Hand, other: Hand, count: number): number {
    let best = 0
    for (let rest = leader; rest !== 0; rest &= rest - 1) {
      const led = 31 - Math.clz32(rest & -rest)
      best = Math.max(best, answeredAtBest(leader & ~(1 << led), other, led, count))
    }
    return best
  }

  /** The same once a card was led; `leader` is the leader's remaining hand. */
  function answeredAtBest(leader: Hand, other: Hand, led: number, count: number): number {
    let worst = count
    for (let rest = allowed(other, led); rest !== 0; rest &= rest - 1) {
      const reply = 31 - Math.clz32(rest & -rest)
      worst = Math.min(worst, answered(leader, other & ~(1 << reply), led, reply, count))
    }
    return worst
  }

  /** The same once that was answered: E-20, who takes the trick leads to the next. */
  const answered = (
    leader: Hand,
    other: Hand,
    led: number,
    reply: number,
    count: number,
  ): number =>
    takes(reply, led)
      ? count - 1 - leading(other, leader, count - 1)
      : 1 + leading(leader, other, count - 1)

  return { allowed, leading, bestLead, led: answeredAtBest, answered }
}

/** Every choice of `count` places, each as a set. */
function* choices(from: readonly number[], count: number, start = 0): Generator<Hand> {
  if (count === 0) return yield 0
  for (let place = start; place + count <= from.length; place += 1)
    for (const rest of choices(from, count - 1, place + 1)) yield rest | (1 << (from[place] ?? 0))
}

export interface PlainOdds {
  readonly hands: number
  readonly tricks: readonly number[]
}

export interface PlainHandOdds {
  readonly elder: PlainOdds & { readonly leads: Readonly<Record<string, readonly number[]>> }
  readonly dealer: PlainOdds
}

const none = (): number[] => [0, 0, 0, 0, 0, 0]
const count = (sums: number[], tricks: number): void =>
  void (sums[tricks] = (sums[tricks] ?? 0) + 1)

/** The tricks of a hand as dealt, over every hand the other may hold, one after the other. */
export function plainHandOdds(hand: readonly string[], turnUp: string): PlainHandOdds {
  const play = plainly(suitOf(turnUp))
  const own = handOf(hand)
  const [elder, dealer] = [none(), none()]
  const leads = hand.map((card) => ({ card, sums: none() }))
  let hands = 0
  for (const other of choices(places(allBut([...hand, turnUp])), 5)) {
    hands += 1
    let best = 0
    for (const { card, sums } of leads) {
      const led = PACK.indexOf(card)
      const made = play.led(own & ~(1 << led), other, led, 5)
      best = Math.max(best, made)
      count(sums, made)
    }
    count(elder, best)
    count(dealer, 5 - play.bestLead(other, own, 5))
  }
  const byLead = Object.fromEntries(leads.map(({ card, sums }) => [card, sums]))
  return { elder: { hands, tricks: elder, leads: byLead }, dealer: { hands, tricks: dealer } }
}

/**
 * E-18, E-28: announced at four points before the exchange, and not marked at once, the king may
 * have been discarded.
 */
function mayHaveLaidAway({ options, score, discards }: EcarteView, other: 0 | 1): boolean {
  const laid = discards[other]
  const isEarly = options['kingAtFour'] === true && options['marks'] === 'own' && score[other] === 4
  return isEarly && (typeof laid === 'number' ? laid : laid.length) > 0
}

/** The hands the other may hold at a point of the play, by what the seat of this view knows. */
function possibleHands(view: EcarteView, me: 0 | 1): readonly Hand[] {
  const other = me === 0 ? 1 : 0
  const trump = view.trump ?? ''
  const { allowed } = plainly(trump)
  const seen = [
    ...open(view.hands[me]),
    ...open(view.discards[me]),
    ...view.tricks.flatMap(({ cards }) => cards),
  ]
  const unseen = allBut([...seen, view.turnUp ?? ''])
  const king = handOf([`K${trump}`])
  const isAnnounced = view.king?.how === 'announced' && view.king.seat === other
  const mustHold = isAnnounced && !mayHaveLaidAway(view, other) ? king & unseen : 0
  const cannotHold = view.king === null && isSilent(view, other) ? king : 0
  // the replies, each with the card played after it
  const replies = view.tricks.flatMap(({ leader, cards: [led, reply] }, number) => {
    if (leader !== me || led === undefined || reply === undefined) return []
    const later = view.tricks
      .slice(number + 1)
      .flatMap((trick) => trick.cards[trick.leader === other ? 0 : 1] ?? [])
    return [{ led: PACK.indexOf(led), reply: handOf([reply]), later: handOf(later) }]
  })
  const fits = (hand: Hand): boolean =>
    (hand & mustHold) === mustHold &&
    (hand & cannotHold) === 0 &&
    replies.every(({ led, reply, later }) => (allowed(hand | later | reply, led) & reply) !== 0)
  const held = view.hands[other]
  return [...choices(places(unseen), typeof held === 'number' ? held : held.length)].filter(fits)
}

const open = (cards: Cards): readonly string[] => (typeof cards === 'number' ? [] : cards)

/** E-17, E-18: their time to announce the king is over, or it would have ended the partie. */
function isSilent({ dealer, tricks, score, goal, options }: EcarteView, other: 0 | 1): boolean {
  const hasPlayed = tricks.length > 0 && (other !== dealer || tricks[0]?.cards.length === 2)
  return hasPlayed || (options['kingAtFour'] === true && score[other] === goal - 1)
}

/**
 * All tricks of the deal the seat of this view makes in how many of those hands, when it plays this
 * card now.
 */
export function plainOdds(view: EcarteView, card: string): PlainOdds {
  const me = view.eye === 0 ? 0 : 1
  const play = plainly(view.trump ?? '')
  const mine = PACK.indexOf(card)
  const own = handOf(open(view.hands[me])) & ~(1 << mine)
  const now = view.tricks.at(-1)
  const led = now?.winner === null ? PACK.indexOf(now.cards[0] ?? '') : null
  const left = places(own).length
  const tricks = none()
  const hands = possibleHands(view, me)
  for (const other of hands) {
    const made =
      led === null
        ? play.led(own, other, mine, left + 1)
        : left + 1 - play.answered(other, own, led, mine, left + 1)
    count(tricks, view.tricksWon[me] + made)
  }
  return { hands: hands.length, tricks }
}

/** The leader's tricks, both hands known: with the best lead, or with this one. */
export function plainTricks(
  leader: readonly string[],
  other: readonly string[],
  trump: string,
  lead?: string,
): number {
  const play = plainly(trump)
  const [own, his] = [handOf(leader), handOf(other)]
  if (lead === undefined) return play.leading(own, his, leader.length)
  return play.led(own & ~handOf([lead]), his, PACK.indexOf(lead), leader.length)
}
