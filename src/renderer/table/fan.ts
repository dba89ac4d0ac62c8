/** How a card of a fanned hand is turned and lowered. */
export function fan(index: number, count: number): Readonly<Record<string, string>> {
  const off = index - (count - 1) / 2
  return { '--turn': `${off * 3.2}deg`, '--drop': `${off * off * 1.5}%` }
}
