// Short and long whist in German: points, revokes mended and paid, options and presets.
import type { Penalty, WhistMarkRule, WhistSeenEvent } from '../../games/whist.ts'
import { otherSide } from '../../duel.ts'
import { counted } from '../counting.ts'
import { type ClubAsks, type ClubWord, type Prompts, teller } from '../play-words.ts'
import type { OptionTexts, PresetTexts, WhistPreset, WhistValues } from '../rule-words.ts'
import type { Company } from '../words.ts'
import { number, pointCount, theCards } from './cards.ts'

type Heard<Did extends WhistSeenEvent['did']> = Extract<WhistSeenEvent, { did: Did }>

const tricks = counted('de-DE', number, {
  none: 'keinen Trick',
  one: 'einen Trick',
  other: (count) => `${count} Tricks`,
})
const counters = counted('de-DE', number, {
  none: 'nichts',
  one: 'eine Spielmarke',
  other: (count) => `${count} Spielmarken`,
})
const HONOURS: Readonly<Record<number, string>> = { 3: 'drei Honneurs', 4: 'vier Honneurs' }

/** What points are for; `held`: tricks above the book, or honours. */
export const CLUB_MARKED: Readonly<
  Record<Extract<WhistMarkRule, 'W-14' | 'W-15' | 'W-20'>, (points: number, held: number) => string>
> = {
  'W-14': (points, held) => `für ${tricks(held)} ${pointCount(points)}`,
  'W-15': (points, held) => `für ${HONOURS[held] ?? ''} ${pointCount(points)}`,
  /** Points off are negative. */
  'W-20': (points) =>
    points < 0
      ? `für die eigene Renonce ${pointCount(-points)} weniger`
      : `für die Renonce der anderen Partei ${pointCount(points)}`,
}

const PENALTIES: Readonly<Record<Penalty, string>> = {
  tricks: 'drei Stiche',
  off: 'drei Punkte Abzug für die andere Partei',
  onto: 'drei Punkte für die eigene Partei',
}

const listOf = (parts: readonly string[]): string => parts.join(', ')

export function mended({ seat, back }: Heard<'mended'>, company: Company): string {
  const taken = listOf(back.flat().map((card) => theCards([card])))
  return teller(company, seat)(
    'Sie machen Ihre Renonce gut;',
    'macht eine Renonce gut;',
    `wieder aufgenommen: ${taken}.`,
  )
}

export const chosePenalty = ({ seat, penalty }: Heard<'chosePenalty'>, company: Company): string =>
  teller(company, seat)('Sie nehmen', 'nimmt', `für die Renonce ${PENALTIES[penalty]}.`)

/** How a rubber ended: its points, the balance, and what it is worth in counters (W-19). */
export function clubBalance(
  { seat, paid, stake }: Heard<'wonRubber'>,
  points: readonly [number, number],
): string {
  const [own, other] = [points[seat], points[otherSide(seat)]]
  const value =
    stake === undefined
      ? ''
      : `, zu ${counters(stake)} je Punkt ${counters(stake * Math.abs(paid))}`
  return `${own}:${other} nach Punkten: ${pointCount(Math.abs(paid))}${value}.`
}

export const clubPrompts: Prompts<ClubAsks> = { redress: () => 'Welche Buße für die Renonce?' }

export const NOTHING_TO_MEND = 'Sie haben keine Renonce, die sich noch gutmachen lässt.'

/** On a button, and within a sentence. */
export const clubActions: Readonly<Record<ClubWord, readonly [button: string, deed: string]>> = {
  mend: ['Renonce gutmachen', 'die Renonce gutmachen'],
  penaltyTricks: ['Drei Stiche nehmen', 'drei Stiche nehmen'],
  penaltyOff: ['Drei Punkte abziehen', 'der anderen Partei drei Punkte abziehen'],
  penaltyOnto: ['Drei Punkte anlegen', 'drei Punkte für sich anlegen'],
}

export const CLUB_OPTIONS: Pick<OptionTexts<WhistValues>, 'count' | 'stake'> = {
  count: {
    title: 'Zählweise',
    hint: 'Die Zählung unserer Quelle: zehn Punkte aus Tricks, Schlemm und Honneurs daneben; oder die der englischen Klubs: eine Partie zu fünf oder zu zehn Punkten, mit den Honneurs.',
    source: 'Kurz und lang: die Regeln der Londoner Klubs, 1864.',
    values: {
      table: ['zehn Punkte (Quelle)', 'zehn Punkte nach der Quelle'],
      short: ['kurz: fünf Punkte', 'kurzes Whist'],
      long: ['lang: zehn Punkte', 'langes Whist'],
    },
  },
  stake: {
    title: 'Einsatz',
    hint: 'Bei kurz und lang: wie viele Spielmarken ein Punkt des Robbers wert ist.',
    source: 'Die Regeln der Londoner Klubs, 1864.',
    values: {
      none: ['nur Punkte', 'ohne Spielmarken'],
      '1': ['eine Spielmarke', 'eine Spielmarke je Punkt'],
      '5': ['5 Spielmarken', '5 Spielmarken je Punkt'],
      '10': ['10 Spielmarken', '10 Spielmarken je Punkt'],
    },
  },
}

export const CLUB_PRESETS: Pick<PresetTexts<WhistPreset>, 'short' | 'long'> = {
  short: {
    title: 'Kurzes Whist',
    hint: 'Wie in den englischen Klubs: eine Partie zu fünf Punkten, jeder Stich über sechs zählt einen, Honneurs zählen mit; eine Partie ist ein bis drei Punkte des Robbers wert.',
    source: 'Regeln der Londoner Klubs, 1864',
  },
  long: {
    title: 'Langes Whist',
    hint: 'Die ältere Zählung der englischen Klubs: eine Partie zu zehn Punkten, jeder Stich über sechs zählt einen, Honneurs zählen mit; eine Partie ist einen oder zwei Punkte des Robbers wert.',
    source: 'Regeln der Londoner Klubs, 1864',
  },
}
