// Finds the steps of a stored partie to move to. Independent of the game: everything is read from
// the views.
import type { Card } from '../../shared/card.ts'
import type { ReviewStep } from '../../shared/review.ts'
import type { Cards, TableView } from '../../shared/view.ts'

type PositionList = readonly Pick<ReviewStep, 'view'>[]

/** Back or forward. */
export type Direction = -1 | 1
/** The unit of a move. */
export type Stride = 'action' | 'trick' | 'deal' | 'partie'

/** Returns the first step of every deal, in order. */
export function dealStarts(steps: PositionList): readonly number[] {
  return steps.flatMap(({ view }, step) => {
    const before = steps[step - 1]?.view.deals ?? 0
    return view.deals > before ? [step] : []
  })
}

/** Returns the first step of the deal at a step. */
export const dealStart = (steps: PositionList, step: number): number =>
  dealStarts(steps).findLast((start) => start <= step) ?? 0

const countCompleted = (view: TableView | undefined): number =>
  view?.tricks.filter((trick) => trick.winner !== null).length ?? 0

const isLastBeforePlay = (steps: PositionList, step: number): boolean => {
  const [view, next] = [steps[step]?.view, steps[step + 1]?.view]
  return (
    view?.tricks.length === 0 &&
    next !== undefined &&
    next.deals === view.deals &&
    next.tricks.length > 0
  )
}

/** Returns the stops by tricks: the deal, the first lead, each complete trick, the end. */
function trickHalts(steps: PositionList): readonly number[] {
  return steps.flatMap(({ view }, step) => {
    const before = steps[step - 1]?.view
    const isNewDeal = view.deals !== (before?.deals ?? 0)
    const isWon = !isNewDeal && countCompleted(view) > countCompleted(before)
    return isNewDeal || isWon || isLastBeforePlay(steps, step) || step === steps.length - 1
      ? [step]
      : []
  })
}

/** Returns the target of a move from a step; the step itself if there is none. */
export function strideTo(
  steps: PositionList,
  step: number,
  stride: Stride,
  way: Direction,
): number {
  const end = Math.max(steps.length - 1, 0)
  if (stride === 'partie') return way < 0 ? 0 : end
  if (stride === 'action') return Math.min(Math.max(step + way, 0), end)
  const halts = stride === 'deal' ? dealStarts(steps) : trickHalts(steps)
  return way < 0
    ? (halts.findLast((halt) => halt < step) ?? 0)
    : (halts.find((halt) => halt > step) ?? end)
}

const isPlayed = (view: TableView, card: Card): boolean =>
  view.tricks.some(({ cards }) => cards.includes(card))
const holdsCard = (cards: Cards, card: Card): boolean =>
  typeof cards !== 'number' && cards.includes(card)
const isHeld = (view: TableView, card: Card): boolean =>
  view.hands.some((cards) => holdsCard(cards, card))

/**
 * Returns the step in the current deal at which a card was just played, or, for a discarded card,
 * the step after it was discarded; null if it stayed in its place.
 */
export function stepOfCard(steps: PositionList, step: number, card: Card): number | null {
  const deal = steps[step]?.view.deals
  const places = steps.flatMap(({ view }, place) => (view.deals === deal ? [place] : []))
  const viewAt = (place: number): TableView | undefined => steps[place]?.view
  const played = places.find((place) => {
    const view = viewAt(place)
    return view !== undefined && isPlayed(view, card)
  })
  const left = places.find((place) => {
    const [before, after] = [viewAt(place - 1), viewAt(place)]
    return before?.deals === deal && before && after && isHeld(before, card) && !isHeld(after, card)
  })
  return played ?? left ?? null
}
