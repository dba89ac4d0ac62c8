// The knowledge of a viewer, worked out from the record alone and without the engine's views.
import { type Card, requireValue } from '../../src/shared/card.ts'
import type { DealRecord, RecordDocument } from '../../src/main/engine/record.ts'

const CARD = /"((?:10|[2-9KQJA])[SHDC]|(?:10|[6-9AKCB])-(?:SP|CO|DE|BA))"/g

/** Every card that stands in a value, wherever and however deep. */
export const cardsIn = (value: unknown): readonly string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(CARD)].map(([, card]) => card ?? '')

const HIGH_TO_LOW = ['K', 'Q', 'J', 'A', '10', '9', '8', '7']
const suit = (card: string): string => card.slice(-1)
const height = (card: string): number => -HIGH_TO_LOW.indexOf(card.slice(0, -1))

/** Returns true if a reply breaks the demands of E-21 on a hand: beat, follow, trump. */
function renounces(hand: readonly Card[], lead: Card, reply: Card, trump: string): boolean {
  const follow = hand.filter((card) => suit(card) === suit(lead))
  const beat = follow.filter((card) => height(card) > height(lead))
  const trumps = hand.filter((card) => suit(card) === trump)
  const may = [beat, follow, trumps].find((cards) => cards.length > 0)
  return may !== undefined && !may.includes(reply)
}

const HAND = 5

/**
 * The cards of a deal of Écarté that an eye has seen by now: dealt to its seat, turned, bought,
 * played, or seen by all (E-31 … E-40).
 */
export const knownOf = (deal: DealRecord, seat: 0 | 1 | 'onlooker'): ReadonlySet<string> =>
  told(deal, seat).seen

const ENDS = ['giveUpDeal', 'callNewDeal', 'claimDealer']

/** A deal replayed by the rules: the cards a viewer has seen, and whether it is over. */
function told(deal: DealRecord, seat: 0 | 1 | 'onlooker') {
  const { dealer, slips = {} } = deal
  const turnUp = requireValue(deal.turnUp)
  const [elder, trump] = [dealer === 0 ? 1 : 0, suit(turnUp)]
  const hands = deal.hands.map((hand) => [...hand])
  const talon = [...(deal.talon ?? [])]
  const faceUp = new Set(slips.faceUp)
  const exposed = new Set(slips.exposed)
  const seen = new Set<Card>()
  let tricks: { readonly leader: number; readonly cards: Card[] }[] = []
  const due = [0, 0]
  // E-40: who has said that there is nothing to claim
  let [plays, counts] = [0, 0]
  const handOf = (side: number): Card[] => hands[side] ?? []
  const played = (side: number, from = 0): Card[] =>
    tricks
      .slice(from)
      .flatMap(({ leader, cards }) => cards.slice(side === leader ? 0 : 1, side === leader ? 1 : 2))
  const drop = (side: number, gone: readonly Card[]): void => {
    hands[side] = handOf(side).filter((card) => !gone.includes(card))
  }
  const take = (side: number): void => {
    const card = talon.shift()
    if (!card) return
    handOf(side).push(card)
    if (side === seat || exposed.has(card) || faceUp.has(card)) seen.add(card)
  }
  const putRight = (side: number): void => {
    const hand = handOf(side)
    while (hand.length > HAND) hand.splice((slips.unseen ?? 0) % hand.length, 1)
    while (hand.length < HAND && talon.length > 0) take(side)
  }
  /** E-32: what lies face up on the top of the talon lies in plain sight. */
  const look = (): void => {
    const [top] = talon
    if (top && faceUp.has(top)) seen.add(top)
  }
  /** Up to a card that lies face up (E-32). */
  const draw = (): void => {
    for (const side of [elder, dealer])
      while ((due[side] ?? 0) > 0) {
        const top = talon[0]
        if (top && faceUp.has(top)) return
        take(side)
        due[side] = (due[side] ?? 0) - 1
      }
  }
  // E-38: thrown together before anything was seen
  if (slips.noticed && hands.every((hand) => hand.length === HAND))
    return { seen, hands, isOver: true }
  if (slips.noticed) [elder, dealer].forEach(putRight)
  const own = seat === 'onlooker' ? [] : handOf(seat)
  for (const card of [...own, turnUp, ...(slips.turned ?? [])]) seen.add(card)
  for (const card of hands.flat()) if (exposed.has(card)) seen.add(card)
  for (const action of deal.actions) {
    const { seat: by } = action
    const cards = (Array.isArray(action['cards']) ? action['cards'] : []) as Card[]
    const last = tricks.at(-1)
    look()
    if (action.do === 'count') counts += 1
    else if (action.do === 'discard') {
      drop(by, cards)
      due[by] = Number(action['takes'] ?? cards.length)
      if (by === dealer) draw()
    } else if (action.do === 'takeFaceUp' || action.do === 'throwFaceUp') {
      const [top] = talon
      if (top) faceUp.delete(top)
      if (action.do === 'takeFaceUp') {
        take(by)
        due[by] = (due[by] ?? 0) - 1
      } else talon.shift()
      draw()
    } else if (action.do === 'claimNumber') [elder, dealer].forEach(putRight)
    else if (action.do === 'putRight') putRight(dealer)
    else if (action.do === 'claimSurplus') putRight(1 - by)
    else if (action.do === 'play') {
      const card = action['card'] as Card
      plays += 1
      seen.add(card)
      drop(by, [card])
      if (last?.cards.length === 1) last.cards.push(card)
      else tricks.push({ leader: by, cards: [card] })
    } else if (action.do === 'takeBack') {
      handOf(by).push(...(tricks.pop()?.cards ?? []))
    } else if (action.do === 'claimRenonce') {
      const other = 1 - by
      const isRight = tricks.some(({ leader, cards: [lead, reply] }, place) => {
        const held = [...handOf(other), ...played(other, place)]
        return leader === by && lead && reply && renounces(held, lead, reply, trump)
      })
      if (!isRight) continue
      for (const side of [0, 1]) handOf(side).push(...played(side))
      tricks = []
      counts = 0
      for (const card of handOf(other)) seen.add(card)
    }
  }
  look()
  const isPlayed = deal.slips === undefined && counts === 0 ? plays === 10 : counts === 2
  return {
    seen,
    hands,
    isOver: isPlayed || deal.actions.some((action) => ENDS.includes(action.do)),
  }
}

