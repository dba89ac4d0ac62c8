// The size of a call, measured before anything else, in the preload and again in main.

/** Most characters of a call, approximately as in JSON. */
export const LARGEST_CALL = 64 * 1024

/** Deepest nesting of objects and lists. */
const DEEPEST = 20

/** Characters that a number, a boolean, null or undefined counts for. */
const SHORT = 5
/** Additional characters of a string, of a key, and of each object or list. */
const MARKS = 3

const TOO_LARGE = -1

/**
 * Measures a value that came by structured clone, in characters. Returns null if it is larger than
 * a call may be, too deep, or anything but plain data: typed arrays, Map, Set, Date, Error, lists
 * with holes. Stops at the limit.
 */
export function measureCall(value: unknown): number | null {
  const left = roomAfter(value, LARGEST_CALL, DEEPEST)
  return left < 0 ? null : LARGEST_CALL - left
}

/** Returns what is left of `room` after a value; negative if too large or not allowed. */
function roomAfter(value: unknown, room: number, depth: number): number {
  switch (typeof value) {
    case 'string':
      return room - value.length - MARKS
    case 'number':
      return Number.isFinite(value) ? room - SHORT : TOO_LARGE
    case 'boolean':
    case 'undefined':
      return room - SHORT
    case 'object':
      return value === null ? room - SHORT : roomAfterAll(value, room - MARKS, depth - 1)
    default:
      return TOO_LARGE
  }
}

function roomAfterAll(value: object, room: number, depth: number): number {
  const isList = Array.isArray(value)
  if (
    depth < 0 ||
    (isList ? value.length > room : Object.getPrototypeOf(value) !== Object.prototype)
  )
    return TOO_LARGE
  let left = room
  let count = 0
  for (const key in value) {
    left = roomAfter(Reflect.get(value, key), left - key.length - MARKS, depth)
    if (left < 0) return TOO_LARGE
    count += 1
  }
  return isList && count !== value.length ? TOO_LARGE : left
}
