// The sign of Cercle, as on the backs: two open rings that hold each other.
const RING =
  'M9.8-12.7A27 27 0 1 0 9.8 12.7L7.9 11.6A22.1 22.1 0 1 1 7.9-11.6ZM2.7-12.3a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0ZM2.7 12.3a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0Z'

/** 82 wide around 0, 0. */
export const emblem = (colour: string): string =>
  `<g fill="${colour}" stroke="none"><path d="${RING}"/><path transform="rotate(180)" d="${RING}"/></g>`
