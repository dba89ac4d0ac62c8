import { type Card, isTrappola } from '../../shared/card.ts'
import type { Faces } from '../../shared/settings.ts'

const DRAWN = import.meta.glob<string>(
  [
    '../../../resources/cards/paris/*.svg',
    '../../../resources/cards/english/*.svg',
    '../../../resources/cards/jumbo/*.svg',
    '../../../resources/cards/four-colours/*.svg',
    '../../../resources/cards/trappola/*.svg',
    '../../../resources/cards/trappola-jumbo/*.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
)

const BACKS = import.meta.glob<string>('../../../resources/cards/backs/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

const PACKS = ['red', 'blue'] as const

type Folders = Readonly<Record<Faces, string>>

/** The folder of each set. Only the drawings that are shown are read from it. */
const FRENCH: Folders = {
  usual: 'paris',
  english: 'english',
  jumbo: 'jumbo',
  fourColours: 'four-colours',
}
const TRAPPOLA: Folders = {
  usual: 'trappola',
  english: 'trappola',
  jumbo: 'trappola-jumbo',
  fourColours: 'trappola-jumbo',
}

const folderFor = (card: Card, faces: Faces): string =>
  `../../../resources/cards/${(isTrappola(card) ? TRAPPOLA : FRENCH)[faces]}/`

/** Returns the drawing of a card without corners, as the person prefers it. */
export const faceUrl = (card: Card, faces: Faces): string | undefined =>
  DRAWN[`${folderFor(card, faces)}${card}.svg`]

let ready: ReadonlyMap<string, HTMLImageElement> = new Map()

/** Preloads the drawings of a pack, one per idle moment, in place of those of another pack. */
export function preloadDrawings(pack: readonly Card[], faces: Faces): void {
  const sources = pack.flatMap((card) => faceUrl(card, faces) ?? [])
  const own = new Map(sources.map((source) => [source, ready.get(source) ?? new Image()]))
  ready = own
  const left = [...own].filter(([, image]) => image.src === '')
  const loadNext = (): void => {
    const [source, image] = left.shift() ?? []
    // another pack has been requested since
    if (source === undefined || image === undefined || ready !== own) return
    image.addEventListener('load', () => void window.requestIdleCallback(loadNext), { once: true })
    image.src = source
  }
  window.requestIdleCallback(loadNext)
}

/** The back of the first or the second pack (E-2). */
export const backUrl = (pack: 0 | 1): string | undefined =>
  BACKS[`../../../resources/cards/backs/${PACKS[pack]}.svg`]
