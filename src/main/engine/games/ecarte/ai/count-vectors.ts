// Count vectors: the number of cards of each class in a hand of 0 to 5 cards, for up to nine
// classes. They are numbered once for each number of classes, so that a table of values is one
// array.

/** All count vectors for one number of classes. */
export interface VectorShape {
  readonly classes: number
  /** By number of cards: the count vectors. */
  readonly levels: readonly VectorLevel[]
}

export interface VectorLevel {
  readonly classes: number
  readonly length: number
  /** `counts[vector * classes + one]`: cards of that class. */
  readonly counts: Uint8Array
  /** The classes in which a count vector has cards, one bit each. */
  readonly present: Uint16Array
  /** The count vector one level lower, with one card of that class less; -1 if there is none. */
  readonly smaller: Int16Array
}

const MOST = 5

function listVectors(classes: number, cards: number): number[][] {
  if (classes === 1) return [[cards]]
  return Array.from({ length: cards + 1 }, (_, first) =>
    listVectors(classes - 1, cards - first).map((rest) => [first, ...rest]),
  ).flat()
}

function buildShape(classes: number): VectorShape {
  const lists = Array.from({ length: MOST + 1 }, (_, cards) => listVectors(classes, cards))
  const places = lists.map((list) => new Map(list.map((vector, place) => [vector.join(), place])))
  const levels = lists.map((list, cards): VectorLevel => {
    const counts = Uint8Array.from(list.flat())
    const present = Uint16Array.from(list, (vector) =>
      vector.reduce((set, count, one) => (count > 0 ? set | (1 << one) : set), 0),
    )
    const less = new Int16Array(list.length * classes).fill(-1)
    list.forEach((vector, place) =>
      vector.forEach((count, one) => {
        if (count === 0) return
        const smaller = vector.with(one, count - 1).join()
        less[place * classes + one] = places[cards - 1]?.get(smaller) ?? -1
      }),
    )
    return { classes, length: list.length, counts, present, smaller: less }
  })
  return { classes, levels }
}

const SHAPES = new Map<number, VectorShape>()

/** Returns the count vectors for a number of classes. */
export function shapeFor(classes: number): VectorShape {
  const known = SHAPES.get(classes)
  if (known !== undefined) return known
  const made = buildShape(classes)
  SHAPES.set(classes, made)
  return made
}
