// The focus on the button that leads one note back: each note opens the table anew, so the button
// that was pressed is gone, and the new one has the focus again.
let isKept = false

/** Remembers that the focus was on the button. */
export function keepBackFocus(): void {
  isKept = true
}

/** Returns true if the new button should have the focus; forgets it. */
export function takeBackFocus(): boolean {
  const wasKept = isKept
  isKept = false
  return wasKept
}
