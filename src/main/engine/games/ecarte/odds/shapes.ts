// Handfuls: how many cards of each class a hand holds, for hands of 0 to 5 cards in up to nine classes. They are
// numbered once for each number of classes, so that a table of values is one array.

/** The handfuls of one number of classes. */
export interface Shape {
  readonly classes: number
  /** By number of cards: how many handfuls there are, and how many cards of each class each of them holds. */
  readonly levels: readonly Level[]
}

export interface Level {
  readonly classes: number
  readonly length: number
  /** `counts[handful * classes + one]`: cards of that class. */
  readonly counts: Uint8Array
  /** Which classes a handful has cards of, one bit each. */
  readonly present: Uint16Array
  /** The handful one level lower, with one card of that class less; -1 where there is none. */
  readonly less: Int16Array
}

const MOST = 5

function handfuls(classes: number, cards: number): number[][] {
  if (classes === 1) return [[cards]]
  return Array.from({ length: cards + 1 }, (_, first) =>
    handfuls(classes - 1, cards - first).map((rest) => [first, ...rest]),
  ).flat()
}

function shapeOf(classes: number): Shape {
  const lists = Array.from({ length: MOST + 1 }, (_, cards) => handfuls(classes, cards))
  const places = lists.map((list) => new Map(list.map((handful, place) => [handful.join(), place])))
  const levels = lists.map((list, cards): Level => {
    const counts = Uint8Array.from(list.flat())
    const present = Uint16Array.from(list, (handful) =>
      handful.reduce((set, count, one) => (count > 0 ? set | (1 << one) : set), 0),
    )
    const less = new Int16Array(list.length * classes).fill(-1)
    list.forEach((handful, place) =>
      handful.forEach((count, one) => {
        if (count === 0) return
        const smaller = handful.with(one, count - 1).join()
        less[place * classes + one] = places[cards - 1]?.get(smaller) ?? -1
      }),
    )
    return { classes, length: list.length, counts, present, less }
  })
  return { classes, levels }
}

const SHAPES = new Map<number, Shape>()

/** The handfuls of so many classes. */
export function shape(classes: number): Shape {
  const known = SHAPES.get(classes)
  if (known !== undefined) return known
  const made = shapeOf(classes)
  SHAPES.set(classes, made)
  return made
}
