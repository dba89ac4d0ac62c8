// The pace of the judging: how long a partie of each game takes, and so how long all that waits
// will.

/** Weight of the latest partie in the average of its game. */
const LATEST = 0.2

export class Pace {
  readonly #byGame = new Map<string, number>()

  /** Adds how long a partie took (ms). */
  add(game: string, ms: number): void {
    const before = this.#byGame.get(game)
    this.#byGame.set(game, before === undefined ? ms : before + LATEST * (ms - before))
  }

  /**
   * Returns how long what waits will take, a number of parties for each game (ms); null before the
   * first partie. A game of which none was measured counts as the average of the others.
   */
  estimate(waiting: ReadonlyMap<string, number>, threads: number): number | null {
    const known = [...this.#byGame.values()]
    if (known.length === 0) return null
    const average = known.reduce((sum, ms) => sum + ms, 0) / known.length
    let left = 0
    for (const [game, parties] of waiting) left += parties * (this.#byGame.get(game) ?? average)
    return left / threads
  }
}
