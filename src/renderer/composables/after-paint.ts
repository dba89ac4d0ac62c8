/** Maximum wait for a frame, in milliseconds: a hidden window draws none. */
const LONGEST = 200

/** Resolves when the window has painted its current content. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST)
    // a frame is painted after its callbacks; a task posted from them runs next
    requestAnimationFrame(() => setTimeout(resolve))
  })
