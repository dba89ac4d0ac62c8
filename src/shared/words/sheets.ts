// Which marks have a sign on a score sheet, game by game; every language writes the signs in its own way.
import type { Mark } from '../view.ts'
import type { Named } from './texts.ts'
import type { SheetWords } from './words.ts'

/** What marks of a game are for, where its sheet has a sign for it. */
interface Signs<Sign extends string> {
  readonly inFigures: SheetWords['inFigures']
  readonly isSummed?: boolean
  /** True for marks that are written beside the score, not counted in it. */
  readonly isAside?: SheetWords['isAside']
  readonly of: (mark: Mark) => Sign | null
}

export type EcarteSign = 'king' | 'vole' | 'vulnerable' | 'givenUp'
export type WhistSign = 'slam' | 'honours' | 'revoke' | 'givenUp'
export type ScotchWhistSign = 'toldOff' | 'givenUp'

export type HundertspielSign = 'announced' | 'dos' | 'scat' | 'failed' | 'givenUp'
export type TattelnSign = 'announced' | 'givenUp'

const byRule =
  <Sign extends string>(rules: Readonly<Record<string, Sign>>) =>
  ({ rule }: Mark): Sign | null =>
    rules[rule] ?? null

const ecarteRules = byRule<EcarteSign>({
  'E-5': 'king',
  'E-16': 'king',
  'E-25': 'vulnerable',
  'G-2': 'givenUp',
})

export const ECARTE_SIGNS: Signs<EcarteSign> = {
  inFigures: () => false,
  // tricks have a sign only when they were all of them
  of: (mark) => (mark.rule === 'E-24' ? (mark.points > 1 ? 'vole' : null) : ecarteRules(mark)),
}

/** W-9: bonus points do not count toward the game. */
const isBonus = ({ rule }: Mark): boolean => rule === 'W-7' || rule === 'W-8'

export const WHIST_SIGNS: Signs<WhistSign> = {
  inFigures: isBonus,
  isAside: isBonus,
  of: byRule({
    'W-7': 'slam',
    'W-8': 'honours',
    'W-15': 'honours',
    'W-20': 'revoke',
    'G-2': 'givenUp',
  }),
}

export const SCOTCH_WHIST_SIGNS: Signs<ScotchWhistSign> = {
  inFigures: () => true,
  of: byRule({ 'SW-5': 'toldOff', 'G-2': 'givenUp' }),
}

export const HUNDERTSPIEL_SIGNS: Signs<HundertspielSign> = {
  inFigures: () => true,
  isSummed: true,
  of: byRule({
    'H-10': 'announced',
    'H-13': 'dos',
    'H-14': 'dos',
    'H-15': 'dos',
    'H-18': 'failed',
    'H-26': 'scat',
    'G-1': 'givenUp',
    'G-2': 'givenUp',
  }),
}

export const TATTELN_SIGNS: Signs<TattelnSign> = {
  inFigures: () => true,
  isSummed: true,
  of: byRule({ 'T-10': 'announced', 'G-2': 'givenUp' }),
}

/** The sheet of a game in one language. */
export const sheetWords = <Sign extends string>(
  { inFigures, isSummed = false, isAside = () => false, of }: Signs<Sign>,
  texts: Readonly<Record<Sign, Named>>,
  aside: Named | null = null,
): SheetWords => ({
  inFigures,
  isSummed,
  aside,
  isAside,
  signs: Object.values(texts),
  sign(mark) {
    const sign = of(mark)
    return sign === null ? null : texts[sign]
  },
})
