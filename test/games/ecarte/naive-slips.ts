/*
 * A second score-keeper for a partie of Écarté with irregularities, written from the numbered rules
 * (E-…) alone: it reads a record, deal by deal and action by action, and returns the score after
 * each deal. It shares nothing with the engine, checks no rights, and stores cards as lists of
 * strings.
 */

export interface NaiveSlipDeal {
  readonly dealer: number
  readonly hands: readonly (readonly string[])[]
  readonly turnUp: string
  readonly talon: readonly (string | null)[]
  readonly slips?: {
    readonly turned?: readonly string[]
    readonly unseen?: number
    readonly noticed?: true
    readonly faceUp?: readonly string[]
  }
  readonly actions: readonly {
    readonly seat: number
    readonly do: string
    readonly card?: string
    readonly cards?: readonly string[]
    readonly takes?: number | undefined
  }[]
}

export interface NaiveOptions {
  readonly dealCap: number | 'none'
  readonly vulnerableVole: number
  readonly marks: 'house' | 'own'
  readonly deals: 'inTurn' | 'banker'
}

const ORDER = ['7', '8', '9', '10', 'A', 'J', 'Q', 'K']
const suit = (card: string): string => card.slice(-1)
const rank = (card: string): number => ORDER.indexOf(card.slice(0, -1))
const FIVE = 5

/** The memory of a deal while it is played, or deferred. */
interface Table {
  hands: string[][]
  talon: (string | null)[]
  dealer: number
  turnUp: string
  unseen: number
  faceUp: readonly string[]
  /** Returns true if this is the deal of the player whose turn it was. */
  outOfTurn: boolean
  /** Gained in this deal, whether the markers have been moved or not. */
  gained: { seat: number; points: number }[]
  king: boolean
  exchanges: number
  vulnerable: number | null
  discards: { seat: number; count: number }[]
  due: [number, number]
  renonces: [boolean, boolean]
  trick: { leader: number; cards: string[] } | null
  tricks: { leader: number; cards: string[] }[]
  won: [number, number]
}

/** The scores after each deal of a partie. */
export function naiveScores(
  options: NaiveOptions,
  deals: readonly NaiveSlipDeal[],
): readonly (readonly number[])[] {
  const score = [0, 0]
  // E-28: gained, and the markers not yet moved
  const waiting = [0, 0]
  let whoseDeal: number | null = null
  let put: Table | null = null
  const after: number[][] = []
  for (const deal of deals) {
    const isPut: boolean = put !== null && put.dealer === deal.dealer && whoseDeal === deal.dealer
    const table: Table =
      isPut && put !== null ? put : laid(deal, whoseDeal !== null && deal.dealer !== whoseDeal)
    if (isPut) put = null
    const how: How = playOn(table, deal, { score, waiting }, options, isPut)
    if (how === 'putBy') put = table
    whoseDeal = options.deals === 'banker' ? 0 : how === 'newDeal' ? deal.dealer : 1 - deal.dealer
    after.push([...score])
  }
  return after
}

function laid(deal: NaiveSlipDeal, outOfTurn: boolean): Table {
  return {
    hands: deal.hands.map((hand) => [...hand]),
    talon: [...deal.talon],
    dealer: deal.dealer,
    turnUp: deal.turnUp,
    unseen: deal.slips?.unseen ?? 0,
    faceUp: deal.slips?.faceUp ?? [],
    outOfTurn,
    gained: [],
    king: false,
    exchanges: 0,
    vulnerable: null,
    discards: [],
    due: [0, 0],
    renonces: [false, false],
    trick: null,
    tricks: [],
    won: [0, 0],
  }
}

type How = 'played' | 'newDeal' | 'putBy'

interface Points {
  readonly score: number[]
  readonly waiting: number[]
}

