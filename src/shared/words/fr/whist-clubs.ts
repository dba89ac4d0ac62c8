// Short and long whist in French, written with plain spaces: points, revokes, options, presets.
import type { Penalty, WhistMarkRule, WhistSeenEvent } from '../../games/whist.ts'
import { otherSide } from '../../duel.ts'
import { counted } from '../counting.ts'
import { type ClubAsks, type ClubWord, type Prompts, teller } from '../play-words.ts'
import type { OptionTexts, PresetTexts, WhistPreset, WhistValues } from '../rule-words.ts'
import type { Company } from '../words.ts'
import { number, pointCount, theCards } from './cards.ts'

type Heard<Did extends WhistSeenEvent['did']> = Extract<WhistSeenEvent, { did: Did }>

const tricks = counted('fr-FR', number, {
  none: 'aucune levée',
  one: 'une levée au-dessus de six',
  other: (count) => `${count} levées au-dessus de six`,
})
const counters = counted('fr-FR', number, {
  none: 'rien',
  one: 'un jeton',
  other: (count) => `${count} jetons`,
})
const HONOURS: Readonly<Record<number, string>> = { 3: 'trois honneurs', 4: 'quatre honneurs' }

/** What points are for; `held`: tricks above the book, or honours. */
export const CLUB_MARKED: Readonly<
  Record<Extract<WhistMarkRule, 'W-14' | 'W-15' | 'W-20'>, (points: number, held: number) => string>
> = {
  'W-14': (points, held) => `${pointCount(points)} pour ${tricks(held)}`,
  'W-15': (points, held) => `${pointCount(points)} pour ${HONOURS[held] ?? ''}`,
  /** Points off are negative. */
  'W-20': (points) =>
    points < 0
      ? `${pointCount(-points)} de moins pour la renonce`
      : `${pointCount(points)} pour la renonce de l’autre camp`,
}

const PENALTIES: Readonly<Record<Penalty, string>> = {
  tricks: 'trois levées',
  off: 'trois points ôtés à l’autre camp',
  onto: 'trois points pour son camp',
}

const listOf = (parts: readonly string[]): string => parts.join(', ')

export function mended({ seat, back }: Heard<'mended'>, company: Company): string {
  const taken = listOf(back.flat().map((card) => theCards([card])))
  return teller(company, seat)(
    'Vous réparez votre renonce ;',
    'répare une renonce ;',
    `cartes reprises : ${taken}.`,
  )
}

export const chosePenalty = ({ seat, penalty }: Heard<'chosePenalty'>, company: Company): string =>
  teller(company, seat)('Vous prenez', 'prend', `pour la renonce ${PENALTIES[penalty]}.`)

/** How a rubber ended: its points, the balance, and what it is worth in counters (W-19). */
export function clubBalance(
  { seat, paid, stake }: Heard<'wonRubber'>,
  points: readonly [number, number],
): string {
  const [own, other] = [points[seat], points[otherSide(seat)]]
  const value =
    stake === undefined ? '' : `, à ${counters(stake)} le point ${counters(stake * Math.abs(paid))}`
  return `${own} à ${other} en points : ${pointCount(Math.abs(paid))}${value}.`
}

export const clubPrompts: Prompts<ClubAsks> = { redress: () => 'Quelle pénalité pour la renonce ?' }

export const NOTHING_TO_MEND = 'Vous n’avez aucune renonce qui puisse encore être réparée.'

/** On a button, and within a sentence. */
export const clubActions: Readonly<Record<ClubWord, readonly [button: string, deed: string]>> = {
  mend: ['Réparer la renonce', 'réparer la renonce'],
  penaltyTricks: ['Prendre trois levées', 'prendre trois levées'],
  penaltyOff: ['Leur ôter trois points', 'ôter trois points à l’autre camp'],
  penaltyOnto: ['Marquer trois points', 'marquer trois points'],
}

export const CLUB_OPTIONS: Pick<OptionTexts<WhistValues>, 'count' | 'stake'> = {
  count: {
    title: 'Le compte',
    hint: 'Le compte de notre source : dix points par les levées, chelems et honneurs à part ; ou celui des clubs anglais : une partie en cinq points ou en dix, honneurs compris.',
    source: 'Court et long : les lois des clubs de Londres, 1864.',
    values: {
      table: ['dix points (source)', 'dix points selon la source'],
      short: ['court : cinq points', 'whist court'],
      long: ['long : dix points', 'whist long'],
    },
  },
  stake: {
    title: 'L’enjeu',
    hint: 'Au whist court et long, les jetons que vaut un point du robre.',
    source: 'Les lois des clubs de Londres, 1864.',
    values: {
      none: ['points seuls', 'sans jetons'],
      '1': ['un jeton', 'un jeton par point'],
      '5': ['5 jetons', '5 jetons par point'],
      '10': ['10 jetons', '10 jetons par point'],
    },
  },
}

export const CLUB_PRESETS: Pick<PresetTexts<WhistPreset>, 'short' | 'long'> = {
  short: {
    title: 'Whist court',
    hint: 'Comme dans les clubs anglais : une partie en cinq points, chaque levée au-dessus de six compte un, les honneurs comptent ; une partie vaut d’un à trois points du robre.',
    source: 'lois des clubs de Londres, 1864',
  },
  long: {
    title: 'Whist long',
    hint: 'Le compte plus ancien des clubs anglais : une partie en dix points, chaque levée au-dessus de six compte un, les honneurs comptent ; une partie vaut un ou deux points du robre.',
    source: 'lois des clubs de Londres, 1864',
  },
}