/**
 * E-38: a deal and the deferred one that it takes up, as one: slips of the cards belong to the
 * first alone.
 */
function whole(deal: DealRecord, put: DealRecord | undefined): DealRecord {
  const goesOn =
    put !== undefined &&
    deal.slips === undefined &&
    told(put, 'onlooker').hands.join() === deal.hands.join()
  const before = goesOn ? put.actions.filter((action) => action.do !== 'claimDealer') : []
  return goesOn ? { ...put, actions: [...before, ...deal.actions] } : deal
}

/**
 * The same in the last of these deals; the knowledge of deferred deals (E-38) comes back with them.
 */
export function knownIn(deals: readonly DealRecord[], seat: 0 | 1): ReadonlySet<string> {
  const apart = deals
    .slice(0, -1)
    .filter((deal) => deal.actions.some((action) => action.do === 'claimDealer'))
  const last = deals.slice(-1).map((deal) => whole(deal, apart.at(-1)))
  return new Set([...apart, ...last].flatMap((deal) => [...knownOf(deal, seat)]))
}

/** True if a deal is over, apart from one that ends the partie. */
export const isEnded = (deal: DealRecord): boolean => told(deal, 'onlooker').isOver

/**
 * The record as it was when `deals` deals had been given and `steps` actions done in the last of
 * them.
 */
export function upTo(
  deals: readonly DealRecord[],
  given: number,
  steps: number,
): readonly DealRecord[] {
  return deals
    .slice(0, given)
    .map((deal, index) =>
      index === given - 1 ? { ...deal, actions: deal.actions.slice(0, steps) } : deal,
    )
}

/** The cards drawn for the deal. */
export const cutOf = (record: RecordDocument, partie: number): ReadonlySet<string> =>
  new Set((record.parties[partie - 1]?.cut ?? []).flat())
