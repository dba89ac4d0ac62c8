/** The beginning of a line of a note that tells of a position, counted from 1 as it is shown. */
const PLACE = /^\[(\d{1,6})\] /

/** Returns the steps that lines of a note tell of, each once, in the order of the partie. */
export function listNotedSteps(note: string, steps: number): readonly number[] {
  const places = note.split('\n').flatMap((line) => {
    const [, position] = PLACE.exec(line) ?? []
    const step = Number(position) - 1
    return step >= 0 && step < steps ? [step] : []
  })
  return [...new Set(places)].toSorted((a, b) => a - b)
}
