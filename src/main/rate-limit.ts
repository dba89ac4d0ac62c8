// The rate limit of the window. In play it makes a few calls per second, and a test that polls
// every 20 ms about fifty; a faulty page makes thousands, or large ones, and must not block the
// program.

/** Most calls in one burst. */
export const BURST = 120

/** Calls per second in the long run. */
export const CALLS_PER_SECOND = 100

/** Characters that count as much as a call itself: reading them takes about as long. */
const CHARACTERS_PER_CALL = 1024

/** Creates a token bucket (clock in ms): true if a call of this size may pass. */
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
