// How fast the window may call. Playing, it makes a handful of calls a second, and a test that looks every 20 ms some
// fifty; a page that has run wild makes thousands, and must not keep the program from its work.

/** Calls that may come at once. */
export const BURST = 120

/** Calls a second that may come for ever. */
export const PER_SECOND = 100

/** Answers of every call whether it may pass, by a clock in milliseconds. What may not pass is not counted. */
export function openPace(now: () => number): () => boolean {
  let left = BURST
  let last = now()
  return () => {
    const at = now()
    left = Math.min(BURST, left + ((at - last) * PER_SECOND) / 1000)
    last = at
    if (left < 1) return false
    left -= 1
    return true
  }
}
