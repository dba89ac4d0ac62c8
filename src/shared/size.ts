// How large a call is. It is measured before anything else is done with it, in the preload and again in main, so the work
// of measuring has to have a limit whatever comes.

/** Characters of a call at most, about as JSON would write it. */
export const LARGEST_CALL = 64 * 1024

/** Objects and lists within one another at most. */
const DEEPEST = 20

/** Characters that a number, a truth value or nothing counts for. */
const SHORT = 5
/** Characters beside the text of a string, of a key, and of what an object or a list holds. */
const MARKS = 3

const TOO_LARGE = -1

/**
 * Measures a value that came by structured clone, in characters. Null if it is larger than a call may be, too deep, or
 * anything but plain data: typed arrays, Map, Set, Date, Error, lists with holes. Looks at no more than would fit.
 */
export function measureCall(value: unknown): number | null {
  const left = roomAfter(value, LARGEST_CALL, DEEPEST)
  return left < 0 ? null : LARGEST_CALL - left
}

/** The characters that are left of `room` after a value; fewer than none where it does not fit or may not come. */
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
  if (depth < 0 || (isList ? value.length > room : Object.getPrototypeOf(value) !== Object.prototype)) return TOO_LARGE
  let left = room
  let count = 0
  for (const key in value) {
    left = roomAfter(Reflect.get(value, key), left - key.length - MARKS, depth)
    if (left < 0) return TOO_LARGE
    count += 1
  }
  return isList && count !== value.length ? TOO_LARGE : left
}
