// The plain way to the odds of a hand, to measure ours against: every hand of the other dealt and
// solved by itself, each line of play followed until nothing better can come, nothing remembered.

/** The suits' bits, eight a suit; the first eight are trumps, a higher bit is a higher card. */
const suitOf = (bit: number): number => 0xff << (bit & 24)

function answers(hand: number, lead: number): number {
  const suit = hand & suitOf(lead)
  const higher = suit & (-2 << lead)
  if (higher !== 0) return higher
  if (suit !== 0) return suit
  return (hand & 0xff) !== 0 ? hand & 0xff : hand
}

const beats = (reply: number, lead: number): boolean =>
  (suitOf(lead) & (1 << reply)) !== 0 ? reply > lead : reply < 8

/** The tricks of the leader, with this many cards in each hand. */
function best(leader: number, other: number, held: number): number {
  let most = 0
  for (let rest = leader; rest !== 0; rest &= rest - 1) {
    const made = led(leader, other, 31 - Math.clz32(rest & -rest), held)
    if (made > most) most = made
    if (most === held) return most
  }
  return most
}

function led(leader: number, other: number, lead: number, held: number): number {
  const left = leader & ~(1 << lead)
  let least = held
  for (let rest = answers(other, lead); rest !== 0; rest &= rest - 1) {
    const reply = 31 - Math.clz32(rest & -rest)
    const others = other & ~(1 << reply)
    const made = beats(reply, lead)
      ? held - 1 - best(others, left, held - 1)
      : 1 + best(left, others, held - 1)
    if (made < least) least = made
    if (least === 0) return least
  }
  return least
}

/** In how many of the hands of five out of `unseen` elder's hand makes 0 to 5 tricks. */
export function plainOdds(own: number, unseen: readonly number[]): readonly number[] {
  const tricks = [0, 0, 0, 0, 0, 0]
  const deal = (from: number, missing: number, other: number): void => {
    if (missing === 0) {
      const made = best(own, other, 5)
      tricks[made] = (tricks[made] ?? 0) + 1
      return
    }
    for (let place = from; place <= unseen.length - missing; place += 1)
      deal(place + 1, missing - 1, other | (1 << (unseen[place] ?? 0)))
  }
  deal(0, 5, 0)
  return tricks
}
