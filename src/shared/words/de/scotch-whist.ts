// Scotch Whist in German.
import { otherSide } from '../../duel.ts'
import type {
  TellingItem,
  ScotchWhistAction,
  ScotchWhistSeenEvent,
  ScotchWhistWhy,
} from '../../games/scotch-whist.ts'
import {
  type BreachOf,
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
  type ScotchWhistPreset,
  type ScotchWhistValues,
  ruleWords,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import type { Company, GameWords } from '../words.ts'
import {
  breaches,
  cards,
  missing,
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
import { COUNTED, SHEET } from './scotch-whist-counted.ts'
import { TABLE_OPTIONS } from './table-options.ts'
import { TRICK_KINDS, TRICK_ROLES } from './trick-kinds.ts'

type Marked = Extract<ScotchWhistSeenEvent, { did: 'marked' }>

const MARKED: Readonly<Record<Exclude<Marked['rule'], 'SW-5'>, (points: number) => string>> = {
  'SW-4': (points) => `für genommene Trümpfe und Karten ${pointCount(points)}`,
  'G-2': missing,
}

/** SW-5: what is told off. */
const ITEMS: Readonly<Record<TellingItem, string>> = {
  '10': 'die Trumpfzehn',
  cards: 'die Karten über achtzehn',
  A: 'das Trumpfass',
  K: 'den Trumpfkönig',
  Q: 'die Trumpfdame',
  J: 'den Trumpfbuben',
}

const marked = (event: Marked): string =>
  event.rule === 'SW-5'
    ? `für ${ITEMS[event.item]} ${pointCount(event.points)}`
    : MARKED[event.rule](event.points)

const MARK = { you: 'legen', one: 'legt', several: 'legen' }
const WIN = { you: 'gewinnen', one: 'gewinnt', several: 'gewinnen' }

const ORDINALS = ['', 'erstes', 'zweites', 'drittes']

function sentence(event: ScotchWhistSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)(
        'Sie geben und schlagen',
        'gibt und schlägt',
        `${turnUp(event.turnUp)}.`,
      )
    case 'tookUpHand':
      return `Beide Spieler nehmen ihr ${ORDINALS[event.number] ?? 'nächstes'} Blatt auf.`
    case 'marked':
      return tellSide(company, event.seat)(MARK, `${marked(event)} an.`)
    case 'claimedRevoke':
      return claimed(event, company, 'das kostet das Spiel')
    case 'counted':
      return nothingClaimed(event.seat, company)
    case 'wonPartie': {
      const score = `${event.score[event.seat]}:${event.score[otherSide(event.seat)]}`
      return tellSide(company, event.seat)(WIN, `die Partie ${score}.`)
    }
    case 'led':
    case 'followed':
    case 'tookTrick':
    case 'gaveUp':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const OPTIONS: OptionTexts<ScotchWhistValues> = {
  ...TABLE_OPTIONS,
  players: {
    title: 'Spieler',
    hint: 'Zwei gegeneinander, oder vier in zwei Parteien.',
    source: `Zwei: ${SOURCES.e}. Vier: die andere übliche Form.`,
    values: { '2': ['zwei', 'zwei Spieler'], '4': ['vier', 'vier Spieler'] },
  },
  hands: {
    title: 'Blätter',
    hint: 'Zu zweit: alle achtzehn Karten in einem Blatt, oder drei Blätter zu sechs nacheinander. Zu viert spielt jeder seine neun auf einmal.',
    source: `Achtzehn: ${SOURCES.e}. Dreimal sechs: sonst die übliche Form.`,
    values: {
      '18': ['eines zu achtzehn', 'ein Blatt zu achtzehn'],
      '3x6': ['drei zu sechs', 'drei Blätter zu sechs'],
    },
  },
  irregularities: {
    title: 'Renoncen',
    hint: 'Karten, die nicht bedienen, werden zurückgewiesen oder dürfen gespielt und von der Gegenpartei gerügt werden; eine Renonce kostet dann das Spiel.',
    source: 'Gerügt: das übliche Whistrecht.',
    values: {
      true: ['dürfen gerügt werden', 'Renoncen dürfen gerügt werden'],
      false: ['nicht möglich', 'keine Renoncen'],
    },
  },
}

const PRESETS: PresetTexts<ScotchWhistPreset> = {
  standard: {
    title: 'Übliche Regeln',
    hint: 'Zwei Spieler mit je achtzehn Karten; wer zuerst 41 Punkte hat, gewinnt.',
    source: SOURCES.e,
  },
  partners: {
    title: 'Zu viert',
    hint: 'Vier Spieler in zwei Parteien mit je neun Karten; welche Partei zuerst 41 Punkte hat, gewinnt.',
    source: 'die andere übliche Form',
  },
}

const BREACHES: Readonly<Record<PlayWhy | ScotchWhistWhy, string>> = {
  ...breaches,
  ...revokeBreaches,
}

const PROMPTS: Prompts<PlayAsks | RevokeAsks> = { ...prompts, ...revokePrompts }

/** Those of Whist, and one of this game. */
const KINDS: Readonly<Record<string, string>> = { ...TRICK_KINDS, keepTen: 'Die Trumpfzehn halten' }

export const scotchWhist: GameWords = {
  title: 'Scotch Whist',
  subtitle: 'Jagd auf die Trumpfzehn: 36 Karten für zwei oder vier Spieler, bis 41 Punkte',
  event(event: ScotchWhistSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy | ScotchWhistWhy>) {
    return BREACHES[breach.why]
  },
  action(action: ScotchWhistAction) {
    switch (action.do) {
      case 'play':
        return `${cards.cardName(action.card)} spielen`
      case 'claimRevoke':
      case 'count':
        return revokeActions[action.do][0]
      default:
        return wordless(action)
    }
  },
  deed(action: ScotchWhistAction) {
    switch (action.do) {
      case 'play':
        return `${theCards([action.card])} spielen`
      case 'claimRevoke':
      case 'count':
        return revokeActions[action.do][1]
      default:
        return wordless(action)
    }
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => KINDS[name] ?? name,
  role: (name) => TRICK_ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Eigene Regeln'),
}
