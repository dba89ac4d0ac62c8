import type { Card } from '../../shared/card.ts'

const FACES = import.meta.glob<string>('../../../resources/cards/paris/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

const BACKS = import.meta.glob<string>('../../../resources/cards/backs/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

const PACKS = ['red', 'blue'] as const

export const faceOf = (card: Card): string | undefined => FACES[`../../../resources/cards/paris/${card}.svg`]

/** The back of the first or the second pack (E-2). */
export const backOf = (pack: 0 | 1): string | undefined => BACKS[`../../../resources/cards/backs/${PACKS[pack]}.svg`]
