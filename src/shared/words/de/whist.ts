// Whist in German.
import { otherSide } from '../../duel.ts'
import type { WhistAction, WhistSeenEvent, WhistWhy } from '../../games/whist.ts'
import { counted } from '../counting.ts'
import {
  type BreachOf,
  type ClubAsks,
  type PlayAsks,
  type PlayWhy,
  type Prompts,
  type RevokeAsks,
  asked,
  teller,
  wordless,
} from '../play-words.ts'
import {
  type OptionTexts,
  type PresetTexts,
  type WhistPreset,
  type WhistValues,
  ruleWords,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import type { Company, GameWords } from '../words.ts'
import {
  breaches,
  cards,
  missing,
  number,
  packets,
  playSentence,
  pointCount,
  prompts,
  tellSide,
  theCards,
  turnUp,
} from './cards.ts'
import { inParties } from './coach.ts'
import { claimed, nothingClaimed, revokeActions, revokeBreaches, revokePrompts } from './revokes.ts'
import { TRICK_KINDS, TRICK_ROLES } from './trick-kinds.ts'
import {
  CLUB_MARKED,
  CLUB_OPTIONS,
  CLUB_PRESETS,
  NOTHING_TO_MEND,
  chosePenalty,
  clubActions,
  clubBalance,
  clubPrompts,
  mended,
} from './whist-clubs.ts'
import { COUNTED, SHEET } from './whist-counted.ts'
import { TABLE_OPTIONS } from './table-options.ts'

type Marked = Extract<WhistSeenEvent, { did: 'marked' }>

const HONOURS: Readonly<Record<number, string>> = {
  2: 'drei Honneurs',
  3: 'vier Honneurs',
  6: 'fünf Honneurs',
}

/** A trick of the score, above the book; the tricks of the play are „Stiche“. */
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

const MARKED: Readonly<Record<Marked['rule'], (points: number, held: number) => string>> = {
  ...CLUB_MARKED,
  'W-5': (points) => `für ${tricks(points / 2)} ${pointCount(points)}`,
  'W-7': (points) =>
    `für den ${points === 50 ? 'Groß-Schlemm' : 'Klein-Schlemm'} ${pointCount(points)}`,
  'W-8': (points) => `für ${HONOURS[points] ?? ''} ${number(points)} Nebenpunkte`,
  'G-2': missing,
}

const MARK = { you: 'legen', one: 'legt', several: 'legen' }
const WIN = { you: 'gewinnen', one: 'gewinnt', several: 'gewinnen' }
const PAID = {
  you: 'gewinnen den Robber und erhalten',
  one: 'gewinnt den Robber und erhält',
  several: 'gewinnen den Robber und erhalten',
}
const PAY = {
  you: 'gewinnen den Robber, zahlen aber',
  one: 'gewinnt den Robber, zahlt aber',
  several: 'gewinnen den Robber, zahlen aber',
}

function sentence(event: WhistSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)(
        'Sie geben und schlagen',
        'gibt und schlägt',
        `${turnUp(event.turnUp)}.`,
      )
    case 'marked':
      return tellSide(company, event.seat)(
        MARK,
        `${MARKED[event.rule](event.points, event.counted ?? 0)} an.`,
      )
    case 'claimedRevoke':
      return claimed(
        event,
        company,
        event.rule === undefined
          ? 'drei Stiche gehen an die andere Partei'
          : 'die Buße wird nach dem Spiel gewählt',
      )
    case 'counted':
      return nothingClaimed(event.seat, company)
    case 'mended':
      return mended(event, company)
    case 'chosePenalty':
      return chosePenalty(event, company)
    case 'wonPartie':
      return tellSide(company, event.seat)(
        WIN,
        `die Partie ${event.score[event.seat]}:${event.score[otherSide(event.seat)]}.`,
      )
    case 'wonRubber':
      if (event.points !== undefined)
        return tellSide(company, event.seat)(WIN, `den Robber, ${clubBalance(event, event.points)}`)
      return tellSide(company, event.seat)(
        event.paid < 0 ? PAY : PAID,
        `${counters(Math.abs(event.paid))}.`,
      )
    case 'led':
    case 'followed':
    case 'tookTrick':
    case 'gaveUp':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const OPTIONS: OptionTexts<WhistValues> = {
  ...TABLE_OPTIONS,
  ...CLUB_OPTIONS,
  partners: {
    title: 'Partner',
    hint: 'Jeder zieht eine Karte, und die beiden höchsten spielen zusammen, für jeden Robber aufs Neue; oder alle behalten ihre Plätze.',
    source: `Gezogen: ${SOURCES.e}. Fest: für das Spiel gegen den Computer.`,
    values: { drawn: ['gezogen', 'gezogene Partner'], fixed: ['fest', 'feste Partner'] },
  },
  irregularities: {
    title: 'Renoncen',
    hint: 'Karten, die nicht bedienen, werden zurückgewiesen oder dürfen gespielt und von der Gegenpartei gerügt werden; dann gehen drei Stiche an sie über.',
    source: 'Gerügt: das übliche Whistrecht.',
    values: {
      true: ['dürfen gerügt werden', 'Renoncen dürfen gerügt werden'],
      false: ['nicht möglich', 'keine Renoncen'],
    },
  },
}

const PRESETS: PresetTexts<WhistPreset> = {
  ...CLUB_PRESETS,
  standard: {
    title: 'Übliche Regeln',
    hint: 'Die Zählung unserer Quelle: Zwei Partien zu zehn Punkten gewinnen den Robber; Schlemm und Honneurs zählen daneben.',
    source: SOURCES.e,
  },
}

const PROMPTS: Prompts<PlayAsks | RevokeAsks | ClubAsks> = {
  ...prompts,
  ...revokePrompts,
  ...clubPrompts,
}

const BREACHES: Readonly<Record<WhistWhy | PlayWhy, string>> = {
  ...breaches,
  ...revokeBreaches,
  nothingToMend: NOTHING_TO_MEND,
}

const ACTIONS = { ...revokeActions, ...clubActions }

export const whist: GameWords = {
  title: 'Whist',
  subtitle: 'Vier Spieler in zwei Parteien, zwei Gewinnpartien',
  event(event: WhistSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<WhistWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: WhistAction) {
    return action.do === 'play' ? `${cards.cardName(action.card)} spielen` : ACTIONS[action.do][0]
  },
  deed(action: WhistAction) {
    return action.do === 'play' ? `${theCards([action.card])} spielen` : ACTIONS[action.do][1]
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => TRICK_KINDS[name] ?? name,
  role: (name) => TRICK_ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Eigene Regeln'),
}
