/** The longest that is waited for a picture, in milliseconds: a window that nobody sees draws none. */
const LONGEST = 200

/** Resolves when the window has drawn what is shown now. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST)
    // a frame is drawn after its callbacks, and what is posted from them comes next
    requestAnimationFrame(() => setTimeout(resolve))
  })
