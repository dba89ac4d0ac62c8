// Regret matching+ (CFR+): regrets never below zero, each seat in turn, averages with linear
// weights. A table has a row of actions for each information set.

/** Returns the probabilities of the second action of rows of two. */
export function secondOf(strategy: Float64Array): Float64Array {
  const second = new Float64Array(strategy.length / 2)
  for (let row = 0; row < second.length; row += 1) second[row] = strategy[row * 2 + 1] ?? 0
  return second
}

/** A strategy that learns: regrets, what they say now, and the average so far. */
export class Strategy {
  readonly actions: number
  readonly regrets: Float64Array
  /** Probabilities now. */
  readonly now: Float64Array
  private readonly sums: Float64Array
  /** Actions that are never taken: the first so many of a row. */
  private readonly barred: number

  constructor(rows: number, actions: number, barred = 0) {
    this.actions = actions
    this.barred = barred
    this.regrets = new Float64Array(rows * actions)
    this.now = new Float64Array(rows * actions)
    this.sums = new Float64Array(rows * actions)
    this.match()
  }

  /** Turns regrets into probabilities; evenly where there is no regret. */
  match(): void {
    const { actions, barred, regrets, now } = this
    for (let row = 0; row < regrets.length; row += actions) {
      let sum = 0
      for (let one = row + barred; one < row + actions; one += 1) {
        const regret = Math.max(0, regrets[one] ?? 0)
        regrets[one] = regret
        sum += regret
      }
      for (let one = row + barred; one < row + actions; one += 1)
        now[one] = sum > 0 ? (regrets[one] ?? 0) / sum : 1 / (actions - barred)
    }
  }

  /** Adds the strategy of now to the average. */
  addToAverage(weight: number): void {
    for (let one = 0; one < this.now.length; one += 1)
      this.sums[one] = (this.sums[one] ?? 0) + weight * (this.now[one] ?? 0)
  }

  /** Returns the average strategy. */
  average(): Float64Array {
    const { actions, sums } = this
    const average = new Float64Array(sums.length)
    for (let row = 0; row < sums.length; row += actions) {
      let sum = 0
      for (let one = row; one < row + actions; one += 1) sum += sums[one] ?? 0
      for (let one = row; one < row + actions; one += 1) average[one] = (sums[one] ?? 0) / sum
    }
    return average
  }
}
