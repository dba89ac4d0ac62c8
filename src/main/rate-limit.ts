// How fast the window may call. Playing, it makes a handful of calls a second, and a test that looks every 20 ms some
// fifty; a page that has run wild makes thousands, or large ones, and must not keep the program from its work.

/** Calls that may come at once. */
export const BURST = 120

/** Calls a second that may come for ever. */
export const CALLS_PER_SECOND = 100

/** Characters that count for as much as a call by itself: reading them takes about as long. */
const CHARACTERS_PER_CALL = 1024

/**
 * Answers whether a call of so many characters may pass, by a clock in milliseconds. What may not pass is not counted.
 */
export function createRateLimiter(now: () => number): (characters: number) => boolean {
  let left = BURST
  let last = now()
  return (characters) => {
    const at = now()
    left = Math.min(BURST, left + ((at - last) * CALLS_PER_SECOND) / 1000)
    last = at
    const cost = 1 + Math.floor(characters / CHARACTERS_PER_CALL)
    if (left < cost) return false
    left -= cost
    return true
  }
}
