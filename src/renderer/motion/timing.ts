// Durations of movements on the cloth, in milliseconds at speed 1, and the order of the cards in a
// deal.

/** Duration of one card's move. */
export const TRAVEL = 240
/** Time from the start of one card to the start of the next. */
export const STAGGER = 70
/** Time from one card of a trick to the next, if several are played at once. */
export const PLAY = 150
/** Time from one card to the next of the same packet. */
const IN_PACKET = 14
/** Maximum duration of a deal, however many cards it has. */
const LONGEST = 2400

/** A card of a deal: the seat it is dealt to, and when it leaves the pack. */
export interface DealtCard {
  readonly seat: number
  readonly at: number
}

/**
 * Returns the cards of a deal in the order they are dealt, starting with the player after the
 * dealer.
 * @param counts cards of each hand, by seat
 * @param packets cards of a packet, round by round; the last number holds for all further rounds
 */
export function scheduleDeal(
  counts: readonly number[],
  dealer: number,
  packets: readonly number[],
): readonly DealtCard[] {
  const left = [...counts]
  const given: DealtCard[] = []
  for (let round = 0; left.some((count) => count > 0); round += 1) {
    const size = Math.max(1, packets[Math.min(round, packets.length - 1)] ?? 1)
    for (let turn = 1; turn <= counts.length; turn += 1) {
      const seat = (dealer + turn) % counts.length
      const packet = Math.min(size, left[seat] ?? 0)
      left[seat] = (left[seat] ?? 0) - packet
      const begun = given.length * STAGGER
      for (let card = 0; card < packet; card += 1)
        given.push({ seat, at: begun + card * IN_PACKET })
    }
  }
  return capDuration(given)
}

/** Compresses a deal that would take too long. */
function capDuration(given: readonly DealtCard[]): readonly DealtCard[] {
  const last = given.at(-1)?.at ?? 0
  const share = Math.min(1, (LONGEST - TRAVEL - STAGGER) / Math.max(1, last))
  return given.map(({ seat, at }) => ({ seat, at: at * share }))
}

/** Returns the time when the turn-up is turned after a deal. */
export const turnedAt = (given: readonly DealtCard[]): number => (given.at(-1)?.at ?? 0) + STAGGER
