// Contract of a guided deal: a stacked pack, the actions of all players, and the notes.
import type { Card } from '../../../shared/card.ts'
import type { AnyAction, Seat } from '../../../shared/view.ts'
import type { Cut } from '../record.ts'
import type { Deal } from './game.ts'

/** An action of the lesson. A note guides the pupil, in seat 0, until the next note. */
export interface LessonAction<Note extends string = string> {
  readonly seat: Seat
  readonly action: AnyAction
  readonly note?: Note
}

export interface LessonDeal<Note extends string = string> {
  readonly deal: Deal
  /** The note while the table waits for these cards. */
  readonly before: Note
  readonly actions: readonly LessonAction<Note>[]
}

/** A lesson; after its last action the pupil continues alone, as practice. */
export interface Lesson<Note extends string = string> {
  /** Options that differ from the usual preset. */
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly cut: Cut
  readonly deals: readonly LessonDeal<Note>[]
  readonly end: Note
}

/** Deals begun, and actions done in the last of them. */
export interface LessonProgress {
  readonly deal: number
  readonly step: number
}

/** Builds a stacked deal: named cards first, the others in turn to the hands that are not full. */
export function layOutCards(
  pack: readonly Card[],
  laid: Pick<Deal, 'dealer' | 'packets' | 'turnUp'> & {
    readonly hands: readonly (readonly Card[])[]
    readonly size: number
    /** The top of the talon. */
    readonly top?: readonly Card[]
    /** True if the turn-up is not a card of a hand. */
    readonly apart?: boolean
  },
): Deal {
  const { dealer, packets, turnUp, size, top = [], apart = false } = laid
  const placed = new Set<Card>([...laid.hands.flat(), ...top, ...(turnUp === null ? [] : [turnUp])])
  const left = pack.filter((one) => !placed.has(one))
  const hands = laid.hands.map((hand) => [...hand])
  // a card turned while dealing is the dealer's last
  const handSize = (seat: number): number =>
    turnUp !== null && !apart && seat === dealer ? size - 1 : size
  for (
    let seat = 0;
    hands.some((hand, one) => hand.length < handSize(one));
    seat = (seat + 1) % hands.length
  ) {
    const next = (hands[seat]?.length ?? size) < handSize(seat) ? left.shift() : undefined
    if (next !== undefined) hands[seat]?.push(next)
  }
  if (turnUp !== null && !apart) hands[dealer]?.push(turnUp)
  return { dealer, packets, hands, turnUp, talon: [...top, ...left] }
}

/** Builds an action of the pupil, with the note that explains it. */
export const pupilAction = <Note extends string>(
  note: Note,
  action: AnyAction,
): LessonAction<Note> => ({ seat: 0, action, note })
/** Builds an action of another seat, or of the pupil under the note already shown. */
export const seatAction = (seat: Seat, action: AnyAction): LessonAction<never> => ({ seat, action })
export const cardAction = (seat: Seat, played: Card): LessonAction<never> =>
  seatAction(seat, { do: 'play', card: played })

/** Returns the next action of the lesson; null after the last one of this deal. */
export const expectedAction = (
  lesson: Lesson,
  { deal, step }: LessonProgress,
): LessonAction | null => lesson.deals[deal - 1]?.actions[step] ?? null

/** Returns the notes in their order. */
export const listNotes = (lesson: Lesson): readonly string[] => [
  ...lesson.deals.flatMap(({ before, actions }) => [
    before,
    ...actions.flatMap(({ note }) => note ?? []),
  ]),
  lesson.end,
]

/** Returns the note that is shown now. */
export function noteAt(
  lesson: Lesson,
  { deal, step }: LessonProgress,
  waitsForDeal: boolean,
): string {
  const current = lesson.deals[deal - 1]
  const next = lesson.deals[deal]
  if (waitsForDeal && next !== undefined) return next.before
  if (current === undefined || step >= current.actions.length)
    return next === undefined ? lesson.end : next.before
  const noted = current.actions.slice(0, step + 1).findLast(({ note }) => note !== undefined)
  return noted?.note ?? current.before
}

/** Returns how far the lesson has gone when a note appears; null if it has no such note. */
export function progressAt(lesson: Lesson, note: string): LessonProgress | null {
  const { deals } = lesson
  const endOf = (deal: number): LessonProgress => ({
    deal,
    step: deals[deal - 1]?.actions.length ?? 0,
  })
  for (const [index, { before, actions }] of deals.entries()) {
    if (before === note) return endOf(index)
    const step = actions.findIndex((one) => one.note === note)
    if (step !== -1) return { deal: index + 1, step }
  }
  return note === lesson.end ? endOf(deals.length) : null
}
