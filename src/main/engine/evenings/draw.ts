// Cards drawn for the list (S-3, S-4, S-5): who would deal first by the game's draw is first.
import type { Card } from '../../../shared/card.ts'
import type { Guest } from '../../../shared/evening.ts'
import type { Game } from '../games/game.ts'
import { type Random, shuffle } from '../random.ts'

/** What a draw needs of a game. */
export type DrawingGame = Pick<Game, 'dealerByCut' | 'createPack'>

/** The list that a draw gives, or the groups of guests with equal cards, who draw again. */
type DrawResult =
  { readonly list: readonly Guest[] } | { readonly again: readonly (readonly Guest[])[] }

/** Groups guests of equal cards in their order, by comparing pairs: any card order will do. */
function groupByCard(
  game: DrawingGame,
  options: object,
  group: readonly Guest[],
  cardFor: (guest: Guest) => Card,
): readonly (readonly Guest[])[] {
  const countBefore = (one: Guest): number =>
    group.filter(
      (other) => other !== one && game.dealerByCut([cardFor(other), cardFor(one)], options) === 0,
    ).length
  const places = new Map(group.map((guest) => [guest, countBefore(guest)]))
  return group
    .map((_, place) => group.filter((guest) => places.get(guest) === place))
    .filter((some) => some.length > 0)
}

/** Returns the guests whose order is still open, the lower number first. */
const listDrawing = (groups: readonly (readonly Guest[])[]): readonly Guest[] =>
  groups
    .filter((group) => group.length > 1)
    .flat()
    .toSorted((a, b) => a - b)

/** Evaluates rows of drawn cards; null if a row does not have a card for each guest who draws. */
function evaluateDraw(
  game: DrawingGame,
  options: object,
  guests: number,
  rows: readonly (readonly Card[])[],
): DrawResult | null {
  let groups: readonly (readonly Guest[])[] = [Array.from({ length: guests }, (_, guest) => guest)]
  for (const row of rows) {
    const drawing = listDrawing(groups)
    if (drawing.length === 0 || row.length !== drawing.length || new Set(row).size !== row.length)
      return null
    const cards = new Map(drawing.map((guest, place) => [guest, row[place]]))
    const cardFor = (guest: Guest): Card => {
      const own = cards.get(guest)
      if (own === undefined) throw new Error(`guest ${guest} has not drawn`)
      return own
    }
    groups = groups.flatMap((group) =>
      group.length > 1 ? groupByCard(game, options, group, cardFor) : [group],
    )
  }
  return groups.every((group) => group.length === 1) ? { list: groups.flat() } : { again: groups }
}

/** Returns the list of the drawn cards, or null. Later rows have only guests who were equal. */
export function drawnList(
  game: DrawingGame,
  options: object,
  guests: number,
  rows: readonly (readonly Card[])[],
): readonly Guest[] | null {
  const drawn = evaluateDraw(game, options, guests, rows)
  return drawn !== null && 'list' in drawn ? drawn.list : null
}

/** Returns the guests who drew, row by row: all at first, then those with equal cards. */
export const listDrawers = (
  game: DrawingGame,
  options: object,
  guests: number,
  rows: readonly (readonly Card[])[],
): readonly (readonly Guest[])[] =>
  rows.map((_, row) => {
    const before = evaluateDraw(game, options, guests, rows.slice(0, row))
    return before !== null && 'again' in before ? listDrawing(before.again) : []
  })

/** Returns true if the list agrees with the drawn cards, or if none are recorded. */
export function isListDrawn(
  game: DrawingGame,
  options: object,
  {
    list,
    drawn,
  }: { readonly list: readonly Guest[]; readonly drawn?: readonly (readonly Card[])[] | undefined },
): boolean {
  if (drawn === undefined) return true
  const given = drawnList(game, options, list.length, drawn)
  return given !== null && given.every((guest, place) => guest === list[place])
}

/** Draws cards for the guests until no two are equal. */
export function drawGuestOrder(
  game: DrawingGame,
  options: object,
  guests: number,
  random: Random,
): { readonly drawn: readonly (readonly Card[])[]; readonly list: readonly Guest[] } {
  const pack = game.createPack(options)
  const drawn: (readonly Card[])[] = []
  let count = guests
  for (;;) {
    drawn.push(shuffle(pack, random).slice(0, count))
    const now = evaluateDraw(game, options, guests, drawn)
    if (now === null) throw new Error('a draw that is none')
    if ('list' in now) return { drawn, list: now.list }
    count = listDrawing(now.again).length
  }
}
