// The cards of Hundertspiel as numbers: of height 1 for the Do to 9 for the ace.
import { TRAPPOLA_CARDS } from '../../../../../shared/card.ts'
import { type Code, SUIT_COUNT, createNumbering } from '../../../ai/cards.ts'
import { cardValue } from '../dos.ts'
import { height } from '../state.ts'

/** Heights of the Do and of the ace. */
export const LOWEST = 1
export const HIGHEST = 9

export const { toCode: codeFor, toCard: cardFor } = createNumbering(TRAPPOLA_CARDS, height)

const POINTS = new Int32Array(SUIT_COUNT << 4)
for (const card of TRAPPOLA_CARDS) POINTS[codeFor(card)] = cardValue(card)
/** Returns the points of a card (H-9). */
export const countOfCode = (code: Code): number => POINTS[code] ?? 0
