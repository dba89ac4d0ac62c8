// The court cards: no figures but their arms. A crown above the great pip, each with its own
// bearers, on a field of lozenges; the field leaves the two corners to the large indices, and the
// card is the same from both ends.
import { CARD } from '../../src/shared/faces/corners.ts'
import { at, disc, dots, INK, line, PAPER } from '../trappola/pen.ts'
import { emblem } from './emblem.ts'
import { jacksBonnet, kingsCrown, queensCrown } from './headgear.ts'
import { GOLD } from './style.ts'
import { halberds, roses, swordAndSceptre } from './supporters.ts'

export const COURTS = ['K', 'Q', 'J'] as const
export type Court = (typeof COURTS)[number]

const FIELD = 'M80 15H285V248H220V419.1H15V186.1H80Z'
const WITHIN = 'M84.5 19.5H280.5V243.5H215.5V414.6H19.5V190.6H84.5Z'
const HALF = CARD.height / 2

/** The position of the arms of the upper half. */
const ARMS = { x: 182, crown: 99, pip: 145, size: 94 } as const

const LATTICE =
  '<pattern id="l" width="15" height="21" patternUnits="userSpaceOnUse"><path stroke-width=".9" d="M0 0 15 21M15 0 0 21"/></pattern>'

/** Lozenges, paler than anything that stands on them. */
const field = (colour: string): string =>
  [
    `<defs>${LATTICE.replace('<path', `<path stroke="${colour}"`)}</defs>`,
    `<path stroke="${colour}" stroke-width="2.4" fill="#fff8e4" d="${FIELD}"/>`,
    `<path stroke="none" opacity=".3" fill="url(#l)" d="${WITHIN}"/>`,
    `<path stroke="${colour}" stroke-width="1" d="${WITHIN}"/>`,
  ].join('')

/** The bar across the middle, with the sign of Cercle. */
const bar = (colour: string): string =>
  [
    `<path fill="${colour}" stroke="none" d="M15 207H285V227.1H15Z"/>`,
    line('M15 204H285M15 230.1H285', 1.2),
    dots(PAPER, 5, 10.5, `M25.5 ${HALF}H281`),
    disc(GOLD, CARD.width / 2, HALF, 24),
    `<circle fill="${PAPER}" stroke-width="1.2" cx="150" cy="${HALF}" r="19.5"/>`,
    at(CARD.width / 2, HALF, emblem(colour), 0, 0.48),
  ].join('')

function bearers(court: Court, colour: string): string {
  switch (court) {
    case 'K':
      return swordAndSceptre()
    case 'Q':
      return roses(colour)
    case 'J':
      return halberds()
  }
}

function headgear(court: Court, colour: string): string {
  switch (court) {
    case 'K':
      return kingsCrown(colour)
    case 'Q':
      return queensCrown(colour)
    case 'J':
      return jacksBonnet(colour)
  }
}

/** The pip with an edge of paper, so that it stands free of what is behind it. */
const greatPip = (colour: string): string =>
  `<use href="#p" fill="${colour}" stroke="${PAPER}" stroke-width="2.4" paint-order="stroke"/>`

const arms = (court: Court, colour: string): string =>
  [
    at(ARMS.x, ARMS.pip, bearers(court, colour), 0, 0.92),
    at(ARMS.x, ARMS.pip, greatPip(colour), 0, ARMS.size / 32),
    at(ARMS.x, ARMS.crown, headgear(court, colour), 0, 0.92),
  ].join('')

export const courtOf = (court: Court, colour: string): string =>
  [
    `<g fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">`,
    field(colour),
    `<g id="a">${arms(court, colour)}</g>`,
    `<use href="#a" transform="rotate(180 ${CARD.width / 2} ${HALF})"/>`,
    bar(colour),
    '</g>',
  ].join('')