function playOn(
  table: Table,
  deal: NaiveSlipDeal,
  { score, waiting }: Points,
  options: NaiveOptions,
  again: boolean,
): How {
  const elder = 1 - table.dealer
  const hand = (seat: number): string[] => table.hands[seat] ?? []
  const cap = options.dealCap === 'none' ? 99 : Number(options.dealCap)

  /** E-27, E-28. */
  function mark(seat: number, points: number): void {
    const before = table.gained.filter((one) => one.seat === seat && one.points > 0)
    const room = cap - before.reduce((sum, one) => sum + one.points, 0)
    const really = Math.min(points, room, FIVE - (score[seat] ?? 0) - (waiting[seat] ?? 0))
    if (really <= 0) return
    table.gained.push({ seat, points: really })
    waiting[seat] = (waiting[seat] ?? 0) + really
    if (options.marks === 'house') moveMarkers(seat)
  }
  function moveMarkers(seat: number): void {
    score[seat] = (score[seat] ?? 0) + (waiting[seat] ?? 0)
    waiting[seat] = 0
  }
  function fine(seat: number): void {
    moveMarkers(seat)
    if ((score[seat] ?? 0) === 0) return
    table.gained.push({ seat, points: -1 })
    score[seat] = (score[seat] ?? 0) - 1
  }
  const turnKing = (): void => {
    if (!table.turnUp.startsWith('K')) return
    table.king = true
    mark(table.dealer, 1)
  }
  function fix(seat: number): void {
    while (hand(seat).length > FIVE) hand(seat).splice(table.unseen % hand(seat).length, 1)
    while (hand(seat).length < FIVE && table.talon.length > 0)
      hand(seat).push(table.talon.shift() ?? '')
  }
  const isOver = (): boolean => score.some((points) => points >= FIVE)

  const thrownTogether = !again && deal.slips?.noticed === true && table.outOfTurn
  if (!thrownTogether) waiting.fill(0)
  if (again) {
    // E-38: it is marked now what was taken off
    const before = table.gained
    table.gained = []
    table.outOfTurn = false
    for (const { seat, points } of before)
      if (points < 0) fine(seat)
      else mark(seat, points)
  } else if (!thrownTogether) {
    if (deal.slips?.noticed === true) for (const seat of [elder, table.dealer]) fix(seat)
    const chooses =
      (deal.slips?.turned ?? []).length > 0 ||
      (hand(elder).length === FIVE && hand(table.dealer).length !== FIVE)
    if (!chooses) turnKing()
  }

  /** E-32: the player due draws, until a card lies face up. */
  function draw(): void {
    for (const seat of [elder, table.dealer])
      while ((table.due[seat] ?? 0) > 0) {
        const top = table.talon[0] ?? ''
        if (table.faceUp.includes(top)) return
        table.talon.shift()
        hand(seat).push(top)
        table.due[seat === 0 ? 0 : 1] -= 1
      }
  }
  function renounced(
    leader: number,
    lead: string,
    reply: string,
    before: readonly string[],
  ): boolean {
    const trump = suit(table.turnUp)
    const higher = before.filter((card) => suit(card) === suit(lead) && rank(card) > rank(lead))
    const same = before.filter((card) => suit(card) === suit(lead))
    const trumps = before.filter((card) => suit(card) === trump)
    const must = [higher, same, trumps].find((some) => some.length > 0)
    return leader >= 0 && must !== undefined && !must.includes(reply)
  }
  let renonce: [boolean, boolean] = [false, false]

  function settle(): void {
    const winner = table.won[0] > table.won[1] ? 0 : 1
    if (table.won[0] === table.won[1]) return
    const all = table.won[winner] === FIVE
    if (table.renonces[winner]) {
      if (all) mark(winner, 1)
      return
    }
    mark(winner, all ? 2 : 1)
    if (table.vulnerable === 1 - winner && !(all && options.vulnerableVole === 2)) mark(winner, 1)
  }

  let counted = 0
  let how: How = 'played'
  for (const { seat, do: word, card, cards, takes } of deal.actions) {
    if (isOver()) throw new Error('an action after the partie')
    if (word === 'mark') moveMarkers(seat)
    if (word === 'callNewDeal') how = 'newDeal'
    if (word === 'pushBack') {
      const chooses = hand(elder).length === FIVE && hand(table.dealer).length !== FIVE
      if (!chooses) turnKing()
    }
    if (word === 'putRight') {
      fix(table.dealer)
      turnKing()
    }
    if (word === 'takeFaceUp') {
      hand(seat).push(table.talon.shift() ?? '')
      table.due[seat === 0 ? 0 : 1] -= 1
      draw()
    }
    if (word === 'throwFaceUp') {
      table.talon.shift()
      draw()
    }
    if (word === 'claimNumber') for (const one of [elder, table.dealer]) fix(one)
    if (word === 'claimSurplus') {
      fine(1 - seat)
      fix(1 - seat)
    }
    if (word === 'claimDealer') {
      for (const one of [0, 1]) moveMarkers(one)
      for (const one of table.gained) score[one.seat] = (score[one.seat] ?? 0) - one.points
      how = 'putBy'
    }
    if (word === 'stand' && table.exchanges === 0) table.vulnerable = seat
    if (word === 'refuse' && table.exchanges === 0) table.vulnerable = seat
    if (word === 'discard') {
      table.hands[seat] = hand(seat).filter((one) => !(cards ?? []).includes(one))
      table.due[seat === 0 ? 0 : 1] = takes ?? (cards ?? []).length
      if (seat === elder) table.exchanges += 1
      else draw()
    }
    if (word === 'announceKing' && hand(seat).includes(`K${suit(table.turnUp)}`)) {
      table.king = true
      mark(seat, 1)
    }
    if (word === 'takeBack') {
      hand(seat).push(table.trick?.cards[0] ?? '')
      table.trick = null
    }
    if (word === 'play' && card !== undefined) {
      const before = [...hand(seat)]
      table.hands[seat] = before.filter((one) => one !== card)
      if (table.trick === null) table.trick = { leader: seat, cards: [card] }
      else {
        const {
          leader,
          cards: [lead = ''],
        } = table.trick
        if (renounced(leader, lead, card, before)) renonce[seat === 0 ? 0 : 1] = true
        const beats =
          suit(card) === suit(lead) ? rank(card) > rank(lead) : suit(card) === suit(table.turnUp)
        const winner = beats ? seat : leader
        table.won[winner === 0 ? 0 : 1] += 1
        table.tricks.push({ leader, cards: [lead, card] })
        table.trick = null
        const left = FIVE - table.tricks.length
        const [none, some] = [hand(0).length === 0, hand(1).length === 0]
        if (left > 0 && none !== some) table.won[none ? 1 : 0] += left
      }
    }
    if (word === 'claimRenonce' && renonce[seat === 0 ? 1 : 0]) {
      table.renonces[seat === 0 ? 1 : 0] = true
      const played = table.trick === null ? table.tricks : [...table.tricks, table.trick]
      for (const {
        leader,
        cards: [lead, reply],
      } of played) {
        if (lead !== undefined) hand(leader).push(lead)
        if (reply !== undefined) hand(1 - leader).push(reply)
      }
      Object.assign(table, { trick: null, tricks: [], won: [0, 0] })
      renonce = [false, false]
      counted = 0
    }
    if (word === 'count') {
      counted += 1
      if (counted === 2) settle()
    }
    if (word === 'giveUpDeal') {
      table.won[seat === 0 ? 1 : 0] = FIVE - table.won[seat === 0 ? 0 : 1]
      settle()
      moveMarkers(1 - seat)
    }
  }
  return how
}
